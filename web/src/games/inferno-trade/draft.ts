/** What the person is putting together: an offer, a counter-offer, a special card, an answer. It outlives everything that others do. */
import { signal } from "@preact/signals";
import { SOULS } from "./emblems";
import { asks, type Offer, ownerOf, soulOf, type TradeView } from "./view";

export interface Draft {
  kind: "offer" | "SO" | "BA" | "GS";
  /** Whom it is made to; null while nobody is named. */
  to: number | "all" | null;
  /** The offer that is countered. */
  re: number | null;
  give: string[];
  /** Cards, or souls where the offer goes to everybody. */
  want: string[];
}
export const EMPTY: Draft = { kind: "offer", to: null, re: null, give: [], want: [] };
export const draft = signal<Draft>(EMPTY);
/** The card chosen in answer to a special card, before it is confirmed. */
export const pick = signal<string | null>(null);
/** Offers to everybody that the person does not want to see any more. */
export const hidden = signal<number[]>([]);
/** What a bot would do with an offer, or that it would do nothing now. */
export const wise = signal<{ say: "accept" | "decline" | "withdraw" | "wait"; id: number | null } | null>(null);

export function clear(): void {
  draft.value = EMPTY;
  pick.value = null;
  wise.value = null;
}
export function isEmpty(d: Draft): boolean {
  return d.kind === "offer" && d.re === null && d.give.length + d.want.length === 0;
}

function toggled(list: string[], item: string): string[] {
  return list.includes(item) ? list.filter((x) => x !== item) : [...list, item];
}

/** A card was pointed at: it joins the offer or leaves it; a special card takes it as its target. */
export function touch(view: TradeView, card: string): void {
  const d = draft.value;
  const me = view.you?.seat;
  const owner = ownerOf(view, card);
  if (me === undefined) return;
  wise.value = null;
  if (asks(view)) {
    pick.value = pick.value === card ? null : card;
    return;
  }
  if (d.kind === "SO") {
    draft.value = { ...d, to: owner, want: [card] };
    return;
  }
  if (d.kind === "BA") {
    draft.value = { ...d, want: [soulOf(card)] };
    return;
  }
  if (d.kind === "GS") return;
  if (owner === me) {
    draft.value = { ...d, give: toggled(d.give, card) };
    return;
  }
  if (d.to === "all") {
    draft.value = { ...d, want: toggled(d.want, soulOf(card)) };
    return;
  }
  if (d.to !== null && d.to !== owner) {
    draft.value = { ...d, re: null, to: owner, want: [card] };
    return;
  }
  draft.value = { ...d, to: owner, want: toggled(d.want, card) };
}

/** Something was dragged onto a stall, and perhaps onto a card there. */
export function drop(view: TradeView, card: string, stall: number | "all", onto: string | null): void {
  const me = view.you?.seat;
  const from = ownerOf(view, card);
  if (me === undefined || asks(view) || stall === from) return;
  const base: Draft = draft.value.kind === "offer" ? draft.value : EMPTY;
  const add = (list: string[], item: string) => (list.includes(item) ? list : [...list, item]);
  if (from === me) {
    const same = base.to === stall;
    const want = same ? base.want : [];
    const asked = onto && (stall === "all" ? soulOf(onto) : onto);
    draft.value = { ...base, to: stall, re: same ? base.re : null, give: add(base.give, card), want: asked ? add(want, asked) : want };
  } else if (stall === me) {
    const same = base.to === from || base.to === "all";
    const want = base.to === "all" ? soulOf(card) : card;
    draft.value = {
      ...base,
      to: same ? base.to : from,
      re: same ? base.re : null,
      want: add(same ? base.want : [], want),
      give: onto ? add(base.give, onto) : base.give,
    };
  }
}

/** To everybody, or to the one who owns what is wanted. */
export function address(view: TradeView, to: number | "all"): void {
  const d = draft.value;
  const want =
    to === "all"
      ? [...new Set(d.want.map(soulOf))]
      : d.want.flatMap((soul) => [soul, `${soulOf(soul)}2`].filter((card) => view.players[to]!.free.includes(card)).slice(0, 1));
  draft.value = { ...d, to, re: d.to === to ? d.re : null, want };
}

/** Begin a counter-offer with the mirrored terms. */
export function counter(offer: Offer): void {
  draft.value = { kind: "offer", to: offer.author, re: offer.id, give: [...offer.want], want: [...offer.give] };
}

/** The place of a card or soul in the order of the list, the second series after the first. */
function place(card: string): number {
  return SOULS.indexOf(soulOf(card)) + (card.endsWith("2") ? SOULS.length : 0);
}

/** The notation of what is put together; whether it is allowed is for the rules to say. */
export function notation(d: Draft): string | null {
  const set = (cards: string[]) => [...cards].sort((a, b) => place(a) - place(b)).join("+") || "0";
  if (d.kind === "GS") return d.want[0] ? `GS ${d.want[0] === "left" ? "<" : ">"}` : null;
  if (d.kind === "BA") return d.want[0] ? `BA ${d.want[0]}` : null;
  if (d.kind === "SO") return d.want[0] && typeof d.to === "number" ? `SO P${d.to} ${d.want[0]}` : null;
  if (d.give.length + d.want.length === 0) return null;
  if (d.re !== null) return `re#${d.re} ${set(d.give)} / ${set(d.want)}`;
  return `>${typeof d.to === "number" ? `P${d.to}` : "*"} ${set(d.give)} / ${set(d.want)}`;
}
