/** Ratings and tournaments (docs/wire.md): asked for by the pages that need them alone. */
import { deviceKey, lang, playerName } from "../lib/prefs";
import { t } from "../text/speak";
import { ask, post, signed } from "./api";
import { beKnown } from "./people";
import { claim, nonce, random } from "./seats";
import type { Ratings, SeatRatings, TournamentInfo, Tournaments } from "./wire";

const KEY = "avernus-tournaments";
/** By tournament: the secrets with which this browser takes part, and with which it directs it. */
type Secrets = Record<string, { own?: string; directs?: string }>;

function secrets(): Secrets {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Secrets;
  } catch {
    return {};
  }
}
function keep(id: string, more: { own?: string; directs?: string }): void {
  const now = secrets();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...now, [id]: { ...now[id], ...more } }));
  } catch {
    /* private browsing: nothing is kept */
  }
}

export const ratings = () => ask<Ratings>(`/api/ratings?lang=${lang.value}`, signed(deviceKey.value));
export const seatRatings = (id: string) => ask<SeatRatings>(`/api/tables/${id}/ratings`);
export const tournaments = () => ask<Tournaments>(`/api/tournaments?lang=${lang.value}`);

/** With what this browser shows that it takes part: the secret it joined with, or the key of a player who joined on another device. */
const shows = (id: string) => secrets()[id]?.own ?? (deviceKey.value || undefined);

/** A tournament as one sees it who takes part; whoever directs it knows so by the secret that was kept. */
export async function tournament(id: string): Promise<TournamentInfo> {
  const { directs } = secrets()[id] ?? {};
  const path = `/api/tournaments/${encodeURIComponent(id)}?lang=${lang.value}`;
  const found = await ask<TournamentInfo>(path, signed(shows(id) ?? directs));
  return { ...found, yours: found.yours || Boolean(directs) };
}

/** Ratings go by the key of this browser: it has one from now on. */
export async function known(): Promise<void> {
  if (!deviceKey.value) await beKnown();
}

export async function openTournament(body: Record<string, unknown>): Promise<TournamentInfo> {
  const token = random(32);
  const made = await post<TournamentInfo>(`/api/tournaments?lang=${lang.value}`, { ...body, token });
  keep(made.id, { directs: token });
  return made;
}

/** Take part: the secret is kept before it is sent, so that a lost answer loses nothing. */
export async function join(event: TournamentInfo): Promise<TournamentInfo> {
  if (event.rated) await known();
  const own = secrets()[event.id]?.own ?? random(32);
  keep(event.id, { own });
  const person = deviceKey.value && { person: deviceKey.value };
  const body = { name: playerName.value.trim() || t("web-guest"), token: own, ...person };
  return post<TournamentInfo>(`/api/tournaments/${event.id}/join?lang=${lang.value}`, body);
}

export const withdraw = (id: string) => post<TournamentInfo>(`/api/tournaments/${id}/withdraw?lang=${lang.value}`, {}, shows(id));
export const direct = (id: string, what: "start" | "cancel") =>
  post<TournamentInfo>(`/api/tournaments/${id}/direct?lang=${lang.value}`, { do: what }, secrets()[id]?.directs);

/** Sit down at one's table of a tournament: with the secret of who takes part, or as the same player on another device. */
export async function takeSeat(event: { id: string; game: string }, table: string, seat: number, name: string): Promise<void> {
  const token = secrets()[event.id]?.own ?? random(32);
  await claim(table, { game: event.game, seat, name, token, nonce: nonce() });
}
