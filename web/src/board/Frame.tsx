/** The frame around every board: the engraved pit behind it, sub-choices at the hand, blunt fingers, and the kept focus. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t, upper, wordName } from "../text/speak";
import { Funnel } from "../ui/defs";
import { useDrag } from "./drag";
import { useKeptFocus } from "./keptFocus";
import { isMenu, pointables } from "./pointing";
import { snap } from "./snap";
import { useTips } from "./tips";
import type { Move } from "./useMove";

export function Frame({
  game,
  move,
  mark,
  dim,
  over,
  ending = "",
  busy = () => false,
  children,
}: {
  game: string;
  move: Move;
  mark: unknown;
  dim?: boolean;
  over?: ComponentChildren;
  /** How the game ended for whoever looks. */
  ending?: string;
  /** Is an action on its way? */
  busy?: () => boolean;
  children: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, mark);
  useTips(box);
  useDrag(box, mark, move.path.length > 0, busy);
  return (
    <div class={`board${dim ? " dim" : ""} ${ending}`}>
      <Funnel />
      <div class="bw" ref={box} data-mark={String(mark)} onClickCapture={snap}>
        {children}
        <AtHand game={game} move={move} box={box} />
      </div>
      {over}
    </div>
  );
}

/** The next choices that are no places on the board, beside the place chosen last. The prompt has the same for the keyboard. */
function AtHand({ game, move, box }: { game: string; move: Move; box: preact.RefObject<HTMLDivElement> }) {
  const [spot, setSpot] = useState<{ x: number; y: number; low: boolean } | null>(null);
  const word = move.path.findLast((w) => w[1] !== "choice");
  const cell = word?.[0];
  const menu = move.node && move.path.length > 0 ? pointables(move.node).filter((p) => isMenu(p.word)) : [];
  const just = move.path.length > 0 && move.node?.action != null;
  const any = menu.length > 0 || just;
  useLayoutEffect(() => {
    const place =
      any && cell
        ? (box.current?.querySelector(`[data-word="${CSS.escape(`${word![1]}:${cell}`)}"]`) ??
          box.current?.querySelector(`[data-cell="${CSS.escape(cell)}"]:not([data-word])`))
        : null;
    if (!place || !box.current) {
      setSpot(null);
      return;
    }
    const [a, b] = [place.getBoundingClientRect(), box.current.getBoundingClientRect()];
    const low = (a.top - b.top) / b.height < 0.2;
    setSpot({ x: ((a.left + a.width / 2 - b.left) / b.width) * 100, y: (((low ? a.bottom : a.top) - b.top) / b.height) * 100, low });
  }, [any, cell, move.path]);
  if (!any || !spot) return null;
  const at = { left: `clamp(80px, ${spot.x}%, calc(100% - 80px))`, top: `${spot.y}%` };
  return (
    <div class={`athand${spot.low ? " low" : ""}`} style={at} aria-hidden="true">
      {move.ready ? (
        <button type="button" tabIndex={-1} class="pri" onClick={move.confirm}>
          {t("web-confirm")}
        </button>
      ) : (
        <>
          {menu.slice(0, 6).map((p) => (
            <button type="button" key={p.words.join()} tabIndex={-1} onClick={() => move.point(p.words, true)}>
              {upper(wordName(p.word[0], p.word[1], game))}
            </button>
          ))}
          {just && (
            <button type="button" tabIndex={-1} onClick={() => move.point([], true)}>
              {t("web-just-that", {}, game)}
            </button>
          )}
        </>
      )}
    </div>
  );
}
