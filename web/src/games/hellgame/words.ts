/** The words of this game's actions: what the buttons say, what has been chosen so far, and what to try so that the rules explain. */
import { below, type Node } from "../../board/trie";
import type { Word } from "../../net/wire";
import { upper, wordName } from "../../text/speak";
import type { Choice, Say } from "../types";
import { cardsDue, marchText, mostSummoned, musterButtons, orderButtons, ordered, pickButtons, stackButtons } from "./orders";
import { GAME, type HellView, mustering, piles, printed, seatOf } from "./view";

type Name = (seat: number) => string;
const DEAL = ["", "", "web-deal-give-favors", "web-deal-give-disfavors", "web-deal-take-favors", "web-deal-take-disfavors"];
const SOULS = ["", "", "", "web-cost-souls", "web-deal-take-favors", "web-trade-disfavors"];
/** Words that go on: what their buttons say before the rest is chosen. */
const BEGUN = new Set(["summon", "support", "offer", "trade", "load", "drop"]);
/** So many places or units are buttons too; more are pointed at on the map. */
const FEW = 8;
/** So many numbers of cards to buy have a button. */
const MOST_BUTTONS = 4;

/** What a word is called at this table. */
export function wordText(view: HellView, word: Word, name: Name, say: Say): string {
  const [text, kind] = word;
  if ((kind === "owner" || kind === "figure") && seatOf(text) >= 0) return name(seatOf(text));
  if (kind === "zone" && /^c[1-9]$/.test(text)) return say(`circle-${text[1]}`);
  if (kind === "unit" && text.startsWith("T:")) return `${wordName(text, kind, GAME)} (${printed(view, text)})`;
  return wordName(text, kind, GAME);
}

/** A demon that joins: with how many cards, and on what its legions save then. */
function joinText(view: HellView, demon: string, count: number, say: Say): string {
  return savesText(view, demon, say("web-join-cards", { demon: wordName(demon, "demon", GAME), count }), say);
}
function savesText(view: HellView, demon: string, text: string, say: Say): string {
  const skulls = view.demons.find((d) => d.demon === demon)?.skulls ?? 1;
  return say("web-saves-on", { text, skulls: Math.max(1, skulls) });
}
/** A choice with its chance, where the rules know it; `of` says what the chance is of, where that is no matter of course. */
function chance(view: HellView, key: string, text: string, say: Say, of = "web-chance"): string {
  const percent = view.question?.odds?.[key];
  return percent === undefined ? text : say(of, { text, percent });
}
/** Those who flee may get away, those who stand may win. */
const HOPES: Record<string, string> = { flee: "web-chance-away", stay: "web-chance-win", stand: "web-chance-win", fight: "web-chance-win" };
/** What a card is used for besides being cast. */
const USES = new Set(["pass", "walk", "recruit"]);
function cardText(view: HellView, deed: string, card: Word, name: Name, say: Say): string {
  const souls = view.facts?.cards[card[0]]?.minor_souls ?? 0;
  const text = say(`web-use-${deed}`, { card: wordText(view, card, name, say) });
  return deed === "recruit" && souls > 0 ? `${text} · ${say("web-cost-souls", { count: souls })}` : text;
}
/** An action of a demon, with what it means for one on Earth. */
function deedText(view: HellView, [deed]: Word, text: string, say: Say): string {
  return descends(view, deed) ? say("web-leaves-earth", { deed: text }) : text;
}

/** A side of the combat by those who fight on it. */
function sideText(view: HellView, word: Word, name: Name, say: Say): string {
  const side = view.combat?.sides[word[0] === "side1" ? 0 : 1] ?? [];
  const who = side.map((figure) => wordText(view, [figure, "figure"], name, say)).join(", ");
  return who ? say("web-side", { side: wordText(view, word, name, say), who }) : wordText(view, word, name, say);
}

/** Does this action of the demon that is asked bring it down from Earth? */
function descends(view: HellView, deed: string): boolean {
  const asked = view.question;
  const acts = asked?.point === "action-menu" && ["march", "influence", "atone"].includes(deed);
  return acts && !!view.demons.find((d) => d.demon === asked?.demon)?.earth;
}

