/** The market in small, for the home page: a fan of souls and the sand-glass. */
import { Sym } from "../../ui/defs";

const SOULS: [string, string][] = [
  ["Nero", "M14 6c-8 12-2 22 6 26M34 6c8 12 2 22-6 26M12 14h24M18 32h12v9H18ZM21 14v18M27 14v18"],
  ["Dracula", "M24 18l4-6 1 6c5-4 10-4 15-1-4 3-5 7-4 12-4-3-8-2-9 2-2-3-5-2-7 3-2-5-5-6-7-3-1-4-5-5-9-2 1-5 0-9-4-12 5-3 10-3 15 1l1-6Z"],
  ["Judas", "M18 7h12l-3 8c8 4 12 10 12 17 0 6-5 9-15 9S9 38 9 32c0-7 4-13 12-17ZM18 15h12M24 23v10M20 28h8"],
  ["Lucrezia", "M12 7h24c0 12-4 19-12 19S12 19 12 7ZM24 26v11M15 41c2-4 16-4 18 0ZM14 15h20"],
  ["Attila", "M12 8C26 12 36 22 40 36M12 8l26 30M8 40L30 18M30 18l-7 1M30 18l-1 7"],
  ["Rasputin", "M5 24c8-12 30-12 38 0-8 12-30 12-38 0ZM24 17a7 7 0 1 0 .1 0ZM24 22v4M10 12L7 8M24 10V5M38 12l3-4"],
];

export function Thumb() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SOULS.map(([name, emblem], i) => (
        <g key={name} transform={`translate(${150 + i * 34} ${126 + Math.abs(i - 2.5) ** 2 * 4}) rotate(${(i - 2.5) * 11})`}>
          <rect x="-34" y="-62" width="68" height="106" rx="6" fill="#f4e9d2" stroke="#17120e" stroke-width="2" />
          <path d={emblem} transform="translate(-23 -32) scale(.96)" fill="none" stroke="#2a211a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" />
        </g>
      ))}
      <g class="piece"><Sym id="sandglass" x={66} y={112} size={108} /></g>
    </svg>
  );
}
