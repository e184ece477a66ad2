/** What is being put together, with what it is worth; sent as it stands, and judged by the rules alone. */
import { t } from "../../text/speak";
import { Panel } from "../../ui/parts";
import type { BoardProps } from "../types";
import { Deal, Gain } from "./Deal";
import { address, clear, draft, isEmpty, notation } from "./draft";
import { back } from "./focus";
import { cardsOf, GAME, soulName, soulOf, type TradeView } from "./view";

type Props = BoardProps<TradeView>;

export function Compose(props: Props) {
  const { view, name, play, say } = props;
  const d = draft.value;
  const text = notation(d);
  // The table is free for the next deal at once; what the rules refuse comes back, unless something new was begun.
  const send = async () => {
    if (!text) return;
    clear();
    back();
    if (!(await play(text)) && isEmpty(draft.value)) draft.value = d;
  };
  const cancel = () => {
    clear();
    back();
  };
  const speak = () =>
    say?.(
      `/${d.want.length ? (d.give.length ? "trade" : "wish") : "sell"}${[d.give, d.want].map((cards) => (cards.length ? ` ${cards.map(soulOf).join("+")}` : "")).join("")}`,
    );
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== view.you?.seat);
  const title =
    d.kind !== "offer"
      ? t(`word-special-${d.kind}`, {}, GAME)
      : d.re !== null
        ? t("web-your-counter", { name: name(d.to as number) }, GAME)
        : t("web-your-offer", {}, GAME);
  return (
    <Panel
      title={title}
      class="compose"
      right={
        d.kind === "offer" &&
        d.re === null && (
          <label class="to">
            <span class="vh">{t("web-to-whom", {}, GAME)}</span>
            <select
              value={String(d.to ?? "all")}
              onChange={(e) => address(view, e.currentTarget.value === "all" ? "all" : Number(e.currentTarget.value))}
            >
              {others.map((seat) => (
                <option key={seat} value={seat}>
                  {t("web-to", { name: name(seat) }, GAME)}
                </option>
              ))}
              <option value="all">{t("web-to-all", {}, GAME)}</option>
            </select>
          </label>
        )
      }
    >
      <div class="in">
        {d.kind === "offer" ? (
          <Deal
            view={view}
            give={d.give}
            get={d.want}
            giver={t("web-you-give", {}, GAME)}
            partner={typeof d.to === "number" ? d.to : null}
            souls={d.to === "all" ? "get" : null}
            dropGive={(card) => {
              draft.value = { ...d, give: d.give.filter((c) => c !== card) };
            }}
            dropGet={(card) => {
              draft.value = { ...d, want: d.want.filter((c) => c !== card) };
            }}
          />
        ) : (
          <Target {...props} />
        )}
      </div>
      <footer class="in">
        {d.kind === "offer" ? <Gain view={view} give={d.give} get={d.want} /> : <span class="gain" />}
        {d.kind === "offer" && say && (
          <button type="button" class="btn sm gho" onClick={speak}>
            {t("web-say-it", {}, GAME)}
          </button>
        )}
        <button type="button" class="btn gho" onClick={cancel}>
          {t("web-cancel", {}, GAME)}
        </button>
        <button type="button" class="btn pri send" disabled={!text || view.interrupt !== null} onClick={() => void send()}>
          {t(d.kind !== "offer" ? "web-play-special" : d.re !== null ? "web-send-counter" : "web-send-offer", {}, GAME)}
        </button>
      </footer>
    </Panel>
  );
}

/** What a special card is aimed at. */
function Target({ view, name }: Props) {
  const d = draft.value;
  const me = view.you!.seat;
  if (d.kind === "GS") {
    const near = { left: (me + 1) % view.seats, right: (me + view.seats - 1) % view.seats };
    return (
      <fieldset class="ways">
        <legend>{t("web-gs-how", {}, GAME)}</legend>
        <div class="chips">
          {(["left", "right"] as const).map((way) => (
            <label key={way} class={`chip${d.want[0] === way ? " on" : ""}`}>
              <input
                type="radio"
                name="way"
                checked={d.want[0] === way}
                onChange={() => {
                  draft.value = { ...d, want: [way] };
                }}
              />
              {way === "left" ? "← " : ""}
              {t("web-gs-way", { way: t(`word-way-${way}`, {}, GAME), name: name(near[way]) }, GAME)}
              {way === "right" ? " →" : ""}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  const target = d.want[0];
  if (!target) return <p class="mut2">{t(`web-${d.kind === "SO" ? "so" : "ba"}-how`, {}, GAME)}</p>;
  if (d.kind === "SO") return <p>{t("web-so-ready", { soul: soulName(target), name: name(d.to as number) }, GAME)}</p>;
  const lost = cardsOf(view.players[me]!).filter((card) => soulOf(card) === target);
  return (
    <>
      <p>{t("web-ba-ready", { soul: soulName(target) }, GAME)}</p>
      {lost.length > 0 && view.options["buona_azione"] !== "minus7" && <Gain view={view} give={lost} get={[]} />}
    </>
  );
}
