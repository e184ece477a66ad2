/** A line drawn over the board, step by step: arrows where something moves, rings where something is done. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { MODULES } from "../games/registry";
import type { Step } from "../net/wire";
import { colourOf } from "../ui/Players";
import { elementOf, type Spot, strokesOf } from "./steps";

/** So many steps can still be told apart. */
const MOST = 5;
/** A shape is looked at in so many steps each way. */
const GRID = 14;
interface Point {
  x: number;
  y: number;
  r: number;
}
interface Drawn {
  from: Point | null;
  to: Point;
  number: number;
  seat: number;
}

export function Arrows({ steps, game, seats }: { steps: Step[]; game: string; seats: number }) {
  const svg = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  useLayoutEffect(() => {
    const box = svg.current?.parentElement;
    if (!box || !MODULES[game]) return;
    const place = () => setDrawn(measured(box, steps));
    place();
    // Boards are zoomed and pushed about, and grow with the page.
    const grown = new ResizeObserver(place);
    grown.observe(box);
    const changed = new MutationObserver((all) => {
      if (all.some((one) => !svg.current?.contains(one.target))) place();
    });
    changed.observe(box, { attributes: true, attributeFilter: ["viewBox", "style", "transform"], childList: true, subtree: true });
    return () => {
      grown.disconnect();
      changed.disconnect();
    };
  }, [steps, game]);
  return (
    <svg ref={svg} class="arrows" aria-hidden="true" data-count={drawn.length}>
      {drawn.map((one, i) => (
        <g key={i} style={{ color: `var(--p-${colourOf(game, seats, one.seat)})` }} opacity={1 - 0.13 * (one.number - 1)}>
          {one.from ? <Arrow from={one.from} to={one.to} /> : <Ring at={one.to} />}
          <Count at={one.to} number={one.number} />
        </g>
      ))}
    </svg>
  );
}

/** Where each stroke lies now; of what is not on the board nothing is drawn. */
function measured(box: Element, steps: Step[]): Drawn[] {
  const outer = box.getBoundingClientRect();
  const at = (spot: Spot | null): Point | null => {
    const found = spot && elementOf(box, spot);
    if (!found) return null;
    const b = found.getBoundingClientRect();
    if (!b.width || !b.height) return null;
    const shape = found instanceof SVGGeometryElement ? found : found.querySelector<SVGGeometryElement>(":scope > path, :scope > polygon");
    const deep = shape && deepest(shape);
    if (deep) return { x: deep.x - outer.left, y: deep.y - outer.top, r: deep.r };
    return {
      x: b.left + b.width / 2 - outer.left,
      y: b.top + b.height / 2 - outer.top,
      r: Math.min(40, Math.max(9, Math.min(b.width, b.height) / 2)),
    };
  };
  const drawn: Drawn[] = [];
  steps.slice(0, MOST).forEach((step, i) => {
    for (const { from, to } of strokesOf(step)) {
      const end = at(to);
      if (end) drawn.push({ from: at(from), to: end, number: i + 1, seat: step.seat });
    }
  });
  return drawn;
}

/** The point of a shape that is farthest from its edge: the middle of a crescent lies outside of it. */
function deepest(shape: SVGGeometryElement): Point | null {
  const back = shape.getScreenCTM()?.inverse();
  if (!back) return null;
  const b = shape.getBoundingClientRect();
  const cells: { x: number; y: number; inside: boolean }[] = [];
  for (let i = 0; i <= GRID; i++)
    for (let k = 0; k <= GRID; k++) {
      const at = new DOMPoint(b.left + (b.width * i) / GRID, b.top + (b.height * k) / GRID);
      cells.push({ x: at.x, y: at.y, inside: shape.isPointInFill(at.matrixTransform(back)) });
    }
  const outside = cells.filter((c) => !c.inside);
  let best: Point | null = null;
  for (const c of cells) {
    if (!c.inside) continue;
    const edge = Math.min(c.x - b.left, b.right - c.x, c.y - b.top, b.bottom - c.y) + 1;
    const r = outside.reduce((least, o) => Math.min(least, Math.hypot(o.x - c.x, o.y - c.y)), edge);
    const middle = best && Math.abs(r - best.r) < 0.5 && off(c, b) < off(best, b);
    if (!best || r > best.r + 0.5 || middle) best = { x: c.x, y: c.y, r };
  }
  return best && { ...best, r: Math.min(40, Math.max(9, best.r)) };
}
function off(c: { x: number; y: number }, b: DOMRect): number {
  return Math.hypot(c.x - b.left - b.width / 2, c.y - b.top - b.height / 2);
}

function Arrow({ from, to }: { from: Point; to: Point }) {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const wide = Math.max(4, Math.min(8, from.r / 3));
  const head = wide * 2.2;
  const [ex, ey] = [to.x - ux * 4, to.y - uy * 4];
  const [bx, by] = [ex - ux * head, ey - uy * head];
  return (
    <g class="arrow">
      <path d={`M${from.x} ${from.y}L${bx} ${by}`} stroke-width={wide} />
      <path
        class="head"
        d={`M${ex} ${ey}L${bx - uy * wide * 1.4} ${by + ux * wide * 1.4}L${bx + uy * wide * 1.4} ${by - ux * wide * 1.4}Z`}
      />
    </g>
  );
}
function Ring({ at }: { at: Point }) {
  return (
    <g class="arrow">
      <circle cx={at.x} cy={at.y} r={at.r} stroke-width="4" />
    </g>
  );
}
function Count({ at, number }: { at: Point; number: number }) {
  const [x, y] = [at.x + (at.r + 5) * 0.7, at.y - (at.r + 5) * 0.7];
  return (
    <g class="step-number">
      <circle cx={x} cy={y} r="10" />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </g>
  );
}
