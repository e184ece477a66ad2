import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRecord, spoken } from "../src/lib/record";
import { cut, grow, grown, lineOf, played, turn } from "../src/lib/tree";

const GAMES = "../src/avernus/games";
const TUTORIALS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`${GAMES}/${entry.name}`).includes("tutorial.avn"))
  .map((entry) => `${GAMES}/${entry.name}/tutorial.avn`);

test("lines that were taken back are gone, with what was said of them", () => {
  const read = readRecord('{"game":"g","seats":2}\n0 a\n# en: one\n1 b\n# two\n< 1\n1 c\r\n= {"secret":""}\n');
  expect(read.lines).toEqual(["0 a", "1 c"]);
  expect(read.remarks.map((remark) => remark.at)).toEqual([1]);
  expect(spoken(read.remarks[0], "en")).toBe("one");
});

test.each(TUTORIALS)("%s speaks all three languages wherever it speaks", (path) => {
  const { remarks } = readRecord(readFileSync(path, "utf8"));
  expect(remarks.length).toBeGreaterThan(2);
  for (const remark of remarks) for (const code of ["en", "es", "fr"] as const) expect(spoken(remark, code)).not.toBe("");
});

test("a line grows, branches, turns and is cut", () => {
  let lines = grown(["a", "b", "c"], 1);
  lines = grow(lines, ["x", "y"]);
  expect(played(lines)).toEqual(["a", "x", "y"]);
  lines = turn(lines, 1, 0);
  expect(lineOf(lines)).toEqual(["a", "b", "c"]);
  expect(played(lines)).toEqual(["a", "b"]);
  lines = grow(lines, ["c"]);
  expect(lineOf(lines)).toEqual(["a", "b", "c"]);
  lines = cut(lines, 1);
  expect(lineOf(lines)).toEqual(["a", "x", "y"]);
  expect(lines.shown).toBe(1);
});
