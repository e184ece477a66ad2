/** A lesson points at what it speaks of: the places on the board that its text names are ringed, and so is what it asks to be taken first. */
import { useEffect, useState } from "preact/hooks";

interface Ring {
  x: number;
  y: number;
  size: number;
}
/** More than these would point at nothing. */
const MOST = 4;
/** Names of places in a text: e4, F20, 4.1; and numbers, which only count where a square has one. */
const NAMES = /\b(?:[a-i][1-9]|[A-P]\d{1,2}|[1-9]\.[1-5]|\d{1,2})\b/g;

/** The places that a text names, without the numbers of its clauses. */
export function namedIn(text: string): string[] {
  return [...new Set(text.replace(/\[[^\]]*\]/g, "").match(NAMES) ?? [])];
}

/** `mark` changes with the board. */
export function LessonMarks({ text, mark, on }: { text: string; mark: unknown; on: boolean }) {
  const [rings, setRings] = useState<Ring[]>([]);
  useEffect(() => {
    const box = document.querySelector(".stage .bw");
    const look = () => {
      const around = box?.getBoundingClientRect();
      if (!box || !around || !on) return setRings([]);
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
      {rings.map(({ x, y, size }, i) => (
        <i key={i} style={{ left: `${x - size / 2}px`, top: `${y - size / 2}px`, width: `${size}px`, height: `${size}px` }} />
      ))}
    </div>
  );
}
