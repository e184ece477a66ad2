/** A tournament: who takes part, the standings, the rounds with their tables, and one's own next game. */
import { useEffect, useState } from "preact/hooks";
import { lang, playerName } from "../lib/prefs";
import { go } from "../lib/router";
import { direct, join, takeSeat, tournament, withdraw } from "../net/league";
import type { EntrantInfo, Games, PairingInfo, TournamentInfo } from "../net/wire";
import { t } from "../text/speak";
import { Problem, sentence } from "../ui/Attempt";
import { Copy } from "../ui/Copy";
import { called, Named } from "../ui/Named";
import { Panel } from "../ui/parts";
import { Top } from "../ui/Top";

const EVERY = 3000;
/** Points with halves and thirds as people write them. */
export function written(points: number): string {
  return new Intl.NumberFormat(lang.value, { maximumFractionDigits: 2 }).format(points);
}
const STAND_IN = -1;
/** Who takes part, as everybody reads it: bots of one level are told apart by numbers. */
export function nameOf(entrants: EntrantInfo[], number: number): string {
  if (number === STAND_IN) return t("web-stand-in");
  const one = entrants.find((x) => x.number === number);
  const alike = one?.bot ? entrants.filter((x) => x.bot === one.bot).sort((a, b) => a.number - b.number) : [];
  return called(one) + (alike.length > 1 ? ` (${alike.indexOf(one!) + 1})` : "");
}

