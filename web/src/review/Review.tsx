/** A game judged decision by decision: asked for once, then the graph and the costliest decisions of each seat. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Judged, Reviewed } from "../net/wire";
import { t } from "../text/speak";
import { Costliest } from "./Costliest";
import { Graph } from "./Graph";

export function Review({
  ask,
  seek,
  name,
  at,
  mine = [],
  show,
  again,
  clause,
  kept,
}: {
  /** The server stops thinking when the signal says that nobody waits. */
  ask: (signal: AbortSignal) => Promise<Reviewed>;
  seek: (at: number) => void;
  name: (seat: number) => string;
  at: number;
  /** The seats of whoever looks. */
  mine?: number[];
  show: (one: Judged) => void;
  again: (one: Judged) => preact.ComponentChildren;
  clause: (id: string) => void;
  /** What was found before, for a panel that is closed and opened. */
  kept?: { current: Reviewed | null };
}) {
  const [found, setFound] = useState<Reviewed | null>(kept?.current ?? null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const judge = () => {
    const control = new AbortController();
    asking.current = control;
    setBusy(true);
    setProblem("");
    ask(control.signal)
      .then(
        (review) => {
          if (kept) kept.current = review;
          setFound(review);
        },
        (e: Error) => {
          if (!control.signal.aborted) setProblem(e.message || t("web-unreachable"));
        },
      )
      .finally(() => setBusy(false));
  };
  const seats = found ? Array.from({ length: found.seats }, (_, seat) => seat) : [];
  const of = (seat: number) => (
    <Costliest
      key={seat}
      found={found!}
      seat={seat}
      name={name}
      mine={mine.includes(seat)}
      at={at}
      show={show}
      again={again}
      clause={clause}
    />
  );
  return (
    <div class="in review">
      {!found && (
        <p class="row">
          <button type="button" class="btn sm" disabled={busy} onClick={judge}>
            {t(busy ? "web-review-busy" : "web-review-ask")}
          </button>
          {busy && (
            <button type="button" class="btn sm gho" onClick={() => asking.current?.abort()}>
              {t("web-review-stop")}
            </button>
          )}
        </p>
      )}
      {problem && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      {found && <Graph found={found} at={at} name={name} seek={seek} />}
      {seats.filter((seat) => mine.includes(seat)).map(of)}
      {found && mine.length > 0 && mine.length < found.seats ? (
        <details>
          <summary>{t("web-review-others")}</summary>
          {seats.filter((seat) => !mine.includes(seat)).map(of)}
        </details>
      ) : (
        seats.filter((seat) => !mine.includes(seat)).map(of)
      )}
      {found && <p class="mut2">{t(`web-review-basis-${found.basis}`)}</p>}
    </div>
  );
}
