/** The analysis board: any position or record, set up by hand or brought along; lines with variations; chance; a bot to ask. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Frame } from "../board/Frame";
import type { Node } from "../board/trie";
import { isNothing, meant } from "../board/tried";
import { useMove } from "../board/useMove";
import { MODULES } from "../games/registry";
import { ADVISER } from "../lib/levels";
import { lang } from "../lib/prefs";
import { Covered, readRecord, spoken } from "../lib/record";
import { go } from "../lib/router";
import { grow, grown, type Lines, lineOf, played } from "../lib/tree";
import { api, Refusal } from "../net/api";
import type { Analysis, GameInfo, Games, Step, Word } from "../net/wire";
import type { Shown } from "../review/AfterGame";
import { Arrows } from "../review/Arrows";
import { Judged } from "../review/Judged";
import { Review } from "../review/Review";
import { loadTexts, t } from "../text/speak";
import { Chance } from "../ui/Chance";
import { ListBoard } from "../ui/ListBoard";
import { PromptBar } from "../ui/PromptBar";
import { Panel } from "../ui/parts";
import { Refused } from "../ui/Refused";
import { Said } from "../ui/Remark";
import { Drawer } from "../ui/Rulebook";
import { Tools } from "../ui/Tools";
import { Top } from "../ui/Top";
import { Transport } from "../ui/Transport";
import { Variations } from "../ui/Variations";
import { SetUpForm } from "./analysis/SetUpForm";
import { described, fresh, type Study, saveLine } from "./analysis/study";

/** A record of another game is taken along to its own board. */
let carried: string | null = null;
const NOTHING: Node = { children: new Map(), action: null };

