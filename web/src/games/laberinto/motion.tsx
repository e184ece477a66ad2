/** What the last action set in motion: slides, captures that sink, a triangle that is laid, gems that light up. */
import { still } from "../../lib/prefs";
import type { GameEvent } from "../../net/wire";
import { CELLS, cellOf, type Point, points } from "./geometry";
import { Triangle } from "./Maze";
import { Figure, stands } from "./Pieces";
import type { LabView } from "./view";

const PER_CELL = 140;
const MOST = 700;

function text(event: GameEvent, key: string): string {
  return String(event.params[key] ?? "");
}

/** The cells to wash as "the last action". */
export function touched(events: GameEvent[]): string[] {
  const found = new Set<string>();
  for (const event of events) for (const key of ["cell", "from", "to", "at"]) if (CELLS.has(text(event, key))) found.add(text(event, key));
  return [...found];
}

/** The doors that somebody crossed by. */
export function crossedBy(events: GameEvent[]): string[] {
  return events.filter((e) => e.name === "crossed").map((e) => text(e, "door"));
}

/** The way a figure went. */
function wayOf(event: GameEvent): string[] | null {
  if (Array.isArray(event.params["path"])) return event.params["path"] as string[];
  return event.name === "mounted" || event.name === "dismounted" ? [text(event, "from"), text(event, "to")] : null;
}

/** How long the slides of these events last, in milliseconds. */
export function lasting(events: GameEvent[]): number {
  return Math.max(0, ...events.map((e) => Math.min(MOST, PER_CELL * ((wayOf(e)?.length ?? 1) - 1))));
}

/** Let every figure that moved travel from where it was, cell by cell; and let the gems of a joined maze light up in order. */
export function play(svg: SVGSVGElement, events: GameEvent[], board: Record<string, string>): Animation[] {
  if (still()) return [];
  const quick = document.documentElement.dataset["motion"] === "quick" ? 0.5 : 1;
  const running: Animation[] = [];
  for (const event of events) {
    const way = wayOf(event);
    const to = way?.[way.length - 1];
    const thing =
      to &&
      [...svg.querySelectorAll<SVGGElement>(`.pieces > [data-on="${to}"]`)].find(
        (g, _, all) => all.length === 1 || g.dataset["figure"] === event.params["figure"],
      );
    if (way && thing && way.length > 1) {
      const [zx, zy] = cellOf(to).at;
      const frames = way.map((cell) => {
        const [x, y] = cellOf(cell).at;
        return { transform: `translate(${x - zx}px, ${y - zy}px)` };
      });
      running.push(
        thing.animate(frames, {
          duration: Math.min(MOST, PER_CELL * (way.length - 1)) * quick,
          easing: way.length > 2 ? "linear" : "cubic-bezier(.2,.7,.2,1)",
        }),
      );
    }
    if (event.name === "entered" || event.name === "came-back") {
      const at = cellOf(text(event, "at"));
      const figure = [...svg.querySelectorAll<SVGGElement>(`.pieces > [data-on="${at.name}"]`)].at(-1);
      const [dx, dy] = [(at.at[0] - 500) * 0.14, (at.at[1] - 442) * 0.14];
      if (figure)
        running.push(
          figure.animate(
            [
              { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
              { transform: "none", opacity: 1 },
            ],
            { duration: 240 * quick, easing: "cubic-bezier(.2,.7,.2,1)" },
          ),
        );
    }
    const laid = events.find((e) => e.name.startsWith("placed"));
    if (event.name === "joined" && laid) running.push(...chain(svg, text(laid, "cell"), board, quick));
  }
  return running;
}

/** All gems light up, one after the other, from the cell that joined them. */
function chain(svg: SVGSVGElement, from: string, board: Record<string, string>, quick: number): Animation[] {
  const far = new Map([[from, 0]]);
  for (const name of far.keys())
    for (const next of cellOf(name).next) if (next && board[next] && !far.has(next)) far.set(next, far.get(name)! + 1);
  const most = Math.max(1, ...far.values());
  return [...svg.querySelectorAll<SVGGElement>("[data-gem]")].map((gem) =>
    gem.animate([{ filter: "none" }, { filter: "brightness(1.9)" }, { filter: "none" }], {
      duration: 300 * quick,
      delay: ((600 * (far.get(gem.dataset["gem"]!) ?? 0)) / most) * quick,
    }),
  );
}

/** Things that are no longer, or not yet, part of the board: captured figures sink, a crossing pair leaves, a new triangle drops into place. */
export function Passing({ events, before, version }: { events: GameEvent[]; before: LabView | null; version: number }) {
  if (still()) return null;
  const wait = lasting(events);
  const stood = (cell: string) => before?.figures.find((post) => post.cell === cell);
  return (
    <g class="marks" aria-hidden="true">
      {events.map((event, i) => {
        const key = `${version} ${i}`;
        if (event.name.startsWith("placed"))
          return <Triangle key={key} class="laying" cell={cellOf(text(event, "cell"))} tile={text(event, "tile")} />;
        const cell = event.name === "crossed" || event.name === "went-out" ? text(event, "at") : text(event, "cell");
        const post = ["crossed", "went-out", "eliminated", "captured", "freed"].includes(event.name) ? stood(cell) : undefined;
        if (!post || events[i - 1]?.name === "eliminated") return null;
        const figure = String(event.params["figure"] ?? post.figures[0]);
        return (
          <g key={key} class="sink" style={{ animationDelay: `${wait}ms` }}>
            <Figure figure={figure} colour={post.colour} {...stands(cell, 0, 1)} />
            {event.name === "crossed" && <circle class="lab-glow" cx={cellOf(cell).at[0]} cy={cellOf(cell).at[1]} r="30" />}
          </g>
        );
      })}
    </g>
  );
}

/** An outline of a cell, drawn inwards. */
export function Outline({ cell, class: name, inset = 3 }: { cell: string; class: string; inset?: number }) {
  const { corners, at } = cellOf(cell);
  const shape = corners.map(([x, y]) => {
    const d = Math.hypot(x - at[0], y - at[1]);
    return [x + ((at[0] - x) / d) * inset * 2, y + ((at[1] - y) / d) * inset * 2] as Point;
  });
  return <polygon class={name} points={points(shape)} stroke-linejoin="round" />;
}
