/** The bar under the board: steps through the game, turns the board, leads elsewhere. */
import { t } from "../../text/speak";
import { Copy } from "../../ui/Copy";
import { ICONS, Icon } from "../../ui/parts";
import { Transport } from "../../ui/Transport";

export function Stepping({
  at,
  of,
  live,
  seek,
  started,
  flip,
  analysis,
  helps,
}: {
  at: number;
  of: number;
  /** Is the last position shown? */
  live: boolean;
  seek: (n: number | null) => void;
  /** Rises when the game is to be played back. */
  started: number;
  /** Turns the board round, where it has sides. */
  flip: (() => void) | null;
  /** Where the analysis board has this position, if it may be analysed. */
  analysis: string | null;
  helps: boolean;
}) {
  return (
    <Transport at={at} of={of} live={live} seek={seek} started={started}>
      {flip && (
        <button type="button" aria-label={t("web-flip")} title={`${t("web-flip")} (f)`} onClick={flip}>
          <Icon d={ICONS.flip} />
        </button>
      )}
      <Copy class="btn sm gho" link={() => location.href} label={t("web-copy-link")} />
      {analysis ? (
        <a class="btn sm gho" href={analysis}>
          {t("web-analyse")}
        </a>
      ) : (
        <span class="mut">{t(helps ? "web-analyse-later" : "web-no-help")}</span>
      )}
    </Transport>
  );
}
