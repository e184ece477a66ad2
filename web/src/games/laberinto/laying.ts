/** Laying a triangle: which way it lies, on which cell, and when it is done. */

import { type Node, walk } from "../../board/trie";
import { careful } from "../../board/useMove";
import type { Word } from "../../net/wire";
import { wanted } from "./view";

/** The triangle chosen so far, and the cell if there is one. */
export interface Laying {
  triangle: string;
  cell: string | null;
}
export function laying(path: Word[]): Laying | null {
  return path[0]?.[1] === "triangle" ? { triangle: path[0][0], cell: path[1]?.[0] ?? null } : null;
}

/** The ways in which a triangle fits on a cell. */
export function fits(root: Node, triangle: string, cell: string): string[] {
  const node = walk(root, [
    [triangle, "triangle"],
    [cell, "cell"],
  ]);
  return node ? [...node.children.values()].map((child) => child.word[0]) : [];
}
/** The way in which it lies now. */
export function lies(root: Node, triangle: string, cell: string): string | undefined {
  const ways = fits(root, triangle, cell);
  return ways[wanted.value.turn % (ways.length || 1)];
}

function whole(triangle: string, cell: string, turn: string): Word[] {
  return [
    [triangle, "triangle"],
    [cell, "cell"],
    [turn, "turn"],
  ];
}

/** Hold a triangle over a cell. Where taps are confirmed, the confirmation lays it; elsewhere it is turned and laid by hand. */
export function hold(root: Node, point: (words: Word[]) => void, triangle: string, cell: string): void {
  const turn = lies(root, triangle, cell);
  if (turn && careful()) point(whole(triangle, cell, turn));
  else
    point([
      [triangle, "triangle"],
      [cell, "cell"],
    ]);
}
/** Turn the triangle that is held. */
export function turnIt(root: Node, point: (words: Word[]) => void, { triangle, cell }: Laying): void {
  wanted.value = { ...wanted.value, turn: wanted.value.turn + 1 };
  if (cell && careful()) hold(root, point, triangle, cell);
}
/** Lay it as it lies. */
export function layIt(root: Node, point: (words: Word[]) => void, { triangle, cell }: Laying): void {
  const turn = cell && lies(root, triangle, cell);
  if (turn) point(whole(triangle, cell, turn));
}
