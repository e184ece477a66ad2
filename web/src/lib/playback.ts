/** What bots do is played back one by one, at the reader's pace: the server need not wait for anybody's eyes. */
import { batch, signal } from "@preact/signals";
import { pace, still } from "./prefs";

/** Milliseconds that one action is shown, and the most that everything that waits is shown together. */
export const EACH = 650;
export const ALL = 4_500;

/** For how long an action is shown that came with so many others: quickly where much has happened, so that nobody waits for long. */
export function shownFor(waiting: number, speed: number): number {
  return speed ? Math.min(EACH, ALL / Math.max(1, waiting)) / speed : 0;
}

interface Step {
  act: () => void;
  /** Is anything to be seen of it? */
  seen: boolean;
}

export class Playback {
  /** How many actions are still to be shown. */
  readonly behind = signal(0);
  private queue: Step[] = [];
  private until = 0;
  /** The most that has waited since nothing did. */
  private most = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    globalThis.document?.addEventListener?.("visibilitychange", this.look);
  }
  private readonly look = (): void => {
    if (document.visibilityState === "hidden") this.flush();
  };

  /** Show something when what came before it has been seen. Only what bots do is paced, and nothing overtakes it. */
  show(act: () => void, { paced, seen }: { paced: boolean; seen: boolean }): void {
    const free = !pace.value || still() || globalThis.document?.visibilityState === "hidden";
    if (this.queue.length === 0 && (free || !paced || Date.now() >= this.until)) {
      this.run({ act, seen });
      return;
    }
    this.queue.push({ act, seen });
    this.behind.value = this.queue.length;
    this.most = Math.max(this.most, this.queue.length);
    if (free) this.flush();
    else this.wait();
  }

  /** Show everything that waits, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.queue;
    this.queue = [];
    batch(() => {
      this.behind.value = 0;
      for (const { act } of all) act();
    });
    this.until = this.most = 0;
  }

  end(): void {
    globalThis.document?.removeEventListener?.("visibilitychange", this.look);
    clearTimeout(this.timer);
    this.queue = [];
  }

  private run({ act, seen }: Step): void {
    act();
    if (seen) this.until = Date.now() + shownFor(this.most, pace.value);
    if (!this.queue.length) this.most = 0;
  }
  private wait(): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        batch(() => {
          // What nobody can see takes no time.
          while (this.queue.length) {
            const step = this.queue.shift()!;
            this.behind.value = this.queue.length;
            this.run(step);
            if (step.seen) break;
          }
        });
        if (this.queue.length) this.wait();
      },
      Math.max(0, this.until - Date.now()),
    );
  }
}
