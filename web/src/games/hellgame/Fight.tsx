/** A fight, round by round: both sides with their units and demons, the dice of the round with its hits, and what the rounds before cost. */
import { useRef } from "preact/hooks";
import type { GameEvent } from "../../net/wire";
import { t, wordName } from "../../text/speak";
import { Panel, SeatChip } from "../../ui/parts";
import type { BoardProps } from "../types";
import { called, Chip, Small, Stats } from "./Around";
import { COLOURS, GAME, printed, seatOf, type HellView } from "./view";

interface Fought { area: string; round: number; dice: number[][]; rounds: { round: number; hits: [number, number]; lost: number }[]; }
const NONE: Fought = { area: "", round: 0, dice: [], rounds: [] };

/** What has been rolled in this fight, gathered from events while it lasts. */
function useFought(view: HellView, last: GameEvent[], version: number): Fought {
  const kept = useRef<{ version: number | null; fought: Fought }>({ version: null, fought: NONE });
  if (kept.current.version !== version) {
    let { area, round, dice, rounds } = kept.current.fought;
    for (const { name, params } of last) {
      if (name === "combat") { area = String(params["area"]); [round, dice, rounds] = [0, [], []]; }
      if (name === "round") {
        if (area !== params["area"]) [area, rounds] = [String(params["area"]), []];
        [round, dice] = [Number(params["round"]), []];
      }
      if (name === "rolled" && params["kind"] === "combat") dice = [...dice, params["dice"] as number[]];
      if (name === "losses" && view.combat) rounds = [...rounds.filter((r) => r.round !== round), { round, hits: view.combat.round === round ? [view.combat.taken[1], view.combat.taken[0]] : [-1, -1], lost: Number(params["units"]) }];
    }
    kept.current = { version, fought: { area, round, dice, rounds } };
  }
  return kept.current.fought;
}

export function Duel({ view, node, root, path, point, last, version, name }: BoardProps<HellView>) {
  const combat = view.combat!;
  const fought = useFought(view, last, version);
  const current = fought.area === combat.area && fought.round === combat.round ? fought.dice : [];
  const rolled = combat.attacks.slice(0, combat.rolled);
  // Spells and abilities roll before the attacks: those of the attacks are the last ones.
  const dice = rolled.length > 0 && current.length >= rolled.length ? current.slice(-rolled.length) : [];
  const need = combat.quick ? 4 : 6;
  const chosen = (owner: string, what: string) => {
    for (const start of node ? [node, root] : []) {
      const there = start.children.get(`area:${combat.area}`)?.node.children.get(`owner:${owner}`)?.node.children.get(`unit:${what}`);
      if (there && (start === root || path.length === 0)) return () => point([[combat.area, "area"], [owner, "owner"], [what, "unit"]]);
    }
    return null;
  };
  const who = (figure: string) => (seatOf(figure) >= 0 ? name(seatOf(figure)) : wordName(figure, "figure", GAME));
  const sides = combat.sides[0].length ? combat.sides : [[...new Set(view.units.filter((u) => u.area === combat.area).map((u) => u.owner))], []];
  return (
    <div class="duel2">
      <div class="vs2">
        {sides.map((side, k) => side.length > 0 && (
          <div key={k} class={`side p-${COLOURS[seatOf(side[0]!)] ?? "black"}`}>
            {side.map((figure) => <div key={figure} class="side-who">{seatOf(figure) >= 0 && <SeatChip colour={COLOURS[seatOf(figure)]!} size={26} />}<b>{who(figure)}</b></div>)}
            <div class="us">
              {view.units.filter((u) => u.area === combat.area && (side.includes(u.owner) || (u.owner === "wild" && side.includes(u.what)))).map((u) => {
                const marks = combat.marks.filter((m) => m.owner === u.owner && m.what === u.what).reduce((sum, m) => sum + m.n, 0);
                return <Chip key={u.owner + u.what} owner={u.owner} what={u.what} n={u.n} mark={printed(view, u.what)} hits={marks} pick={chosen(u.owner, u.what)}
                  label={[called(view, u), who(u.owner), marks > 0 && t("web-hits", { count: marks }, GAME)].filter(Boolean).join(", ")} />;
              })}
            </div>
            {view.demons.filter((d) => combat.joined.includes(d.demon) && side.includes(`P${d.seat + 1}`)).map((d) => <p key={d.demon} class="dm">{t("web-joined", { demon: wordName(d.demon, "demon", GAME) }, GAME)} <Stats d={d} /></p>)}
          </div>
        ))}
      </div>
      {combat.round > 0 && (
        <table class="cb">
          <thead><tr><th scope="col">{t("web-round", { round: combat.round }, GAME)}</th><th scope="col">{t("web-dice", { need }, GAME)}</th><th scope="col">{t("web-hits-word", {}, GAME)}</th></tr></thead>
          <tbody>
            {([0, 1] as const).map((k) => (
              <tr key={k}><th scope="row">{combat.sides[k].map(who).join(", ")}</th>
                <td class="dice">{rolled.flatMap((attack, i) => (combat.sides[k].includes(attack.owner === "wild" ? attack.what : attack.owner)
                  ? (dice[i] ?? []).map((die, j) => <Small key={`${i}-${j}`} id={`die${die}`} size={26} class={`dd${die + attack.bonus >= need ? " hit" : ""}`} label={String(die)} />) : []))}</td>
                <td><b>{combat.taken[1 - k]}</b></td></tr>
            ))}
          </tbody>
        </table>
      )}
      {fought.area === combat.area && fought.rounds.length > 0 && (
        <ol class="cb-past">{fought.rounds.map((r) => <li key={r.round}>{r.hits[0] < 0 ? t("web-round-lost", { round: r.round, lost: r.lost }, GAME) : t("web-round-past", { round: r.round, first: r.hits[0], second: r.hits[1], lost: r.lost }, GAME)}</li>)}</ol>
      )}
      <p class="mut2">{t(combat.quick ? "web-fight-quick" : "web-fight-how", {}, GAME)}</p>
    </div>
  );
}

/** Beside the board: the fight while there is one, else my demons and what they can do. */
export function Side(props: BoardProps<HellView>) {
  const { view, seat } = props;
  if (view.combat) {
    const { area } = view.combat;
    return (
      <Panel title={<>{t(`place-${area.replace(".", "-")}`, {}, GAME)} <span class="mut">{area}</span></>} class="fight only-desk"><div class="in"><Duel {...props} /></div></Panel>
    );
  }
  const mine = view.demons.filter((d) => d.seat === seat);
  if (!mine.length) return null;
  return (
    <Panel title={t("web-triumvirate", {}, GAME)} class="demons only-desk">
      <ul>
        {mine.map((d) => (
          <li key={d.demon} class={d.incapacitated !== null ? "down" : ""}>
            <b>{wordName(d.demon, "demon", GAME)}</b> <Stats d={d} />
            <p class="mut2"><b>{t(`ability-demon-${d.demon}`, {}, GAME)}.</b> {t(`text-demon-${d.demon}`, {}, GAME)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
