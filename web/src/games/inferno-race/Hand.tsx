/** My cards with their strength, my gems, and on a small screen the fight. */
import type { Word } from "../../net/wire";
import { t, upper } from "../../text/speak";
import type { BoardProps } from "../types";
import { Duel, Small } from "./Fight";
import { GAME } from "./pieces";
import { asked, card, fightOf, type RaceView } from "./view";

const ANSWERS = new Set(["fight", "parry", "room"]);

export function Hand({ view, node, path, root, point, tried, recent, name, hint }: BoardProps<RaceView>) {
  const fight = fightOf(view);
  const duel = fight && (
    <div class="duelbar">
      <Duel view={view} fight={fight} recent={recent} name={name} />
    </div>
  );
  if (!view.hand) return duel;
  const player = view.players[view.seat ?? 0]!;
  const answering = node !== null && ANSWERS.has(asked(view)?.step ?? "");
  const chosen = path.find((w) => w[1] === "card")?.[0];
  const wise = hint?.find((w) => w[1] === "card")?.[0];
  const gem: Word = ["gem", "choice"];
  const press = (name: string) => {
    const word: Word = [name, "card"];
    if (chosen === name && node?.action) point([]);
    else if (chosen === name) tried(word);
    else if (node && (node.children.has(`card:${name}`) || root.children.has(`card:${name}`))) point([word]);
    else tried(word);
  };
  return (
    <>
      {duel}
      <section class="hand race-hand" aria-label={t("web-hand", {}, GAME)}>
        <h2>{t("web-hand", {}, GAME)}</h2>
        {view.hand.map((name, i) => {
          const c = card(name);
          const can = node !== null && root.children.has(`card:${name}`);
          const full = t(
            "web-card",
            { card: t(`web-card-${c.kind}`, {}, GAME), strength: c.strength, use: t(`web-use-${c.kind[0]}`, {}, GAME) },
            GAME,
          );
          return (
            <button
              type="button"
              key={`${name}${i}`}
              data-card={name}
              class={`gcard${can ? " can" : answering ? " no" : ""}${chosen === name ? " up" : ""}${wise === name ? " wise" : ""}`}
              data-tip={full}
              aria-pressed={chosen === name}
              onClick={() => press(name)}
            >
              <span class="v">{c.strength}</span>
              <Small id={c.symbol} size={40} />
              <span class="nm">{upper(t(`web-card-${c.kind}`, {}, GAME))}</span>
            </button>
          );
        })}
        {view.hand.length === 0 && <p class="mut2">{t("web-hand-empty", {}, GAME)}</p>}
        {node?.children.has("choice:gem") ? (
          <button type="button" class="gcard gemc can" data-card="gem" onClick={() => point([gem])}>
            <span class="v">+1</span>
            <Small id="gem" size={40} />
            <span class="nm">{t("web-gems-left", { gems: player.gems }, GAME)}</span>
          </button>
        ) : (
          <div class="purse">
            <Small id="gem" size={28} />
            <b>{player.gems}</b>
            <span>{t("web-gems", { gems: player.gems }, GAME)}</span>
          </div>
        )}
      </section>
    </>
  );
}
