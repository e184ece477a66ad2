/** A fight, round by round: both sides with their units and demons, the dice of the round with its hits, and what the rounds before cost. */
import type { Fighter } from "../../board/Clash";
import { sure } from "../../board/useMove";
import type { GameEvent } from "../../net/wire";
import { t, wordName } from "../../text/speak";
import { Panel, SeatChip } from "../../ui/parts";
import type { BoardProps } from "../types";
import { Chip, called, Small, Stats } from "./Around";
import { COLOURS, type Combat, GAME, type HellView, printed, type Round, seatOf, track } from "./view";

/** The dice that one side has rolled in a round, the hits lit. */
function Dice({ round, side, size = 26 }: { round: Round; side: number; size?: number }) {
  const need = round.quick ? 4 : 6;
  return (
    <>
      {round.rolls.flatMap((roll, i) =>
        roll.side === side
          ? roll.dice.map((die, j) => (
              <Small
                key={`${i}-${j}`}
                id={`die${die}`}
                size={size}
                class={`dd${die + roll.bonus >= need ? " hit" : ""}`}
                label={String(die)}
              />
            ))
          : [],
      )}
    </>
  );
}
/** The numbers of a side for its sentence. */
const force = ({ dice, hits: struck, losses }: Combat["forces"][number]) => ({ dice, hits: struck, losses });
function hits(round: Round, side: number): number {
  return round.rolls.reduce(
    (sum, roll) => sum + (roll.side === side ? roll.dice.filter((die) => die + roll.bonus >= (round.quick ? 4 : 6)).length : 0),
    0,
  );
}

/** What the last action did to a combat, for the map: who meets whom, the hits of each side, who is left. */
export function blows(view: HellView, last: GameEvent[], name: (seat: number) => string): [Fighter, Fighter] | null {
  const combat = view.combat;
  if (!combat?.sides[0].length || !combat.sides[1].length) return null;
  const dice = last.some((e) => e.name === "rolled") && combat.rounds.at(-1);
  if (!dice && !last.some((e) => e.name === "combat" || e.name === "round")) return null;
  const one = (k: 0 | 1): Fighter => {
    const [first, ...rest] = combat.sides[k];
    const seat = seatOf(first!);
    const called = seat >= 0 ? name(seat) : wordName(first!, "figure", GAME);
    return { name: rest.length ? `${called} +${rest.length}` : called, colour: COLOURS[seat] ?? null, worth: dice ? hits(dice, k) : "" };
  };
  return [one(0), one(1)];
}

