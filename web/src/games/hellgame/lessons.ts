/** The tutorial of a first turn. */
import type { Lesson } from "../types";

export const lessons: Lesson[] = [];
