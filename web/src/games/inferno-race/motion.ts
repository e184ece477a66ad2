/** Motions of the race: made from events, drawn over the new position. */
import type { GameEvent } from "../../net/wire";

/** The way of one imp through all that an action brought: every place on the way, and how it ended. */
export interface Journey {
  seat: number;
  stops: number[];
}
export const WALK = 140;
const LONGEST = 700;

/** The way of the imp that moved, if one did. */
export function journey(events: GameEvent[]): Journey | null {
  let found: Journey | null = null;
  const go = (seat: number, from: number, to: number) => {
    found ??= { seat, stops: [from] };
    const jump = to < from;
    if (jump) found.stops.push(to);
    else for (let p = from + 1; p <= to; p++) found.stops.push(p);
  };
  for (const { name, params } of events) {
    const p = params as Record<string, number>;
    if (name === "moved") go(p["seat"]!, p["from"]!, p["to"]!);
    if (name === "set-out") go(p["seat"]!, 1 - p["step"]!, p["to"]!);
    if (name === "climbed") go(p["seat"]!, 1 - p["step"]!, 1 - p["to_step"]!);
    if (name === "banana-tile" || name === "return-tile") go(p["seat"]!, p["square"]!, p["to"]!);
  }
  return found;
}
/** Milliseconds for each stop of a journey. */
export function pace(j: Journey | null): number {
  return j ? Math.min(WALK, LONGEST / Math.max(1, j.stops.length - 1)) : 0;
}
/** When the imp that walked has arrived. */
export function arrival(events: GameEvent[]): number {
  const j = journey(events);
  return j ? pace(j) * (j.stops.length - 1) : 0;
}

/** Squares whose tile turned, with when. */
export function turned(events: GameEvent[]): { square: number; up: boolean; delay: number }[] {
  const end = arrival(events);
  let arrived = false;
  return events.flatMap(({ name, params }) => {
    if (name.endsWith("-tile")) arrived = true;
    if (name !== "turned-up" && name !== "turned-down" && name !== "shown") return [];
    return [{ square: Number(params["square"]), up: name !== "turned-down", delay: arrived ? end : 0 }];
  });
}
/** Imps that died on a square, and whose they were. */
export function fallen(events: GameEvent[]): { seat: number; square: number }[] {
  return events.flatMap(({ name, params }) => {
    const p = params as Record<string, number>;
    if (name === "death-tile" || name === "fight-lost") return [{ seat: p["seat"]!, square: p["square"]! }];
    if (name === "fight-won") return [{ seat: p["rival"]!, square: p["square"]! }];
    if (name === "own-imp") return [{ seat: p["seat"]!, square: p["to"]! }];
    return name === "fell" ? [{ seat: p["victim"]!, square: p["square"]! }] : [];
  });
}
/** What the last action touched, to be washed. */
export function touched(events: GameEvent[]): number[] {
  const squares = new Set<number>();
  for (const { params } of events)
    for (const key of ["from", "to", "square"])
      if (typeof params[key] === "number" && (params[key] as number) > 0) squares.add(params[key] as number);
  return [...squares];
}
/** The last roll that was told. */
export function rolled(events: GameEvent[]): { seat: number; face: number } | null {
  const roll = events.findLast((e) => e.name === "rolled");
  return roll ? { seat: Number(roll.params["seat"]), face: Number(roll.params["face"]) } : null;
}
