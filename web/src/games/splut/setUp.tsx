/** Setting up the arena by hand: pieces are picked up and put down; the position text is written anew and judged by the rules. */

import type { Analysis, Word } from "../../net/wire";
import { t } from "../../text/speak";
import { Mover } from "../../ui/Tools";
import type { Put, SetUp, SetUpProps } from "../types";
import { CELLS, type SplutView } from "./geometry";

type Sign = string;

function signs(view: SplutView): Map<string, Sign> {
  return new Map([
    ...view.rocks.map((cell) => [cell, "R"] as [string, Sign]),
    ...view.pieces.map((p) => [p.cell, p.piece + view.places[p.seat]!] as [string, Sign]),
  ]);
}

/** The position text of an arena; what was remembered for levitation is forgotten. */
function written(view: SplutView, on: Map<string, Sign>, mover = view.mover ?? 0, steps = view.steps || 1): string {
  const rows = Array.from({ length: 9 }, (_, i) =>
    CELLS.filter((cell) => cell[1] === String(9 - i))
      .map((cell) => on.get(cell) ?? ".")
      .join("")
      .replace(/\.+/g, (run) => String(run.length)),
  );
  const living = view.places.filter((place) => [...on.values()].includes(`S${place}`)).join("");
  return [rows.join("/"), living, view.places[mover], Math.max(view.turn, 3), steps, "-", "-", "-"].join(" ");
}

function put({ view: seen }: Analysis, tool: string, held: string | null, [cell]: Word): Put {
  const view = seen as unknown as SplutView;
  const on = signs(view);
  const there = on.get(cell);
  if (tool === "away") {
    if (!there || there === "R") return null;
    // A team lives and falls with its sorcerer and its troll.
    for (const [at, sign] of [...on]) if (at === cell || (there[0] !== "D" && sign[0] !== "R" && sign[1] === there[1])) on.delete(at);
    return { position: written(view, on) };
  }
  if (tool.startsWith("D")) {
    if (there) return null;
    on.set(cell, tool);
    return { position: written(view, on) };
  }
  if (held === null) return there ? { held: cell } : null;
  if (held === cell) return { held: null };
  const taken = on.get(held)!;
  if (there) on.set(held, there);
  else on.delete(held);
  on.set(cell, taken);
  return { position: written(view, on) };
}

function Fields({ here, set, name }: SetUpProps) {
  const view = here.view as unknown as SplutView;
  const mover = view.mover ?? 0;
  return (
    <div class="row">
      <Mover seats={view.living} now={mover} name={name} set={(seat) => set(written(view, signs(view), seat))} />
      <label class="field">
        <span>{t("web-steps", {}, "splut")}</span>
        <select value={String(view.steps)} onChange={(e) => set(written(view, signs(view), mover, Number(e.currentTarget.value)))}>
          {[1, 2, 3].map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

export const setUp: SetUp = {
  boxes: ({ view: seen }, _held, say, name) => {
    const view = seen as unknown as SplutView;
    const lost = view.living.filter((seat) => !view.pieces.some((p) => p.seat === seat && p.piece === "D"));
    return [
      {
        title: t("web-tools"),
        tools: [
          { id: "move", text: t("web-tool-move") },
          { id: "away", text: t("web-tool-away") },
          ...lost.map((seat) => ({
            id: `D${view.places[seat]}`,
            text: say("web-piece-of", { name: name(seat), piece: say("word-piece-D") }),
          })),
        ],
      },
    ];
  },
  put,
  Fields,
};