export function TournamentPage({ games, id }: { games: Games; id: string }) {
  const [event, setEvent] = useState<TournamentInfo | null>(null);
  const [problem, setProblem] = useState("");
  const [sure, setSure] = useState("");
  const tell = (e: unknown) => setProblem(sentence(e));
  useEffect(() => {
    const look = () => {
      if (!document.hidden) tournament(id).then(setEvent, tell);
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [id, lang.value]);
  const attempt = (work: () => Promise<TournamentInfo>) => {
    setProblem("");
    work().then(setEvent, tell);
  };
  if (!event)
    return (
      <>
        <Top title={t("web-tournament")} />
        <main class="lone">
          <p role="status">{problem || t("web-connecting")}</p>
        </main>
      </>
    );
  const game = games.games.find((g) => g.id === event.game);
  const me = event.entrants.find((x) => x.you);
  const rounds = [...event.played].reverse();
  const mine = event.stage === "running" && me ? rounds[0]?.games.find((x) => x.seats.includes(me.number) && !x.places) : undefined;
  const sit = async () => {
    if (!mine || !me) return;
    await takeSeat(event, mine.table, mine.seats.indexOf(me.number), me.name ?? (playerName.value || t("web-guest")));
    go(`/table/${mine.table}`);
  };
  const going = event.stage === "open" || event.stage === "running";
  /** What cannot be taken back is asked twice. */
  const twice = (label: string, work: () => Promise<TournamentInfo>) => (
    <button
      type="button"
      class="btn"
      onClick={() => {
        setSure(sure === label ? "" : label);
        if (sure === label) attempt(work);
      }}
    >
      {t(sure === label ? "web-sure" : label)}
    </button>
  );
  const clock = event.clock as { kind: string; initial: number; increment: number } | null;
  const time = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <Top title={event.title} sub={game?.title ?? event.game} />
      <main class="lone wide-form tournament">
        <Problem says={problem} />
        <Panel title={t(`web-stage-${event.stage}`)}>
          <div class="in form">
            <p>
              {t(`web-kind-${event.kind}`)} · {t("web-rounds-of", { played: event.played.length, rounds: event.rounds })}
              {event.seats > 2 && ` · ${t("web-tables-of", { seats: event.seats })}`}
              {clock?.kind === "game" && (
                <>
                  {" · "}
                  <span class="whole">
                    {t("web-clock-minutes", { minutes: Math.round(clock.initial / 60_000), seconds: clock.increment / 1000 })}
                  </span>
                </>
              )}
              {clock?.kind === "move" && ` · ${t("web-clock-days", { days: clock.initial / 86_400_000 })}`}
              {event.rated && ` · ${t("web-rated")}`}
            </p>
            {event.stage === "open" && (
              <>
                <p class="mut2">
                  {event.starts
                    ? t("web-starts-at", { time: time.format(event.starts) })
                    : t("web-starts-full", { count: event.entrants.length, most: event.most })}
                </p>
                {!me && (
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
                )}
              </>
            )}
            {mine && (
              <p role="status">
                <b>
                  {t("web-your-game", {
                    names: mine.seats
                      .filter((x) => x !== me!.number)
                      .map((x) => nameOf(event.entrants, x))
                      .join(", "),
                  })}
                </b>{" "}
                {t("web-come-until", { time: time.format(rounds[0]!.due) })}
              </p>
            )}
            {me && event.stage === "running" && rounds[0]?.free.includes(me.number) && <p role="status">{t("web-you-are-free")}</p>}
            {event.stage === "running" && event.next && <p class="mut2">{t("web-next-round", { time: time.format(event.next) })}</p>}
            {event.why === "too-few" && <p class="mut2">{t("web-too-few")}</p>}
            <p class="row">
              {mine?.open && (
                <button type="button" class="btn pri" onClick={() => void sit().catch(tell)}>
                  {t("web-to-table")}
                </button>
              )}
              {event.stage === "open" && !me && (
                <button type="button" class="btn pri" onClick={() => attempt(() => join(event))}>
                  {t("web-take-part")}
                </button>
              )}
              {event.stage === "open" && event.yours && (
                <button type="button" class="btn" onClick={() => attempt(() => direct(id, "start"))}>
                  {t("web-begin-now")}
                </button>
              )}
              {me && !me.withdrawn && going && twice("web-withdraw", () => withdraw(id))}
              {event.yours && going && twice("web-call-off", () => direct(id, "cancel"))}
              {event.stage === "open" && <Copy link={() => `${location.origin}/tournament/${id}`} label={t("web-copy-link")} class="btn" />}
            </p>
          </div>
        </Panel>
        <Standings event={event} />
        {rounds.map((turn) => (
          <Panel key={turn.number} title={t("web-round-number", { number: turn.number })}>
            <ul class="tables pairings">
              {turn.games.map((x) => (
                <li key={x.table}>
                  <a href={`/table/${x.table}`}>
                    <b>{x.seats.map((n) => nameOf(event.entrants, n)).join(" – ")}</b>
                    <Decided game={x} />
                  </a>
                </li>
              ))}
              {turn.free.map((n) => (
                <li key={`free ${n}`} class="free mut2">
                  {t("web-is-free", { name: nameOf(event.entrants, n) })}
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </main>
    </>
  );
}

function Decided({ game }: { game: PairingInfo }) {
  if (!game.points) return <small>{t("web-status-playing")}</small>;
  return (
    <small>
      {game.points.map(written).join(" – ")}
      {game.why && ` · ${t(`web-decided-${game.why}`)}`}
    </small>
  );
}

function Standings({ event }: { event: TournamentInfo }) {
  const begun = event.played.length > 0;
  return (
    <Panel title={t("web-standings")}>
      {event.entrants.length === 0 ? (
        <p class="in mut2">{t("web-nobody-yet")}</p>
      ) : (
        <Named
          heads={["web-points", "web-against", "web-firsts"]}
          rows={event.entrants.map((x) => ({
            key: x.number,
            place: begun ? x.place : "–",
            name: nameOf(event.entrants, x.number),
            you: x.you,
            withdrawn: x.withdrawn,
            cells: [written(x.points), written(x.against), x.firsts],
          }))}
        />
      )}
      <p class="in mut2">{t("web-ties-why")}</p>
    </Panel>
  );
}
