/** The tables at which one sits: those first where one is awaited. */
import type { ComponentChildren } from "preact";
import { awaited, company } from "../net/mine";
import type { Games, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { Panel } from "./parts";

export function Mine({ games, tables, right }: { games: Games; tables: TableInfo[]; right?: ComponentChildren }) {
  if (tables.length === 0) return null;
  return (
    <Panel title={t("web-your-games")} class="mine" right={right}>
      <ul class="tables">
        {tables.map((x) => (
          <li key={x.id} class={awaited(x) ? "mine-turn" : ""}>
            <a href={`/table/${x.id}`}>
              <b>{games.games.find((g) => g.id === x.game)?.title ?? x.game}</b>
              <span>{t("web-with-names", { names: company(x) })}</span>
              {awaited(x) ? <em>{t("web-your-turn")}</em> : <small>{t(`web-status-${x.status}`)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
