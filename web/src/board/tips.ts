/** Hovering over anything on the board, or holding a finger on it, says what it is. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** How long a pointer rests, and a finger is held, before anything is said; in milliseconds. */
const REST = 450;
const HELD = 500;
const FAR = 10;

/** What there is to say about a thing: its own words, else its name for those who cannot see it. */
export function tipOf(thing: Element | null, box: Element): string {
  // Beside the board only what was given words for this: names of buttons are read there anyway.
  const told = thing?.closest(thing.closest(".bw") || !box.matches(".table, main") ? "[data-tip], [aria-label]" : "[data-tip]");
  if (!told || told === box || !box.contains(told) || told.matches("svg[role=group], section, ol, ul, [role=region]")) return "";
  return told.getAttribute("data-tip") ?? told.getAttribute("aria-label") ?? "";
}

export function useTips(box: RefObject<HTMLElement>): void {
  useEffect(() => {
    const board = box.current;
    if (!board) return;
    // Hands, buttons and panels beside the board are asked about, too.
    const area: HTMLElement = board.closest<HTMLElement>(".table") ?? board.closest("main") ?? board;
    const tip = document.createElement("div");
    tip.className = "tip";
    tip.setAttribute("aria-hidden", "true");
    let timer = 0;
    let from: [number, number] = [0, 0];
    /** Has a finger that is held been told what it lies on? */
    let told = false;
    const hide = () => {
      clearTimeout(timer);
      tip.remove();
    };
    const show = (thing: Element, x: number, y: number, finger: boolean) => {
      const text = tipOf(thing, area);
      if (!text) return;
      tip.textContent = text;
      document.body.append(tip);
      const { width, height } = tip.getBoundingClientRect();
      tip.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))}px`;
      tip.style.top = `${y - height - 18 > 8 ? y - height - 18 : y + 22}px`;
      told = finger;
    };
    const wait = (e: PointerEvent, long: number) => {
      hide();
      from = [e.clientX, e.clientY];
      timer = window.setTimeout(() => {
        if (e.target instanceof Element) show(e.target, e.clientX, e.clientY, e.pointerType !== "mouse");
      }, long);
    };
    const over = (e: PointerEvent) => {
      if (e.pointerType === "mouse" && e.buttons === 0) wait(e, REST);
    };
    const move = (e: PointerEvent) => {
      if (e.pointerType !== "mouse" && Math.hypot(e.clientX - from[0], e.clientY - from[1]) > FAR) hide();
    };
    const down = (e: PointerEvent) => {
      told = false;
      if (e.pointerType === "mouse") hide();
      else wait(e, HELD);
    };
    // A finger that was held has asked, not chosen.
    const click = (e: MouseEvent) => {
      if (told) {
        e.preventDefault();
        e.stopPropagation();
      }
      told = false;
      hide();
    };
    const up = (e: PointerEvent) => {
      if (e.pointerType !== "mouse") {
        clearTimeout(timer);
        if (told) window.setTimeout(hide, 2500);
      }
    };
    area.addEventListener("pointerover", over);
    area.addEventListener("pointermove", move);
    area.addEventListener("pointerdown", down);
    area.addEventListener("pointerleave", hide);
    area.addEventListener("pointerup", up);
    area.addEventListener("click", click, true);
    addEventListener("scroll", hide, true);
    return () => {
      hide();
      area.removeEventListener("pointerover", over);
      area.removeEventListener("pointermove", move);
      area.removeEventListener("pointerdown", down);
      area.removeEventListener("pointerleave", hide);
      area.removeEventListener("pointerup", up);
      area.removeEventListener("click", click, true);
      removeEventListener("scroll", hide, true);
    };
  }, []);
}
