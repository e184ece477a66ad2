/** At the end of a game: where it turned, and what one could have done better, on the table itself. */
import { lang } from "../lib/prefs";
import { api } from "../net/api";
import type { Live } from "../net/live";
import type { Reviewed, Step } from "../net/wire";
import { t } from "../text/speak";
import { nameOf } from "../ui/Players";
import { Review } from "./Review";

/** A line that is drawn over a position of the game. */
export interface Shown {
  at: number;
  steps: Step[];
}

/** What was found about a table, in each language: tabs come and go. */
const KEPT = new WeakMap<Live, Record<string, { current: Reviewed | null }>>();
function keptOf(live: Live): { current: Reviewed | null } {
  const all = KEPT.get(live) ?? {};
  KEPT.set(live, all);
  all[lang.value] ??= { current: null };
  return all[lang.value]!;
}

export function AfterGame({
  live,
  at,
  seek,
  show,
  clause,
}: {
  live: Live;
  at: number;
  seek: (at: number) => void;
  show: (line: Shown) => void;
  clause: (id: string) => void;
}) {
  const table = live.table.value!;
  const token = live.held.length ? live.token() : undefined;
  return (
    <Review
      key={lang.value}
      kept={keptOf(live)}
      ask={(signal) => api.record(table.id, token).then((record) => api.review({ record }, signal))}
      seek={seek}
      name={(seat) => nameOf(table, seat)}
      at={at}
      mine={live.held}
      show={(one) => {
        show({ at: one.index, steps: one.line });
        seek(one.index);
      }}
      again={(one) => (
        <a class="btn sm" href={`/analysis/${table.game}?table=${table.id}&at=${one.index}`}>
          {t("web-review-try")}
        </a>
      )}
      clause={clause}
    />
  );
}
