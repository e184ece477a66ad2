/** What is drawn over the spiral: what can be pointed at, what is chosen, who must fight, and the fight itself. */
import { type At, type Layout, whereIs } from "./geometry";
import { Imp } from "./pieces";
import { type fightOf, THRONE } from "./view";

export function RaceDefs() {
  return (
    <defs>
      <radialGradient id="pit">
        <stop offset="0" stop-color="var(--pit-hot)" stop-opacity=".55" />
        <stop offset=".45" stop-color="var(--pit)" stop-opacity=".28" />
        <stop offset="1" stop-color="var(--pit)" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="flare">
        <stop offset="0" stop-color="var(--pit-hot)" />
        <stop offset="1" stop-color="var(--pit-hot)" stop-opacity="0" />
      </radialGradient>
      <pattern id="back" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(40)">
        <path d="M0 2.500H5" stroke="var(--text)" stroke-opacity=".10" stroke-width="1.2" />
      </pattern>
    </defs>
  );
}

export function Ring({ place, layout, row, class: name }: { place: number; layout: Layout; row: number; class: string }) {
  if (place === THRONE) return <ellipse class={name} cx={layout.centre[0]} cy={layout.centre[1] + 8} rx="96" ry="88" />;
  if (place > 0) return <path class={name} d={layout.spots[place]!.inner} />;
  const s = layout.step(row, 1 - place);
  return <rect class={name} x={s.x + 2} y={s.y + 2} width={s.w - 4} height={s.h - 10} rx="3" />;
}
/** Ember: a dot on an empty place, a ring round something that stands there. */
export function Mark({ place, layout, row, busy }: { place: number; layout: Layout; row: number; busy: boolean }) {
  if (busy || place === THRONE) return <Ring place={place} layout={layout} row={row} class="s-point" />;
  const [x, y] = place > 0 ? layout.spots[place]!.at : whereIs(layout, row, place);
  return (
    <g>
      <Ring place={place} layout={layout} row={row} class="s-point thin" />
      <circle class="s-dot" cx={x} cy={y} r={layout.tall ? 13 : 9} />
    </g>
  );
}

/** Who goes here must fight. */
export function Crossed({ at: [x, y] }: { at: At }) {
  return (
    <g class="crossed">
      <circle cx={x} cy={y} r="30" />
      <path d={`M${x - 39} ${y}h14M${x + 25} ${y}h14M${x} ${y - 39}v14M${x} ${y + 25}v14`} />
    </g>
  );
}

/** Two imps on one tile, and the running score. */
export function Meeting({
  fight,
  at: [x, y],
  tall,
  title,
}: {
  fight: NonNullable<ReturnType<typeof fightOf>>;
  at: At;
  tall: boolean;
  title: (seat: number) => string;
}) {
  const size = tall ? 54 : 46;
  const w = tall ? 92 : 68;
  return (
    <g>
      <Imp seat={fight.sides[0]} place={fight.at} at={[x - 21, y - 6]} size={size} side={-1} title={title(fight.sides[0])} />
      <Imp seat={fight.sides[1]} place={fight.at} at={[x + 21, y - 6]} size={size} title={title(fight.sides[1])} />
      <g transform={`translate(${x} ${y + 24})`}>
        <rect
          x={-w / 2}
          y="-1"
          width={w}
          height={tall ? 32 : 23}
          rx="4"
          fill="var(--surface-2)"
          stroke="var(--accent)"
          stroke-width="1.5"
        />
        <text class="score" y={tall ? 23 : 16} text-anchor="middle">
          {fight.totals[0]} : {fight.totals[1]}
        </text>
      </g>
    </g>
  );
}
