/** The nine circles in small, for the home page. */
import { Defs, Sym } from "../../ui/defs";
import type { Colour } from "../types";

const CX = 385;
const CY = 212;
const INNER = 104;
const RING = 36;
const OWNED: [circle: number, quarter: number, colour: Colour][] = [
  [9, 0, "red"],
  [9, 4, "violet"],
  [8, 4, "violet"],
  [8, 1, "blue"],
  [7, 4, "violet"],
  [7, 0, "red"],
  [7, 1, "blue"],
  [7, 2, "green"],
  [6, 1, "blue"],
  [6, 3, "green"],
  [5, 0, "red"],
  [5, 1, "blue"],
  [4, 4, "violet"],
  [4, 2, "green"],
];

function at(r: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  return `${(CX + r * Math.sin(a)).toFixed(1)} ${(CY - r * Math.cos(a)).toFixed(1)}`;
}
/** A section: circle 1 is the outermost, 9 the innermost; quarter 0 is on top. */
function section(circle: number, quarter: number): string {
  const [r0, r1] = [INNER + (9 - circle) * RING, INNER + (10 - circle) * RING];
  const [a0, a1] = [quarter * 72 - 36, quarter * 72 + 36];
  return `M${at(r1, a0)}A${r1} ${r1} 0 0 1 ${at(r1, a1)}L${at(r0, a1)}A${r0} ${r0} 0 0 0 ${at(r0, a0)}Z`;
}

export function Thumb() {
  const sections = Array.from({ length: 45 }, (_, i) => section(1 + Math.floor(i / 5), i % 5));
  const star = [0, 2, 4, 1, 3].map((k) => at(INNER - 8, 72 * k)).join("L");
  return (
    <svg viewBox="0 0 770 424" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Defs />
      {sections.map((d) => (
        <path key={d} d={d} fill="var(--cell)" stroke="var(--cell-line)" stroke-width="2" />
      ))}
      {OWNED.map(([circle, quarter, colour]) => (
        <g key={`${circle}.${quarter}`}>
          <path d={section(circle, quarter)} fill={`var(--p-${colour})`} fill-opacity=".55" />
          <path d={section(circle, quarter)} fill={`url(#h-${colour})`} />
        </g>
      ))}
      <circle cx={CX} cy={CY} r={INNER} fill="#120a07" />
      <path d={`M${star}Z`} fill="#e5482d55" stroke="#f4ead6" stroke-width="4" />
      <g class="piece p-violet">
        <Sym id="lieutenant" x={232} y={182} size={48} />
      </g>
      <g class="piece p-blue">
        <Sym id="hound" x={536} y={106} size={48} />
      </g>
      <g class="piece">
        <Sym id="uriel" x={622} y={300} size={48} />
      </g>
      <g class="piece p-red">
        <Sym id="legion" x={352} y={66} size={48} />
      </g>
    </svg>
  );
}
