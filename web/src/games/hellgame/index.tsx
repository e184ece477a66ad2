/** The HellGame at the browser's table. The board is a part of its own, fetched with the first table. */
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
    const near = threats(view).find(({ owner }) => seatOf(owner) >= 0);
    return near ? { seat: seatOf(near.owner), text: say("web-threat", { name: name(seatOf(near.owner)), circle: near.circle }) } : null;
  },
  turn: (view: HellView, say) => say("web-turn", { turn: Math.max(1, view.turn) }),
  terse: true,
  minutes: 180,
  tags: ["web-tag-dice", "web-tag-cards"],
};

export default hellgame;
