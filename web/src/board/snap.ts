/** Fingers are blunt: a tap beside something that can be chosen chooses it. */
const REACH = 22;

/** What can be chosen nearest to a place of the screen, if it is near enough. */
export function nearest(area: Element, x: number, y: number): Element | null {
  let best: Element | null = null;
  let least = REACH;
  for (const spot of area.querySelectorAll(".can")) {
    const box = spot.getBoundingClientRect();
    const away = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (away <= least) [least, best] = [away, spot];
  }
  return best;
}

export function snap(event: MouseEvent & { currentTarget: HTMLElement }): void {
  const touch = (event as unknown as PointerEvent).pointerType === "touch";
  if (!touch || !event.isTrusted || (event.target as Element).closest(".can, button, a")) return;
  const best = nearest(event.currentTarget, event.clientX, event.clientY);
  if (!best) return;
  event.stopPropagation();
  best.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
