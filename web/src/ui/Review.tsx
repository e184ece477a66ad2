/** What the decisions of a line were worth: a graph with its turning points, and the costliest decisions of each seat. */
import { useState } from "preact/hooks";
import type { Reviewed } from "../net/wire";
import { t } from "../text/speak";

const WIDE = 300;
const HIGH = 90;

export function Review({
  ask,
  seek,
  name,
  at,
}: {
  ask: () => Promise<Reviewed>;
  seek: (at: number) => void;
  name: (seat: number) => string;
  at: number;
}) {
  const [found, setFound] = useState<Reviewed | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const judge = () => {
    setBusy(true);
    setProblem("");
    ask()
      .then(setFound, (e: Error) => setProblem(e.message || t("web-unreachable")))
      .finally(() => setBusy(false));
  };
  return (
    <div class="in review">
      <p class="row">
        <button type="button" class="btn sm" disabled={busy} onClick={judge}>
          {t(busy ? "web-review-busy" : "web-review-ask")}
        </button>
      </p>
      {problem && (
        <p class="bad" role="alert">
          {problem}
        </p>
      )}
      {found && <Graph found={found} at={at} name={name} />}
      {found &&
        Object.entries(found.costliest).map(([seat, indexes]) => (
          <section key={seat}>
            <h3>{t("web-review-costliest", { name: name(Number(seat)), count: indexes.length })}</h3>
            <ol>
              {indexes.map((index) => {
                const one = found.decisions.find((d) => d.index === index)!;
                return (
                  <li key={index}>
                    {t("web-review-move", { number: index + 1, action: one.action, cost: Math.round(100 * one.cost) })} {one.sentence}{" "}
                    <button type="button" class="btn sm gho" onClick={() => seek(index)}>
                      {t("web-review-try")}
                    </button>
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      {found && <p class="mut2">{t(`web-review-basis-${found.basis}`)}</p>}
    </div>
  );
}

/** What the first seat could expect, decision by decision, and a bar for the position that is shown. */
function Graph({ found, at, name }: { found: Reviewed; at: number; name: (seat: number) => string }) {
  const indexes = Object.keys(found.shares)
    .map(Number)
    .sort((a, b) => a - b);
  const last = Math.max(1, indexes.at(-1) ?? 1);
  const x = (index: number) => (index / last) * WIDE;
  const y = (share: number) => HIGH - share * HIGH;
  const share = (index: number) => found.shares[String(index)]?.[0] ?? 0;
  const here = indexes.findLast((index) => index <= at) ?? 0;
  const label = t("web-review-graph", { name: name(0), share: Math.round(100 * share(here)) });
  return (
    <figure>
      <svg viewBox={`-4 -4 ${WIDE + 8} ${HIGH + 8}`} role="img" aria-label={label} width="100%">
        <path d={`M0 ${HIGH / 2}H${WIDE}`} stroke="var(--line)" />
        <polyline
          points={indexes.map((index) => `${x(index)},${y(share(index))}`).join(" ")}
          fill="none"
          stroke="var(--accent)"
          stroke-width="2"
        />
        {found.turning_points.map((index) => (
          <circle key={index} cx={x(index)} cy={y(share(index))} r="4" fill="var(--bad)" />
        ))}
        <path d={`M${x(here)} 0V${HIGH}`} stroke="var(--text)" stroke-dasharray="3 3" />
      </svg>
      <meter min={0} max={1} value={share(here)} aria-label={label} />
      <figcaption class="mut2">{label}</figcaption>
    </figure>
  );
}
