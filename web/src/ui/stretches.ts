/** The log in stretches: turns, phases and rounds are headings, and what belongs to them stands below. */
import type { GameEvent, LogEntry } from "../net/wire";

/** Events that open a new stretch of the game and become headings. */
export const HEADINGS = new Set(["turn", "phase", "round"]);

interface Stretch {
  heading: GameEvent | null;
  said: GameEvent[];
}
const KNOWN = new WeakMap<LogEntry, Stretch[]>();
/** What an action led to, cut where a new stretch of the game begins: what belongs to a turn stands below its heading. */
export function stretches(entry: LogEntry): Stretch[] {
  const known = KNOWN.get(entry);
  if (known) return known;
  const found: Stretch[] = [{ heading: null, said: [] }];
  for (const event of entry.events ?? []) {
    if (HEADINGS.has(event.name)) found.push({ heading: event, said: [] });
    else if (event.sentence) found.at(-1)!.said.push(event);
  }
  KNOWN.set(entry, found);
  return found;
}
