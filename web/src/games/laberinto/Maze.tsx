/** The black hexagon, its six doors, and the stained glass laid on it. */
import { memo } from "preact/compat";
import { Sym } from "../../ui/defs";
import {
  band,
  between,
  CELLS,
  type Cell,
  COLOUR,
  COLS,
  cellOf,
  core,
  gem,
  HEXAGON,
  middle,
  type Point,
  points,
  SILLS,
  SLAB,
} from "./geometry";

/** An area of a colour with its hatching. */
export function Glass({ at, letter, class: name = "" }: { at: Point[]; letter: string; class?: string }) {
  const colour = COLOUR[letter]!;
  const shape = points(at);
  return (
    <>
      <polygon class={`glass ${name}`} points={shape} fill={`var(--p-${colour})`} />
      <polygon class="fine hatched" points={shape} fill={`url(#h-${colour})`} />
    </>
  );
}

const GRID = [...CELLS.values()].map(({ corners }) => `M${points(corners).replaceAll(" ", "L")}Z`).join("");

/** The board without anything on it: it never changes. */
export const Ground = memo(function Ground() {
  return (
    <g aria-hidden="true">
      <polygon points={points(SLAB.map(([x, y]) => [x, y + 8]))} fill="var(--slab-edge)" />
      <polygon points={points(SLAB)} fill="var(--slab)" stroke="var(--slab-edge)" />
      <polygon class="lab-pit" points={points(HEXAGON)} />
      <path class="lab-grid" d={GRID} />
    </g>
  );
});

/** Sills of the doors; those nobody owns are dim, and where a door is a single cell, that cell is marked. */
export function Sills({ played, glow, doors }: { played: string; glow: string[]; doors: Record<string, string[]> }) {
  return (
    <g aria-hidden="true">
      {SILLS.map(({ shape }, s) => (
        <g key={s} data-door={COLS[s]} class={`sill${played.includes(COLS[s]!) ? "" : " idle"}${glow.includes(COLS[s]!) ? " glow" : ""}`}>
          <Glass at={shape} letter={COLS[s]!} />
        </g>
      ))}
      {Object.entries(doors)
        .filter(([, cells]) => cells.length === 1)
        .map(([letter, [cell]]) => (
          <polygon key={letter} class="lab-door" points={points(cellOf(cell!).corners)} stroke={`var(--p-${COLOUR[letter]})`} />
        ))}
    </g>
  );
}
export function Plates({ played, told }: { played: string; told: (letter: string) => string }) {
  return (
    <g aria-hidden="true">
      {SILLS.map(({ plate: [x, y] }, s) => {
        const colour = COLOUR[COLS[s]!]!;
        return (
          <g
            key={s}
            data-door={COLS[s]}
            data-tip={told(COLS[s]!)}
            transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`}
            class={`plate p-${colour}${played.includes(COLS[s]!) ? "" : " idle"}`}
          >
            <rect x="-25" y="-13" width="50" height="26" rx="5" fill="var(--pc)" stroke="var(--ink)" stroke-width="2" />
            <text x="-9" y="6" text-anchor="middle" fill="var(--po)">
              {COLS[s]}
            </text>
            <use href={`#ch-${colour}`} x="3" y="-6" width="12" height="12" fill="var(--po)" />
          </g>
        );
      })}
    </g>
  );
}

function Charge({ at: [x, y], letter, size = 7.6 }: { at: Point; letter: string; size?: number }) {
  return (
    <use
      class="fine charge"
      href={`#ch-${COLOUR[letter]}`}
      x={(x - size / 2).toFixed(1)}
      y={(y - size / 2).toFixed(1)}
      width={size}
      height={size}
    />
  );
}

/** Bands that meet become one gem with one charge; the others keep their own. */
export const Maze = memo(
  function Maze({ board }: { board: Record<string, string> }) {
    const bands: preact.ComponentChildren[] = [];
    const charges: preact.ComponentChildren[] = [];
    for (const [name, tile] of Object.entries(board)) {
      const cell = cellOf(name);
      for (let k = 0; k < 3; k++) {
        const letter = tile[k]!;
        const next = cell.next[k];
        const joined = next && board[next]?.[k] === letter;
        if (joined && !cell.down) continue;
        const centre = middle(cell, k);
        bands.push(
          <g key={`${name}${k}`} data-gem={joined ? name : undefined}>
            <Glass at={joined ? gem(cell, k, cellOf(next)) : band(cell.corners, cell.at, k)} letter={letter} />
          </g>,
        );
        charges.push(
          <Charge key={`${name}${k}`} at={joined ? centre : between(centre, cell.at, 0.28)} letter={letter} size={joined ? 9 : 7} />,
        );
      }
    }
    return (
      <g aria-hidden="true">
        <path
          class="lab-slates"
          d={Object.keys(board)
            .map((name) => `M${points(cellOf(name).corners).replaceAll(" ", "L")}Z`)
            .join("")}
        />
        <g class="lab-bands">{bands}</g>
        {charges}
      </g>
    );
  },
  (was, now) => was.board === now.board || JSON.stringify(was.board) === JSON.stringify(now.board),
);

/** One triangle by itself: the ghost of a placement, or one that is just being laid. */
export function Triangle({ cell, tile, class: name = "" }: { cell: Cell; tile: string; class?: string }) {
  return (
    <g class={name} style={{ transformOrigin: `${cell.at[0]}px ${cell.at[1]}px` }}>
      <polygon class="lab-slate" points={points(cell.corners)} />
      {[0, 1, 2].map((k) => (
        <Glass key={k} at={band(cell.corners, cell.at, k)} letter={tile[k]!} class="edged" />
      ))}
      <polygon class="lab-core" points={points(core(cell.corners, cell.at))} />
      {[0, 1, 2].map((k) => (
        <Charge key={k} at={between(middle(cell, k), cell.at, 0.28)} letter={tile[k]!} />
      ))}
      <polygon class="lab-rim" points={points(cell.corners)} />
    </g>
  );
}

/** The corners of a △ opposite to its edges a, b, c. */
const SMALL: Point[] = [
  [24, 5],
  [45, 41],
  [3, 41],
];
const CENTRE: Point = [24, 29];
/** A triangle in the tray, as it would lie on a cell that points up. */
export const Tile = memo(function Tile({ name, size = 44 }: { name: string; size?: number }) {
  return (
    <svg class="tile" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <polygon points={points(SMALL)} class="lab-slate" />
      {[0, 1, 2].map((k) => (
        <Glass key={k} at={band(SMALL, CENTRE, k)} letter={name[k]!} class="edged" />
      ))}
      {[0, 1, 2].map((k) => {
        const [p, q] = [SMALL[(k + 1) % 3]!, SMALL[(k + 2) % 3]!];
        const [x, y] = between(between(p, q, 0.5), CENTRE, 0.28);
        return <Sym key={k} id={`ch-${COLOUR[name[k]!]}`} x={x} y={y} size={6.5} class="charge" />;
      })}
      <polygon points={points(SMALL)} class="lab-rim" />
    </svg>
  );
});
