/** The log: what was taken back, what happened since, and its rows. */
import { expect, test, vi } from "vitest";
import "./browser";
import type { GameEvent, LogEntry } from "../src/net/wire";

vi.mock("../src/games/registry", () => ({ MODULES: {} }));
const { digest, lastEvents, numbered, sinceMine, struck, turnEvents } = await import("../src/lib/story");
const { rowsOf } = await import("../src/ui/rows");

const told = (sentence: string, name = "walked", params: Record<string, unknown> = {}): GameEvent => ({
  name,
  clause: "",
  params,
  sentence,
});
let version = 0;
const line = (seat: number, text: string, ...events: GameEvent[]): LogEntry => ({
  version: ++version,
  at: 0,
  seat,
  line: text,
  events: events.length ? events : [told(text)],
});
const back = (seat: number, keep: number | null): LogEntry => ({ version: ++version, at: 0, seat, back: keep });

test("a takeback strikes the last action of whoever took back, and what came after it", () => {
  const [a, b, c] = [line(0, "a"), line(1, "b"), line(0, "c")];
  expect([...struck([a, b, c, back(1, 1)])]).toEqual([b, c]);
  expect([...struck([a, b, c, back(1, null)])]).toEqual([b, c]);
  expect(lastEvents([a, b, c, back(1, 1)]).map((e) => e.sentence)).toEqual(["a"]);
});

test("a log that begins in the middle strikes the right lines, and numbers those that stand", () => {
  const [a, b] = [line(0, "a"), line(1, "b")];
  const all = [a, b, back(1, 61), line(1, "d")];
  expect([...struck(all)]).toEqual([b]);
  expect(numbered(all, 62).get(a)).toBe(61);
  expect(numbered(all, 62).has(b)).toBe(false);
});

test("the rows of the log show what was taken back as such, without a link", () => {
  const { game } = rowsOf([line(0, "a"), line(0, "b"), back(0, 1)], 1, undefined);
  expect(game.map((r) => (r.kind === "said" ? [r.said[0]?.sentence, r.struck, r.at] : r.kind))).toEqual([
    ["a", false, 1],
    ["b", true, null],
    "back",
  ]);
});

test("set-up is folded away where there is much of it, and phases are headings", () => {
  const setUp = Array.from({ length: 8 }, (_, i) => line(0, `set ${i}`));
  const first = line(0, "go", told("Turn 1.", "turn"), told("Phase: Hell.", "phase"), told("Phase: Income.", "phase"), told("It begins."));
  const rows = rowsOf([...setUp, first], 9, undefined);
  expect(rows.setUp).toHaveLength(8);
  expect(rows.game.map((r) => r.kind)).toEqual(["heading", "heading", "said"]);
});

test("a first turn without a heading is no set-up", () => {
  const moves = Array.from({ length: 8 }, (_, i) => line(0, `move ${i}`));
  const rows = rowsOf([...moves, line(1, "go", told("Turn 2: Bo.", "turn", { turn: 2 }), told("It goes on."))], 9, undefined);
  expect(rows.setUp).toHaveLength(0);
  expect(rows.game).toHaveLength(10);
});

test("a rival’s whole last turn is marked, not its last step", () => {
  const entries = [line(0, "mine"), line(1, "one"), line(2, "x"), line(2, "y"), line(2, "z")];
  expect(turnEvents(entries, [0]).map((e) => e.sentence)).toEqual(["x", "y", "z"]);
  expect(turnEvents(entries.slice(0, 1), [0]).map((e) => e.sentence)).toEqual(["mine"]);
});

test("since one’s last turn: what strikes and what touches oneself comes before what merely happened", () => {
  const entries = [
    line(0, "mine"),
    line(1, "a", told("He walks."), told("He strikes.", "splut")),
    line(2, "b", told("She robs you.", "robbed", { seat: 2, victim: 0 })),
    line(2, "c", told("She walks."), told("She rests."), told("Turn 3.", "turn")),
    line(-1, "d", told("You draw a card.", "drew", { seat: 0 })),
  ];
  const since = sinceMine(entries, [0]);
  expect(since).toHaveLength(4);
  expect(digest(since, [0], (e) => e.name === "splut").map((e) => e.sentence)).toEqual(["He strikes.", "She robs you.", "She rests."]);
});

test("what was dealt before anybody acted is no news of one's last turn", () => {
  const dealt = [line(-1, "=a"), line(-1, "=b")];
  expect(sinceMine(dealt, [0])).toEqual([]);
  expect(sinceMine([...dealt, line(1, "a"), line(-1, "=c")], [0]).map((e) => e.line)).toEqual(["a", "=c"]);
});
