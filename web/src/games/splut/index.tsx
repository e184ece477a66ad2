/** Splut! at the browser's table. */

import type { Node } from "../../board/trie";
import type { Word } from "../../net/wire";
import { Sym } from "../../ui/defs";
import type { GameModule, Say } from "../types";
import { Board, COLOURS } from "./Board";
import { beside, CELLS, centre, flight, pointsAt, type SplutView, sideOf } from "./geometry";
import { setUp } from "./setUp";

const PLACES: Record<number, string> = { 2: "sn", 3: "swn", 4: "swne" };

/** Onto a rock a troll steps to throw it, past its goal a throw has a way, and a sorcerer lifts what is pointed at after its goal. */
function meant(view: SplutView, path: Word[], word: Word): Word[] | null {
  const piece = path.find((w) => w[1] === "piece");
  const target = path.find((w) => w[1] === "cell");
  if (!piece || word[1] !== "cell") return null;
  if (target && piece[0] === "S") return [piece, target, ["levitate", "choice"], word];
  if (target && piece[0] === "T") {
    const way = "nesw".split("").find((w) => beside(target[0], w) === word[0]);
    return way ? [piece, target, ["throw", "choice"], [way, "direction"]] : null;
  }
  return piece[0] === "T" && view.rocks.includes(word[0]) ? [piece, word, ["throw", "choice"]] : [piece, word];
}

/** While others act: a piece of one's own, then where it is to go. */
export function ahead(view: SplutView, seat: number, path: Word[], word: Word): Word[] | null {
  if (word[1] !== "cell") return null;
  const own = view.pieces.find((p) => p.seat === seat && p.cell === word[0]);
  if (own) return path[0]?.[0] === own.piece ? null : [[own.piece, "piece"]];
  return path.length ? [path[0]!, word] : null;
}

/** What has been chosen so far, as a sentence. */
function progress(
  view: SplutView,
  path: Word[],
  node: Node | null,
  say: Say,
  name: (seat: number) => string,
): { sentence: string; small?: string } | null {
  const piece = path.find((w) => w[1] === "piece")?.[0];
  const to = path.find((w) => w[1] === "cell")?.[0];
  if (!piece) return null;
  if (!to) return { sentence: say("web-do-piece", { piece: say(`word-piece-${piece}`) }) };
  if (piece === "T" && path.some((w) => w[0] === "throw")) {
    const from = view.pieces.find((p) => p.seat === view.mover && p.piece === "T")!.cell;
    const struck = [...(node?.children.values() ?? [])].flatMap(({ word: [way] }) => {
      const { victim } = flight(view, from, to, way);
      return victim?.piece === "S"
        ? [say("web-would-strike", { way: say(`word-direction-${way}`), name: name(victim.seat), cell: victim.cell })]
        : [];
    });
    return { sentence: say("web-do-throw", { to }), small: [say("web-throw-ends"), ...struck].join(" · ") };
  }
  return { sentence: say(piece === "T" ? "web-do-pull" : piece === "S" ? "web-do-lift" : "web-do-walk", { to }) };
}

/** The board in small, for the home page. */
function Thumb() {
  const figures: [string, string, string][] = [
    ["e8", "sorcerer", "green"],
    ["d6", "troll", "green"],
    ["b5", "sorcerer", "yellow"],
    ["c5", "dwarf", "yellow"],
    ["f5", "troll", "red"],
    ["e3", "sorcerer", "red"],
  ];
  const rocks = ["e6", "g5", "d3"];
  return (
    <svg viewBox="60 60 702 410" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {CELLS.map((c) => {
        const [x, y] = centre(c, "s");
        return <rect key={c} class="cell" x={x - 36} y={y - 36} width="72" height="72" rx="5" />;
      })}
      <path d="M567 340V200" stroke="var(--point)" stroke-width="4" stroke-dasharray="2 8" stroke-linecap="round" />
      {rocks.map((c) => {
        const [x, y] = centre(c, "s");
        return (
          <g key={c} class="piece">
            <Sym id="rock" x={x} y={y} size={52} />
          </g>
        );
      })}
      {figures.map(([c, id, colour]) => {
        const [x, y] = centre(c, "s");
        return (
          <g key={c} class={`piece p-${colour}`}>
            <Sym id={id} x={x} y={y} size={58} />
          </g>
        );
      })}
    </svg>
  );
}

const splut: GameModule = {
  colour: (seats, seat) => COLOURS[PLACES[seats]?.[seat] ?? "s"]!,
  Board,
  Thumb,
  meant,
  ahead,
  setUp,
  points: (view: SplutView, way, facing) => pointsAt(way, sideOf(view, facing)),
  strikes: (event) => event.name === "splut",
  status: (view: SplutView, seat, say) =>
    !view.living.includes(seat) ? say("web-struck") : view.mover === seat ? say("web-steps-left", { steps: view.steps }) : "",
  progress,
  turn: (view: SplutView, say) => say("web-turn", { turn: view.turn }),
  terse: true,
  minutes: 15,
  tags: ["web-tag-no-luck"],
};

export default splut;
