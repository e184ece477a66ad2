/** What lies before one player: souls for all to see, special cards face down, and what the player was heard to say. */
import { t } from "../../text/speak";
import { SeatChip } from "../../ui/parts";
import type { Talk } from "../types";
import { draft, EMPTY } from "./draft";
import { Soul } from "./Soul";
import { asks, COLOURS, cardsOf, GAME, type Special, soulName, type TradeView, wish } from "./view";

/** So many souls lie in one row before the market has moved any; more are put closer together, and at last into a second row. */
const ROW: Record<number, number> = { 2: 9, 3: 6, 4: 9, 5: 7, 6: 6 };
const CLOSER = 2;

const KINDS: Special[] = ["SO", "BA", "GS"];

/** What is to be known of a player besides the cards. */
function news(view: TradeView, seat: number): string {
  const player = view.players[seat]!;
  const likes = wish(player);
  if (view.step === "lists") return t(view.handed.includes(seat) ? "web-list-in" : "web-list-out", {}, GAME);
  if (view.step === "ready") return t(view.ready.includes(seat) ? "web-is-ready" : "web-not-ready", {}, GAME);
  return [
    likes && seat !== view.you?.seat ? t("web-asks-for", { soul: soulName(likes) }, GAME) : "",
    t("board-specials", { count: player.specials }, GAME),
    player.face_down ? t("board-face-down", { count: player.face_down }, GAME) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

interface Props {
  view: TradeView;
  seat: number;
  name: string;
  talk: Talk | undefined;
  /** Souls that are marked: they have just come here. */
  moved?: Set<unknown>;
}

export function Stall({ view, seat, name, talk, moved }: Props) {
  const mine = view.you?.seat === seat;
  const player = view.players[seat]!;
  const cards = cardsOf(player);
  const row = ROW[view.seats]!;
  const stop = view.interrupt;
  const asked = asks(view);
  const choosing = asked === "SO" ? stop?.player === seat : asked === "GS" && mine;
  const slot = view.slot?.seat === seat;
  const picked = stop?.special === "GS" && stop.picked?.includes(seat);
  const about = t("web-stall", { name, souls: cards.length, specials: player.specials }, GAME);
  return (
    <section
      class={`stall p-${COLOURS[seat]}${mine ? " me" : ""}${slot ? " slot" : ""}${choosing ? " asked" : ""}`}
      data-stall={seat}
      aria-label={about}
    >
      <header>
        <SeatChip colour={COLOURS[seat]!} size={26} />
        <b class="stall-name">{mine ? t("web-your-souls", {}, GAME) : name}</b>
        {slot && <span class="tag">{t("web-slot", {}, GAME)}</span>}
        {picked && <span class="tag good">✓ {t("web-has-chosen", {}, GAME)}</span>}
        <span class="mut">
          {mine && view.you?.total != null && view.run > 0 ? (
            <>
              {t("web-worth", {}, GAME)} <b class="total">{view.you.total}</b>
            </>
          ) : (
            news(view, seat)
          )}
        </span>
      </header>
      {talk && (
        <p class="bubble" key={talk.version} aria-hidden="true">
          {talk.text}
        </p>
      )}
      <div class="souls" style={{ "--row": String(Math.max(row, Math.min(cards.length, row + CLOSER))) }}>
        {cards.map((card, i) => (
          <Soul
            key={card}
            view={view}
            card={card}
            owner={seat}
            first={i === 0}
            choosing={choosing && player.free.includes(card)}
            moved={moved?.has(card) ?? false}
          />
        ))}
        {cards.length === 0 && <p class="mut2 none">{t(view.run === 0 ? "web-not-dealt" : "web-no-souls", {}, GAME)}</p>}
        {mine && <Specials view={view} />}
      </div>
    </section>
  );
}

/** One's own special cards: pointing at one begins to play it. */
function Specials({ view }: { view: TradeView }) {
  const d = draft.value;
  const held = KINDS.flatMap((kind) => Array.from({ length: view.you!.specials[kind] }, (_, i) => [kind, i] as const));
  if (!held.length) return null;
  return (
    <div class="specials">
      {held.map(([kind, i]) => (
        <button
          type="button"
          key={`${kind}${i}`}
          class={`gcard spec can${d.kind === kind && i === 0 ? " up" : ""}`}
          data-special={kind}
          data-tip={`${t(`word-special-${kind}`, {}, GAME)}: ${t(`web-${kind.toLowerCase()}-how`, {}, GAME)}`}
          aria-pressed={d.kind === kind && i === 0}
          onClick={() => {
            draft.value = d.kind === kind ? EMPTY : { ...EMPTY, kind };
          }}
        >
          <span class="nm2">{t(`word-special-${kind}`, {}, GAME)}</span>
          <svg width="30" height="30" viewBox="0 0 48 48" aria-hidden="true">
            <use href="#cardback" />
          </svg>
          <span class="nm">{t(`web-special-${kind}`, {}, GAME)}</span>
        </button>
      ))}
    </div>
  );
}
