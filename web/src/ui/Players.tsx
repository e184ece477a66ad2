/** Who sits where, with colours, symbols and clocks. */
import { useEffect, useState } from "preact/hooks";
import { MODULES } from "../games/registry";
import type { Colour } from "../games/types";
import type { Clocks, Held, SeatInfo, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { clockText, SeatChip } from "./parts";

const SPARE: Colour[] = ["red", "orange", "yellow", "green", "blue", "violet"];
export function colourOf(game: string, seats: number, seat: number): Colour {
  return MODULES[game]?.colour(seats, seat) ?? SPARE[seat % SPARE.length]!;
}
/** The name of a seat: the player's, or the place's. */
export function nameOf(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  return info?.name ?? info?.place ?? t("web-seat", { number: seat + 1 });
}

/** What is held of those who sit here, where the game counts; looked at when somebody sits down and when it is over. */
function useRatings(table: TableInfo): (Held | null)[] {
  const [found, setFound] = useState<(Held | null)[]>([]);
  const sitting = table.seats.map((s) => s.kind).join();
  useEffect(() => {
    if (!table.rated) return;
    void import("../net/league")
      .then((league) => league.seatRatings(table.id))
      .then(
        (told) => setFound(told.seats),
        () => undefined,
      );
  }, [table.id, table.rated, sitting, table.status]);
  return found;
}

export function Players(props: {
  table: TableInfo;
  view: Record<string, unknown> | null;
  waiting: number[];
  clock: Clocks | null;
  held: number[];
  skew: number;
  strip?: boolean;
  online: number[];
}) {
  const { table, view, waiting, clock, held, strip } = props;
  const module = MODULES[table.game];
  const rated = useRatings(table);
  return (
    <>
      <ul class={strip ? "players strip phone" : "players"} aria-label={t("web-players")}>
        {table.seats.map((seat) => {
          const active = waiting.includes(seat.seat) && table.status === "playing";
          const status = view && module ? module.status(view, seat.seat, (id, params) => t(id, params ?? {}, table.game)) : "";
          const out = Boolean(view && Array.isArray(view["living"]) && !(view["living"] as number[]).includes(seat.seat));
          return (
            <li key={seat.seat} class={`player${active ? " on" : ""}${out ? " out" : ""}`} aria-current={active || undefined}>
              <SeatChip colour={colourOf(table.game, table.seats.length, seat.seat)} />
              <div class="pl-m">
                <div class="pl-n">
                  <span>{nameOf(table, seat.seat)}</span>
                  {rated[seat.seat] && (
                    <abbr
                      class="tag"
                      title={t(rated[seat.seat]!.provisional ? "web-rating-early" : "web-rating-sure", { ...rated[seat.seat]! })}
                    >
                      {rated[seat.seat]!.points}
                      {rated[seat.seat]!.provisional && "?"}
                    </abbr>
                  )}
                  <Tags seat={seat} mine={held.includes(seat.seat)} />
                </div>
                <div class="pl-s">
                  {seat.name && !strip && <span>{seat.place}</span>}
                  {status && <span>{status}</span>}
                  {seat.name && strip && <span>{seat.place}</span>}
                  {presence(seat, props.online, table)}
                </div>
              </div>
              {clock?.left?.[seat.seat] !== undefined && (
                <Clock left={clock.left[seat.seat]!} at={clock.at} skew={props.skew} runs={clock.running.includes(seat.seat)} />
              )}
            </li>
          );
        })}
      </ul>
      {table.tournament && !strip && (
        <p class="in">
          <a class="link" href={`/tournament/${table.tournament}`}>
            {t("web-to-tournament")}
          </a>
        </p>
      )}
    </>
  );
}

function presence(seat: SeatInfo, online: number[], table: TableInfo) {
  if (seat.kind === "empty") return <span>{t("web-empty")}</span>;
  if (seat.kind === "person" && table.status === "playing" && !online.includes(seat.seat))
    return <span>{seat.away ? t("web-away-bot") : t("web-away")}</span>;
  return null;
}
function Tags({ seat, mine }: { seat: SeatInfo; mine: boolean }) {
  return (
    <>
      {mine && <span class="tag">{t("web-you")}</span>}
      {seat.kind === "bot" && <span class="tag">{t("web-bot", { level: seat.bot ?? "" })}</span>}
    </>
  );
}

function Clock({ left, at, skew, runs }: { left: number; at: number; skew: number; runs: boolean }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!runs) return;
    const id = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(id);
  }, [runs, at]);
  const shown = runs ? left - (now + skew - at) : left;
  return (
    <span class={`clock${shown < 30_000 ? " low" : ""}`} role="timer" aria-label={clockText(shown)}>
      {clockText(shown)}
    </span>
  );
}
