/** Where nothing is left to choose, the table goes on by itself; as long as one's last action can be undone, it waits a moment. */
import { useEffect } from "preact/hooks";
import type { Board, Games, Order } from "../../net/wire";

/** Milliseconds in which the last action can still be taken back. */
const SOON = 4000;

/** The only answer that is left, where the game calls the question a formality and the server waits for a change of mind. */
export function lastAnswer(board: Board | undefined, info: Games["games"][number] | undefined, orders: Order[]): string | null {
  if (!board?.undo || board.legal.length !== 1 || orders.some((order) => order.play === "ask")) return null;
  return info?.formalities.includes(board.prompt?.code ?? "") ? board.legal[0]![0] : null;
}

/** Gives that answer after a moment, unless something else is done before. */
export function useFormality(answer: string | null, version: number, play: (notation: string) => unknown): void {
  useEffect(() => {
    if (answer === null) return;
    const id = setTimeout(() => play(answer), SOON);
    return () => clearTimeout(id);
  }, [answer, version]);
}
