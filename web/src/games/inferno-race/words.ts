/** Sentences and buttons of the prompt. */
import type { Node } from "../../board/trie";
import type { Word } from "../../net/wire";
import type { Choice, Say } from "../types";
import { asked, onTrack, PRICES, type RaceView, stepOf, THRONE } from "./view";

/** Choices that are what one mostly does. */
const PLAIN = new Set(["roll", "nomove", "stand"]);

/** The buttons of the open question: everything that is neither a place nor a card. */
export function buttons(view: RaceView, node: Node, path: Word[], say: Say): Choice[] {
  const found: Choice[] = [];
  const mine = view.players[view.mover ?? 0]!;
  const price = PRICES[onTrack(mine)]![1];
  for (const { word, node: next } of node.children.values()) {
    if (word[1] !== "choice") continue;
    if (word[0] === "Z") {
      for (const {
        word: [count, kind],
      } of next.children.values())
        found.push({
          words: [word, [count, kind]],
          text: Number(count) === 0 ? say("web-end-turn") : say("web-buy", { count: Number(count), price: price * Number(count) }),
          primary: next.children.size === 1,
        });
    } else found.push({ words: [word], text: say(`web-act-${word[0]}`), primary: PLAIN.has(word[0]) });
  }
  return path.length ? [] : found;
}

/** While others act: to rest or to roll, a card of one's own, an angel's step, a step for one of the dead, a tile to turn. */
export function ahead(view: RaceView, seat: number, path: Word[], word: Word): Word[] | null {
  const mine = view.players[seat];
  const same = path.at(-1)?.join() === word.join();
  if (!mine || same) return null;
  const [text, kind] = word;
  if (kind === "choice" || kind === "card") return [word];
  if (path[0]?.[0] === "S") return kind === "place" ? [path[0], word] : null;
  if (kind !== "step") return null;
  if (path[0]?.[1] === "card") return path[0][0].startsWith("a") ? [path[0], word] : null;
  return mine.dead > 0 && !mine.imps.includes(1 - Number(text)) ? [["B", "choice"], word] : null;
}

/** What can be chosen ahead by a button. */
export function aheads(view: RaceView, seat: number, say: Say): { word: Word; text: string }[] {
  const may = { A: true, S: (view.players[seat]?.gems ?? 0) >= 3, roll: true };
  return Object.entries(may).flatMap(([id, on]) => (on ? [{ word: [id, "choice"] as Word, text: say(`web-act-${id}`) }] : []));
}

/** The rule that matters now, under the question. */
export function note(view: RaceView, say: Say): string {
  const step = asked(view);
  const player = view.players[view.seat ?? -1];
  if (!step || !player || view.mover !== view.seat) return "";
  const imps = onTrack(player);
  const small = matchMedia("(max-width: 520px)").matches;
  if (step.step === "free" && imps > 0 && !small) return say("web-price-note", { imps, price: PRICES[imps]![1], most: PRICES[imps]![2] });
  if (step.step === "fight")
    return say("web-fight-note", { force: (view.hand ?? []).reduce((sum, c) => sum + Number(c.at(-1)), 0), gems: player.gems });
  if (small) return "";
  if (step.step === "main") return say("web-main-note");
  return step.step === "move" ? say("web-move-note") : "";
}

/** What kind of place it is, and its number. */
function place(text: string): { kind: string; at: number } {
  const n = Number(text);
  return n === THRONE ? { kind: "throne", at: n } : n > 0 ? { kind: "square", at: n } : { kind: "step", at: stepOf(n) };
}

/** A half-made action as a sentence. */
export function progress(view: RaceView, path: Word[], _node: Node | null, say: Say): { sentence: string; small?: string } | null {
  const [first, second] = path;
  if (!first) return null;
  const name = (w: Word) => say(`word-card-${w[0].replace(".", "-")}`);
  if (first[0] === "S") return { sentence: second ? say("web-do-turn", { square: second[0] }) : say("web-do-sacrilege") };
  if (first[0] === "B") return { sentence: second ? say("web-do-back", { step: second[0] }) : say("web-do-revive") };
  if (first[0] === "Z" && second)
    return {
      sentence:
        second[0] === "0"
          ? say("web-end-turn")
          : say("web-buy", { count: Number(second[0]), price: PRICES[onTrack(view.players[view.mover ?? 0]!)]![1] * Number(second[0]) }),
    };
  if (first[1] === "choice") return { sentence: say(`web-act-${first[0]}`) };
  if (first[1] === "place") {
    const from = place(first[0]);
    const to = second && place(second[0]);
    return {
      sentence: to
        ? say("web-do-go", { kind: from.kind, from: from.at, goal: to.kind, to: to.at })
        : say("web-do-imp", { kind: from.kind, from: from.at }),
    };
  }
  if (first[1] === "step") return { sentence: say("web-do-back", { step: first[0] }) };
  if (first[1] !== "card") return null;
  if (second) return { sentence: say(second[1] === "step" ? "web-do-angel" : "web-do-trident", { card: name(first), to: second[0] }) };
  const asks = asked(view)?.step;
  if (asks === "room") return { sentence: say("web-do-discard", { card: name(first) }) };
  return { sentence: say(asks === "fight" ? "web-do-add" : "web-do-card", { card: name(first) }) };
}
