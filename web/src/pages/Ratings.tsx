/** Who is how good: a list for each game, among two and at tables of more. */
import { useEffect, useState } from "preact/hooks";
import { deviceKey, lang } from "../lib/prefs";
import { Refusal } from "../net/api";
import { ratings } from "../net/league";
import type { Games, Held, RatingList } from "../net/wire";
import { t } from "../text/speak";
import { Panel } from "../ui/parts";
import { Top } from "../ui/Top";

/** A rating in signs: a question mark where it is too early to say. */
export function RatingText({ rating }: { rating: Held }) {
  const says = t(rating.provisional ? "web-rating-early" : "web-rating-sure", { points: rating.points, deviation: rating.deviation });
  return (
    <abbr class="rating" title={says}>
      {rating.points}
      {rating.provisional && "?"}
    </abbr>
  );
}

export function RatingsPage({ games, own = false }: { games: Games; own?: boolean }) {
  const [lists, setLists] = useState<RatingList[] | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    ratings().then(
      (found) => setLists(found.lists),
      (e: unknown) => setProblem(e instanceof Refusal ? e.message || t("web-unreachable") : String(e)),
    );
  }, [lang.value, deviceKey.value]);
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  const title = (id: string) => games.games.find((g) => g.id === id)?.title ?? id;
  const shown = (lists ?? [])
    .map((list) => ({ ...list, rows: own ? list.rows.filter((row) => row.you) : list.rows }))
    .filter((list) => list.rows.length > 0);
  const tables = shown.map((list) => (
    <Panel key={`${list.game} ${list.pool}`} title={`${title(list.game)} · ${t(`web-pool-${list.pool}`)}`}>
      <div class="wide-table">
        <table class="tally named">
          <thead>
            <tr>
              <th scope="col">{t("web-place")}</th>
              <th scope="col">{t("web-player")}</th>
              <th scope="col">{t("web-rating")}</th>
              <th scope="col">{t("web-tally-played")}</th>
              <th scope="col">{t("web-last-played")}</th>
            </tr>
          </thead>
          <tbody>
            {list.rows.map((row) => (
              <tr key={row.place} class={row.you ? "you" : ""}>
                <td>{row.place}</td>
                <th scope="row">
                  {row.name ?? (row.bot ? t("web-bot", { level: row.bot }) : t("web-nameless"))}
                  {row.you && <span class="tag">{t("web-you")}</span>}
                </th>
                <td>
                  <RatingText rating={row.rating} />
                </td>
                <td>{row.rating.games}</td>
                <td>{day.format(row.last)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  ));
  if (own) return <>{tables}</>;
  return (
    <>
      <Top title={t("web-ratings")} />
      <main class="lone wide-form">
        <p class="mut2">{t("web-ratings-why")}</p>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        {lists && shown.length === 0 && <p role="status">{t("web-ratings-none")}</p>}
        {tables}
      </main>
    </>
  );
}
