/** In the labyrinth pointing at a cell goes there; to set the rider down is a button of its own. */
import { expect, test, vi } from "vitest";
import { trie, walk } from "../src/board/trie";
import type { LabView } from "../src/games/laberinto/view";
import type { Legal, Word } from "../src/net/wire";

// The catalogues come from a server, and the board needs a page; here every text is its key.
vi.mock("../src/text/speak", () => ({ wordName: (word: string) => word, upper: (text: string) => text, t: (id: string) => id }));
vi.mock("../src/games/laberinto/Board", () => ({ Board: () => null }));
vi.mock("../src/games/laberinto/Hand", () => ({ Hand: () => null }));
vi.mock("../src/games/laberinto/setUp", () => ({ setUp: {} }));
vi.mock("../src/games/laberinto/Thumb", () => ({ Thumb: () => null }));
const { buttons, default: laberinto, plain } = await import("../src/games/laberinto/index");

const FROM: Word[] = [
  ["C15", "cell"],
  ["m", "figure"],
];
const LEGAL: Legal[] = [
  ["mC15-C14", [...FROM, ["C14", "cell"]]],
  ["mC15-C14v", [...FROM, ["C14", "cell"], ["dismount", "choice"]]],
  ["mC15v", [...FROM, ["C15", "cell"], ["dismount", "choice"]]],
  [
    "yA1-A2",
    [
      ["A1", "cell"],
      ["y", "figure"],
      ["A2", "cell"],
    ],
  ],
  [
    "yA1^A2",
    [
      ["A1", "cell"],
      ["y", "figure"],
      ["A2", "cell"],
      ["mount", "choice"],
    ],
  ],
];
const ROOT = trie(LEGAL);
const say = (key: string, params: Record<string, unknown> = {}) => `${key} ${params["cell"] ?? ""}`.trim();

test("pointing at a cell goes there, unless there is something to decide", () => {
  const there: Word[] = [...FROM, ["C14", "cell"]];
  expect(plain(there, walk(ROOT, there)!)).toBe(true);
  const prism: Word[] = [
    ["A1", "cell"],
    ["y", "figure"],
    ["A2", "cell"],
  ];
  expect(plain(prism, walk(ROOT, prism)!)).toBe(false);
});

test("where the rider can get down has buttons", () => {
  const found = buttons({} as LabView, walk(ROOT, FROM)!, FROM, say);
  expect(found.map(({ words, text }) => [words.map(([word]) => word).join(" "), text])).toEqual([
    ["C14 dismount", "web-dismount-at C14"],
    ["C15 dismount", "web-dismount-here C15"],
  ]);
});

test("who has brought all prisms across is not called retired", () => {
  const view = { retired: [0, 1], crossings: [2, 0, 1], colours: ["R", "Y", "B"], prisoners: [{}, {}, {}], sizes: [9, 9, 9], options: {} };
  expect([0, 1, 2].map((seat) => String(laberinto.status(view, seat, say)).split(" · ")[0])).toEqual([
    "web-retired-crossed",
    "web-retired",
    "web-crossed",
  ]);
});
