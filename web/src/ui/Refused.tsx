/** Why not: the sentence of a refusal, and its clause as a link into the rulebook. */
import { t } from "../text/speak";

export function Refused({
  sentence,
  clause,
  open,
  close,
}: {
  sentence: string;
  clause: string;
  open: (clause: string) => void;
  close: () => void;
}) {
  const plain = clause ? sentence.replace(` (${clause})`, "") : sentence;
  return (
    <div class="refusal" role="alert">
      <span class="x" aria-hidden="true">
        ×
      </span>
      <div>
        <b>{plain}</b>
      </div>
      <span class="refusal-acts">
        {clause && (
          <button type="button" class="clause" onClick={() => open(clause)}>
            § {clause}
          </button>
        )}
        <button type="button" class="btn sm gho" onClick={close}>
          {t("web-close")}
        </button>
      </span>
    </div>
  );
}
