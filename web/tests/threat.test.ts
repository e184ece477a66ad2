/** Who is about to win, from each game's own view. */
import { expect, test, vi } from "vitest";
import "./browser";

vi.mock("../src/text/speak", () => ({ t: (key: string) => key, wordName: (word: string) => word, upper: (text: string) => text }));
const race = (await import("../src/games/inferno-race")).default;
const laberinto = (await import("../src/games/laberinto")).default;
const hellgame = (await import("../src/games/hellgame")).default;

const say = (key: string, params: Record<string, unknown> = {}) => `${key} ${JSON.stringify(params)}`;
const name = (seat: number) => `player ${seat}`;

test("one imp, one crossing, one section away from winning", () => {
  const imps = (...throne: number[]) => ({ target: 3, players: throne.map((n) => ({ throne: n })) });
  expect(race.threat!(imps(1, 2), say, name)).toEqual({ seat: 1, text: 'web-threat {"name":"player 1"}' });
  expect(race.threat!(imps(0, 1), say, name)).toBeNull();
  expect(laberinto.threat!({ options: { goal: 3 }, crossings: [2, 0, 1] }, say, name)?.seat).toBe(0);
  expect(laberinto.threat!({ options: { goal: 1 }, crossings: [0, 0, 0] }, say, name)).toBeNull();
  const owned = ["P2", "P2", "P2", "P2", "P1"].map((owner, i) => ({
    id: `3.${i + 1}`,
    section: `3.${i + 1}`,
    area: `3.${i + 1}`,
    circle: 3,
    owner,
  }));
  const near = hellgame.threat!({ sections: owned }, say, name);
  expect(near?.seat).toBe(1);
});
