/** The end of a game: who and how, the ranking, and what next. */
import { useState } from "preact/hooks";
import { playAgain } from "../net/again";
import type { Live } from "../net/live";
import type { Outcome, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { colourOf, nameOf } from "./Players";
import { ICONS, Icon, SeatChip } from "./parts";

/** Those who have won: by the rules, or because the only other has given up. */
export function winnersOf(outcome: Outcome, seats: number): number[] {
  if (outcome.result) return outcome.result.winners;
  return outcome.seat !== null && seats === 2 ? [1 - outcome.seat] : [];
}
/** What the end means to whoever looks; nothing to spectators, and to several at one device. */
export function verdictFor(outcome: Outcome, table: TableInfo, held: number[]): "won" | "lost" | "drawn" | null {
  if (held.length !== 1 || outcome.reason === "closed") return null;
  const winners = winnersOf(outcome, table.seats.length);
  if (winners.length === 0 || winners.length === table.seats.length) return "drawn";
  return winners.includes(held[0]!) ? "won" : "lost";
}

export function Finished({
  live,
  outcome,
  actions,
  replay,
}: {
  live: Live;
  outcome: Outcome;
  /** How many actions were played. */
  actions: number;
  /** Plays the game back: from an action on. */
  replay: (from: number) => void;
}) {
  const table = live.table.value!;
  const [busy, setBusy] = useState(false);
  const winners = winnersOf(outcome, table.seats.length);
  const ranks = outcome.result?.ranks ?? (winners.length ? table.seats.map((s) => (winners.includes(s.seat) ? 1 : 2)) : []);
  const order = table.seats.map((s) => s.seat).sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9));
  const verdict = verdictFor(outcome, table, live.held);
  const again = () => {
    setBusy(true);
    void playAgain(live).finally(() => setBusy(false));
  };
  return (
    <section class={`finished ${verdict ?? ""}`} role="status">
      <div class="finished-text">
        {verdict && <p class="verdict-word">{t(`web-you-${verdict}`)}</p>}
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
      </div>
      <p class="row">
        {table.tournament && (
          <a class="btn pri" href={`/tournament/${table.tournament}`}>
            {t("web-to-tournament")}
          </a>
        )}
        {live.held.length > 0 && outcome.reason !== "closed" && !table.tournament && (
          <button type="button" class="btn pri" disabled={busy} onClick={again}>
            {t(table.rematch ? "web-rematch-join" : "web-rematch")}
          </button>
        )}
        {actions > 0 && (
          <>
            <button type="button" class="btn" onClick={() => replay(Math.max(0, actions - 3))}>
              {t("web-show-end")}
            </button>
            <button type="button" class="btn gho" onClick={() => replay(0)}>
              <Icon d={ICONS.play} />
              {t("web-replay")}
            </button>
          </>
        )}
        <a class="btn gho" href="/">
          {t("web-home")}
        </a>
      </p>
    </section>
  );
}
