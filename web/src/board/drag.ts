/** Pieces can be dragged as well as pointed at: to take one up is to point at it, to let go is to point at what lies below. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { nearest } from "./snap";
import { sure } from "./useMove";

/** Pixels that a pointer must go before it drags. */
const FAR = 7;
/** Milliseconds for which a place that a piece was dropped on is waited for: the server may have to be asked in between. */
const PATIENCE = 4000;

/** To let a piece go is no blunt touch: a phone does not ask once more. */
const click = (thing: Element) => sure(() => thing.dispatchEvent(new MouseEvent("click", { bubbles: true })));

/** What stands on a cell, to be carried along with the pointer. */
function standing(area: Element, cell: string): SVGGraphicsElement[] {
  return [...area.querySelectorAll<SVGGraphicsElement>(`.pieces [data-on="${CSS.escape(cell)}"]`)];
}

/** `mark` changes whenever other things can be chosen; `begun`: a piece has been chosen already; `busy` tells that an action is on its way. */
export function useDrag(box: RefObject<HTMLElement>, mark: unknown, begun: boolean, busy: () => boolean): void {
  const now = useRef({ begun, busy });
  now.current = { begun, busy };
  const wanted = useRef<{ cell: string; until: number } | null>(null);
  // A piece was let go on a place that could not be chosen yet: the first question was about the piece alone.
  useEffect(() => {
    const want = wanted.current;
    if (!want || busy()) return;
    const there = Date.now() < want.until ? box.current?.querySelector(`.can[data-cell="${CSS.escape(want.cell)}"]`) : null;
    if (!there && Date.now() < want.until) return;
    wanted.current = null;
    if (there) click(there);
  }, [mark, busy()]);
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    /** The piece that was chosen last, and may still be dragged. */
    let picked = "";
    let from: { cell: string; x: number; y: number; id: number; finger: boolean } | null = null;
    /** What lies below the hand and can be chosen. */
    let under: Element | null = null;
    let carried: { thing: SVGGraphicsElement; scale: DOMMatrix }[] = [];
    let dragging = false;
    const carry = (dx: number, dy: number) => {
      for (const { thing, scale } of carried) {
        const p = new DOMPoint(dx, dy).matrixTransform(scale);
        thing.style.transform = `translate(${p.x}px, ${p.y}px)`;
      }
    };
    const goal = (x: number, y: number) => {
      const spot = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-cell]");
      const here = spot && area.contains(spot) ? spot : null;
      return from?.finger && !here?.matches(".can") ? ((nearest(area, x, y) as SVGElement | null) ?? here) : here;
    };
    const show = (spot: Element | null) => {
      if (spot === under) return;
      under?.removeAttribute("data-under");
      under = spot;
      under?.setAttribute("data-under", "");
    };
    const lift = (cell: string) => {
      dragging = true;
      area.classList.add("dragging");
      const spot = area.querySelector(`.can[data-cell="${CSS.escape(cell)}"]`);
      if (spot && !now.current.begun) click(spot);
      // The board has drawn itself anew by the next frame; what is carried is looked for there.
      requestAnimationFrame(() => {
        if (!dragging) return;
        carried = standing(area, cell).map((thing) => {
          const m = (thing.parentElement as unknown as SVGGraphicsElement).getScreenCTM()!.inverse();
          return { thing, scale: new DOMMatrix([m.a, m.b, m.c, m.d, 0, 0]) };
        });
      });
    };
    const free = () => {
      show(null);
      carry(0, 0);
      for (const { thing } of carried) thing.style.transform = "";
      carried = [];
      from = null;
      dragging = false;
      delete area.dataset["grip"];
      area.classList.remove("dragging");
    };
    const down = (e: PointerEvent) => {
      wanted.current = null;
      // A second finger means the board.
      if (from) {
        free();
        return;
      }
      const spot = e.button === 0 ? (e.target as Element).closest<SVGElement>("[data-cell]") : null;
      const cell = spot?.dataset["cell"] ?? "";
      const may = spot && (now.current.begun ? cell === picked : spot.matches(".can") && standing(area, cell).length > 0);
      from = may ? { cell, x: e.clientX, y: e.clientY, id: e.pointerId, finger: e.pointerType === "touch" } : null;
      if (!may) return;
      picked = cell;
      area.dataset["grip"] = "";
    };
    const move = (e: PointerEvent) => {
      if (!from || e.pointerId !== from.id) return;
      const [dx, dy] = [e.clientX - from.x, e.clientY - from.y];
      if (!dragging && Math.hypot(dx, dy) > FAR) lift(from.cell);
      if (!dragging) return;
      carry(dx, dy);
      const spot = goal(e.clientX, e.clientY);
      show(spot?.matches(".can") ? spot : null);
    };
    // Where a finger has taken up a piece, neither the page nor the board moves with it.
    const hold = (e: TouchEvent) => {
      if (from && e.cancelable) e.preventDefault();
    };
    const up = (e: PointerEvent) => {
      if (!from || e.pointerId !== from.id) return;
      if (!dragging) {
        free();
        return;
      }
      const start = from.cell;
      const spot = goal(e.clientX, e.clientY);
      free();
      // The click that the browser makes of this is none.
      const stop = (x: Event) => {
        if (x.isTrusted) x.stopPropagation();
      };
      area.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => area.removeEventListener("click", stop, { capture: true }), 0);
      const cell = spot?.dataset["cell"];
      if (!spot || cell === undefined || cell === start) return;
      if (now.current.busy()) wanted.current = { cell, until: Date.now() + PATIENCE };
      else click(spot);
    };
    area.addEventListener("pointerdown", down, { capture: true });
    area.addEventListener("touchmove", hold, { passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", free);
    return () => {
      area.removeEventListener("pointerdown", down, { capture: true });
      area.removeEventListener("touchmove", hold);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", free);
    };
  }, []);
}
