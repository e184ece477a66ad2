/** The tutorial of Laberinto Interior: positions with remarks; the remarks are messages of the game's catalogue. */
import type { Lesson } from "../types";
import positions from "./positions.json";

type Position = Record<string, unknown>;
const BUILD: Position = positions.build;
/** The built maze with some figures on it: cell by cell, the colour and what stands there. */
function maze(figures: Record<string, string[]>): Position {
  const count = new Array<number>(102).fill(0);
  ["R", "Y", "B"].forEach((colour, i) => {
    const there = Object.values(figures).filter(([c]) => c === colour).flatMap(([, ...kinds]) => kinds);
    count[2 * i] = 4 - there.filter((kind) => kind !== "y").length;
    count[6 + 2 * i] = 3 - there.filter((kind) => kind !== "p").length;
  });
  return { ...positions.maze, figures, count };
}
const FIRST = ["0 +A10 ROY", "2 +M1 OYB", "1 +L25 OYO"];

export const lessons: Lesson[] = [
  { remark: "lesson-1", lines: [], position: BUILD, seats: 3 },
  { remark: "lesson-2", lines: [], position: BUILD, seats: 3, expect: ["+A10 ROY"] },
  { remark: "lesson-3", lines: FIRST, position: BUILD, seats: 3, expect: ["+A11 ROO", "+A11 OOR"] },
  { remark: "lesson-4", lines: [...FIRST, "0 +A11 ROO"], position: BUILD, seats: 3 },
  { remark: "lesson-5", lines: [], position: maze({}), seats: 3, expect: ["P>A10"] },
  { remark: "lesson-6", lines: [], position: maze({ C10: ["R", "p"] }), seats: 3, expect: ["pC10-I21"] },
  { remark: "lesson-7", lines: [], position: maze({ A10: ["R", "p"], A9: ["R", "y"] }), seats: 3, expect: ["yA9^A10"] },
  { remark: "lesson-8", lines: [], position: maze({ C10: ["R", "p"], I21: ["B", "y"] }), seats: 3, expect: ["pC10xI21"] },
  { remark: "lesson-9", lines: [], position: maze({ N21: ["R", "m"] }), seats: 3, expect: ["mN21!!"] },
];
