/** Beside the board, and on phones behind the bar at the bottom: who plays, what happened, what is said, fair play. */
import type { GameModule } from "../../games/types";
import type { Live } from "../../net/live";
import type { Board, LogEntry, TableInfo } from "../../net/wire";
import { AfterGame, type Shown } from "../../review/AfterGame";
import { t } from "../../text/speak";
import { Chat, Murmurs } from "../../ui/Chat";
import { Fair } from "../../ui/Fair";
import { Log } from "../../ui/Log";
import { Players } from "../../ui/Players";
import { Panel } from "../../ui/parts";

export type Tab = "board" | "log" | "chat" | "fair" | "rules" | "review";

/** What all of these are told. */
export interface Told {
  live: Live;
  table: TableInfo;
  board: Board | undefined;
  /** What has been said and done, as far as it may be shown now. */
  log: LogEntry[];
  entries: LogEntry[];
  /** The position that is looked at, if it is not the last one. */
  at: number | null;
  seek: (at: number) => void;
  secret: boolean;
  earlier: (() => void) | null;
  say: (text: string) => void;
  /** Things said that nobody has read here. */
  unread: number;
  /** Draws a line over the board, from a position of a game that is over; and opens the rulebook. */
  draw: (line: Shown) => void;
  open: (clause: string) => void;
}

/** One of log, chat, fair play and, once the game is over, what it was worth. */
export function Read({ tab, told, seek }: { tab: Tab; told: Told; seek: (at: number) => void }) {
  const { live, table, board, log, entries, at, secret, earlier, say } = told;
  if (tab === "log")
    return <Log table={table} entries={entries} open={seek} actions={board?.actions ?? 0} current={at} past={!secret} earlier={earlier} />;
  if (tab === "chat")
    return (
      <>
        <Chat game={table.game} entries={log} may={live.held.length > 0} say={say} />
        {live.held.length === 0 && <Murmurs live={live} />}
      </>
    );
  if (tab === "review" && live.outcome.value)
    return <AfterGame live={live} at={at ?? board?.actions ?? 0} seek={seek} show={told.draw} clause={told.open} />;
  return tab === "fair" ? <Fair table={table} outcome={live.outcome.value} /> : null;
}

function Unread({ count }: { count: number }) {
  return <>{count > 0 ? ` · ${count}` : ""}</>;
}

function judged({ live }: { live: Live }): Tab[] {
  return live.outcome.value ? ["review"] : [];
}

/** The tabs beside the board. */
export function Tabs({ told, tab, setTab }: { told: Told; tab: Tab; setTab: (tab: Tab) => void }) {
  return (
    <section class="panel talk">
      <div class="tabs" role="tablist">
        {(["log", "chat", "fair", ...judged(told)] as const).map((name) => (
          <button type="button" key={name} role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
            {t(`web-tab-${name}`)}
            {name === "chat" && <Unread count={told.unread} />}
          </button>
        ))}
      </div>
      <Read tab={tab} told={told} seek={told.seek} />
    </section>
  );
}

/** The bar at the bottom of a phone. */
export function PhoneTabs({ told, sheet, show }: { told: Told; sheet: Tab; show: (sheet: Tab) => void }) {
  return (
    <nav class="mtabs" aria-label={t("web-views")}>
      {(["board", "log", "chat", ...judged(told), "rules"] as const).map((name) => (
        <button type="button" key={name} aria-current={sheet === name} onClick={() => show(name)}>
          {t(`web-tab-${name}`)}
          {name === "chat" && <Unread count={told.unread} />}
        </button>
      ))}
    </nav>
  );
}

/** Everybody at the table, with how far the game is. */
export function WhoPlays({
  live,
  table,
  module,
  view,
  board,
  past,
  strip,
}: {
  live: Live;
  table: TableInfo;
  module: GameModule | undefined;
  /** What may be shown now. */
  view: Record<string, unknown> | null;
  board: Board | undefined;
  past: boolean;
  /** In one line over the board. */
  strip?: boolean;
}) {
  const players = (
    <Players
      strip={strip ?? false}
      table={table}
      view={view}
      waiting={past ? [] : (board?.waiting ?? [])}
      clock={board?.clock ?? null}
      held={live.held}
      skew={live.skew}
      online={live.presence.value?.online ?? []}
    />
  );
  if (strip) return players;
  const turn = view && module?.turn?.(view, (id, params) => t(id, params ?? {}, table.game));
  const watching = t("web-watching", { count: live.presence.value?.watching ?? table.watching });
  return (
    <Panel
      title={t("web-players")}
      right={<span class="mut">{[turn, watching].filter((x) => x?.trim()).join(" · ")}</span>}
      class="only-desk"
    >
      {players}
    </Panel>
  );
}
