/** Keyboard players keep their place: when what had the focus can no longer be chosen, the nearest thing that can takes it. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

type Place = { in: "board" | "prompt"; x: number; y: number };

function middle(thing: Element): [number, number] {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** `mark` changes whenever other things can be chosen. */
export function useKeptFocus(box: RefObject<HTMLElement>, mark: unknown): void {
  const place = useRef<Place | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const thing = event.target as Element;
      const where = box.current?.contains(thing) ? "board" : thing.closest(".prompt") ? "prompt" : null;
      const [x, y] = middle(thing);
      place.current = where && { in: where, x, y };
    };
    const leave = () => {
      place.current = null;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", leave);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
    };
  }, []);
  useEffect(() => {
    const was = place.current;
    const now = document.activeElement;
    const lost = !now || now === document.body || (box.current?.contains(now) && !now.matches(".can"));
    if (!was || !lost) return;
    const spots = [...(box.current?.querySelectorAll<SVGElement>(".can") ?? [])];
    const away = (spot: Element) => {
      const [x, y] = middle(spot);
      return Math.hypot(x - was.x, y - was.y);
    };
    const spot = was.in === "board" ? spots.sort((a, b) => away(a) - away(b))[0] : undefined;
    (spot ?? document.querySelector<HTMLElement>(".prompt .acts button"))?.focus();
    // A button that stands in for the board hands the focus back to it.
    if (!spot && place.current) place.current = was;
  }, [mark]);
}
