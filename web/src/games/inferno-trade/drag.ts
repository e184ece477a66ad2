/** Drag a soul: a copy follows the hand, stalls say where it may fall. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { drop } from "./draft";
import { grip } from "./grip";
import type { TradeView } from "./view";

/** How far above a finger the copy floats, so that it can be seen. */
const ABOVE = 30;

export function useDrag(box: RefObject<HTMLElement>, view: TradeView): void {
  const seen = useRef(view);
  seen.current = view;
  const seated = view.you !== null;
  useEffect(() => {
    const market = box.current;
    if (!market || !seated) return;
    let ghost: HTMLElement | null = null;
    let above = 0;
    let over: Element | null = null;
    const mark = (stall: Element | null) => {
      if (stall !== over) {
        over?.classList.remove("over");
        stall?.classList.add("over");
        over = stall;
      }
    };
    const follow = (dx: number, dy: number) => {
      if (ghost) ghost.style.transform = `translate(${dx}px, ${dy - above}px) rotate(-3deg)`;
    };
    return grip(market, {
      pick: (at) => at.closest<HTMLElement>(".soul.can"),
      lift: (thing, finger) => {
        const from = thing.getBoundingClientRect();
        above = finger ? ABOVE : 0;
        ghost = thing.cloneNode(true) as HTMLElement;
        ghost.className = "soul ghost";
        ghost.removeAttribute("data-card");
        ghost.removeAttribute("data-cell");
        ghost.setAttribute("aria-hidden", "true");
        Object.assign(ghost.style, { width: `${from.width}px`, height: `${from.height}px`, left: `${from.x}px`, top: `${from.y}px` });
        document.body.append(ghost);
        follow(0, 0);
      },
      move: (x, y, dx, dy) => {
        follow(dx, dy);
        mark(document.elementFromPoint(x, y)?.closest("[data-stall]") ?? null);
      },
      drop: (thing, x, y) => {
        const under = document.elementFromPoint(x, y);
        const stall = under?.closest<HTMLElement>("[data-stall]")?.dataset["stall"];
        const onto = under?.closest<HTMLElement>(".soul.can")?.dataset["card"] ?? null;
        const card = thing.dataset["card"];
        if (stall !== undefined && card) drop(seen.current, card, stall === "all" ? "all" : Number(stall), onto);
      },
      free: () => {
        ghost?.remove();
        ghost = null;
        mark(null);
      },
    });
  }, [seated]);
}
