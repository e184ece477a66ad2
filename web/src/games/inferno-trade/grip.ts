/** Taking something in the hand: a mouse drags at once; a finger or a pen holds still for a moment first, so that the page can scroll. */

/** How far a pointer may tremble, in CSS pixels. */
const SLACK = 6;
/** How far a finger may roll while it holds. */
const ROLL = 10;
/** Milliseconds of holding still after which a finger has taken the thing. */
const HOLD = 280;
/** For so many milliseconds after a finger that has not moved, a click on what it held is the same touch once more. */
const LATE = 400;
/** So near to the upper or lower edge of the window, what is held makes the page scroll; and by how much per frame. */
const EDGE = 70;
const SCROLL = 9;

export interface Hand {
  /** What is taken hold of at a place, if anything. */
  pick: (at: Element) => HTMLElement | null;
  lift: (thing: HTMLElement, finger: boolean) => void;
  /** The pointer is there now, and has come so far. */
  move: (x: number, y: number, dx: number, dy: number) => void;
  drop: (thing: HTMLElement, x: number, y: number) => void;
  /** The hand is empty again, whether or not something was dropped. */
  free: () => void;
}
interface Held {
  thing: HTMLElement;
  id: number;
  finger: boolean;
  x: number;
  y: number;
  nowX: number;
  nowY: number;
  lifted: boolean;
  moved: boolean;
  timer: number;
}

/** Watch a box for things that are taken in the hand; returns the way to stop. */
export function grip(box: HTMLElement, hand: Hand): () => void {
  let held: Held | null = null;
  let frame = 0;
  const lift = () => {
    if (!held || held.lifted) return;
    held.lifted = true;
    hand.lift(held.thing, held.finger);
    frame = requestAnimationFrame(roll);
  };
  const release = () => {
    if (!held) return;
    clearTimeout(held.timer);
    cancelAnimationFrame(frame);
    const lifted = held.lifted;
    held = null;
    if (lifted) hand.free();
  };
  const tell = () => {
    if (held?.lifted) hand.move(held.nowX, held.nowY, held.nowX - held.x, held.nowY - held.y);
  };
  /** Near an edge the page comes to meet the hand. */
  const roll = () => {
    if (!held) return;
    const by = !held.moved ? 0 : held.nowY < EDGE ? -SCROLL : held.nowY > innerHeight - EDGE ? SCROLL : 0;
    if (by) {
      scrollBy(0, by);
      tell();
    }
    frame = requestAnimationFrame(roll);
  };
  const down = (e: PointerEvent) => {
    const thing = hand.pick(e.target as Element);
    if (held || !thing || !e.isPrimary || e.button !== 0) return;
    const finger = e.pointerType !== "mouse";
    held = {
      thing,
      id: e.pointerId,
      finger,
      x: e.clientX,
      y: e.clientY,
      nowX: e.clientX,
      nowY: e.clientY,
      lifted: false,
      moved: false,
      timer: finger ? (setTimeout(lift, HOLD) as unknown as number) : 0,
    };
  };
  const move = (e: PointerEvent) => {
    if (!held || e.pointerId !== held.id) return;
    held.nowX = e.clientX;
    held.nowY = e.clientY;
    if (Math.hypot(e.clientX - held.x, e.clientY - held.y) >= (held.finger ? ROLL : SLACK)) {
      if (!held.lifted && held.finger) {
        release();
        return;
      }
      lift();
      held.moved = true;
    }
    if (held.lifted) {
      e.preventDefault();
      tell();
    }
  };
  const up = (e: PointerEvent) => {
    if (!held || e.pointerId !== held.id) return;
    const was = held;
    release();
    if (!was.lifted) return;
    // Held for long, but not moved: that was a slow tap. The click that the browser may still make of it, or of a drag, is none.
    if (!was.moved) was.thing.click();
    const swallow = (click: Event) => {
      if (was.finger && !was.thing.contains(click.target as Node)) return;
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), was.finger && !was.moved ? LATE : 0);
    if (was.moved) hand.drop(was.thing, e.clientX, e.clientY);
  };
  const cancel = (e: PointerEvent) => {
    if (e.pointerId === held?.id) release();
  };
  const stay = (e: TouchEvent) => {
    if (held?.lifted) e.preventDefault();
  };
  const menu = (e: Event) => {
    if (held?.finger) e.preventDefault();
  };
  box.addEventListener("pointerdown", down);
  box.addEventListener("touchmove", stay, { passive: false });
  box.addEventListener("contextmenu", menu);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  return () => {
    release();
    box.removeEventListener("pointerdown", down);
    box.removeEventListener("touchmove", stay);
    box.removeEventListener("contextmenu", menu);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  };
}
