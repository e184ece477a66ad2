/** A soul card: emblem, name, and what it is worth to the one who looks. */
import { t } from "../../text/speak";
import { draft, pick, touch } from "./draft";
import { Emblem } from "./emblems";
import { asks, cardName, GAME, isFixed, soulOf, type TradeView, worthOf } from "./view";

/** From this value on a soul is dear, and its number is set in a filled ring. */
const DEAR = 13;

export function Value({ value }: { value: number | null }) {
  return value === null ? null : <span class={`val${value >= DEAR ? " hi" : ""}`}>{value}</span>;
}

export function Soul({
  view,
  card,
  owner,
  first,
  choosing,
  moved = false,
}: {
  view: TradeView;
  card: string;
  owner: number;
  first: boolean;
  choosing: boolean;
  moved?: boolean;
}) {
  const me = view.you?.seat ?? null;
  const d = draft.value;
  const soul = soulOf(card);
  const fixed = isFixed(view, card);
  const value = worthOf(view, card);
  const wanted = me !== null && owner !== me && (d.want.includes(card) || ((d.to === "all" || d.kind === "BA") && d.want.includes(soul)));
  // While a special card asks, only the answer to it is marked.
  const on = asks(view)
    ? pick.value === card
    : wanted || (owner === me && (d.give.includes(card) || (d.kind === "BA" && d.want.includes(soul))));
  const look = `soul${fixed ? " fixed" : ""}${on ? (owner === me && !choosing ? " give" : " want") : ""}${choosing ? " choose" : ""}${moved ? " moved" : ""}`;
  const inside = (
    <>
      <span class="sn">{cardName(card)}</span> <Value value={value} />
      <Emblem soul={soul} />
      {fixed && <span class="lock"> {t("web-fixed", {}, GAME)}</span>}
    </>
  );
  if (me === null)
    return (
      <div
        class={look}
        role="img"
        aria-label={[cardName(card), fixed ? t("web-fixed", {}, GAME) : ""].filter(Boolean).join(", ")}
        data-card={card}
      >
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={`${look} can`}
      data-card={card}
      data-cell={card}
      aria-pressed={on}
      tabIndex={first ? 0 : -1}
      onClick={() => touch(view, card)}
    >
      {inside}
    </button>
  );
}
