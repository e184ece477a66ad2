/** Stepping through a game: first, back, a slider, forward, last, play. Its buttons never move. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../text/speak";
import { ICONS, Icon } from "./parts";

/** Milliseconds for each action of a replay. */
const PACE = 900;

export function Transport({
  at,
  of,
  live,
  seek,
  started = 0,
  children,
}: {
  at: number;
  of: number;
  live: boolean;
  seek: (at: number | null) => void;
  /** Rises when somebody elsewhere wants the replay to run. */
  started?: number;
  children?: preact.ComponentChildren;
}) {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (started) setRunning(true);
  }, [started]);
  useEffect(() => {
    if (!running) return;
    if (live) {
      // A replay that was begun elsewhere is about to leave the present.
      const id = setTimeout(() => setRunning(false), PACE);
      return () => clearTimeout(id);
    }
    const id = setTimeout(() => seek(at + 1 >= of ? null : at + 1), PACE);
    return () => clearTimeout(id);
  }, [running, at, of, live]);
  const button = (label: string, icon: string, press: () => void, off: boolean) => (
    <button type="button" aria-label={t(label)} title={t(label)} disabled={off} onClick={press}>
      <Icon d={icon} />
    </button>
  );
  return (
    <div class="transport">
      {button("web-first", ICONS.first, () => seek(0), at === 0)}
      {button("web-step-back", ICONS.back, () => seek(at - 1), at === 0)}
      {button(
        running ? "web-pause" : "web-play-on",
        running ? ICONS.pause : ICONS.play,
        () => {
          if (!running && at >= of) seek(0);
          setRunning(!running);
        },
        of === 0,
      )}
      <input
        class="bar"
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={t("web-action-number")}
        onInput={(e) => seek(Number(e.currentTarget.value) >= of ? null : Number(e.currentTarget.value))}
      />
      {button("web-step-on", ICONS.next, () => seek(at + 1 >= of ? null : at + 1), at >= of)}
      {button("web-last", ICONS.last, () => seek(null), live)}
      <span class="num">{live ? t("web-live", { at: of }) : t("web-at", { at, of })}</span>
      {children}
    </div>
  );
}
