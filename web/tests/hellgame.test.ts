/** Buttons of The HellGame say enough to choose, and a turn's heading stands above what belongs to it. */
import { expect, test, vi } from "vitest";
import { trie } from "../src/board/trie";
import type { HellView } from "../src/games/hellgame/view";
import { buttons, loading } from "../src/games/hellgame/words";
import type { Legal, LogEntry } from "../src/net/wire";
import { stretches } from "../src/ui/stretches";

// The catalogues come from a server; here every text is its key.
vi.mock("../src/text/speak", () => ({ wordName: (word: string, kind: string) => `${kind} ${word}`, upper: (text: string) => text }));

const say = (key: string, params: Record<string, unknown> = {}) => `${key} ${JSON.stringify(params)}`;

function view(point: string, more: object = {}): HellView {
  return { question: { point, clause: "", seat: 0, ...more }, demons: [{ demon: "Bael", seat: 0, earth: true }], units: [] } as never;
}

test("a card that is cast with souls is named on its buttons", () => {
  const legal: Legal[] = ["1", "2"].map((x) => [
    `cast a33 ${x}`,
    [
      ["a33", "card"],
      ["cast", "choice"],
      [x, "number"],
    ],
  ]);
  const texts = buttons(view("combat-cast"), trie(legal), [], say).map((b) => b.text);
  expect(texts.every((text) => /cast-card-x/i.test(text) && text.includes("a33"))).toBe(true);
});

test("numbers that stand for choices of a card have words", () => {
  const legal: Legal[] = ["1", "2"].map((x) => [`#${x}`, [[x, "number"]]]);
  const texts = buttons(view("card-choice", { labels: ["lose_souls-3", "disperse_units-1"] }), trie(legal), [], say).map((b) => b.text);
  expect(texts).toHaveLength(2);
  expect(texts.some((text) => text === "1" || text === "2")).toBe(false);
});

test("from Earth a March says that it ends the walk", () => {
  const legal: Legal[] = [
    ["march", [["march", "choice"]]],
    ["deeds", [["deeds", "choice"]]],
  ];
  const texts = buttons(view("action-menu", { demon: "Bael" }), trie(legal), [], say).map((b) => b.text);
  expect(texts.filter((text) => /leaves-earth/i.test(text))).toHaveLength(1);
});

test("what belongs to a turn stands below its heading", () => {
  const event = (name: string) => ({ name, clause: "", params: {}, sentence: name });
  const entry = { version: 1, events: ["won", "turn", "phase", "event"].map(event) } as unknown as LogEntry;
  const told = stretches(entry).map(({ heading, said }) => [heading?.name ?? null, said.map((x) => x.name)]);
  expect(told).toEqual([
    [null, ["won"]],
    ["turn", []],
    ["phase", ["event"]],
  ]);
});

test("a deal is one sentence, and what nobody gives is left out", () => {
  const deal = (f: string, d: string, tf: string, td: string): Legal => [
    `offer P2 ${f}f ${d}d for ${tf}f ${td}d`,
    [["offer", "choice"], ["P2", "owner"], ...[f, d, tf, td].map((n) => [n, "number"] as [string, string])],
  ];
  const texts = buttons(view("deal-offer"), trie([deal("1", "0", "0", "1"), deal("0", "0", "1", "0")]), [], say, () => "Bo").map(
    (b) => b.text,
  );
  expect(texts[0]).toContain("web-deal-favors");
  expect(texts[0]).toContain("web-deal-disfavors");
  expect(texts[1]).toContain("web-deal-nothing");
  expect(texts.every((text) => text.startsWith("web-deal ") && text.includes("Bo"))).toBe(true);
});

test("in set-up a button says that it gives the demon away; sides are called by those who fight", () => {
  const swap: Legal[] = [[">Bael", [["Bael", "demon"]]]];
  expect(buttons(view("swap-demon"), trie(swap), [], say)[0]!.text).toContain("web-exchange");
  const sides: Legal[] = ["side1", "side2"].map((side) => [side, [[side, "choice"]]]);
  const fight = { ...view("cast-first"), combat: { sides: [["P1"], ["FB"]] } } as never;
  expect(buttons(fight, trie(sides), [], say, () => "Ada")[0]!.text).toContain("Ada");
});

test("chances stand on the buttons that need them", () => {
  const bribe: Legal[] = ["0", "1"].map((n) => [`#${n}`, [[n, "number"]]]);
  const texts = buttons(view("influence-bribe", { odds: { "0": 17, "1": 33 } }), trie(bribe), [], say).map((b) => b.text);
  expect(texts[0]).toContain('"percent":17');
  expect(texts[1]).toContain('"percent":33');
  const menu: Legal[] = [
    ["march", [["march", "choice"]]],
    ["atone", [["atone", "choice"]]],
  ];
  const deeds = buttons(view("action-menu", { odds: { march: 5, atone: 28 } }), trie(menu), [], say).map((b) => b.text);
  expect(deeds[0]).toContain('"count":5');
  expect(deeds[1]).toContain('"percent":28');
});

test("a lieutenant takes along whom he can lead, unless there is a choice", () => {
  const load = (what: string): Legal => [
    `+${what}`,
    [
      ["load", "choice"],
      [what, "unit"],
    ],
  ];
  expect(loading(trie([load("L"), ["all", [["all", "choice"]]]]))).toBe("all");
  expect(loading(trie([load("L"), ["stop", [["stop", "choice"]]]]))).toBe("+L");
  expect(loading(trie([load("L"), load("L+H:garm")]))).toBe(null);
  expect(loading(trie([["stop", [["stop", "choice"]]]]))).toBe(null);
});

test("every button says what it does: souls for whom, legions where, spells of whom, cards for what", () => {
  const legal: Legal[] = [
    [
      "bonus T:Cacus",
      [
        ["T:Cacus", "unit"],
        ["bonus", "choice"],
      ],
    ],
    [
      "recruit a01",
      [
        ["a01", "card"],
        ["recruit", "choice"],
      ],
    ],
    [
      "summon 4.1",
      [
        ["summon", "choice"],
        ["4.1", "area"],
      ],
    ],
    [
      "summon 4.2",
      [
        ["summon", "choice"],
        ["4.2", "area"],
      ],
    ],
    [
      "summon 4.1 4.2",
      [
        ["summon", "choice"],
        ["4.1", "area"],
        ["4.2", "area"],
      ],
    ],
  ];
  const asked = { ...view("summon-menu"), facts: { cards: { a01: { minor_souls: 3 } }, lieutenants: {} } } as never;
  const texts = buttons(asked, trie(legal), [], say).map((b) => b.text.split(" ")[0]);
  expect(texts).toEqual(["web-soul-for", "web-use-recruit", "web-summon-in", "web-summon-in", "web-muster-each"]);
  const spells: Legal[] = ["a02", "a03"].map((card) => [
    `support P2 ${card}`,
    [
      ["support", "choice"],
      ["P2", "owner"],
      [card, "card"],
    ],
  ]);
  const support = buttons(view("support"), trie(spells), [], say, () => "Bo");
  expect(support.every((b) => b.text.startsWith("web-support-spell") && b.text.includes("Bo") && b.tip?.startsWith("text-card-a0"))).toBe(
    true,
  );
});

test("chances of flight and of a fight say what they are of", () => {
  const legal: Legal[] = ["flee", "stand"].map((word) => [word, [[word, "choice"]]]);
  const texts = buttons(view("flee-decision", { odds: { flee: 67, stand: 46 } }), trie(legal), [], say).map((b) => b.text.split(" ")[0]);
  expect(texts).toEqual(["web-chance-away", "web-chance-win"]);
});
