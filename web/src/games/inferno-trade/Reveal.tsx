/** V50–V52: the lists are opened. Soul after soul is laid down with its value, and the totals grow as one looks on. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { counting } from "../../lib/counting";
import { still } from "../../lib/prefs";
import { t } from "../../text/speak";
import { SeatChip } from "../../ui/parts";
import { Emblem } from "./emblems";
import { COLOURS, cardName, cardsOf, GAME, isFixed, soulOf, type TradeView, worth } from "./view";

const STEP = 420;

interface Counted {
  card: string;
  adds: number;
  second: boolean;
}
/** A player's cards from the cheapest to the dearest; second copies last, for 5 each. */
function counted(view: TradeView, seat: number): Counted[] {
  const list = view.lists![seat];
  if (!list) return [];
  const seen = new Set<string>();
  return cardsOf(view.players[seat]!)
    .map((card) => {
      const second = seen.has(soulOf(card));
      seen.add(soulOf(card));
      return { card, second, adds: second ? 5 : worth(list, view.lowered, [card]) };
    })
    .sort((a, b) => Number(a.second) - Number(b.second) || a.adds - b.adds);
}

export function Reveal({ view, name }: { view: TradeView; name: (seat: number) => string }) {
  const rows = view.players.map((_, seat) => ({ seat, cards: counted(view, seat) }));
  const most = Math.max(...rows.map((r) => r.cards.length));
  const [shown, setShown] = useState(still() ? most : 0);
  useEffect(() => {
    if (shown >= most) return;
    const id = setTimeout(() => setShown(shown + 1), document.documentElement.dataset["motion"] === "quick" ? STEP / 2 : STEP);
    return () => clearTimeout(id);
  }, [shown, most]);
  const done = shown >= most;
  useLayoutEffect(() => {
    counting.value = !done;
    return () => {
      counting.value = false;
    };
  }, [done]);
  const ranks = view.result?.ranks ?? [];
  const order = done ? [...rows].sort((a, b) => (ranks[a.seat] ?? 9) - (ranks[b.seat] ?? 9)) : rows;
  const best = Math.max(1, ...(view.result?.scores ?? []));
  return (
    <section class="reveal" aria-label={t("web-reveal", {}, GAME)}>
      <header>
        <h2>{t("web-reveal", {}, GAME)}</h2>
        {!done && (
          <button type="button" class="btn sm gho can" onClick={() => setShown(most)}>
            {t("web-skip", {}, GAME)}
          </button>
        )}
      </header>
      {order.map(({ seat, cards }) => {
        const sum = cards.slice(0, shown).reduce((total, c) => total + c.adds, 0);
        return (
          <article
            key={seat}
            class={`count p-${COLOURS[seat]}${done && ranks[seat] === 1 ? " first" : ""}`}
            aria-label={t("web-counted", { name: name(seat), score: view.result?.scores[seat] ?? 0 }, GAME)}
          >
            <header>
              <SeatChip colour={COLOURS[seat]!} size={26} />
              <b>{name(seat)}</b>
              {view.you?.seat === seat && <span class="tag">{t("web-you")}</span>}
              {done && ranks[seat] === 1 && <span class="tag">♛ {t("web-best-devil", {}, GAME)}</span>}
              <b class="sum">{sum}</b>
            </header>
            <div class="bar">
              <i style={{ "--part": String(sum / best) }} />
            </div>
            <ol class="laid">
              {cards.slice(0, shown).map(({ card, adds, second }) => (
                <li key={card} class={`soul flat${isFixed(view, card) ? " fixed" : ""}`} title={cardName(card)}>
                  <span class={`val${adds >= 13 ? " hi" : ""}`}>{adds}</span>
                  <Emblem soul={soulOf(card)} size={24} />
                  <span class="sn">{cardName(card)}</span>
                  {second && <span class="lock">{t("web-second", {}, GAME)}</span>}
                </li>
              ))}
            </ol>
          </article>
        );
      })}
    </section>
  );
}
