/** One table in the browser: what a message changes, what it leaves alone, and at which pace. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, page, Socket } from "./browser";

const { Live } = await import("../src/net/live");
const { heldTables, pace } = await import("../src/lib/prefs");
type Table = InstanceType<typeof Live>;

const seat = (n: number, kind: string) => ({ seat: n, place: "", kind, name: null, bot: null, online: true, away: false });
function table(more: object = {}) {
  return {
    id: "t",
    game: "splut",
    status: "playing",
    seats: [seat(0, "person"), seat(1, "bot")],
    options: {},
    clock: null,
    outcome: null,
    rematch: null,
    commit: "c",
    ...more,
  };
}
const board = (version: number, more: object = {}) => ({
  seat: 0,
  version,
  status: "playing",
  view: { version },
  legal: [],
  open: [],
  prompt: null,
  waiting: [0],
  actions: version,
  clock: null,
  undo: false,
  spared: false,
  ...more,
});
const state = (version: number, more: object = {}) => ({
  ...board(version),
  type: "state",
  table: table(),
  log: [],
  takeback: null,
  vote: null,
  orders: [],
  ...more,
});
const event = (version: number, by: number, more: object = {}) => ({
  ...board(version),
  type: "event",
  from: version - 1,
  at: 0,
  lines: [[by, `m${version}`]],
  events: [{ name: "walked", clause: "", params: {}, sentence: "S" }],
  ...more,
});
const news = (version: number, more: object) => ({ type: "news", seat: 0, from: version - 1, version, at: 0, ...more });

let live: Table;
async function open(first: object = state(1)): Promise<InstanceType<typeof Socket>> {
  heldTables.value = { t: { game: "splut", seats: { 0: "token" }, at: 0 } };
  answers["t"] = table();
  live = new Live("t");
  await vi.waitFor(() => expect(Socket.last).not.toBeNull());
  const socket = Socket.last!;
  socket.onopen?.();
  socket.hear(first);
  return socket;
}
beforeEach(() => {
  vi.useFakeTimers();
  Socket.last = null;
  pace.value = 1;
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("a declined takeback is told to whoever asked for it, and to nobody else", async () => {
  const socket = await open();
  socket.hear(news(2, { what: "takeback", takeback: { by: 0, keep: 0, agreed: [] } }));
  socket.hear(news(3, { what: "takeback", takeback: null, declined: 1 }));
  expect(live.notice.value).toEqual({ kind: "declined", seat: 1 });
  expect(live.takeback.value).toBeNull();
  live.notice.value = null;
  socket.hear(news(4, { what: "takeback", takeback: { by: 1, keep: 0, agreed: [] } }));
  socket.hear(news(5, { what: "takeback", takeback: null, declined: 0 }));
  expect(live.notice.value).toBeNull();
});

test("a request for a takeback ends when somebody plays on", async () => {
  const socket = await open();
  socket.hear(news(2, { what: "takeback", takeback: { by: 0, keep: 0, agreed: [] } }));
  socket.hear(event(3, 0));
  expect(live.takeback.value).toBeNull();
});

test("a rematch is proposed to the others, who stay at the finished game", async () => {
  const socket = await open();
  socket.hear(news(2, { what: "rematch", table_id: "new", about: 1 }));
  expect(live.table.value?.rematch).toBe("new");
  expect(live.notice.value).toEqual({ kind: "rematch", seat: 1 });
});

test("a state that is told once more takes back nothing that was half chosen", async () => {
  const legal = [["De3", [["D", "piece"]]]];
  const socket = await open(state(1, { legal }));
  const before = live.boards.value["0"]?.legal;
  socket.hear(state(1, { legal }));
  expect(live.boards.value["0"]?.legal).toBe(before);
  socket.hear(state(2, { legal }));
  expect(live.boards.value["0"]?.legal).not.toBe(before);
});

test("a refusal does not outlive the game", async () => {
  const socket = await open();
  socket.hear({ type: "refused", ref: null, seat: 0, code: "x", clause: "", params: {}, sentence: "No." });
  expect(live.refused.value?.sentence).toBe("No.");
  socket.hear(event(2, 1, { waiting: [], outcome: { reason: "finished", seat: null, result: null, secret: "", sentence: "" } }));
  expect(live.refused.value).toBeNull();
});

test("what came before the last fifty things is fetched and put in front", async () => {
  const row = (version: number) => ({ version, at: 0, seat: 0, line: `m${version}`, events: [] });
  answers["log"] = { log: [row(1), row(2)], more: false };
  await open(state(52, { log: Array.from({ length: 50 }, (_, i) => row(i + 3)) }));
  await vi.waitFor(() => expect(live.logs.value["0"]).toHaveLength(52));
  expect(live.logs.value["0"]?.[0]?.line).toBe("m1");
  expect(live.more.value).toBe(false);
});

test("bots’ actions are shown one by one, and at once when the reader wants that", async () => {
  const socket = await open();
  socket.hear(event(2, 0, { waiting: [1] }));
  expect(live.boards.value["0"]?.version).toBe(2);
  for (const version of [3, 4, 5]) socket.hear(event(version, 1));
  expect(live.boards.value["0"]?.version).toBe(2);
  expect(live.playback.behind.value).toBe(3);
  vi.advanceTimersByTime(700);
  expect(live.boards.value["0"]?.version).toBe(3);
  live.playback.flush();
  expect(live.boards.value["0"]?.version).toBe(5);
  pace.value = 0;
  socket.hear(event(6, 1));
  socket.hear(event(7, 1));
  expect(live.boards.value["0"]?.version).toBe(7);
});

test("nothing is missed while actions wait to be shown, and nothing overtakes them", async () => {
  const socket = await open();
  for (const version of [2, 3]) socket.hear(event(version, 1));
  socket.hear(news(4, { what: "chat", chat: { seat: 1, name: "N", text: "hi" } }));
  expect(socket.sent.some((m) => "resync" in m)).toBe(false);
  expect(live.logs.value["0"]?.some((e) => e.chat)).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(live.logs.value["0"]?.map((e) => e.line ?? e.chat?.text)).toEqual(["m2", "m3", "hi"]);
  socket.hear(event(9, 1));
  expect(socket.sent.some((m) => "resync" in m)).toBe(true);
});

test("a stranger who sits down does not start the clock of a host who is away", async () => {
  const two = table({
    status: "open",
    clock: { kind: "game" },
    seats: [seat(0, "person"), seat(1, "person")],
    awaited: { seats: [0], since: 0, due: 1 },
  });
  page.visibilityState = "hidden";
  await open(state(1, { table: two }));
  expect(live.asked.value).toBe(true);
  page.visibilityState = "visible";
  live.here();
  expect(live.asked.value).toBe(false);
});
