/** Zoom and pan of a board: wheel, pinch, drag and buttons.

    While a hand moves it, the picture that is there is moved as a whole, which costs nothing; when the hand rests, its frame is set anew. */
import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";

export type Point = [number, number];
/** The middle of what is seen, and how much it is enlarged. */
export interface Sight {
  x: number;
  y: number;
  k: number;
}
export interface Zoom {
  sight: Signal<Sight>;
  by: (factor: number) => void;
  to: (sight: Sight) => void;
  fit: (spots: Point[]) => void;
  moved: () => boolean;
  /** Units of the drawing for one pixel of the screen, in steps: what is written on it stays readable. Also `--u` of its style. */
  unit: Signal<number>;
}
/** The whole picture: its middle, its size, the size of the things on it, and below which size of one on the screen its fine parts go. */
export interface Whole {
  middle: Point;
  wide: number;
  tall: number;
  edge: number;
  fine: number;
}

const MOST = 6;
/** Milliseconds without a movement after which the frame is set. */
const REST = 140;

export function useZoom(svg: RefObject<SVGSVGElement>, { middle, wide, tall, edge, fine }: Whole): Zoom {
  const whole: Sight = { x: middle[0], y: middle[1], k: 1 };
  const sight = useSignal<Sight>(whole);
  const units = useSignal(1);
  const zoom = useMemo(() => {
    const drag = { far: false };
    /** What the frame shows, behind what is moved. */
    let framed: Sight = whole;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(rest);
      const { x, y, k } = sight.value;
      const box = svg.current;
      if (!box) return;
      framed = sight.value;
      box.style.transform = "";
      box.classList.remove("moving");
      box.setAttribute("viewBox", `${x - wide / k / 2} ${y - tall / k / 2} ${wide / k} ${tall / k}`);
      box.classList.toggle("far", edge * k * unit(box) < fine);
      box.classList.toggle("near", k > 1.01);
      const scale = unit(box) * k;
      if (scale > 0) {
        box.style.setProperty("--u", String(Math.round(100 / scale) / 100));
        units.value = Math.ceil(20 / scale) / 20;
      }
    };
    /** Pixels for one unit of the whole board. */
    const unit = (box: SVGSVGElement) => Math.min(box.clientWidth / wide, box.clientHeight / tall);
    /** Move the picture as it is, and draw it anew when the hand rests. */
    const slide = () => {
      const box = svg.current;
      if (!box) return;
      const { x, y, k } = sight.value;
      const u = unit(box) * k;
      box.classList.add("moving");
      box.style.transform = `translate(${(framed.x - x) * u}px, ${(framed.y - y) * u}px) scale(${k / framed.k})`;
      clearTimeout(rest);
      rest = setTimeout(show, REST);
    };
    const to = (next: Sight, by: () => void = show) => {
      const k = Math.min(MOST, Math.max(1, next.k));
      const [w, h] = [wide * (1 - 1 / k) * 0.5, tall * (1 - 1 / k) * 0.5];
      sight.value = {
        k,
        x: Math.min(middle[0] + w, Math.max(middle[0] - w, next.x)),
        y: Math.min(middle[1] + h, Math.max(middle[1] - h, next.y)),
      };
      by();
    };
    /** Enlarge so that the given place of the screen stays where it is. */
    const about = (factor: number, clientX: number, clientY: number) => {
      const box = svg.current!;
      const rect = box.getBoundingClientRect();
      const { x, y, k } = sight.value;
      const next = Math.min(MOST, Math.max(1, k * factor));
      const u = unit(box);
      // The box itself may be moved just now: its middle lies where it would be without that.
      const [mx, my] = [rect.x + rect.width / 2 - (framed.x - x) * u * k, rect.y + rect.height / 2 - (framed.y - y) * u * k];
      const [dx, dy] = [(clientX - mx) / u, (clientY - my) / u];
      to({ k: next, x: x + dx / k - dx / next, y: y + dy / k - dy / next }, slide);
    };
    const fit = (spots: Point[]) => {
      if (!spots.length) return to(whole);
      const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])];
      const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const room = 2.2 * edge;
      to({ x: (left + right) / 2, y: (top + low) / 2, k: Math.min(2.4, wide / (right - left + 2 * room), tall / (low - top + 2 * room)) });
    };
    return {
      sight,
      by: (factor: number) => to({ ...sight.value, k: sight.value.k * factor }),
      to,
      fit,
      show,
      slide,
      about,
      unit,
      drag,
      moved: () => drag.far,
    };
  }, []);

  useEffect(() => {
    const box = svg.current!;
    const fingers = new Map<number, Point>();
    let start: Point = [0, 0];
    const wheel = (e: WheelEvent) => {
      e.preventDefault();
      zoom.about(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), e.clientX, e.clientY);
    };
    const down = (e: PointerEvent) => {
      // Whoever takes up a piece does not move the board.
      if (box.closest("[data-grip]")) {
        zoom.drag.far = false;
        return;
      }
      if (fingers.size === 0) {
        zoom.drag.far = false;
        start = [e.clientX, e.clientY];
      }
      fingers.set(e.pointerId, [e.clientX, e.clientY]);
    };
    const move = (e: PointerEvent) => {
      const was = fingers.get(e.pointerId);
      if (!was) return;
      const now: Point = [e.clientX, e.clientY];
      if (fingers.size === 2) {
        const other = [...fingers.entries()].find(([id]) => id !== e.pointerId)![1];
        const far = (p: Point) => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
        zoom.drag.far = true;
        zoom.about(far(now) / far(was), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      }
      if (Math.hypot(now[0] - start[0], now[1] - start[1]) > 8) zoom.drag.far = true;
      if (zoom.drag.far) {
        const { x, y, k } = zoom.sight.value;
        const u = zoom.unit(box) * k * fingers.size;
        zoom.to({ k, x: x - (now[0] - was[0]) / u, y: y - (now[1] - was[1]) / u }, zoom.slide);
      }
      fingers.set(e.pointerId, now);
    };
    const up = (e: PointerEvent) => {
      fingers.delete(e.pointerId);
    };
    box.addEventListener("wheel", wheel, { passive: false });
    box.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    const watch = new ResizeObserver(zoom.show);
    watch.observe(box);
    zoom.show();
    return () => {
      watch.disconnect();
      box.removeEventListener("wheel", wheel);
      box.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, []);
  return { ...zoom, unit: units };
}
