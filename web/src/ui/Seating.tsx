/** Before the game: who sits where, the link to share, and bots for empty seats. */
import { useEffect, useState } from "preact/hooks";
import { dropTable, playerName } from "../lib/prefs";
import { go } from "../lib/router";
import { api, Refusal } from "../net/api";
import type { Live } from "../net/live";
import { sitDown } from "../net/seats";
import type { TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { Copy } from "./Copy";
import { colourOf, nameOf } from "./Players";
import { Panel, SeatChip } from "./parts";
import { QrCode } from "./QrCode";

/** Milliseconds after which the seat of a browser that shows no number may be freed. */
const SOON = 60_000;

export function Seating({ table, live, usual, levels }: { table: TableInfo; live: Live; usual: string; levels: string[] }) {
  const [level, setLevel] = useState(usual);
  const [problem, setProblem] = useState("");
  const held = live.held;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      setProblem("");
      await work();
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message || t("web-unreachable") : String(error));
    }
  };
  const sit = (seat: number) =>
    attempt(async () => {
      if (table.rated) await import("../net/league").then((league) => league.known());
      await sitDown(table, seat);
      live.again();
    });
  const fill = (seat?: number, bot = level) =>
    attempt(() => api.bots(table.id, live.token()!, seat === undefined ? { bot } : { seat, bot }));
  const link = `${location.origin}/table/${table.id}`;
  /** Whoever has sat down already is called otherwise from now on. */
  const rename = () => {
    const name = playerName.value.trim();
    const [first] = held;
    if (name && first !== undefined && table.seats[first]?.name !== name) void live.command({ name, seat: first });
  };
  /** Give up the table: it is closed where nobody else has sat down, else the seats become free. */
  const cancel = async () => {
    const [first, ...rest] = held;
    for (const seat of rest) await live.command({ leave: true, seat });
    const refused = await live.command({ close: true, seat: first });
    if (refused && (await live.command({ leave: true, seat: first }))) return;
    dropTable(table.id);
    go("/");
  };
  if (table.tournament && held.length === 0)
    return (
      <Panel title={t("web-tournament")} class="seating">
        <p class="in">
          {t("web-table-of-tournament")}{" "}
          <a class="link" href={`/tournament/${table.tournament}`}>
            {t("web-to-tournament")}
          </a>
        </p>
      </Panel>
    );
  return (
    <Panel title={t("web-take-seats")} class="seating">
      <div class="in">
        {table.rated && <p class="mut2">{t("web-rated-agree")}</p>}
        <label class="field">
          <span>{t("web-your-name")}</span>
          <input
            maxLength={40}
            value={playerName.value}
            onInput={(e) => {
              playerName.value = e.currentTarget.value;
            }}
            onBlur={rename}
            onKeyDown={(e) => {
              if (e.key !== "Enter") return;
              const free = held.length ? undefined : table.seats.find((s) => s.kind === "empty");
              e.currentTarget.blur();
              if (free) void sit(free.seat);
            }}
            autocomplete="nickname"
          />
        </label>
        <ul class="seats">
          {table.seats.map((s) => (
            <li key={s.seat}>
              <SeatChip colour={colourOf(table.game, table.seats.length, s.seat)} />
              <span class="pl-m">
                {s.kind === "empty" ? (
                  <span class="mut2">{t("web-seat-free", { place: s.place })}</span>
                ) : (
                  <b>{s.name ?? t("web-bot", { level: s.bot ?? "" })}</b>
                )}
                {s.kind !== "empty" && <small>{s.place}</small>}
              </span>
              {s.kind === "empty" && !held.includes(s.seat) && (
                <button type="button" class={`btn sm${held.length ? "" : " pri"}`} onClick={() => void sit(s.seat)}>
                  {held.length ? t("web-sit-too") : t("web-sit")}
                </button>
              )}
              {s.kind === "empty" && held.length > 0 && !held.includes(s.seat) && (
                <button type="button" class="btn sm gho" onClick={() => void fill(s.seat)}>
                  {t("web-add-bot")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {table.from_position && <p class="mut2">{t("web-from-position")}</p>}
        {live.asked.value && (
          <button type="button" class="btn pri" onClick={live.here}>
            {t("web-ready")}
          </button>
        )}
        {table.awaited && <Awaited table={table} awaited={table.awaited} live={live} />}
        {held.length > 0 && table.seats.some((s) => s.kind === "empty") && (
          <div class="row">
            <select class="level" aria-label={t("web-bot-level")} value={level} onChange={(e) => setLevel(e.currentTarget.value)}>
              {levels.map((b) => (
                <option key={b} value={b}>
                  {t("web-level", { level: b })}
                </option>
              ))}
            </select>
            <button type="button" class="btn" onClick={() => void fill()}>
              {t("web-fill-bots")}
            </button>
          </div>
        )}
        <p class="field">
          <span>{t("web-invite")}</span>
          <span class="row">
            <input readOnly value={link} aria-label={t("web-invite")} onFocus={(e) => e.currentTarget.select()} />
            <Copy link={() => link} label={t("web-copy")} />
          </span>
        </p>
        <QrCode link={link} />
        {held.length > 0 && (
          <button type="button" class="btn sm gho" onClick={() => void cancel()}>
            {t("web-cancel-table")}
          </button>
        )}
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** Everybody has sat down: whose browsers have not shown their numbers yet, and after a minute a way on without them. */
function Awaited({ table, awaited, live }: { table: TableInfo; awaited: NonNullable<TableInfo["awaited"]>; live: Live }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const id = setTimeout(() => setLate(true), awaited.since + SOON - Date.now() - live.skew);
    return () => clearTimeout(id);
  }, [awaited.since]);
  const mine = live.held.find((s) => !awaited.seats.includes(s));
  const voted = live.vote.value;
  return (
    <div role="status">
      <p>{t("web-awaited", { names: awaited.seats.map((s) => nameOf(table, s)).join(", ") })}</p>
      {late &&
        mine !== undefined &&
        awaited.seats.map((s) => (
          <button
            type="button"
            key={s}
            class="btn sm"
            disabled={voted?.seat === s && voted.agreed.includes(mine)}
            onClick={() => void live.command({ vote: s, agree: true, seat: mine })}
          >
            {t("web-free-seat", { name: nameOf(table, s) })}
          </button>
        ))}
    </div>
  );
}

/** Who comes late may take the seat of a bot while the game is being played. */
export function ComeLate({ table, live }: { table: TableInfo; live: Live }) {
  const [problem, setProblem] = useState("");
  const bots = table.seats.filter((s) => s.kind === "bot");
  if (live.held.length > 0 || table.status !== "playing" || bots.length === 0) return null;
  const take = async (seat: number) => {
    try {
      setProblem("");
      await sitDown(table, seat);
      live.again();
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message || t("web-unreachable") : String(error));
    }
  };
  return (
    <details class="panel late">
      <summary>{t("web-come-late")}</summary>
      <div class="in">
        <label class="field">
          <span>{t("web-your-name")}</span>
          <input
            maxLength={40}
            value={playerName.value}
            onInput={(e) => {
              playerName.value = e.currentTarget.value;
            }}
            autocomplete="nickname"
          />
        </label>
        {!table.door?.open && <p class="mut2">{t("web-come-late-ask")}</p>}
        <ul class="seats">
          {bots.map((s) => (
            <li key={s.seat}>
              <SeatChip colour={colourOf(table.game, table.seats.length, s.seat)} />
              <span class="pl-m">
                <b>{s.place}</b>
              </span>
              <button type="button" class="btn sm" disabled={!table.door?.open} onClick={() => void take(s.seat)}>
                {t("web-sit")}
              </button>
            </li>
          ))}
        </ul>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </details>
  );
}
