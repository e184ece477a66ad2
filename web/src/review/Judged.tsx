/** What the position shown is worth: once switched on, each position that comes is judged, and its best line drawn. */
import { useEffect, useState } from "preact/hooks";
import { lang } from "../lib/prefs";
import type { Step, Valued } from "../net/wire";
import { t } from "../text/speak";
import { Alternatives, Line } from "./Alternatives";
import { Bar } from "./Bar";

export function Judged({
  ask,
  of,
  game,
  name,
  draw,
  play,
}: {
  /** The server stops thinking when the signal says that nobody waits. */
  ask: (signal: AbortSignal) => Promise<Valued | null>;
  /** The position that is shown, by identity; null while it is not there yet. */
  of: object | null;
  game: string;
  name: (seat: number) => string;
  /** Draws a line over the board; null: none. */
  draw: (line: Step[] | null) => void;
  play: (action: string) => void;
}) {
  const [on, setOn] = useState(false);
  const [found, setFound] = useState<{ of: object; value: Valued } | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    setProblem("");
    draw(null);
    if (!on || !of) return;
    const control = new AbortController();
    ask(control.signal).then(
      (value) => {
        if (control.signal.aborted || !value) return;
        setFound({ of, value });
        draw(value.line);
      },
      (e: Error) => {
        if (!control.signal.aborted) setProblem(e.message || t("web-unreachable"));
      },
    );
    return () => control.abort();
  }, [on, of, lang.value]);
  useEffect(() => () => draw(null), []);
  const here = on && found?.of === of ? found.value : null;
  return (
    <div class="in judged" aria-busy={on && !here && !problem}>
      <p class="row">
        <button type="button" class="btn sm" aria-pressed={on} onClick={() => setOn(!on)}>
          {t(on && !here && !problem ? "web-evaluating" : "web-evaluate")}
        </button>
      </p>
      {problem && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      {here && (
        <>
          <Bar shares={here.shares} spread={here.spread} proved={here.proved} game={game} name={name} />
          <Line steps={here.line} game={game} />
          <Alternatives
            options={here.options}
            game={game}
            most={here.basis === "lines"}
            draw={(step) => draw(step ? [step] : here.line)}
            play={play}
          />
          <p class="mut2">{t(`web-review-basis-${here.basis}`)}</p>
        </>
      )}
    </div>
  );
}
