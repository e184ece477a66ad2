import type { Lesson } from "../types";
export const lessons: Lesson[] = [{ remark: "lesson-1", lines: [], seats: 3 }];
