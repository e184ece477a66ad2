/** Hatchings (the engravers' code for colours) and markers that all boards use. */
import type { Colour } from "../games/types";

const S = 6;
const V = <path d={`M${S / 2} 0V${S}`} />;
const H = <path d={`M0 ${S / 2}H${S}`} />;
const D1 = <path d={`M0 0L${S} ${S}M${-S / 2} ${S / 2}L${S / 2} ${S * 1.5}M${S / 2} ${-S / 2}L${S * 1.5} ${S / 2}`} />;
const D2 = <path d={`M0 ${S}L${S} 0M${-S / 2} ${S / 2}L${S / 2} ${-S / 2}M${S / 2} ${S * 1.5}L${S * 1.5} ${S / 2}`} />;
const DOT = <circle cx={S / 2} cy={S / 2} r={S / 6} stroke="none" />;
const PATTERNS: [Colour, preact.ComponentChildren][] = [
  ["red", V],
  ["blue", H],
  ["green", D1],
  ["violet", D2],
  ["yellow", DOT],
  ["orange", [D1, D2]],
  ["black", [V, H]],
];

export function Defs() {
  return (
    <defs>
      {PATTERNS.map(([colour, body]) => (
        <pattern key={colour} id={`h-${colour}`} width={S} height={S} patternUnits="userSpaceOnUse">
          <g class="hatch">{body}</g>
        </pattern>
      ))}
      <marker id="arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse">
        <path d="M0 0L10 5 0 10Z" fill="var(--point)" />
      </marker>
    </defs>
  );
}

/** The funnel of the pit, engraved far behind the board. */
export function Funnel({ class: name = "funnel", deep = 30 }: { class?: string; deep?: number }) {
  const lines: preact.ComponentChildren[] = [];
  for (let i = 0; i < deep; i++) {
    const t = i / deep;
    const rx = 760 * (1 - t) ** 1.15 + 20;
    const cy = 130 + i * 17;
    lines.push(<ellipse key={`e${i}`} cx="500" cy={cy} rx={rx.toFixed(0)} ry={(rx * 0.36).toFixed(0)} />);
    const strokes = Math.floor(26 * (1 - t)) + 4;
    let d = "";
    for (let k = 0; k < strokes; k++) {
      const a = ((192 + k * (150 / strokes)) * Math.PI) / 180;
      d += `M${(500 + rx * Math.cos(a)).toFixed(0)} ${(cy + rx * 0.36 * Math.sin(a)).toFixed(0)}l${(5 + 3 * Math.cos(a)).toFixed(0)} ${(13 * (1 - t) + 4).toFixed(0)}`;
    }
    lines.push(<path key={`p${i}`} d={d} />);
  }
  return (
    <svg class={name} viewBox="0 0 1000 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="var(--engrave)" stroke-width="1.2">
        {lines}
      </g>
    </svg>
  );
}

/** A symbol of the sheet, centred. */
export function Sym({ id, x, y, size, class: name = "" }: { id: string; x: number; y: number; size: number; class?: string }) {
  return <use href={`#${id}`} x={x - size / 2} y={y - size / 2} width={size} height={size} class={name} />;
}
