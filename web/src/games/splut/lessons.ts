/** The tutorial of Splut!: a game with remarks. The remarks are messages `lesson-<n>` of the game's catalogue. */
import type { Lesson } from "../types";

const THROW = "R/TnDnSn/5/7/R7R/7/5/1DsTs/R sn s 3 3 - - -";
void THROW;

export const lessons: Lesson[] = [
  { remark: "lesson-1", lines: [] },
  { remark: "lesson-2", lines: [], expect: ["De3"] },
  { remark: "lesson-3", lines: ["0 De3"] },
  { remark: "lesson-4", lines: ["0 De3", "1 Sf7", "1 Sf6"], expect: ["Sd3@e1"] },
  { remark: "lesson-5", lines: ["0 De3", "1 Sf7", "1 Sf6", "0 Sd3@e1"], expect: ["Te2:n"] },
];
