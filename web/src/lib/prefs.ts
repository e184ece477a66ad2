/** What this browser remembers: language, theme, motion, sound, the player's name, and the seats it holds. */
import { effect, signal } from "@preact/signals";

export type Lang = "en" | "es" | "fr";
export const LANGUAGES: Record<Lang, string> = { en: "English", es: "Español", fr: "Français" };

/** How a game of one's own ended: when, how for oneself, and with whom. */
export interface Ended {
  at: number;
  verdict: "won" | "lost" | "drawn" | null;
  names: string[];
  /** Levels of the bots that were there, to be named in whatever language is read. */
  bots?: string[];
}
export interface HeldTable {
  game: string;
  seats: Record<string, string>;
  at: number;
  /** What this browser adds to the draws, and what it would add if somebody did not show theirs. */
  nonces?: string[];
  /** How many of the seats were taken before the game started, so that a nonce of this browser is in the draws for each. */
  early?: number;
  /** By nonce: the commitments that this browser saw when it showed it, the server's first. */
  shown?: Record<string, string>;
  ended?: Ended;
}
/** A seat that was asked for, and whose answer has not come. */
export interface Pending {
  game: string;
  seat: number;
  name: string;
  token: string;
  nonce: string;
}
interface Kept {
  lang?: Lang;
  theme?: "dark" | "light";
  motion?: "quick" | "off" | "";
  sound?: boolean;
  name?: string;
  /** How quickly what bots do is shown: as it is, three times as fast, at once. */
  pace?: 0 | 1 | 3;
  /** Is the notation of each action shown in the log? */
  codes?: boolean;
  /** Is the player told by the browser that it is their turn? */
  notify?: boolean;
  patterns?: boolean;
  tables?: Record<string, HeldTable>;
  pending?: Record<string, Pending>;
  /** The key of this device, where its player wants to be the same person on several. */
  key?: string;
}

const KEY = "avernus";
function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}
const kept = read();
function system(): Lang {
  const tag = (navigator.language || "en").slice(0, 2);
  return tag === "es" || tag === "fr" ? tag : "en";
}

export const lang = signal<Lang>(kept.lang ?? system());
export const theme = signal<"dark" | "light">(kept.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark"));
export const motion = signal<"" | "quick" | "off">(kept.motion ?? "");
export const sound = signal(kept.sound ?? false);
/** Strong patterns for each colour, for eyes that do not tell the colours apart. */
export const patterns = signal(kept.patterns ?? false);
export const pace = signal<0 | 1 | 3>(kept.pace ?? 1);
export const codes = signal(kept.codes ?? false);
export const notify = signal(kept.notify ?? false);
export const playerName = signal(kept.name ?? "");
export const heldTables = signal<Record<string, HeldTable>>(kept.tables ?? {});
/** Empty: nobody knows this browser. It never leaves it except in the authorization of a request, and when one sits down. */
export const deviceKey = signal(kept.key ?? "");
export const pendingSeats = signal<Record<string, Pending>>(kept.pending ?? {});

function write(): void {
  const all: Kept = {
    lang: lang.value,
    theme: theme.value,
    motion: motion.value,
    sound: sound.value,
    name: playerName.value,
    patterns: patterns.value,
    pace: pace.value,
    codes: codes.value,
    notify: notify.value,
    tables: heldTables.value,
    pending: pendingSeats.value,
    ...(deviceKey.value && { key: deviceKey.value }),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    /* private browsing: nothing is kept */
  }
}
effect(() => {
  write();
  const root = document.documentElement;
  root.lang = lang.value;
  root.dataset.theme = theme.value;
  root.dataset.motion = motion.value;
});

/** Written at once, also while many signals change together: whoever reads next must find it. */
function keepTables(tables: Record<string, HeldTable>): void {
  heldTables.value = tables;
  write();
}

/** Another tab of this browser sat down or left: take over what it knows. */
addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  heldTables.value = read().tables ?? {};
  deviceKey.value = read().key ?? "";
});

