/** A move made ahead: pointed at while others act, and played the moment it is one's turn, if the rules still allow it. */
import { useEffect, useState } from "preact/hooks";
import { walk } from "../../board/trie";
import type { Move } from "../../board/useMove";
import type { GameModule, Say } from "../../games/types";
import type { Word } from "../../net/wire";

export interface Premove {
  path: Word[];
  /** Something was pointed at while others act. */
  point: (word: Word) => void;
  /** Forget it; was there one? */
  drop: () => boolean;
  /** The last one could not be played. */
  missed: boolean;
  /** What can be chosen by a button now. */
  buttons: { word: Word; text: string }[];
}

export function usePremove(
  module: GameModule | undefined,
  {
    view,
    seat,
    acting,
    open,
    move,
    say,
  }: {
    view: Record<string, unknown> | null;
    seat: number | null;
    acting: boolean;
    /** May anything be chosen ahead now? */
    open: boolean;
    move: Move;
    say: Say;
  },
): Premove {
  const [path, setPath] = useState<Word[]>([]);
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    if (!acting || !path.length || (view && module?.begins?.(view) === false)) return;
    setPath([]);
    const there = walk(move.root, path);
    setMissed(!there);
    if (there?.action) move.take(there.action, path);
    else if (there) move.point(path, true);
  }, [acting, move.root]);
  useEffect(() => {
    if (!open && !acting) setPath([]);
  }, [open, acting]);
  return {
    path: open ? path : [],
    point: (word) => {
      if (!open || !view || seat === null) return;
      setMissed(false);
      setPath(module?.ahead?.(view, seat, path, word) ?? []);
    },
    drop: () => {
      setPath([]);
      setMissed(false);
      return path.length > 0;
    },
    missed,
    buttons: open && view && seat !== null ? (module?.aheads?.(view, seat, say) ?? []) : [],
  };
}
