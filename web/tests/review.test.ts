import "./browser";
import { expect, test } from "vitest";
import type { Step } from "../src/net/wire";
import { strokesOf } from "../src/review/steps";

function step(name: string, params: Record<string, unknown>, words: [string, string][] = []): Step {
  return { seat: 0, action: "x", words, events: name ? [{ name, clause: "", params, sentence: "" }] : [] };
}
const drawn = (one: Step) => strokesOf(one).map(({ from, to }) => `${from ? `${from.id}>` : ""}${to.kind ? `${to.kind}:` : ""}${to.id}`);

test("what moves is drawn from where it was to where it comes to rest, in every game", () => {
  expect(drawn(step("walked", { seat: 0, piece: "D", from: "e2", to: "e3" }))).toEqual(["e2>e3"]);
  expect(drawn(step("levitated", { from: "d2", to: "d3", rock: "e1", rock_to: "e2" }))).toEqual(["d2>d3", "e1>e2"]);
  expect(drawn(step("thrown", { from: "f2", to: "e2", path: ["e2", "e8"], stop: "e8" }))).toEqual(["f2>e2", "e2>e8"]);
  expect(drawn(step("pushed", { from: "e6", to: "e7", line: ["e7"], last: "e8" }))).toEqual(["e6>e7", "e7>e8"]);
  expect(drawn(step("moved", { seat: 1, from: 2, to: 4 }))).toEqual(["2>4"]);
  expect(drawn(step("climbed", { seat: 0, step: 3, to_step: 1 }))).toEqual(["3>step:1"]);
  expect(drawn(step("stepped", { figure: "p", from: "I31", to: "I30", path: ["I31", "I30"] }))).toEqual(["I31>I30"]);
  expect(drawn(step("marched", { who: "L", start: "3.2", area: "3.3" }))).toEqual(["3.2>3.3"]);
});

test("what is done at one place marks it, and what is traded marks the cards", () => {
  expect(drawn(step("placed", { seat: 0, cell: "A10", tile: "RRY" }))).toEqual(["A10"]);
  expect(drawn(step("summoned", { seat: 1, area: "5.3" }))).toEqual(["5.3"]);
  expect(drawn(step("offered", { give: ["caligula"], want: ["locusta"], at: "" }))).toContain("locusta");
});

test("without an event the words say what to mark, and choices mark nothing", () => {
  expect(
    drawn(
      step("", {}, [
        ["play", "choice"],
        ["a38", "card"],
      ]),
    ),
  ).toEqual(["card:a38"]);
  expect(drawn(step("", {}, [["rest", "choice"]]))).toEqual([]);
});
