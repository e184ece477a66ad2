/** My cards with readable faces: the Arcana in hand, those that my demons carry, my Macinas, and Hell cards that I look at. */

import { useEffect } from "preact/hooks";
import { sure } from "../../board/useMove";
import type { Word } from "../../net/wire";
import { t, upper, wordName } from "../../text/speak";
import type { BoardProps } from "../types";
import { Small } from "./Around";
import { Duel } from "./Fight";
import { cardsDue, naming, pick } from "./orders";
import { type Card, GAME, type HellView, picked } from "./view";

/** What a card costs, in words. */
export function price(card: Card): string {
  const parts = [
    card.souls < 0 ? t("web-cost-x", {}, GAME) : card.souls > 0 ? t("web-cost-souls", { count: card.souls }, GAME) : "",
    card.favors > 0 ? t("web-cost-favors", { count: card.favors }, GAME) : "",
    card.disfavor > 0 ? t("web-cost-disfavor", { count: card.disfavor }, GAME) : "",
    card.upkeep > 0 ? t("web-upkeep", { count: card.upkeep }, GAME) : "",
    card.support ? t("web-support", { stat: t(`web-${card.support[0]}`, {}, GAME), amount: card.support[1] }, GAME) : "",
  ].filter(Boolean);
  return parts.length ? parts.join(" · ") : t("web-cost-free", {}, GAME);
}
export function minor(card: Card): string {
  return t(`minor-${card.minor}`, { souls: card.minor_souls }, GAME);
}

export function Hand(props: BoardProps<HellView>) {
  const { view, seat, node, path, root, point, tried, hint } = props;
  const mine = seat === null ? null : view.players[seat];
  useEffect(() => {
    picked.value = [];
  }, [root]);
  // Several cards are named in one answer: the last one that is picked gives it, here or among the prompt's buttons.
  useEffect(() => {
    const due = cardsDue(root);
    const named =
      due > 1 && picked.value.length === due
        ? naming(
            root,
            picked.value.map((i) => mine?.hand?.[i] ?? ""),
          )
        : null;
    if (named) void props.play(named);
  }, [picked.value]);
  const duel = view.combat && (
    <div class="hell-duelbar">
      <Duel {...props} />
    </div>
  );
  if (!mine?.hand) return duel;
  const carried = Object.entries(view.combat?.carried ?? {}).flatMap(([demon, cards]) => cards.map((card) => [card, demon] as const));
  const due = cardsDue(root);
  const several = node !== null && due > 1 && ["discard", "carry"].includes(view.question?.point ?? "");
  const chosen = path.find((w) => w[1] === "card")?.[0];
  const wise = hint?.find((w) => w[1] === "card")?.[0];
  const can = (id: string) =>
    node !== null &&
    (node.children.has(`card:${id}`) || root.children.has(`card:${id}`) || (path[0]?.[0] === "support" && node.children.has(`card:${id}`)));
  const press = (id: string) => {
    const word: Word = [id, "card"];
    // A card is large enough: nobody is asked again whether it was meant.
    if (can(id) && chosen !== id) sure(() => point([word]));
    else if (chosen === id && node?.action) sure(() => point([]));
    else if (chosen !== id) tried(word);
  };
  const face = (id: string, key: string, how: string, at = -1) => {
    const card = view.facts.cards[id];
    if (!card) return null;
    return (
      <button
        type="button"
        key={key}
        data-card={id}
        data-word={`card:${id}`}
        class={`arcana${can(id) || (several && at >= 0) ? " can" : ""}${chosen === id || picked.value.includes(at) ? " up" : ""}${wise === id ? " wise" : ""}`}
        aria-pressed={chosen === id || picked.value.includes(at)}
        data-tip={`${wordName(id, "card", GAME)}: ${t(`text-card-${id}`, {}, GAME)} (${minor(card)}: ${t("web-minor", {}, GAME)})`}
        onClick={() => (several && at >= 0 ? pick(at, due) : press(id))}
      >
        <span class="head">
          <span>
            {t(`timing-${card.timing}`, {}, GAME)}
            {how && ` · ${how}`}
            {card.six && (
              <span class="six" title={t("web-six", {}, GAME)}>
                {" "}
                6
              </span>
            )}
          </span>
          <em title={t("web-minor", {}, GAME)}>{minor(card)}</em>
        </span>
        <b class="nm">{wordName(id, "card", GAME)}</b>
        <span class="tx">{t(`text-card-${id}`, {}, GAME)}</span>
        <span class="foot">
          {price(card)} · {t(`castplace-${card.place}`, {}, GAME)}
        </span>
      </button>
    );
  };
  return (
    <>
      {duel}
      <section class="hand arc" aria-label={t("web-hand", {}, GAME)}>
        <h2>{several ? t("web-pick-cards", { count: due - picked.value.length }, GAME) : t("web-hand", {}, GAME)}</h2>
        <div class="arc-row">
          {view.seen.map((id) => (
            <button type="button" key={`h${id}`} data-card={id} class={`arcana hellcard${can(id) ? " can" : ""}`} onClick={() => press(id)}>
              <span class="head">
                <span>{t("web-hell-card", {}, GAME)}</span>
              </span>
              <b class="nm">{wordName(id, "card", GAME)}</b>
              <span class="tx">{t(`text-card-${id}`, {}, GAME)}</span>
            </button>
          ))}
          {carried.map(([id, demon], i) => face(id, `c${i}${id}`, t("web-carried", { demon: wordName(demon, "demon", GAME) }, GAME)))}
          {mine.hand.map((id, i) => face(id, `${id}${i}`, "", i))}
          {mine.macina.map(({ card, works }) => (
            <div key={`m${card}`} class="arcana macina">
              <span class="head">
                <span>{t("timing-macina", {}, GAME)}</span>
                <em>{t(works ? "web-works" : "web-idle", {}, GAME)}</em>
              </span>
              <b class="nm">{wordName(card, "card", GAME)}</b>
              <span class="tx">{t(`text-card-${card}`, {}, GAME)}</span>
            </div>
          ))}
          {mine.hand.length + carried.length + view.seen.length === 0 && <p class="mut2">{t("web-hand-empty", {}, GAME)}</p>}
        </div>
        <div class="purse-col" role="group" aria-label={t("web-purse", {}, GAME)}>
          <span data-tip={t("web-souls", { count: mine.souls }, GAME)}>
            <Small id="soul" size={22} />
            <b>{mine.souls}</b>
            <small>{upper(t("web-souls-word", {}, GAME))}</small>
          </span>
          <span data-tip={t("web-favors-tip", {}, GAME)}>
            <Small id="favor" size={20} />
            <b>{mine.favors}</b>
            <small>{upper(t("web-favors-word", {}, GAME))}</small>
          </span>
          <span data-tip={t("web-disfavors-tip", {}, GAME)}>
            <Small id="disfavor" size={20} />
            <b>{mine.disfavors}</b>
            <small>{upper(t("web-disfavors-word", {}, GAME))}</small>
          </span>
          <span data-tip={t("web-reserve-tip", {}, GAME)}>
            <Small id="legion" size={22} class="p-free" />
            <b>{mine.legions_left}</b>
            <small>{upper(t("web-reserve-word", {}, GAME))}</small>
          </span>
        </div>
      </section>
    </>
  );
}
