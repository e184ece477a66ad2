/** Building an action word by word: shared by the table, the analysis board and the lessons. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Legal, Word } from "../net/wire";
import { type Node, trie, walk } from "./trie";

export interface Move {
  path: Word[];
  node: Node | null;
  root: Node;
  /** Go on with these words; an empty list means "just that". Whoever pressed a button is sure: a phone asks only after a touch on the board. */
  point: (words: Word[], sure?: boolean) => void;
  /** Play a whole action, whatever else its words could lead to: it was chosen as it stands. */
  take: (action: string, words: Word[]) => void;
  back: () => void;
  reset: () => void;
  /** A complete action that waits for a confirming tap. */
  ready: string | null;
  confirm: () => void;
}

/** Is what happens now no touch that could have missed? */
let certain = false;
export function sure(act: () => void): void {
  certain = true;
  try {
    act();
  } finally {
    certain = false;
  }
}

/** Where fingers are big and cells are small, the last word is confirmed. */
export function careful(): boolean {
  return !certain && matchMedia("(pointer: coarse)").matches && innerWidth < 520;
}

export function useMove(
  legal: Legal[],
  version: number,
  play: (notation: string) => void,
  roomy = false,
  plain?: (path: Word[], node: Node) => boolean,
): Move {
  const root = useMemo(() => trie(legal), [legal]);
  const [path, setPath] = useState<Word[]>([]);
  const [ready, setReady] = useState<string | null>(null);
  // Before anybody can click: a reset that came late would take back what was chosen on the new board.
  useLayoutEffect(() => {
    setPath([]);
    setReady(null);
  }, [version, root]);
  const node = walk(root, path);

  const finish = (action: string, words: Word[], sure = false) => {
    if (careful() && !roomy && !sure) {
      setPath(words);
      setReady(action);
      return;
    }
    setPath([]);
    setReady(null);
    play(action);
  };
  const point = (words: Word[], sure = false) => {
    if (words.length === 0) {
      if (ready) confirm();
      else if (node?.action) finish(node.action, path, sure);
      return;
    }
    const first = walk(root, [...path, ...words]) ? [...path, ...words] : words;
    let next = walk(root, first);
    let so = first;
    // A single continuation that does not end the action is no choice.
    while (next && next.action === null && next.children.size === 1) {
      const only = [...next.children.values()][0]!;
      if (only.node.action !== null && only.node.children.size === 0) break;
      so = [...so, only.word];
      next = only.node;
    }
    if (!next) return;
    setReady(null);
    if (next.action !== null && (next.children.size === 0 || plain?.(so, next))) finish(next.action, so, sure);
    else setPath(so);
  };
  const back = () => {
    setReady(null);
    setPath((p) => (ready ? p.slice(0, -1) : p.slice(0, p.length > 2 && p.at(-1)?.[1] === "choice" ? -2 : -1)));
  };
  const reset = () => {
    setPath([]);
    setReady(null);
  };
  const confirm = () => {
    if (ready) {
      const action = ready;
      reset();
      play(action);
    }
  };
  return {
    path,
    node: root.children.size ? node : null,
    root,
    point,
    take: (action, words) => finish(action, words, true),
    back,
    reset,
    ready,
    confirm,
  };
}
