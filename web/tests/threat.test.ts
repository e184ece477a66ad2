/** Who is about to win, from each game's own view. */
import { expect, test, vi } from "vitest";
import "./browser";

vi.mock("../src/text/speak", () => ({ t: (key: string) => key, wordName: (word: string) => word, upper: (text: string) => text }));
const race = (await import("../src/games/inferno-race")).default;
const laberinto = (await import("../src/games/laberinto")).default;
const hellgame = (await import("../src/games/hellgame")).default;

const say = (key: string, params: Record<string, unknown> = {}) => `${key} ${JSON.stringify(params)}`;
const name = (seat: number) => `player ${seat}`;

const maze = (goal: number, crossings: number[], turns = 0, idle = 0) => ({
  options: { goal },
  crossings,
  step: "turn",
  turns,
  turn_limit: 450,
  idle,
  idle_limit: 90,
});

test("the table is told when a game is about to end without a winner", () => {
  const imps = (left: number | null, quiet = 0, throne = 0) => ({
    target: 3,
    rounds_left: left,
    quiet: { turns: quiet, limit: 160 },
    players: [{ throne }, { throne: 0 }],
  });
  expect(race.threat!(imps(10), say, name)).toEqual({ seat: null, text: 'web-last-rounds {"left":10}' });
  expect(race.threat!(imps(11), say, name)).toBeNull();
  expect(race.threat!(imps(null, 139), say, name)).toBeNull();
  expect(race.threat!(imps(null, 140), say, name)).toEqual({ seat: null, text: 'web-quiet-rounds {"left":10}' });
  expect(race.threat!({ ...imps(null, 159), quiet: { turns: 159, limit: 0 } }, say, name)).toBeNull();
  // Whoever is about to win is told also when the end comes near.
  const both = 'web-threat {"name":"player 0"} web-last-rounds {"left":10}';
  expect(race.threat!(imps(10, 0, 2), say, name)).toEqual({ seat: 0, text: both });
  expect(laberinto.threat!(maze(3, [2, 0, 0], 420), say, name)).toEqual({ seat: 0, text: both });
  expect(laberinto.threat!(maze(3, [0, 0, 0], 420), say, name)).toEqual({ seat: null, text: 'web-last-rounds {"left":10}' });
  expect(laberinto.threat!(maze(3, [0, 0, 0], 9, 62), say, name)).toEqual({ seat: null, text: 'web-quiet-rounds {"left":10}' });
  expect(laberinto.threat!(maze(3, [0, 0, 0], 417, 59), say, name)).toBeNull();
  expect(laberinto.threat!({ ...maze(3, [0, 0, 0], 449, 89), step: "build" }, say, name)).toBeNull();
});

test("one imp, one crossing, one section away from winning", () => {
  const imps = (...throne: number[]) => ({
    target: 3,
    rounds_left: 50,
    quiet: { turns: 0, limit: 160 },
    players: throne.map((n) => ({ throne: n })),
  });
  expect(race.threat!(imps(1, 2), say, name)).toEqual({ seat: 1, text: 'web-threat {"name":"player 1"}' });
  expect(race.threat!(imps(0, 1), say, name)).toBeNull();
  expect(laberinto.threat!(maze(3, [2, 0, 1]), say, name)?.seat).toBe(0);
  expect(laberinto.threat!(maze(1, [0, 0, 0]), say, name)).toBeNull();
  const owned = ["P2", "P2", "P2", "P2", "P1"].map((owner, i) => ({
    id: `3.${i + 1}`,
    section: `3.${i + 1}`,
    area: `3.${i + 1}`,
    circle: 3,
    owner,
  }));
  const near = hellgame.threat!({ sections: owned, options: { max_turns: 0 }, turn: 30 }, say, name);
  expect(near).toEqual({ seat: 1, text: 'web-threat {"name":"player 1","circle":3}' });
  const last = hellgame.threat!({ sections: owned, options: { max_turns: 12 }, turn: 12 }, say, name);
  expect(last?.text).toBe('web-threat {"name":"player 1","circle":3} event-turns_left {"left":0}');
  expect(hellgame.threat!({ sections: [], options: { max_turns: 12 }, turn: 8 }, say, name)).toBeNull();
  expect(hellgame.threat!({ sections: [], options: { max_turns: 12 }, turn: 9 }, say, name)?.seat).toBeNull();
});
