/** Setting up the maze by hand: triangles that fit, figures from the reserve. The state is changed as data and judged by the rules. */
import type { Analysis, Word } from "../../net/wire";
import { t, wordName } from "../../text/speak";
import { Mover } from "../../ui/Tools";
import type { Put, SetUp, SetUpProps } from "../types";
import { COLS } from "./geometry";
import { Tile } from "./Maze";
import { FigureIcon } from "./Pieces";
import { clashes, type LabView } from "./view";

const GAME = "laberinto";
/** The open triangles and the bag come after the six hands. */
const OPEN = 6;

interface State {
  seats: number;
  active: number;
  step: string;
  left: number;
  passed: number;
  pips: number;
  idle: number;
  board: Record<string, string>;
  triangles: Record<string, number>[];
  figures: Record<string, string[]>;
  captives: Record<string, string[]>;
  count: number[];
  options: Record<string, unknown>;
}

function turns(tile: string): string[] {
  return [0, 1, 2].map((k) => tile.slice(k) + tile.slice(0, k));
}
/** The name of a triangle however it is turned: the turn that comes first in the order of the colours. */
function named(tile: string): string {
  return turns(tile).sort((a, b) =>
    [...a]
      .map((c) => COLS.indexOf(c))
      .join("")
      .localeCompare([...b].map((c) => COLS.indexOf(c)).join("")),
  )[0]!;
}

function copied(here: Analysis): State {
  return structuredClone(here.state) as unknown as State;
}
function viewed(here: Analysis): LabView {
  return here.view as unknown as LabView;
}

/** Take a triangle from whoever has it: the open ones, the bag, the player to move, the others. */
function take(state: State, tile: string): boolean {
  const owner = [OPEN, OPEN + 1, state.active, 0, 1, 2, 3, 4, 5].map((k) => state.triangles[k]!).find((own) => own[named(tile)]);
  if (!owner) return false;
  owner[named(tile)]! -= 1;
  if (!owner[named(tile)]) delete owner[named(tile)];
  return true;
}
function give(state: State, tile: string): void {
  const hand = state.triangles[state.active]!;
  hand[named(tile)] = (hand[named(tile)] ?? 0) + 1;
}

/** Figures off the board are counted by colour: prisms first, then pyramids. */
function reserve(state: State, colour: string, figure: string, by: number): boolean {
  const k = COLS.indexOf(colour);
  const wanted = [...(figure[0] === "y" ? [] : [k]), ...(figure[0] === "p" ? [] : [6 + k])];
  if (by < 0 && wanted.some((i) => !state.count[i])) return false;
  for (const i of wanted) state.count[i]! += by;
  return true;
}

/** The triangles that fit on a cell, each as it would lie. */
function fitting(here: Analysis, cell: string): string[] {
  const state = copied(here);
  const names = [...new Set(state.triangles.flatMap((own) => Object.keys(own)))];
  return names.flatMap((name) =>
    turns(name)
      .filter((tile, i, all) => all.indexOf(tile) === i && clashes(viewed(here), cell, tile) === 0)
      .slice(0, 1),
  );
}

function laid(here: Analysis, cell: string, tile: string): State {
  const state = copied(here);
  take(state, tile);
  state.board[cell] = tile;
  return state;
}

function put(here: Analysis, tool: string, held: string | null, [cell]: Word): Put {
  const state = copied(here);
  const tile = state.board[cell];
  const there = state.figures[cell];
  if (tool === "lay") {
    if (!tile) return { held: held === cell ? null : cell };
    const next = [...turns(tile).slice(1), tile].find((way) => clashes(viewed(here), cell, way) === 0);
    return next && next !== tile ? { position: { ...state, board: { ...state.board, [cell]: next } } } : null;
  }
  if (tool === "away") {
    if (there) {
      if (state.captives[cell]) return null;
      for (const figure of there.slice(1))
        if (figure.length === 1) reserve(state, there[0]!, figure, 1);
        else return null;
      delete state.figures[cell];
    } else if (tile) {
      give(state, tile);
      delete state.board[cell];
    } else return null;
    return { position: state };
  }
  if (tool === "move") {
    if (held === null) return there ? { held: cell } : null;
    if (held === cell || !tile || there) return { held: null };
    for (const kept of [state.figures, state.captives]) {
      if (kept[held]) kept[cell] = kept[held]!;
      delete kept[held];
    }
    return { position: state };
  }
  const [colour, figure] = [tool[0]!, tool[1]!];
  if (
    !tile ||
    (there && state.captives[cell]) ||
    (there && (there[0] !== colour || there.length > 2)) ||
    !reserve(state, colour, figure, -1)
  )
    return null;
  state.figures[cell] = there ? [colour, ...[...there.slice(1), figure].sort()] : [colour, figure];
  return { position: state.step === "build" && state.options["dice"] !== true ? inPhase(state, false) : state };
}

/** Figures come in when the maze is built: building is over, or goes on. */
function inPhase(state: State, build: boolean): State {
  return { ...state, step: build ? "build" : "turn", left: 0, pips: 0, idle: 0, passed: build ? 0 : state.seats };
}

function Fields({ here, set, name, say }: SetUpProps) {
  const state = copied(here);
  const building = state.step === "build";
  return (
    <div class="row">
      <Mover
        seats={Array.from({ length: state.seats }, (_, s) => s)}
        now={state.active}
        name={name}
        set={(active) => set({ ...state, active })}
      />
      {state.options["dice"] !== true && (
        <label class="field">
          <span>{say("web-phase")}</span>
          <select value={building ? "build" : "turn"} onChange={(e) => set(inPhase(state, e.currentTarget.value === "build"))}>
            <option value="build">{say("web-phase-build")}</option>
            <option value="turn">{say("web-phase-move")}</option>
          </select>
        </label>
      )}
    </div>
  );
}

export const setUp: SetUp = {
  boxes: (here, held, say) => {
    const view = viewed(here);
    return [
      {
        title: t("web-tools"),
        tools: [
          { id: "move", text: say("web-tool-figure") },
          { id: "lay", text: say("web-tool-lay") },
          { id: "away", text: t("web-tool-away") },
        ],
      },
      ...(held && !view.board[held]
        ? [
            {
              title: say("web-fits-on", { cell: held }),
              tools: fitting(here, held).map((tile) => ({
                id: `lay ${tile}`,
                text: tile,
                picture: <Tile name={tile} />,
                position: laid(here, held, tile),
              })),
            },
          ]
        : []),
      {
        title: say("web-tool-figures"),
        tools: [...view.colours.join("")].flatMap((colour) =>
          ["p", "y", "m"].map((figure) => ({
            id: colour + figure,
            text: `${wordName(colour, "colour", GAME)}: ${wordName(figure, "figure", GAME)}`,
            picture: <FigureIcon figure={figure} colour={colour} size={32} />,
          })),
        ),
      },
    ];
  },
  put,
  Fields,
};
