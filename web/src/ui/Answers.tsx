/** Switches for answers given in advance: the server plays them for this seat wherever they are legal. */
import type { Live } from "../net/live";
import type { AnswerInfo, Order } from "../net/wire";
import { t } from "../text/speak";

function given(answer: AnswerInfo, turn: number): Order[] {
  const params: NonNullable<Order["params"]> = answer.turn ? { turn } : {};
  return answer.orders.map((order) => ({ ...order, params }));
}
function same(a: Order, b: Order): boolean {
  return a.prompt === b.prompt && a.play === b.play && (a.params?.["turn"] ?? null) === (b.params?.["turn"] ?? null);
}

export function Answers({
  live,
  seat,
  game,
  answers,
  turn,
}: {
  live: Live;
  seat: number;
  game: string;
  answers: AnswerInfo[];
  turn: number;
}) {
  const orders = live.orders.value[String(seat)] ?? [];
  const on = (answer: AnswerInfo) => given(answer, turn).every((order) => orders.some((o) => same(o, order)));
  const count = answers.filter(on).length;
  const turnIt = (answer: AnswerInfo) => {
    const mine = given(answer, turn);
    // Answers for turns that are over go with the next change.
    const rest = orders.filter((o) => !mine.some((m) => same(o, m)) && (o.params?.["turn"] === undefined || o.params["turn"] === turn));
    const contrary = on(answer)
      ? rest
      : rest.filter((o) => !mine.some((m) => m.prompt === o.prompt && o.params?.["turn"] === m.params?.["turn"]));
    void live.command({ orders: on(answer) ? rest : [...mine, ...contrary], ...(live.held.length > 1 && { seat }) });
  };
  return (
    <details class="answers">
      <summary>
        {t("web-answers")}
        {count > 0 && <span class="tag">{t("web-answers-on", { count })}</span>}
      </summary>
      <div class="answers-row" role="group" aria-label={t("web-answers")}>
        {answers.map((answer) => (
          <button
            type="button"
            key={answer.id}
            class="chip"
            role="switch"
            aria-checked={on(answer)}
            data-answer={answer.id}
            onClick={() => turnIt(answer)}
          >
            {t(`answer-${answer.id}`, {}, game)}
          </button>
        ))}
      </div>
    </details>
  );
}
