/** What everybody could expect, decision by decision, with the points where the game turned. */
import type { Reviewed } from "../net/wire";
import { t } from "../text/speak";
import { colourOf } from "../ui/Players";
import { Bar } from "./Bar";

const WIDE = 300;
const HIGH = 110;

export function Graph({
  found,
  at,
  name,
  seek,
}: {
  found: Reviewed;
  /** The position that is shown. */
  at: number;
  name: (seat: number) => string;
  seek: (at: number) => void;
}) {
  const indexes = Object.keys(found.shares)
    .map(Number)
    .sort((a, b) => a - b);
  const last = Math.max(1, indexes.at(-1) ?? 1);
  const x = (index: number) => (index / last) * WIDE;
  const y = (share: number) => HIGH - share * HIGH;
  const share = (index: number, seat: number) => found.shares[String(index)]?.[seat] ?? 0;
  const here = indexes.findLast((index) => index <= at) ?? indexes[0] ?? 0;
  const lead = (index: number) => {
    const shares = found.shares[String(index)] ?? [0];
    return shares.indexOf(Math.max(...shares));
  };
  const after = (index: number) => indexes.find((one) => one > index) ?? index;
  const seats = Array.from({ length: found.seats }, (_, seat) => seat);
  // Of two seats one line says both.
  const lines = found.seats === 2 ? [0] : seats;
  const point = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const wanted = ((event.clientX - box.left) / box.width) * last;
    seek(indexes.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best), indexes[0] ?? 0));
  };
  return (
    <figure class="graph">
      <svg
        viewBox={`-6 -6 ${WIDE + 12} ${HIGH + 12}`}
        role="img"
        aria-label={t("web-review-graph-of", { count: indexes.length })}
        onClick={point}
      >
        <path d={`M0 ${HIGH / 2}H${WIDE}`} stroke="var(--line)" />
        {lines.map((seat) => (
          <polyline
            key={seat}
            points={indexes.map((index) => `${x(index)},${y(share(index, seat))}`).join(" ")}
            fill="none"
            stroke={`var(--tx-${colourOf(found.game, found.seats, seat)})`}
            stroke-width="2.500"
            stroke-dasharray={seat ? `${9 - seat} ${seat + 1}` : undefined}
          />
        ))}
        {found.turning_points.map((index) => (
          <circle
            key={index}
            class="turned"
            cx={x(after(index))}
            cy={y(share(after(index), found.seats === 2 ? 0 : lead(after(index))))}
            r="5"
          />
        ))}
        <path d={`M${x(here)} -4V${HIGH + 4}`} stroke="var(--text)" stroke-dasharray="3 3" />
      </svg>
      <Bar
        shares={found.shares[String(here)] ?? []}
        spread={found.spread[String(here)] ?? []}
        proved={false}
        game={found.game}
        name={name}
      />
      {found.turning_points.length > 0 && (
        <figcaption>
          {t("web-review-turned", { count: found.turning_points.length })}
          <span class="chips">
            {found.turning_points.slice(0, 12).map((index) => (
              <button
                type="button"
                key={index}
                class={`chip${index === at ? " on" : ""}`}
                aria-label={t("web-review-turn", { number: index + 1, name: name(lead(after(index))) })}
                onClick={() => seek(index)}
              >
                {index + 1}
              </button>
            ))}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