/** Keep the secret token of a seat; it never leaves this browser except in the authorization of a request. */
export function holdSeat(table: string, game: string, seat: number, token: string, nonce: string, early: boolean): void {
  const now = read().tables ?? heldTables.value;
  const before = now[table];
  keepTables({
    ...now,
    [table]: {
      ...before,
      game,
      seats: { ...before?.seats, [seat]: token },
      at: Date.now(),
      nonces: [...(before?.nonces ?? []), nonce],
      early: (before?.early ?? 0) + (early && !(seat in (before?.seats ?? {})) ? 1 : 0),
    },
  });
  pendingSeat(table, null);
}

/** Keep what a seat is asked for with, before it is asked for. */
export function pendingSeat(table: string, wanted: Pending | null): void {
  const { [table]: _done, ...rest } = pendingSeats.value;
  pendingSeats.value = wanted ? { ...rest, [table]: wanted } : rest;
}

/** A nonce is about to be shown beside these commitments, and another takes its place; `false` if it was shown beside others before. */
export function showNonce(table: string, nonce: string, commitments: string, next: string): boolean {
  const now = read().tables ?? heldTables.value;
  const before = now[table];
  if (!before || (before.shown?.[nonce] ?? commitments) !== commitments) return false;
  keepTables({
    ...now,
    [table]: { ...before, nonces: [...(before.nonces ?? []), next], shown: { ...before.shown, [nonce]: commitments } },
  });
  return true;
}

/** Keep how a game ended, once. */
export function noteEnd(table: string, ended: Ended): void {
  const now = read().tables ?? heldTables.value;
  if (now[table] && !now[table].ended) keepTables({ ...now, [table]: { ...now[table], ended } });
}

/** A table of one's own that was played on another device: how it ended. */
export function noteElsewhere(table: string, game: string, ended: Ended): void {
  const now = read().tables ?? heldTables.value;
  if (!now[table]) keepTables({ ...now, [table]: { game, seats: {}, at: ended.at, ended } });
}

/** Another device of the same player has put its own numbers in the place of ours: so many of ours are left. */
export function keepNumbers(table: string, count: number): void {
  const now = read().tables ?? heldTables.value;
  const before = now[table];
  if (before && (before.early ?? 0) > count) keepTables({ ...now, [table]: { ...before, early: count } });
}

/** Everything that this browser knows of its player, as a text to be carried to another; with the keys of all seats. */
export function exported(): string {
  const key = deviceKey.value && { key: deviceKey.value };
  return JSON.stringify({ avernus: 1, name: playerName.value, ...key, tables: heldTables.value }, null, 1);
}
/** Take over what another browser knew. Seats that are held here already stay as they are. */
export function imported(text: string): number {
  const given = JSON.parse(text) as { avernus?: number; name?: unknown; key?: unknown; tables?: Record<string, HeldTable> };
  if (given.avernus !== 1 || typeof given.tables !== "object" || given.tables === null) throw new Error("no profile");
  const fit = Object.entries(given.tables).filter(
    ([, t]) => typeof t?.game === "string" && typeof t.seats === "object" && t.seats !== null,
  );
  const fresh = fit.filter(([id]) => !heldTables.value[id]);
  if (!playerName.value && typeof given.name === "string") playerName.value = given.name.slice(0, 40);
  if (!deviceKey.value && typeof given.key === "string" && /^[\w-]{43}$/.test(given.key)) deviceKey.value = given.key;
  keepTables({ ...Object.fromEntries(fresh), ...heldTables.value });
  return fresh.length;
}

/** Forget a table's seats. */
export function dropTable(table: string): void {
  const { [table]: _gone, ...rest } = heldTables.value;
  keepTables(rest);
}

/** Is the server to wait between what its bots do? Where this page plays it back, that is done here, unless a clock runs meanwhile. */
export function serverPauses(clock: boolean): boolean {
  return clock || (still() && pace.value !== 0);
}

/** Is the board shown as it stood, and not what led to it? Then nothing moves either. */
export const calm = { now: false };

/** Is nothing to move, by the player's choice or the system's, or for now? */
export function still(): boolean {
  return calm.now || motion.value === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
