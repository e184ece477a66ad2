/** Answers that a player may leave in advance, so that no window stops the table without need. */
import type { Answer } from "../types";

export const answers: Answer[] = [
  { id: "counter-turn", orders: [{ prompt: "counter", play: "none" }], turn: true },
  { id: "counter", orders: [{ prompt: "counter", play: "none" }] },
  { id: "refuse", orders: [{ prompt: "pass-grant", play: "refuse" }] },
  { id: "grant", orders: [{ prompt: "pass-grant", play: "grant" }] },
  { id: "enter", orders: [{ prompt: "pass-request", play: "enter" }] },
  { id: "no-deals", orders: [{ prompt: "deal-offer", play: "none" }, { prompt: "deal-reply", play: "refuse" }] },
  { id: "no-court", orders: [{ prompt: "court", play: "none" }] },
  { id: "no-join", orders: [{ prompt: "join", play: "none" }], turn: true },
  { id: "no-magic", orders: [{ prompt: "combat-cast", play: "none" }], turn: true },
  { id: "stand", orders: [{ prompt: "flee-decision", play: "stand" }, { prompt: "combat-flee", play: "stay" }], turn: true },
  { id: "myself", orders: [{ prompt: "*", play: "ask" }] },
];
