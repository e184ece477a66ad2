/** What happened, in sentences; each line opens its position. */
import { memo } from "preact/compat";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { MODULES } from "../games/registry";
import type { GameEvent, LogEntry, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { colourOf, nameOf } from "./Players";
import { Who } from "./parts";
import { HEADINGS, stretches } from "./stretches";

export function Log({
  table,
  entries,
  open,
  actions,
  current,
}: {
  table: TableInfo;
  entries: LogEntry[];
  open: (at: number) => void;
  actions: number;
  current: number | null;
}) {
  const box = useRef<HTMLOListElement>(null);
  const played = entries.filter((e) => e.line !== undefined || e.back !== undefined);
  const opening = useRef(open);
  opening.current = open;
  const pick = useCallback((at: number) => opening.current(at), []);
  useEffect(() => {
    if (box.current && current === null) box.current.scrollTop = box.current.scrollHeight;
  }, [played.length]);
  let number = before(played, actions);
  const rows: preact.ComponentChildren[] = [];
  let quiet: string[] = [];
  played.forEach((e, i) => {
    number = e.back ?? number + 1;
    const line = e.line !== undefined && (e.seat ?? 0) < 0 ? (MODULES[table.game]?.nature?.(e.line, e.seat!) ?? e.line) : e.line;
    const at = number;
    const last = i === played.length - 1;
    if (e.line !== undefined && !e.events?.length && MODULES[table.game]?.quiet?.(e.line)) {
      quiet = [];
      return;
    }
    const said = (e.events ?? []).filter((x) => x.sentence && !HEADINGS.has(x.name));
    // A line that says nothing by itself, such as a roll before the die shows, is told with what chance brought.
    if (e.line !== undefined && !said.length && played[i + 1]?.version === e.version) {
      quiet.push(line!);
      return;
    }
    // One draw of many, such as a triangle out of the bag: the sentence comes when the hand is full. Time that merely passes says nothing.
    if ((e.seat ?? 0) < 0 && !said.length && !e.events?.length) {
      quiet = [];
      return;
    }
    const hush = MODULES[table.game]?.terse && e.line !== undefined && !said.length;
    const lines = [...quiet, line ?? ""].filter(Boolean).join(" ");
    quiet = [];
    let told = false;
    stretches(e).forEach(({ heading, said: part }, k) => {
      if (heading)
        rows.push(
          <li key={`${e.version}-${at}-t${k}`} class="turn">
            {heading.sentence}
          </li>,
        );
      if (!part.length && (hush || said.length || k > 0)) return;
      rows.push(
        <Row
          key={`${e.version}-${at}-${k}`}
          table={table}
          entry={e}
          said={part}
          at={at}
          lines={told ? "" : lines}
          now={current === at || (current === null && last)}
          pick={pick}
        />,
      );
      told = true;
    });
  });
  return (
    <ol class="log" aria-label={t("web-log")} ref={box} tabIndex={0}>
      {rows}
      {played.length === 0 && <li class="mut2">{t("web-log-empty")}</li>}
    </ol>
  );
}

/** One action in sentences. A long game has hundreds, and each is drawn once. */
const Row = memo(function Row({
  table,
  entry,
  said,
  at,
  lines,
  now,
  pick,
}: {
  table: TableInfo;
  entry: LogEntry;
  said: GameEvent[];
  at: number;
  lines: string;
  now: boolean;
  pick: (at: number) => void;
}) {
  return (
    <li class={now ? "now" : ""}>
      {entry.back !== undefined ? (
        <span>{t("web-taken-back")}</span>
      ) : (
        <a
          href={`?at=${at}`}
          onClick={(x) => {
            x.preventDefault();
            pick(at);
          }}
        >
          {said.length
            ? said.map((x, k) => (
                <span key={k}>
                  <Said table={table} event={x} first={k === 0} />{" "}
                </span>
              ))
            : entry.line}{" "}
          <span class="n">{lines}</span>
        </a>
      )}
    </li>
  );
});

/** How many actions lie before the first line shown: the log holds only the latest. */
function before(played: LogEntry[], actions: number): number {
  const back = played.findIndex((e) => e.back !== undefined);
  return Math.max(0, back < 0 ? actions - played.length : played[back]!.back! + 1 - back);
}

/** A sentence with the players' names in their colours. */
function Said({ table, event, first }: { table: TableInfo; event: GameEvent; first: boolean }) {
  const seats = Object.values(event.params).filter((v): v is number => typeof v === "number" && v >= 0 && v < table.seats.length);
  const names = [...new Set([...seats, ...table.seats.map((s) => s.seat)])].map((seat) => [nameOf(table, seat), seat] as const);
  for (const [name, seat] of names) {
    const at = event.sentence.indexOf(name);
    if (at < 0) continue;
    return (
      <>
        {event.sentence.slice(0, at)}
        <Who colour={colourOf(table.game, table.seats.length, seat)} name={name} plain={!first} />
        {event.sentence.slice(at + name.length)}
      </>
    );
  }
  return <>{event.sentence}</>;
}
