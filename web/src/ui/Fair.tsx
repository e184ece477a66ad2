/** The fair-draws panel: the commitment from the start, the secret at the end, and a check made in this browser. */
import { useState } from "preact/hooks";
import { api, Refusal } from "../net/api";
import type { Outcome, TableInfo } from "../net/wire";
import { t } from "../text/speak";
import { Panel } from "./parts";

async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (b) => parseInt(b, 16));
  const sum = await crypto.subtle.digest("SHA-256", bytes);
  return "sha256:" + [...new Uint8Array(sum)].map((b) => b.toString(16).padStart(2, "0")).join("");
}

export function Fair({ table, outcome }: { table: TableInfo; outcome: Outcome | null }) {
  const [verdict, setVerdict] = useState<{ ok: boolean; text: string } | null>(null);
  const check = async () => {
    try {
      const sealed = !crypto.subtle || (await sha256(outcome!.secret)) === table.commit;
      if (!sealed) { setVerdict({ ok: false, text: t("web-fair-mismatch") }); return; }
      const found = await api.verify(await api.record(table.id));
      setVerdict({ ok: true, text: t("web-fair-in-order", { actions: found.actions, draws: found.draws }) });
    } catch (error) {
      setVerdict({ ok: false, text: error instanceof Refusal ? error.message : String(error) });
    }
  };
  return (
    <Panel title={t("web-fair")} class="fair">
      <div class="in">
        <p class="mut2">{t("web-fair-explained")}</p>
        <dl><dt>{t("web-fair-commit")}</dt><dd class="hash">{table.commit.replace("sha256:", "")}</dd>
          {outcome?.secret && <><dt>{t("web-fair-secret")}</dt><dd class="hash">{outcome.secret}</dd></>}
        </dl>
        {outcome?.secret && (
          <p class="row">
            <button class="btn sm" onClick={() => void check()}>{t("web-fair-check")}</button>
            <a class="btn sm gho" href={`/api/tables/${table.id}/record`} download={`${table.id}.avn`}>{t("web-fair-download")}</a>
          </p>
        )}
        {verdict && <p role="status" class={verdict.ok ? "good" : "bad"}>{verdict.text}</p>}
        {outcome?.secret && <p class="mut">{t("web-fair-offline")} <code>avernus verify {table.id}.avn</code></p>}
      </div>
    </Panel>
  );
}
