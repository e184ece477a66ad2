import { expect, test } from "vitest";
import { counted, drawn, linesOf, readPuzzles } from "../src/lib/puzzles";

const FILE = `{"avernus-puzzles": 1, "game": "splut", "rules": 1, "count": 2, "sum": "x"}
1\t1\t1\tSd3@a5 Td4 Te4:n\there s
2\t5\t2\tDe3 / De7 Sf7 / Te4:n\tthere n
`;
const NONE = { row: 0, best: 0, solved: [] };

test("a file is read, and a damaged one is not", () => {
  const [one, two] = readPuzzles(FILE);
  expect(one!.solution).toEqual([["Sd3@a5", "Td4", "Te4:n"]]);
  expect(linesOf(two!, 1)).toEqual(["1 De3", "0 De7", "0 Sf7", "1 Te4:n"]);
  expect(linesOf(two!, 1, 1)).toEqual(["1 De3"]);
  for (const bad of ["", "{}", FILE.replace('"count": 2', '"count": 3'), FILE.replace("\there s", "")])
    expect(() => readPuzzles(bad)).toThrow();
});
test("the next puzzle is one of the level that was not solved", () => {
  const puzzles = readPuzzles(FILE);
  expect(drawn(puzzles, 5, NONE, 0, 0.9).number).toBe(2);
  expect(drawn(puzzles, 0, { ...NONE, solved: [1] }, 0, 0).number).toBe(2);
  expect(drawn(puzzles, 0, { ...NONE, solved: [1, 2] }, 2, 0).number).toBe(1);
  expect(drawn(puzzles, 1, NONE, 1, 0)).toBeDefined();
});
test("a streak grows, and breaks", () => {
  const once = counted(NONE, 4, true);
  expect(counted(once, 4, true)).toEqual({ row: 2, best: 2, solved: [4] });
  expect(counted(once, 5, false)).toEqual({ row: 0, best: 1, solved: [4] });
});
