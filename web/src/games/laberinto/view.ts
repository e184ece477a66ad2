/** What the server shows of a game of Laberinto Interior, and what can be read off it. */
import { signal } from "@preact/signals";
import type { Node } from "../../board/trie";
import { COLS, cellOf } from "./geometry";

export interface Post {
  cell: string;
  colour: string;
  figures: string[];
}
export interface Team {
  prisms: number;
  pyramids: number;
  eliminated: number;
  gone: number;
  crossed: Record<string, number>;
}
export interface LabView {
  options: Record<string, unknown>;
  colours: string[];
  doors: Record<string, string[]>;
  board: Record<string, string>;
  figures: Post[];
  teams: Record<string, Team>;
  prisoners: Record<string, number>[];
  /** Where captives belong to prisms (L45): by cell, the letters of each figure's captives; by two letters, those of crossed prisms. */
  captives: Record<string, string[]>;
  /** The number of each seat's alliance (L81). */
  alliances: number[];
  crossings: number[];
  retired: number[];
  joined: boolean;
  step: string;
  mover: number | null;
  active: number | null;
  left: number;
  pips: number;
  turns: number;
  turn_limit: number;
  idle: number;
  idle_limit: number;
  reserve: Record<string, number>;
  bag: number;
  sizes: number[];
  hands: (Record<string, number> | null)[];
}

/** What a player has half chosen and the words of an action cannot hold: a cell before its triangle, and how the triangle is turned. */
export const wanted = signal<{ cell: string | null; turn: number }>({ cell: null, turn: 0 });

/** The colours that a seat plays. */
export function colourOf(view: LabView, seat: number | null): string {
  return seat === null ? "" : (view.colours[seat] ?? "");
}

/** Every cell that a triangle can be laid on, with the triangles that fit there. */
export function grounds(root: Node): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { word, node } of root.children.values()) {
    if (word[1] !== "triangle") continue;
    for (const child of node.children.values()) found.set(child.word[0], [...(found.get(child.word[0]) ?? []), word[0]]);
  }
  return found;
}

/** All cells that lie below a node: where something can happen. */
export function cellsBelow(node: Node): string[] {
  const found = new Set<string>();
  const search = (at: Node) => {
    for (const { word, node: next } of at.children.values()) {
      if (word[1] === "cell") found.add(word[0]);
      search(next);
    }
  };
  search(node);
  return [...found];
}

/** The gaps that the paths have to close (L24): from each cell to the nearest triangle of another path, the shortest ones only. */
export function gaps(view: LabView, from: string[]): string[][] {
  if (view.joined || view.options["meet"] !== "must" || from.length > 24) return [];
  const ways = from.flatMap((cell) => {
    const own = group(view, cellOf(cell).next.find((next) => next && view.board[next]) ?? "");
    const came = new Map<string, string | null>([[cell, null]]);
    for (const at of came.keys()) {
      const found = cellOf(at).next.find((next) => next && view.board[next] && !own.has(next));
      if (found && own.size) {
        const way = [found];
        for (let back: string | null = at; back; back = came.get(back) ?? null) way.unshift(back);
        return [way];
      }
      for (const next of cellOf(at).next) if (next && !view.board[next] && !came.has(next)) came.set(next, at);
    }
    return [];
  });
  const least = Math.min(...ways.map((way) => way.length));
  return ways.filter((way) => way.length === least).slice(0, 6);
}
/** The triangles connected with one. */
function group(view: LabView, start: string): Set<string> {
  const found = new Set(view.board[start] ? [start] : []);
  for (const at of found) for (const next of cellOf(at).next) if (next && view.board[next]) found.add(next);
  return found;
}

/** How many edges of a laid triangle would disagree with what lies around. */
export function clashes(view: LabView, cell: string, tile: string): number {
  const { next, side } = cellOf(cell);
  return next.filter((other, k) => {
    const asked = other === null ? (view.options["match_sides"] === false || side === null ? null : COLS[side]) : view.board[other]?.[k];
    return asked !== null && asked !== undefined && asked !== tile[k];
  }).length;
}
