/** Sentences and buttons around the market. */
import { choices, type Node } from "../../board/trie";
import type { GameEvent, Legal, Word } from "../../net/wire";
import { wordName } from "../../text/speak";
import type { Choice, Say } from "../types";
import { GAME, soulOf, type TradeView } from "./view";

/** The seat of time itself. */
const CLOCK = -2;
/** Offers, counters and lists are put together, not picked from a list. */
const COMPOSED = /^(?:#\d+ )?(?:>|re#)|^values /;
let before: Legal[] = [];
/** The same list as before where nothing in it has changed: what the person has opened stays open while others trade. */
export function listed(legal: Legal[]): Legal[] {
  const now = legal.filter(([notation]) => !COMPOSED.test(notation));
  if (now.length !== before.length || now.some(([notation], i) => notation !== before[i]![0])) before = now;
  return before;
}
/** Bots say that they wait; nobody else needs to read it. */
export function quiet(line: string): boolean {
  return line.startsWith("wait");
}
/** A moment of the clock as people read it, in minutes and seconds; the deal is on the table, and needs no notation. */
export function nature(line: string, seat: number): string {
  if (seat !== CLOCK) return "";
  const seconds = Math.floor(Number(line) / 1000);
  return Number.isNaN(seconds) ? line : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
/** In a game by ticks a person has to say for how long nothing is wanted. */
const WAITS: Word[] = [
  ["4", "ticks"],
  ["20", "ticks"],
];

/** In the list of actions players are called by their names. */
export function word(_view: TradeView, [text, kind]: Word, name: (seat: number) => string): string {
  return kind === "seat" && /^P\d$/.test(text) ? name(Number(text.slice(1))) : wordName(text, kind, GAME);
}

/** What is not on the table itself: ready, done, the glass. */
export function buttons(view: TradeView, node: Node, path: Word[], say: Say): Choice[] {
  if (path.length) return [];
  const found: Choice[] = [];
  for (const word of choices(node)) {
    if (word[0] === "ready") found.push({ words: [word], text: say("web-ready"), primary: true });
    if (word[0] === "done") found.push({ words: [word], text: say("web-done"), primary: view.slot?.offers_left !== 3 });
    if (word[0] === "flip") found.push({ words: [word], text: say("web-flip"), primary: true });
    if (word[0] === "wait" && view.driver === "ticks")
      for (const ticks of WAITS) found.push({ words: [word, ticks], text: say("web-wait", { seconds: Number(ticks[0]) / 2 }) });
  }
  return found;
}

export function note(view: TradeView, say: Say): string {
  if (view.step === "lists" || view.step === "ready" || view.interrupt) return "";
  return say("web-how-to-offer");
}

/** What a player who does not see the market needs to hear: what concerns the seat, and what stops or moves everybody. */
const FOR_ALL = new Set([
  "started",
  "so-played",
  "so-done",
  "gs-played",
  "ba-played",
  "ba-lowered",
  "flipped",
  "flipped-itself",
  "last-run",
  "emptied",
  "late",
]);
export function spoken(events: GameEvent[], seat: number | null, view: TradeView | null | undefined): GameEvent[] {
  const free = new Set(seat === null ? [] : (view?.players[seat]?.free ?? []).map(soulOf));
  return events.filter(({ name, params }) => {
    if (FOR_ALL.has(name) || name.startsWith("ended")) return true;
    if (seat === null) return name === "traded";
    if (name === "cried") return params["author"] !== seat && (params["want"] as string[]).every((soul) => free.has(soulOf(soul)));
    if (name === "gs-passed") return params["seat"] === seat || params["other"] === seat;
    if (name === "counted" || name === "special-seen") return true;
    const concerns = params["author"] === seat || params["partner"] === seat;
    return concerns && ["offered", "countered", "traded", "declined", "void", "withdrawn"].includes(name);
  });
}
