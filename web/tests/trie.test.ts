import { expect, test } from "vitest";
import { below, choices, trie, walk } from "../src/board/trie";
import type { Legal } from "../src/net/wire";

const LEGAL: Legal[] = [
  [
    "De3",
    [
      ["D", "piece"],
      ["e3", "cell"],
    ],
  ],
  [
    "De1",
    [
      ["D", "piece"],
      ["e1", "cell"],
    ],
  ],
  ["y1", [["H16", "cell"]]],
  [
    "y1^",
    [
      ["H16", "cell"],
      ["mount", "choice"],
    ],
  ],
];

test("words lead to actions, and one action may begin another", () => {
  const root = trie(LEGAL);
  expect(choices(root)).toEqual([
    ["D", "piece"],
    ["H16", "cell"],
  ]);
  expect(
    walk(root, [
      ["D", "piece"],
      ["e3", "cell"],
    ])!.action,
  ).toBe("De3");
  const pointed = walk(root, [["H16", "cell"]])!;
  expect(pointed.action).toBe("y1");
  expect(below(pointed).map((found) => found.action)).toEqual(["y1", "y1^"]);
});

test("a word of another kind is another word", () => {
  expect(walk(trie(LEGAL), [["D", "cell"]])).toBeNull();
});
