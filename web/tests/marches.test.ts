/** What a rival's march was is one arrow, however many sections it went through; two marches are two. */
import { expect, test, vi } from "vitest";
import "./browser";
import type { GameEvent } from "../src/net/wire";

vi.mock("../src/text/speak", () => ({ t: (key: string) => key, wordName: (word: string) => word, upper: (text: string) => text }));
const { marches } = await import("../src/games/hellgame/Map");

const marched = (start: string, area: string) => ({ name: "marched", clause: "", params: { start, area }, sentence: "" }) as GameEvent;

test("a march through several sections is one way", () => {
  const other = { ...marched("1.1", "1.2"), name: "fled" };
  expect(marches([marched("4.1", "5.1"), other, marched("5.1", "6.1")])).toEqual([["4.1", "5.1", "6.1"]]);
  expect(marches([marched("4.1", "5.1"), marched("8.2", "8.3")])).toEqual([
    ["4.1", "5.1"],
    ["8.2", "8.3"],
  ]);
  expect(marches([marched("nowhere", "5.1")])).toEqual([]);
});
