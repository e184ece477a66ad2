/** Sitting down: the nonce and the token are made here and kept before they are sent, so that a lost answer loses no seat. */
import { committed } from "../lib/fair";
import { holdSeat, lang, type Pending, pendingSeat, playerName } from "../lib/prefs";
import { t } from "../text/speak";
import { api, Refusal } from "./api";

const TRIES = [300, 1000, 3000];

/** Random bytes of this browser's own generator, as letters and digits. */
function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** A nonce for the fair draws; nobody sees it before everybody has sat down. */
export function nonce(): string {
  return random(24);
}

/** Take a seat. Where the server cannot be reached the same request is made again, and again when the page is opened next. */
export async function sitDown(table: { id: string; game: string }, seat: number, name = playerName.value || t("web-guest")): Promise<void> {
  const wanted: Pending = { game: table.game, seat, name, token: random(32), nonce: nonce() };
  pendingSeat(table.id, wanted);
  await claim(table.id, wanted);
}

/** Ask for a seat that was asked for before: if it was given, the answer is the same. */
export async function claim(id: string, wanted: Pending): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const body = { seat: wanted.seat, name: wanted.name, token: wanted.token, commit: committed(wanted.nonce), lang: lang.value };
      const sat = await api.sit(id, body);
      holdSeat(id, wanted.game, sat.seat, wanted.token, wanted.nonce, sat.table.status === "open");
      return;
    } catch (error) {
      const lost = error instanceof Refusal && error.status === 0;
      if (!lost) pendingSeat(id, null);
      if (!lost || attempt >= TRIES.length) throw error;
      await new Promise((on) => setTimeout(on, TRIES[attempt]));
    }
  }
}
