/** What can be pointed at, what is chosen, where runs end, and what happened last. */
import type { Signal } from "@preact/signals";
import type { GameEvent, Word } from "../../net/wire";
import { cellOf, midline, over as edgeTo, points, ray, type Point } from "./geometry";
import { Outline, touched } from "./motion";
import { wanted, type LabView } from "./view";

export function Marks({ view, path, ways, open, last, hint, over, gaps }: {
  view: LabView; path: Word[]; ways: Map<string, Word[]>; open: Map<string, string[]>; last: GameEvent[]; hint: Word[] | null; over: Signal<string | null>; gaps: string[][];
}) {
  const from = path[0]?.[1] === "cell" ? path[0][0] : null;
  const to = from && path[2]?.[1] === "cell" ? path[2][0] : null;
  const building = path.length === 0 || path[0]![1] === "triangle";
  const chosen = wanted.value.cell;
  const figure = path[1]?.[0] ?? "p";
  const runs = from && view.options["dice"] !== true && figure !== "y" ? (to ? [to] : [...ways.keys()]).filter((cell) => edgeTo(from, cell) < 0 && cell !== from) : [];
  return (
    <g class="marks" aria-hidden="true">
      {touched(last).map((cell) => <Outline key={cell} cell={cell} class="s-last" inset={0} />)}
      {last.filter((e) => e.name === "ran" || e.name === "ran-by-rider").map((e, i) => <polyline key={i} class="lab-trail" points={points(midline(e.params["path"] as string[]))} />)}
      {gaps.map((way) => <polyline key={way.join()} class="lab-gap" points={points(midline(way))} />)}
      {runs.map((cell) => <Run key={cell} from={from!} to={cell} view={view} strong={over.value === cell || to === cell} />)}
      {[...ways.keys()].map((cell) => {
        const [x, y] = cellOf(cell).at;
        if (view.figures.some((post) => post.cell === cell)) return <Outline key={cell} cell={cell} class="s-point" />;
        if (building && open.has(cell)) return <g key={cell}>{path.length > 0 && <Outline cell={cell} class="lab-open" inset={1} />}<circle class={path.length > 0 ? "s-dot" : "s-dot faint"} cx={x} cy={y} r={path.length > 0 ? 6 : 4} /></g>;
        return from && runs.includes(cell) ? <Outline key={cell} cell={cell} class="s-point" /> : <circle key={cell} class="s-dot" cx={x} cy={y} r="7" />;
      })}
      {[from, to, chosen].map((cell, i) => cell && <Outline key={`${i}${cell}`} cell={cell} class="s-sel" inset={2} />)}
      {hint?.flatMap((w) => (w[1] === "cell" ? [<Outline key={`h${w[0]}`} cell={w[0]} class="s-hint" inset={4} />] : []))}
    </g>
  );
}

/** A run: its strip, a line along the middle, and the edge of the colour that ends it. */
function Run({ from, to, view, strong }: { from: string; to: string; view: LabView; strong: boolean }) {
  const cells = ray(from, to);
  const post = view.figures.find((p) => p.cell === from);
  if (!cells || !post) return null;
  const line = midline(cells);
  const shown = line.slice(0, -1).concat([shorten(line.at(-2)!, line.at(-1)!)]);
  const cell = cellOf(to);
  return (
    <g class={strong ? "lab-run strong" : "lab-run"}>
      {cells.slice(1).map((name) => <polygon key={name} class="strip" points={points(cellOf(name).corners)} />)}
      {[0, 1, 2].filter((k) => view.board[to]?.[k] === post.colour).map((k) => {
        const [p, q] = [cell.corners[(k + 1) % 3]!, cell.corners[(k + 2) % 3]!];
        return <path key={k} class="ending" d={`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`} />;
      })}
      <polyline class="under" points={points(shown)} />
      <polyline class="line" points={points(shown)} />
      <Arrow from={line.at(-2)!} to={line.at(-1)!} />
    </g>
  );
}
function shorten(from: Point, to: Point): Point { const d = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1; return [to[0] - ((to[0] - from[0]) / d) * 4, to[1] - ((to[1] - from[1]) / d) * 4]; }
function Arrow({ from, to }: { from: Point; to: Point }) {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return <path class="head" transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`} d="M-8 -7L7 0L-8 7Z" />;
}
