/** Who is how good: a list for each game, among two and at tables of more. */
import { useEffect, useState } from "preact/hooks";
import { deviceKey, lang } from "../lib/prefs";
import { ratings } from "../net/league";
import type { Games, Held, RatingList } from "../net/wire";
import { t } from "../text/speak";
import { Problem, sentence } from "../ui/Attempt";
import { called, Named } from "../ui/Named";
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
      (e: unknown) => setProblem(sentence(e)),
    );
  }, [lang.value, deviceKey.value]);
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  const title = (id: string) => games.games.find((g) => g.id === id)?.title ?? id;
  const shown = (lists ?? [])
    .map((list) => ({ ...list, rows: own ? list.rows.filter((row) => row.you) : list.rows }))
    .filter((list) => list.rows.length > 0);
  const tables = shown.map((list) => (
    <Panel key={`${list.game} ${list.pool}`} title={`${title(list.game)} · ${t(`web-pool-${list.pool}`)}`}>
      <Named
        heads={["web-rating", "web-tally-played", "web-last-played"]}
        rows={list.rows.map((row) => ({
          key: row.place,
          place: row.place,
          name: called(row),
          you: row.you,
          cells: [<RatingText key="rating" rating={row.rating} />, row.rating.games, day.format(row.last)],
        }))}
      />
    </Panel>
  ));
  if (own) return <>{tables}</>;
  return (
    <>
      <Top title={t("web-ratings")} />
      <main class="lone wide-form">
        <p class="mut2">{t("web-ratings-why")}</p>
        <Problem says={problem} />
        {lists && shown.length === 0 && <p role="status">{t("web-ratings-none")}</p>}
        {tables}
      </main>
    </>
  );
}
