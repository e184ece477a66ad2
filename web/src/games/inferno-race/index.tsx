/** Inferno, the race, at the browser's table. */
import { Sym } from "../../ui/defs";
import type { GameModule, Say } from "../types";
import { Board } from "./Board";
import { Side, Small } from "./Fight";
import { ROUND } from "./geometry";
import { Hand } from "./Hand";
import { COLOURS, Imp } from "./pieces";
import "./race.css";
import { setUp } from "./setUp";
import { asked, meant, type RaceView } from "./view";
import { ahead, aheads, buttons, note, progress } from "./words";

/** So many rounds before the last one the table is told (D71, D72). */
const NEAR = 10;

/** Gems, hand and throne at each name. */
function status(view: RaceView, seat: number, say: Say) {
  const p = view.players[seat];
  if (!p) return "";
  const told = say("web-status", { gems: p.gems, cards: p.cards, throne: p.throne, dead: p.dead });
  return (
    <span class="purse-line" role="img" data-tip={told} aria-label={told}>
      <span>
        <Small id="gem" size={14} /> {p.gems}
      </span>
      <span>
        <Small id="t-card" size={15} /> {p.cards}
      </span>
      <span>
        <Small id="throne" size={15} class={`p-${COLOURS[seat]}`} /> {p.throne}
      </span>
    </span>
  );
}

const UP: Record<number, string> = {
  5: "return",
  11: "death",
  13: "card",
  16: "death",
  21: "treasure",
  25: "angel",
  29: "death",
  33: "card",
  35: "banana",
  39: "treasure",
};
const IMPS: [number, number][] = [
  [3, 2],
  [8, 1],
  [19, 3],
  [26, 2],
  [31, 1],
  [36, 0],
];
/** The board in small, for the home page. */
function Thumb() {
  return (
    <svg class="race" viewBox="250 90 840 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={ROUND.ledge} fill="var(--slab)" />
      {ROUND.spots.map((spot, i) => (
        <g key={i}>
          <path class={UP[i] ? "face" : "back"} d={spot.shape} />
          {UP[i] && (
            <g class="sign">
              <Sym id={`t-${UP[i]}`} x={spot.at[0]} y={spot.at[1]} size={36} />
            </g>
          )}
        </g>
      ))}
      {IMPS.map(([square, seat]) => (
        <Imp key={square} seat={seat} at={ROUND.spots[square]!.at} size={52} />
      ))}
      <g class="p-red piece">
        <Sym id="throne" x={668} y={386} size={120} />
      </g>
    </svg>
  );
}

const infernoRace: GameModule = {
  colour: (_seats, seat) => COLOURS[seat]!,
  Board,
  Thumb,
  Hand,
  Side,
  meant,
  ahead,
  aheads,
  begins: (view: RaceView) => asked(view)?.step === "main",
  setUp,
  buttons,
  note,
  status,
  progress,
  threat: (view: RaceView, say, name) => {
    const near = view.players.flatMap((p, seat) => (view.target > 1 && p.throne === view.target - 1 ? [seat] : []));
    const calm = view.quiet.limit ? Math.ceil((view.quiet.limit - view.quiet.turns) / view.players.length) : NEAR + 1;
    const ends =
      view.rounds_left !== null && view.rounds_left <= NEAR
        ? [say("web-last-rounds", { left: view.rounds_left })]
        : calm <= NEAR
          ? [say("web-quiet-rounds", { left: calm })]
          : [];
    const told = [...near.map((seat) => say("web-threat", { name: name(seat) })), ...ends];
    return told.length ? { seat: near[0] ?? null, text: told.join(" ") } : null;
  },
  turn: (view: RaceView, say) => say("web-round", { round: view.round, target: view.target }),
  terse: true,
  minutes: 45,
  tags: ["web-tag-dice", "web-tag-cards"],
};

export default infernoRace;
