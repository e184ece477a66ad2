/** Fingers are blunt: a tap beside something that can be chosen chooses it. */
const REACH = 22;

export function snap(event: MouseEvent & { currentTarget: HTMLElement }): void {
  const touch = (event as unknown as PointerEvent).pointerType === "touch";
  if (!touch || !event.isTrusted || (event.target as Element).closest(".can, button, a")) return;
  let best: Element | null = null;
  let least = REACH;
  for (const spot of event.currentTarget.querySelectorAll(".can")) {
    const box = spot.getBoundingClientRect();
    const away = Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2);
    if (away <= least) [least, best] = [away, spot];
  }
  if (!best) return;
  event.stopPropagation();
  best.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}
