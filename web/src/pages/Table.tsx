/** A table: the board, what to do now, who plays, what happened. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Frame } from "../board/Frame";
import { isNothing, meant } from "../board/tried";
import { useMove } from "../board/useMove";
import { MODULES } from "../games/registry";
import type { GameModule } from "../games/types";
import { lang } from "../lib/prefs";
import { go } from "../lib/router";
import { knock } from "../lib/sound";
import { api, Refusal } from "../net/api";
import { Live } from "../net/live";
import type { Board, GameEvent, Games, LogEntry, Past, Word } from "../net/wire";
import { loadTexts, t } from "../text/speak";
import { Answers } from "../ui/Answers";
import { Chat, talk } from "../ui/Chat";
import { Fair } from "../ui/Fair";
import { Finished } from "../ui/Finished";
import { PlainThumb } from "../ui/Hero";
import { ListBoard } from "../ui/ListBoard";
import { Log } from "../ui/Log";
import { nameOf, Players } from "../ui/Players";
import { PromptBar } from "../ui/PromptBar";
import { ICONS, Icon, Panel } from "../ui/parts";
import { Refused } from "../ui/Refused";
import { Drawer, Rulebook } from "../ui/Rulebook";
import { ComeLate, Seating } from "../ui/Seating";
import { PassDevice, Requests, TableMenu, usePassing } from "../ui/TableMenu";
import { Top } from "../ui/Top";
import { Transport } from "../ui/Transport";

type Tab = "board" | "log" | "chat" | "fair" | "rules";

export function TablePage({ id, at, games }: { id: string; at: number | null; games: Games }) {
  const live = useMemo(() => new Live(id), [id]);
  useEffect(() => () => live.close(), [live]);
  useEffect(() => {
    live.speak();
  }, [lang.value]);
  const table = live.table.value;
  useEffect(() => {
    if (table) void loadTexts(table.game, String(table.options.cards ?? ""));
  }, [table?.game, table?.options.cards, lang.value]);
  useEffect(() => {
    if (live.rematch.value) go(`/table/${live.rematch.value}`);
  }, [live.rematch.value]);
  if (live.link.value === "missing") return <Missing />;
  if (!table)
    return (
      <>
        <Top />
        <main class="lone">
          <p role="status">{t("web-connecting")}</p>
        </main>
      </>
    );
  return <Seated live={live} at={at} games={games} />;
}

function Missing() {
  return (
    <>
      <Top />
      <main class="lone">
        <h1>{t("web-no-table")}</h1>
        <p>{t("web-no-table-why")}</p>
        <p>
          <a class="btn pri" href="/">
            {t("web-home")}
          </a>
        </p>
      </main>
    </>
  );
}

function Seated({ live, at, games }: { live: Live; at: number | null; games: Games }) {
  const table = live.table.value!;
  const info = games.games.find((g) => g.id === table.game);
  const module = MODULES[table.game];
  const held = live.held;
  const boards = live.boards.value;
  const spared = (s: number) => boards[s]?.spared ?? false;
  const mineNow = held.find((s) => boards[s]?.waiting.includes(s) && !spared(s));
  // Where nobody here is asked, whoever looked last goes on looking.
  const looking = useRef<number | undefined>(undefined);
  looking.current = mineNow ?? looking.current;
  const seat = held.find((s) => s === looking.current) ?? held[0] ?? null;
  const board: Board | undefined = boards[String(seat)];
  const [tab, setTab] = useState<Tab>("log");
  const [sheet, setSheet] = useState<Tab>("board");
  const [clause, setClause] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [seen, setSeen] = useState(0);
  const [local, setLocal] = useState<{ sentence: string; clause: string } | null>(null);
  const past = usePast(live, at, board?.version ?? 0);
  const shown = past ?? board ?? null;
  const acting = past === null && mineNow !== undefined && table.status === "playing" && live.link.value === "open";

  const closeRefused = () => {
    setLocal(null);
    live.refused.value = null;
  };
  const send = (said: string | string[]) => {
    closeRefused();
    return live.command({ do: said, ...(seat !== null && held.length > 1 && { seat }) });
  };
  const play = async (notation: string): Promise<boolean> => (await send(notation)) === null;
  const legal = useMemo(() => (acting && board ? (module?.listed?.(board.legal) ?? board.legal) : []), [acting, board?.legal]);
  // Chosen while an action of ours is on its way: played once that is answered, unless it was chosen on a board from before it.
  const move = useMove(
    legal,
    board?.version ?? 0,
    (notation) =>
      void live.idle().then(() => {
        if ((board?.version ?? 0) >= live.answered) void play(notation);
      }),
    module?.roomy,
    module?.plain,
  );
  const tried = (word: Word) => {
    if (!acting || !board?.view) return;
    const words = meant(module, board.view, move.path, word);
    if (!words) {
      if (move.path.length) move.reset();
      return;
    }
    void send(words).then((refused) => {
      if (!isNothing(refused)) return;
      live.refused.value = null;
      move.reset();
    });
  };
  const refused = local ?? (live.refused.value && { sentence: live.refused.value.sentence, clause: live.refused.value.clause });
  const openClause = (c: string | null) => {
    setClause(c);
    setDrawer(true);
    setSheet("rules");
  };
  const seek = (n: number | null) => go(`/table/${table.id}${n === null ? "" : `?at=${n}`}`, true);
  const log = live.logs.value[String(seat)] ?? [];
  const chats = log.filter((e) => e.chat).length;
  useEffect(() => {
    if (tab === "chat" || sheet === "chat") setSeen(chats);
  }, [tab, sheet, chats]);
  const ended = live.outcome.value !== null;
  useEffect(() => {
    if (ended) setTab("fair");
  }, [ended]);
  useTurn(live, seat, mineNow !== undefined, module?.strikes);
  useKeys(move.back, seek, at, board?.actions ?? 0);

  const name = (s: number) => nameOf(table, s);
  const say = (text: string) => void live.command({ chat: text, ...(held.length > 1 && { seat }) });
  const happening = live.happenings.value[String(seat)];
  const last: GameEvent[] = past ? past.events : happening && !happening.back ? happening.events : lastEvents(log);
  const before = usePrevious(shown?.view ?? null, past ? past.at : (board?.version ?? 0));
  const hint = live.hint.value && live.hint.value.seat === seat ? (live.hint.value.words as Word[]) : null;

  // While one device is handed over nothing of anybody's side is on the page: no board, no list, no log.
  const [covered, uncover] = usePassing(live, seat, info?.hidden ?? false);
  const people = table.seats.filter((s) => s.kind === "person").length;
  const helps = people < 2 || table.status === "over";
  const props = !covered &&
    shown?.view && {
      view: shown.view,
      seat,
      node: acting ? move.node : null,
      path: move.path,
      root: move.root,
      point: (words: Word[]) => {
        closeRefused();
        move.point(words);
      },
      tried,
      last,
      recent: past ? past.events : log.flatMap((e) => e.events ?? []),
      version: past ? -1 - past.at : (board?.version ?? 0),
      before,
      hint,
      name,
      play,
      talk: talk(log, table.game),
      clock: !past && board?.clock?.game ? { ...board.clock.game, skew: live.skew } : null,
      say: held.length && !past ? say : null,
    };

  return (
    <>
      <Top title={info?.title ?? table.game} sub={t("web-table-sub", { name: table.name || table.id, seats: table.seats.length })}>
        <button type="button" class="tb" aria-pressed={drawer} onClick={() => (drawer ? setDrawer(false) : openClause(clause))}>
          <Icon d={ICONS.book} />
          <span>{t("web-rulebook")}</span>
        </button>
        <TableMenu live={live} seat={seat} info={info} />
      </Top>
      <Trouble live={live} />
      {past && (
        <div class="pastbar" role="status">
          {t("web-looking-at", { at: past.at, of: past.of })}{" "}
          <button type="button" class="btn sm" onClick={() => seek(null)}>
            {t("web-to-live")}
          </button>
        </div>
      )}
      <div class={`table sheet-${sheet}${drawer ? " with-drawer" : ""}`}>
        <main class="stage">
          <Players
            strip
            table={table}
            view={covered ? null : (shown?.view ?? null)}
            waiting={past ? [] : (board?.waiting ?? [])}
            clock={board?.clock ?? null}
            held={held}
            skew={live.skew}
            online={live.presence.value?.online ?? []}
          />
          <Frame
            game={table.game}
            move={move}
            mark={`${board?.version} ${move.path.join()} ${acting}`}
            dim={live.link.value === "lost"}
            over={covered && <PassDevice live={live} seat={seat} show={uncover} />}
          >
            {table.status === "open" || covered ? (
              <Waiting info={info?.tagline ?? ""} Thumb={module?.Thumb} seats={table.seats.length} />
            ) : (
              props && (module ? <module.Board {...props} /> : <ListBoard view={props.view} />)
            )}
          </Frame>
          {refused && (
            <Refused sentence={refused.sentence || t("web-unreachable")} clause={refused.clause} open={openClause} close={closeRefused} />
          )}
          <Requests live={live} table={table} held={held} chance={info?.chance ?? false} />
          {live.outcome.value && !past ? (
            <Finished live={live} outcome={live.outcome.value} />
          ) : (
            table.status !== "open" &&
            !covered && (
              <PromptBar
                game={table.game}
                prompt={shown?.prompt ?? null}
                spared={past === null && seat !== null && spared(seat)}
                move={move}
                mine={acting}
                busy={live.busy.value}
                view={shown?.view ?? null}
                name={name}
                hint={hint}
                open={openClause}
              >
                {board?.undo && (
                  <button type="button" class="btn gho" onClick={() => void live.command({ undo: true, seat })}>
                    {t("web-undo")}
                  </button>
                )}
                {acting && helps && !move.path.length && (
                  <button type="button" class="btn gho" onClick={() => void live.command({ hint: games.bots.at(-1) ?? "greedy", seat })}>
                    <Icon d={ICONS.bulb} />
                    {t("web-hint")}
                  </button>
                )}
              </PromptBar>
            )
          )}
          {props && module?.Hand && table.status !== "open" && <module.Hand {...props} />}
          {info && info.answers.length > 0 && seat !== null && table.status === "playing" && !covered && board?.view && (
            <Answers live={live} seat={seat} game={table.game} answers={info.answers} turn={Number(board.view["turn"])} />
          )}
          {table.status !== "open" && (
            <Transport at={past ? past.at : (board?.actions ?? 0)} of={board?.actions ?? past?.of ?? 0} live={past === null} seek={seek}>
              {past && (
                <button type="button" class="btn sm gho" onClick={() => void navigator.clipboard?.writeText(location.href)}>
                  <Icon d={ICONS.link} />
                  {t("web-copy-link")}
                </button>
              )}
              {helps ? (
                <a class="btn sm gho" href={`/analysis/${table.game}?table=${table.id}&at=${past ? past.at : (board?.actions ?? 0)}`}>
                  {t("web-analyse")}
                </a>
              ) : (
                <span class="mut">{t("web-no-help")}</span>
              )}
            </Transport>
          )}
        </main>
        <aside class="rail">
          {table.status === "open" && <Seating table={table} live={live} usual={games.usual} />}
          <ComeLate table={table} live={live} />
          {props && module?.Side && table.status === "playing" && <module.Side {...props} />}
          {table.status !== "open" && (
            <Panel
              title={t("web-players")}
              right={
                <span class="mut">
                  {[
                    shown?.view && module?.turn?.(shown.view, (id, params) => t(id, params ?? {}, table.game)),
                    t("web-watching", { count: live.presence.value?.watching ?? table.watching }),
                  ]
                    .filter((x) => x?.trim())
                    .join(" · ")}
                </span>
              }
              class="only-desk"
            >
              <Players
                table={table}
                view={covered ? null : (shown?.view ?? null)}
                waiting={past ? [] : (board?.waiting ?? [])}
                clock={board?.clock ?? null}
                held={held}
                skew={live.skew}
                online={live.presence.value?.online ?? []}
              />
            </Panel>
          )}
          <section class="panel talk">
            <div class="tabs" role="tablist">
              {(["log", "chat", "fair"] as const).map((name) => (
                <button type="button" key={name} role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
                  {t(`web-tab-${name}`)}
                  {name === "chat" && chats > seen ? ` · ${chats - seen}` : ""}
                </button>
              ))}
            </div>
            {tab === "log" && (
              <Log table={table} entries={covered ? [] : log} open={seek} actions={board?.actions ?? 0} current={past?.at ?? null} />
            )}
            {tab === "chat" && <Chat game={table.game} entries={log} may={held.length > 0} say={say} />}
            {tab === "fair" && <Fair table={table} outcome={live.outcome.value} />}
          </section>
        </aside>
        {drawer && (
          <Drawer
            game={table.game}
            clause={clause}
            named={Boolean(refused)}
            close={() => {
              setDrawer(false);
              setSheet("board");
            }}
          />
        )}
        {sheet !== "board" && sheet !== "rules" && (
          <section class="sheet phone" aria-label={t(`web-tab-${sheet}`)}>
            {sheet === "log" && (
              <Log
                table={table}
                entries={covered ? [] : log}
                open={(n) => {
                  setSheet("board");
                  seek(n);
                }}
                actions={board?.actions ?? 0}
                current={past?.at ?? null}
              />
            )}
            {sheet === "chat" && <Chat game={table.game} entries={log} may={held.length > 0} say={say} />}
            {sheet === "fair" && <Fair table={table} outcome={live.outcome.value} />}
          </section>
        )}
        {sheet === "rules" && !drawer && (
          <section class="sheet phone">
            <Rulebook game={table.game} clause={clause} />
          </section>
        )}
      </div>
      <nav class="mtabs" aria-label={t("web-views")}>
        {(["board", "log", "chat", "rules"] as const).map((name) => (
          <button
            type="button"
            key={name}
            aria-current={sheet === name}
            onClick={() => {
              setSheet(name);
              setDrawer(name === "rules");
            }}
          >
            {t(`web-tab-${name}`)}
            {name === "chat" && chats > seen ? ` · ${chats - seen}` : ""}
          </button>
        ))}
      </nav>
      {!covered && (
        <Spoken
          live={live}
          seat={seat}
          prompt={board?.prompt?.sentence ?? ""}
          mine={mineNow !== undefined}
          choose={module?.spoken && ((events) => module.spoken!(events, seat, board?.view))}
        />
      )}
    </>
  );
}

/** A table that waits for players shows what will be played. */
function Waiting({ info, Thumb, seats }: { info: string; Thumb: preact.FunctionComponent | undefined; seats: number }) {
  return (
    <div class="waiting">
      {Thumb ? <Thumb /> : <PlainThumb seats={seats} />}
      <p>{info}</p>
    </div>
  );
}

