/** What the page of a table keeps beside what the server tells. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { GameModule } from "../../games/types";
import { calm, lang, motion, notify, still } from "../../lib/prefs";
import { go } from "../../lib/router";
import { buzz, knock } from "../../lib/sound";
import { beckon } from "../../lib/turnSign";
import { api, Refusal } from "../../net/api";
import type { Live } from "../../net/live";
import type { Past } from "../../net/wire";
import { t } from "../../text/speak";

/** The position after `at` actions, if the address names one. */
export function usePast(live: Live, at: number | null, version: number): Past | null {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    if (at === null) {
      setPast(null);
      return;
    }
    let on = true;
    api
      .past(live.id, at, live.token())
      .then((found) => {
        if (on) setPast(found);
      })
      .catch((error: unknown) => {
        if (on && error instanceof Refusal) go(`/table/${live.id}`, true);
      });
    return () => {
      on = false;
    };
  }, [at, live, at === null ? 0 : version, lang.value]);
  return at === null ? null : past;
}

/** The view before this one, for things that vanish. */
export function usePrevious<T>(value: T, mark: number): T | null {
  const kept = useRef<{ now: T; before: T | null; mark: number }>({ now: value, before: null, mark });
  if (kept.current.mark !== mark) kept.current = { now: value, before: kept.current.now, mark };
  return kept.current.before;
}

export interface Shown {
  /** How many actions lie behind what is shown. */
  at: number;
  past: boolean;
  version: number;
  back: boolean;
}
/** Does one position follow from the other by what is told with it? If not, nothing moves: a step back is no move. */
export function follows(was: Shown | null, now: Shown): boolean {
  if (!was || now.back) return false;
  if (!was.past && !now.past) return now.version !== was.version;
  return now.at === was.at + 1;
}
/** Keeps the board calm while it shows something that does not follow from what it showed before. */
export function useCalm(now: Shown): boolean {
  const kept = useRef<{ was: Shown; calm: boolean } | null>(null);
  const was = kept.current?.was ?? null;
  const same = was && was.at === now.at && was.past === now.past && was.version === now.version;
  if (!same) kept.current = { was: now, calm: was !== null && !follows(was, now) };
  calm.now = kept.current!.calm;
  useEffect(
    () => () => {
      calm.now = false;
    },
    [],
  );
  return kept.current!.calm;
}

/** Milliseconds in which what was played is seen from where it was played, before one device's board turns to the next player. */
const TURN = 1000;
/** The seat whose side is at the bottom: on one device the board turns once the last action has been seen. */
export function useFacing(seat: number | null, several: boolean): number | null {
  const [facing, setFacing] = useState(seat);
  useEffect(() => {
    if (facing === seat) return;
    if (!several || still() || facing === null) {
      setFacing(seat);
      return;
    }
    const id = setTimeout(() => setFacing(seat), motion.value === "quick" ? TURN / 2 : TURN);
    return () => clearTimeout(id);
  }, [seat, several]);
  return several && !still() ? facing : seat;
}

/** A sound, a mark in the title and at the icon, and a word of the browser when it is this player's turn. */
export function useTurn(live: Live, seat: number | null, mine: boolean, title: string, strikes?: GameModule["strikes"]): void {
  const happening = live.happenings.value[String(seat)];
  useEffect(() => {
    if (!happening || happening.back) return;
    const struck = happening.events.some((e) => strikes?.(e));
    const over = live.outcome.value !== null;
    const own = happening.lines.some(([s]) => live.held.includes(s));
    knock(over ? "end" : struck ? "strike" : mine && !own ? "turn" : "step");
    if (struck || over) buzz(struck ? [30, 40, 60] : [40, 60, 40, 60, 120]);
    else if (mine && !own) buzz([20]);
  }, [happening?.version]);
  useEffect(() => {
    document.title = mine ? `● ${t("web-your-turn")} · ${title}` : `${title} · avernus`;
    beckon(mine);
    if (mine && notify.value && document.hidden && "Notification" in window && Notification.permission === "granted")
      new Notification(t("web-your-turn"), { body: title, tag: live.id, icon: "/icon.svg" }).onclick = () => focus();
  }, [mine, seat, title]);
  useEffect(() => () => beckon(false), []);
}

export interface Keys {
  back: () => void;
  seek: (n: number | null) => void;
  flip: () => void;
  help: () => void;
  at: number | null;
  of: number;
}
/** The keys of a table, but those that boards and menus take for themselves. */
export function useKeys({ back, seek, flip, help, at, of }: Keys): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if ((e.target as Element).closest?.("input, textarea, select") || e.ctrlKey || e.metaKey || e.altKey) return;
      const step = (n: number) => seek(n >= of ? null : Math.max(0, n));
      const loose = !(e.target as Element).closest?.(".bw, .log, .menu-box, [role=menu], .drawer, .hand, [role=radiogroup]");
      if (e.key === "Escape") back();
      if (e.key === "[" || (loose && e.key === "ArrowLeft")) step((at ?? of) - 1);
      if (at !== null && (e.key === "]" || (loose && e.key === "ArrowRight"))) step(at + 1);
      if (e.key === "f" && loose) flip();
      if (e.key === "?") help();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
