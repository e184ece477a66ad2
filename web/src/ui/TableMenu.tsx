/** What one can do at a table besides playing: takebacks, leaving, votes; and passing the device. */
import { useEffect, useRef, useState } from "preact/hooks";
import { playAgain } from "../net/again";
import type { Live } from "../net/live";
import type { GameInfo, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { nameOf } from "./Players";

/** Milliseconds for which somebody must be away before a bot may play on; the server counts them too. */
const AWAY = 60_000;

export function TableMenu({
  live,
  seat,
  info,
  children,
}: {
  live: Live;
  seat: number | null;
  info: GameInfo | undefined;
  /** What is elsewhere on large screens. */
  children?: (close: () => void) => preact.ComponentChildren;
}) {
  const table = live.table.value!;
  const [sure, setSure] = useState<"" | "resign" | "leave">("");
  const menu = useRef<HTMLDetailsElement>(null);
  const several = live.held.length > 1 && { seat };
  const close = () => {
    setSure("");
    if (menu.current) menu.current.open = false;
  };
  const send = (message: Record<string, unknown>) => {
    close();
    void live.command({ ...message, ...several });
  };
  if (table.status === "open") return null;
  const playing = seat !== null && table.status === "playing";
  return (
    <details
      class="menu"
      ref={menu}
      onKeyDown={(e) => {
        if (e.key === "Escape") close();
      }}
    >
      <summary class="tb">{t("web-table")}</summary>
      <div class="menu-box" role="menu">
        {playing && table.takebacks && (
          <button type="button" role="menuitem" onClick={() => send({ takeback: "ask" })}>
            {t("web-ask-takeback")}
          </button>
        )}
        {playing &&
          (sure === "resign" ? (
            <button type="button" role="menuitem" class="bad" onClick={() => send({ resign: true })}>
              {t("web-sure-resign")}
            </button>
          ) : (
            <button type="button" role="menuitem" onClick={() => setSure("resign")}>
              {t("web-resign")}
            </button>
          ))}
        {playing &&
          (sure === "leave" ? (
            <button type="button" role="menuitem" class="bad" onClick={() => send({ leave: true })}>
              {t("web-sure-leave")}
            </button>
          ) : (
            <button type="button" role="menuitem" onClick={() => setSure("leave")}>
              {t("web-leave")}
            </button>
          ))}
        {playing && table.seats.some((s) => s.kind === "bot") && !table.door?.agreed.includes(seat) && (
          <button
            type="button"
            role="menuitem"
            onClick={() => {
              close();
              for (const held of live.held) void live.command({ door: true, seat: held });
            }}
          >
            {t("web-open-door")}
          </button>
        )}
        {children?.(close)}
        <a role="menuitem" href={`/api/tables/${table.id}/record`} download={`${table.id}.avn`}>
          {t("web-fair-download")}
        </a>
        {info && (
          <p class="mut">
            {info.title} · {info.designer}
          </p>
        )}
      </div>
    </details>
  );
}

/** Since when each player's client has been gone, as far as this page knows. */
function useAbsence(online: number[], people: number[]): Map<number, number> {
  const since = useRef(new Map<number, number>());
  for (const seat of people) {
    if (online.includes(seat)) since.current.delete(seat);
    else if (!since.current.has(seat)) since.current.set(seat, Date.now());
  }
  return since.current;
}

/** Requests that wait for an answer: a takeback, a vote about an absent player. */
export function Requests({ live, table, held, chance }: { live: Live; table: TableInfo; held: number[]; chance: boolean }) {
  const takeback = live.takeback.value;
  const vote = live.vote.value;
  const online = live.presence.value?.online ?? [];
  const mine = held[0];
  const others = table.seats.filter((s) => s.kind === "person" && !s.away && !held.includes(s.seat));
  const absence = useAbsence(
    live.presence.value ? online : others.map((s) => s.seat),
    others.map((s) => s.seat),
  );
  if (mine === undefined) return null;
  if (table.status !== "playing") return <Noticed live={live} table={table} />;
  const gone = others.filter((s) => absence.has(s.seat));
  const back = table.seats.find((s) => held.includes(s.seat) && s.away);
  const some = held.length > 1 && { seat: mine };
  /** Who at this device is still asked: with several seats here, also those beside the one who asks. */
  const asked = takeback ? held.filter((s) => s !== takeback.by && !takeback.agreed.includes(s)) : [];
  return (
    <>
      <Noticed live={live} table={table} />
      {takeback && asked.length > 0 && (
        <div class="request" role="status">
          {t("web-takeback-asked", { name: nameOf(table, takeback.by) })} {chance && t("web-takeback-draws")}
          <button type="button" class="btn sm" onClick={() => asked.forEach((s) => void live.command({ takeback: "agree", seat: s }))}>
            {t("web-agree")}
          </button>
          <button type="button" class="btn sm gho" onClick={() => void live.command({ takeback: "decline", seat: asked[0] })}>
            {t("web-decline")}
          </button>
        </div>
      )}
      {takeback && asked.length === 0 && (
        <div class="request" role="status">
          {t("web-takeback-waiting")}
        </div>
      )}
      {(vote ? table.seats.filter((s) => s.seat === vote.seat) : gone).map((s) => (
        <div class="request" role="status" key={s.seat}>
          {t("web-absent", { name: nameOf(table, s.seat) })}
          {table.clock ? (
            t("web-clock-decides")
          ) : (
            <After key={s.seat} since={absence.get(s.seat) ?? 0} wait={AWAY}>
              {!(vote?.agreed ?? []).includes(mine) && (
                <button type="button" class="btn sm" onClick={() => void live.command({ vote: s.seat, agree: true, ...some })}>
                  {t("web-let-bot")}
                </button>
              )}
            </After>
          )}
        </div>
      ))}
      {table.door && !table.door.agreed.includes(mine) && (
        <div class="request" role="status">
          {t("web-door-asked", { name: nameOf(table, table.door.agreed[0]!) })}
          <button type="button" class="btn sm" onClick={() => held.forEach((s) => void live.command({ door: true, seat: s }))}>
            {t("web-agree")}
          </button>
        </div>
      )}
      {table.door?.agreed.includes(mine) && (
        <div class="request" role="status">
          {t(table.door.open ? "web-door-open" : "web-door-waiting")}
          <button type="button" class="btn sm gho" onClick={() => held.forEach((s) => void live.command({ door: false, seat: s }))}>
            {t("web-close-door")}
          </button>
        </div>
      )}
      {back && (
        <div class="request" role="status">
          {t("web-bot-plays-you")}{" "}
          <button type="button" class="btn sm pri" onClick={() => void live.command({ back: true, seat: back.seat })}>
            {t("web-take-back-seat")}
          </button>
        </div>
      )}
    </>
  );
}

/** Something that is there only after a while; before that, how long it takes. */
function After({ since, wait, children }: { since: number; wait: number; children: preact.ComponentChildren }) {
  const [now, setNow] = useState(Date.now());
  const left = Math.ceil((since + wait - now) / 1000);
  useEffect(() => {
    if (left <= 0) return;
    const id = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(id);
  }, [left > 0]);
  return left > 0 ? <span class="mut2">{t("web-let-bot-in", { seconds: left })}</span> : children;
}

/** What somebody has answered or proposed: said once, and put aside. */
function Noticed({ live, table }: { live: Live; table: TableInfo }) {
  const notice = live.notice.value;
  const close = () => {
    live.notice.value = null;
  };
  if (!notice) return null;
  return (
    <div class="request" role="status">
      {t(`web-notice-${notice.kind}`, { name: nameOf(table, notice.seat) })}
      {notice.kind === "rematch" && (
        <button
          type="button"
          class="btn sm pri"
          onClick={() => {
            close();
            void playAgain(live);
          }}
        >
          {t("web-rematch-join")}
        </button>
      )}
      <button type="button" class="btn sm gho" onClick={close}>
        {t("web-close")}
      </button>
    </div>
  );
}

/** One device, several people, hidden hands: nothing is shown until the next player says so. */
export function usePassing(live: Live, seat: number | null, hidden: boolean): [boolean, () => void] {
  const [shownTo, setShownTo] = useState<number | null>(live.held.length > 1 ? null : seat);
  useEffect(() => {
    if (live.held.length <= 1) setShownTo(seat);
  }, [seat, live.held.length]);
  const covered = hidden && live.held.length > 1 && seat !== shownTo && live.table.value?.status === "playing";
  return [covered, () => setShownTo(seat)];
}

export function PassDevice({ live, seat, show }: { live: Live; seat: number | null; show: () => void }) {
  return (
    <div class="pass">
      <p>{t("web-pass-device", { name: nameOf(live.table.value!, seat ?? 0) })}</p>
      <button type="button" class="btn pri" onClick={show}>
        {t("web-show-hand")}
      </button>
    </div>
  );
}
