/** A lesson points at what it speaks of: the places on the board that its text names are ringed, and so is what it asks to be taken first. */
import { useEffect, useState } from "preact/hooks";

interface Ring {
  x: number;
  y: number;
  size: number;
}
/** More than these would point at nothing. */
const MOST = 4;
/** Names of places in a text: e4, F20, 4.1; and numbers after a word for a square, for a die and a strength have numbers too. */
const NAMES = /\b(?:[a-i][1-9]|[A-P]\d{1,2}|[1-9]\.[1-5]|(?<=\b(?:squares?|on|from|to|casillas?|cases?|la) )\d{1,2})\b/g;

/** The places that a text names, without the numbers of its clauses. */
export function namedIn(text: string): string[] {
  return [...new Set(text.replace(/\[[^\]]*\]/g, "").match(NAMES) ?? [])];
}

/** `mark` changes with the board. */
export function LessonMarks({ text, mark, on }: { text: string; mark: unknown; on: boolean }) {
  const [rings, setRings] = useState<Ring[]>([]);
  /** Where the text stands beside the board, if it does. */
  const [said, setSaid] = useState<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const box = document.querySelector(".stage .bw");
    const look = () => {
      const around = box?.getBoundingClientRect();
      if (!box || !around || !on) return setRings([]);
      const panel = document.querySelector(".lessons .lesson")?.getBoundingClientRect();
      const edge = box.closest(".board")!.getBoundingClientRect().right;
      setSaid(panel && panel.left >= edge ? { x: edge - around.x, y: panel.top + 14 - around.y } : null);
      const named = namedIn(text).flatMap((name) => box.querySelector(`[data-cell="${CSS.escape(name)}"]`) ?? []);
      setRings(
        named.length > MOST
          ? []
          : named.map((thing) => {
              const at = thing.getBoundingClientRect();
              return { x: at.x + at.width / 2 - around.x, y: at.y + at.height / 2 - around.y, size: Math.max(at.width, at.height) + 10 };
            }),
      );
    };
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, [text, mark, on]);
  return (
    <div class="lesson-rings" aria-hidden="true">
      {said && rings.length > 0 && (
        <svg>
          {rings.map(({ x, y, size }, i) => {
            const far = Math.hypot(said.x - x, said.y - y) || 1;
            const [fromX, fromY] = [x + ((said.x - x) * size) / 2 / far, y + ((said.y - y) * size) / 2 / far];
            return <path key={i} d={`M${fromX} ${fromY} L${said.x} ${said.y}`} />;
          })}
        </svg>
      )}
      {rings.map(({ x, y, size }, i) => (
        <i key={i} style={{ left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px`, height: `${size}px` }} />
      ))}
    </div>
  );
}
