/** The rulebook beside the board, searchable and open at a clause; or the page on what the original leaves open. */
import { Fragment } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Block } from "../lib/markdown";
import { lang } from "../lib/prefs";
import { api } from "../net/api";
import { loadTexts, t } from "../text/speak";
import { Diagram, type Drawn, diagramsOf } from "./Diagram";
import { ICONS, Icon } from "./parts";

export function Rulebook({
  game,
  clause,
  named,
  open,
  wide,
}: {
  game: string;
  clause: string | null;
  named?: boolean;
  open?: boolean;
  /** Has it a page of its own? Then its contents stand open, and it can be printed. */
  wide?: boolean;
}) {
  const [blocks, setBlocks] = useState<Block[]>([]);
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  const [wanted, setWanted] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const code = lang.value;
  useEffect(() => {
    let on = true;
    // The reader of Markdown is larger than the text: it comes when somebody opens a rulebook.
    void Promise.all([open ? api.openPoints(game, code) : api.rulebook(game, code), import("../lib/markdown")]).then(
      ([text, { markdown }]) => {
        if (on) setBlocks(markdown(text));
      },
    );
    // A diagram that cannot be fetched leaves a rulebook as it always was: its text says everything.
    if (!open)
      void Promise.all([diagramsOf(game), loadTexts(game)]).then(
        ([found]) => on && setDrawn(found),
        () => on && setDrawn([]),
      );
    return () => {
      on = false;
    };
  }, [game, code, open]);
  const shown = useMemo(() => {
    const needle = wanted.trim().toLowerCase();
    return needle ? blocks.filter((b) => b.plain.toLowerCase().includes(needle)) : blocks;
  }, [blocks, wanted]);
  useEffect(() => {
    if (!clause || !blocks.length || !box.current) return;
    const place = box.current.querySelector(`[data-clause~="${clause}"]`) ?? box.current.querySelector(`[data-clause^="${clause}."]`);
    place?.scrollIntoView({ block: "center" });
  }, [clause, blocks, wanted]);
  const heads = blocks.filter((b) => b.tag === "h3");
  const jump = (block: Block) => {
    setWanted("");
    requestAnimationFrame(() => box.current?.querySelector(`[data-block="${blocks.indexOf(block)}"]`)?.scrollIntoView({ block: "start" }));
  };
  return (
    <div class="rules">
      {heads.length > 1 && (
        <details class="contents" open={wide}>
          <summary>{t("web-contents")}</summary>
          <ol>
            {heads.map((b, i) => (
              <li key={i}>
                <button type="button" class="link" onClick={() => jump(b)}>
                  {b.plain.replace(/\[[A-Z]{1,3}[\d.]+[a-z]?\]/g, "").trim()}
                </button>
              </li>
            ))}
          </ol>
          {wide && (
            <button type="button" class="btn sm" onClick={() => print()}>
              {t("web-print")}
            </button>
          )}
        </details>
      )}
      <label class="rules-find">
        <span class="vh">{t("web-rules-search")}</span>
        <input type="search" placeholder={t("web-rules-search")} value={wanted} onInput={(e) => setWanted(e.currentTarget.value)} />
      </label>
      <div class="rules-text" ref={box} tabIndex={0} role="region" aria-label={t(open ? "web-open-points" : "web-rulebook")}>
        {shown.length === 0 && blocks.length > 0 && <p class="mut2">{t("web-rules-nothing")}</p>}
        {shown.map((b, i) => (
          <Fragment key={i}>
            <Piece block={b} place={blocks.indexOf(b)} clause={clause} named={named ?? false} />
            {drawn
              .filter((d) => b.clauses.includes(d.clause))
              .map((d) => (
                <Diagram key={d.clause} game={game} drawn={d} />
              ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function Piece({ block, place, clause, named }: { block: Block; place: number; clause: string | null; named: boolean }) {
  const hit = clause !== null && block.clauses.some((c) => c === clause || c.startsWith(`${clause}.`));
  const Tag = block.tag as "p";
  const body = (
    <Tag
      class={hit ? "hit" : undefined}
      tabIndex={block.tag === "pre" || block.tag === "table" ? 0 : undefined}
      data-block={block.tag === "h3" ? place : undefined}
      data-clause={block.clauses.join(" ") || undefined}
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  );
  return hit && named ? (
    <>
      {<div class="hit-note">{t("web-named-by-refusal")}</div>}
      {body}
    </>
  ) : (
    body
  );
}

/** The drawer that holds the rulebook over the rail. */
export function Drawer({ game, clause, named, close }: { game: string; clause: string | null; named: boolean; close: () => void }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.focus();
    return () => before?.focus?.();
  }, []);
  return (
    <aside
      class="drawer"
      ref={box}
      tabIndex={-1}
      aria-label={t("web-rulebook")}
      onKeyDown={(e) => {
        if (e.key === "Escape") {
          e.stopPropagation();
          close();
        }
      }}
    >
      <header>
        <h2>{t("web-rulebook")}</h2>
        <button type="button" class="tb" aria-label={t("web-close")} onClick={close}>
          <Icon d={ICONS.close} />
        </button>
      </header>
      <Rulebook game={game} clause={clause} named={named} />
    </aside>
  );
}
