/** A new table: how many, against whom, with which options, with which clock. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { MODULES } from "../games/registry";
import { lang, playerName, serverPauses } from "../lib/prefs";
import { go } from "../lib/router";
import { api, Refusal } from "../net/api";
import { house } from "../net/house";
import { sitDown } from "../net/seats";
import type { GameInfo, Games, OptionInfo } from "../net/wire";
import { has, loadTexts, t } from "../text/speak";
import { PlainThumb } from "../ui/Hero";
import { colourOf } from "../ui/Players";
import { Panel, SeatChip } from "../ui/parts";
import { Top } from "../ui/Top";

type With = "bots" | "friends" | "device";
const CLOCKS: Record<string, unknown> = {
  none: null,
  "5+3": { kind: "game", initial: 300, increment: 3 },
  "10+5": { kind: "game", initial: 600, increment: 5 },
  "30+10": { kind: "game", initial: 1800, increment: 10 },
  "1d": { kind: "move", days: 1 },
  "3d": { kind: "move", days: 3 },
};

export function defaultOf(option: OptionInfo, seats: number): unknown {
  const value = option.default;
  return value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>)[seats] : value;
}

/** Bots at every seat but one's own. */
export function botsAt(seats: number, own: number, level: (seat: number) => string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [String(seat), level(seat)]).filter(([seat]) => Number(seat) !== own),
  );
}

/** The address of the form for a new table: what was chosen goes along when the game is changed. */
export function newTable(game: string, company: string, hidden: boolean): string {
  return `/new/${game}?with=${company}${hidden ? "&private=1" : ""}`;
}

