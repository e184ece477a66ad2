/** One sentence that says what to do now, the choices that are not on the board, and the way back. */
import { useState } from "preact/hooks";
import type { Move } from "../board/useMove";
import { isMenu, pointables } from "../board/pointing";
import { below } from "../board/trie";
import type { Prompt, Word } from "../net/wire";
import { t, wordName } from "../text/speak";
import { Icon, ICONS } from "./parts";

export function PromptBar({ game, prompt, move, mine, onBoard, children }: {
  game: string; prompt: Prompt | null; move: Move; mine: boolean; onBoard: boolean; children?: preact.ComponentChildren;
}) {
  const [listed, setListed] = useState(false);
  const say = (words: Word[]) => words.map((w) => wordName(w[0], w[1], game)).join(" ");
  const next = move.node ? pointables(move.node) : [];
  const buttons = next.filter((p) => isMenu(p.word) || p.word[1] === "direction" || !onBoard);
  const so = say(move.path);
  const all = move.node ? below(move.node) : [];
  return (
    <div class={`prompt${mine ? "" : " wait"}`}>
      <div class="q">
        {so ? <><b>{so}</b>{move.ready ? "" : "…"}</> : prompt?.sentence}
        {so && <small>{prompt?.sentence}</small>}
      </div>
      {mine && (
        <div class="acts">
          {move.ready && <button class="btn pri" onClick={move.confirm}>{t("web-confirm")}</button>}
          {!move.ready && move.node?.action && <button class="btn" onClick={() => move.point([])}>{t("web-just-that")}</button>}
          {!move.ready && buttons.slice(0, 12).map((p) => <button class="btn" key={p.words.join()} onClick={() => move.point(p.words)}>{say([p.word])}</button>)}
          {move.path.length > 0 && <button class="btn gho" onClick={move.back}>{t("web-back")} <kbd>Esc</kbd></button>}
          {move.path.length === 0 && (
            <button class="btn gho" aria-expanded={listed} onClick={() => setListed(!listed)}><Icon d={ICONS.list} />{t("web-list")}</button>
          )}
          {children}
        </div>
      )}
      {mine && listed && (
        <ol class="choices" aria-label={t("web-list-all")}>
          {all.map(({ action, words }) => <li key={action}><button onClick={() => { setListed(false); move.point(words); }}>{say(words)} <span class="n">{action}</span></button></li>)}
        </ol>
      )}
    </div>
  );
}
