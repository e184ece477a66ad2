/** Laberinto Interior at the browser's table. */
import { isMenu, pointables } from "../../board/pointing";
import type { Node } from "../../board/trie";
import type { Word } from "../../net/wire";
import type { Choice, GameModule, Say } from "../types";
import "./laberinto.css";
import { upper } from "../../text/speak";
import { Board } from "./Board";
import { COLOUR, over, PLAYED, ray } from "./geometry";
import { Hand } from "./Hand";
import { setUp } from "./setUp";
import { Thumb } from "./Thumb";
import { type LabView, wanted } from "./view";

/** So many rounds before the game ends without a goal the table is told (L50). */
const NEAR = 10;

/** A triangle after its cell, and a figure that goes somewhere without having been named. */
function meant(view: LabView, path: Word[], word: Word): Word[] | null {
  if (word[1] === "triangle") return wanted.value.cell ? [word, [wanted.value.cell, "cell"]] : null;
  const [first, second] = path;
  if (!first || word[1] !== "cell") return null;
  if (first[1] !== "cell" || second) return [...path, word];
  const post = view.figures.find((p) => p.cell === first[0]);
  return post?.figures[0] ? [first, [post.figures[0], "figure"], word] : null;
}

/** While others act: a figure of one's own, then where it is to go. */
export function ahead(view: LabView, seat: number, path: Word[], word: Word): Word[] | null {
  if (word[1] !== "cell" || view.step === "build") return null;
  const own = view.figures.find((p) => p.cell === word[0] && view.colours[seat]?.includes(p.colour));
  if (path.length > 1 && path[0]![0] !== word[0]) return [path[0]!, path[1]!, word];
  return own?.figures[0] && !path.length ? [word, [own.figures[0], "figure"]] : null;
}

/** What has been chosen so far, as a sentence. */
function progress(view: LabView, path: Word[], node: Node | null, say: Say): { sentence: string; small?: string } | null {
  const [first, second, third] = path;
  if (!first) return null;
  if (first[1] === "triangle")
    return second
      ? { sentence: say("web-do-lay", { tile: first[0].slice(0, 3), cell: second[0] }), small: say("web-do-lay-how") }
      : {
          sentence: say("web-do-triangle", { tile: first[0].slice(0, 3) }),
          small: say("web-do-fits", { count: node?.children.size ?? 0 }),
        };
  if (first[1] === "reserve") return { sentence: say("web-do-enter", { figure: say(`word-reserve-${first[0]}`) }) };
  if (first[0] === "back") return { sentence: say("web-do-back") };
  if (first[1] !== "cell") return null;
  if (!second) return { sentence: say("web-do-which", { cell: first[0] }) };
  const figure = upper(say(`word-figure-${second[0]}`));
  if (third) return { sentence: say("web-do-there", { figure, from: first[0], to: third[0] }) };
  const runs =
    view.options["dice"] === true
      ? []
      : [...(node?.children.values() ?? [])].flatMap(({ word: [to, kind] }) => {
          const way = kind === "cell" && to !== first[0] && over(first[0], to) < 0 ? ray(first[0], to) : null;
          return way ? [say("web-run", { to, count: way.length - 1 })] : [];
        });
  return { sentence: say("web-do-figure", { figure, cell: first[0] }), ...(runs.length > 0 && { small: runs.join(" · ") }) };
}

/** Does the word set the rider down? */
const setsDown = (word: Word) => word[0] === "dismount";

/** Whoever points at a cell goes there; to set the rider down is a button of its own. */
export function plain(path: Word[], node: Node): boolean {
  return path.at(-1)?.[1] === "cell" && [...node.children.values()].every(({ word }) => setsDown(word));
}

/** The prompt's buttons: what is no place on the board, and where the rider of the chosen prism can get down. */
export function buttons(_view: LabView, node: Node, path: Word[], say: Say): Choice[] {
  const found: Choice[] = pointables(node)
    .filter((p) => isMenu(p.word))
    .map((p) => ({ words: p.words, text: upper(say(`word-${p.word[1]}-${p.word[0]}`)) }));
  if (path.length !== 2 || path[1]![1] !== "figure") return found;
  for (const { word, node: there } of node.children.values())
    for (const { word: how } of there.children.values())
      if (word[1] === "cell" && setsDown(how))
        found.push({ words: [word, how], text: say(word[0] === path[0]![0] ? "web-dismount-here" : "web-dismount-at", { cell: word[0] }) });
  return found;
}

const laberinto: GameModule = {
  colour: (seats, seat) => COLOUR[PLAYED[seats]?.[seat] ?? "R"]!,
  Board,
  Hand,
  Thumb,
  meant,
  ahead,
  setUp,
  progress,
  plain,
  buttons,
  status: (view: LabView, seat, say) => {
    if (view.retired.includes(seat))
      return say(view.crossings[seat] ? "web-retired-crossed" : "web-retired", { count: view.crossings[seat] ?? 0 });
    const prisoners = Object.values(view.prisoners[seat] ?? {}).reduce((a, b) => a + b, 0);
    const teams = view.colours[seat]!.length > 1 ? [[...view.colours[seat]!].map((c) => say(`word-colour-${c}`)).join(" + ")] : [];
    const allies = view.options["alliances"] ? [say("web-allies", { number: (view.alliances[seat] ?? 0) + 1 })] : [];
    return [
      ...teams,
      ...allies,
      say("web-crossed", { count: view.crossings[seat] ?? 0 }),
      say("web-prisoners", { count: prisoners }),
      say("web-tiles", { count: view.sizes[seat] ?? 0 }),
    ].join(" · ");
  },
  threat: (view: LabView, say, name) => {
    const goal = Number(view.options["goal"]);
    const near = view.crossings.flatMap((n, seat) => (goal > 1 && n === goal - 1 ? [seat] : []));
    const left = Math.ceil((view.turn_limit - view.turns) / view.crossings.length);
    const calm = Math.ceil((view.idle_limit - view.idle) / view.crossings.length);
    const ends =
      view.step === "build" || Math.min(left, calm) > NEAR
        ? []
        : [left <= NEAR ? say("web-last-rounds", { left }) : say("web-quiet-rounds", { left: calm })];
    const told = [...near.map((seat) => say("web-threat", { name: name(seat) })), ...ends];
    return told.length ? { seat: near[0] ?? null, text: told.join(" ") } : null;
  },
  mere: ({ name }) => name === "reserved" || name.startsWith("dealt"),
  hides: (view: LabView) => view.options["hidden_hands"] === true,
  turn: (view: LabView, say) =>
    view.step === "build"
      ? say("web-building", { count: Object.keys(view.board).length })
      : say("web-round", { round: Math.floor(view.turns / view.colours.length) + 1 }),
  terse: true,
  minutes: 60,
  tags: [],
};

export default laberinto;
