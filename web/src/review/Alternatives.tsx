/** The best line in words, and the best actions with what each promises; pointing at one draws it. */
import type { Alternative, Step } from "../net/wire";
import { t } from "../text/speak";
import { toldOf } from "./steps";

export function Line({ steps, game }: { steps: Step[]; game: string }) {
  if (!steps.length) return null;
  return (
    <>
      <h3>{t("web-best-line")}</h3>
      <ol class="best-line">
        {steps.map((step, i) => (
          <li key={i}>
            {toldOf(step, game)} <span class="n">{step.action}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

export function Alternatives({
  options,
  game,
  most,
  draw,
  play,
}: {
  options: Alternative[];
  game: string;
  /** Were lines compared? Then all but the best are worth no more than is told. */
  most: boolean;
  /** Draws one of them in place of the best line; none: the best line again. */
  draw: (step: Step | null) => void;
  /** Plays one; without it they are only told. */
  play?: (action: string) => void;
}) {
  if (!options.length) return null;
  return (
    <>
      <h3>{t("web-alternatives")}</h3>
      <ol class="alternatives">
        {options.map(({ share, step }, i) => (
          <li key={step.action} onPointerEnter={() => draw(step)} onPointerLeave={() => draw(null)}>
            <b>{t(most && i > 0 ? "web-share-most" : "web-share", { share: Math.round(100 * share) })}</b>
            <span>
              {toldOf(step, game)} <span class="n">{step.action}</span>
            </span>
            {play && (
              <button
                type="button"
                class="btn sm gho"
                aria-label={t("web-play-this-one", { action: step.action })}
                onFocus={() => draw(step)}
                onBlur={() => draw(null)}
                onClick={() => play(step.action)}
              >
                {t("web-play-this")}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
