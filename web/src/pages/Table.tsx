/** A table: the board, what to do now, who plays, what happened. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Frame } from "../board/Frame";
import { MODULES } from "../games/registry";
import { counting } from "../lib/counting";
import { lang, noteEnd, pace } from "../lib/prefs";
import { go } from "../lib/router";
import { knock } from "../lib/sound";
import { digest, lastEvents, sinceMine, turnEvents } from "../lib/story";
import { tableName } from "../lib/tableName";
import { Live } from "../net/live";
import { endOf } from "../net/mine";
import type { Board, GameEvent, Games, Word } from "../net/wire";
import type { Shown } from "../review/AfterGame";
import { Arrows } from "../review/Arrows";
import { loadTexts, t } from "../text/speak";
import { Answers } from "../ui/Answers";
import { talk } from "../ui/Chat";
import { verdictFor } from "../ui/Finished";
import { KeySheet } from "../ui/Keys";
import { ListBoard } from "../ui/ListBoard";
import { NextTable } from "../ui/NextTable";
import { colourOf, nameOf } from "../ui/Players";
import { ICONS, Icon, SeatChip } from "../ui/parts";
import { Refused } from "../ui/Refused";
import { ComeLate, Seating } from "../ui/Seating";
import { PassDevice, Requests, TableMenu, usePassing } from "../ui/TableMenu";
import { Top } from "../ui/Top";
import { useActing } from "./table/acting";
import { useCalm, useFacing, useKeys, usePast, usePrevious, useTurn } from "./table/hooks";
import { Since, Spoken, Trouble, Waiting } from "./table/parts";
import { Question } from "./table/Question";
import { PhoneTabs, type Tab, Tabs, type Told, WhoPlays } from "./table/Rail";
import { MenuEntries, Painting, useSharing } from "./table/Sharing";
import { Sheets } from "./table/Sheets";
import { Stepping } from "./table/Stepping";

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
  const [keys, setKeys] = useState(false);
  const [started, setStarted] = useState(0);
  const [flipped, setFlipped] = useState(0);
  const [better, setBetter] = useState<Shown | null>(null);
  const past = usePast(live, at, board?.version ?? 0);
  const shown = past ?? board ?? null;
  const acting = past === null && mineNow !== undefined && table.status === "playing" && live.link.value === "open";

  const does = useActing(live, { seat, board, acting, now: past === null, module, info });
  const { move, premove, closeRefused } = does;
  const refused = live.refused.value;
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
    if (!ended) return;
    live.playback.flush();
    const end = endOf(table);
    if (end) noteEnd(table.id, end);
  }, [ended]);
  useEffect(() => {
    if (!pace.value) live.playback.flush();
  }, [pace.value]);
  useEffect(() => {
    if (chats > 0) knock("chat");
  }, [chats]);
  useTurn(live, seat, mineNow !== undefined || live.asked.value, info?.title ?? table.game, module?.strikes);
  useKeys({
    back: () => {
      closeRefused();
      if (!premove.drop()) move.back();
    },
    seek,
    flip: () => setFlipped(flipped + 1),
    help: () => setKeys(true),
    at,
    of: board?.actions ?? 0,
  });

  const name = (s: number) => nameOf(table, s);
  const say = (text: string) => void live.command({ chat: text, ...(held.length > 1 && { seat }) });
  const happening = live.happenings.value[String(seat)];
  const last: GameEvent[] = past ? past.events : happening && !happening.back ? happening.events : lastEvents(log);
  const still = useCalm({
    at: past ? past.at : (board?.actions ?? 0),
    past: past !== null,
    version: past ? -1 - past.at : (board?.version ?? 0),
    back: past === null && (happening?.back ?? false) && happening?.version === board?.version,
  });
  const previous = usePrevious(shown?.view ?? null, past ? -1 - past.at : (board?.version ?? 0));
  const seats = table.seats.length;
  const facing = useFacing(seat, held.length > 1);
  const bottom = flipped && module?.points ? ((facing ?? 0) + flipped) % seats : facing;
  const since = useMemo(() => (mineNow === undefined || past ? [] : sinceMine(log, held)), [log, mineNow, past]);
  const told = digest(since, held, (e) => (module?.matters ?? module?.strikes)?.(e) ?? false, 3, module?.mere);
  const entries = counting.value ? log.slice(0, -1) : log;
  const hint = live.hint.value && live.hint.value.seat === seat ? (live.hint.value.words as Word[]) : null;

  const hides = (info?.hidden ?? false) && (!board?.view || (module?.hides?.(board.view) ?? true));
  // While one device is handed over nothing of anybody's side is on the page: no board, no list, no log.
  const [covered, uncover] = usePassing(live, seat, hides);
  const people = table.seats.filter((s) => s.kind === "person").length;
  const helps = people < 2 || table.status === "over";
  // Where hands are hidden nobody knows the whole position before the end, and so nothing can be made of it.
  const secret = hides && table.status !== "over";
  const analysis = helps && !secret ? `/analysis/${table.game}?table=${table.id}&at=${past ? past.at : (board?.actions ?? 0)}` : null;
  const verdict = live.outcome.value && !past && !counting.value ? verdictFor(live.outcome.value, table, held) : null;
  const replay = (from: number) => {
    seek(from);
    setStarted(started + 1);
  };
  const drawn = module !== undefined && !covered && Boolean(shown?.view);
  const speak = (id: string, params: Record<string, string | number> = {}) => t(id, params, table.game);
  const threat = drawn && table.status === "playing" ? module?.threat?.(shown!.view, speak, name) : null;
  const earlier = live.more.value ? () => void live.earlier(seat) : null;
  const sharing = useSharing(live, { title: info?.title ?? table.game, module, actions: board?.actions ?? 0, facing: bottom, name });
  const who = { live, table, module, view: covered ? null : (shown?.view ?? null), board, past: past !== null };
  const reading: Told = {
    live,
    table,
    board,
    log,
    entries: covered ? [] : entries,
    at: past?.at ?? null,
    seek,
    secret,
    earlier,
    say,
    unread: Math.max(0, chats - seen),
    draw: (line) => {
      setBetter(line);
      setSheet("board");
    },
    open: openClause,
  };
  const props = !covered &&
    shown?.view && {
      view: shown.view,
      seat,
      node: acting ? move.node : null,
      path: acting ? move.path : premove.path,
      root: move.root,
      point: (words: Word[]) => {
        closeRefused();
        move.point(words);
      },
      tried: acting ? does.tried : premove.point,
      facing: bottom,
      last,
      marked: past ? past.events : turnEvents(log, held),
      recent: past ? past.events : log.flatMap((e) => e.events ?? []),
      version: past ? -1 - past.at : (board?.version ?? 0),
      before: still ? null : previous,
      hint,
      name,
      play: does.play,
      talk: talk(log, table.game),
      clock: !past && board?.clock?.game ? { ...board.clock.game, skew: live.skew } : null,
      say: held.length && !past ? say : null,
    };

  return (
    <>
      <Top title={info?.title ?? table.game} sub={t("web-table-sub", { name: tableName(table), seats: table.seats.length })}>
        <NextTable here={table.id} free={mineNow === undefined} />
        <button
          type="button"
          class="tb"
          aria-label={t("web-rulebook")}
          aria-pressed={drawer}
          onClick={() => (drawer ? setDrawer(false) : openClause(clause))}
        >
          <Icon d={ICONS.book} />
          <span>{t("web-rulebook")}</span>
        </button>
        <TableMenu live={live} seat={seat} info={info}>
          {(close) => (
            <MenuEntries
              close={close}
              sharing={sharing}
              analysis={analysis}
              drawn={drawn}
              replayable={!secret && (board?.actions ?? 0) > 0}
              fair={() => setSheet("fair")}
              keys={() => setKeys(true)}
            />
          )}
        </TableMenu>
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
      <div class={`table sheet-${sheet}${drawer ? " with-drawer" : ""}${ended ? " is-over" : ""}`}>
        <main class="stage">
          <WhoPlays {...who} strip />
          <Frame
            game={table.game}
            move={move}
            mark={`${board?.version} ${move.path.join()} ${acting}`}
            dim={live.link.value === "lost"}
            over={covered && <PassDevice live={live} seat={seat} show={uncover} />}
            ending={verdict ?? ""}
            busy={() => live.busy.value}
          >
            {threat && (
              <p class="threat-bar" role="status">
                {threat.seat !== null && <SeatChip colour={colourOf(table.game, seats, threat.seat)} size={26} />}
                {threat.text}
              </p>
            )}
            {table.status === "open" || covered ? (
              <Waiting info={info?.tagline ?? ""} Thumb={module?.Thumb} seats={table.seats.length} />
            ) : (
              props && (module ? <module.Board {...props} /> : <ListBoard view={props.view} />)
            )}
            {better && past?.at === better.at && <Arrows steps={better.steps} game={table.game} seats={seats} />}
          </Frame>
          {table.status !== "open" && (
            <Stepping
              at={past ? past.at : (board?.actions ?? 0)}
              of={board?.actions ?? past?.of ?? 0}
              live={past === null}
              seek={seek}
              started={started}
              flip={module?.points ? () => setFlipped(flipped + 1) : null}
              analysis={analysis}
              helps={helps}
            />
          )}
          <Painting sharing={sharing} />
          {refused && (
            <Refused sentence={refused.sentence || t("web-unreachable")} clause={refused.clause} open={openClause} close={closeRefused} />
          )}
          <Requests live={live} table={table} held={held} chance={info?.chance ?? false} />
          <Question
            live={live}
            info={info}
            seat={seat}
            board={board}
            shown={shown}
            past={past !== null}
            acting={acting}
            helps={helps}
            covered={covered}
            does={does}
            hint={hint}
            facing={bottom}
            spared={past === null && seat !== null && spared(seat)}
            name={name}
            open={openClause}
            replay={replay}
          />
          {props && module?.Hand && table.status !== "open" && <module.Hand {...props} />}
          {info && info.answers.length > 0 && seat !== null && table.status === "playing" && !covered && board?.view && (
            <Answers live={live} seat={seat} game={table.game} answers={info.answers} turn={Number(board.view["turn"])} />
          )}
        </main>
        <aside class="rail">
          {table.status === "open" && (
            <Seating table={table} live={live} usual={games.usual} levels={[...games.levels, ...(info?.tempers ?? [])]} />
          )}
          <ComeLate table={table} live={live} />
          {!covered && table.status === "playing" && !info?.clock && held.length > 0 && (
            <Since told={told} count={digest(since, held, () => false, Infinity, module?.mere).length} all={() => setTab("log")} />
          )}
          {props && module?.Side && table.status === "playing" && <module.Side {...props} />}
          {table.status !== "open" && <WhoPlays {...who} />}
          <Tabs told={reading} tab={tab} setTab={setTab} />
        </aside>
        <Sheets
          told={reading}
          sheet={sheet}
          drawer={drawer}
          clause={clause}
          named={Boolean(refused)}
          show={setSheet}
          close={() => {
            setDrawer(false);
            setSheet("board");
          }}
        />
      </div>
      <PhoneTabs
        told={reading}
        sheet={sheet}
        show={(name) => {
          setSheet(name);
          setDrawer(name === "rules");
        }}
      />
      {keys && <KeySheet close={() => setKeys(false)} />}
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
