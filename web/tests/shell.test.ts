/** Small decisions of the shell. */
import { batch } from "@preact/signals";
import { expect, test, vi } from "vitest";
import "./browser";
import type { Outcome, TableInfo } from "../src/net/wire";

vi.mock("../src/games/registry", () => ({ MODULES: {} }));
vi.mock("../src/text/speak", () => ({ t: (key: string) => key }));
const { follows } = await import("../src/pages/table/hooks");
const { newTable } = await import("../src/pages/New");
const { swapped } = await import("../src/net/again");
const { verdictFor, winnersOf } = await import("../src/ui/Finished");
const { Covered, readRecord } = await import("../src/lib/record");
const { pointsAt } = await import("../src/games/splut/geometry");
const { Playback, shownFor } = await import("../src/lib/playback");

const { botsAt } = await import("../src/pages/New");
const { tally } = await import("../src/pages/Profile");
const { tableName } = await import("../src/lib/tableName");
const { awaited, endOf } = await import("../src/net/mine");
const { exported, heldTables, imported, noteEnd, showNonce } = await import("../src/lib/prefs");

const shown = (at: number, past: boolean, version = at, back = false) => ({ at, past, version, back });

test("a step back in a replay moves nothing, a step on does, and neither does a jump or an undo", () => {
  expect(follows(shown(5, true), shown(4, true))).toBe(false);
  expect(follows(shown(4, true), shown(5, true))).toBe(true);
  expect(follows(shown(4, true), shown(9, true))).toBe(false);
  expect(follows(shown(9, false), shown(8, true))).toBe(false);
  expect(follows(shown(8, true), shown(9, false))).toBe(true);
  expect(follows(shown(9, false), shown(10, false))).toBe(true);
  expect(follows(shown(10, false, 10), shown(9, false, 11, true))).toBe(false);
});

test("a private table stays private when the game is changed", () => {
  expect(newTable("laberinto", "friends", true)).toBe("/new/laberinto?with=friends&private=1");
  expect(newTable("laberinto", "bots", false)).toBe("/new/laberinto?with=bots");
});

const table = { seats: [{ name: "Ada" }, { name: "Bo" }, { name: null }] } as unknown as TableInfo;
test("in a rematch everybody sits one seat further on, under the same name", () => {
  expect(swapped(table, [0, 2])).toEqual([
    { seat: 1, name: "Ada" },
    { seat: 0, name: undefined },
  ]);
});

test("the end says who has won, after a resignation too", () => {
  const two = { seats: [{}, {}] } as unknown as TableInfo;
  const resigned = { reason: "resigned", seat: 0, result: null, secret: "", sentence: "" } as Outcome;
  expect(winnersOf(resigned, 2)).toEqual([1]);
  expect(verdictFor(resigned, two, [0])).toBe("lost");
  expect(verdictFor(resigned, two, [1])).toBe("won");
  expect(verdictFor(resigned, two, [0, 1])).toBeNull();
  const drawn = { ...resigned, reason: "finished", result: { ranks: [1, 1], winners: [0, 1], reason: "", clause: "" } } as Outcome;
  expect(verdictFor(drawn, two, [0])).toBe("drawn");
});

test("a record with covered actions is not mistaken for one that can be played through", () => {
  const head = '{"avernus": 1, "game": "inferno-race", "seats": 2}';
  expect(() => readRecord(`${head}\n0 roll\n* 4\n1 ?\n`)).toThrow(Covered);
  expect(readRecord(`${head}\n0 roll\n# ?\n`).lines).toEqual(["0 roll"]);
});

test("a direction points where the turned board has it", () => {
  expect(pointsAt("e", "s")).toBe(90);
  expect(pointsAt("e", "n")).toBe(270);
  expect(pointsAt("n", "w")).toBe(270);
  expect(pointsAt("e", "w")).toBe(0);
});

test("five bots are played back within five seconds, however much they do", () => {
  vi.useFakeTimers();
  const playback = new Playback();
  let seen = 0;
  for (let i = 0; i < 200; i++)
    playback.show(
      () => {
        seen += 1;
      },
      { paced: true, seen: true },
    );
  expect(seen).toBe(1);
  vi.advanceTimersByTime(5500);
  expect(seen).toBe(200);
  playback.end();
  vi.useRealTimers();
  expect(shownFor(200, 0)).toBe(0);
  expect(shownFor(1, 3)).toBeCloseTo(shownFor(1, 1) / 3);
});

test("bots of chosen levels sit everywhere but on one’s own seat", () => {
  expect(botsAt(3, 1, (seat) => `level${seat}`)).toEqual({ 0: "level0", 2: "level2" });
});

test("a table has a name that can be said, the same in every browser", () => {
  expect(tableName({ id: "qpfnegareuaw8w", name: "" })).toMatch(/^[a-z]+-\d\d$/);
  expect(tableName({ id: "qpfnegareuaw8w", name: "" })).toBe(tableName({ id: "qpfnegareuaw8w", name: "" }));
  expect(tableName({ id: "qpfnegareuaw8w", name: "Friday" })).toBe("Friday");
});

test("one’s own tables say where one is awaited, and results are counted once", () => {
  heldTables.value = { a: { game: "splut", seats: { 1: "key" }, at: 1 }, b: { game: "splut", seats: { 0: "key" }, at: 2 } };
  const at = (id: string, waiting: number[], more: object = {}) =>
    ({
      id,
      status: "playing",
      waiting,
      seats: [
        { seat: 0, name: "Bo", place: "South" },
        { seat: 1, name: "Ada", place: "North" },
      ],
      outcome: null,
      updated: 5,
      ...more,
    }) as never;
  expect(awaited(at("a", [1]))).toBe(true);
  expect(awaited(at("a", [0]))).toBe(false);
  const over = at("a", [], { status: "over", outcome: { reason: "resigned", seat: 0, result: null, secret: "", sentence: "" } });
  noteEnd("a", endOf(over)!);
  noteEnd("a", { at: 9, verdict: "lost", names: [] });
  expect(heldTables.value["a"]?.ended).toEqual({ at: 5, verdict: "won", names: ["Bo"], bots: [] });
  expect(tally(heldTables.value)).toEqual([{ game: "splut", played: 1, won: 1, drawn: 0, lost: 0 }]);
});

test("a profile is carried to another browser, and what is there stays", () => {
  heldTables.value = { a: { game: "splut", seats: { 0: "mine" }, at: 1 }, b: { game: "splut", seats: { 0: "other" }, at: 2 } };
  const file = exported();
  heldTables.value = { a: { game: "splut", seats: { 0: "here" }, at: 3 } };
  expect(imported(file)).toBe(1);
  expect(heldTables.value["a"]?.seats).toEqual({ 0: "here" });
  expect(heldTables.value["b"]?.seats).toEqual({ 0: "other" });
  expect(() => imported("{}")).toThrow();
  expect(() => imported("nonsense")).toThrow();
});

test("the numbers of two seats are both kept when they are shown in one breath", () => {
  heldTables.value = { a: { game: "splut", seats: { 0: "one", 1: "two" }, at: 1, nonces: ["n0", "n1"], early: 2 } };
  batch(() => {
    expect(showNonce("a", "n0", "commitments", "n2")).toBe(true);
    expect(showNonce("a", "n1", "commitments", "n3")).toBe(true);
    expect(showNonce("a", "n0", "others", "n4")).toBe(false);
  });
  expect(heldTables.value["a"]?.shown).toEqual({ n0: "commitments", n1: "commitments" });
  expect(heldTables.value["a"]?.nonces).toEqual(["n0", "n1", "n2", "n3"]);
});
