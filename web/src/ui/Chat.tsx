/** Talk at the table. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogEntry } from "../net/wire";
import { t } from "../text/speak";

export function Chat({ entries, say, may }: { entries: LogEntry[]; say: (text: string) => void; may: boolean }) {
  const [text, setText] = useState("");
  const box = useRef<HTMLUListElement>(null);
  const lines = entries.filter((e) => e.chat);
  useEffect(() => { if (box.current) box.current.scrollTop = box.current.scrollHeight; }, [lines.length]);
  const send = (e: Event) => { e.preventDefault(); if (text.trim()) { say(text.trim().slice(0, 500)); setText(""); } };
  return (
    <>
      <ul class="log chat" ref={box} tabIndex={0} aria-label={t("web-chat")}>
        {lines.map((e, i) => <li key={i}><b>{e.chat!.name ?? t("web-seat", { number: e.chat!.seat + 1 })}</b> {e.chat!.text}</li>)}
        {lines.length === 0 && <li class="mut2">{t("web-chat-empty")}</li>}
      </ul>
      {may && (
        <form class="say" onSubmit={send}>
          <input maxLength={500} value={text} aria-label={t("web-say")} placeholder={t("web-say")} onInput={(e) => setText(e.currentTarget.value)} />
          <button class="btn sm" disabled={!text.trim()}>{t("web-send")}</button>
        </form>
      )}
    </>
  );
}
