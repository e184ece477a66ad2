/** Game time between two words of the server: shown, never decided upon. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { GameClock } from "../types";

const BEAT = 250;
const beat = signal(0);
const known = signal<{ clock: GameClock | null; time: number }>({ clock: null, time: 0 });

/** Take over what the server says, and let the shown time go on from there. */
export function useClock(clock: GameClock | null, time: number): void {
  useLayoutEffect(() => {
    known.value = { clock, time };
  }, [clock?.at, clock?.now, clock?.runs, clock?.lapses, time]);
  useEffect(() => {
    if (!clock?.runs && !clock?.lapses) return;
    const id = setInterval(() => {
      beat.value += 1;
    }, BEAT);
    return () => clearInterval(id);
  }, [clock?.runs, clock?.lapses]);
}

/** The game time to show now; whoever reads it is drawn anew four times a second while it runs. */
export function gameNow(): number {
  void beat.value;
  const { clock, time } = known.value;
  if (!clock) return time;
  return clock.now + (clock.runs ? Math.max(0, Date.now() + clock.skew - clock.at) : 0);
}

/** Milliseconds until a question that nobody answers lapses; `null` where none does. */
export function lapsesIn(): number | null {
  void beat.value;
  const { clock } = known.value;
  return clock?.lapses ? Math.max(0, clock.lapses - Date.now() - clock.skew) : null;
}

/** Does the sand move now? */
export function running(): boolean {
  return known.value.clock?.runs ?? false;
}
