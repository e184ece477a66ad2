/** The tutorial of Splut!: positions with remarks; the remarks are messages of the game's catalogue. */
import type { Lesson } from "../types";

const PUSH = "R/TnDnSn/5/7/R7R/7/2R2/SsDsTs/1 sn s 5 3 - - -";
const PULL = "R/TnDnSn/5/7/R7R/7/2Ts2/SsRDs/1 sn s 5 3 - - -";
const LIFT = "R/TnDnSn/5/7/2R5R/7/1Ss3/1DsTs/R sn s 5 3 - - -";
const HIT = "R/TnSn1/2Dn2/7/R2TsR3R/7/5/SsDs1/1 sn s 7 3 - - -";

export const lessons: Lesson[] = [
  { remark: "lesson-1", lines: [] },
  { remark: "lesson-2", lines: [], expect: ["De3"] },
  { remark: "lesson-3", lines: [], position: PUSH, expect: ["De3"] },
  { remark: "lesson-4", lines: [], position: PULL, expect: ["Te4+"] },
  { remark: "lesson-5", lines: [], position: LIFT, expect: ["Se3@c5"] },
  { remark: "lesson-6", lines: ["0 Se3@c5"], position: LIFT },
  { remark: "lesson-7", lines: [], position: HIT, expect: ["Te5:n"] },
  { remark: "lesson-8", lines: ["0 Te5:n"], position: HIT },
];
