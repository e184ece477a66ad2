/** The line that is tried, and at each action the other lines that begin there. */
import { along, cut, type Lines, turn } from "../lib/tree";
import { t } from "../text/speak";

export function Variations({ lines, set, save }: { lines: Lines; set: (lines: Lines) => void; save: () => void }) {
  const all = along(lines);
  return (
    <>
      <ol class="log line">
        {all.slice(1).map((branch, i) => (
          <li key={i} class={i + 1 === lines.shown ? "now" : ""}>
            <button type="button" onClick={() => set({ ...lines, shown: i + 1 })}>
              {i + 1}. {branch.line.replace(/^\d /, "")}
            </button>
            {all[i]!.next.map((other, k) =>
              k === lines.route[i] ? null : (
                <button
                  type="button"
                  key={k}
                  class="other"
                  aria-label={t("web-other-line", { line: other.line.slice(2) })}
                  onClick={() => set(turn(lines, i, k))}
                >
                  {other.line.replace(/^\d /, "")}
                </button>
              ),
            )}
          </li>
        ))}
        {all.length === 1 && <li class="mut2">{t("web-line-empty")}</li>}
      </ol>
      <p class="row in">
        {lines.shown < lines.route.length && (
          <button type="button" class="btn sm gho" onClick={() => set(cut(lines, lines.shown))}>
            {t("web-cut")}
          </button>
        )}
        <button type="button" class="btn sm gho" onClick={save}>
          {t("web-save-line")}
        </button>
      </p>
    </>
  );
}
