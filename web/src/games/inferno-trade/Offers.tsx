/** The open offers: those made to me first, then those to everybody, my own, and what others offer each other. */
import { useRef } from "preact/hooks";
import { t } from "../../text/speak";
import { clockText, SeatChip } from "../../ui/parts";
import type { BoardProps } from "../types";
import { Deal, Gain } from "./Deal";
import { clear, counter, draft, hidden, wise } from "./draft";
import { useHeldFocus } from "./focus";
import { gameNow } from "./time";
import { COLOURS, GAME, names, soulOf, type Offer, type TradeView } from "./view";

type Props = BoardProps<TradeView>;

export function Offers({ view, name, play, small }: Props & { small: boolean }) {
  const box = useRef<HTMLElement>(null);
  const me = view.you?.seat ?? null;
  const rank = (o: Offer) => (me !== null && o.to === me ? 0 : o.to === null && o.author !== me ? 1 : o.author === me ? 2 : 3);
  const shown = view.offers.filter((o) => !hidden.value.includes(o.id)).sort((a, b) => rank(a) - rank(b) || b.id - a.id);
  const near = shown.filter((o) => me !== null && rank(o) < 3);
  const far = shown.filter((o) => !near.includes(o));
  useHeldFocus(box, view.offers.map((o) => o.id).join());
  if (small && near.length === 0) return null;
  return (
    <section class="panel offers" ref={box} aria-label={t("web-offers", {}, GAME)}>
      <header><h2 tabIndex={-1}>{t("web-offers", {}, GAME)}</h2><span class="mut">{t("web-open-count", { count: view.offers.length }, GAME)}</span></header>
      {near.map((o) => <Article key={o.id} offer={o} view={view} name={name} play={play} />)}
      {!small && far.length > 0 && (
        <ul class="others-offers">{far.map((o) => (
          <li key={o.id}><SeatChip colour={COLOURS[o.author]!} size={20} /> <span>{o.to === null ? t("web-far-all", { author: name(o.author), give: names(o.give), want: names(o.want) }, GAME)
            : t("web-far", { author: name(o.author), partner: name(o.to), give: names(o.give), want: names(o.want) }, GAME)}</span></li>))}</ul>
      )}
      {shown.length === 0 && <p class="in mut2">{t(view.you ? "web-no-offers" : "web-no-offers-watching", {}, GAME)}</p>}
    </section>
  );
}

function Article({ offer, view, name, play }: { offer: Offer; view: TradeView } & Pick<Props, "name" | "play">) {
  const me = view.you!.seat;
  const mine = offer.author === me;
  const give = mine ? offer.give : offer.want;
  const get = mine ? offer.want : offer.give;
  const all = offer.to === null;
  const souls = view.players[me]!.free.map(soulOf);
  const lacks = all && !mine ? offer.want.filter((soul) => !souls.includes(soul)) : [];
  const answers = draft.value.re === offer.id;
  const who = mine ? (all ? t("web-mine-to-all", {}, GAME) : t("web-mine-to", { name: name(offer.to!) }, GAME)) : all ? t("web-his-to-all", { name: name(offer.author) }, GAME) : t("web-his-to-you", { name: name(offer.author) }, GAME);
  return (
    <article class={`offer p-${COLOURS[offer.author]}${answers ? " answering" : ""}${wise.value === offer.id ? " wise" : ""}`} data-offer={offer.id}>
      <header><SeatChip colour={COLOURS[offer.author]!} size={20} /><b>{who}</b>{offer.until !== null && <Left until={offer.until} />}</header>
      <Deal view={view} give={give} get={get} giver={t("web-you-give", {}, GAME)} partner={mine ? offer.to : offer.author} souls={all ? (mine ? "get" : "give") : null} />
      <footer>
        <Gain view={view} give={give} get={get} />
        {mine && view.driver !== "turns" && <button class="btn sm" onClick={() => void play(`wd#${offer.id}`)}>{t("web-withdraw", {}, GAME)}</button>}
        {!mine && !all && <button class="btn sm gho" onClick={() => void play(`no#${offer.id}`)}>{t("web-refuse", {}, GAME)}</button>}
        {!mine && all && <button class="btn sm gho" onClick={() => { hidden.value = [...hidden.value, offer.id]; }}>{t("web-hide", {}, GAME)}</button>}
        {!mine && !all && <button class="btn sm" aria-pressed={answers} onClick={() => (answers ? clear() : counter(offer))}>{t("web-counter", {}, GAME)}</button>}
        {!mine && (lacks.length ? <span class="mut">{t("web-you-lack", { souls: names(lacks) }, GAME)}</span>
          : <button class="btn sm pri" onClick={() => void play(`ok#${offer.id}`)}>{t("web-accept", {}, GAME)}</button>)}
      </footer>
    </article>
  );
}

/** How long an offer still stands. */
function Left({ until }: { until: number }) { return <span class="ttl">{clockText(until - gameNow())}</span>; }
