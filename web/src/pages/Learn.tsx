/** The tutorial: a recorded game with remarks; now and then the reader plays the next action. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { useMove } from "../board/useMove";
import { MODULES } from "../games/registry";
import { lang } from "../lib/prefs";
import { api } from "../net/api";
import type { Analysis, GameEvent, GameInfo, Word } from "../net/wire";
import { loadTexts, t } from "../text/speak";
import { Funnel } from "../ui/defs";
import { Panel } from "../ui/parts";
import { PromptBar } from "../ui/PromptBar";
import { Refused } from "../ui/Refused";
import { Top } from "../ui/Top";

export function LearnPage({ game }: { game: GameInfo }) {
  const module = MODULES[game.id]!;
  const [step, setStep] = useState(0);
  const [found, setFound] = useState<Analysis | null>(null);
  const [events, setEvents] = useState<GameEvent[]>([]);
  const [wrong, setWrong] = useState<{ sentence: string; clause: string } | null>(null);
  const lesson = module.lessons[step]!;
  useEffect(() => { void loadTexts(game.id); document.title = `${game.title} · avernus`; }, [game.id, lang.value]);
  useEffect(() => {
    let on = true;
    setWrong(null);
    void api.analyse({ game: game.id, seats: 2, position: lesson.position ?? null, lines: lesson.lines }).then((a) => { if (on) { setFound(a); setEvents(a.events); } });
    return () => { on = false; };
  }, [step, lang.value]);
  const play = (notation: string) => {
    if (lesson.expect?.includes(notation)) setStep(step + 1);
    else setWrong({ sentence: t("web-lesson-other"), clause: "" });
  };
  const legal = useMemo(() => (lesson.expect && found ? found.legal : []), [found, lesson]);
  const move = useMove(legal, step, play);
  const tried = (word: Word) => {
    const notation = found && module.attempt(found.view, move.path, word);
    if (!notation || !found) { move.reset(); return; }
    void api.analyse({ game: game.id, seats: 2, position: lesson.position ?? null, lines: [...lesson.lines, `${found.waiting[0]} ${notation}`] })
      .catch((e: Error & { clause?: string }) => setWrong({ sentence: e.message, clause: e.clause ?? "" }));
  };
  return (
    <>
      <Top title={game.title} sub={t("web-learn")} />
      <div class="table">
        <main class="stage">
          <div class="board"><Funnel /><div class="bw">{found && (
            <module.Board view={found.view} seat={0} node={lesson.expect ? move.node : null} path={move.path} root={move.root} point={move.point} tried={tried} last={events} version={step} before={null} hint={null} name={(s) => game.seat_names["2"]?.[s] ?? String(s)} />)}</div></div>
          {wrong && <Refused sentence={wrong.sentence} clause={wrong.clause} open={() => undefined} close={() => setWrong(null)} />}
          {found && lesson.expect && <PromptBar game={game.id} prompt={found.prompt} move={move} mine onBoard />}
        </main>
        <aside class="rail">
          <Panel title={t("web-lesson", { step: step + 1, of: module.lessons.length })}>
            <div class="in lesson"><p aria-live="polite">{t(lesson.remark, {}, game.id)}</p>
              <p class="row"><button class="btn" disabled={step === 0} onClick={() => setStep(step - 1)}>{t("web-back")}</button>
                {step + 1 < module.lessons.length
                  ? <button class={`btn${lesson.expect ? " gho" : " pri"}`} onClick={() => setStep(step + 1)}>{lesson.expect ? t("web-lesson-skip") : t("web-lesson-next")}</button>
                  : <a class="btn pri" href={`/new/${game.id}`}>{t("web-play-now")}</a>}</p></div>
          </Panel>
        </aside>
      </div>
    </>
  );
}
