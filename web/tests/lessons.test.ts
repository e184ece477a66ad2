import { expect, test } from "vitest";
import { namedIn } from "../src/pages/LessonMarks";

test("a lesson's places are those its text names, not the numbers of its clauses", () => {
  expect(namedIn("A troll on d5 steps onto e5 [S7.1] and throws; e5 again.")).toEqual(["d5", "e5"]);
  expect(namedIn("From F20 the prism runs to K25 [L34].")).toEqual(["F20", "K25"]);
  expect(namedIn("March from 4.1 to 5.1 [H12.1].")).toEqual(["4.1", "5.1"]);
  expect(namedIn("This is the arena.")).toEqual([]);
  expect(namedIn("Of 39 tiles, one imp has come to square 36; the die 5 has strength 2, at least 1 is left.")).toEqual(["36"]);
  expect(namedIn("Con el dado 3 va de la 7 a la casilla 10.")).toEqual(["7", "10"]);
});
