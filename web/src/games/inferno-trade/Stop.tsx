/** A special card has stopped the room: what it asks, of whom, and the answer before it is given. */
import { useEffect } from "preact/hooks";
import { t } from "../../text/speak";
import { clockText, Panel, SeatChip } from "../../ui/parts";
import type { BoardProps } from "../types";
import { Gain } from "./Deal";
import { pick } from "./draft";
import { lapsesIn } from "./time";
import { asks, COLOURS, GAME, soulName, type TradeView } from "./view";

export function Stop({ view, name, play }: BoardProps<TradeView>) {
  const stop = view.interrupt!;
  const asked = asks(view);
  const chosen = pick.value;
  useEffect(
    () => () => {
      pick.value = null;
    },
    [],
  );
  const give = async () => {
    if (chosen && (await play(asked === "SO" ? `y:${chosen}` : `:${chosen}`))) pick.value = null;
  };
  const words = {
    name: name(stop.player),
    rival: stop.rival === undefined ? "" : name(stop.rival),
    soul: stop.card ? soulName(stop.card) : "",
    way: stop.way ? t(`word-way-${stop.way}`, {}, GAME) : "",
  };
  const own = view.you?.pick;
  const limit = view.driver === "live" ? Number(view.options["interrupt_timeout_ms"] ?? 0) / 1000 : 0;
  const left = lapsesIn();
  return (
    <Panel
      title={t(`word-special-${stop.special}`, {}, GAME)}
      right={
        <span class="mut">
          {t("web-room-stops", {}, GAME)}
          {left !== null && (
            <b class="left" role="timer">
              {clockText(left)}
            </b>
          )}
        </span>
      }
      class="stop"
    >
      <div class="in">
        <p>
          {t(
            asked === "SO" ? "web-so-asked" : asked === "GS" ? "web-gs-asked" : stop.special === "SO" ? "web-so-waits" : "web-gs-waits",
            words,
            GAME,
          )}
        </p>
        {stop.special === "GS" && (
          <ul class="choosers">
            {view.players.map((p, seat) => (
              <li key={seat} class={stop.picked!.includes(seat) ? "in-hand" : ""}>
                <SeatChip colour={COLOURS[seat]!} size={20} />
                {stop.picked!.includes(seat)
                  ? `✓ ${t("web-has-chosen", {}, GAME)}`
                  : p.free.length
                    ? t("web-chooses", {}, GAME)
                    : t("web-passes-none", {}, GAME)}
              </li>
            ))}
          </ul>
        )}
        {asked && limit > 0 && <p class="mut2 limit">{t("web-stop-limit", { seconds: limit }, GAME)}</p>}
        {own && <p class="mut2">{t("web-own-pick", { soul: soulName(own) }, GAME)}</p>}
      </div>
      {asked && (
        <footer class="in">
          {asked === "SO" ? (
            <Gain view={view} give={[stop.card!]} get={chosen ? [chosen] : []} />
          ) : chosen ? (
            <Gain view={view} give={[chosen]} get={[]} />
          ) : (
            <span class="gain" />
          )}
          <button type="button" class="btn pri" disabled={!chosen} onClick={() => void give()}>
            {chosen ? t(asked === "SO" ? "web-take-it" : "web-pass-it", { soul: soulName(chosen) }, GAME) : t("web-point-at-one", {}, GAME)}
          </button>
        </footer>
      )}
    </Panel>
  );
}
