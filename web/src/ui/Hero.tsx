/** The pit on the home page: thirty-four rings going down to the fire. */
const RINGS = 34;

export function Pit() {
  const rings: preact.ComponentChildren[] = [];
  for (let i = 0; i < RINGS; i++) {
    const t = i / RINGS;
    const rx = 640 * (1 - t) ** 1.25 + 14;
    const ry = rx * 0.25;
    const cy = 34 + i * 6.6;
    rings.push(
      <ellipse key={i} cx="900" cy={cy.toFixed(0)} rx={rx.toFixed(0)} ry={ry.toFixed(0)} stroke-opacity={(0.1 + 0.3 * t).toFixed(2)} />,
    );
    const strokes = Math.floor(60 * (1 - t)) + 8;
    let d = "";
    for (let k = 0; k < strokes; k++) {
      const a = ((200 + (k * 140) / strokes) * Math.PI) / 180;
      d += `M${(900 + rx * Math.cos(a)).toFixed(0)} ${(cy + ry * Math.sin(a)).toFixed(0)}v${(4 + 10 * (1 - t)).toFixed(0)}`;
    }
    rings.push(<path key={`s${i}`} d={d} stroke-opacity={(0.12 + 0.12 * t).toFixed(2)} />);
  }
  return (
    <svg viewBox="0 0 1408 286" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="ember">
          <stop offset="0" stop-color="#ffb066" />
          <stop offset=".35" stop-color="#e5602a" stop-opacity=".7" />
          <stop offset="1" stop-color="#e5602a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <g fill="none" stroke="var(--text)" stroke-width="1">
        {rings}
      </g>
      <ellipse cx="900" cy="256" rx="120" ry="46" fill="url(#ember)" />
    </svg>
  );
}

/** The picture of a game that has no board in the browser yet: the pit from above, with its players. */
export function PlainThumb({ seats }: { seats: number }) {
  const colours = ["red", "yellow", "green", "blue", "orange", "violet"];
  const around = Array.from({ length: Math.min(seats, 6) }, (_, i) => {
    const a = (i / Math.min(seats, 6)) * 2 * Math.PI - Math.PI / 2;
    return [160 + 104 * Math.cos(a), 100 + 62 * Math.sin(a), colours[i]!] as const;
  });
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <g fill="none" stroke="var(--line-strong)">
        {[1, 2, 3, 4, 5, 6, 7].map((i) => (
          <ellipse key={i} cx="160" cy="100" rx={i * 26} ry={i * 15.5} stroke-opacity={1 - i * 0.1} />
        ))}
      </g>
      {around.map(([x, y, colour]) => (
        <g key={colour}>
          <circle cx={x} cy={y} r="13" fill={`var(--p-${colour})`} stroke="var(--ink)" stroke-width="2" />
          <use href={`#ch-${colour}`} x={x - 6.5} y={y - 6.5} width="13" height="13" fill={`var(--on-${colour})`} />
        </g>
      ))}
    </svg>
  );
}
