/** Where a study starts: by hand, from a text or a file, or from the beginning of a variant; and whom to ask. */
import { useRef, useState } from "preact/hooks";
import type { Start } from "../../lib/record";
import type { GameInfo, Games } from "../../net/wire";
import { t } from "../../text/speak";
import { Panel } from "../../ui/parts";
import { defaultOf, OptionField } from "../New";

export function SetUpForm({
  games,
  game,
  start,
  position,
  byHand,
  open,
  anew,
  bot,
  setBot,
}: {
  games: Games;
  game: GameInfo;
  start: Start;
  /** The position shown, as a text. */
  position: string | null;
  /** Begins to set up by hand; null while that is done. */
  byHand: (() => void) | null;
  open: (given: string) => void;
  anew: (seats: number, options?: Record<string, unknown>) => void;
  bot: string;
  setBot: (bot: string) => void;
}) {
  const [text, setText] = useState("");
  const file = useRef<HTMLInputElement>(null);
  const take = (given: string) => {
    setText(given);
    open(given);
  };
  return (
    <Panel title={t("web-set-up")}>
      <form
        class="in form"
        onSubmit={(e) => {
          e.preventDefault();
          open(text);
        }}
        onDragOver={(e) => e.preventDefault()}
        onDrop={(e) => {
          e.preventDefault();
          void e.dataTransfer?.files[0]?.text().then(take);
        }}
      >
        {byHand && (
          <p class="row">
            <button class="btn" type="button" onClick={byHand}>
              {t("web-by-hand")}
            </button>
          </p>
        )}
        <label class="field">
          <span>{t("web-position-or-record")}</span>
          <textarea rows={4} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        </label>
        <p class="row">
          <button type="submit" class="btn sm">
            {t("web-load")}
          </button>
          <button class="btn sm gho" type="button" onClick={() => file.current?.click()}>
            {t("web-open-file")}
          </button>
          <button
            class="btn sm gho"
            type="button"
            onClick={() => {
              setText("");
              anew(start.seats, start.options);
            }}
          >
            {t("web-start-position")}
          </button>
        </p>
        <input
          ref={file}
          style={{ display: "none" }}
          type="file"
          accept=".avn,.txt,text/plain,application/json"
          tabIndex={-1}
          aria-label={t("web-open-file")}
          onChange={(e) => {
            void e.currentTarget.files?.[0]?.text().then(take);
            e.currentTarget.value = "";
          }}
        />
        <fieldset>
          <legend>{t("web-how-many")}</legend>
          <div class="chips">
            {game.seats.map((n) => (
              <label key={n} class={`chip${start.seats === n ? " on" : ""}`}>
                <input type="radio" name="seats" checked={start.seats === n} onChange={() => anew(n)} />
                {n}
              </label>
            ))}
          </div>
        </fieldset>
        {game.options.length > 0 && (
          <details>
            <summary>{t("web-options")}</summary>
            {game.options.map((o) => (
              <OptionField
                key={o.name}
                game={game.id}
                option={o}
                seats={start.seats}
                value={start.options[o.name] ?? defaultOf(o, start.seats)}
                set={(v) => anew(start.seats, { ...start.options, [o.name]: v })}
              />
            ))}
          </details>
        )}
        <label class="field">
          <span>{t("web-ask-whom")}</span>
          <select value={bot} onChange={(e) => setBot(e.currentTarget.value)}>
            {[...games.levels, ...game.tempers].map((b) => (
              <option key={b} value={b}>
                {t("web-bot", { level: b })}
              </option>
            ))}
          </select>
        </label>
        {position && (
          <label class="field">
            <span>{t("web-position")}</span>
            <input readOnly value={position} onFocus={(e) => e.currentTarget.select()} />
          </label>
        )}
      </form>
    </Panel>
  );
}
