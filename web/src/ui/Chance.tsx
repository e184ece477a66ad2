/** Chance is to act on the analysis board: choose what it brings, or let it draw. */
import type { Analysis } from "../net/wire";
import { t, upper, wordName } from "../text/speak";

/** More than this are listed on request. */
const MOST = 24;

export function Chance({
  game,
  outcomes,
  choose,
  draw,
}: {
  game: string;
  outcomes: Analysis["outcomes"];
  choose: (line: string) => void;
  draw: (how: "one" | "all") => void;
}) {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  const button = ([text, weight, words]: Analysis["outcomes"][number]) => (
    <button type="button" key={text} class="btn" data-outcome={text} onClick={() => choose(`* ${text}`)}>
      {upper(words.map((w) => wordName(w[0], w[1], game)).join(" ")) || text}{" "}
      <small>{t("web-percent", { share: Math.round((1000 * weight) / total) / 10 })}</small>
    </button>
  );
  return (
    <div class="prompt chance">
      <div class="q">{t("web-chance-decides")}</div>
      <div class="acts">
        <button type="button" class="btn pri" onClick={() => draw("one")}>
          {t("web-draw-one")}
        </button>
        <button type="button" class="btn pri-line" onClick={() => draw("all")}>
          {t("web-draw-all")}
        </button>
        {outcomes.slice(0, MOST).map(button)}
        {outcomes.length > MOST && (
          <details>
            <summary>{t("web-all-outcomes", { count: outcomes.length })}</summary>
            {outcomes.slice(MOST).map(button)}
          </details>
        )}
      </div>
    </div>
  );
}
