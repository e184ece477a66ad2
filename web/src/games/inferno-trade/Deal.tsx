/** The two sides of a deal, and what each soul adds for the one who looks. */
import { t } from "../../text/speak";
import { Emblem } from "./emblems";
import { cardName, GAME, gain, isFixed, ownerOf, parts, signed, soulOf, type TradeView } from "./view";

interface Side {
  cards: string[];
  owner: number | null;
  add: (number | null)[];
  title: string;
  drop?: ((card: string) => void) | undefined;
}

export function Deal({
  view,
  give,
  get,
  giver,
  dropGive,
  dropGet,
  partner,
  souls = null,
}: {
  view: TradeView;
  give: string[];
  get: string[];
  giver: string;
  dropGive?: (card: string) => void;
  dropGet?: (card: string) => void;
  partner: number | null;
  souls?: "give" | "get" | null;
}) {
  const me = view.you?.seat ?? null;
  const add = parts(view, give, get);
  const sides: Side[] = [
    { cards: get, owner: souls === "get" ? null : partner, add: add.get, title: t("web-you-get", {}, GAME), drop: dropGet },
    { cards: give, owner: souls === "give" ? null : me, add: add.give, title: giver, drop: dropGive },
  ];
  return (
    <div class="swap">
      {sides.map((side, i) => (
        <div key={i} class="side">
          <small>{side.title}</small>
          {side.cards.map((card) => (
            <Mini key={card} view={view} card={card} add={side.add[side.cards.indexOf(card)] ?? null} owner={side.owner} drop={side.drop} />
          ))}
          {side.cards.length === 0 && <span class="mini nothing">{t("web-nothing", {}, GAME)}</span>}
        </div>
      ))}
      <div class="arrow" aria-hidden="true">
        ⇄
      </div>
    </div>
  );
}

/** A soul in a line: emblem, name, sum; struck through where it has moved on. */
export function Mini({
  view,
  card,
  add,
  owner,
  drop,
}: {
  view: TradeView;
  card: string;
  add: number | null;
  owner: number | null;
  drop?: ((card: string) => void) | undefined;
}) {
  const moved = owner !== null && ownerOf(view, card) !== owner;
  const inside = (
    <>
      <Emblem soul={soulOf(card)} size={20} />
      <span class="mini-n">{cardName(card)}</span>
      {moved ? <em>{t("web-moved", {}, GAME)}</em> : isFixed(view, card) && owner !== null ? <em>{t("web-fixed", {}, GAME)}</em> : null}
      {add !== null && <i>{signed(add)}</i>}
    </>
  );
  return drop ? (
    <button type="button" class={`mini${moved ? " moved" : ""}`} onClick={() => drop(card)}>
      {inside}
      <span class="vh">{t("web-take-out", {}, GAME)}</span>
      <span class="mini-x" aria-hidden="true">
        ×
      </span>
    </button>
  ) : (
    <span class={`mini${moved ? " moved" : ""}`}>{inside}</span>
  );
}

/** The sum of a deal in words: colour, sign and sentence say the same. */
export function Gain({ view, give, get }: { view: TradeView; give: string[]; get: string[] }) {
  const sum = gain(view, give, get);
  if (sum === null) return <span class="gain" />;
  return <span class={`gain${sum < 0 ? " neg" : sum === 0 ? " even" : ""}`}>{t("web-gain", { sum: signed(sum) }, GAME)}</span>;
}
