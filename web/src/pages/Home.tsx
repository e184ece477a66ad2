/** Home: the five games, tables to join, and one's own games. */
import { useEffect, useState } from "preact/hooks";
import { MODULES } from "../games/registry";
import { heldTables, lang, serverPauses } from "../lib/prefs";
import { go } from "../lib/router";
import { tableName } from "../lib/tableName";
import { beckon } from "../lib/turnSign";
import { api, Refusal } from "../net/api";
import { house } from "../net/house";
import { awaited, lookAtMine, myTables } from "../net/mine";
import { sitDown } from "../net/seats";
import type { GameInfo, Games, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { Problem, sentence } from "../ui/Attempt";
import { Pit, PlainThumb } from "../ui/Hero";
import { Mine } from "../ui/Mine";
import { ICONS, Icon, Panel } from "../ui/parts";
import { Top } from "../ui/Top";

/** Sit down against bots at once: the second click is the first move. */
export async function playNow(game: GameInfo, bot: string, seats = game.seats[0]!, options: Record<string, unknown> = {}): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), bot]));
  const table = await api.create({ game: game.id, seats, options, bots, public: false, pauses: serverPauses(false) });
  await sitDown(table, 0);
  go(`/table/${table.id}`);
}

/** Sit down with whoever waits for this game, or open a table that others find. */
export async function pairUp(game: GameInfo): Promise<void> {
  const { tables } = await api.openTables();
  const free = (x: TableInfo) => x.seats.filter((s) => s.kind === "empty");
  const found = tables
    .filter((x) => x.game === game.id && free(x).length > 0 && !x.from_position && !heldTables.value[x.id])
    .sort((a, b) => free(a).length - free(b).length);
  for (const table of found) {
    try {
      await sitDown(table, free(table)[0]!.seat);
      go(`/table/${table.id}`);
      return;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 0) throw error; // somebody else was quicker: the next one
    }
  }
  const quick = MODULES[game.id]?.quick;
  const seats = quick?.seats ?? game.seats[0]!;
  const table = await api.create({ game: game.id, seats, options: quick?.options ?? {}, public: true, pauses: serverPauses(false) });
  await sitDown(table, 0);
  go(`/table/${table.id}`);
}

/** A table's clock in plain words. */
function plainClock(table: TableInfo): string {
  const clock = table.clock as { kind: string; days?: number; initial?: number; increment?: number } | null;
  if (!clock) return "";
  if (clock.kind === "move") return t("web-clock-days", { days: clock.days ?? 1 });
  return t("web-clock-minutes", { minutes: Math.round((clock.initial ?? 0) / 60), seconds: clock.increment ?? 0 });
}

