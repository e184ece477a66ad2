/** The analysis board: any position or record, tried lines, and a bot to ask. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Frame } from "../board/Frame";
import { useMove } from "../board/useMove";
import { MODULES } from "../games/registry";
import { lang } from "../lib/prefs";
import { readRecord, type Start } from "../lib/record";
import { api, Refusal } from "../net/api";
import type { Analysis, GameInfo, Games, Word } from "../net/wire";
import { loadTexts, t } from "../text/speak";
import { ListBoard } from "../ui/ListBoard";
import { Panel } from "../ui/parts";
import { PromptBar } from "../ui/PromptBar";
import { Refused } from "../ui/Refused";
import { Drawer } from "../ui/Rulebook";
import { Top } from "../ui/Top";
import { Transport } from "../ui/Transport";

export function AnalysisPage({ games, game, table, at }: { games: Games; game: GameInfo; table: string | null; at: number | null }) {
  const module = MODULES[game.id];
  const [start, setStart] = useState<Start>({ seats: game.seats[0]!, position: null, options: {} });
  const [lines, setLines] = useState<string[]>([]);
  const [shown, setShown] = useState(0);
  const [found, setFound] = useState<Analysis | null>(null);
  const [problem, setProblem] = useState<{ sentence: string; clause: string } | null>(null);
  const [text, setText] = useState("");
  const [clause, setClause] = useState<string | null>(null);
  const [hint, setHint] = useState<Word[] | null>(null);
  useEffect(() => { void loadTexts(game.id); document.title = `${t("web-analysis")} · avernus`; }, [game.id, lang.value]);
  useEffect(() => {
    if (!table) return;
    void api.record(table).then((record) => { const r = readRecord(record); setStart(r); setLines(r.lines); setShown(Math.min(at ?? r.lines.length, r.lines.length)); }).catch(tell);
  }, [table]);
  const tell = (error: unknown) => setProblem(error instanceof Refusal ? { sentence: error.message || t("web-unreachable"), clause: error.clause } : { sentence: String(error), clause: "" });
  const body = (some: string[], extra: Record<string, unknown> = {}) => ({ game: game.id, seats: start.seats, position: start.position, options: start.options, lines: some, ...extra });
  useEffect(() => {
    let on = true;
    const fresh = start.position === null && lines.length === 0;
    api.analyse(body(lines.slice(0, shown), fresh ? { draw: "all" } : {}))
      .then((a) => { if (on) { if (a.drawn.length) setStart({ ...start, position: a.state }); setFound(a); setHint(null); } }).catch((e: unknown) => { if (on) tell(e); });
    return () => { on = false; };
  }, [start, lines, shown, lang.value]);
  const seat = found?.waiting[0] ?? null;
  const play = (notation: string): Promise<boolean> => {
    const next = [...lines.slice(0, shown), `${seat} ${notation}`];
    setProblem(null);
    return api.analyse(body(next)).then(() => { setLines(next); setShown(next.length); return true; }, (e: unknown) => { tell(e); return false; });
  };
  const legal = useMemo(() => (found ? (module?.listed?.(found.legal) ?? found.legal) : []), [found]);
  const move = useMove(legal, shown, (notation) => void play(notation));
  const tried = (word: Word) => { const n = found && module?.attempt(found.view, move.path, word); if (n) void play(n); else move.reset(); };
  const ask = () => { setProblem(null); api.analyse(body(lines.slice(0, shown), { bot: games.bots.at(-1), seat })).then((a) => setHint(a.hint?.[1] ?? null)).catch(tell); };
  const load = (e: Event) => {
    e.preventDefault();
    setProblem(null);
    try {
      const next = text.trim().startsWith("{") ? readRecord(text) : { seats: start.seats, position: text.trim() || null, lines: [], options: {} };
      const seats = next.position && !text.trim().startsWith("{") ? undefined : next.seats;
      api.analyse({ game: game.id, ...(seats && { seats }), position: next.position, options: next.options, lines: next.lines })
        .then((a) => { setStart({ ...next, seats: (a.view["places"] as string[] | undefined)?.length ?? next.seats }); setLines(next.lines); setShown(next.lines.length); }).catch(tell);
    } catch { setProblem({ sentence: t("web-not-a-record"), clause: "" }); }
  };
  const name = (s: number) => game.seat_names[String(start.seats)]?.[s] ?? String(s);
  const props = found && {
    view: found.view, seat: null, node: move.node, path: move.path, root: move.root, point: move.point, tried, last: found.events, version: shown, before: null, hint, name,
    play, clock: null, talk: [], say: null,
  };
  return (
    <>
      <Top title={game.title} sub={t("web-analysis")} />
      <div class={`table${clause ? " with-drawer" : ""}`}>
        <main class="stage">
          <Frame game={game.id} move={move} mark={`${shown} ${move.path.join()}`}>
            {found && (module
              ? <module.Board {...props!} />
              : <ListBoard view={found.view} />)}
          </Frame>
          {problem && <Refused {...problem} open={setClause} close={() => setProblem(null)} />}
          {found && <PromptBar game={game.id} prompt={found.prompt} move={move} mine={found.legal.length > 0} view={found.view} name={name} hint={hint}>
            <button class="btn gho" onClick={ask}>{t("web-hint")}</button></PromptBar>}
          {props && module?.Hand && <module.Hand {...props} />}
          <Transport at={shown} of={lines.length} live={shown === lines.length} seek={(n) => setShown(n ?? lines.length)} />
        </main>
        <aside class="rail">
          {props && module?.Side && <module.Side {...props} />}
          <Panel title={t("web-set-up")}>
            <form class="in form" onSubmit={load}>
              <label class="field"><span>{t("web-position-or-record")}</span><textarea rows={4} value={text} onInput={(e) => setText(e.currentTarget.value)} /></label>
              <p class="row"><button class="btn sm">{t("web-load")}</button>
                <button class="btn sm gho" type="button" onClick={() => { setText(""); setStart({ seats: start.seats, position: null, options: {} }); setLines([]); setShown(0); }}>{t("web-start-position")}</button></p>
              <fieldset><legend>{t("web-how-many")}</legend><div class="chips">{game.seats.map((n) => (
                <label key={n} class={`chip${start.seats === n ? " on" : ""}`}><input type="radio" name="seats" checked={start.seats === n} onChange={() => { setStart({ seats: n, position: null, options: {} }); setLines([]); setShown(0); }} />{n}</label>))}</div></fieldset>
              {found?.position && <label class="field"><span>{t("web-position")}</span><input readOnly value={found.position} onFocus={(e) => e.currentTarget.select()} /></label>}
            </form>
          </Panel>
          <Panel title={t("web-line")}><ol class="log line">{lines.map((l, i) => <li key={i} class={i + 1 === shown ? "now" : ""}><button onClick={() => setShown(i + 1)}>{i + 1}. {l.slice(2)}</button></li>)}{lines.length === 0 && <li class="mut2">{t("web-line-empty")}</li>}</ol></Panel>
        </aside>
        {clause && <Drawer game={game.id} clause={clause} named close={() => setClause(null)} />}
      </div>
    </>
  );
}
