/** The log as rows: headings, sentences, what was taken back; set-up apart from the game. */
import type { GameModule } from "../games/types";
import { numbered, struck } from "../lib/story";
import type { GameEvent, LogEntry } from "../net/wire";
import { HEADINGS, stretches } from "./stretches";

export type Row =
  | { kind: "heading"; key: string; name: string; text: string }
  | { kind: "back"; key: string }
  | { kind: "said"; key: string; entry: LogEntry; said: GameEvent[]; at: number | null; lines: string; struck: boolean };

const IDS = new WeakMap<LogEntry, number>();
let count = 0;
/** A name for an entry that it keeps: several can have one version. */
function idOf(entry: LogEntry): number {
  const known = IDS.get(entry) ?? ++count;
  IDS.set(entry, known);
  return known;
}

/** More rows of set-up than this are folded away. */
const FEW = 5;

/** The rows of what happened before the first turn, and of the game. */
export function rowsOf(entries: LogEntry[], actions: number, module: GameModule | undefined): { setUp: Row[]; game: Row[] } {
  const played = entries.filter((e) => e.line !== undefined || e.back !== undefined);
  const gone = struck(entries);
  const numbers = numbered(entries, actions);
  const rows: Row[] = [];
  let first = -1;
  let quiet: string[] = [];
  played.forEach((e, i) => {
    const key = String(idOf(e));
    if (e.back !== undefined) {
      rows.push({ kind: "back", key });
      return;
    }
    const line = (e.seat ?? 0) < 0 ? (module?.nature?.(e.line!, e.seat!) ?? e.line!) : e.line!;
    if (!e.events?.length && module?.quiet?.(e.line!)) {
      quiet = [];
      return;
    }
    const said = (e.events ?? []).filter((x) => x.sentence && !HEADINGS.has(x.name));
    // A line that says nothing by itself, such as a roll before the die shows, is told with what chance brought.
    if (!said.length && played[i + 1]?.version === e.version) {
      quiet.push(line);
      return;
    }
    // One draw of many, such as a triangle out of the bag: the sentence comes when the hand is full. Time that merely passes says nothing.
    if ((e.seat ?? 0) < 0 && !e.events?.length) {
      quiet = [];
      return;
    }
    const hush = module?.terse && !said.length;
    const lines = [...quiet, line].filter(Boolean).join(" ");
    quiet = [];
    let told = false;
    stretches(e).forEach(({ heading, said: part }, k) => {
      if (heading && !gone.has(e)) {
        // Where the first turn has no heading of its own, what came before the second was no set-up.
        if (heading.name === "turn" && first < 0) first = Number(heading.params["turn"] ?? 1) > 1 ? 0 : rows.length;
        rows.push({ kind: "heading", key: `${key}-t${k}`, name: heading.name, text: heading.sentence });
      }
      if (!part.length && (hush || said.length || k > 0)) return;
      rows.push({
        kind: "said",
        key: `${key}-${k}`,
        entry: e,
        said: part,
        at: numbers.get(e) ?? null,
        lines: told ? "" : lines,
        struck: gone.has(e),
      });
      told = true;
    });
  });
  // A phase in which nothing happened is no chapter.
  const idle = (row: Row, i: number) => row.kind === "heading" && row.name === "phase" && rows[i + 1]?.kind === "heading";
  const kept = (from: number, to?: number) => rows.slice(from, to).filter((row, i) => !idle(row, from + i));
  return first > FEW ? { setUp: kept(0, first), game: kept(first) } : { setUp: [], game: kept(0) };
}
