/** What a tip says is what the thing is called; the board as a whole says nothing. */
import { expect, test } from "vitest";
import { tipOf } from "../src/board/tips";

/** A thing with its attributes, as far as a tip asks for them. */
function thing(attributes: Record<string, string>, name: string, inside: unknown[]) {
  const found = {
    getAttribute: (key: string) => attributes[key] ?? null,
    matches: () => name === "board",
    closest: () => ("data-tip" in attributes || "aria-label" in attributes ? found : null),
    contains: (other: unknown) => inside.includes(other),
  };
  return found as unknown as Element;
}

test("a thing says its own words, else its name", () => {
  const demon = thing({ "data-tip": "Bael: cannot be aimed at", "aria-label": "Bael" }, "button", []);
  const tile = thing({ "aria-label": "square 7, death, face up" }, "g", []);
  const board = thing({ "aria-label": "Board" }, "board", []);
  const box = thing({}, "div", [demon, tile, board]);
  expect(tipOf(demon, box)).toBe("Bael: cannot be aimed at");
  expect(tipOf(tile, box)).toBe("square 7, death, face up");
  expect(tipOf(board, box)).toBe("");
  expect(tipOf(null, box)).toBe("");
});
