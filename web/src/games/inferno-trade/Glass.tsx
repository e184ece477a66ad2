/** The sand-glass. Between two words of the server the sand falls by itself; what an empty glass means, the server says. */
import { useRef } from "preact/hooks";
import { t } from "../../text/speak";
import { clockText } from "../../ui/parts";
import { gameNow, running } from "./time";
import { GAME, glassOf, type TradeView } from "./view";

/** Milliseconds by which the falling sand may differ from the server's clock before it is put right. */
const DRIFT = 400;

export function Glass({ view, play }: { view: TradeView; play: ((notation: string) => void) | null }) {
  const now = gameNow();
  const left = Math.max(0, view.run_end - now);
  const live = view.driver === "live";
  const last = view.run === view.runs && view.run > 0;
  const empty = view.glass === "empty";
  const idle = Number(view.options["idle_limit_ms"] ?? 0);
  const shown = view.run === 0 ? "–:––" : view.driver === "turns" ? t("web-slots", { count: left }, GAME) : clockText(left);
  return (
    <section class={`sand${last ? " last" : ""}${empty ? " empty" : ""}`} data-stall="all" aria-label={t("web-glass", {}, GAME)}>
      <Sand view={view} now={now} />
      <div class="sand-say">
        <div class={`time${view.driver === "turns" ? " slots" : ""}`} role="timer">
          {shown}
        </div>
        <div>{view.run === 0 ? t("web-glass-still", {}, GAME) : t("web-run", { run: view.run, runs: view.runs }, GAME)}</div>
        <div class="runs" aria-hidden="true">
          {Array.from({ length: view.runs }, (_, i) => (
            <i key={i} class={i + 1 < view.run || (i + 1 === view.run && left === 0) ? "d" : i + 1 === view.run ? "n" : ""} />
          ))}
        </div>
        <p class="mut">
          {view.interrupt && live && !running()
            ? t("web-sand-stands", {}, GAME)
            : last
              ? t("web-last-run", {}, GAME)
              : empty && live && idle
                ? t("web-glass-empty-idle", { left: clockText(view.run_end + idle - now) }, GAME)
                : t(empty ? "web-glass-empty" : "web-glass-note", {}, GAME)}
        </p>
        {play && view.run > 0 && view.run < view.runs && (
          <button
            type="button"
            class={`btn sm can${empty ? " pri" : " gho"}`}
            disabled={view.interrupt !== null}
            onClick={() => play(`flip${view.run + 1}${view.run + 1 === view.runs ? "!" : ""}`)}
          >
            {t("web-flip", {}, GAME)}
          </button>
        )}
      </div>
    </section>
  );
}

const BULBS = "M28 22H92V40C92 62 66 68 66 85S92 108 92 130V148H28V130C28 108 54 102 54 85S28 62 28 40Z";

/** The sand itself: two surfaces that the stylesheet lets sink and rise over the length of a run. */
function Sand({ view, now }: { view: TradeView; now: number }) {
  const kept = useRef({ run: -1, since: 0, gone: 0 });
  const long = glassOf(view);
  const gone = view.run === 0 ? 0 : Math.min(long, Math.max(0, long - (view.run_end - now)));
  const moves = running() && gone < long;
  const stamp = Date.now();
  // The stylesheet's own clock goes on from the last correction; a new one only where the two have drifted apart.
  const guess = kept.current.gone + (moves ? stamp - kept.current.since : 0);
  if (kept.current.run !== view.run || !moves || Math.abs(guess - gone) > DRIFT) kept.current = { run: view.run, since: stamp, gone };
  const style =
    view.driver === "live" ? { "--long": `${long}ms`, "--gone": `-${Math.round(kept.current.gone)}ms` } : { "--part": String(gone / long) };
  return (
    <svg
      class={`glass${view.driver === "live" ? (moves ? " moves" : " rests") : " steps"}`}
      viewBox="0 0 120 170"
      width="104"
      height="148"
      aria-hidden="true"
      style={style}
      key={view.run}
    >
      <clipPath id="upper">
        <path d="M32 26H88V40C88 60 62 66 60 84 58 66 32 60 32 40Z" />
      </clipPath>
      <clipPath id="lower">
        <path d="M60 88C62 104 88 110 88 130V145H32V130C32 110 58 104 60 88Z" />
      </clipPath>
      <path d={BULBS} fill="#ffffff18" stroke="var(--rim)" stroke-width="4" stroke-linejoin="round" />
      <g clip-path="url(#upper)">
        <rect class="grains up" x="30" y="34" width="60" height="52" />
      </g>
      <path class="stream" d="M60 84V144" />
      <g clip-path="url(#lower)">
        <path class="grains down" d="M30 100Q60 92 90 100V156H30Z" />
      </g>
      <rect x="18" y="8" width="84" height="15" rx="4" fill="#8a5a34" stroke="var(--rim)" stroke-width="4" />
      <rect x="18" y="147" width="84" height="15" rx="4" fill="#8a5a34" stroke="var(--rim)" stroke-width="4" />
    </svg>
  );
}