/** A deal: whole, as one sentence; half made, its newest part. */
function dealText(view: HellView, all: Word[], words: Word[], name: Name, say: Say): string {
  const trade = all[0]![0] === "trade";
  const n = (i: number) => Number(all[i]?.[0] ?? 0);
  if (all.length === 6) {
    const partner = wordText(view, all[1]!, name, say);
    const deal = trade ? { favors: n(4), disfavors: n(5), souls: n(3) } : { favors: n(2), disfavors: n(3), souls: 0 };
    const back = trade ? { favors: 0, disfavors: 0, souls: 0 } : { favors: n(4), disfavors: n(5), souls: 0 };
    if (!trade) return say("web-deal", { partner, give: goods(deal, say), take: goods(back, say) });
    const rest = goods({ ...deal, souls: 0 }, say);
    const souls = goods({ favors: 0, disfavors: 0, souls: deal.souls }, say);
    return say("web-deal", all[2]![0] === "pay" ? { partner, give: souls, take: rest } : { partner, give: rest, take: souls });
  }
  const keys = trade ? SOULS : DEAL;
  const depth = all.length - words.length;
  return words.map((w, i) => (keys[depth + i] ? say(keys[depth + i]!, { count: Number(w[0]) }) : wordText(view, w, name, say))).join(", ");
}
/** What changes hands, in words. */
function goods(deal: Record<"favors" | "disfavors" | "souls", number>, say: Say): string {
  const parts = (["favors", "disfavors", "souls"] as const).filter((what) => deal[what] > 0);
  return parts.length ? parts.map((what) => say(`web-deal-${what}`, { count: deal[what] })).join(" + ") : say("web-deal-nothing");
}

/** The rest of an action in words. */
function told(view: HellView, path: Word[], words: Word[], name: Name, say: Say): string {
  const all = [...path, ...words];
  const first = all[0]!;
  if (first[0] === "offer" || first[0] === "trade") return dealText(view, all, words, name, say);
  const last = words.at(-1)!;
  const order = ordered(all);
  if (order) {
    const going = marchText(order.unit, order.count, (w) => wordText(view, w, name, say), say);
    const to = last[1] === "area" && all.length > order.unit.length ? wordText(view, last, name, say) : "";
    return to ? (path.length ? to : `${going} → ${to}`) : going;
  }
  if (first[0] === "everywhere") return say(`web-everywhere-${view.question?.point ?? "avoid"}`);
  if (first[0] === "buy" && last[1] === "number") return say("web-buy-cards", { count: Number(last[0]) });
  if (words.length > 1 && last[1] === "number" && words.at(-2)![0] === "cast") {
    const card = words.find((w) => w[1] === "card");
    if (!card) return Number(last[0]) > 0 ? say("web-cast-x", { x: Number(last[0]) }) : wordText(view, words.at(-2)!, name, say);
    const called = wordText(view, card, name, say);
    return Number(last[0]) > 0
      ? say("web-cast-card-x", { card: called, x: Number(last[0]) })
      : `${called} · ${wordText(view, words.at(-2)!, name, say)}`;
  }
  if (last[1] === "number") {
    if (path.some((w) => w[0] === "cast"))
      return Number(last[0]) > 0 ? say("web-cast-x", { x: Number(last[0]) }) : wordName("cast", "choice", GAME);
    if (view.question?.point === "join") return joinText(view, all.find((w) => w[1] === "demon")?.[0] ?? "", Number(last[0]), say);
    if (view.question?.point === "influence-bribe") return chance(view, last[0], say("web-bribe", { count: Number(last[0]) }), say);
    const label = view.question?.labels?.[Number(last[0]) - 1];
    return label && label !== "other" ? wordName(label, "label", GAME) : last[0];
  }
  if (first[0] === "march" && view.question?.odds?.["march"])
    return deedText(
      view,
      first,
      say("web-march-units", { deed: wordText(view, first, name, say), count: view.question.odds["march"] }),
      say,
    );
  if (first[1] === "choice" && view.question?.point === "action-menu")
    return deedText(view, first, chance(view, first[0], wordText(view, first, name, say), say), say);
  if (first[1] === "choice" && HOPES[first[0]]) return chance(view, first[0], wordText(view, first, name, say), say, HOPES[first[0]]);
  if (first[1] === "card" && words.length > 1 && USES.has(last[0])) return cardText(view, last[0], first, name, say);
  if (first[0] === "summon" && last[1] === "area" && all.length === 2)
    return say("web-summon-in", { area: wordText(view, last, name, say) });
  if (first[0] === "support" && last[1] === "card" && words.length > 1)
    return say("web-support-spell", { who: wordText(view, words.at(-2)!, name, say), card: wordText(view, last, name, say) });
  if (last[0] === "bonus") return say("web-soul-for", { who: wordText(view, all.find((w) => w[1] === "unit") ?? first, name, say) });
  if (first[1] === "choice" && descends(view, first[0])) return say("web-leaves-earth", { deed: wordText(view, first, name, say) });
  if (view.question?.point === "swap-demon" && last[1] === "demon") return say("web-exchange", { demon: wordText(view, last, name, say) });
  if (last[0] === "side1" || last[0] === "side2") return sideText(view, last, name, say);
  if (view.question?.point === "join" && last[1] === "demon") return savesText(view, last[0], wordText(view, last, name, say), say);
  const unit = all.find((w) => w[1] === "unit");
  if (view.question?.point === "influence-target" && unit && last[1] === "choice") {
    const what = unit[0].startsWith("L") ? "L" : unit[0];
    return chance(view, `${what} ${last[0]}`, words.map((w) => wordText(view, w, name, say)).join(" · "), say);
  }
  if (last[0] === "right") return chance(view, "right", words.map((w) => wordText(view, w, name, say)).join(" · "), say);
  const units = words.some((w) => w[1] === "unit");
  const shown = words.filter(
    (w) => !(w[1] === "owner" && view.question?.seat === seatOf(w[0])) && !(w[1] === "area" && units && view.combat?.area === w[0]),
  );
  return shown.map((w) => wordText(view, w, name, say)).join(" · ");
}

