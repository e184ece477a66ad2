/** Motions of Splut!: made from events, drawn over the new position. */
import type { GameEvent } from "../../net/wire";

/** A piece that now stands on `to` came from `from`. */
export interface Motion {
  to: string;
  from: string;
  via: string[];
  kind: "walk" | "push" | "lift" | "throw";
  delay: number;
  ms: number;
}

const PER_CELL = 140;
const PER_FLIGHT = 90;
const BASE = 240;

/** What moved, where from, how long, and when. */
export function motions(events: GameEvent[]): Motion[] {
  const found: Motion[] = [];
  for (const { name, params } of events) {
    const p = params as Record<string, string> & { path?: string[]; line?: string[] };
    if (name === "walked") found.push({ to: p["to"]!, from: p["from"]!, via: [], kind: "walk", delay: 0, ms: PER_CELL });
    if (name === "pulled") found.push({ to: p["rock_to"]!, from: p["rock"]!, via: [], kind: "walk", delay: 0, ms: PER_CELL });
    if (name === "levitated") {
      found.push({ to: p["to"]!, from: p["from"]!, via: [], kind: "walk", delay: 0, ms: BASE });
      found.push({ to: p["rock_to"]!, from: p["rock"]!, via: [], kind: "lift", delay: 0, ms: BASE });
    }
    if (name === "pushed") {
      const line = [p["from"]!, ...(p.line ?? []), p["last"]!];
      for (let i = 0; i + 1 < line.length; i++) found.push({ to: line[i + 1]!, from: line[i]!, via: [], kind: "push", delay: 0, ms: BASE });
    }
    if (name === "thrown") {
      found.push({ to: p["to"]!, from: p["from"]!, via: [], kind: "walk", delay: 0, ms: PER_CELL });
      const path = p.path ?? [];
      found.push({
        to: p["stop"]!,
        from: p["to"]!,
        via: path,
        kind: "throw",
        delay: PER_CELL,
        ms: PER_FLIGHT * Math.max(1, path.length - 1),
      });
    }
  }
  return found;
}

/** The cells to wash as "the last action": where it began and where it ended. */
export function touched(events: GameEvent[]): string[] {
  const cells = new Set<string>();
  for (const { params } of events)
    for (const key of ["from", "to", "rock", "rock_to", "stop", "last", "cell"]) {
      const value = params[key];
      if (typeof value === "string" && /^[a-i][1-9]$/.test(value)) cells.add(value);
    }
  return [...cells];
}

/** When the rock has landed, in milliseconds. */
export function landing(events: GameEvent[]): number {
  return motions(events)
    .filter((m) => m.kind === "throw")
    .reduce((t, m) => Math.max(t, m.delay + m.ms), 0);
}
