/** Orders of one answer: a stack with its goal, and several cards at once. */
import { below, type Node, walk } from "../../board/trie";
import type { Word } from "../../net/wire";
import type { Choice, Say } from "../types";
import { type HellView, mustering, picked, seatOf } from "./view";

const LEGIONS: Word = ["legions", "choice"];

/** The numbers that may follow these words, ascending. */
function numbers(root: Node, words: Word[]): number[] {
  const found = [...(walk(root, words)?.children.values() ?? [])]
    .filter(({ word }) => word[1] === "number")
    .map(({ word }) => Number(word[0]));
  return found.sort((a, b) => a - b);
}

/** The words by which a unit of a stack marches with as many as it can; null if it cannot march. */
export function orderOf(root: Node, area: string, what: string): Word[] | null {
  const unit: Word[] = what === "L" ? [[area, "area"], LEGIONS] : [[what, "unit"]];
  const most = numbers(root, unit).at(-1);
  return most === undefined ? null : [...unit, [String(most), "number"]];
}

/** What pointing at a stack orders: its one leader with whom he can lead, else its legions, else its only handler. */
export function stackOrder(view: HellView, root: Node, area: string): Word[] | null {
  const mine = view.units.filter((u) => u.area === area && seatOf(u.owner) === view.question?.seat);
  const leaders = mine.filter((u) => u.what.startsWith("T:") && orderOf(root, area, u.what));
  if (leaders.length === 1) return orderOf(root, area, leaders[0]!.what);
  if (leaders.length > 1) return null;
  const pairs = mine.filter((u) => u.what.startsWith("L+") && orderOf(root, area, u.what));
  const legions = orderOf(root, area, "L");
  if (legions) return pairs.length ? null : legions;
  return pairs.length === 1 ? orderOf(root, area, pairs[0]!.what) : null;
}

/** The areas from which somebody can march by an order of one answer. */
export function orderable(view: HellView, root: Node): string[] {
  const mine = view.units.filter((u) => seatOf(u.owner) === view.question?.seat && orderOf(root, u.area, u.what));
  return [...new Set(mine.map((u) => u.area))];
}

/** Has a unit been ordered to march, with a number? */
export function ordered(path: Word[]): { unit: Word[]; count: number } | null {
  const at = path.findIndex((w) => w[1] === "number");
  if (at < 1 || (path[0]![1] !== "unit" && path[1]?.[0] !== "legions")) return null;
  return { unit: path.slice(0, at), count: Number(path[at]![0]) };
}

/** How many go, or are led, in words. */
export function marchText(unit: Word[], count: number, called: (word: Word) => string, say: Say): string {
  if (unit[0]![1] === "area") return say("web-go-from", { count, area: called(unit[0]!) });
  return unit[0]![0].startsWith("T:") ? say("web-leads", { unit: called(unit[0]!), count }) : called(unit[0]!);
}

/** Buttons beside the goals on the map: other numbers, and a lieutenant step by step. */
export function orderButtons(view: HellView, root: Node, path: Word[], called: (word: Word) => string, say: Say): Choice[] {
  const order = ordered(path);
  if (!order) return [];
  const others = numbers(root, order.unit).filter((n) => n !== order.count);
  const found: Choice[] = others.map((n) => ({
    words: [...order.unit, [String(n), "number"]],
    text: marchText(order.unit, n, called, say),
  }));
  const unit = view.units.find((u) => u.what === order.unit[0]![0]);
  const slowly: Word[] = unit
    ? [
        [unit.area, "area"],
        [unit.owner, "owner"],
        [unit.what, "unit"],
      ]
    : [];
  if (unit && walk(root, slowly)) found.push({ words: slowly, text: say("web-step-by-step") });
  return found;
}

/** Several of a stack can march, and none of them goes without saying: each with as many as it can take. */
export function stackButtons(view: HellView, root: Node, path: Word[], called: (word: Word) => string, say: Say): Choice[] | null {
  const [area, ...rest] = path;
  if (view.question?.point !== "march-select" || area?.[1] !== "area" || rest.length > 0) return null;
  const mine = view.units.filter((u) => u.area === area[0] && seatOf(u.owner) === view.question?.seat);
  const orders = mine.flatMap((u) => orderOf(root, area[0], u.what) ?? []);
  if (!orders.length) return null;
  return mine.flatMap((u) => {
    const words = orderOf(root, area[0], u.what);
    const order = words && ordered(words);
    return order ? [{ words, text: marchText(order.unit, order.count, called, say) }] : [];
  });
}

