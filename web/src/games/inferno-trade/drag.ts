/** Drag a soul with the mouse: a copy follows the hand, stalls say where it may fall. Fingers tap instead, so that the page can scroll. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { drop } from "./draft";
import type { TradeView } from "./view";

const SLACK = 6;

export function useDrag(box: RefObject<HTMLElement>, view: TradeView): void {
  const seen = useRef(view);
  seen.current = view;
  const seated = view.you !== null;
  useEffect(() => {
    const market = box.current;
    if (!market || !seated) return;
    let held: { thing: HTMLElement; x: number; y: number; ghost: HTMLElement | null } | null = null;
    let over: Element | null = null;
    const target = (x: number, y: number) => document.elementFromPoint(x, y);
    const mark = (stall: Element | null) => { if (stall !== over) { over?.classList.remove("over"); stall?.classList.add("over"); over = stall; } };
    const down = (e: PointerEvent) => {
      const thing = (e.target as Element).closest<HTMLElement>(".soul.can");
      if (thing && e.pointerType === "mouse" && e.button === 0) held = { thing, x: e.clientX, y: e.clientY, ghost: null };
    };
    const move = (e: PointerEvent) => {
      if (!held) return;
      if (!held.ghost) {
        if (Math.hypot(e.clientX - held.x, e.clientY - held.y) < SLACK) return;
        const from = held.thing.getBoundingClientRect();
        held.ghost = held.thing.cloneNode(true) as HTMLElement;
        held.ghost.className = "soul ghost";
        held.ghost.removeAttribute("data-card");
        held.ghost.removeAttribute("data-cell");
        held.ghost.setAttribute("aria-hidden", "true");
        Object.assign(held.ghost.style, { width: `${from.width}px`, height: `${from.height}px`, left: `${from.x}px`, top: `${from.y}px` });
        document.body.append(held.ghost);
      }
      e.preventDefault();
      held.ghost.style.transform = `translate(${e.clientX - held.x}px, ${e.clientY - held.y}px) rotate(-3deg)`;
      mark(target(e.clientX, e.clientY)?.closest("[data-stall]") ?? null);
    };
    const up = (e: PointerEvent) => {
      const was = held;
      held = null;
      mark(null);
      if (!was?.ghost) return;
      was.ghost.remove();
      const under = target(e.clientX, e.clientY);
      const stall = under?.closest<HTMLElement>("[data-stall]")?.dataset["stall"];
      const onto = under?.closest<HTMLElement>(".soul.can")?.dataset["card"] ?? null;
      // The click that follows a drag is not a tap on the card; where none follows, nothing waits for it.
      const swallow = (click: Event) => { click.stopPropagation(); click.preventDefault(); };
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      const card = was.thing.dataset["card"];
      if (stall !== undefined && card) drop(seen.current, card, stall === "all" ? "all" : Number(stall), onto);
    };
    market.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      market.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      held?.ghost?.remove();
    };
  }, [seated]);
}
