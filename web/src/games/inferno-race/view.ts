/** What the server shows of a race, and small questions to it. */
import type { Word } from "../../net/wire";
import type { Colour } from "../types";

export type Tile = "death" | "angel" | "treasure" | "card" | "banana" | "return";
export interface Player {
  imps: number[];
  dead: number;
  throne: number;
  gems: number;
  cards: number;
}
/** An open question: its name and its numbers. */
export interface Step {
  step: string;
  value?: number;
  bananas?: number;
  at?: number;
  acts?: number;
  rival?: number;
  side?: number;
  floor?: number;
  attack?: number;
  defence?: number;
  why?: number;
  must?: number;
  count?: number;
  moved?: number | null;
}
export interface RaceView {
  target: number;
  stairs: number;
  colours: Colour[];
  players: Player[];
  tiles: (Tile | null)[];
  up: number[];
  deck: number;
  discards: string[];
  bag: { red: number; blue: number };
  active: number;
  mover: number | null;
  turn: number;
  round: number;
  rounds_left: number | null;
  /** Turns since an imp came to the throne, and after how many the game ends (D72); none where that is not agreed. */
  quiet: { turns: number; limit: number };
  steps: Step[];
  seat?: number;
  hand?: string[];
}

export const THRONE = 40;
/** By own imps on the track: gems from a treasure, price of a card, most cards in a purchase (D7). */
export const PRICES: [number, number, number][] = [
  [0, 0, 0],
  [2, 1, 1],
  [4, 2, 2],
  [6, 3, 3],
  [8, 4, 4],
];

/** The open question; nothing when the game is over. */
export function asked(view: RaceView): Step | null {
  return view.steps.at(-1) ?? null;
}
export function onTrack(player: Player): number {
  return player.imps.filter((p) => p > 0).length;
}
/** The place of a step: step 1 is 0, step 2 is -1. */
export function placeOfStep(step: number): number {
  return 1 - step;
}
export function stepOf(place: number): number {
  return 1 - place;
}

/** A fight in course: who, where, the totals, and what the player whose go it is must reach (D40, D42). */
export interface Fight {
  at: number;
  sides: [number, number];
  totals: [number, number];
  go: 0 | 1;
  need: number;
  acts: boolean;
}
export function fightOf(view: RaceView): Fight | null {
  const step = view.steps.find((s) => s.step === "fight");
  if (!step) return null;
  const totals: [number, number] = [step.attack!, step.defence!];
  const go = step.side === 1 ? 1 : 0;
  const other = totals[1 - go]!;
  const need = other === 0 ? 1 : step.floor === other ? other + 1 : other;
  return { at: step.at!, sides: [view.active, step.rival!], totals, go, need, acts: step.acts === 1 };
}

export interface Card {
  name: string;
  symbol: string;
  strength: number;
  kind: string;
}
const SYMBOLS: Record<string, string> = { b: "t-banana", a: "t-angel", t: "trident", g: "t-treasure", c: "coffin", w: "die6" };
/** A card from its notation, such as `d3.4` or `b5`. */
export function card(name: string): Card {
  const kind = name[0] === "d" ? name.slice(0, 2) : name[0]!;
  return { name, kind, strength: Number(name.at(-1)), symbol: kind[0] === "d" ? `die${kind[1]}` : SYMBOLS[kind]! };
}

/** An imp that is pointed at wants to go on, a card with a target wants one, a step without a card is for the dead. */
export function meant(view: RaceView, path: Word[], word: Word): Word[] | null {
  const step = asked(view);
  const mine = view.players[view.mover ?? -1];
  if (!step || !mine) return null;
  const [text, kind] = word;
  if (path.length) return [...path.filter((w) => w[1] !== "place" || kind === "place"), word];
  if (kind === "card") return text.startsWith("a") ? [word, ["1", "step"]] : [word];
  if (kind === "step") return step.step === "step" ? [word] : step.step === "main" ? [["B", "choice"], word] : null;
  if (kind !== "place") return null;
  const go = Math.max(1, (step.value ?? 0) + (step.bananas ?? 0));
  return step.step === "move" || (step.step === "main" && mine.imps.includes(Number(text)))
    ? [word, [String(Math.min(THRONE, Number(text) + go)), "place"]]
    : null;
}