/** Where legions can be summoned, and how many in one answer. */
function summons(root: Node): { places: string[]; most: number } {
  const ways = below(root.children.get("choice:summon")?.node ?? root).filter(({ words }) => words.every((w) => w[1] === "area"));
  const places = ways.filter(({ words }) => words.length === 1).map(({ words }) => words[0]![0]);
  return { places, most: Math.max(0, ...ways.map(({ words }) => words.length)) };
}
export function mostSummoned(root: Node): number {
  return summons(root).most;
}
/** The action that summons a legion in each of these sections. */
export function mustered(root: Node, areas: string[]): string | null {
  const { places } = summons(root);
  const words = places.filter((place) => areas.includes(place)).map((place): Word => [place, "area"]);
  return words.length ? (walk(root, [["summon", "choice"], ...words])?.action ?? null) : null;
}
/** A section is picked for a legion, or left out again; once there are as many as can be summoned at once, that is the action. */
export function muster(root: Node, area: string): string | null {
  const now = mustering.value ?? [];
  const next = now.includes(area) ? now.filter((a) => a !== area) : [...now, area];
  mustering.value = next;
  return next.length === summons(root).most ? mustered(root, next) : null;
}
function pickPlaces(picks: string[] | null): void {
  mustering.value = picks;
}
/** Two sections are two buttons, and one for both; more are picked, on the map or by their names, and summoned in one answer. */
export function musterButtons(root: Node, called: (word: Word) => string, say: Say): Choice[] {
  const { places, most } = summons(root);
  const words = (areas: string[]): Word[] => [["summon", "choice"], ...areas.map((area): Word => [area, "area"])];
  const picks = mustering.value;
  if (picks) {
    const some = places.filter((place) => picks.includes(place));
    const each = places.map((area) => ({
      words: words([area]),
      text: `${picks.includes(area) ? "✓ " : ""}${called([area, "area"])}`,
      act: (play: (action: string) => void) => {
        const action = muster(root, area);
        if (action) play(action);
      },
    }));
    const back = { words: [], text: say("web-muster-not"), act: () => pickPlaces(null) };
    return [
      ...each,
      ...(some.length ? [{ words: words(some), text: say("web-muster-go", { count: some.length }), primary: true, whole: true }] : [back]),
    ];
  }
  const single =
    places.length < 3 ? places.map((area) => ({ words: words([area]), text: say("web-summon-in", { area: called([area, "area"]) }) })) : [];
  if (most > 1 && most === places.length)
    return [...single, { words: words(places), text: say("web-muster-each", { count: most }), whole: true }];
  if (places.length < 3) return single;
  if (most === 1) return [{ words: words([]), text: say("web-begin-summon") }];
  return [{ words: words([]), text: say("web-muster", { count: most }), act: () => pickPlaces([]) }];
}

/** How many cards an answer names; 1 where they are named one by one. */
export function cardsDue(root: Node): number {
  const counts = below(root).map(({ words }) => (words.every((w) => w[1] === "card") ? words.length : 0));
  return Math.max(1, ...counts);
}

/** A card of the hand is picked, or put back; the oldest one goes if there are too many. */
export function pick(place: number, due: number): void {
  const now = picked.value;
  picked.value = now.includes(place) ? now.filter((i) => i !== place) : [...now, place].slice(-due);
}

/** A small screen shows the hand further down: each card is a button, too. */
export function pickButtons(hand: string[], due: number, called: (word: Word) => string): Choice[] {
  return hand.map((card, i) => ({
    words: [[card, "card"]],
    text: `${picked.value.includes(i) ? "✓ " : ""}${called([card, "card"])}`,
    act: () => pick(i, due),
  }));
}

/** The action that names these cards, in whatever order they were picked. */
export function naming(root: Node, cards: string[]): string | null {
  const wanted = [...new Set(cards)].sort().join(" ");
  const same = (words: Word[]) =>
    words
      .map((w) => w[0])
      .sort()
      .join(" ") === wanted;
  return below(root).find(({ words }) => words.length > 0 && words.every((w) => w[1] === "card") && same(words))?.action ?? null;
}
