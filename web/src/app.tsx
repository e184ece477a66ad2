/** Which page the address names. */
import { useEffect, useState } from "preact/hooks";
import { lang } from "./lib/prefs";
import { follow, here, parts } from "./lib/router";
import { api } from "./net/api";
import { useHouse } from "./net/house";
import type { Games } from "./net/wire";
import { AnalysisPage } from "./pages/Analysis";
import { HomePage } from "./pages/Home";
import { LearnPage } from "./pages/Learn";
import { NewPage } from "./pages/New";
import { TablePage } from "./pages/Table";
import { loadTexts, ready, t } from "./text/speak";
import { Announcement, Foot, HousePage } from "./ui/Foot";
import { Later } from "./ui/Later";
import { Rulebook } from "./ui/Rulebook";
import { Top } from "./ui/Top";

export function App() {
  const [games, setGames] = useState<Games | null>(null);
  const [lost, setLost] = useState(false);
  useHouse();
  useEffect(() => {
    let on = true;
    const look = () =>
      Promise.all([loadTexts(), api.games()])
        .then(([, found]) => {
          if (on) {
            setGames(found);
            setLost(false);
          }
        })
        .catch(() => {
          if (on) {
            setLost(true);
            setTimeout(look, 2000);
          }
        });
    void look();
    return () => {
      on = false;
    };
  }, [lang.value]);
  if (!games || !ready.value)
    return (
      <main class="lone" role="status">
        {lost ? "avernus …" : ""}
      </main>
    );
  const played = ["table", "analysis", "puzzles"].includes(parts(here.value).path[0] ?? ""); // pages of one screen
  return (
    <div onClick={follow}>
      <Announcement />
      {page(games)}
      {!played && <Foot />}
    </div>
  );
}

function page(games: Games) {
  const {
    path: [first, second, third],
    query,
  } = parts(here.value);
  const game = games.games.find((g) => g.id === second);
  const at = query.has("at") ? Math.max(0, Number(query.get("at")) || 0) : null;
  if (first === undefined) return <HomePage games={games} />;
  if (first === "imprint" || first === "privacy") return <HousePage about={first} />;
  if (first === "me") return <Later key="me" load={() => import("./pages/Profile").then((m) => m.ProfilePage)} props={{ games }} />;
  if (first === "join" || first === "quiet")
    return <Later key={first} load={() => import("./pages/Join").then((m) => (first === "join" ? m.JoinPage : m.QuietPage))} props={{}} />;
  if (first === "ratings")
    return <Later key="ratings" load={() => import("./pages/Ratings").then((m) => m.RatingsPage)} props={{ games }} />;
  if (first === "tournaments")
    return <Later key="tournaments" load={() => import("./pages/Tournaments").then((m) => m.TournamentsPage)} props={{ games }} />;
  if (first === "tournament" && second)
    return <Later key={second} load={() => import("./pages/Tournament").then((m) => m.TournamentPage)} props={{ games, id: second }} />;
  if (first === "table" && second) return <TablePage key={second} id={second} at={at} games={games} />;
  if (first === "new" && game)
    return <NewPage key={here.value} games={games} game={game} hidden={query.has("private")} company={query.get("with")} />;
  if (first === "analysis" && game) return <AnalysisPage key={game.id} games={games} game={game} table={query.get("table")} at={at} />;
  if (first === "puzzles" && game?.id === "splut")
    return (
      <Later key="puzzles" load={() => import("./pages/Puzzles").then((m) => m.PuzzlesPage)} props={{ game, number: Number(third) || 0 }} />
    );
  if (first === "learn" && game?.tutorial) return <LearnPage key={game.id} game={game} />;
  if (first === "rules" && game)
    return (
      <>
        <Top title={game.title} sub={t(third === "open" ? "web-open-points" : "web-rulebook")} />
        <main class="lone reading book">
          <Rulebook key={third} game={game.id} clause={query.get("clause")} open={third === "open"} wide />
          {game.open_points && third !== "open" && (
            <p>
              <a href={`/rules/${game.id}/open`}>{t("web-open-points")}</a>
            </p>
          )}
        </main>
      </>
    );
  return (
    <>
      <Top />
      <main class="lone">
        <h1>{t("web-no-page")}</h1>
        <p>
          <a class="btn pri" href="/">
            {t("web-home")}
          </a>
        </p>
      </main>
    </>
  );
}
