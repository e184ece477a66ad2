/** What can be pointed at, what is chosen, where runs end, and what happened last. */
import type { Signal } from "@preact/signals";
import type { Node } from "../../board/trie";
import type { GameEvent, Word } from "../../net/wire";
import { cellOf, over as edgeTo, midline, type Point, points, ray } from "./geometry";
import { Outline, touched } from "./motion";
import { stands } from "./Pieces";
import { type LabView, wanted } from "./view";

interface Marked {
  view: LabView;
  path: Word[];
  ways: Map<string, Word[]>;
  open: Map<string, string[]>;
  last: GameEvent[];
  hint: Word[] | null;
  over: Signal<string | null>;
  gaps: string[][];
  root: Node;
}

/** Where the chosen figure stands, and where it is to go. */
function going(path: Word[]): { from: string | null; to: string | null } {
  const from = path[0]?.[1] === "cell" ? path[0][0] : null;
  return { from, to: from && path[2]?.[1] === "cell" ? path[2][0] : null };
}
/** The figure under the pointer, before any is chosen: its runs are shown. */
function hovered({ path, over, root, ways }: Marked): { from: string; to: string[] } | null {
  const cell = over.value;
  const there = cell && !path.length && ways.has(cell) ? root.children.get(`cell:${cell}`)?.node : null;
  if (!cell || !there) return null;
  const goals = [...there.children.values()].flatMap(({ word, node }) =>
    word[1] === "figure" && word[0] !== "y" ? [...node.children.values()].filter((c) => c.word[1] === "cell").map((c) => c.word[0]) : [],
  );
  return { from: cell, to: [...new Set(goals)].filter((goal) => goal !== cell && edgeTo(cell, goal) < 0) };
}
/** The ends of the runs among the places to go to. */
function runsTo({ view, path, ways }: Marked): string[] {
  const { from, to } = going(path);
  if (!from || view.options["dice"] === true || path[1]?.[0] === "y") return [];
  return (to ? [to] : [...ways.keys()]).filter((cell) => edgeTo(from, cell) < 0 && cell !== from);
}

/** Under the figures: what happened last, gaps, runs, and what is chosen. */
export function Under(props: Marked) {
  const { view, path, last, over, gaps } = props;
  const hover = hovered(props);
  const dice = view.options["dice"] === true;
  const { from, to } = going(path);
  return (
    <g class="marks" aria-hidden="true">
      {touched(last).map((cell) => (
        <Outline key={cell} cell={cell} class="s-last" inset={0} />
      ))}
      {last
        .filter((e) => e.name === "ran" || e.name === "ran-by-rider")
        .map((e, i) => (
          <polyline key={i} class="lab-trail" points={points(midline(e.params["path"] as string[]))} />
        ))}
      {gaps.map((way) => (
        <polyline key={way.join()} class="lab-gap" points={points(midline(way))} />
      ))}
      {!dice && hover?.to.map((cell) => <Run key={`o${cell}`} from={hover.from} to={cell} view={view} strong={false} />)}
      {runsTo(props).map((cell) => (
        <Run key={cell} from={from!} to={cell} view={view} strong={over.value === cell || to === cell} />
      ))}
      {[from, to, wanted.value.cell].map((cell, i) => cell && <Outline key={`${i}${cell}`} cell={cell} class="s-sel" inset={0} />)}
    </g>
  );
}

/** Over the figures: what can be pointed at. */
export function Over(props: Marked) {
  const { view, path, ways, open, hint } = props;
  const runs = runsTo(props);
  const building = path.length === 0 || path[0]![1] === "triangle";
  const mover = view.mover === null ? "" : (view.colours[view.mover] ?? "");
  return (
    <g class="marks" aria-hidden="true">
      {[...ways.keys()].map((cell) => {
        const [x, y] = cellOf(cell).at;
        const post = view.figures.find((p) => p.cell === cell);
        if (post && !mover.includes(post.colour)) return <Crosshairs key={cell} at={[x, y]} />;
        if (post) return <Outline key={cell} cell={cell} class="s-point" inset={1} />;
        if (building && open.has(cell))
          return (
            <g key={cell}>
              {path.length > 0 && <Outline cell={cell} class="lab-open" inset={1} />}
              <circle class={path.length > 0 ? "s-dot" : "s-dot faint"} cx={x} cy={y} r={path.length > 0 ? 6 : 4} />
            </g>
          );
        return runs.includes(cell) ? (
          <Outline key={cell} cell={cell} class="s-point" inset={1} />
        ) : (
          <circle key={cell} class="s-dot" cx={x} cy={y} r="7" />
        );
      })}
      {hint?.map((word, i) => word[1] === "cell" && <Hinted key={`h${i}`} cell={word[0]} figure={hint[i + 1]} view={view} />)}
    </g>
  );
}
/** A cell that a hint names; of two figures on it the one that is to go. */
function Hinted({ cell, figure, view }: { cell: string; figure: Word | undefined; view: LabView }) {
  const there = view.figures.find((p) => p.cell === cell)?.figures ?? [];
  const i = figure?.[1] === "figure" && there.length > 1 ? there.indexOf(figure[0]) : -1;
  if (i < 0) return <Outline cell={cell} class="s-hint" inset={3} />;
  const { at, size } = stands(cell, i, there.length);
  return <circle class="s-hint" data-hinted={figure![0]} cx={at[0]} cy={at[1]} r={size * 0.62} />;
}
function Crosshairs({ at: [x, y] }: { at: Point }) {
  return (
    <path
      class="lab-prey"
      d={`M${x - 21} ${y}a21 21 0 1 0 42 0a21 21 0 1 0 -42 0M${x - 28} ${y}h10M${x + 18} ${y}h10M${x} ${y - 28}v10M${x} ${y + 18}v10`}
    />
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
      {cells.slice(1).map((name) => (
        <polygon key={name} class="strip" points={points(cellOf(name).corners)} />
      ))}
      {[0, 1, 2]
        .filter((k) => view.board[to]?.[k] === post.colour)
        .map((k) => {
          const [p, q] = [cell.corners[(k + 1) % 3]!, cell.corners[(k + 2) % 3]!];
          return <path key={k} class="ending" d={`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`} />;
        })}
      <polyline class="under" points={points(shown)} />
      <polyline class="line" points={points(shown)} />
      <Arrow from={line.at(-2)!} to={line.at(-1)!} />
    </g>
  );
}
function shorten(from: Point, to: Point): Point {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] - ((to[0] - from[0]) / d) * 4, to[1] - ((to[1] - from[1]) / d) * 4];
}
function Arrow({ from, to }: { from: Point; to: Point }) {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return <path class="head" transform={`translate(${to[0]} ${to[1]}) rotate(${turn})`} d="M-8 -7L7 0L-8 7Z" />;
}