export function AnalysisPage({ games, game, table, at }: { games: Games; game: GameInfo; table: string | null; at: number | null }) {
  const module = MODULES[game.id];
  const [study, setStudy] = useState<Study>(() => fresh(game.seats[0]!));
  const { start, lines, remarks } = study;
  /** Has what was to be looked at been found? Until then no other position stands in its place. */
  const [brought, setBrought] = useState(table === null);
  const begin = (next: Study) => {
    setBrought(true);
    setStudy(next);
  };
  const [found, setFound] = useState<{ of: Study; analysis: Analysis } | null>(null);
  const [problem, setProblem] = useState<{ sentence: string; clause: string } | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [hint, setHint] = useState<Word[] | null>(null);
  /** What would have been better where the game was judged; and what a search foresees here. */
  const [better, setBetter] = useState<Shown | null>(null);
  const [foreseen, setForeseen] = useState<Step[] | null>(null);
  const [tool, setTool] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);
  /** A state made by hand that is not judged yet: the next change goes on from it, so that quick hands lose nothing. */
  const [draft, setDraft] = useState<unknown>(null);
  const sent = useRef(0);
  const [bot, setBot] = useState(ADVISER);
  const tell = (error: unknown) =>
    setProblem(
      error instanceof Refusal
        ? { sentence: error.message || t("web-unreachable"), clause: error.clause }
        : { sentence: t(error instanceof Covered ? "web-analyse-later" : "web-not-a-record"), clause: "" },
    );
  const asked = (of: Study, some: string[], extra: Record<string, unknown> = {}, signal?: AbortSignal) =>
    api.analyse({ ...described(game.id, of, some), ...extra }, signal);
  const setLines = (next: Lines) => {
    setProblem(null);
    setStudy({ ...study, lines: next });
  };

  useEffect(() => {
    void loadTexts(game.id);
    document.title = `${t("web-analysis")} · avernus`;
  }, [game.id, lang.value]);
  useEffect(() => {
    if (table)
      api
        .record(table)
        .then((record) => open(record, at))
        .catch(tell);
    else if (carried) {
      const record = carried;
      carried = null;
      open(record);
    }
  }, [table]);
  useEffect(() => {
    if (!brought) return;
    let on = true;
    const begins = start.position === null && lines.route.length === 0;
    asked(study, played(lines), begins ? { draw: "all" } : {})
      .then((analysis) => {
        if (!on) return;
        setHint(null);
        // A game that begins with a deal is dealt; what was dealt is where the study starts.
        const next = analysis.drawn.length ? fresh(start.seats, start.options, analysis.state) : study;
        setFound({ of: next, analysis });
        setDraft((now: unknown) => (now === start.position ? null : now));
        if (next !== study) setStudy(next);
      })
      .catch((e: unknown) => {
        if (on) tell(e);
      });
    return () => {
      on = false;
    };
  }, [study, brought, lang.value]);

  /** A position text, a state or a whole record, judged before it is taken. */
  const open = (given: string, upTo: number | null = null) => {
    const whole = given.trim();
    setProblem(null);
    try {
      const data = whole.startsWith("{")
        ? (JSON.parse(whole.split("\n")[0]!.trim() === "{" ? whole : whole.split("\n")[0]!) as {
            avernus?: number;
            game?: string;
            seats?: number;
          })
        : null;
      if (data?.game && data.game !== game.id && games.games.some((g) => g.id === data.game)) {
        carried = whole;
        go(`/analysis/${data.game}`);
        return;
      }
      if (data?.avernus) {
        const record = readRecord(whole);
        const next = {
          start: record,
          lines: grown(record.lines, Math.min(upTo ?? record.lines.length, record.lines.length)),
          remarks: record.remarks,
        };
        asked(next, record.lines)
          .then(() => begin(next))
          .catch(tell);
      } else set(data ?? whole);
    } catch (error) {
      tell(error);
    }
  };
  /** Start from a position, if it can be one. */
  const set = (position: unknown) => {
    setProblem(null);
    const own =
      typeof position === "string" && position !== ""
        ? { game: game.id, position, options: start.options }
        : { game: game.id, position: position || null, ...(position ? {} : { seats: start.seats, options: start.options }) };
    sent.current += 1;
    const mine = sent.current;
    setDraft(typeof position === "object" ? position : null);
    api
      .analyse(own)
      .then((a) => {
        if (mine === sent.current) {
          setHeld(null);
          begin(fresh(a.seats, start.options, position || null));
        }
      })
      .catch((e: unknown) => {
        if (mine === sent.current) setDraft(null);
        tell(e);
      });
  };

  const here = found?.analysis ?? null;
  const made = here && draft ? { ...here, state: draft as Analysis["state"] } : here;
  const seat = here?.waiting[0] ?? null;
  const extend = (more: string[]): Promise<boolean> => {
    setProblem(null);
    return asked(study, [...played(lines), ...more]).then(
      () => {
        setLines(grow(lines, more));
        return true;
      },
      (e: unknown) => {
        tell(e);
        return false;
      },
    );
  };
  const play = (notation: string) => extend([`${seat} ${notation}`]);
  const draw = (how: "one" | "all") => {
    asked(study, played(lines), { draw: how })
      .then((a) => setLines(grow(lines, a.drawn)))
      .catch(tell);
  };
  const legal = useMemo(
    () => (here && tool === null && found?.of === study ? (module?.listed?.(here.legal) ?? here.legal) : []),
    [found, study, tool],
  );
  const move = useMove(legal, lines.shown, (notation) => void play(notation), module?.roomy, module?.plain);
  const tried = (word: Word) => {
    const words = here && meant(module, here.view, move.path, word);
    if (words) asked(study, played(lines), { seat, words }).catch((error: unknown) => (isNothing(error) ? move.reset() : tell(error)));
    else move.reset();
  };
  const ask = () => {
    setProblem(null);
    asked(study, played(lines), { bot, seat })
      .then((a) => setHint(a.hint?.[1] ?? null))
      .catch(tell);
  };
  const put = (word: Word) => {
    const change = made && tool !== null ? module?.setUp?.put(made, tool, held, word) : null;
    if (!change) return;
    if ("position" in change) set(change.position);
    else setHeld(change.held);
  };
  const name = (s: number) => game.seat_names[String(start.seats)]?.[s] ?? String(s);
  const say = (id: string, params: Record<string, string | number> = {}) => t(id, params, game.id);
  const kind = module?.setUp && held ? (held.match(/^-?\d+$/) ? "place" : "cell") : "cell";
  const line = better?.at === lines.shown ? better.steps : foreseen;
  const props = here && {
    view: here.view,
    root: tool === null ? move.root : NOTHING,
    node: tool === null ? move.node : NOTHING,
    path: tool === null ? move.path : [],
    point: move.point,
    tried: tool === null ? tried : put,
    seat: null,
    last: tool === null ? here.events : [],
    recent: here.events,
    version: lines.shown,
    before: null,
    hint: tool === null ? (hint ?? line?.[0]?.words ?? null) : held ? [[held, kind] as Word] : null,
    name,
    play,
    clock: null,
    talk: [],
    say: null,
  };
  const remark = spoken(
    remarks.findLast((r) => r.at === lines.shown),
    lang.value,
  );
  return (
    <>
      <Top title={game.title} sub={t("web-analysis")} />
      <div class={`table${clause ? " with-drawer" : ""}`}>
        <main class="stage">
          <Frame game={game.id} move={move} mark={`${lines.shown} ${tool} ${move.path.join()}`}>
            {here && (module ? <module.Board {...props!} /> : <ListBoard view={here.view} />)}
            {here && tool === null && line && <Arrows steps={line} game={game.id} seats={start.seats} />}
          </Frame>
          {problem && <Refused {...problem} open={setClause} close={() => setProblem(null)} />}
          {problem && !brought && (
            <p class="row">
              <a class="btn" href={`/table/${table}`}>
                {t("web-to-table")}
              </a>
            </p>
          )}
          {here && tool === null && here.outcomes.length > 0 && (
            <Chance game={game.id} outcomes={here.outcomes} choose={(line) => void extend([line])} draw={draw} />
          )}
          {here && tool === null && here.outcomes.length === 0 && (
            <PromptBar
              game={game.id}
              prompt={here.prompt}
              move={move}
              mine={here.legal.length > 0}
              view={here.view}
              name={name}
              hint={hint}
            >
              <button type="button" class="btn gho" onClick={ask}>
                {t("web-hint")}
              </button>
            </PromptBar>
          )}
          {remark && (
            <p class="remark">
              <Said text={remark} open={setClause} />
            </p>
          )}
          {props && tool === null && module?.Hand && <module.Hand {...props} />}
          <Transport
            at={lines.shown}
            of={lines.route.length}
            live={lines.shown === lines.route.length}
            seek={(n) => setLines({ ...lines, shown: n ?? lines.route.length })}
          />
        </main>
        <aside class="rail study">
          {here && tool !== null && (
            <Tools
              module={module}
              here={made!}
              tool={tool}
              held={held}
              pick={(x) => {
                setTool(x);
                setHeld(null);
              }}
              set={set}
              done={() => {
                setTool(null);
                setHeld(null);
              }}
              say={say}
              name={name}
            />
          )}
          {props && tool === null && module?.Side && <module.Side {...props} />}
          {here && tool === null && here.result === null && (
            <Panel title={t("web-this-position")}>
              <Judged
                key={game.id}
                ask={(signal) => asked(study, played(lines), { value: true }, signal).then((a) => a.value)}
                of={found?.of === study ? study : null}
                game={game.id}
                name={name}
                draw={setForeseen}
                play={(action) => void play(action)}
              />
            </Panel>
          )}
          <Panel title={t("web-line")}>
            <Variations lines={lines} set={setLines} save={() => saveLine(game, study)} />
          </Panel>
          {lines.route.length > 0 && (
            <Panel title={t("web-review")}>
              <Review
                key={`${lineOf(lines).join()} ${lang.value}`}
                ask={(signal) => api.review(described(game.id, study, lineOf(lines)), signal)}
                seek={(n) => setLines({ ...lines, shown: n })}
                name={name}
                at={lines.shown}
                show={(one) => {
                  setLines({ ...lines, shown: one.index });
                  setBetter({ at: one.index, steps: one.line });
                }}
                again={(one) => (
                  <button type="button" class="btn sm" onClick={() => setLines({ ...lines, shown: one.index })}>
                    {t("web-review-try")}
                  </button>
                )}
                clause={setClause}
              />
            </Panel>
          )}
          <SetUpForm
            games={games}
            game={game}
            start={start}
            position={here?.position ?? null}
            byHand={
              tool === null
                ? () => {
                    setTool("move");
                    setHeld(null);
                    scrollTo(0, 0);
                  }
                : null
            }
            open={open}
            anew={(seats, options) => {
              setProblem(null);
              begin(fresh(seats, options));
            }}
            bot={bot}
            setBot={setBot}
          />
        </aside>
        {clause && <Drawer game={game.id} clause={clause} named close={() => setClause(null)} />}
      </div>
    </>
  );
}
