/** What a person can point at from a node of the trie. */

import type { Word } from "../net/wire";
import { choices, type Node, wordId } from "./trie";

export interface Pointable {
  words: Word[];
  word: Word;
  node: Node;
}

/** The next things to point at; a menu word that only leads to things on the board is passed over. */
export function pointables(node: Node): Pointable[] {
  const found: Pointable[] = [];
  for (const { word, node: next } of node.children.values()) {
    const leads = next.children.size > 0 && next.action === null && choices(next).every((w) => w[1] !== "choice");
    if (word[1] === "choice" && leads) {
      for (const child of next.children.values()) found.push({ words: [word, child.word], word: child.word, node: child.node });
    } else found.push({ words: [word], word, node: next });
  }
  return found;
}

/** Pointables by kind and text. */
export function byId(all: Pointable[]): Map<string, Pointable[]> {
  const map = new Map<string, Pointable[]>();
  for (const p of all) map.set(wordId(p.word), [...(map.get(wordId(p.word)) ?? []), p]);
  return map;
}

/** Is this a plain button rather than a place on the board? */
export function isMenu(word: Word): boolean {
  return word[1] === "choice" || word[1] === "number";
}
