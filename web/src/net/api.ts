/** Requests over HTTP (docs/wire.md §2, §3, §5, §6). */
import type { Outcomes } from "../lib/fair";
import { lang } from "../lib/prefs";
import type { Analysis, Carried, Carry, Games, House, MyTables, Past, Reviewed, Seated, Sit, Story, TableInfo } from "./wire";

/** The server refused, or could not be reached; the text is one sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly clause: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("unreachable", "", "", 0);
  }
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as { error?: { code: string; clause: string; sentence: string } } | null;
    throw new Refusal(
      body?.error?.code ?? "unreachable",
      body?.error?.clause ?? "",
      body?.error?.sentence ?? answer.statusText,
      answer.status,
    );
  }
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}
export function post<T>(path: string, body: unknown, token?: string, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body), ...(signal && { signal }) });
}
export function signed(token?: string): RequestInit {
  return token ? { headers: { authorization: `Bearer ${token}` } } : {};
}

export const api = {
  games: () => ask<Games>(`/api/games?lang=${lang.value}`),
  house: () => ask<House>(`/api/house?lang=${lang.value}`),
  openTables: () => ask<{ tables: TableInfo[] }>("/api/tables?status=open"),
  table: (id: string, token?: string) => ask<TableInfo>(`/api/tables/${encodeURIComponent(id)}?lang=${lang.value}`, signed(token)),
  story: (id: string, before: number, token?: string) =>
    ask<Story>(`/api/tables/${id}/log?before=${before}&lang=${lang.value}`, signed(token)),
  create: (body: Record<string, unknown>) => post<TableInfo>("/api/tables", body),
  sit: (id: string, body: Sit) => post<Seated>(`/api/tables/${id}/seats`, body),
  mine: (key: string) => ask<MyTables>(`/api/me/tables?lang=${lang.value}`, signed(key)),
  carry: (key: string, body: Carry) => post<Carried>(`/api/me/seats?lang=${lang.value}`, body, key),
  bots: (id: string, token: string, body: Record<string, unknown>) => post<TableInfo>(`/api/tables/${id}/bots`, body, token),
  past: (id: string, at: number, token?: string) => ask<Past>(`/api/tables/${id}/at/${at}?lang=${lang.value}`, signed(token)),
  record: (id: string, token?: string) => ask<string>(`/api/tables/${id}/record`, signed(token)),
  draws: (record: string) =>
    ask<{ draws: Outcomes[]; problem: string | null; actions: number; finished: boolean }>("/api/draws", {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: record,
    }),
  /** The server stops working it out once the signal says that nobody waits for it. */
  analyse: (body: Record<string, unknown>, signal?: AbortSignal) =>
    post<Analysis>(`/api/analyse?lang=${lang.value}`, { lang: lang.value, ...body }, undefined, signal),
  review: (body: Record<string, unknown>, signal?: AbortSignal) =>
    post<Reviewed>(`/api/review?lang=${lang.value}`, { lang: lang.value, ...body }, undefined, signal),
  programText: (code: string) => ask<string>(`/api/text/${code}`),
  gameText: (game: string, code: string, cards = "") =>
    ask<string>(`/api/games/${game}/text/${code}${cards && `?cards=${encodeURIComponent(cards)}`}`),
  puzzles: (game: string) => ask<string>(`/api/games/${game}/puzzles`),
  tutorial: (game: string) => ask<string>(`/api/games/${game}/tutorial`),
  openPoints: (game: string, code: string) => ask<string>(`/api/games/${game}/open/${code}`),
  rulebook: (game: string, code: string) => ask<string>(`/api/games/${game}/rulebook/${code}`),
};
