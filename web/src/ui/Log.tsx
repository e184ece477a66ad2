/** What happened, in sentences; each line opens its position. */
import { useEffect, useRef } from "preact/hooks";
import type { LogEntry } from "../net/wire";
import { t } from "../text/speak";

export function Log({ entries, open, actions, current }: { entries: LogEntry[]; open: (at: number) => void; actions: number; current: number | null }) {
  const box = useRef<HTMLOListElement>(null);
  const played = entries.filter((e) => e.line !== undefined || e.back !== undefined);
  useEffect(() => { if (box.current && current === null) box.current.scrollTop = box.current.scrollHeight; }, [played.length]);
  let number = actions - played.filter((e) => e.line !== undefined).length;
  return (
    <ol class="log" aria-label={t("web-log")} ref={box} tabIndex={0}>
      {played.map((e, i) => {
        if (e.line !== undefined) number += 1;
        const at = number;
        const said = (e.events ?? []).filter((x) => x.sentence && x.name !== "turn").map((x) => x.sentence).join(" ");
        const turn = (e.events ?? []).find((x) => x.name === "turn");
        return (
          <li key={i} class={current === at || (current === null && i === played.length - 1) ? "now" : ""}>
            {e.back !== undefined ? <span>{t("web-taken-back")}</span> : (
              <a href={`?at=${at}`} onClick={(x) => { x.preventDefault(); open(at); }}>{said || e.line} <span class="n">{e.line}</span></a>
            )}
            {turn && <span class="turn">{turn.sentence}</span>}
          </li>
        );
      })}
      {played.length === 0 && <li class="mut2">{t("web-log-empty")}</li>}
    </ol>
  );
}
