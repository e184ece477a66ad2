/** What a seat sees of the market, and what it is worth to that seat. */
import { upper, wordName } from "../../text/speak";
import type { Colour } from "../types";

export const GAME = "inferno-trade";
export const COLOURS: Colour[] = ["red", "orange", "yellow", "green", "blue", "violet"];
/** V51: what the second card of a soul is worth. */
const SECOND = 5;
/** V6: the sand runs for two minutes; in a game by turns the time is counted in slots. */
const GLASS = 120_000;

export interface Offer {
  id: number;
  author: number;
  to: number | null;
  give: string[];
  want: string[];
  until: number | null;
}
export interface Player {
  free: string[];
  fixed: string[];
  face_down: number;
  specials: number;
  likes: Record<string, number>;
}
export type Special = "SO" | "BA" | "GS";
export interface Interrupt {
  special: "SO" | "GS";
  player: number;
  rival?: number;
  card?: string;
  way?: "left" | "right";
  picked?: number[];
}
export interface TradeView {
  seats: number;
  options: Record<string, unknown>;
  driver: "turns" | "live" | "ticks";
  step: string;
  handed: number[];
  ready: number[];
  interrupt: Interrupt | null;
  slot: { seat: number; offers_left?: number | null } | null;
  time: number;
  run: number;
  runs: number;
  run_end: number;
  glass: "still" | "running" | "empty" | "over";
  players: Player[];
  aside: string[];
  out: string[];
  lowered: Record<string, number>;
  offers: Offer[];
  played: Record<Special, number>;
  you: {
    seat: number;
    list: Record<string, number> | null;
    specials: Record<Special, number>;
    pick: string | null;
    total: number | null;
  } | null;
  lists: (Record<string, number> | null)[] | null;
  result: { ranks: number[]; scores: number[]; winners: number[] } | null;
}

export function soulOf(card: string): string {
  return card.replace(/2$/, "");
}
export function soulName(card: string): string {
  return wordName(soulOf(card), "soul", GAME);
}
/** The name as it stands on a card, whatever article the language puts before it. */
export function cardName(card: string): string {
  return upper(soulName(card));
}
export function names(cards: string[]): string {
  return cards.map(soulName).join(" + ");
}

/** Both of a player's kinds of cards, in the order of the list. */
export function cardsOf(player: Player): string[] {
  return [...player.free, ...player.fixed].sort((a, b) => soulOf(a).localeCompare(soulOf(b)) || a.length - b.length);
}
export function ownerOf(view: TradeView, card: string): number {
  return view.players.findIndex((p) => p.free.includes(card) || p.fixed.includes(card));
}
export function isFixed(view: TradeView, card: string): boolean {
  return view.players.some((p) => p.fixed.includes(card));
}

/** V51: what cards are worth by a list. */
export function worth(list: Record<string, number>, lowered: Record<string, number>, cards: string[]): number {
  const seen = new Set<string>();
  let total = 0;
  for (const card of cards) {
    const soul = soulOf(card);
    total += seen.has(soul) ? SECOND : list[soul]! - (lowered[soul] ?? 0);
    seen.add(soul);
  }
  return total;
}

function own(view: TradeView): string[] {
  const me = view.you && view.players[view.you.seat];
  return me ? cardsOf(me) : [];
}

/** What the viewer would gain by giving and getting these cards or souls; null without a list. */
export function gain(view: TradeView, give: string[], get: string[]): number | null {
  const list = view.you?.list;
  if (!list) return null;
  const mine = own(view);
  const gone = [...give];
  const left = mine.filter((card) => {
    // A soul that is asked for may be answered by either copy.
    const at = gone.indexOf(card) >= 0 ? gone.indexOf(card) : gone.indexOf(soulOf(card));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return worth(list, view.lowered, [...left, ...get]) - worth(list, view.lowered, mine);
}

/** What one card is worth to the viewer: in the own hand what it adds, elsewhere what it would add. */
export function worthOf(view: TradeView, card: string): number | null {
  const list = view.you?.list;
  if (!list) return null;
  const mine = own(view);
  const soul = soulOf(card);
  const twins = mine.filter((c) => soulOf(c) === soul);
  const second = mine.includes(card) ? twins.indexOf(card) > 0 : twins.length > 0;
  return second ? SECOND : list[soul]! - (view.lowered[soul] ?? 0);
}

/** What each card adds or takes, one after the other: the parts of a deal's sum. */
export function parts(view: TradeView, give: string[], get: string[]): { give: (number | null)[]; get: (number | null)[] } {
  const step = (g: string[], w: string[]) => gain(view, g, w) ?? null;
  const so = (i: number, j: number) => step(give.slice(0, i), get.slice(0, j));
  const diff = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
  return {
    give: give.map((_, i) => diff(so(i + 1, 0), so(i, 0))),
    get: get.map((_, j) => diff(so(give.length, j + 1), so(give.length, j))),
  };
}

/** How long one run lasts, in the units of the game's time. */
export function glassOf(view: TradeView): number {
  return view.driver === "turns" ? Number(view.options["rounds_per_run"] ?? 3) * view.seats : Number(view.options["glass_ms"] ?? GLASS);
}

/** With a sign, and a real minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** The soul that a player has asked for most, as everybody could notice. */
export function wish(player: Player): string | null {
  const [best] = Object.entries(player.likes).sort((a, b) => b[1] - a[1]);
  return best && best[1] > 1 ? best[0] : null;
}

/** Is the viewer to choose a card for a special card? */
export function asks(view: TradeView): "SO" | "GS" | null {
  const stop = view.interrupt;
  const me = view.you?.seat;
  if (!stop || me === undefined || view.step === "over") return null;
  if (stop.special === "SO") return stop.rival === me ? "SO" : null;
  return !stop.picked?.includes(me) && view.players[me]!.free.length > 0 ? "GS" : null;
}
