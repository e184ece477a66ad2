/** The tutorial of the race: positions made of little, with remarks from the game's catalogue. */
import type { Lesson } from "../types";

const DECK = "d1.4 d1.5 d1.5 d2.3 d2.4 d2.5 d3.2 d3.3 d3.4 d4.2 d4.3 d4.4 d5.1 d5.2 d5.3 w1 w1 w2 b1 b2 b3 b4 b5 b5 a1 a2 a3 a4 a5 t1 t1 t2 t3 t4 t5 g1 g2 g3 g4 g5 c6 c6 c6 c6 c6 c6 c6 c6".split(" ");
/** The tiles on the odd squares; those on even squares have not been seen. */
const ODD = "card treasure return treasure banana death angel death card banana treasure return angel card death banana card treasure return death".split(" ");
const TILES = Array.from({ length: 39 }, (_, i) => (i % 2 === 0 ? ODD[i / 2]! : null));
const UP = TILES.flatMap((tile, i) => (tile ? [i + 1] : []));

interface Player { imps: number[]; dead?: number; throne?: number; gems?: number; hand: string[]; }
/** A whole state: what is not in a hand is in the deck, what nobody owns is in the bag. */
function position(red: Player, yellow: Player, step: Record<string, unknown>): Record<string, unknown> {
  const players = [red, yellow].map((p) => ({ dead: 0, throne: 0, gems: 0, ...p }));
  const deck = [...DECK];
  for (const card of [...red.hand, ...yellow.hand]) deck.splice(deck.indexOf(card), 1);
  const none = { held: [], carried: [], old: [0, 0] };
  const below = step["step"] === "fight" ? [{ step: "free", moved: null }] : [];
  return {
    game: "inferno-race", seats: 2, options: {}, players, tiles: TILES, up: UP, deck, discards: [], steps: [...below, step], memory: [none, none],
    bag: 100 - players.reduce((sum, p) => sum + p.gems, 0), out: 0, active: 0, turn: 1, ending: 0, shuffles: 0,
  };
}

const START = position({ imps: [-2, -1, 0], dead: 1, hand: ["d3.4", "b2", "c6"] }, { imps: [-2, -1, 0], dead: 1, hand: ["t1", "a4", "d5.2"] }, { step: "main" });
const TWO = position({ imps: [-1, 5, 9], dead: 1, hand: ["d3.4", "b2", "c6"] }, { imps: [-2, -1, 2], dead: 1, hand: ["t1", "a4", "d5.2"] }, { step: "move", value: 2, bananas: 0 });
const CARDS = position({ imps: [-1, 0, 8], dead: 1, hand: ["d3.4", "b2", "c6"] }, { imps: [-2, -1, 14], dead: 1, hand: ["t1", "a4", "d5.2"] }, { step: "main" });
const FIGHT = position({ imps: [-1, 5], dead: 1, gems: 1, hand: ["b2", "t1", "c6"] }, { imps: [-2, -1, 21], dead: 1, gems: 2, hand: ["a4", "d5.2"] },
  { step: "fight", at: 21, acts: 1, rival: 1, side: 0, floor: 4, attack: 4, defence: 6 });
const SHOP = position({ imps: [-1, 8, 20], dead: 1, gems: 5, hand: ["b2"] }, { imps: [-2, -1, 14], dead: 1, hand: ["t1", "a4", "d5.2"] }, { step: "free", moved: 20 });
const HOME = position({ imps: [0, 36], throne: 2, gems: 1, hand: ["c6"] }, { imps: [12, 30, 38], throne: 1, hand: ["a4"] }, { step: "move", value: 4, bananas: 0 });

export const lessons: Lesson[] = [
  { remark: "lesson-1", lines: [], position: START },
  { remark: "lesson-2", lines: [], position: START, expect: ["roll"], then: ["* 4"] },
  { remark: "lesson-3", lines: ["0 roll", "* 4"], position: START, expect: ["0>4"] },
  { remark: "lesson-4", lines: [], position: TWO, expect: ["5>7"], then: ["* red", "* red", "* blue", "* red"] },
  { remark: "lesson-5", lines: [], position: CARDS, expect: ["C d3.4"] },
  { remark: "lesson-6", lines: ["0 C d3.4"], position: CARDS, expect: ["+b2"] },
  { remark: "lesson-7", lines: [], position: FIGHT, expect: ["b2"] },
  { remark: "lesson-8", lines: ["0 b2"], position: FIGHT, expect: ["|"] },
  { remark: "lesson-9", lines: [], position: SHOP, expect: ["Z2"], then: ["* =d3.2", "* =c6"] },
  { remark: "lesson-10", lines: [], position: HOME, expect: ["36>40"] },
  { remark: "lesson-11", lines: ["0 36>40"], position: HOME },
];
