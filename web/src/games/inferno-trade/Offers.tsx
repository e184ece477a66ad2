/** The open offers: those made to me first, then those to everybody, my own, and what others offer each other. */
import { useRef } from "preact/hooks";
import { t } from "../../text/speak";
import { clockText, SeatChip } from "../../ui/parts";
import type { BoardProps } from "../types";
import { Deal, Gain } from "./Deal";
import { clear, counter, draft, hidden, wise } from "./draft";
import { useHeldFocus } from "./focus";
import { gameNow } from "./time";
import { COLOURS, GAME, gain, names, type Offer, soulOf, type TradeView } from "./view";

type Props = BoardProps<TradeView>;
/** Milliseconds for which a moved offer takes no click: less than it takes to aim anew. */
const STEADY = 300;

export function Offers({ view, name, play, small }: Props & { small: boolean }) {
  const box = useRef<HTMLElement>(null);
  const me = view.you?.seat ?? null;
  const lacks = (o: Offer) => (me !== null && o.to === null && o.author !== me ? lacking(view, o) : []);
  const rank = (o: Offer) => (me !== null && o.to === me ? 0 : o.author === me ? 2 : o.to === null && !lacks(o).length ? 1 : 3);
  // The oldest first: what one is about to press stays where it is when something new comes in.
  const shown = view.offers.filter((o) => !hidden.value.includes(o.id)).sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  const near = shown.filter((o) => me !== null && rank(o) < 3);
  const far = shown.filter((o) => !near.includes(o));
  const shifted = useShifts(near.map((o) => o.id));
  useHeldFocus(box, view.offers.map((o) => o.id).join());
  if (small && near.length === 0) return null;
  return (
    <section class="panel offers" ref={box} aria-label={t("web-offers", {}, GAME)}>
      <header>
        <h2 tabIndex={-1}>{t("web-offers", {}, GAME)}</h2>
        <span class="mut">{t("web-open-count", { count: view.offers.length }, GAME)}</span>
      </header>
      {near.map((o) => (
        <Article key={o.id} offer={o} view={view} name={name} play={play} steady={(event) => event.detail === 0 || !shifted(o.id)} />
      ))}
      {!small && far.length > 0 && (
        <ul class="others-offers">
          {far.map((o) => (
            <li key={o.id}>
              <SeatChip colour={COLOURS[o.author]!} size={20} />{" "}
              <span>
                {o.to === null
                  ? `${t("web-far-all", { author: name(o.author), give: names(o.give), want: names(o.want) }, GAME)}${lacks(o).length ? `. ${t("web-you-lack", { souls: names(lacks(o)) }, GAME)}` : ""}`
                  : t("web-far", { author: name(o.author), partner: name(o.to), give: names(o.give), want: names(o.want) }, GAME)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && <p class="in mut2">{t(view.you ? "web-no-offers" : "web-no-offers-watching", {}, GAME)}</p>}
    </section>
  );
}

/** The wanted souls of an offer to everybody that the viewer has no free card of. */
function lacking(view: TradeView, offer: Offer): string[] {
  const souls = view.players[view.you!.seat]!.free.map(soulOf);
  return offer.want.filter((soul) => !souls.includes(soul));
}

/** An offer that has just moved up under the pointer is not the one that was aimed at. */
function useShifts(ids: number[]): (id: number) => boolean {
  const kept = useRef({ places: new Map<number, number>(), moved: new Map<number, number>() });
  ids.forEach((id, place) => {
    const was = kept.current.places.get(id);
    if (was !== undefined && was !== place) kept.current.moved.set(id, performance.now());
  });
  kept.current.places = new Map(ids.map((id, place) => [id, place]));
  return (id) => performance.now() - (kept.current.moved.get(id) ?? -STEADY) < STEADY;
}

function Article({
  offer,
  view,
  name,
  play,
  steady,
}: { offer: Offer; view: TradeView; steady: (event: MouseEvent) => boolean } & Pick<Props, "name" | "play">) {
  const me = view.you!.seat;
  // While a special card is being answered nothing else can be done.
  const stopped = view.interrupt !== null;
  const mine = offer.author === me;
  const give = mine ? offer.give : offer.want;
  const get = mine ? offer.want : offer.give;
  const all = offer.to === null;
  const answers = draft.value.re === offer.id;
  const advice = wise.value?.id === offer.id ? wise.value.say : null;
  const worth = gain(view, give, get) ?? 0;
  const who = mine
    ? all
      ? t("web-mine-to-all", {}, GAME)
      : t("web-mine-to", { name: name(offer.to!) }, GAME)
    : all
      ? t("web-his-to-all", { name: name(offer.author) }, GAME)
      : t("web-his-to-you", { name: name(offer.author) }, GAME);
  return (
    <article class={`offer p-${COLOURS[offer.author]}${answers ? " answering" : ""}${advice ? " wise" : ""}`} data-offer={offer.id}>
      <header>
        <SeatChip colour={COLOURS[offer.author]!} size={20} />
        <b>{who}</b>
        {offer.until !== null && <Left until={offer.until} />}
      </header>
      <Deal
        view={view}
        give={give}
        get={get}
        giver={t("web-you-give", {}, GAME)}
        partner={mine ? offer.to : offer.author}
        souls={all ? (mine ? "get" : "give") : null}
      />
      <footer>
        <Gain view={view} give={give} get={get} />
        {mine && view.driver !== "turns" && (
          <button
            type="button"
            disabled={stopped}
            class={`btn sm${advice === "withdraw" ? " wise" : ""}`}
            onClick={() => void play(`wd#${offer.id}`)}
          >
            {t("web-withdraw", {}, GAME)}
          </button>
        )}
        {!mine && !all && (
          <button
            type="button"
            disabled={stopped}
            class={`btn sm gho${advice === "decline" ? " wise" : ""}`}
            onClick={(e) => {
              if (steady(e)) void play(`no#${offer.id}`);
            }}
          >
            {t("web-refuse", {}, GAME)}
          </button>
        )}
        {!mine && all && (
          <button
            type="button"
            class="btn sm gho"
            onClick={() => {
              hidden.value = [...hidden.value, offer.id];
            }}
          >
            {t("web-hide", {}, GAME)}
          </button>
        )}
        {!mine && !all && (
          <button
            type="button"
            class="btn sm"
            disabled={stopped}
            aria-pressed={answers}
            onClick={() => (answers ? clear() : counter(offer))}
          >
            {t("web-counter", {}, GAME)}
          </button>
        )}
        {!mine && (
          <button
            type="button"
            disabled={stopped}
            class={`btn sm${worth > 0 ? " pri" : ""}${advice === "accept" ? " wise" : ""}`}
            onClick={(e) => {
              if (steady(e)) void play(`ok#${offer.id}`);
            }}
          >
            {t("web-accept", {}, GAME)}
          </button>
        )}
      </footer>
    </article>
  );
}

/** How long an offer still stands. */
function Left({ until }: { until: number }) {
  return <span class="ttl">{clockText(until - gameNow())}</span>;
}
