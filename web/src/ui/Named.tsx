/** A table of people or bots with figures: ratings, and standings. */
import type { ComponentChildren } from "preact";
import { t } from "../text/speak";

export interface NamedRow {
  key: number;
  place: string | number;
  name: string;
  you?: boolean | undefined;
  withdrawn?: boolean;
  /** What stands under the heads after place and player. */
  cells: ComponentChildren[];
}

export function Named({ heads, rows }: { heads: string[]; rows: NamedRow[] }) {
  return (
    <div class="wide-table">
      <table class="tally named">
        <thead>
          <tr>
            {["web-place", "web-player", ...heads].map((head) => (
              <th scope="col" key={head}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} class={row.you ? "you" : ""}>
              <td>{row.place}</td>
              <th scope="row">
                {row.name}
                {row.you && <span class="tag">{t("web-you")}</span>}
                {row.withdrawn && <span class="tag">{t("web-withdrawn")}</span>}
              </th>
              {row.cells.map((cell, i) => (
                <td key={heads[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Somebody who takes part or is rated: by name, or as the bot that it is. */
export function called(one: { name: string | null; bot: string | null } | undefined): string {
  return one?.name ?? (one?.bot ? t("web-bot", { level: one.bot }) : t("web-nameless"));
}
