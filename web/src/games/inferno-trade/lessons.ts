import type { Lesson } from "../types";
export const lessons: Lesson[] = [];
