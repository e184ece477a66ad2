/** Keyboard players keep their place in the market. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { nearest } from "../../board/rove";

const WAYS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Arrow keys go from soul to soul, by where they lie. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const from = (event.target as HTMLElement).closest<HTMLElement>(".soul, .spec");
  if (!way || !from) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(".soul, .spec")];
  const spots = all.map((thing, i) => {
    const box = thing.getBoundingClientRect();
    return { id: String(i), at: [box.x + box.width / 2, box.y + box.height / 2] as [number, number] };
  });
  const next = nearest(spots[all.indexOf(from)]!, spots, way);
  if (next) all[Number(next.id)]!.focus();
}

/** After something has been sent or dropped: back to the souls, unless the focus is somewhere already. */
export function back(): void {
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (!now || now === document.body) document.querySelector<HTMLElement>(".market .me .soul")?.focus();
  });
}

/** A panel whose buttons come and go keeps the focus among them. */
export function useHeldFocus(box: RefObject<HTMLElement>, mark: unknown): void {
  const had = useRef(false);
  useLayoutEffect(() => {
    const inside = () => {
      had.current = true;
    };
    const outside = (e: FocusEvent) => {
      if (!box.current?.contains(e.target as Node)) had.current = false;
    };
    const panel = box.current;
    panel?.addEventListener("focusin", inside);
    document.addEventListener("focusin", outside);
    return () => {
      panel?.removeEventListener("focusin", inside);
      document.removeEventListener("focusin", outside);
    };
  }, []);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (had.current && (!now || now === document.body))
      (box.current?.querySelector<HTMLElement>("button") ?? box.current?.querySelector<HTMLElement>("[tabindex]"))?.focus();
  }, [mark]);
}
