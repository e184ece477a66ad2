/** The market in small, for the home page: a fan of souls and the sand-glass. */
import { Sym } from "../../ui/defs";
import { EMBLEMS } from "./emblems";

const SHOWN = ["nero", "dracula", "judas", "lucrezia", "attila", "rasputin"];

export function Thumb() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SHOWN.map((soul, i) => (
        <g key={soul} transform={`translate(${150 + i * 34} ${126 + Math.abs(i - 2.5) ** 2 * 4}) rotate(${(i - 2.5) * 11})`}>
          <rect x="-34" y="-62" width="68" height="106" rx="6" fill="#f4e9d2" stroke="#17120e" stroke-width="2" />
          <path
            d={EMBLEMS[soul]}
            transform="translate(-23 -32) scale(.96)"
            fill="none"
            stroke="#2a211a"
            stroke-width="2.5"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </g>
      ))}
      <g class="piece">
        <Sym id="sandglass" x={66} y={112} size={108} />
      </g>
    </svg>
  );
}
