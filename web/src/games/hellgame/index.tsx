/** The HellGame at the browser's table. The board is a part of its own, fetched with the first table. */
import type { GameEvent } from "../../net/wire";
import type { BoardProps, GameModule, Say } from "../types";
import { lazily } from "./lazily";
import { Thumb } from "./Thumb";
import { COLOURS, type HellView, seatOf, sectionsOf, threats } from "./view";
import { buttons, meant, note, plain, progress, wordText } from "./words";

const Board = lazily<BoardProps<HellView>>(async () => (await import("./parts")).Board, "hell-room");
const Hand = lazily<BoardProps<HellView>>(async () => (await import("./parts")).Hand, "");
const Side = lazily<BoardProps<HellView>>(async () => (await import("./parts")).Side, "");

/** Souls, favors, disfavors, cards and sections at each name. */
function status(view: HellView, seat: number, say: Say) {
  const p = view.players[seat];
  if (!p) return "";
  const sections = sectionsOf(view, seat);
  const icon = (id: string, size: number) => (
    <svg class="ic" width={size} height={size} aria-hidden="true">
      <use href={`#${id}`} width={size} height={size} />
    </svg>
  );
  return (
    <span
      class="purse-line"
      role="img"
      data-tip={say("web-status", { souls: p.souls, favors: p.favors, disfavors: p.disfavors, cards: p.cards, sections })}
      aria-label={say("web-status", { souls: p.souls, favors: p.favors, disfavors: p.disfavors, cards: p.cards, sections })}
    >
      <span>
        {icon("soul", 15)} {p.souls}
      </span>
      <span>
        {icon("favor", 14)} {p.favors}
      </span>
      <span>
        {icon("disfavor", 13)} {p.disfavors}
      </span>
      <span>
        {icon("t-card", 14)} {p.cards}
      </span>
      <span>{say("web-sections", { count: sections })}</span>
    </span>
  );
}

/** Blows: units and demons fall, a fight is won. */
const STRIKES = new Set([
  "units_destroyed",
  "losses",
  "won",
  "captured",
  "incapacitated",
  "demon_destroyed",
  "destroyed_by_uriel",
  "all_is_lost",
  "three_sixes",
]);
const strikes = ({ name, params }: GameEvent) => STRIKES.has(name) && params["units"] !== 0;
/** What changes hands. */
const MATTERS = new Set([
  "petitioned",
  "granted",
  "revoked",
  "freebooters_take",
  "sections_swapped",
  "dispersed",
  "turned",
  "unit_changed",
  "souls_stolen",
  "cards_stolen",
  "recruited",
  "tamed",
  "cast",
  "countered",
  "permanent",
  "uriel_called",
  "lilith_appears",
  "rampage",
  "deserted",
  "fled",
]);
/** What only begins, or is the die of, something that is told anyway. */
const MERE = new Set([
  "declared",
  "rolled",
  "attacked",
  "combat",
  "income",
  "upkeep",
  "bought",
  "discarded",
  "card_drawn",
  "joined",
  "passed_for_good",
  "taming",
]);

/** So many turns before the last one the table is told (H27.3). */
const LAST = 3;

const hellgame: GameModule = {
  colour: (_seats, seat) => COLOURS[seat]!,
  Board,
  Hand,
  Side,
  Thumb,
  meant,
  buttons,
  progress,
  note,
  status,
  word: wordText,
  plain,
  threat: (view: HellView, say, name) => {
    const near = threats(view);
    const left = Number(view.options["max_turns"]) ? Number(view.options["max_turns"]) - view.turn : LAST + 1;
    const told = [
      ...near.map(({ owner, circle }) => say("web-threat", { name: name(seatOf(owner)), circle })),
      ...(left <= LAST ? [say("event-turns_left", { left })] : []),
    ];
    return told.length ? { seat: near[0] ? seatOf(near[0].owner) : null, text: told.join(" ") } : null;
  },
  strikes,
  matters: (event) => strikes(event) || MATTERS.has(event.name),
  mere: ({ name }) => MERE.has(name),
  turn: (view: HellView, say) => say("web-turn", { turn: Math.max(1, view.turn) }),
  terse: true,
  minutes: 180,
  tags: ["web-tag-dice", "web-tag-cards"],
};

export default hellgame;
