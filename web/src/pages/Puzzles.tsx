/** Puzzles: a position with one winning turn. Every action goes through the ordinary rules; a turn is judged by where it leads. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Frame } from "../board/Frame";
import { isNothing, meant } from "../board/tried";
import { useMove } from "../board/useMove";
import { MODULES } from "../games/registry";
import { lang } from "../lib/prefs";
import { counted, drawn, keepStreak, keptStreak, linesOf, type Puzzle, readPuzzles } from "../lib/puzzles";
import { go } from "../lib/router";
import { api } from "../net/api";
import type { Analysis, GameInfo, Word } from "../net/wire";
import { loadTexts, t } from "../text/speak";
import { PromptBar } from "../ui/PromptBar";
import { Panel } from "../ui/parts";
import { Refused } from "../ui/Refused";
import { Drawer } from "../ui/Rulebook";
import { Top } from "../ui/Top";

const LEVELS = [1, 2, 3, 4, 5];
type Verdict = "going" | "answered" | "solved" | "failed" | "shown";

export function PuzzlesPage({ game, number }: { game: GameInfo; number: number }) {
  const [puzzles, setPuzzles] = useState<Puzzle[] | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    void loadTexts(game.id);
    document.title = `${t("web-puzzles")} · avernus`;
  }, [game.id, lang.value]);
  useEffect(() => {
    api.puzzles(game.id).then(
      (text) => {
        try {
          setPuzzles(readPuzzles(text));
        } catch {
          setFailed(t("web-puzzles-damaged"));
        }
      },
      (e: Error) => setFailed(e.message || t("web-unreachable")),
    );
  }, [game.id]);
  const wanted = puzzles?.find((p) => p.number === number);
  useEffect(() => {
    if (puzzles && !wanted) go(`/puzzles/${game.id}/${drawn(puzzles, 0, keptStreak(), 0, Math.random()).number}`, true);
  }, [puzzles, wanted]);
  if (puzzles && wanted) return <Solving key={wanted.number} game={game} puzzles={puzzles} puzzle={wanted} />;
  return (
    <>
      <Top title={game.title} sub={t("web-puzzles")} />
      <main class="lone">
        <p role="status">{failed || t("web-connecting")}</p>
      </main>
    </>
  );
}

interface Shown {
  lines: string[];
  since: number;
  analysis: Analysis;
}

/** The level that was chosen, while the page is open. */
let level = 0;

