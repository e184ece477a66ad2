/** What a person does at a table: puts an action together, sends it, points at what is not allowed, chooses ahead. */
import { useMemo } from "preact/hooks";
import { isNothing, meant } from "../../board/tried";
import { type Move, useMove } from "../../board/useMove";
import type { GameModule } from "../../games/types";
import type { Live } from "../../net/live";
import type { Board, GameInfo, Word } from "../../net/wire";
import { t } from "../../text/speak";
import { lastAnswer, useFormality } from "./formality";
import { type Premove, usePremove } from "./premove";

export interface Acting {
  move: Move;
  premove: Premove;
  /** Play an action, in notation. Was it played? */
  play: (notation: string) => Promise<boolean>;
  /** Something was pointed at that cannot be chosen: the rules say why. */
  tried: (word: Word) => void;
  /** The only answer that is left; it is given in a moment. */
  over: string | null;
  closeRefused: () => void;
}

export function useActing(
  live: Live,
  {
    seat,
    board,
    acting,
    now,
    module,
    info,
  }: {
    seat: number | null;
    board: Board | undefined;
    /** Is it for this person to act? */
    acting: boolean;
    /** Is the last position looked at, and not one before it? */
    now: boolean;
    module: GameModule | undefined;
    info: GameInfo | undefined;
  },
): Acting {
  const table = live.table.value!;
  const held = live.held;
  const closeRefused = () => {
    live.refused.value = null;
  };
  const send = (said: string | string[]) => {
    closeRefused();
    return live.command({ do: said, ...(seat !== null && held.length > 1 && { seat }) });
  };
  const play = async (notation: string): Promise<boolean> => (await send(notation)) === null;
  const legal = useMemo(() => (acting && board ? (module?.listed?.(board.legal) ?? board.legal) : []), [acting, board?.legal]);
  // Chosen while an action of ours is on its way: played once that is answered, unless it was chosen on a board from before it.
  const move = useMove(
    legal,
    board?.version ?? 0,
    (notation) =>
      void live.idle().then(() => {
        if ((board?.version ?? 0) >= live.answered) void play(notation);
      }),
    module?.roomy,
    module?.plain,
  );
  const over = acting && held.length === 1 ? lastAnswer(board, info, live.orders.value[String(seat)] ?? []) : null;
  useFormality(over, board?.version ?? 0, play);
  const tried = (word: Word) => {
    if (!acting || !board?.view) return;
    const words = meant(module, board.view, move.path, word);
    if (!words) {
      if (move.path.length) move.reset();
      return;
    }
    void send(words).then((refused) => {
      if (!isNothing(refused)) return;
      live.refused.value = null;
      move.reset();
    });
  };
  const premove = usePremove(module, {
    view: board?.view ?? null,
    seat,
    acting,
    open: now && !acting && held.length === 1 && table.status === "playing" && module?.ahead !== undefined,
    move,
    say: (id, params = {}) => t(id, params, table.game),
  });
  return { move, premove, play, tried, over, closeRefused };
}
