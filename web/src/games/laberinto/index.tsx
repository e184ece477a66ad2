/** Laberinto Interior at the browser's table. */
import type { Node } from "../../board/trie";
import type { Word } from "../../net/wire";
import type { GameModule, Say } from "../types";
import "./laberinto.css";
import { upper } from "../../text/speak";
import { Board } from "./Board";
import { COLOUR, over, PLAYED, ray, turns } from "./geometry";
import { Hand } from "./Hand";
import { Thumb } from "./Thumb";
import { clashes, wanted, type LabView } from "./view";
import { setUp } from "./setUp";

/** The notation of what was pointed at, legal or not, so that the rules can answer. */
function attempt(view: LabView, path: Word[], word: Word): string | null {
  const place = (triangle: string, cell: string) => {
    const best = turns(triangle).sort((a, b) => clashes(view, cell, a) - clashes(view, cell, b))[0]!;
    return `+${cell} ${best}${triangle.endsWith("*") ? "*" : ""}`;
  };
  if (word[1] === "triangle") return wanted.value.cell ? place(word[0], wanted.value.cell) : null;
  const [first, second, third] = path;
  if (!first || word[1] !== "cell") return null;
  const to = word[0];
  if (first[1] === "triangle") return place(first[0], to);
  if (first[1] === "reserve") return `${first[0]}>${to}`;
  if (first[0] === "back") return second && third ? `${second[0]}:${third[0]}>${to}` : null;
  if (first[1] !== "cell" || first[0] === to) return null;
  const post = view.figures.find((p) => p.cell === first[0]);
  const figure = second?.[0] ?? post?.figures[0];
  if (!figure) return null;
  const prey = view.figures.find((p) => p.cell === to && p.colour !== post?.colour);
  return prey && figure === "p" ? `p${first[0]}x${to}` : `${figure}${first[0]}-${to}`;
}

/** What has been chosen so far, as a sentence. */
function progress(view: LabView, path: Word[], node: Node | null, say: Say): { sentence: string; small?: string } | null {
  const [first, second, third] = path;
  if (!first) return null;
  if (first[1] === "triangle")
    return second ? { sentence: say("web-do-lay", { tile: first[0].slice(0, 3), cell: second[0] }), small: say("web-do-lay-how") }
      : { sentence: say("web-do-triangle", { tile: first[0].slice(0, 3) }), small: say("web-do-fits", { count: node?.children.size ?? 0 }) };
  if (first[1] === "reserve") return { sentence: say("web-do-enter", { figure: say(`word-reserve-${first[0]}`) }) };
  if (first[0] === "back") return { sentence: say("web-do-back") };
  if (first[1] !== "cell") return null;
  if (!second) return { sentence: say("web-do-which", { cell: first[0] }) };
  const figure = upper(say(`word-figure-${second[0]}`));
  if (third) return { sentence: say("web-do-there", { figure, from: first[0], to: third[0] }) };
  const runs = view.options["dice"] === true ? [] : [...(node?.children.values() ?? [])].flatMap(({ word: [to, kind] }) => {
    const way = kind === "cell" && to !== first[0] && over(first[0], to) < 0 ? ray(first[0], to) : null;
    return way ? [say("web-run", { to, count: way.length - 1 })] : [];
  });
  return { sentence: say("web-do-figure", { figure, cell: first[0] }), ...(runs.length > 0 && { small: runs.join(" · ") }) };
}

export const laberinto: GameModule = {
  colour: (seats, seat) => COLOUR[PLAYED[seats]?.[seat] ?? "R"]!,
  Board, Hand, Thumb, attempt, setUp, progress,
  status: (view: LabView, seat, say) => {
    if (view.retired.includes(seat)) return say("web-retired");
    const prisoners = Object.values(view.prisoners[seat] ?? {}).reduce((a, b) => a + b, 0);
    const teams = view.colours[seat]!.length > 1 ? [[...view.colours[seat]!].map((c) => say(`word-colour-${c}`)).join(" + ")] : [];
    return [...teams, say("web-crossed", { count: view.crossings[seat] ?? 0 }), say("web-prisoners", { count: prisoners }), say("web-tiles", { count: view.sizes[seat] ?? 0 })].join(" · ");
  },
  turn: (view: LabView, say) => (view.step === "build" ? say("web-building", { count: Object.keys(view.board).length }) : say("web-round", { round: Math.floor(view.turns / view.colours.length) + 1 })),
  minutes: 60,
  tags: [],
};
