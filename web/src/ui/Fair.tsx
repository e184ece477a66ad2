/** The fair-draws panel: the commitment from the start, the secret at the end, and a check made in this browser. */
import { useState } from "preact/hooks";
import { draws, sealed, type Draw } from "../lib/fair";
import { api, Refusal } from "../net/api";
import type { Outcome, TableInfo } from "../net/wire";
import { t } from "../text/speak";

interface Verdict { ok: boolean; text: string; small: string; draws: Draw[]; }

export function Fair({ table, outcome }: { table: TableInfo; outcome: Outcome | null }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const bad = (text: string) => setVerdict({ ok: false, text, small: "", draws: [] });
  const check = async () => {
    try {
      const fits = await sealed(outcome!.secret, table.commit);
      if (fits === false) { bad(t("web-fair-mismatch")); return; }
      const record = await api.record(table.id);
      const found = await api.verify(record);
      const text = t("web-fair-in-order", { actions: found.actions, draws: found.draws });
      setVerdict({ ok: true, text, small: fits ? t("web-fair-here") : "", draws: await draws(record, outcome!.secret) });
    } catch (error) {
      bad(error instanceof Refusal ? error.message || t("web-unreachable") : String(error));
    }
  };
  return (
    <section class="fair" aria-label={t("web-fair")}>
      {verdict && <div role="status" class={`verdict ${verdict.ok ? "good" : "bad"}`}><span class="stamp" aria-hidden="true">{verdict.ok ? "✓" : "×"}</span><div><b>{verdict.text}</b>{verdict.small && <p>{verdict.small}</p>}</div></div>}
      <div class="in">
        <p class="mut2">{t("web-fair-explained")}</p>
        <dl><dt>{t("web-fair-commit")}</dt><dd class="hash">{table.commit.replace("sha256:", "")}</dd>
          {outcome?.secret && <><dt>{t("web-fair-secret")}</dt><dd class="hash">{outcome.secret}</dd></>}
        </dl>
        {outcome?.secret && (
          <p class="row">
            <button class="btn sm pri-line" onClick={() => void check()}>{t("web-fair-check")}</button>
            <a class="btn sm gho" href={`/api/tables/${table.id}/record`} download={`${table.id}.avn`}>{t("web-fair-download")}</a>
          </p>
        )}
        {verdict && verdict.draws.length > 0 && <Drawn draws={verdict.draws} />}
        {outcome?.secret && <p class="mut">{t("web-fair-offline")} <code>avernus verify {table.id}.avn</code></p>}
      </div>
    </section>
  );
}

function Drawn({ draws: all }: { draws: Draw[] }) {
  return (
    <div class="drawn" tabIndex={0}>
      <table><thead><tr><th>{t("web-fair-draw")}</th><th>HMAC</th><th>{t("web-fair-outcome")}</th></tr></thead>
        <tbody>{all.map((d) => <tr key={d.index}><td>{d.index + 1}</td><td class="hash">{d.mac.slice(0, 12)}…</td><td>{d.outcome}</td></tr>)}</tbody></table>
    </div>
  );
}
