/** What opens over or beside the table: the rulebook, and on phones log, chat and fair play. */
import { t } from "../../text/speak";
import { Drawer, Rulebook } from "../../ui/Rulebook";
import { Read, type Tab, type Told } from "./Rail";

export function Sheets({
  told,
  sheet,
  drawer,
  clause,
  named,
  show,
  close,
}: {
  told: Told;
  sheet: Tab;
  /** Is the rulebook open beside the board? */
  drawer: boolean;
  clause: string | null;
  /** Was the clause named by a refusal? */
  named: boolean;
  show: (sheet: Tab) => void;
  close: () => void;
}) {
  const game = told.table.game;
  return (
    <>
      {drawer && <Drawer game={game} clause={clause} named={named} close={close} />}
      {sheet !== "board" && sheet !== "rules" && (
        <section class="sheet phone" aria-label={t(`web-tab-${sheet}`)}>
          <Read
            tab={sheet}
            told={told}
            seek={(n) => {
              show("board");
              told.seek(n);
            }}
          />
        </section>
      )}
      {sheet === "rules" && !drawer && (
        <section class="sheet phone">
          <Rulebook game={game} clause={clause} />
        </section>
      )}
    </>
  );
}
