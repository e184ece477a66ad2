/** Around a table: what will be played, what is wrong, what is read aloud, what has happened since one's last turn. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Live } from "../../net/live";
import type { GameEvent } from "../../net/wire";
import { t } from "../../text/speak";
import { PlainThumb } from "../../ui/Hero";
import { Panel } from "../../ui/parts";

/** A table that waits for players shows what will be played. */
export function Waiting({ info, Thumb, seats }: { info: string; Thumb: preact.FunctionComponent | undefined; seats: number }) {
  return (
    <div class="waiting">
      {Thumb ? <Thumb /> : <PlainThumb seats={seats} />}
      <p>{info}</p>
    </div>
  );
}

/** Lost connection, in words and with a count-down. */
export function Trouble({ live }: { live: Live }) {
  const [now, setNow] = useState(Date.now());
  const lost = live.link.value === "lost";
  useEffect(() => {
    if (!lost) return;
    setNow(Date.now());
    const id = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(id);
  }, [lost]);
  const note = live.table.value?.note;
  if (note)
    return (
      <div class="trouble" role="status">
        {note}
      </div>
    );
  if (!lost) return null;
  return (
    <div class="trouble" role="status">
      {t("web-lost", { seconds: Math.max(0, Math.ceil((live.retryAt.value - now) / 1000)) })}
    </div>
  );
}

/** One polite live region: what happened, and then what to do, if it is for this player to do something. */
export function Spoken({
  live,
  seat,
  prompt,
  mine,
  choose,
}: {
  live: Live;
  seat: number | null;
  prompt: string;
  mine: boolean;
  choose?: ((events: GameEvent[]) => GameEvent[]) | undefined;
}) {
  const events = live.happenings.value[String(seat)]?.events ?? [];
  const kept = useRef({ said: "", prompt: "" });
  const said = (choose?.(events) ?? events.filter((e) => e.name !== "turn"))
    .map((e) => e.sentence)
    .filter(Boolean)
    .join(" ");
  if (choose) {
    // Where everybody acts at once, what concerns others is passed over, and a question is asked once.
    const asks = mine ? prompt : "";
    if (said || asks !== kept.current.prompt)
      kept.current = { said: [said, asks === kept.current.prompt ? "" : asks].filter(Boolean).join(" "), prompt: asks };
    return (
      <div class="vh spoken" aria-live="polite" aria-atomic="true">
        {kept.current.said}
      </div>
    );
  }
  return (
    <div class="vh spoken" aria-live="polite" aria-atomic="true">
      {said} {mine && prompt}
    </div>
  );
}

/** What others have done since one's own last turn: the most that matters, in a few lines.
 *  It is there from the first turn on, always as high as three long lines: what lies below it must not move. */
export function Since({ told: now, count, all }: { told: GameEvent[]; count: number; all: () => void }) {
  const kept = useRef(now);
  if (now.length) kept.current = now;
  const told = kept.current;
  return (
    <Panel
      title={t("web-since")}
      class={`since${now.length ? "" : " old"}`}
      right={
        count > told.length && told.length > 0 ? (
          <button type="button" class="link" onClick={all}>
            {t("web-since-all", { count })}
          </button>
        ) : null
      }
    >
      <ul class={`in n-${told.length}`}>
        {told.length === 0 && <li>{t("web-since-nothing")}</li>}
        {told.map((e, i) => (
          <li key={i} data-tip={e.sentence}>
            <span>{e.sentence}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
