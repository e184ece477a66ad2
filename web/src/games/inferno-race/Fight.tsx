/** A fight as an exchange: both totals, what was thrown in, and the number needed. */
import type { Fighter } from "../../board/Clash";
import type { GameEvent } from "../../net/wire";
import { t } from "../../text/speak";
import { Panel, SeatChip } from "../../ui/parts";
import type { BoardProps } from "../types";
import { COLOURS, GAME } from "./pieces";
import { card, type Fight, fightOf, onTrack, PRICES, type RaceView } from "./view";

export function Small({ id, size = 15, class: name = "" }: { id: string; size?: number; class?: string }) {
  return (
    <svg class={`ic ${name}`} width={size} height={size} aria-hidden="true">
      <use href={`#${id}`} width={size} height={size} />
    </svg>
  );
}

type Paid = [string[], string[]];
/** What each side has thrown in since the fight began. */
function paidIn(fight: Fight, recent: GameEvent[]): Paid {
  const paid: Paid = [[], []];
  for (const { name, params } of recent.slice(recent.findLastIndex((e) => e.name === "fight") + 1)) {
    const side = params["seat"] === fight.sides[0] ? 0 : 1;
    if (name === "paid") paid[side].push(String(params["card"]));
    if (name === "gem-paid") paid[side].push("gem");
  }
  return paid;
}

export function Duel({ view, fight, recent, name }: Pick<BoardProps<RaceView>, "view" | "recent" | "name"> & { fight: Fight }) {
  const paid = paidIn(fight, recent);
  const side = (k: 0 | 1) => {
    const seat = fight.sides[k];
    const { cards, gems } = view.players[seat]!;
    const colour = COLOURS[seat]!;
    const count = paid[k].filter((p) => p === "gem").length;
    const cast = paid[k].filter((p) => p !== "gem").map((p) => card(p).strength);
    // Whoever came late has not seen all of it; then the total must do.
    const all = cast.reduce((sum, n) => sum + n, count) === fight.totals[k];
    return (
      <div class={`f p-${colour}${fight.go === k ? " go" : ""}`}>
        <div class="f-who">
          <SeatChip colour={colour} size={26} /> <b>{name(seat)}</b>
        </div>
        <small>
          {t(k === 0 ? "web-attacks" : "web-defends", {}, GAME)} · {t("web-has", { cards, gems }, GAME)}
        </small>
        <strong>{fight.totals[k]}</strong>
        <div class="used">
          {all && cast.map((strength, i) => <i key={i}>{strength}</i>)}
          {all && count > 0 && (
            <i class="g">
              <Small id="gem" />
              {count}
            </i>
          )}
        </div>
      </div>
    );
  };
  return (
    <div class="duel">
      {side(0)}
      <div class="vs">{t("web-needs", { name: name(fight.sides[fight.go]), need: fight.need }, GAME)}</div>
      {side(1)}
    </div>
  );
}

/** What the last action did to the fight, for the board: each throw, and how it ended. */
export function blows(view: RaceView, last: GameEvent[], name: (seat: number) => string): [Fighter, Fighter] | null {
  const end = last.find((e) => e.name === "fight-won" || e.name === "fight-lost");
  const side = (seat: number, worth: string | number, won?: "won" | "lost"): Fighter => ({
    name: name(seat),
    colour: COLOURS[seat] ?? null,
    worth,
    end: won,
  });
  if (end) {
    const [one, two] = [Number(end.params["seat"]), Number(end.params["rival"])];
    const won = end.name === "fight-won";
    return [side(one, won ? "✓" : "✕", won ? "won" : "lost"), side(two, won ? "✕" : "✓", won ? "lost" : "won")];
  }
  const fight = fightOf(view);
  if (!fight || !last.some((e) => ["fight", "paid", "gem-paid", "stood"].includes(e.name))) return null;
  return [side(fight.sides[0], fight.totals[0]), side(fight.sides[1], fight.totals[1])];
}

/** Beside the board: the fight while there is one, else what imps on the track are worth. */
export function Side({ view, recent, name, seat: held }: BoardProps<RaceView>) {
  const fight = fightOf(view);
  const seat = view.seat ?? held ?? view.active;
  if (!fight) return <Prices imps={onTrack(view.players[seat]!)} view={view} />;
  const tile = view.tiles[fight.at - 1];
  const acts = fight.acts && view.up.includes(fight.at) && tile;
  return (
    <Panel title={t("web-fight-on", { square: fight.at }, GAME)} class="fight only-desk">
      <div class="in">
        <Duel view={view} fight={fight} recent={recent} name={name} />
        <p class="mut2">
          {acts
            ? t("web-fight-tile", { name: name(fight.sides[0]), tile: t(`word-tile-${tile}`, {}, GAME) }, GAME)
            : t("web-fight-stands", { name: name(fight.sides[0]) }, GAME)}{" "}
          {t("web-fight-loser", {}, GAME)}
        </p>
      </div>
    </Panel>
  );
}

/** The table of D7, with the row that holds now. */
function Prices({ imps, view }: { imps: number; view: RaceView }) {
  return (
    <Panel
      title={t("web-prices", {}, GAME)}
      right={<span class="mut">{t("web-stock", { deck: view.deck, bag: view.bag.red }, GAME)}</span>}
      class="prices only-desk"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t("web-prices-imps", {}, GAME)}</th>
            <th scope="col">{t("web-prices-price", {}, GAME)}</th>
            <th scope="col">{t("web-prices-most", {}, GAME)}</th>
            <th scope="col">{t("web-prices-treasure", {}, GAME)}</th>
          </tr>
        </thead>
        <tbody>
          {PRICES.slice(1).map(([gems, price, most], i) => (
            <tr key={i} class={imps === i + 1 ? "now" : ""} aria-current={imps === i + 1 || undefined}>
              <th scope="row">{i + 1}</th>
              <td>{price}</td>
              <td>{most}</td>
              <td>{gems}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