export function HomePage({ games }: { games: Games }) {
  const [open, setOpen] = useState<TableInfo[]>([]);
  const [problem, setProblem] = useState("");
  const [build, setBuild] = useState(games.build);
  const mine = myTables.value;
  const turns = mine.filter(awaited).length;
  useEffect(() => {
    document.title = turns ? `(${turns}) ${t("web-your-turn")} · avernus` : "avernus";
    beckon(turns > 0);
    return () => beckon(false);
  }, [lang.value, turns]);
  useEffect(() => {
    const look = () => {
      void api
        .openTables()
        .then((found) => setOpen(found.tables.filter((x) => !heldTables.value[x.id])))
        .catch(() => undefined);
      void lookAtMine();
    };
    look();
    const id = setInterval(look, 15_000);
    return () => clearInterval(id);
  }, [lang.value]);
  useEffect(() => {
    if (build !== "compiling") return;
    const ask = () =>
      void api.games().then(
        (found) => setBuild(found.build),
        () => undefined,
      );
    const id = setInterval(ask, 15_000);
    return () => clearInterval(id);
  }, [build]);
  const tell = (e: unknown) => setProblem(sentence(e));
  const start = (game: GameInfo) => {
    setProblem("");
    playNow(game, games.usual, MODULES[game.id]?.quick?.seats, MODULES[game.id]?.quick?.options).catch(tell);
  };
  const pair = (game: GameInfo) => {
    setProblem("");
    pairUp(game).catch(tell);
  };
  // Games with a board of their own come first; the first of them is what "play now" means.
  const shown = [...games.games].sort((a, b) => Number(b.id in MODULES) - Number(a.id in MODULES));
  const first = shown[0]!;
  const title = (id: string) => games.games.find((g) => g.id === id)?.title ?? id;
  return (
    <>
      <Top>
        <a class="tb wide" href={`/rules/${first.id}`}>
          <Icon d={ICONS.book} />
          {t("web-rulebook")}
        </a>
        <a class="tb" href={`/new/${first.id}`} aria-label={t("web-new-table")}>
          <Icon d={ICONS.plus} />
          <span>{t("web-new-table")}</span>
        </a>
      </Top>
      <section class="hero" aria-label={t("web-hero")}>
        <Pit />
        <div class="hero-text">
          <h1>{t("web-hero")}</h1>
          <p>{t("web-hero-sub")}</p>
          <p class="row">
            <button type="button" class="btn pri big" onClick={() => start(first)}>
              {t("web-play-now")}
            </button>
            <a class="btn big" href={`/new/${first.id}?with=friends&private=1`}>
              {t("web-open-private")}
            </a>
          </p>
          {(build === "compiling" || build === "ready") && (
            <p class="mut" role="status">
              {t(`web-build-${build}`)}
            </p>
          )}
          <Problem says={problem} />
        </div>
      </section>
      <div class="home">
        <main class={`cards n-${shown.length}`}>
          {shown.map((game) => (
            <Card
              key={game.id}
              game={game}
              play={() => start(game)}
              pair={() => pair(game)}
              tables={open.filter((x) => x.game === game.id).length}
            />
          ))}
        </main>
        <aside class="rail">
          <Mine
            games={games}
            tables={mine}
            right={
              <a class="link mut2" href="/me">
                {t("web-profile")}
              </a>
            }
          />
          <Panel title={t("web-open-tables")}>
            {open.length === 0 ? (
              <p class="in mut2">{t("web-no-open-tables")}</p>
            ) : (
              <ul class="tables">
                {open.map((x) => (
                  <li key={x.id}>
                    <a href={`/table/${x.id}`}>
                      <b>{title(x.game)}</b>
                      <span>{tableName(x)}</span>
                      <span>{plainClock(x)}</span>
                      <span
                        class="pips"
                        aria-label={t("web-seats-taken", {
                          taken: x.seats.filter((s) => s.kind !== "empty").length,
                          seats: x.seats.length,
                        })}
                      >
                        {x.seats.map((s) => (
                          <i key={s.seat} class={s.kind === "empty" ? "" : "taken"} />
                        ))}
                      </span>
                      <span class="btn sm">{t("web-sit")}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          {(house.value?.ratings || house.value?.tournaments) && (
            <Panel title={t("web-league")}>
              <p class="in row">
                {house.value.tournaments && (
                  <a class="link" href="/tournaments">
                    {t("web-tournaments")}
                  </a>
                )}
                {house.value.ratings && (
                  <a class="link" href="/ratings">
                    {t("web-ratings")}
                  </a>
                )}
              </p>
            </Panel>
          )}
          <Panel title={t("web-puzzles")}>
            <p class="in mut2">
              {t("web-puzzles-sub")}{" "}
              <a class="link" href="/puzzles/splut">
                {t("web-puzzles-open")}
              </a>
            </p>
          </Panel>
          <Panel title={t("web-analysis")}>
            <p class="in mut2">
              {t("web-analysis-sub")}{" "}
              <a class="link" href={`/analysis/${first.id}`}>
                {t("web-open")}
              </a>
            </p>
          </Panel>
        </aside>
      </div>
    </>
  );
}

function Card({ game, play, pair, tables }: { game: GameInfo; play: () => void; pair: () => void; tables: number }) {
  const module = MODULES[game.id];
  const Picture = module?.Thumb;
  return (
    <article class="card">
      <a class="card-pic" href={`/new/${game.id}`} aria-label={game.title} tabIndex={-1}>
        {Picture ? <Picture /> : <PlainThumb seats={game.seats.at(-1)!} />}
      </a>
      <div class="card-body">
        <h2>
          <a href={`/new/${game.id}`}>{game.title}</a>
        </h2>
        <p>{game.tagline}</p>
        <ul class="tags">
          <li>{t("web-players-count", { low: game.seats[0]!, high: game.seats.at(-1)! })}</li>
          {module && <li>{t("web-minutes", { minutes: module.minutes })}</li>}
          {module?.tags.map((tag) => (
            <li key={tag}>{t(tag)}</li>
          ))}
          {tables > 0 && <li class="live">{t("web-tables-count", { count: tables })}</li>}
        </ul>
        <p class="row">
          <button type="button" class="btn pri-line" onClick={play}>
            {t("web-play")}
          </button>
          {game.tutorial && (
            <a class="btn" href={`/learn/${game.id}`}>
              {t("web-learn")}
            </a>
          )}
        </p>
        <p class="row card-links">
          <button type="button" class="link" onClick={pair}>
            {t("web-pair")}
          </button>
          <a href={`/new/${game.id}?with=friends`}>{t("web-invite-short")}</a>
          <a href={`/new/${game.id}?with=device`}>{t("web-one-device")}</a>
          <a href={`/rules/${game.id}`}>{t("web-tab-rules")}</a>
          <a href={`/analysis/${game.id}`}>{t("web-analyse")}</a>
        </p>
      </div>
    </article>
  );
}
