/** Cards that change hands fly from stall to stall; cards that leave the game sink. Only transforms and opacity move. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "../../lib/prefs";
import { ownerOf, type TradeView } from "./view";

const FLIGHT = 620;

interface Start {
  card: string;
  box: DOMRect;
}

/** Before the page changes, look where the cards lie that have a new owner; afterwards let them come from there. */
export function useFlights(box: RefObject<HTMLElement>, view: TradeView): void {
  const known = useRef<Record<string, number>>({});
  const starts = useRef<Start[]>([]);
  const now: Record<string, number> = {};
  for (const [seat, player] of view.players.entries()) for (const card of [...player.free, ...player.fixed]) now[card] = seat;
  const moved = Object.keys(known.current).filter((card) => known.current[card] !== (now[card] ?? -1));
  if (moved.length && box.current && !still())
    starts.current = moved.flatMap((card) => {
      const thing = find(box.current!, card);
      return thing ? [{ card, box: thing.getBoundingClientRect() }] : [];
    });
  useLayoutEffect(() => {
    known.current = now;
    const pace = document.documentElement.dataset["motion"] === "quick" ? 0.5 : 1;
    for (const { card, box: from } of starts.current) {
      const thing = box.current && ownerOf(view, card) >= 0 ? find(box.current, card) : null;
      if (!thing) continue;
      const to = thing.getBoundingClientRect();
      const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`;
      thing.animate(
        [
          { transform: way, transformOrigin: "0 0", zIndex: 5 },
          { transform: "none", transformOrigin: "0 0", zIndex: 5 },
        ],
        { duration: FLIGHT * pace, easing: "cubic-bezier(.6,0,.2,1)" },
      );
    }
    starts.current = [];
  });
}

function find(box: HTMLElement, card: string): HTMLElement | null {
  return box.querySelector<HTMLElement>(`.soul[data-card="${card}"]`);
}
