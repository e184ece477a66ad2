/** Talk at the table: free text, and quick phrases that everybody reads in their own language. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Talk } from "../games/types";
import { playerName } from "../lib/prefs";
import type { Live } from "../net/live";
import type { LogEntry } from "../net/wire";
import { attributes, t, wordName } from "../text/speak";

/** A phrase on the wire: `/key`, and perhaps up to two groups of words such as `nero+dracula`. */
const PHRASE = /^\/([a-z][a-z-]*)(?: ([a-z0-9+]+))?(?: ([a-z0-9+]+))?$/;

/** What can be said with one press. */
const REACTIONS: [string, string][] = [
  ["👏", "well"],
  ["😈", "grin"],
  ["🔥", "fire"],
  ["😱", "shock"],
  ["🤔", "think"],
  ["🤝", "thanks"],
];

/** What was said, in the reader's language if it is a phrase of the game's catalogue. */
export function spoken(text: string, game: string): string {
  const found = PHRASE.exec(text);
  if (!found) return text;
  const names = (words: string | undefined) =>
    (words ?? "")
      .split("+")
      .filter(Boolean)
      .map((word) => wordName(word, "soul", game))
      .join(" + ");
  return (
    attributes("phrases", game, { first: names(found[2]), second: names(found[3]) }).find((phrase) => phrase.name === found[1])?.text ??
    text
  );
}

/** The last things that people have said. */
export function talk(entries: LogEntry[], game: string): Talk[] {
  return entries
    .filter((e) => e.chat)
    .slice(-12)
    .map((e) => ({ seat: e.chat!.seat, text: spoken(e.chat!.text, game), version: e.version, at: e.at }));
}

/** What those who look on say to each other. Players neither read nor write it. */
export function Murmurs({ live }: { live: Live }) {
  const [text, setText] = useState("");
  const box = useRef<HTMLUListElement>(null);
  const said = live.murmurs.value;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said.length]);
  const send = (e: Event) => {
    e.preventDefault();
    if (!text.trim()) return;
    live.murmur(playerName.value.trim(), text.trim().slice(0, 500));
    setText("");
  };
  return (
    <section class="murmurs" aria-label={t("web-murmurs")}>
      <h3>{t("web-murmurs")}</h3>
      <ul class="log chat" ref={box} tabIndex={0} aria-label={t("web-murmurs")} aria-live="polite">
        {said.map((one, i) => (
          <li key={i}>
            <b>{one.name || t("web-somebody")}</b> {one.text}
          </li>
        ))}
        {said.length === 0 && <li class="mut2">{t("web-murmurs-empty")}</li>}
      </ul>
      <form class="say" onSubmit={send}>
        <input
          maxLength={500}
          value={text}
          aria-label={t("web-murmur")}
          placeholder={t("web-murmur")}
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button type="submit" class="btn sm" disabled={!text.trim()}>
          {t("web-send")}
        </button>
      </form>
    </section>
  );
}

export function Chat({ game, entries, say, may }: { game: string; entries: LogEntry[]; say: (text: string) => void; may: boolean }) {
  const [text, setText] = useState("");
  const box = useRef<HTMLUListElement>(null);
  const lines = entries.filter((e) => e.chat);
  // The quick phrases of a game are the attributes of one message of its catalogue; those that name things are said elsewhere.
  const phrases = may ? attributes("phrases", game).filter((phrase) => phrase.plain) : [];
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  const send = (e: Event) => {
    e.preventDefault();
    if (text.trim()) {
      say(text.trim().slice(0, 500));
      setText("");
    }
  };
  return (
    <>
      <ul class="log chat" ref={box} tabIndex={0} aria-label={t("web-chat")}>
        {lines.map((e) => (
          <li key={e.version}>
            <b>{e.chat!.name ?? t("web-seat", { number: e.chat!.seat + 1 })}</b> {spoken(e.chat!.text, game)}
          </li>
        ))}
        {lines.length === 0 && <li class="mut2">{t("web-chat-empty")}</li>}
      </ul>
      {phrases.length > 0 && (
        <div class="phrases" role="group" aria-label={t("phrases", {}, game)}>
          {phrases.map(({ name, text: words }) => (
            <button type="button" key={name} class="chip" onClick={() => say(`/${name}`)}>
              {words}
            </button>
          ))}
        </div>
      )}
      {may && (
        <div class="phrases reactions" role="group" aria-label={t("web-reactions")}>
          {REACTIONS.map(([sign, name]) => (
            <button
              type="button"
              key={name}
              class="chip"
              aria-label={t(`web-react-${name}`)}
              title={t(`web-react-${name}`)}
              onClick={() => say(sign)}
            >
              {sign}
            </button>
          ))}
        </div>
      )}
      {may && (
        <form class="say" onSubmit={send}>
          <input
            maxLength={500}
            value={text}
            aria-label={t("web-say")}
            placeholder={t("web-say")}
            onInput={(e) => setText(e.currentTarget.value)}
          />
          <button type="submit" class="btn sm" disabled={!text.trim()}>
            {t("web-send")}
          </button>
        </form>
      )}
    </>
  );
}