/** Lost connection, in words and with a count-down. */
function Trouble({ live }: { live: Live }) {
  const [now, setNow] = useState(Date.now());
  const lost = live.link.value === "lost";
  useEffect(() => {
    if (!lost) return;
    setNow(Date.now());
    const id = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(id);
  }, [lost]);
  const note = live.table.value?.note;
  if (note)
    return (
      <div class="trouble" role="status">
        {note}
      </div>
    );
  if (!lost) return null;
  return (
    <div class="trouble" role="status">
      {t("web-lost", { seconds: Math.max(0, Math.ceil((live.retryAt.value - now) / 1000)) })}
    </div>
  );
}

/** One polite live region: what happened, and then what to do, if it is for this player to do something. */
function Spoken({
  live,
  seat,
  prompt,
  mine,
  choose,
}: {
  live: Live;
  seat: number | null;
  prompt: string;
  mine: boolean;
  choose?: ((events: GameEvent[]) => GameEvent[]) | undefined;
}) {
  const events = live.happenings.value[String(seat)]?.events ?? [];
  const kept = useRef({ said: "", prompt: "" });
  const said = (choose?.(events) ?? events.filter((e) => e.name !== "turn"))
    .map((e) => e.sentence)
    .filter(Boolean)
    .join(" ");
  if (choose) {
    // Where everybody acts at once, what concerns others is passed over, and a question is asked once.
    const asks = mine ? prompt : "";
    if (said || asks !== kept.current.prompt)
      kept.current = { said: [said, asks === kept.current.prompt ? "" : asks].filter(Boolean).join(" "), prompt: asks };
    return (
      <div class="vh spoken" aria-live="polite" aria-atomic="true">
        {kept.current.said}
      </div>
    );
  }
  return (
    <div class="vh spoken" aria-live="polite" aria-atomic="true">
      {said} {mine && prompt}
    </div>
  );
}

