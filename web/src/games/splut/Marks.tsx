/** What is drawn over the arena: what can be pointed at, flights, threats, and what would follow. */
import type { Node } from "../../board/trie";
import type { Colour } from "../types";
import { beside, CELL, flight, type SplutView } from "./geometry";

type At = (cell: string) => [number, number];

/** What would follow if the pointed cell were chosen: where a piece could go, how a rock would fly, how it would float along. */
export function Preview({ view, would, from, over, at }: { view: SplutView; would: Node; from: string | null; over: string; at: At }) {
  const next = [...would.children.values()];
  const thrown = next.find(({ word }) => word[0] === "throw")?.node ?? would;
  const ways = from ? [...thrown.children.values()].flatMap(({ word }) => (word[1] === "direction" ? [word[0]] : [])) : [];
  const lifted = next.find(({ word }) => word[0] === "levitate")?.node;
  const rocks = from && lifted ? [...lifted.children.values()].map(({ word }) => word[0]) : [];
  const way = from ? "nesw".split("").find((w) => beside(from, w) === over) : undefined;
  return (
    <g class="preview">
      {!from &&
        next.map(({ word }) => word[1] === "cell" && <circle key={word[0]} class="s-dot" cx={at(word[0])[0]} cy={at(word[0])[1]} r="6" />)}
      {ways.map((w) => (
        <Flight key={w} view={view} from={from!} rock={over} way={w} at={at} />
      ))}
      {way &&
        rocks.map((rock) => {
          const goal = rock === over ? null : beside(rock, way);
          if (!goal) return null;
          const [[ax, ay], [zx, zy]] = [at(rock), at(goal)];
          return (
            <g key={rock} class="drift">
              <path d={`M${ax} ${ay}L${zx} ${zy}`} marker-end="url(#arrow)" />
              <circle cx={zx} cy={zy} r="24" />
            </g>
          );
        })}
    </g>
  );
}

export function Square({ at: [x, y], class: name, inset }: { at: [number, number]; class: string; inset: number }) {
  return <rect class={name} x={x - CELL / 2 + inset} y={y - CELL / 2 + inset} width={CELL - 2 * inset} height={CELL - 2 * inset} rx="5" />;
}
export function Tip({ at, colour }: { at: [number, number]; colour: Colour }) {
  const box = { x: at[0] - CELL / 2 + 1.5, y: at[1] - CELL / 2 + 1.5, width: CELL - 3, height: CELL - 3, rx: 5 };
  return (
    <g>
      <rect {...box} fill={`var(--p-${colour})`} fill-opacity=".28" />
      <rect {...box} fill={`url(#h-${colour})`} />
    </g>
  );
}
export function Coordinate({ cell, at: [x, y], side }: { cell: string; at: [number, number]; side: string }) {
  const ways = { s: ["s", "w"], w: ["w", "n"], n: ["n", "e"], e: ["e", "s"] }[side]!;
  const flat = side === "s" || side === "n";
  const low = !beside(cell, ways[0]!);
  const left = !beside(cell, ways[1]!);
  return (
    <g class="coord" aria-hidden="true">
      {low && (
        <text x={x + CELL / 2 - 7} y={y + CELL / 2 - 7} text-anchor="end">
          {flat ? cell[0] : cell[1]}
        </text>
      )}
      {left && (
        <text x={x - CELL / 2 + 7} y={y - CELL / 2 + 15}>
          {flat ? cell[1] : cell[0]}
        </text>
      )}
    </g>
  );
}
export function Plus({ at: [x, y] }: { at: [number, number] }) {
  return (
    <g transform={`translate(${x + 16} ${y - 33})`}>
      <rect width="21" height="17" rx="4" fill="var(--surface-2)" stroke="var(--point)" stroke-width="1.5" />
      <path d="M10.5 4.500v8M6.500 8.500h8" stroke="var(--text)" stroke-width="2" />
    </g>
  );
}
export function Flight({
  view,
  from,
  rock,
  way,
  at,
}: {
  view: SplutView;
  from: string;
  rock: string;
  way: string;
  at: (c: string) => [number, number];
}) {
  const { path, victim } = flight(view, from, rock, way);
  const [ax, ay] = at(rock);
  const [zx, zy] = at(path[path.length - 1]!);
  const long = Math.hypot(zx - ax, zy - ay) || 1;
  const [ux, uy] = [(zx - ax) / long, (zy - ay) / long];
  return (
    <g class="flight">
      <path
        d={`M${ax + ux * 44} ${ay + uy * 44}L${zx - ux * 4} ${zy - uy * 4}`}
        stroke="var(--point)"
        stroke-width="4"
        stroke-dasharray="2 8"
        stroke-linecap="round"
        marker-end="url(#arrow)"
      />
      {victim?.piece === "S" ? (
        <g stroke="var(--point)" stroke-width="3" stroke-linecap="round" fill="none">
          <circle cx={zx} cy={zy} r="34" />
          <path d={`M${zx - 44} ${zy}h14M${zx + 30} ${zy}h14M${zx} ${zy - 44}v14M${zx} ${zy + 30}v14`} />
        </g>
      ) : (
        <circle cx={zx} cy={zy} r={victim ? 32 : 24} fill="none" stroke="var(--point)" stroke-width="2" stroke-dasharray="4 4" />
      )}
    </g>
  );
}
/** A rock that another troll could throw at my sorcerer right away. */
export function Threat({ path, at }: { path: string[]; at: (c: string) => [number, number] }) {
  const [ax, ay] = at(path[0]!);
  const [zx, zy] = at(path[path.length - 1]!);
  return (
    <g stroke="var(--bad)" stroke-width="2.5" stroke-linecap="round" fill="none" opacity=".8">
      <path d={`M${ax} ${ay}L${zx} ${zy}`} stroke-dasharray="1 7" />
      <circle cx={zx} cy={zy} r="33" stroke-dasharray="6 5" />
    </g>
  );
}
