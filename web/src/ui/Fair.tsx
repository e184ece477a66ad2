/** The fair-draws panel: the commitment from the start, the secret at the end, and every draw made again in this browser. */
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { committed, type Draw, draws, opened, sealed } from "../lib/fair";
import { heldTables } from "../lib/prefs";
import { api, Refusal } from "../net/api";
import type { Outcome, TableInfo } from "../net/wire";
import { t } from "../text/speak";

interface Verdict {
  ok: boolean;
  text: string;
  small: string;
  draws: Draw[];
}

/** What is wrong with a record by this browser's own reckoning, or that all is well. The rules of each action are the server's to judge. */
async function judged(table: TableInfo, secret: string): Promise<Verdict> {
  const bad = (text: string, all: Draw[] = []): Verdict => ({ ok: false, text, small: "", draws: all });
  if (!sealed(secret, table.commit)) return bad(t("web-fair-mismatch"));
  const record = await api.record(table.id);
  const head = opened(record);
  if (head.table !== table.id || head.commit !== table.commit || head.secret !== secret) return bad(t("web-fair-other-table"));
  const held = heldTables.value[table.id];
  const shown = Object.entries(held?.shown ?? {}).filter(([own]) => head.nonces.includes(own));
  const older = head.commits.length === 0 && held?.early === undefined;
  if (older ? held?.nonces?.some((own) => !head.nonces.includes(own)) : shown.length < (held?.early ?? 0)) return bad(t("web-fair-nonce"));
  if (!older && (head.nonces.length !== head.commits.length || head.nonces.some((n, i) => committed(n) !== head.commits[i])))
    return bad(t("web-fair-not-committed"));
  if (shown.some(([, seen]) => seen !== [head.commit, ...head.commits].join(" "))) return bad(t("web-fair-other-commitments"));
  const found = await api.draws(record);
  const all = draws(record, secret, found.draws);
  const wrong = all.find((d) => d.due !== d.recorded);
  if (wrong) return bad(t("web-fair-wrong-draw", { draw: wrong.index + 1, due: wrong.due, recorded: wrong.recorded }), all);
  if (found.problem) return bad(found.problem, all);
  const small = `${t(all.length ? "web-fair-here" : "web-fair-here-none")} ${older && head.nonces.length ? t("web-fair-older") : ""}`;
  return { ok: true, text: t("web-fair-in-order", { actions: found.actions, draws: all.length }), small, draws: all };
}

export function Fair({ table, outcome }: { table: TableInfo; outcome: Outcome | null }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async () => {
    try {
      setVerdict(await judged(table, outcome!.secret));
    } catch (error) {
      const text = error instanceof Refusal ? error.message || t("web-unreachable") : t("web-not-a-record");
      setVerdict({ ok: false, text, small: "", draws: [] });
    }
  };
  return (
    <section class="fair" aria-label={t("web-fair")}>
      {verdict && (
        <div role="status" class={`verdict ${verdict.ok ? "good" : "bad"}`}>
          <span class="stamp" aria-hidden="true">
            {verdict.ok ? "✓" : "×"}
          </span>
          <div>
            <b>{verdict.text}</b>
            {verdict.small && <p>{verdict.small}</p>}
          </div>
        </div>
      )}
      <div class="in">
        <p class="mut2">{t("web-fair-explained")}</p>
        {table.from_position && <p class="mut2">{t("web-from-position")}</p>}
        <dl>
          <dt>{t("web-fair-commit")}</dt>
          <dd class="hash">{table.commit.replace("sha256:", "")}</dd>
          {(table.commits ?? []).map((commit, i) => (
            <Fragment key={commit}>
              <dt>{t("web-fair-player", { number: i + 1 })}</dt>
              <dd class="hash">{commit.replace("sha256:", "")}</dd>
              <dd class="hash">{table.nonces[i]}</dd>
            </Fragment>
          ))}
          {outcome?.secret && (
            <>
              <dt>{t("web-fair-secret")}</dt>
              <dd class="hash">{outcome.secret}</dd>
            </>
          )}
        </dl>
        {outcome?.secret && (
          <p class="row">
            <button type="button" class="btn sm pri-line" onClick={() => void check()}>
              {t("web-fair-check")}
            </button>
            <a class="btn sm gho" href={`/api/tables/${table.id}/record`} download={`${table.id}.avn`}>
              {t("web-fair-download")}
            </a>
          </p>
        )}
        {verdict && verdict.draws.length > 0 && <Drawn draws={verdict.draws} />}
        {outcome?.secret && (
          <p class="mut">
            {t("web-fair-offline")} <code>avernus verify {table.id}.avn</code>
          </p>
        )}
      </div>
    </section>
  );
}

function Drawn({ draws: all }: { draws: Draw[] }) {
  return (
    <div class="drawn" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>{t("web-fair-draw")}</th>
            <th>HMAC</th>
            <th>{t("web-fair-by-secret")}</th>
            <th>{t("web-fair-recorded")}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((d) => (
            <tr key={d.index} class={d.due === d.recorded ? "" : "wrong"}>
              <td>{d.index + 1}</td>
              <td class="hash" title={d.mac}>
                {d.mac.slice(0, 8)}…
              </td>
              <td>
                {d.due} <small>{t("web-fair-number", { number: d.number + 1, of: d.of })}</small>
              </td>
              <td>
                {d.due === d.recorded ? "✓" : "×"} {d.recorded}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
