/** What is called out across the market: special cards, the glass, the last two minutes. It fades; the log keeps it. */
import { useEffect, useState } from "preact/hooks";
import type { GameEvent } from "../../net/wire";

/** What is called out, and how: the later in this list, the louder. */
const CALLS = [
  "emptied",
  "started",
  "flipped",
  "flipped-itself",
  "gs-passed",
  "so-done",
  "so-played",
  "gs-played",
  "ba-played",
  "ba-lowered",
  "last-run",
];

export function Announce({ last, version }: { last: GameEvent[]; version: number }) {
  const [call, setCall] = useState<{ version: number; name: string; sentences: string[] } | null>(null);
  useEffect(() => {
    const heard = last.filter((e) => CALLS.includes(e.name));
    const loudest = heard.sort((a, b) => CALLS.indexOf(b.name) - CALLS.indexOf(a.name))[0];
    if (loudest)
      setCall({
        version,
        name: loudest.name,
        sentences: [...new Set(heard.filter((e) => e.name === loudest.name || loudest.name === "last-run").map((e) => e.sentence))],
      });
  }, [version]);
  if (!call) return null;
  return (
    <div class="calls" aria-hidden="true">
      <div class={`call call-${call.name}`} key={call.version}>
        {call.sentences.map((s) => (
          <p key={s}>{s}</p>
        ))}
      </div>
    </div>
  );
}