function lastEvents(log: LogEntry[]): GameEvent[] {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    if (entry.line !== undefined) return entry.events ?? [];
  }
  return [];
}

/** The position after `at` actions, if the address names one. */
function usePast(live: Live, at: number | null, version: number): Past | null {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    if (at === null) {
      setPast(null);
      return;
    }
    let on = true;
    api
      .past(live.id, at, live.token())
      .then((found) => {
        if (on) setPast(found);
      })
      .catch((error: unknown) => {
        if (on && error instanceof Refusal) go(`/table/${live.id}`, true);
      });
    return () => {
      on = false;
    };
  }, [at, live, at === null ? 0 : version, lang.value]);
  return at === null ? null : past;
}

/** The view before this one, for things that vanish. */
function usePrevious<T>(value: T, mark: number): T | null {
  const kept = useRef<{ now: T; before: T | null; mark: number }>({ now: value, before: null, mark });
  if (kept.current.mark !== mark) kept.current = { now: value, before: kept.current.now, mark };
  return kept.current.before;
}

/** A knock and a mark in the title when it is this player's turn. */
function useTurn(live: Live, seat: number | null, mine: boolean, strikes?: GameModule["strikes"]): void {
  const happening = live.happenings.value[String(seat)];
  useEffect(() => {
    if (happening) knock(happening.events.some((e) => strikes?.(e) || e.name.startsWith("ended")) ? "strike" : mine ? "turn" : "step");
  }, [happening?.version]);
  useEffect(() => {
    document.title = mine ? `● ${t("web-your-turn")} · avernus` : "avernus";
  }, [mine, seat]);
}

function useKeys(back: () => void, seek: (n: number | null) => void, at: number | null, of: number): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if ((e.target as Element).closest("input, textarea, select")) return;
      if (e.key === "Escape") back();
      if (e.key === "[") seek(Math.max(0, (at ?? of) - 1));
      if (e.key === "]" && at !== null) seek(at + 1 >= of ? null : at + 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