export function Duel({ view, node, root, path, point, name }: BoardProps<HellView>) {
  const combat = view.combat!;
  const now = combat.rounds.at(-1);
  const need = combat.quick ? 4 : 6;
  const chosen = (owner: string, what: string) => {
    for (const start of node ? [node, root] : []) {
      const there = start.children.get(`area:${combat.area}`)?.node.children.get(`owner:${owner}`)?.node.children.get(`unit:${what}`);
      if (there && (start === root || path.length === 0))
        return () =>
          sure(() =>
            point([
              [combat.area, "area"],
              [owner, "owner"],
              [what, "unit"],
            ]),
          );
    }
    return null;
  };
  const who = (figure: string) => (seatOf(figure) >= 0 ? name(seatOf(figure)) : wordName(figure, "figure", GAME));
  const lost = (r: Round) => (r.lost ?? []).map((u) => `${called(view, { what: u.what, n: 1 })} (${who(u.owner)})`).join(", ");
  const sides = combat.sides[0].length
    ? combat.sides
    : [[...new Set(view.units.filter((u) => u.area === combat.area).map((u) => u.owner))], []];
  return (
    <div class="duel2">
      <div class="vs2">
        {sides.map(
          (side, k) =>
            side.length > 0 && (
              <div key={k} class={`side p-${COLOURS[seatOf(side[0]!)] ?? "black"}`}>
                {side.map((figure) => (
                  <div key={figure} class="side-who">
                    {seatOf(figure) >= 0 && <SeatChip colour={COLOURS[seatOf(figure)]!} size={26} />}
                    <b>{who(figure)}</b>
                  </div>
                ))}
                <div class="us">
                  {view.units
                    .filter((u) => u.area === combat.area && (side.includes(u.owner) || (u.owner === "wild" && side.includes(u.what))))
                    .map((u) => {
                      const marks = combat.marks.filter((m) => m.owner === u.owner && m.what === u.what).reduce((sum, m) => sum + m.n, 0);
                      return (
                        <Chip
                          key={u.owner + u.what}
                          owner={u.owner}
                          what={u.what}
                          n={u.n}
                          mark={printed(view, u.what)}
                          hits={marks}
                          pick={chosen(u.owner, u.what)}
                          label={[called(view, u), who(u.owner), marks > 0 && t("web-hits", { count: marks }, GAME)]
                            .filter(Boolean)
                            .join(", ")}
                        />
                      );
                    })}
                </div>
                {combat.forces[k] && combat.forces[k].dice > 0 && <p class="dm">{t("web-force", force(combat.forces[k]), GAME)}</p>}
                {combat.forces[k]?.wins !== undefined && (
                  <p class="dm">
                    <b>{t("web-force-wins", { wins: combat.forces[k].wins }, GAME)}</b>
                  </p>
                )}
                {view.demons
                  .filter((d) => combat.joined.includes(d.demon) && side.includes(`P${d.seat + 1}`))
                  .map((d) => (
                    <p key={d.demon} class="dm">
                      {t("web-joined", { demon: wordName(d.demon, "demon", GAME) }, GAME)} <Stats d={d} />
                    </p>
                  ))}
              </div>
            ),
        )}
      </div>
      {combat.round > 0 && (
        <table class="cb">
          <thead>
            <tr>
              <th scope="col">{t("web-round", { round: combat.round }, GAME)}</th>
              <th scope="col">{t("web-dice", { need }, GAME)}</th>
              <th scope="col">{t("web-hits-word", {}, GAME)}</th>
            </tr>
          </thead>
          <tbody>
            {([0, 1] as const).map((k) => (
              <tr key={k}>
                <th scope="row">{combat.sides[k].map(who).join(", ")}</th>
                <td class="dice">{now && <Dice round={now} side={k} />}</td>
                <td>
                  <b>{combat.taken[1 - k]}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {now && now.saves.length > 0 && (
        <p class="saves">
          {t("web-saves", {}, GAME)}{" "}
          {now.saves.map((save, i) => (
            <span key={i} title={`${called(view, { what: save.what, n: 1 })}, ${who(save.owner)}`}>
              {save.dice.map((die, j) => (
                <Small key={j} id={`die${die}`} size={20} class={`dd${die <= save.need ? " hit" : ""}`} label={`${die} / ${save.need}`} />
              ))}
            </span>
          ))}
        </p>
      )}
      {now?.lost && now.lost.length > 0 && <p class="lost">{t("web-lost-now", { units: lost(now) }, GAME)}</p>}
      {combat.rounds.length > 1 && (
        <ol class="cb-past" tabIndex={0} aria-label={t("web-rounds-past", {}, GAME)}>
          {combat.rounds.slice(0, -1).map((r) => (
            <li key={r.round}>
              <b>{t("web-round", { round: r.round }, GAME)}</b>
              {([0, 1] as const).map((k) => (
                <span key={k} class="dice">
                  {r.sides[k].map(who).join(", ")} <Dice round={r} side={k} size={18} /> {t("web-scored", { count: hits(r, k) }, GAME)}
                </span>
              ))}
              <span>{r.lost?.length ? t("web-lost-now", { units: lost(r) }, GAME) : t("web-lost-none", {}, GAME)}</span>
            </li>
          ))}
        </ol>
      )}
      <p class="mut2">{t(combat.quick ? "web-fight-quick" : "web-fight-how", {}, GAME)}</p>
    </div>
  );
}

/** Beside the board: the fight while there is one, else my demons and what they can do (whoever has none reads of all).
 *  The style gives both the same room, so that nothing below them moves when a fight begins, grows or ends. */
export function Side(props: BoardProps<HellView>) {
  const { view, seat, name } = props;
  if (view.combat) {
    const { area } = view.combat;
    return (
      <Panel
        title={
          <>
            {t(`place-${area.replace(".", "-")}`, {}, GAME)} <span class="mut">{area}</span>
          </>
        }
        class="fight only-desk"
      >
        <div class="in own-room" role="region" tabIndex={0} aria-label={t(`place-${area.replace(".", "-")}`, {}, GAME)}>
          <Duel {...props} />
        </div>
      </Panel>
    );
  }
  const mine = view.demons.filter((d) => d.seat === seat);
  const shown = mine.length ? mine : track(view);
  if (!shown.length) return null;
  const title = t(mine.length ? "web-triumvirate" : "web-rank", {}, GAME);
  return (
    <Panel title={title} class={`demons only-desk${mine.length ? "" : " of-all"}`}>
      <ul class="own-room" tabIndex={0} aria-label={title}>
        {shown.map((d) => (
          <li key={d.demon} class={d.incapacitated !== null ? "down" : ""}>
            <b>{wordName(d.demon, "demon", GAME)}</b> <Stats d={d} /> {mine.length ? "" : name(d.seat)}
            <p class="mut2">
              <b>{t(`ability-demon-${d.demon}`, {}, GAME)}.</b> {t(`text-demon-${d.demon}`, {}, GAME)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
