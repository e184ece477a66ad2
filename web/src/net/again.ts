/** Playing again: one click opens the new table (or takes the one that somebody has opened) and sits down, one seat further on. */
import { go } from "../lib/router";
import { api, Refusal } from "./api";
import type { Live } from "./live";
import { sitDown } from "./seats";
import type { TableInfo } from "./wire";

/** Who sits where in a rematch: everybody one seat further on, so that those who were second begin. */
export function swapped(table: TableInfo, held: number[]): { seat: number; name: string | undefined }[] {
  return held.map((seat) => ({ seat: (seat + 1) % table.seats.length, name: table.seats[seat]?.name ?? undefined }));
}

export async function playAgain(live: Live): Promise<void> {
  const old = live.table.value!;
  if (!old.rematch) {
    const refused = await live.command({ rematch: true, ...(live.held.length > 1 && { seat: live.held[0] }) });
    if (refused) return;
  }
  const id = live.table.value!.rematch ?? (await api.table(live.id)).rematch;
  if (!id) return;
  const fresh = await api.table(id);
  for (const { seat, name } of swapped(old, live.held)) {
    const free = fresh.seats.filter((s) => s.kind === "empty").map((s) => s.seat);
    try {
      await sitDown(fresh, free.includes(seat) ? seat : (free[0] ?? seat), name);
    } catch (error) {
      // Somebody else was quicker: the table itself shows which seats are left.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  go(`/table/${id}`);
}
