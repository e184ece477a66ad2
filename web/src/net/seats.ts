/** Sitting down: the nonce and the token are made here and kept before they are sent, so that a lost answer loses no seat. */
import { committed } from "../lib/fair";
import { deviceKey, holdSeat, lang, type Pending, pendingSeat, playerName } from "../lib/prefs";
import { t } from "../text/speak";
import { api, Refusal } from "./api";

const TRIES = [300, 1000, 3000];

/** Random bytes of this browser's own generator, as letters and digits. */
export function random(bytes: number): string {
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

/** One's seats at a table that were taken on another device: this one gets tokens and numbers of its own. Nothing, where there are none. */
export async function carry(table: { id: string; game: string; seats: unknown[] }): Promise<void> {
  const drawn = table.seats.map(() => ({ token: random(32), nonce: nonce() }));
  const tokens = drawn.map((one) => one.token);
  const got = await api.carry(deviceKey.value, { table: table.id, tokens, commits: drawn.map((one) => committed(one.nonce)) });
  got.seats.forEach((seat, i) => {
    const { token, nonce } = drawn[i]!;
    holdSeat(table.id, table.game, seat, token, nonce, got.table.seats[seat]?.commit === committed(nonce));
  });
}

/** Ask for a seat that was asked for before: if it was given, the answer is the same. */
export async function claim(id: string, wanted: Pending): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { seat, name, token } = wanted;
      const person = deviceKey.value && { person: deviceKey.value };
      const sat = await api.sit(id, { seat, name, token, commit: committed(wanted.nonce), lang: lang.value, ...person });
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
