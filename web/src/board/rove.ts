/** Arrow keys move the focus between the things that can be pointed at, by where they lie on the screen. */
const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export interface Spot {
  id: string;
  at: [number, number];
}

export function rove(event: KeyboardEvent & { currentTarget: SVGSVGElement }, spots: Spot[]): void {
  const way = WAYS[event.key];
  if (!way || spots.length === 0) return;
  event.preventDefault();
  const focused = (document.activeElement as HTMLElement | SVGElement | null)?.dataset["cell"];
  const from = spots.find((s) => s.id === focused);
  const next = from ? nearest(from, spots, way) : spots[0];
  if (next) event.currentTarget.querySelector<SVGElement>(`[data-cell="${next.id}"]`)?.focus();
}

/** The nearest spot in a direction: straight ahead counts more than aside. */
export function nearest(from: Spot, spots: Spot[], [wx, wy]: [number, number]): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.at[0] - from.at[0];
    const dy = spot.at[1] - from.at[1];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [least, best] = [cost, spot];
  }
  return best;
}
