/** One sentence that says what to do now, the choices that are not on the board, and the way back. */
import { useEffect, useRef, useState } from "preact/hooks";
import { isMenu, pointables } from "../board/pointing";
import { below, walk } from "../board/trie";
import type { Move } from "../board/useMove";
import { MODULES } from "../games/registry";
import type { Choice, Say } from "../games/types";
import type { Prompt, Word } from "../net/wire";
import { has, t, upper, wordName } from "../text/speak";
import { ActionMenu } from "./ActionMenu";
import { ICONS, Icon } from "./parts";

/** More buttons than this do not fit; the list has them all. */
const MOST = 12;

export function PromptBar({
  game,
  prompt,
  spared,
  soon,
  move,
  mine,
  busy,
  view,
  name,
  hint,
  open,
  facing,
  waiting,
  ahead = [],
  missed,
  choices = [],
  choose,
  children,
}: {
  game: string;
  prompt: Prompt | null;
  move: Move;
  mine: boolean;
  busy?: boolean;
  view: Record<string, unknown> | null;
  name: (seat: number) => string;
  hint?: Word[] | null;
  /** The only possible answer is on its way without this person. */
  spared?: boolean;
  /** It is given in a moment, unless the last action is undone. */
  soon?: boolean;
  /** Opens the rulebook at the clause that asks. */
  open?: (clause: string) => void;
  /** The seat whose side of the board is at the bottom. */
  facing?: number | null;
  /** What has been chosen ahead, while others act; and could what was chosen so not be played? */
  ahead?: Word[];
  missed?: boolean;
  /** What can be chosen ahead by a button. */
  choices?: { word: Word; text: string }[];
  choose?: (word: Word) => void;
  /** What is there while others act. */
  waiting?: preact.ComponentChildren;
  children?: preact.ComponentChildren;
}) {
  const module = MODULES[game];
  /** Where a direction points on the screen. */
  const turned = (word: Word) => {
    const turn = view && word[1] === "direction" ? module?.points?.(view, word[0], facing ?? null) : undefined;
    return turn === undefined ? {} : { turn };
  };
  const [listed, setListed] = useState(!module);
  const opened = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    opened.current = false;
    if (module) setListed(false);
  }, [move.root]);
  const speak: Say = (id, params) => t(id, params ?? {}, game);
  const say = (words: Word[]) =>
    words.map((w) => (module?.word && view ? module.word(view, w, name, speak) : wordName(w[0], w[1], game))).join(" ");
  const next = move.node ? pointables(move.node) : [];
  const buttons: Choice[] =
    !module || !move.node
      ? []
      : module.buttons && view
        ? module.buttons(view, move.node, move.path, speak, name, move.root)
        : next
            .filter((p) => isMenu(p.word) || p.word[1] === "direction")
            .map((p) => ({ words: p.words, text: upper(say([p.word])), ...turned(p.word) }));
  const told = view && move.path.length > 0 ? module?.progress?.(view, move.path, move.node, speak, name) : null;
  const why = prompt && `why-${prompt.code}`;
  const so = told?.sentence ?? say(move.path);
  // What goes on by itself is not asked as if there were a choice.
  const still = !so && !soon;
  const small = [
    so ? prompt?.sentence.replace(/\.$/, "") : "",
    told?.small,
    still && view && mine ? module?.note?.(view, speak, prompt, move.root, name) : "",
    still && mine && why && has(why, game) ? t(why, {}, game) : "",
    spared ? t("web-spared") : "",
    missed ? t("web-premove-missed") : "",
  ]
    .filter(Boolean)
    .join(" · ");
  const later = !mine && ahead.length > 0 ? t("web-premove", { move: say(ahead) }) : "";
  const clause = prompt?.params["clause"];
  const wise = (words: Word[]) => words.every((w, i) => hint?.[move.path.length + i]?.[0] === w[0]);
  const press = (p: Choice) => {
    const whole = p.whole ? walk(move.root, [...move.path, ...p.words])?.action : null;
    if (p.act) p.act((action) => move.take(action, p.words));
    else if (whole) move.take(whole, [...move.path, ...p.words]);
    else move.point(p.words, true);
  };
  const close = () => {
    setListed(false);
    opener.current?.focus();
  };
  return (
    <div class={`prompt${mine ? "" : " wait"}`} aria-busy={busy}>
      <div class="q">
        {so ? <b>{so}</b> : soon ? t("web-soon") : prompt?.sentence}
        {small && <small data-tip={small}>{small}</small>}
        {later && <small class="later">{later}</small>}
        {mine && open && typeof clause === "string" && (
          <button type="button" class="clause" onClick={() => open(clause)}>
            § {clause}
          </button>
        )}
      </div>
      {!mine && (waiting || choices.length > 0) && (
        <div class="acts">
          {choices.length > 0 && (
            <span class="chips ahead" role="group" aria-label={t("web-ahead")}>
              {choices.map(({ word, text }) => (
                <button
                  type="button"
                  class={`chip${ahead[0]?.join() === word.join() ? " on" : ""}`}
                  key={word.join()}
                  aria-pressed={ahead[0]?.join() === word.join()}
                  title={t("web-ahead")}
                  onClick={() => choose?.(word)}
                >
                  {text}
                </button>
              ))}
            </span>
          )}
          {waiting}
        </div>
      )}
      {mine && (
        <div class="acts">
          {move.ready && (
            <button type="button" class="btn pri" onClick={move.confirm}>
              {t("web-confirm")}
            </button>
          )}
          {!move.ready &&
            buttons.slice(0, MOST).map((p, i) => (
              <button
                type="button"
                class={`btn${p.primary ? " pri" : ""}${wise(p.words) ? " wise" : ""}${soon ? " soon" : ""}`}
                key={p.act ? i : p.words.join()}
                data-tip={p.tip}
                onClick={() => press(p)}
              >
                {p.turn !== undefined && (
                  <span class="way" style={{ transform: `rotate(${p.turn}deg)` }} aria-hidden="true">
                    <Icon d={ICONS.up} />
                  </span>
                )}
                {p.text}
              </button>
            ))}
          {!move.ready && move.path.length > 0 && move.node?.action && (
            <button type="button" class="btn" onClick={() => move.point([], true)}>
              {t("web-just-that", {}, game)}
            </button>
          )}
          {move.path.length > 0 && (
            <button type="button" class="btn gho" onClick={move.back}>
              {t("web-back")} <kbd>{t("web-keyname-esc")}</kbd>
            </button>
          )}
          {module && move.node && move.path.length === 0 && (
            <button
              type="button"
              class="btn gho"
              ref={opener}
              aria-haspopup="menu"
              aria-expanded={listed}
              onClick={() => {
                opened.current = true;
                setListed(!listed);
              }}
            >
              <Icon d={ICONS.list} />
              {t("web-list")}
            </button>
          )}
          {children}
        </div>
      )}
      {mine && listed && move.node && (
        <ActionMenu
          take={opened.current}
          close={close}
          actions={below(move.node).map(({ action, words }) => ({
            action,
            text: say(words),
            pick: () => {
              if (module) setListed(false);
              move.take(action, [...move.path, ...words]);
            },
          }))}
        />
      )}
    </div>
  );
}
