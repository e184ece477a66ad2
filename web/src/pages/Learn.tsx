/** The tutorial: positions with remarks; now and then the reader plays the next action and sees what it does. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Frame } from "../board/Frame";
import { useMove } from "../board/useMove";
import { MODULES } from "../games/registry";
import { lang } from "../lib/prefs";
import { api } from "../net/api";
import type { Analysis, GameInfo, Word } from "../net/wire";
import { loadTexts, t } from "../text/speak";
import { Panel } from "../ui/parts";
import { PromptBar } from "../ui/PromptBar";
import { Refused } from "../ui/Refused";
import { Drawer } from "../ui/Rulebook";
import { Top } from "../ui/Top";

export function LearnPage({ game }: { game: GameInfo }) {
  const module = MODULES[game.id]!;
  const [step, setStep] = useState(0);
  const [found, setFound] = useState<Analysis | null>(null);
  const [shown, setShown] = useState(-1);
  const [done, setDone] = useState(false);
  const [wrong, setWrong] = useState<{ sentence: string; clause: string } | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const lesson = module.lessons[step]!;
  const end = step + 1 === module.lessons.length;
  const look = (lines: string[]) => api.analyse({ game: game.id, seats: lesson.seats ?? 2, seat: 0, position: lesson.position ?? null, lines });
  const tell = (e: Error & { clause?: string }) => setWrong({ sentence: e.message || t("web-unreachable"), clause: e.clause ?? "" });
  useEffect(() => { void loadTexts(game.id); document.title = `${game.title} · avernus`; }, [game.id, lang.value]);
  useEffect(() => {
    let on = true;
    setWrong(null);
    setDone(false);
    look(lesson.lines).then((a) => { if (on) { setFound(a); setShown(step); } }).catch(tell);
    return () => { on = false; };
  }, [step, lang.value]);
  const play = async (notation: string): Promise<boolean> => {
    if (!lesson.expect?.includes(notation)) {
      // What the rules refuse is told with their reason, everything else is merely another lesson.
      await look([...lesson.lines, `${found?.waiting[0] ?? 0} ${notation}`]).then(() => setWrong({ sentence: t("web-lesson-other"), clause: "" }), tell);
      return false;
    }
    setWrong(null);
    return look([...lesson.lines, `${found?.waiting[0] ?? 0} ${notation}`, ...(lesson.then ?? [])]).then((a) => { setFound(a); setDone(true); return true; }, (e: Error) => { tell(e); return false; });
  };
  const task = lesson.expect !== undefined && !done;
  // Until the position of this step has come, the board shows the one before it: nothing there can be played.
  const ready = task && shown === step;
  const legal = useMemo(() => (ready && found ? (module.listed?.(found.legal) ?? found.legal) : []), [found, ready]);
  const move = useMove(legal, step, (notation) => void play(notation));
  const tried = (word: Word) => {
    const notation = ready && found && module.attempt(found.view, move.path, word);
    if (!notation || !found) { move.reset(); return; }
    look([...lesson.lines, `${found.waiting[0]} ${notation}`]).catch(tell);
  };
  const props = found && {
    view: found.view, seat: 0, node: ready ? move.node : null, path: move.path, root: move.root, point: move.point, tried, last: found.events,
    version: 2 * step + Number(done), before: null, hint: null, name: (s: number) => name(s), play, clock: null, talk: [], say: null,
  };
  const name = (s: number) => game.seat_names[String(lesson.seats ?? 2)]?.[s] ?? String(s);
  return (
    <>
      <Top title={game.title} sub={t("web-learn")} />
      <div class={`table${clause ? " with-drawer" : ""}`}>
        <main class="stage">
          <Frame game={game.id} move={move} mark={`${step} ${done} ${move.path.join()}`}>
            {props && <module.Board {...props} />}
          </Frame>
          {wrong && <Refused sentence={wrong.sentence} clause={wrong.clause} open={setClause} close={() => setWrong(null)} />}
          {found && task && <PromptBar game={game.id} prompt={found.prompt} move={move} mine view={found.view} name={name} />}
          {props && module.Hand && <module.Hand {...props} />}
        </main>
        <aside class="rail lessons">
          <Panel title={t("web-lesson", { step: step + 1, of: module.lessons.length })}>
            <div class="in lesson">
              <p aria-live="polite">{t(lesson.remark, {}, game.id)}</p>
              {done && <p class="good" role="status">✓ {found?.events.filter((e) => e.name !== "turn").map((e) => e.sentence).join(" ")}</p>}
              <p class="row">
                <button class="btn" disabled={step === 0} onClick={() => setStep(step - 1)}>{t("web-back")}</button>
                {task && <button class="btn gho" disabled={shown !== step} onClick={() => void play(lesson.expect![0]!)}>{t("web-lesson-skip")}</button>}
                {!task && !end && <button class="btn pri" onClick={() => setStep(step + 1)}>{t("web-lesson-next")}</button>}
                {!task && end && <a class="btn pri" href={`/new/${game.id}`}>{t("web-play-now")}</a>}
              </p>
            </div>
          </Panel>
          {props && module.Side && <module.Side {...props} />}
        </aside>
        {clause && <Drawer game={game.id} clause={clause} named close={() => setClause(null)} />}
      </div>
    </>
  );
}
