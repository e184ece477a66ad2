/** What one can do at a table besides playing: takebacks, leaving, votes; and passing the device. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Live } from "../net/live";
import type { GameInfo, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { nameOf } from "./Players";

export function TableMenu({ live, seat, info }: { live: Live; seat: number | null; info: GameInfo | undefined }) {
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
  if (seat === null || table.status === "open") return null;
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
        {table.status === "playing" && table.takebacks && (
          <button type="button" role="menuitem" onClick={() => send({ takeback: "ask" })}>
            {t("web-ask-takeback")}
          </button>
        )}
        {table.status === "playing" &&
          (sure === "resign" ? (
            <button type="button" role="menuitem" class="bad" onClick={() => send({ resign: true })}>
              {t("web-sure-resign")}
            </button>
          ) : (
            <button type="button" role="menuitem" onClick={() => setSure("resign")}>
              {t("web-resign")}
            </button>
          ))}
        {table.status === "playing" &&
          (sure === "leave" ? (
            <button type="button" role="menuitem" class="bad" onClick={() => send({ leave: true })}>
              {t("web-sure-leave")}
            </button>
          ) : (
            <button type="button" role="menuitem" onClick={() => setSure("leave")}>
              {t("web-leave")}
            </button>
          ))}
        {table.status === "playing" && table.seats.some((s) => s.kind === "bot") && !table.door?.agreed.includes(seat) && (
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

/** Requests that wait for an answer: a takeback, a vote about an absent player. */
export function Requests({ live, table, held, chance }: { live: Live; table: TableInfo; held: number[]; chance: boolean }) {
  const takeback = live.takeback.value;
  const vote = live.vote.value;
  const online = live.presence.value?.online ?? [];
  const mine = held[0];
  if (mine === undefined || table.status !== "playing") return null;
  const gone = table.seats.filter((s) => s.kind === "person" && !s.away && !online.includes(s.seat) && !held.includes(s.seat));
  const back = table.seats.find((s) => held.includes(s.seat) && s.away);
  const some = held.length > 1 && { seat: mine };
  /** Who at this device is still asked: with several seats here, also those beside the one who asks. */
  const asked = takeback ? held.filter((s) => s !== takeback.by && !takeback.agreed.includes(s)) : [];
  return (
    <>
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
          {!(vote?.agreed ?? []).includes(mine) && (
            <button type="button" class="btn sm" onClick={() => void live.command({ vote: s.seat, agree: true, ...some })}>
              {t("web-let-bot")}
            </button>
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