export function NewPage({
  games,
  game,
  hidden,
  company: first,
}: {
  games: Games;
  game: GameInfo;
  hidden: boolean;
  company: string | null;
}) {
  const [seats, setSeats] = useState(game.seats[0]!);
  const [company, setCompany] = useState<With>(first === "friends" || first === "device" ? first : "bots");
  const [bot, setBot] = useState(games.usual);
  const [levels, setLevels] = useState<Record<number, string>>({});
  const [own, setOwn] = useState(0);
  const places = game.seat_names[String(seats)] ?? [];
  const [clock, setClock] = useState("none");
  const [open, setOpen] = useState(!hidden);
  const [rated, setRated] = useState(false);
  // Where there is a way of playing by the clock of the room, that is the usual one; one device takes turns.
  const usual = (w: With) =>
    (w !== "device" && game.presets.find((p) => p.name === "live")) || game.presets.find((p) => Object.keys(p.values).length === 0);
  const [preset, setPreset] = useState(() => usual(company));
  const [options, setOptions] = useState<Record<string, unknown>>(preset?.values ?? {});
  const choose = (found: typeof preset) => {
    setPreset(found);
    setOptions(found?.values ?? {});
  };
  // Some ways of playing are only for some numbers of players.
  const fit = (values: Record<string, unknown>, n: number) =>
    game.options.every((o) => !(o.name in values) || !o.seats.length || o.seats.includes(n));
  const ways = game.presets.filter((p) => has(`preset-${p.name}`, game.id) && fit(p.values, seats));
  const count = (n: number) => {
    setSeats(n);
    setOwn(0);
    if (!fit(options, n)) choose(usual(company));
  };
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void loadTexts(game.id);
  }, [game.id, lang.value]);
  const create = async (e: Event) => {
    e.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      const counts = rated && company !== "device";
      if (counts) await import("../net/league").then((league) => league.known());
      const bots = company === "bots" ? botsAt(seats, own, (seat) => levels[seat] ?? bot) : {};
      const table = await api.create({
        game: game.id,
        seats,
        options,
        bots,
        public: company === "friends" && open,
        clock: CLOCKS[clock],
        pauses: serverPauses(CLOCKS[clock] !== null),
        ...(counts && { rated: true }),
      });
      for (const seat of company === "device" ? places.map((_, i) => i) : [own])
        await sitDown(table, seat, seat === own ? playerName.value || t("web-guest") : (places[seat] ?? t("web-guest")));
      go(`/table/${table.id}`);
    } catch (error) {
      setProblem(error instanceof Refusal ? error.message || t("web-unreachable") : String(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Top title={game.title} sub={t("web-new-table")} />
      <main class="lone wide-form">
        <Panel title={t("web-new-table-of", { title: game.title })}>
          <form class="in form" onSubmit={(e) => void create(e)}>
            <p class="mut2">{game.tagline}</p>
            {games.games.length > 1 && (
              <fieldset>
                <legend>{t("web-game")}</legend>
                <div class="games-row">
                  {games.games.map((g) => {
                    const Picture = MODULES[g.id]?.Thumb;
                    return (
                      <label key={g.id} class={`game-pick${g.id === game.id ? " on" : ""}`}>
                        <input
                          type="radio"
                          name="game"
                          checked={g.id === game.id}
                          onChange={() => go(newTable(g.id, company, !open), true)}
                        />
                        {Picture ? <Picture /> : <PlainThumb seats={g.seats.at(-1)!} />}
                        <span>{g.title}</span>
                      </label>
                    );
                  })}
                </div>
              </fieldset>
            )}
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
            <fieldset>
              <legend>{t("web-with")}</legend>
              <div class="chips">
                {(["bots", "friends", "device"] as const).map((w) => (
                  <Chip
                    key={w}
                    name="with"
                    on={company === w}
                    pick={() => {
                      setCompany(w);
                      if (preset?.name === "live" || w !== "device") choose(usual(w));
                    }}
                  >
                    {t(`web-with-${w}`)}
                  </Chip>
                ))}
              </div>
            </fieldset>
            <fieldset>
              <legend>{t("web-how-many")}</legend>
              <div class="chips">
                {game.seats.map((n) => (
                  <Chip key={n} name="seats" on={seats === n} pick={() => count(n)}>
                    {String(n)}
                  </Chip>
                ))}
              </div>
            </fieldset>
            {company === "bots" && (
              <fieldset>
                <legend>{t("web-bot-level")}</legend>
                <div class="chips">
                  {[...games.levels, ...game.tempers].map((b) => (
                    <Chip key={b} name="bot" on={bot === b} pick={() => setBot(b)}>
                      {t("web-level", { level: b })}
                    </Chip>
                  ))}
                </div>
                {seats > 2 && (
                  <details>
                    <summary>{t("web-bot-each")}</summary>
                    <div class="each">
                      {places.map(
                        (place, seat) =>
                          seat !== own && (
                            <label key={place} class="field">
                              <span>
                                <SeatChip colour={colourOf(game.id, seats, seat)} size={26} /> {place}
                              </span>
                              <select value={levels[seat] ?? bot} onChange={(e) => setLevels({ ...levels, [seat]: e.currentTarget.value })}>
                                {[...games.levels, ...game.tempers].map((b) => (
                                  <option key={b} value={b}>
                                    {t("web-level", { level: b })}
                                  </option>
                                ))}
                              </select>
                            </label>
                          ),
                      )}
                    </div>
                  </details>
                )}
              </fieldset>
            )}
            {company !== "device" && places.length > 1 && (
              <fieldset>
                <legend>{t("web-own-seat")}</legend>
                <div class="chips">
                  {places.map((place, seat) => (
                    <Chip key={place} name="own" on={own === seat} pick={() => setOwn(seat)}>
                      <SeatChip colour={colourOf(game.id, seats, seat)} size={26} /> {place}
                    </Chip>
                  ))}
                </div>
              </fieldset>
            )}
            {company === "friends" && (
              <label class="check">
                <input type="checkbox" checked={open} onChange={(e) => setOpen(e.currentTarget.checked)} /> {t("web-list-publicly")}
              </label>
            )}
            {!game.clock && (
              <fieldset>
                <legend>{t("web-clock")}</legend>
                <div class="chips">
                  {Object.keys(CLOCKS).map((c) => (
                    <Chip key={c} name="clock" on={clock === c} pick={() => setClock(c)}>
                      {t(`web-clock-${c.replace("+", "-")}`)}
                    </Chip>
                  ))}
                </div>
              </fieldset>
            )}
            {ways.length > 1 && (
              <label class="field">
                <span>{t("web-preset")}</span>
                <select value={preset?.name ?? ""} onChange={(e) => choose(ways.find((p) => p.name === e.currentTarget.value))}>
                  {!usual(company) && <option value="">{t("web-preset-usual")}</option>}
                  {ways.map((p) => (
                    <option key={p.name} value={p.name}>
                      {t(`preset-${p.name}`, {}, game.id)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {game.options.length > 0 && (
              <details>
                <summary>{t("web-options")}</summary>
                {game.options.map((o) => (
                  <OptionField
                    key={o.name}
                    game={game.id}
                    option={o}
                    seats={seats}
                    value={options[o.name] ?? defaultOf(o, seats)}
                    set={(v) => setOptions({ ...options, [o.name]: v })}
                  />
                ))}
                {game.open_points && (
                  <p>
                    <a href={`/rules/${game.id}/open`}>{t("web-open-points")}</a>
                  </p>
                )}
              </details>
            )}
            {house.value?.ratings && company !== "device" && (
              <label class="check">
                <input type="checkbox" checked={rated} onChange={(e) => setRated(e.currentTarget.checked)} /> {t("web-rated-check")}
              </label>
            )}
            {problem && (
              <p class="bad" role="alert">
                {problem}
              </p>
            )}
            <p class="row">
              <button type="submit" class="btn pri big" disabled={busy}>
                {t(company === "friends" ? "web-open-table" : "web-start")}
              </button>
              <a class="btn gho" href={`/rules/${game.id}`}>
                {t("web-rulebook")}
              </a>
            </p>
            <p class="mut">
              {t("web-designed-by", { designer: game.designer })} {game.rights}
            </p>
          </form>
        </Panel>
      </main>
    </>
  );
}

function Chip({ name, on, pick, children }: { name: string; on: boolean; pick: () => void; children: ComponentChildren }) {
  return (
    <label class={`chip${on ? " on" : ""}`}>
      <input type="radio" name={name} checked={on} onChange={pick} />
      {children}
    </label>
  );
}

export function OptionField({
  game,
  option,
  value,
  set,
  seats,
}: {
  game: string;
  option: OptionInfo;
  value: unknown;
  set: (v: unknown) => void;
  seats: number;
}) {
  if ((option.seats.length && !option.seats.includes(seats)) || option.choices?.length === 1) return null;
  const named = (choice: unknown) => {
    const key = `value-${option.name}-${String(choice)}`.replace(/[^A-Za-z0-9]/g, "-");
    return has(key, game) ? t(key, {}, game) : String(choice);
  };
  // Times are milliseconds to the rules, and seconds to people.
  const timed = option.name.endsWith("_ms") && has(`web-option-${option.name.replaceAll("_", "-")}`, game);
  const unit = timed ? 1000 : 1;
  if (option.choices?.every((c) => typeof c === "boolean"))
    return (
      <label class="check">
        <input type="checkbox" checked={Boolean(value)} onChange={(e) => set(e.currentTarget.checked)} /> {option.sentence}{" "}
        <small>§ {option.clause}</small>
      </label>
    );
  return (
    <label class="field">
      <span>
        {timed ? t(`web-option-${option.name.replaceAll("_", "-")}`, {}, game) : option.sentence} <small>§ {option.clause}</small>
      </span>
      {option.choices ? (
        <select value={String(value)} onChange={(e) => set(option.choices!.find((c) => String(c) === e.currentTarget.value))}>
          {option.choices.map((c) => (
            <option key={String(c)} value={String(c)}>
              {named(c)}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          min={option.low === null ? undefined : option.low / unit}
          max={option.high === null ? undefined : option.high / unit}
          value={Number(value) / unit}
          onInput={(e) => set(Math.round(e.currentTarget.valueAsNumber * unit))}
        />
      )}
    </label>
  );
}
