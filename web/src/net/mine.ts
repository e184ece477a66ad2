/** The tables at which this browser sits: where it is awaited, and how the others ended. */
import { signal } from "@preact/signals";
import { deviceKey, dropTable, type Ended, heldTables, noteElsewhere, noteEnd } from "../lib/prefs";
import { t } from "../text/speak";
import { verdictFor } from "../ui/Finished";
import { api, Refusal } from "./api";
import type { TableInfo } from "./wire";

/** The tables that were used last, as they stood when somebody last looked. */
export const myTables = signal<TableInfo[]>([]);
const MOST = 10;
/** By table: the seats of the same player that were taken on any device, as the server knows them. */
const elsewhere = signal<Record<string, number[]>>({});

export const seatsOf = (id: string): number[] => [
  ...new Set([...Object.keys(heldTables.value[id]?.seats ?? {}).map(Number), ...(elsewhere.value[id] ?? [])]),
];

/** Is this browser's player to act there? */
export function awaited(table: TableInfo): boolean {
  return table.status === "playing" && (table.waiting ?? []).some((seat) => seatsOf(table.id).includes(seat));
}

/** Whom one plays with, in a few words: people by name, bots by level. */
export function company(table: TableInfo): string {
  const others = table.seats.filter((s) => !seatsOf(table.id).includes(s.seat));
  return others.map((s) => s.name ?? (s.kind === "bot" ? t("web-bot", { level: s.bot ?? "" }) : s.place)).join(", ") || "–";
}

/** The end of a table, as a line of one's own history. */
export function endOf(table: TableInfo): Ended | null {
  if (!table.outcome || table.outcome.reason === "closed") return null;
  const held = seatsOf(table.id);
  const others = table.seats.filter((s) => !held.includes(s.seat));
  return {
    at: table.updated,
    verdict: verdictFor(table.outcome, table, held),
    names: others.flatMap((s) => (s.name ? [s.name] : s.kind === "bot" ? [] : [s.place])),
    bots: others.flatMap((s) => (!s.name && s.kind === "bot" ? [s.bot ?? ""] : [])),
  };
}

/** What the server knows of this player's tables, where it knows the player at all. */
async function known(): Promise<TableInfo[]> {
  if (!deviceKey.value) return [];
  const { tables } = await api.mine(deviceKey.value).catch((e: unknown) => {
    if (e instanceof Refusal && e.code === "not-known") deviceKey.value = ""; // another device has said so
    return { tables: [] };
  });
  elsewhere.value = Object.fromEntries(tables.map((x) => [x.table.id, x.seats]));
  for (const { table } of tables) {
    const end = endOf(table);
    if (end) noteElsewhere(table.id, table.game, end);
  }
  const over = tables.filter((x) => x.table.status === "over").slice(0, 3);
  return tables.filter((x) => x.table.status !== "over" || over.includes(x)).map((x) => x.table);
}

/** Look at one's own tables: all that are not over, and the last that are. */
export async function lookAtMine(): Promise<void> {
  const told = await known();
  const all = Object.entries(heldTables.value)
    .filter(([id]) => !told.some((x) => x.id === id) && !(elsewhere.value[id] && heldTables.value[id]?.ended))
    .sort((a, b) => b[1].at - a[1].at);
  const ids = [...all.filter(([, t]) => !t.ended), ...all.filter(([, t]) => t.ended).slice(0, 3)].slice(0, MOST).map(([id]) => id);
  const found = await Promise.all(
    ids.map((id) =>
      api.table(id, Object.values(heldTables.value[id]?.seats ?? {})[0]).catch((e: unknown) => {
        if (e instanceof Refusal && (e.status === 404 || e.status === 401)) dropTable(id);
        return null;
      }),
    ),
  );
  const tables = [...told, ...found.filter((x): x is TableInfo => x !== null)];
  for (const table of tables) {
    const end = endOf(table);
    if (end) noteEnd(table.id, end);
  }
  const rank = (x: TableInfo) => (awaited(x) ? 0 : x.status === "over" ? 2 : 1);
  myTables.value = tables.filter((x) => x.outcome?.reason !== "closed").sort((a, b) => rank(a) - rank(b));
}
