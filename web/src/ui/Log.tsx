/** What happened, in sentences; each line opens its position. */
import { memo } from "preact/compat";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import { MODULES } from "../games/registry";
import { codes } from "../lib/prefs";
import type { GameEvent, LogEntry, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { colourOf, nameOf } from "./Players";
import { Who } from "./parts";
import { type Row, rowsOf } from "./rows";

export function Log({
  table,
  entries,
  open,
  actions,
  current,
  past = true,
  earlier,
}: {
  table: TableInfo;
  entries: LogEntry[];
  open: (at: number) => void;
  actions: number;
  current: number | null;
  /** May past positions be looked at? Where hands are hidden, once the game is over. */
  past?: boolean;
  /** Fetches what happened before, where there is more. */
  earlier?: (() => void) | null;
}) {
  const box = useRef<HTMLOListElement>(null);
  const opening = useRef(open);
  opening.current = open;
  const pick = useCallback((at: number) => opening.current(at), []);
  const { setUp, game } = useMemo(() => rowsOf(entries, actions, MODULES[table.game]), [entries, actions, table.game]);
  useEffect(() => {
    if (box.current && current === null) box.current.scrollTop = box.current.scrollHeight;
  }, [game.length]);
  const last = game.findLast((r) => r.kind === "said" && !r.struck);
  const shown = (rows: Row[]) =>
    rows.map((row) =>
      row.kind === "heading" ? (
        <li key={row.key} class={`turn is-${row.name}`}>
          {row.text}
        </li>
      ) : row.kind === "back" ? (
        <li key={row.key}>{t("web-taken-back")}</li>
      ) : (
        <Line
          key={row.key}
          table={table}
          entry={row.entry}
          said={row.said}
          at={past ? row.at : null}
          lines={codes.value ? row.lines : ""}
          struck={row.struck}
          now={current === null ? row === last : row.at === current}
          pick={pick}
        />
      ),
    );
  const empty = setUp.length + game.length === 0;
  return (
    <>
      <ol class="log" aria-label={t("web-log")} ref={box} tabIndex={0}>
        {earlier && (
          <li>
            <button type="button" class="link" onClick={earlier}>
              {t("web-log-earlier")}
            </button>
          </li>
        )}
        {setUp.length > 0 && (
          <li class="folded">
            <details>
              <summary>{t("web-log-setup", { count: setUp.length })}</summary>
              <ol>{shown(setUp)}</ol>
            </details>
          </li>
        )}
        {shown(game)}
        {empty && <li class="mut2">{t("web-log-empty")}</li>}
      </ol>
      {!empty && (
        <label class="check codes">
          <input
            type="checkbox"
            checked={codes.value}
            onChange={(e) => {
              codes.value = e.currentTarget.checked;
            }}
          />{" "}
          {t("web-log-codes")}
        </label>
      )}
    </>
  );
}

/** One action in sentences. A long game has hundreds, and each is drawn once. */
const Line = memo(function Line({
  table,
  entry,
  said,
  at,
  lines,
  now,
  struck,
  pick,
}: {
  table: TableInfo;
  entry: LogEntry;
  said: GameEvent[];
  at: number | null;
  lines: string;
  now: boolean;
  struck: boolean;
  pick: (at: number) => void;
}) {
  const text = (
    <>
      {said.length
        ? facts(said).map(({ event, times }, k) => (
            <span key={k} class={event.name === "rolled" ? "fact roll" : "fact"}>
              <Said table={table} event={event} />
              {times > 1 && ` (×${times})`}{" "}
            </span>
          ))
        : `${entry.line} `}
      {lines && said.length > 0 && <span class="n">{lines}</span>}
    </>
  );
  return (
    <li class={now ? "now" : ""}>
      {struck ? (
        <del>{text}</del>
      ) : at === null ? (
        text
      ) : (
        <a
          href={`?at=${at}`}
          onClick={(x) => {
            x.preventDefault();
            pick(at);
          }}
        >
          {text}
        </a>
      )}
    </li>
  );
});

/** One line a fact; what happened several times in a row is said once. */
function facts(said: GameEvent[]): { event: GameEvent; times: number }[] {
  const found: { event: GameEvent; times: number }[] = [];
  for (const event of said) {
    const last = found.at(-1);
    if (last && last.event.sentence === event.sentence) last.times += 1;
    else found.push({ event, times: 1 });
  }
  return found;
}

/** A sentence with the players' names in their colours. */
function Said({ table, event }: { table: TableInfo; event: GameEvent }) {
  const seats = Object.values(event.params).filter((v): v is number => typeof v === "number" && v >= 0 && v < table.seats.length);
  const names = [...new Set([...seats, ...table.seats.map((s) => s.seat)])].map((seat) => [nameOf(table, seat), seat] as const);
  for (const [name, seat] of names) {
    const at = event.sentence.indexOf(name);
    if (at < 0) continue;
    return (
      <>
        {event.sentence.slice(0, at)}
        <Who colour={colourOf(table.game, table.seats.length, seat)} name={name} />
        {event.sentence.slice(at + name.length)}
      </>
    );
  }
  return <>{event.sentence}</>;
}
