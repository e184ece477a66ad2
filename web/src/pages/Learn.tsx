/** The tutorial: a recorded game with remarks, in which the reader makes the marked moves. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Frame } from "../board/Frame";
import { isNothing, meant } from "../board/tried";
import { useMove } from "../board/useMove";
import { MODULES } from "../games/registry";
import { lang, still } from "../lib/prefs";
import { type Read, type Remark, readRecord, spoken } from "../lib/record";
import { api } from "../net/api";
import type { Analysis, GameInfo, Legal, Word } from "../net/wire";
import { loadTexts, t } from "../text/speak";
import { ListBoard } from "../ui/ListBoard";
import { PromptBar } from "../ui/PromptBar";
import { Panel } from "../ui/parts";
import { Refused } from "../ui/Refused";
import { Said } from "../ui/Remark";
import { Drawer } from "../ui/Rulebook";
import { Top } from "../ui/Top";
import { LessonMarks } from "./LessonMarks";

/** Of the lines that others play between two remarks, at most these are shown one by one, each so long. */
const SHOWN = 4;
const PAUSE = 800;

export function LearnPage({ game }: { game: GameInfo }) {
  const [record, setRecord] = useState<Read | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void loadTexts(game.id);
    document.title = `${game.title} · avernus`;
  }, [game.id, lang.value]);
  useEffect(() => {
    api
      .tutorial(game.id)
      .then((text) => setRecord(readRecord(text)))
      .catch(() => setFailed(true));
  }, [game.id]);
  if (record) return <Lessons game={game} record={record} />;
  return (
    <>
      <Top title={game.title} sub={t("web-learn")} />
      <main class="lone">
        <p role="status">{t(failed ? "web-unreachable" : "web-connecting")}</p>
      </main>
    </>
  );
}

/** The lines from one on that only nature plays. */
function natural(lines: string[], from: number): number {
  let end = from;
  while (lines[end] && /^[*@]/.test(lines[end]!)) end++;
  return end;
}
/** The seat that learns: the one whose lines are marked. */
function learner({ lines, remarks }: Read): number {
  return Number(lines[remarks.find((r) => r.play)?.at ?? 0]?.[0] ?? 0) || 0;
}

interface Found {
  at: number;
  analysis: Analysis;
}

