/** The arena of 41 cells on the screen. */
export const CELL = 78;
/** What the picture shows: the arena and the rim of its slab. */
export const FRAME = "44 20 734 738";

export const CELLS: string[] = [];
for (let rank = 9; rank >= 1; rank--)
  for (let file = 0; file < 9; file++) if (Math.abs(file - 4) + Math.abs(rank - 5) <= 4) CELLS.push("abcdefghi"[file]! + rank);

/** The centre of a cell, with the arena turned so that the given side is at the bottom. */
export function centre(cell: string, side: string): [number, number] {
  const dx = cell.charCodeAt(0) - 97 - 4;
  const dy = Number(cell[1]) - 5;
  const [x, y] = side === "w" ? [-dy, dx] : side === "n" ? [-dx, -dy] : side === "e" ? [dy, -dx] : [dx, dy];
  return [411 + x * CELL, 385 - y * CELL];
}

/** The side of the arena that is at the bottom for a seat. */
export function sideOf(view: SplutView, seat: number | null): string {
  return seat === null ? "s" : (view.places[seat] ?? "s");
}

/** Where a direction points on the screen, in degrees clockwise from straight up. */
export function pointsAt(way: string, side: string): number {
  return ("nesw".indexOf(way) * 90 + { s: 0, w: 270, n: 180, e: 90 }[side]! + 360) % 360;
}

const STEPS: Record<string, [number, number]> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
/** The neighbour of a cell, or null at the edge. */
export function beside(cell: string, way: string): string | null {
  const [dx, dy] = STEPS[way]!;
  const next = String.fromCharCode(cell.charCodeAt(0) + dx) + (Number(cell[1]) + dy);
  return CELLS.includes(next) ? next : null;
}

export interface Piece {
  piece: "S" | "D" | "T";
  seat: number;
  cell: string;
}
export interface SplutView {
  places: string[];
  living: number[];
  pieces: Piece[];
  rocks: string[];
  mover: number | null;
  turn: number;
  steps: number;
  locked: string[];
  moved: string[];
  levitating: string | null;
  levitation_ended: boolean;
}

/** The way of a thrown rock, for showing it before it is thrown. */
export function flight(view: SplutView, from: string, rock: string, way: string): { path: string[]; victim: Piece | null } {
  const hard = new Set([...view.rocks, ...view.pieces.filter((p) => p.piece === "T" && p.cell !== from).map((p) => p.cell)]);
  const path = [rock];
  let cell = rock;
  for (;;) {
    const next = beside(cell, way);
    if (!next || (hard.has(next) && next !== from)) break;
    cell = next;
    path.push(cell);
    if (view.pieces.some((p) => p.piece === "S" && p.cell === cell)) break;
  }
  const victim = view.pieces.find((p) => p.cell === cell && p.piece !== "T") ?? null;
  return { path, victim: path.length > 1 ? victim : null };
}

/** Where another troll stands beside a rock that it could throw at this seat's sorcerer at once. */
export function threats(view: SplutView, seat: number): string[][] {
  const found: string[][] = [];
  for (const troll of view.pieces.filter((p) => p.piece === "T" && p.seat !== seat))
    for (const rock of view.rocks.filter((r) => "nesw".split("").some((way) => beside(troll.cell, way) === r)))
      for (const way of "nesw".split("")) {
        const { path, victim } = flight(view, troll.cell, rock, way);
        if (victim?.piece === "S" && victim.seat === seat) found.push(path);
      }
  return found;
}
