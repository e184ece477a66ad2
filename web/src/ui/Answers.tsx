/** Switches for answers given in advance: the server plays them for this seat wherever they are legal. */
import type { Answer } from "../games/types";
import type { Live } from "../net/live";
import type { Board, GameInfo, Order } from "../net/wire";
import { t } from "../text/speak";

function given(answer: Answer, turn: number): Order[] {
  return answer.orders.map((order) => (answer.turn ? { ...order, params: { turn } } : { ...order, params: {} }));
}
function same(a: Order, b: Order): boolean { return a.prompt === b.prompt && a.play === b.play && (a.params?.["turn"] ?? null) === (b.params?.["turn"] ?? null); }

/** Does the server answer for this seat, because asking is a formality with one possible answer? While an action can be undone it waits. */
export function isSpared(board: Board | undefined, info: GameInfo | undefined, orders: Order[]): boolean {
  return Boolean(board?.prompt) && board!.legal.length === 1 && !board!.undo && (info?.formalities ?? []).includes(board!.prompt!.code) && !orders.some((o) => o.play === "ask");
}

export function Answers({ live, seat, game, answers, turn }: { live: Live; seat: number; game: string; answers: Answer[]; turn: number }) {
  const orders = live.orders.value[String(seat)] ?? [];
  const on = (answer: Answer) => given(answer, turn).every((order) => orders.some((o) => same(o, order)));
  const count = answers.filter(on).length;
  const turnIt = (answer: Answer) => {
    const mine = given(answer, turn);
    // Answers for turns that are over go with the next change.
    const rest = orders.filter((o) => !mine.some((m) => same(o, m)) && (o.params?.["turn"] === undefined || o.params["turn"] === turn));
    const contrary = on(answer) ? rest : rest.filter((o) => !mine.some((m) => m.prompt === o.prompt && o.params?.["turn"] === m.params?.["turn"]));
    void live.command({ orders: on(answer) ? rest : [...mine, ...contrary], ...(live.held.length > 1 && { seat }) });
  };
  return (
    <details class="answers">
      <summary>{t("web-answers")}{count > 0 && <span class="tag">{t("web-answers-on", { count })}</span>}</summary>
      <div class="answers-row" role="group" aria-label={t("web-answers")}>
        {answers.map((answer) => (
          <button key={answer.id} class="chip" role="switch" aria-checked={on(answer)} data-answer={answer.id} onClick={() => turnIt(answer)}>{t(`answer-${answer.id}`, {}, game)}</button>
        ))}
      </div>
    </details>
  );
}
