/** Setting up by hand: the toolboxes of a game, its other settings, and the whole state as text. */
import { useEffect, useState } from "preact/hooks";
import type { GameModule, Say } from "../games/types";
import type { Analysis } from "../net/wire";
import { t } from "../text/speak";

export function Tools({
  module,
  here,
  tool,
  held,
  pick,
  set,
  done,
  say,
  name,
}: {
  module: GameModule | undefined;
  here: Analysis;
  tool: string;
  held: string | null;
  pick: (tool: string) => void;
  set: (position: unknown) => void;
  done: () => void;
  say: Say;
  name: (seat: number) => string;
}) {
  const setUp = module?.setUp;
  return (
    <section class="setup panel" aria-label={t("web-by-hand")}>
      <header>
        <h2>{t("web-by-hand")}</h2>
        <button type="button" class="btn pri" onClick={done}>
          {t("web-play-from-here")}
        </button>
      </header>
      <div class="in">
        {setUp && <p class="mut2">{t("web-by-hand-how")}</p>}
        {setUp?.boxes(here, held, say, name).map((box) => (
          <fieldset key={box.title}>
            <legend>{box.title}</legend>
            <div class="toolbox">
              {box.tools.map((x) => (
                <button
                  key={x.id}
                  type="button"
                  class={`tool${x.id === tool ? " on" : ""}`}
                  data-tool={x.id}
                  aria-pressed={x.position === undefined ? x.id === tool : undefined}
                  title={x.text}
                  onClick={() => (x.position === undefined ? pick(x.id) : set(x.position))}
                >
                  {x.picture}
                  <span class={x.picture ? "vh" : ""}>{x.text}</span>
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        {setUp?.Fields && <setUp.Fields here={here} set={set} say={say} name={name} />}
        <Text here={here} set={set} open={!setUp} />
      </div>
    </section>
  );
}

/** Whose turn it is. */
export function Mover({
  seats,
  now,
  set,
  name,
}: {
  seats: number[];
  now: number;
  set: (seat: number) => void;
  name: (seat: number) => string;
}) {
  return (
    <label class="field">
      <span>{t("web-to-move")}</span>
      <select value={String(now)} onChange={(e) => set(Number(e.currentTarget.value))}>
        {seats.map((s) => (
          <option key={s} value={s}>
            {name(s)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The position text where there is one, else the state as JSON: every game can be set up with it. */
function Text({ here, set, open }: { here: Analysis; set: (position: unknown) => void; open: boolean }) {
  const whole = here.position ?? JSON.stringify(here.state, null, 1);
  const [text, setText] = useState(whole);
  useEffect(() => setText(whole), [whole]);
  const use = () => {
    try {
      set(text.trim().startsWith("{") ? JSON.parse(text) : text.trim());
    } catch {
      set(text);
    }
  };
  return (
    <details open={open}>
      <summary>{t("web-state-text")}</summary>
      <textarea
        rows={here.position ? 3 : 10}
        spellcheck={false}
        aria-label={t("web-state-text")}
        value={text}
        onInput={(e) => setText(e.currentTarget.value)}
      />
      <p class="row">
        <button class="btn sm" type="button" onClick={use}>
          {t("web-use-text")}
        </button>
      </p>
    </details>
  );
}
