/** The hexagon of 384 triangular cells on the screen (L2-L7). */
import type { Colour } from "../types";

export const COLS = "ROYGBV";
export const COLOUR: Record<string, Colour> = { R: "red", O: "orange", Y: "yellow", G: "green", B: "blue", V: "violet" };
/** The colours in play for each number of seats. */
export const PLAYED: Record<number, string> = { 3: "RYB", 4: "ROGB", 5: "ROYGB", 6: "ROYGBV" };

export type Point = [number, number];
/** Corners and neighbours are opposite to, and over, the edges a, b, c. */
export interface Cell {
  name: string;
  down: boolean;
  at: Point;
  corners: [Point, Point, Point];
  next: (string | null)[];
  side: number | null;
}

/** The length of an edge, the height of a triangle, the middle, and how far the sills stand out. */
export const EDGE = 55;
const HIGH = (EDGE * Math.sqrt(3)) / 2;
export const MIDDLE: Point = [500, 442];
const SILL = 24;
export const WIDE = 1000;
export const TALL = 850;

function inside(a: number, b: number, c: number): boolean {
  return [a, b, c].every((n) => n >= -7 && n <= 8) && (a + b + c === 1 || a + b + c === 2);
}
function nameOf(a: number, b: number, c: number): string {
  const half = a >= 1 ? 16 - a : 15 + a;
  return "ABCDEFGHIJKLMNOP"[8 - a]! + String(b - c + half + 1);
}
function place(a: number, b: number, c: number): Point {
  return [MIDDLE[0] + (EDGE * (b - c)) / 2, MIDDLE[1] - (HIGH * (2 * a - b - c)) / 3];
}
export function between(p: Point, q: Point, part: number): Point {
  return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
}

/** The side of a border edge, by "points down" and edge (L5). */
const SIDE_OF: Record<string, number> = { true0: 0, false2: 1, true1: 2, false0: 3, true2: 4, false1: 5 };

/** Every cell by its name, in reading order. */
export const CELLS = new Map<string, Cell>();
for (let a = 8; a >= -7; a--)
  for (let u = -15; u <= 15; u++)
    for (let b = -7; b <= 8; b++) {
      const c = b - u;
      if (!inside(a, b, c)) continue;
      const down = a + b + c === 1;
      const step = down ? 1 : -1;
      const next = [
        [a + step, b, c],
        [a, b + step, c],
        [a, b, c + step],
      ].map(([x, y, z]) => (inside(x!, y!, z!) ? nameOf(x!, y!, z!) : null));
      const edge = next.indexOf(null);
      const corners: [Point, Point, Point] = down
        ? [place(a - 1, b, c), place(a, b - 1, c), place(a, b, c - 1)]
        : [place(a, b - 1, c - 1), place(a - 1, b, c - 1), place(a - 1, b - 1, c)];
      const at: Point = [(corners[0][0] + corners[1][0] + corners[2][0]) / 3, (corners[0][1] + corners[1][1] + corners[2][1]) / 3];
      CELLS.set(nameOf(a, b, c), { name: nameOf(a, b, c), down, at, corners, next, side: edge < 0 ? null : SIDE_OF[`${down}${edge}`]! });
    }

export function cellOf(name: string): Cell {
  return CELLS.get(name)!;
}

/** The ends of an edge, clockwise round the cell or against it. */
export function ends(cell: Cell, edge: number): [Point, Point] {
  return [cell.corners[(edge + 1) % 3]!, cell.corners[(edge + 2) % 3]!];
}
export function middle(cell: Cell, edge: number): Point {
  const [p, q] = ends(cell, edge);
  return between(p, q, 0.5);
}
export function points(all: Point[]): string {
  return all.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** How deep a band reaches from its edge towards the middle. */
const BAND = 0.56;
/** The band of colour along an edge. */
export function band(corners: readonly Point[], at: Point, edge: number): Point[] {
  const [p, q] = [corners[(edge + 1) % 3]!, corners[(edge + 2) % 3]!];
  return [p, q, between(q, at, BAND), between(p, at, BAND)];
}
export function core(corners: readonly Point[], at: Point): Point[] {
  return corners.map((p) => between(p, at, BAND));
}
/** Two matching bands over one edge: a gem. */
export function gem(one: Cell, edge: number, other: Cell): Point[] {
  const [p, q] = ends(one, edge);
  return [p, between(p, one.at, BAND), between(q, one.at, BAND), q, between(q, other.at, BAND), between(p, other.at, BAND)];
}

function corner(radius: number, degrees: number): Point {
  return [MIDDLE[0] + radius * Math.cos((degrees * Math.PI) / 180), MIDDLE[1] + radius * Math.sin((degrees * Math.PI) / 180)];
}
const TURNS = [240, 300, 0, 60, 120, 180];
export const HEXAGON = TURNS.map((turn) => corner(8 * EDGE, turn));
export const SLAB = TURNS.map((turn) => corner(8 * EDGE + SILL, turn));
/** The sill of each door, and where its plate is. */
export const SILLS = TURNS.map((_, s) => {
  const [a, b, A, B] = [HEXAGON[s]!, HEXAGON[(s + 1) % 6]!, SLAB[s]!, SLAB[(s + 1) % 6]!];
  return {
    shape: [between(a, b, 0.012), between(a, b, 0.988), between(B, A, 0.03), between(A, B, 0.03)],
    plate: between(between(a, b, 0.5), between(A, B, 0.5), 1.12),
  };
});

/** The edge over which two cells are neighbours, or -1. */
export function over(from: string, to: string): number {
  return cellOf(from).next.indexOf(to);
}

/** The straight line from a cell to another (L35), if there is one. */
export function ray(from: string, to: string): string[] | null {
  for (let first = 0; first < 3; first++)
    for (let second = 0; second < 3; second++) {
      if (second === first) continue;
      const cells = [from];
      for (let edge = first; ; edge = first + second - edge) {
        const next = cellOf(cells[cells.length - 1]!).next[edge]!;
        if (!next) break;
        cells.push(next);
        if (next === to) return cells;
      }
    }
  return null;
}

/** The midline of a strip: from the middle of its first cell through the middles of edges to the middle of its last. */
export function midline(cells: string[]): Point[] {
  const inner = cells.slice(1).map((to, i) => middle(cellOf(cells[i]!), over(cells[i]!, to)));
  return [cellOf(cells[0]!).at, ...inner, cellOf(cells[cells.length - 1]!).at];
}