function Lessons({ game, record }: { game: GameInfo; record: Read }) {
  const module = MODULES[game.id];
  const { lines, remarks } = record;
  const seat = useMemo(() => learner(record), [record]);
  const [step, setStep] = useState(0);
  const [shown, setShown] = useState(remarks[0]!.at);
  const [found, setFound] = useState<Found | null>(null);
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useState<{ sentence: string; clause: string } | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const lesson: Remark = remarks[step]!;
  const end = step + 1 === remarks.length;
  const task = lesson.play && !done;
  /** Where the board comes to rest in this lesson. */
  const rest = lesson.play && done ? natural(lines, lesson.at + 1) : lesson.at;
  const look = (n: number, more: string[] = [], since?: number, words: string[] = []) =>
    api.analyse({
      game: game.id,
      rules: record.rules,
      seats: record.seats,
      options: record.options,
      position: record.position,
      seat,
      lines: [...lines.slice(0, n), ...more],
      words,
      ...(since !== undefined && { since }),
    });
  const tell = (e: Error & { clause?: string }) => setWrong({ sentence: e.message || t("web-unreachable"), clause: e.clause ?? "" });
  const known = useRef(new Map<string, Analysis>());
  useEffect(() => {
    let on = true;
    const key = `${shown} ${done} ${lang.value}`;
    const show = (analysis: Analysis) => {
      known.current.set(key, analysis);
      if (on) setFound({ at: shown, analysis });
    };
    const had = known.current.get(key);
    if (had) show(had);
    else
      look(shown, [], done ? lesson.at : undefined)
        .then(show)
        .catch((e: Error) => {
          if (on) tell(e);
        });
    return () => {
      on = false;
    };
  }, [shown, done, lang.value]);
  // What others play on the way here is shown one by one.
  useEffect(() => {
    if (shown >= rest || found?.at !== shown) return;
    const id = setTimeout(() => setShown(shown + 1), PAUSE);
    return () => clearTimeout(id);
  }, [shown, rest, found]);
  const arrived = shown === rest && found?.at === shown;

  const to = (next: number) => {
    const at = remarks[next]!.at;
    setWrong(null);
    setDone(false);
    setStep(next);
    setShown(next < step || still() ? at : Math.max(shown, at - SHOWN));
  };
  const play = async (notation: string): Promise<boolean> => {
    if (`${seat} ${notation}` !== lines[lesson.at]) {
      // What the rules refuse is told with their reason, everything else is merely another lesson.
      await look(lesson.at, [`${seat} ${notation}`]).then(() => setWrong({ sentence: t("web-lesson-other"), clause: "" }), tell);
      return false;
    }
    setWrong(null);
    setDone(true);
    setShown(natural(lines, lesson.at + 1));
    return true;
  };
  const here = found?.analysis ?? null;
  const active = task && arrived;
  // The next lesson often begins on the board that the last one led to, which is then told once more: that must not take back a click.
  const kept = useRef<Legal[]>([]);
  const legal = useMemo(() => {
    const told = active && here ? (module?.listed?.(here.legal) ?? here.legal) : [];
    if (JSON.stringify(told) !== JSON.stringify(kept.current)) kept.current = told;
    return kept.current;
  }, [here, active]);
  const move = useMove(legal, shown, (notation) => void play(notation), module?.roomy, module?.plain);
  const tried = (word: Word) => {
    const words = active && here ? meant(module, here.view, move.path, word) : null;
    if (words) look(lesson.at, [], undefined, words).catch((error: Error) => (isNothing(error) ? move.reset() : tell(error)));
    else move.reset();
  };
  const name = (s: number) => game.seat_names[String(record.seats)]?.[s] ?? String(s);
  const props = here && {
    view: here.view,
    seat,
    node: active ? move.node : null,
    path: move.path,
    root: move.root,
    point: (words: Word[]) => {
      setWrong(null);
      move.point(words);
    },
    tried,
    last: here.events,
    recent: here.events,
    version: found!.at,
    before: null,
    hint: null,
    name,
    play,
    clock: null,
    talk: [],
    say: null,
  };
  return (
    <>
      <Top title={game.title} sub={t("web-learn")} />
      <div class={`table${clause ? " with-drawer" : ""}`}>
        <main class="stage">
          <Frame game={game.id} move={move} mark={`${shown} ${active} ${move.path.join()}`}>
            {props && (module ? <module.Board {...props} /> : <ListBoard view={props.view} />)}
            <LessonMarks text={spoken(lesson, lang.value)} mark={`${shown} ${arrived}`} on={arrived && !done} />
          </Frame>
          {wrong && <Refused sentence={wrong.sentence} clause={wrong.clause} open={setClause} close={() => setWrong(null)} />}
          {here && active && <PromptBar game={game.id} prompt={here.prompt} move={move} mine view={here.view} name={name} />}
          {props && module?.Hand && <module.Hand {...props} />}
        </main>
        <aside class="rail lessons">
          <Panel title={t("web-lesson", { step: step + 1, of: remarks.length })}>
            <div class="in lesson" data-arrived={arrived}>
              <p aria-live="polite">
                <Said text={spoken(lesson, lang.value)} open={setClause} />
              </p>
              {done && arrived && (
                <p class="good" role="status">
                  ✓{" "}
                  {here?.events
                    .filter((e) => e.name !== "turn")
                    .map((e) => e.sentence)
                    .filter(Boolean)
                    .join(" ") || t("web-lesson-done")}
                </p>
              )}
              <p class="row">
                <button type="button" class="btn" disabled={step === 0} onClick={() => to(step - 1)}>
                  {t("web-back")}
                </button>
                {task && (
                  <button type="button" class="btn gho" disabled={!arrived} onClick={() => void play(lines[lesson.at]!.slice(2))}>
                    {t("web-lesson-skip")}
                  </button>
                )}
                {!task && !end && (
                  <button type="button" class="btn pri" onClick={() => to(step + 1)}>
                    {t("web-lesson-next")}
                  </button>
                )}
                {!task && end && (
                  <a class="btn pri" href={`/new/${game.id}`}>
                    {t("web-play-now")}
                  </a>
                )}
              </p>
            </div>
          </Panel>
          {props && module?.Side && <module.Side {...props} />}
        </aside>
        {clause && <Drawer game={game.id} clause={clause} named={wrong !== null} close={() => setClause(null)} />}
      </div>
    </>
  );
}
