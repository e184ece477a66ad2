/** V10: writing the secret list. Souls are put in order, the dearest first; their places are their values. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Word } from "../../net/wire";
import { t } from "../../text/speak";
import { Panel } from "../../ui/parts";
import { Emblem, SOULS } from "./emblems";
import { grip } from "./grip";
import { cardName, GAME, soulName } from "./view";

function shuffled(): string[] {
  const order = [...SOULS];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
/** The notation of a list: values in the order of the souls. */
export function listed(order: string[]): string {
  return `values ${SOULS.map((soul) => SOULS.length - order.indexOf(soul)).join("-")}`;
}

export function WriteList({ play, hint }: { play: (notation: string) => Promise<boolean>; hint: Word[] | null }) {
  const [order, setOrder] = useState(shuffled);
  const [told, setTold] = useState("");
  const [held, setHeld] = useState<string | null>(null);
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (hint?.[0]?.[0] === "list") setOrder(hint.slice(1).map((w) => w[0]));
  }, [hint]);
  const move = (soul: string, to: number) => {
    if (to < 0 || to >= order.length) return;
    const next = order.filter((s) => s !== soul);
    next.splice(to, 0, soul);
    setOrder(next);
    setTold(t("web-now-worth", { soul: soulName(soul), value: SOULS.length - to }, GAME));
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-soul="${soul}"]`)?.focus());
  };
  const keys = (event: KeyboardEvent, soul: string, at: number) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: order.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(soul, to);
  };
  /** A row in the hand goes where the pointer is. */
  const drag = useRef((_x: number, _y: number) => {});
  drag.current = (x, y) => {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]");
    if (held && row && box.current?.contains(row) && order.indexOf(held) !== Number(row.dataset["at"]))
      move(held, Number(row.dataset["at"]));
  };
  useEffect(
    () =>
      grip(box.current!, {
        pick: (at) => at.closest<HTMLElement>("[data-soul]"),
        lift: (row) => setHeld(row.dataset["soul"]!),
        move: (x, y) => drag.current(x, y),
        drop: () => {},
        free: () => setHeld(null),
      }),
    [],
  );
  return (
    <Panel
      title={t("web-write-list", {}, GAME)}
      right={
        <button type="button" class="btn sm can" onClick={() => setOrder(shuffled())}>
          {t("web-shuffle", {}, GAME)}
        </button>
      }
      class="write"
    >
      <p class="in mut2" id="how">
        {t("web-write-how", {}, GAME)}
      </p>
      <ol class="values" ref={box}>
        {order.map((soul, at) => (
          <li key={soul} data-at={at} class={held === soul ? "held" : ""}>
            <button type="button" class="row-soul can" data-soul={soul} aria-describedby="how" onKeyDown={(e) => keys(e, soul, at)}>
              <b>{SOULS.length - at}</b> <Emblem soul={soul} size={22} />
              <span>{cardName(soul)}</span>
            </button>
            <button
              type="button"
              class="nudge can"
              tabIndex={-1}
              aria-label={t("web-up", { soul: soulName(soul) }, GAME)}
              disabled={at === 0}
              onClick={() => move(soul, at - 1)}
            >
              ▲
            </button>
            <button
              type="button"
              class="nudge can"
              tabIndex={-1}
              aria-label={t("web-down", { soul: soulName(soul) }, GAME)}
              disabled={at === order.length - 1}
              onClick={() => move(soul, at + 1)}
            >
              ▼
            </button>
          </li>
        ))}
      </ol>
      <footer class="in">
        <button type="button" class="btn pri big can" onClick={() => void play(listed(order))}>
          {t("web-hand-in", {}, GAME)}
        </button>
      </footer>
      <p class="vh" aria-live="polite">
        {told}
      </p>
    </Panel>
  );
}

/** One's own list, to look things up; whoever holds something finds it in bold. */
export function MyList({ list, held }: { list: Record<string, number>; held: string[] }) {
  const order = SOULS.filter((soul) => soul in list).sort((a, b) => list[b]! - list[a]!);
  return (
    <details class="panel secret" open={matchMedia("(min-width: 821px)").matches}>
      <summary>
        <h2>{t("web-secret-list", {}, GAME)}</h2>
        <span class="mut">{t("web-only-you", {}, GAME)}</span>
      </summary>
      <ol class="mylist">
        {order.map((soul) => (
          <li key={soul} class={held.includes(soul) ? "own" : ""}>
            <b>{list[soul]}</b>
            <Emblem soul={soul} size={18} />
            <span>{cardName(soul)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
