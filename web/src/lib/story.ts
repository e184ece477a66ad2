/** What the log tells: which lines still stand, what happened last, and since one's own last turn. */
import type { GameEvent, LogEntry } from "../net/wire";

/** Whose takeback it was, where that is told. */
export function takenBy(seat: number | undefined): { seat?: number } {
  return seat === undefined ? {} : { seat };
}

/** The entries that were taken back: a takeback goes back to before the last action of whoever asked for it. */
export function struck(entries: LogEntry[]): Set<LogEntry> {
  const gone = new Set<LogEntry>();
  const played: LogEntry[] = [];
  for (const e of entries) {
    if (e.line !== undefined) played.push(e);
    else if (e.back !== undefined) {
      const own = played.findLastIndex((p) => p.seat === e.seat);
      for (const p of played.splice(own < 0 ? (e.back ?? played.length) : own)) gone.add(p);
    }
  }
  return gone;
}

/** The number of each action that still stands, if so many have been played: the log may begin in the middle of a game. */
export function numbered(entries: LogEntry[], actions: number): Map<LogEntry, number> {
  const gone = struck(entries);
  const stands = entries.filter((e) => e.line !== undefined && !gone.has(e));
  return new Map(stands.map((e, i) => [e, Math.max(0, actions - stands.length) + i + 1]));
}

/** What the last action that still stands brought about. */
export function lastEvents(entries: LogEntry[]): GameEvent[] {
  const gone = struck(entries);
  return entries.findLast((e) => e.line !== undefined && !gone.has(e))?.events ?? [];
}

/** What others have done since one's own last action, oldest first; where one has not acted yet, since somebody did: dealing is no news. */
export function sinceMine(entries: LogEntry[], mine: number[]): LogEntry[] {
  const gone = struck(entries);
  const stands = entries.filter((e) => e.line !== undefined && !gone.has(e));
  const own = stands.findLastIndex((e) => mine.includes(e.seat!));
  const first = own < 0 ? stands.findIndex((e) => e.seat! >= 0) : own + 1;
  return first < 0 ? [] : stands.slice(first);
}

/** The whole last turn of others: what they did one after the other, up to now. */
export function turnEvents(entries: LogEntry[], mine: number[]): GameEvent[] {
  const since = sinceMine(entries, mine);
  const last = since.findLast((e) => e.seat! >= 0)?.seat;
  if (last === undefined) return lastEvents(entries);
  const first = since.findLastIndex((e) => e.seat! >= 0 && e.seat !== last) + 1;
  return since.slice(first).flatMap((e) => e.events ?? []);
}

/** What matters most of what happened, as so many sentences: blows and what touches oneself first, then the latest; in their order. */
export function digest(
  entries: LogEntry[],
  mine: number[],
  heavy: (event: GameEvent) => boolean,
  most = 3,
  mere: (event: GameEvent) => boolean = () => false,
): GameEvent[] {
  // What chance brought to oneself, such as a hand of cards, lies before one's eyes.
  const own = (e: GameEvent) => mine.includes(e.params["seat"] as number);
  const told = entries
    .flatMap((e) => e.events ?? [])
    .filter((e) => e.sentence && !own(e) && !["turn", "round", "phase", "rolled"].includes(e.name) && !mere(e));
  const touches = (e: GameEvent) =>
    Object.entries(e.params).some(
      ([name, v]) => name !== "seat" && typeof v === "number" && /^(seat|rival|victim|owner|target|to_seat)/.test(name) && mine.includes(v),
    );
  const weight = (e: GameEvent, i: number) => (heavy(e) ? 2 : 0) + (touches(e) ? 1 : 0) + i / (told.length + 1);
  return told
    .map((event, i) => ({ event, i, w: weight(event, i) }))
    .sort((a, b) => b.w - a.w)
    .slice(0, most)
    .sort((a, b) => a.i - b.i)
    .map(({ event }) => event);
}
