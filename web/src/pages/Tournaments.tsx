/** All tournaments, and a form for a new one where the host lets everybody open them. */
import { useEffect, useState } from "preact/hooks";
import { lang } from "../lib/prefs";
import { go } from "../lib/router";
import { house } from "../net/house";
import { openTournament, tournaments } from "../net/league";
import type { Games, Tournaments } from "../net/wire";
import { t } from "../text/speak";
import { Problem, sentence } from "../ui/Attempt";
import { Panel } from "../ui/parts";
import { Top } from "../ui/Top";

const CLOCKS: Record<string, unknown> = {
  "5+3": { kind: "game", initial: 300, increment: 3 },
  "10+5": { kind: "game", initial: 600, increment: 5 },
  "30+10": { kind: "game", initial: 1800, increment: 10 },
  "1d": { kind: "move", days: 1 },
};

export function TournamentsPage({ games }: { games: Games }) {
  const [found, setFound] = useState<Tournaments | null>(null);
  const [problem, setProblem] = useState("");
  const tell = (e: unknown) => setProblem(sentence(e));
  useEffect(() => {
    tournaments().then(setFound, tell);
  }, [lang.value]);
  const title = (id: string) => games.games.find((g) => g.id === id)?.title ?? id;
  return (
    <>
      <Top title={t("web-tournaments")} />
      <main class="lone wide-form">
        <Problem says={problem} />
        {found && (
          <Panel title={t("web-tournaments")} class="mine">
            {found.tournaments.length === 0 ? (
              <p class="in mut2">{t("web-tournaments-none")}</p>
            ) : (
              <ul class="tables">
                {found.tournaments.map((x) => (
                  <li key={x.id}>
                    <a href={`/tournament/${x.id}`}>
                      <b>{x.title}</b>
                      <span>
                        {title(x.game)} · {t("web-entrants", { count: x.entrants.length })}
                      </span>
                      <small>{t(`web-stage-${x.stage}`)}</small>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )}
        {found?.opens && <Fresh games={games} tell={tell} />}
      </main>
    </>
  );
}

function Fresh({ games, tell }: { games: Games; tell: (e: unknown) => void }) {
  const [game, setGame] = useState(games.games[0]!.id);
  const [name, setName] = useState("");
  const [kind, setKind] = useState<"swiss" | "robin">("swiss");
  const info = games.games.find((g) => g.id === game)!;
  const [seats, setSeats] = useState(info.seats[0]!);
  const [most, setMost] = useState(8);
  const [clock, setClock] = useState("10+5");
  const [within, setWithin] = useState(5);
  const [bots, setBots] = useState<string[]>([]);
  const [rated, setRated] = useState(false);
  const open = (e: Event) => {
    e.preventDefault();
    const body = { game, title: name.trim(), kind, seats, most, clock: CLOCKS[clock], within, bots, rated, level: games.usual };
    openTournament(body).then((made) => go(`/tournament/${made.id}`), tell);
  };
  const number = (label: string, value: number, low: number, high: number, set: (n: number) => void) => (
    <label class="field">
      <span>{t(label)}</span>
      <input type="number" min={low} max={high} value={value} onInput={(e) => set(e.currentTarget.valueAsNumber || low)} />
    </label>
  );
  return (
    <Panel title={t("web-new-tournament")}>
      <form class="in form" onSubmit={open}>
        <label class="field">
          <span>{t("web-tournament-name")}</span>
          <input maxLength={60} value={name} onInput={(e) => setName(e.currentTarget.value)} />
        </label>
        <label class="field">
          <span>{t("web-game")}</span>
          <select
            value={game}
            onChange={(e) => {
              setGame(e.currentTarget.value);
              setSeats(games.games.find((g) => g.id === e.currentTarget.value)!.seats[0]!);
            }}
          >
            {games.games.map((g) => (
              <option key={g.id} value={g.id}>
                {g.title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("web-how-paired")}</span>
          <select value={kind} onChange={(e) => setKind(e.currentTarget.value as "swiss" | "robin")}>
            <option value="swiss">{t("web-kind-swiss")}</option>
            <option value="robin">{t("web-kind-robin")}</option>
          </select>
        </label>
        <label class="field">
          <span>{t("web-table-seats")}</span>
          <select value={String(seats)} onChange={(e) => setSeats(Number(e.currentTarget.value))}>
            {info.seats.map((n) => (
              <option key={n} value={String(n)}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("web-clock")}</span>
          <select value={clock} onChange={(e) => setClock(e.currentTarget.value)}>
            {Object.keys(CLOCKS).map((c) => (
              <option key={c} value={c}>
                {t(`web-clock-${c.replace("+", "-")}`)}
              </option>
            ))}
          </select>
        </label>
        {number("web-most-entrants", most, 2, 128, setMost)}
        {number("web-come-within", within, 1, 10_080, setWithin)}
        <fieldset>
          <legend>{t("web-bots-take-part")}</legend>
          <div class="chips">
            {games.levels.map((level) => (
              <label key={level} class={`chip${bots.includes(level) ? " on" : ""}`}>
                <input
                  type="checkbox"
                  checked={bots.includes(level)}
                  onChange={() => setBots(bots.includes(level) ? bots.filter((x) => x !== level) : [...bots, level])}
                />
                {t("web-level", { level })}
              </label>
            ))}
          </div>
        </fieldset>
        {house.value?.ratings && (
          <label class="check">
            <input type="checkbox" checked={rated} onChange={(e) => setRated(e.currentTarget.checked)} /> {t("web-rated-check")}
          </label>
        )}
        <p class="row">
          <button type="submit" class="btn pri">
            {t("web-open-tournament")}
          </button>
        </p>
      </form>
    </Panel>
  );
}
