/** What the server tells about a game of The HellGame, and small questions about it. */
import { signal } from "@preact/signals";
import type { Colour } from "../types";

export const GAME = "hellgame";
export const COLOURS: Colour[] = ["red", "blue", "green", "violet", "yellow", "orange"];
export const PHASES = ["hell", "souls", "summoning", "action", "random", "combat", "petitions", "final"];

export interface Player {
  souls: number;
  favors: number;
  disfavors: number;
  free_favors: number;
  cards: number;
  legions_left: number;
  macina: { card: string; works: boolean }[];
  hand?: string[];
  known?: string[];
}
export interface Demon {
  demon: string;
  seat: number;
  earth: boolean;
  incapacitated: number | null;
  walk: string | null;
  acted: boolean;
  passed: boolean;
  passed_for_good: boolean;
  must_pass: number | null;
  joined: boolean;
  carries: number | null;
  rank: number;
  skulls: number;
  stars: number;
  hearts: number;
}
export interface Unit {
  area: string;
  owner: string;
  what: string;
  n: number;
}
export interface Section {
  area: string;
  owner: string | null;
  victor: number | null;
  fled: number[];
  settled: boolean;
  truce: boolean;
  souls: number;
}
export interface Card {
  timing: string;
  place: string;
  six: boolean;
  minor: string;
  minor_souls: number;
  souls: number;
  favors: number;
  disfavor: number;
  upkeep: number;
  support: [string, number] | null;
}
export interface Attack {
  owner: string;
  what: string;
  rolls: number;
  bonus: number;
}
/** A round of a fight with all its dice; nothing is lost before the saves are rolled. */
export interface Round {
  round: number;
  quick: boolean;
  sides: [string[], string[]];
  rolls: { side: number; bonus: number; dice: number[] }[];
  saves: { owner: string; what: string; need: number; dice: number[] }[];
  lost: { owner: string; what: string }[] | null;
}
export interface Combat {
  area: string;
  round: number;
  quick: boolean;
  taken: [number, number];
  sides: [string[], string[]];
  joined: string[];
  carried: Record<string, string[]>;
  attacks: Attack[];
  rolled: number;
  marks: { owner: string; what: string; n: number }[];
  rounds: Round[];
  /** What to expect: each side's dice, hits and losses of a round on average, and how often it wins if all fight on, in percent. */
  forces: { dice: number; hits: number; losses: number; wins?: number }[];
}
export interface Question {
  point: string;
  clause: string;
  seat: number;
  area?: string;
  demon?: string;
  labels?: string[];
  /** Chances in percent, by answer; the number of units of a March. */
  odds?: Record<string, number>;
}
export interface HellView {
  turn: number;
  phase: string;
  options: Record<string, unknown>;
  mover: number | null;
  protocol: number[];
  players: Player[];
  demons: Demon[];
  units: Unit[];
  bonus: Record<string, number>;
  sections: Section[];
  freebooters: number;
  uriel: string | null;
  lilith: string | null;
  aspect: string | null;
  permanent: Record<"heaven" | "earth" | "hell", string | null>;
  lieutenants: { top: (string | null)[]; hidden: number[]; return: string[] };
  hounds: number;
  queue: string[];
  supports: { seat: number; card: string; demon: string }[];
  effects: { do: string; source: string; areas: string[]; ends: string }[];
  decks: Record<string, { size: number }>;
  combat: Combat | null;
  seen: string[];
  question: Question | null;
  facts: { lieutenants: Record<string, [number, number, number, number]>; hounds: Record<string, number>; cards: Record<string, Card> };
}

/** What lies open for a closer look: a section, a demon. */
export const opened = signal<{ kind: "area" | "demon"; id: string } | null>(null);
/** The places in hand of the cards that have been picked for an answer that names several. */
export const picked = signal<number[]>([]);
/** The sections that have been picked for legions which are summoned in one answer; null while each is summoned where it is pointed at. */
export const mustering = signal<string[] | null>(null);

/** The seat of an owner such as `P2`; -1 for those who are no players. */
export function seatOf(owner: string): number {
  return /^P[1-6]$/.test(owner) ? Number(owner[1]) - 1 : -1;
}
export function colourOf(owner: string): Colour | null {
  return COLOURS[seatOf(owner)] ?? null;
}
/** A unit's symbol: a pair is its hound. */
export function symbolOf(what: string): "legion" | "lieutenant" | "hound" {
  return what === "L" ? "legion" : what.startsWith("T:") ? "lieutenant" : "hound";
}
/** The number printed on a unit: attacks of a hound, leadership and bonus of a lieutenant, and what is his alone: » sections, ≤ saves. */
export function printed(view: HellView, what: string): string {
  const name = what.split(":")[1] ?? "";
  if (what.startsWith("T:")) {
    const [led, bonus, moves, save] = view.facts.lieutenants[name] ?? [0, 0, 3, 4];
    return `${led}/+${bonus}${moves > 3 ? ` »${moves}` : ""}${save > 4 ? ` ≤${save}` : ""}`;
  }
  return what === "L" ? "" : `${view.facts.hounds[name] ?? ""}`;
}

export interface Pile {
  owner: string;
  symbol: string;
  n: number;
}
/** What stands in an area, one pile for each owner and kind; a pair shows as a hound and a legion. */
export function piles(view: HellView, area: string): Pile[] {
  const found: Pile[] = [];
  const add = (owner: string, symbol: string, n: number) => {
    const pile = found.find((p) => p.owner === owner && p.symbol === symbol);
    if (pile) pile.n += n;
    else found.push({ owner, symbol, n });
  };
  for (const u of view.units) {
    if (u.area !== area) continue;
    add(u.owner, symbolOf(u.what), u.n);
    if (u.what.startsWith("L+")) add(u.owner, "legion", u.n);
  }
  return found;
}
/** The demons of the Rank Track in the order of their actions: who waits, then who has acted, then who lies low. */
export function track(view: HellView): Demon[] {
  const waits = view.queue.flatMap((name) => view.demons.find((d) => d.demon === name) ?? []);
  const rest = view.demons
    .filter((d) => !view.queue.includes(d.demon))
    .sort((a, b) => Number(a.incapacitated !== null) - Number(b.incapacitated !== null) || a.rank - b.rank);
  return [...waits, ...rest];
}
/** Whoever has four or five sections of a circle: the threat of H5.1. */
export function threats(view: HellView): { circle: number; owner: string; n: number }[] {
  return Array.from({ length: 9 }, (_, i) => i + 1).flatMap((circle) => {
    const counts = new Map<string, number>();
    for (const s of view.sections) if (s.area.startsWith(`${circle}.`) && s.owner) counts.set(s.owner, (counts.get(s.owner) ?? 0) + 1);
    return [...counts].filter(([owner, n]) => n >= 4 && seatOf(owner) >= 0).map(([owner, n]) => ({ circle, owner, n }));
  });
}
/** The sections a player controls. */
export function sectionsOf(view: HellView, seat: number): number {
  return view.sections.filter((s) => seatOf(s.owner ?? "") === seat).length;
}
