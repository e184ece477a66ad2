/** The legal actions as a tree of words: the only thing a client knows of legality. */
import type { Legal, Word } from "../net/wire";

export interface Node {
  children: Map<string, { word: Word; node: Node }>;
  action: string | null;
}

export function trie(legal: Legal[]): Node {
  const root: Node = { children: new Map(), action: null };
  for (const [notation, words] of legal) {
    let node = root;
    for (const word of words) {
      const id = wordId(word);
      let next = node.children.get(id);
      if (!next) {
        next = { word, node: { children: new Map(), action: null } };
        node.children.set(id, next);
      }
      node = next.node;
    }
    node.action = notation;
  }
  return root;
}

export function wordId(word: Word): string {
  return `${word[1]}:${word[0]}`;
}

/** The node at the end of a path, or null if the path is not (or no longer) there. */
export function walk(root: Node, path: Word[]): Node | null {
  let node: Node | null = root;
  for (const word of path) node = node?.children.get(wordId(word))?.node ?? null;
  return node;
}

/** All actions below a node, each with the words that still lead to it. */
export function below(node: Node, so: Word[] = []): { action: string; words: Word[] }[] {
  const found = node.action ? [{ action: node.action, words: so }] : [];
  for (const { word, node: next } of node.children.values()) found.push(...below(next, [...so, word]));
  return found;
}

/** The words that can be pointed at next. */
export function choices(node: Node): Word[] {
  return [...node.children.values()].map((child) => child.word);
}