/** Everything that is no place on the map as a button; a few places and units too, so that a small screen needs no aim. */
export function buttons(view: HellView, node: Node, path: Word[], say: Say, name: Name = String, root: Node = node): Choice[] {
  const called = (word: Word) => wordText(view, word, name, say);
  return [...answers(view, node, path, say, name, root), ...orderButtons(view, root, path, called, say).map(capital)];
}
function capital(choice: Choice): Choice {
  return { ...choice, text: upper(choice.text) };
}
/** A way on as a button, with what a card or a demon on it says. */
function choice(view: HellView, path: Word[], words: Word[], name: Name, say: Say): Choice {
  const tip = tipOf(view, words, say);
  return { words, text: upper(told(view, path, words, name, say)), ...(tip && { tip }) };
}
/** What a card or an ability that a button names says. */
function tipOf(view: HellView, words: Word[], say: Say): string {
  const card = words.find((w) => w[1] === "card");
  if (card) return say(`text-card-${card[0]}`);
  const demon = words.find((w) => w[1] === "demon" && view.demons.some((d) => d.demon === w[0]));
  return demon ? `${say(`ability-demon-${demon[0]}`)}: ${say(`text-demon-${demon[0]}`)}` : "";
}
function answers(view: HellView, node: Node, path: Word[], say: Say, name: Name, root: Node): Choice[] {
  const found: Choice[] = [];
  const named = view.question?.point === "discard" || view.question?.point === "carry" ? cardsDue(node) : 1;
  const hand = view.players?.[view.question?.seat ?? 0]?.hand;
  if (named > 1 && hand && path.length === 0) return pickButtons(hand, named, (w) => wordText(view, w, name, say)).map(capital);
  const called = (word: Word) => wordText(view, word, name, say);
  const half = path.length === 0 ? null : stackButtons(view, root, path, called, say);
  if (half) return half.map(capital);
  const legions = path.length === 0 && view.question?.point === "summon-menu" ? musterButtons(root, called, say).map(capital) : null;
  if (legions && mustering.value) return legions;
  const all = below(node).filter(({ words }) => !legions || words[0]?.[0] !== "summon");
  if (all.length <= FEW) {
    const ways = all.filter(({ words }) => words.length > 0).map((way) => choice(view, path, way.words, name, say));
    return [...ways, ...(legions ?? [])];
  }
  const leaves = [...node.children.values()].filter((c) => c.node.action !== null && c.node.children.size === 0);
  for (const { word, node: next } of node.children.values()) {
    if (legions && word[0] === "summon") continue;
    if (word[1] === "card" && path.length === 0) continue;
    if (word[1] === "unit" && path.length === 0 && view.question?.point === "march-select") continue;
    if (word[1] === "area" && node.children.size > FEW) continue;
    if (word[1] === "area" && path.length === 0 && leaves.length < node.children.size) continue;
    const only = next.action === null && next.children.size === 1 ? [...next.children.values()][0]! : null;
    const goesOn = only && (word[1] === "demon" || word[1] === "unit" || only.word[1] === "number");
    const words: Word[] = goesOn ? [word, only.word] : [word];
    const text =
      word[1] === "demon" && only?.word[0] === "ability"
        ? say("web-use-ability", { ability: say(`ability-demon-${word[0]}`) })
        : word[1] === "choice" && words.length === 1 && BEGUN.has(word[0]) && next.children.size > 0
          ? say(`web-begin-${word[0]}`)
          : told(view, path, words, name, say);
    const tip = tipOf(view, words, say);
    found.push({ words, text: upper(text), ...(tip && { tip }) });
    if (word[0] === "buy" && next.children.size > 0)
      for (const { word: count } of [...next.children.values()].slice(0, MOST_BUTTONS))
        found.push({ words: [word, count], text: upper(told(view, path, [word, count], name, say)) });
  }
  return [...found, ...(legions ?? [])];
}

