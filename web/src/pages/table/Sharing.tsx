/** What the menu of a table offers beside the game: a picture of the board, the game as an animated one, and what phones have nowhere else. */
import { useRef, useState } from "preact/hooks";
import type { GameModule } from "../../games/types";
import { tableName } from "../../lib/tableName";
import { api } from "../../net/api";
import type { Live } from "../../net/live";
import { t } from "../../text/speak";

type Progress = { done: number; of: number } | "none" | null;
export interface Sharing {
  progress: Progress;
  picture: () => void;
  game: () => void;
  stop: () => void;
}

/** Pictures are made in the browser; what makes them comes when it is wanted. */
export function useSharing(
  live: Live,
  {
    title,
    module,
    actions,
    facing,
    name,
  }: {
    title: string;
    module: GameModule | undefined;
    actions: number;
    facing: number | null;
    name: (seat: number) => string;
  },
): Sharing {
  const [progress, setProgress] = useState<Progress>(null);
  const going = useRef(0);
  const table = live.table.value!;
  const whole = `${title} · ${tableName(table)} · avernus`;
  const failed = () => setProgress("none");
  return {
    progress,
    picture: () => {
      setProgress(null);
      void import("../../lib/picture")
        .then(({ sharePicture }) => sharePicture(whole, tableName(table)))
        .then((done) => done || failed(), failed);
    },
    game: () => {
      if (!module) return;
      going.current += 1;
      const run = going.current;
      const position = async (at: number) => {
        const { view, events } = await api.past(live.id, at, live.token());
        return { view: view ?? {}, events, facing, name };
      };
      const told = (done: number, of: number) => {
        if (run === going.current) setProgress({ done, of });
        return run === going.current;
      };
      void import("../../lib/movingPicture")
        .then(({ shareGame }) => shareGame(module, actions, position, whole, tableName(table), told))
        .then((done) => run === going.current && setProgress(done ? null : "none"), failed);
    },
    stop: () => {
      going.current += 1;
      setProgress(null);
    },
  };
}

/** How far the picture is, or that there is none. */
export function Painting({ sharing: { progress, stop } }: { sharing: Sharing }) {
  if (!progress) return null;
  return (
    <div class="request" role="status">
      {progress === "none" ? t("web-picture-none") : t("web-gif-painting", { done: progress.done, of: progress.of })}
      <button type="button" class="btn sm gho" onClick={stop}>
        {t(progress === "none" ? "web-close" : "web-gif-stop")}
      </button>
    </div>
  );
}

/** The entries of the menu. */
export function MenuEntries({
  close,
  sharing,
  analysis,
  drawn,
  replayable,
  fair,
  keys,
}: {
  close: () => void;
  sharing: Sharing;
  analysis: string | null;
  drawn: boolean;
  /** May past positions be looked at, and are there any? */
  replayable: boolean;
  fair: () => void;
  keys: () => void;
}) {
  const entry = (text: string, act: () => void, where?: string) => (
    <button
      type="button"
      role="menuitem"
      class={where}
      onClick={() => {
        close();
        act();
      }}
    >
      {t(text)}
    </button>
  );
  return (
    <>
      {analysis && (
        <a role="menuitem" class="phone" href={analysis}>
          {t("web-analyse")}
        </a>
      )}
      {entry("web-fair", fair, "phone")}
      {drawn && entry("web-picture", sharing.picture)}
      {drawn && replayable && entry("web-gif", sharing.game)}
      {entry("web-keys", keys, "desk")}
    </>
  );
}
