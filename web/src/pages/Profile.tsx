/** A name that stays: one's own games and how they ended, kept in this browser, to be carried to another. */
import { useEffect, useRef, useState } from "preact/hooks";
import { deviceKey, type Ended, exported, type HeldTable, heldTables, imported, lang, playerName } from "../lib/prefs";
import { house } from "../net/house";
import { lookAtMine, myTables } from "../net/mine";
import type { Games } from "../net/wire";
import { t } from "../text/speak";
import { Mine } from "../ui/Mine";
import { Panel } from "../ui/parts";
import { Top } from "../ui/Top";
import { Devices } from "./profile/Devices";
import { Notices } from "./profile/Notices";
import { RatingsPage } from "./Ratings";

export interface Tally {
  game: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}
/** Results by game, those most played first. */
export function tally(tables: Record<string, HeldTable>): Tally[] {
  const found = new Map<string, Tally>();
  for (const { game, ended } of Object.values(tables)) {
    if (!ended) continue;
    const row = found.get(game) ?? { game, played: 0, won: 0, drawn: 0, lost: 0 };
    row.played += 1;
    if (ended.verdict) row[ended.verdict] += 1;
    found.set(game, row);
  }
  return [...found.values()].sort((a, b) => b.played - a.played);
}

const SHOWN = 60;
const withWhom = ({ names, bots = [] }: Ended) => [...names, ...bots.map((level) => t("web-bot", { level }))].join(", ") || "–";

export function ProfilePage({ games }: { games: Games }) {
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const title = (id: string) => games.games.find((g) => g.id === id)?.title ?? id;
  useEffect(() => void lookAtMine(), [deviceKey.value]);
  const now = myTables.value.filter((x) => x.status !== "over");
  const rows = tally(heldTables.value);
  const past = Object.entries(heldTables.value)
    .filter(([, x]) => x.ended)
    .sort((a, b) => b[1].ended!.at - a[1].ended!.at)
    .slice(0, SHOWN);
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([exported()], { type: "application/json" }));
    link.download = "avernus-profile.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const load = async (given: File | undefined) => {
    if (!given) return;
    try {
      setSaid(t("web-profile-taken", { count: imported(await given.text()) }));
    } catch {
      setSaid(t("web-profile-none"));
    }
  };
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  return (
    <>
      <Top title={t("web-profile")} />
      <main class="lone wide-form">
        <Panel title={playerName.value || t("web-guest")}>
          <div class="in form">
            <label class="field">
              <span>{t("web-your-name")}</span>
              <input
                maxLength={40}
                value={playerName.value}
                autocomplete="nickname"
                onInput={(e) => {
                  playerName.value = e.currentTarget.value;
                }}
              />
            </label>
            <p class="row">
              <button type="button" class="btn" onClick={save}>
                {t("web-profile-export")}
              </button>
              <button type="button" class="btn gho" onClick={() => file.current?.click()}>
                {t("web-profile-import")}
              </button>
            </p>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              style={{ display: "none" }}
              tabIndex={-1}
              aria-label={t("web-profile-import")}
              onChange={(e) => {
                void load(e.currentTarget.files?.[0]);
                e.currentTarget.value = "";
              }}
            />
            {said && <p role="status">{said}</p>}
            <p class="mut2">{t("web-profile-why")}</p>
          </div>
        </Panel>
        <Mine games={games} tables={now} />
        <Devices />
        <Notices />
        {house.value?.ratings && deviceKey.value && <RatingsPage games={games} own />}
        <Panel title={t("web-results")}>
          {rows.length === 0 ? (
            <p class="in mut2">{t("web-results-none")}</p>
          ) : (
            <table class="tally">
              <thead>
                <tr>
                  <th scope="col">{t("web-game")}</th>
                  {(["played", "won", "drawn", "lost"] as const).map((k) => (
                    <th scope="col" key={k}>
                      {t(`web-tally-${k}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.game}>
                    <th scope="row">{title(row.game)}</th>
                    {(["played", "won", "drawn", "lost"] as const).map((k) => (
                      <td key={k}>{row[k]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Panel>
        {past.length > 0 && (
          <Panel title={t("web-history")} class="mine">
            <ul class="tables">
              {past.map(([id, x]) => (
                <li key={id}>
                  <a href={`/table/${id}`}>
                    <b>{title(x.game)}</b>
                    <span>{t("web-with-names", { names: withWhom(x.ended!) })}</span>
                    <small>{day.format(x.ended!.at)}</small>
                    {x.ended!.verdict && <em class={x.ended!.verdict}>{t(`web-verdict-${x.ended!.verdict}`)}</em>}
                  </a>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </main>
    </>
  );
}
