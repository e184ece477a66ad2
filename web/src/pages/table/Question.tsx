/** Below the board: what is asked and how it can be answered, undone or hinted at; once the game is over, who has won. */
import { counting } from "../../lib/counting";
import { ADVISER } from "../../lib/levels";
import type { Live } from "../../net/live";
import type { Board, GameInfo, Word } from "../../net/wire";
import { t } from "../../text/speak";
import { Finished } from "../../ui/Finished";
import { PromptBar } from "../../ui/PromptBar";
import { ICONS, Icon } from "../../ui/parts";
import { Pace } from "../../ui/Settings";
import type { Acting } from "./acting";

export function Question({
  live,
  info,
  seat,
  board,
  shown,
  past,
  acting,
  helps,
  covered,
  does,
  hint,
  facing,
  spared,
  name,
  open,
  replay,
}: {
  live: Live;
  info: GameInfo | undefined;
  seat: number | null;
  board: Board | undefined;
  /** What is looked at: the board as it is, or one before it. */
  shown: Pick<Board, "view" | "prompt"> | null;
  past: boolean;
  acting: boolean;
  /** May a bot be asked? */
  helps: boolean;
  /** The device is being handed over. */
  covered: boolean;
  does: Acting;
  hint: Word[] | null;
  facing: number | null;
  /** Is the only answer given for this person? */
  spared: boolean;
  name: (seat: number) => string;
  open: (clause: string) => void;
  replay: (from: number) => void;
}) {
  const table = live.table.value!;
  const { move, premove, over } = does;
  if (live.outcome.value && !past && !counting.value)
    return <Finished live={live} outcome={live.outcome.value} actions={board?.actions ?? 0} replay={replay} />;
  if (table.status === "open" || covered) return null;
  const bots = table.seats.some((s) => s.kind === "bot");
  return (
    <PromptBar
      game={table.game}
      prompt={shown?.prompt ?? null}
      spared={spared}
      move={move}
      mine={acting}
      soon={over !== null}
      busy={live.busy.value}
      view={shown?.view ?? null}
      name={name}
      hint={hint}
      open={open}
      facing={facing}
      ahead={premove.path}
      missed={premove.missed}
      choices={premove.buttons}
      choose={premove.point}
      waiting={
        bots && !acting && !past && !table.clock && !info?.clock ? (
          <span class="chips pace" role="group" aria-label={t("web-pace")}>
            <Pace />
          </span>
        ) : null
      }
    >
      {board?.undo && (
        <button type="button" class="btn gho" onClick={() => void live.command({ undo: true, seat })}>
          {t("web-undo")}
        </button>
      )}
      {acting && helps && !move.path.length && (
        <button type="button" class="btn gho" onClick={() => void live.command({ hint: ADVISER, seat })}>
          <Icon d={ICONS.bulb} />
          {t("web-hint")}
        </button>
      )}
    </PromptBar>
  );
}