function Solving({ game, puzzles, puzzle }: { game: GameInfo; puzzles: Puzzle[]; puzzle: Puzzle }) {
  const module = MODULES[game.id]!;
  const [shown, setShown] = useState<Shown | null>(null);
  const [verdict, setVerdict] = useState<Verdict>("going");
  const [second, setSecond] = useState(false);
  const [hint, setHint] = useState<Word[] | null>(null);
  const [streak, setStreak] = useState(keptStreak);
  const [noted, setNoted] = useState(false);
  const [wanted, setWanted] = useState(level);
  const [wrong, setWrong] = useState<{ sentence: string; clause: string } | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const busy = useRef(false);
  const seat = puzzle.position.split(" ")[2] === "s" ? 0 : 1;
  const tell = (e: Error & { clause?: string }) => setWrong({ sentence: e.message || t("web-unreachable"), clause: e.clause ?? "" });
  const look = (lines: string[], since?: number, words: string[] = []) =>
    api.analyse({ game: game.id, seats: 2, position: puzzle.position, lines, seat, words, ...(since !== undefined && { since }) });
  const show = (lines: string[], since: number) => look(lines, since).then((analysis) => setShown({ lines, since, analysis }));
  useEffect(() => {
    show(shown?.lines ?? [], shown?.since ?? 0).catch(tell);
  }, [lang.value]);

  const note = (solved: boolean) => {
    if (noted) return;
    setNoted(true);
    const next = counted(keptStreak(), puzzle.number, solved);
    keepStreak(next);
    setStreak(next);
  };
  const end = (how: "solved" | "failed") => {
    setVerdict(how);
    note(how === "solved");
  };
  const over = verdict === "solved" || verdict === "failed" || verdict === "shown";
  const again = () => {
    setVerdict("going");
    setSecond(false);
    setHint(null);
    setWrong(null);
    show([], 0).catch(tell);
  };
  const next = () => go(`/puzzles/${game.id}/${drawn(puzzles, wanted, streak, puzzle.number, Math.random()).number}`);
  const play = async (notation: string): Promise<boolean> => {
    if (!shown || over || busy.current) return false;
    busy.current = true;
    try {
      const lines = [...shown.lines, `${seat} ${notation}`];
      const analysis = await look(lines, shown.lines.length);
      setHint(null);
      setWrong(null);
      setShown({ lines, since: shown.lines.length, analysis });
      if (analysis.result) end(analysis.result.winners.includes(seat) ? "solved" : "failed");
      else if (analysis.waiting[0] !== seat) await turnOver(lines, analysis);
      return true;
    } catch (e) {
      tell(e as Error);
      return false;
    } finally {
      busy.current = false;
    }
  };
  const turnOver = async (lines: string[], analysis: Analysis) => {
    const right = !second && puzzle.turns > 1 && (await look(linesOf(puzzle, seat, 1))).position === analysis.position;
    if (!right) {
      end("failed");
      return;
    }
    const answered = [...lines, ...puzzle.solution[1]!.map((action) => `${1 - seat} ${action}`)];
    await show(answered, lines.length);
    setSecond(true);
    setVerdict("answered");
  };
  const solution = linesOf(puzzle, seat);
  const following = shown?.lines.every((line, i) => line === solution[i]);
  const ask = () => {
    note(false);
    const due = following && shown ? solution[shown.lines.length]?.slice(2) : undefined;
    const found = shown?.analysis.legal.find(([notation]) => notation === due);
    if (found) setHint(found[1]);
    else again();
  };
  const reveal = () => {
    note(false);
    setHint(null);
    setVerdict("shown");
    show(solution, 0).catch(tell);
  };

  const here = shown?.analysis ?? null;
  const legal = useMemo(() => (here && !over ? (module.listed?.(here.legal) ?? here.legal) : []), [here, over]);
  const move = useMove(legal, shown?.lines.length ?? 0, (notation) => void play(notation), module.roomy);
  const tried = (word: Word) => {
    const words = here && !over ? meant(module, here.view, move.path, word) : null;
    if (words) look(shown!.lines, undefined, words).catch((e: Error) => (isNothing(e) ? move.reset() : tell(e)));
    else move.reset();
  };
  const name = (s: number) => game.seat_names["2"]?.[s] ?? String(s);
  const props = here && {
    view: here.view,
    seat,
    node: over ? null : move.node,
    path: move.path,
    root: move.root,
    point: (words: Word[]) => {
      setWrong(null);
      move.point(words);
    },
    tried,
    last: here.events,
    recent: here.events,
    version: shown!.lines.length,
    before: null,
    hint,
    name,
    play,
    clock: null,
    talk: [],
    say: null,
  };
  return (
    <>
      <Top title={game.title} sub={t("web-puzzles")} />
      <div class={`table${clause ? " with-drawer" : ""}`}>
        <main class="stage">
          <Frame game={game.id} move={move} mark={`${shown?.lines.length} ${over} ${move.path.join()}`}>
            {props && <module.Board {...props} />}
          </Frame>
          {wrong && <Refused {...wrong} open={setClause} close={() => setWrong(null)} />}
          {here && !over && <PromptBar game={game.id} prompt={here.prompt} move={move} mine view={here.view} name={name} hint={hint} />}
        </main>
        <aside class="rail puzzle">
          <Panel title={t("web-puzzle-number", { number: puzzle.number })}>
            <div class="in lesson" data-verdict={verdict}>
              <p class="mut2">{t("web-puzzle-difficulty", { level: puzzle.difficulty, of: LEVELS.length })}</p>
              <p>{t("web-puzzle-task", { name: name(seat), turns: puzzle.turns })}</p>
              <p role="status" class={verdict === "solved" ? "good" : verdict === "failed" ? "bad" : ""}>
                {verdict !== "going" && t(`web-puzzle-${verdict}`)}
              </p>
              {verdict === "shown" && <p>{puzzle.solution.map((turn) => turn.join(" ")).join(" / ")}</p>}
              <p class="row">
                {over ? (
                  <button type="button" class="btn pri" onClick={next}>
                    {t("web-puzzle-next")}
                  </button>
                ) : (
                  <button type="button" class="btn" disabled={!shown} onClick={ask}>
                    {t("web-hint")}
                  </button>
                )}
                {(over || (shown?.lines.length ?? 0) > 0) && (
                  <button type="button" class="btn" onClick={again}>
                    {t("web-puzzle-again")}
                  </button>
                )}
                {verdict !== "solved" && verdict !== "shown" && (
                  <button type="button" class="btn gho" disabled={!shown} onClick={reveal}>
                    {t("web-puzzle-solution")}
                  </button>
                )}
                {!over && (
                  <button type="button" class="btn gho" onClick={next}>
                    {t("web-puzzle-other")}
                  </button>
                )}
              </p>
            </div>
          </Panel>
          <Panel title={t("web-puzzle-streak")}>
            <div class="in">
              <p>{t("web-puzzle-row", { row: streak.row, best: streak.best, solved: streak.solved.length, of: puzzles.length })}</p>
              <fieldset>
                <legend>{t("web-puzzle-level")}</legend>
                <div class="chips">
                  {[0, ...LEVELS].map((n) => (
                    <label key={n} class={`chip${wanted === n ? " on" : ""}`}>
                      <input
                        type="radio"
                        name="level"
                        checked={wanted === n}
                        onChange={() => {
                          level = n;
                          setWanted(n);
                        }}
                      />
                      {n || t("web-puzzle-any")}
                    </label>
                  ))}
                </div>
              </fieldset>
            </div>
          </Panel>
        </aside>
        {clause && <Drawer game={game.id} clause={clause} named={wrong !== null} close={() => setClause(null)} />}
      </div>
    </>
  );
}
