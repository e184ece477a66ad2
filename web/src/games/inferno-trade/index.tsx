/** Inferno, the trade, at the browser's table. */
import type { GameModule, Say } from "../types";
import { Beside, Dock, Market, StillMarket } from "./Market";
import "./market.css";
import { Thumb } from "./Thumb";
import { COLOURS, type TradeView } from "./view";
import { buttons, listed, nature, note, quiet, spoken, word } from "./words";

/** Souls and special cards at each name. */
function status(view: TradeView, seat: number, say: Say) {
  const p = view.players[seat];
  return p ? say("web-status", { souls: p.free.length + p.fixed.length + p.face_down, specials: p.specials }) : "";
}

const infernoTrade: GameModule = {
  colour: (_seats, seat) => COLOURS[seat]!,
  Board: Market,
  Still: StillMarket,
  Thumb,
  Hand: Dock,
  Side: Beside,
  buttons,
  listed,
  nature,
  note,
  quiet,
  spoken,
  status,
  word,
  meant: () => null,
  roomy: true,
  turn: (view: TradeView, say) => (view.run > 0 ? say("web-run", { run: view.run, runs: view.runs }) : ""),
  terse: true,
  minutes: 10,
  quick: { seats: 4, options: { driver: "live" } },
  tags: ["web-tag-live", "web-tag-cards"],
};

export default infernoTrade;