/** One legion is summoned, one card bought, where that is pointed at: several have buttons of their own. */
export function plain(path: Word[]): boolean {
  return (path[0]?.[0] === "summon" && path.length === 2) || (path[0]?.[0] === "buy" && path.length === 1);
}

/** What has been chosen so far. */
export function progress(
  view: HellView,
  path: Word[],
  _node: Node | null,
  say: Say,
  name: Name,
): { sentence: string; small?: string } | null {
  if (!path.length) return null;
  const [first] = path;
  if (first![1] === "card") return { sentence: upper(told(view, [], path, name, say)), small: say(`text-card-${first![0]}`) };
  return { sentence: upper(told(view, [], path, name, say)) };
}

/** What pointing at a section or a card stands for, by the question that is open. */
export function meant(view: HellView, _path: Word[], word: Word): Word[] | null {
  const asked = view.question;
  if (!asked) return null;
  const [text, kind] = word;
  if (kind === "area") {
    if (asked.point === "summon-menu") return [["summon", "choice"], word];
    if (asked.point === "petition-menu") return [word, ["favor", "choice"]];
    const stranger = asked.point === "influence-target";
    if (!stranger && asked.point !== "march-select") return [word];
    const unit = view.units.find((u) => u.area === text && stranger !== (seatOf(u.owner) === asked.seat));
    if (!unit) return stranger ? null : [word, [`P${asked.seat + 1}`, "owner"], ["L", "unit"]];
    return [word, [unit.owner, "owner"], [unit.what, "unit"], ...(stranger ? ([["disperse", "choice"]] as Word[]) : [])];
  }
  if (kind !== "card") return null;
  if (asked.point === "action-menu" || asked.point === "combat-cast") return [word, ["cast", "choice"], ["0", "number"]];
  if (asked.point === "summon-menu") return [word, ["recruit", "choice"]];
  const demon = view.demons.find((d) => d.seat === asked.seat)?.demon;
  return asked.point === "counter" && demon ? [word, [demon, "demon"]] : null;
}

/** What the card or the ability says that asks. */
export function note(
  view: HellView,
  say: Say,
  prompt: { code: string; params: Record<string, unknown> } | null,
  root?: Node,
  name: Name = String,
): string {
  if (mustering.value && root) return say("web-mustering-how", { count: mostSummoned(root) });
  // Whoever chooses between peace and a fight sees who stands there, on a phone too.
  const area = view.question?.area;
  if (area && ["avoid", "flee-decision"].includes(view.question!.point)) {
    const there = piles(view, area).map(({ symbol, owner, n }) =>
      say("web-pile-of", { what: say(`web-pile-${symbol}`, { count: n }), owner: wordText(view, [owner, "owner"], name, say) }),
    );
    return say("web-here", { who: there.join(", ") });
  }
  if (prompt && view.seen.length && view.question) {
    // The cards lie with one's hand, which a phone shows further down.
    const cards = view.seen.map((card) => wordName(card, "card", GAME)).join(", ");
    const choice = prompt.code !== "conspire-pick" || view.seen.some((card) => root?.children.has(`card:${card}`));
    return say(choice ? "web-looked" : "web-looked-none", { cards });
  }
  const cause = String((prompt?.code === "ability" ? prompt.params["demon"] : prompt?.params["cause"]) ?? "none");
  if (!prompt || cause === "none" || !["ability", "card-choice", "cast-target"].includes(prompt.code)) return "";
  return say(`${view.demons.some((d) => d.demon === cause) ? "text-demon" : "text-card"}-${cause}`);
}

/** The words that choose the one lieutenant of a stack for a March: who points at a stack means its leader. */
export function leader(root: Node, area: string): Word[] | null {
  const owners = [...(root.children.get(`area:${area}`)?.node.children.values() ?? [])];
  const led = owners.flatMap(({ word: owner, node }) =>
    [...node.children.values()].filter(({ word }) => word[1] === "unit" && word[0].startsWith("T:")).map(({ word }) => [owner, word]),
  );
  return led.length === 1 ? [[area, "area"], ...led[0]!] : null;
}

/** The action by which a lieutenant takes along all whom he can lead here; null where there is nobody, or a choice among them. */
export function loading(root: Node): string | null {
  const all = root.children.get("choice:all")?.node.action;
  if (all) return all;
  const loads = [...(root.children.get("choice:load")?.node.children.values() ?? [])];
  return loads.length === 1 ? loads[0]!.node.action : null;
}
