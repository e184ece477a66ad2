/** The decisions of a seat that cost most: what was better, and why. */
import type { Judged, Reviewed } from "../net/wire";
import { t } from "../text/speak";
import { Alternatives, Line } from "./Alternatives";

export function Costliest({
  found,
  seat,
  name,
  mine,
  at,
  show,
  again,
  clause,
}: {
  found: Reviewed;
  seat: number;
  name: (seat: number) => string;
  /** Are they told to the one who made them? */
  mine: boolean;
  at: number;
  /** Goes to the position of a decision, and draws what was better there. */
  show: (one: Judged) => void;
  /** A button or a link that lets one try again from there. */
  again: (one: Judged) => preact.ComponentChildren;
  /** Opens the rulebook. */
  clause: (id: string) => void;
}) {
  const worst = (found.costliest[String(seat)] ?? []).map((index) => found.decisions.find((one) => one.index === index)!);
  const title = worst.length
    ? t(mine ? "web-review-yours" : "web-review-costliest", { name: name(seat), count: worst.length })
    : t(mine ? "web-review-none-yours" : "web-review-none", { name: name(seat) });
  return (
    <section class="costliest">
      <h3>{title}</h3>
      <ol>
        {worst.map((one) => (
          <li key={one.index} class={one.index === at ? "on" : ""}>
            <button type="button" class="costly" aria-expanded={one.index === at} onClick={() => show(one)}>
              <b>{t("web-review-cost", { cost: Math.round(100 * one.cost) })}</b>{" "}
              {t("web-review-at", { number: one.index + 1, action: one.action })}
            </button>
            <p>
              {one.sentence}{" "}
              {one.clause && (
                <button type="button" class="clause" onClick={() => clause(one.clause)}>
                  § {one.clause}
                </button>
              )}
            </p>
            {one.index === at && (
              <>
                <Line steps={one.line} game={found.game} />
                <Alternatives options={one.options} game={found.game} most={found.basis === "lines"} draw={() => undefined} />
                <p class="row">{again(one)}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
