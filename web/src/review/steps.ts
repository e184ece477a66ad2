/** A step of a line as something to draw: strokes from place to place, or places that are marked; and as words. */
import type { Step, Word } from "../net/wire";
import { wordName } from "../text/speak";

/** Something on the board: what it is called there, and its kind, where names alone would not do. */
export interface Spot {
  id: string;
  kind?: string;
}
/** A stroke; without a beginning it marks a place. */
export interface Stroke {
  from: Spot | null;
  to: Spot;
}

/** Parameters of events that name where something began and where it came to rest. */
const WAYS: [string, string, string?][] = [
  ["from", "to"],
  ["rock", "rock_to"],
  ["start", "area"],
  ["step", "to_step", "step"],
  ["to", "stop"],
  ["to", "last"],
];
const PLACES = ["cell", "at", "area", "square", "to", "to_step"];
/** Words that are no places: a choice, a number, a way to turn. */
const UNSEEN = new Set(["choice", "count", "number", "turn", "direction", "piece", "seat", "owner", "unit"]);

export function strokesOf(step: Step): Stroke[] {
  const found: Stroke[] = [];
  for (const { params } of step.events) {
    const value = (key: string) => {
      const given = params[key];
      return typeof given === "string" || typeof given === "number" ? String(given) : null;
    };
    for (const [a, b, kind] of WAYS) {
      const [from, to] = [value(a), value(b)];
      if (from !== null && to !== null && from !== to) found.push({ from: spot(from, kind), to: spot(to, kind) });
    }
    if (found.length) break; // what follows from it is seen when it is played
    // In games against the clock "at" is a time.
    const place = PLACES.find((key) => value(key) !== null && !(key === "at" && typeof params[key] === "number"));
    if (place) found.push({ from: null, to: spot(value(place)!, place === "to_step" ? "step" : undefined) });
    for (const key of ["give", "want"])
      if (Array.isArray(params[key])) for (const id of params[key]) found.push({ from: null, to: spot(String(id)) });
    if (found.length) break;
  }
  if (!found.length) for (const [id, kind] of step.words) if (!UNSEEN.has(kind)) found.push({ from: null, to: { id, kind } });
  return found;
}
function spot(id: string, kind?: string): Spot {
  return kind ? { id, kind } : { id };
}

/** Where a spot is drawn, if it is: boards mark what they draw by what it is called. */
export function elementOf(box: Element, { id, kind }: Spot): Element | null {
  const text = CSS.escape(id);
  const ways = kind
    ? [`[data-word="${CSS.escape(`${kind}:${id}`)}"]`, `[data-${kind}="${text}"]`, `[data-cell="${text}"]:not([data-word])`]
    : [`[data-cell="${text}"]`];
  for (const way of [...ways, `[data-on="${text}"]`, `[data-card="${text}"]`]) {
    const found = box.querySelector(way);
    if (found) return found;
  }
  return null;
}

/** What a step does, in a sentence; in words, where it brings nothing about. */
export function toldOf(step: Step, game: string): string {
  return step.events.find((e) => e.sentence)?.sentence ?? said(step.words, game);
}
function said(words: Word[], game: string): string {
  return words.map(([text, kind]) => wordName(text, kind, game)).join(" ");
}
