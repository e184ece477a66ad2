/** Stepping through a game: first, back, a slider, forward, last, play. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../text/speak";
import { ICONS, Icon } from "./parts";

export function Transport({
  at,
  of,
  live,
  seek,
  children,
}: {
  at: number;
  of: number;
  live: boolean;
  seek: (at: number | null) => void;
  children?: preact.ComponentChildren;
}) {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (at >= of) {
      setRunning(false);
      return;
    }
    const id = setTimeout(() => seek(at + 1), 900);
    return () => clearTimeout(id);
  }, [running, at, of]);
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
          if (at >= of) seek(0);
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
        onInput={(e) => seek(Number(e.currentTarget.value))}
      />
      {button("web-step-on", ICONS.next, () => seek(at + 1), at >= of)}
      {button("web-last", ICONS.last, () => seek(null), live)}
      <span class="num">{live ? t("web-live", { at: of }) : t("web-at", { at, of })}</span>
      {children}
    </div>
  );
}
