/** The end of a game: who and how, the ranking, and what next. */
import { go } from "../lib/router";
import type { Live } from "../net/live";
import type { Outcome } from "../net/wire";
import { t } from "../text/speak";
import { colourOf, nameOf } from "./Players";
import { ICONS, Icon, SeatChip } from "./parts";

export function Finished({ live, outcome }: { live: Live; outcome: Outcome }) {
  const table = live.table.value!;
  const ranks = outcome.result?.ranks ?? [];
  const order = table.seats.map((s) => s.seat).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9));
  const again = () =>
    table.rematch
      ? go(`/table/${table.rematch}`)
      : void live.command({ rematch: true, ...(live.held.length > 1 && { seat: live.held[0] }) });
  return (
    <section class="finished" role="status">
      <h2>{outcome.sentence}</h2>
      {ranks.length > 0 && (
        <ol class="ranking">
          {order.map((seat) => (
            <li key={seat} class={ranks[seat] === 1 ? "first" : ""}>
              <span class="rank">{ranks[seat]}</span>
              <SeatChip colour={colourOf(table.game, table.seats.length, seat)} size={26} />
              <b>{nameOf(table, seat)}</b>
              {outcome.result?.scores && <span class="mut2">{outcome.result.scores[seat]}</span>}
            </li>
          ))}
        </ol>
      )}
      <p class="row">
        {live.held.length > 0 && (
          <button type="button" class="btn pri" onClick={again}>
            {t("web-rematch")}
          </button>
        )}
        <a class="btn" href={`/table/${table.id}?at=0`}>
          <Icon d={ICONS.play} />
          {t("web-replay")}
        </a>
        <a class="btn gho" href="/">
          {t("web-home")}
        </a>
      </p>
    </section>
  );
}
