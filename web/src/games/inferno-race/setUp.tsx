/** Setting up a race by hand: imps, tiles, cards and gems. The state is changed as data and judged by the rules. */
import type { Analysis, Word } from "../../net/wire";
import { t } from "../../text/speak";
import { Sym } from "../../ui/defs";
import { Mover } from "../../ui/Tools";
import type { Put, SetUp, SetUpProps } from "../types";
import { COLOURS, GAME } from "./pieces";
import { placeOfStep, type RaceView, THRONE, type Tile } from "./view";

interface Held {
  imps: number[];
  dead: number;
  throne: number;
  gems: number;
  hand: string[];
}
interface State {
  seats: number;
  players: Held[];
  tiles: (Tile | null)[];
  up: number[];
  deck: string[];
  discards: string[];
  steps: unknown[];
  memory: unknown[];
  bag: number;
  out: number;
  active: number;
  turn: number;
  ending: number;
  shuffles: number;
}
const TILES: Tile[] = ["death", "angel", "treasure", "card", "banana", "return"];
const MOST_CARDS = 6;
/** One tile of each type lies on the first squares, six on the others (D10, D11). */
const FIRST = 6;

/** A state in which the player to move begins a turn: questions half-way and memories of the deck would no longer be true. */
function copied(here: Analysis, active?: number): State {
  const state = structuredClone(here.state) as unknown as State;
  const now = active ?? state.active;
  return {
    ...state,
    steps: [{ step: "main" }],
    active: now,
    turn: now + 1,
    ending: 0,
    shuffles: 0,
    memory: state.players.map(() => ({ held: [], carried: [], old: state.players.map(() => 0) })),
  };
}

/** Where a type of tile is still to be had in the same part of the track: unseen, or on another square to change places with. */
function setTile(state: State, square: number, tile: Tile): State {
  const first = square <= FIRST;
  const zone = state.tiles.map((_, i) => i + 1).filter((s) => s <= FIRST === first);
  const have = zone.filter((s) => state.tiles[s - 1] === tile);
  const other = have.find((s) => s !== square);
  if (have.length >= (first ? 1 : 6) && other !== undefined && state.tiles[square - 1] !== tile) {
    state.tiles[other - 1] = state.tiles[square - 1]!;
    if (state.tiles[other - 1] === null) state.up = state.up.filter((s) => s !== other);
  }
  state.tiles[square - 1] = tile;
  return state;
}

function turned(state: State, square: number): State {
  if (state.up.includes(square)) return { ...state, up: state.up.filter((s) => s !== square) };
  const seen = state.tiles[square - 1]
    ? state
    : setTile(
        state,
        square,
        TILES.find(
          (tile) => state.tiles.filter((x, i) => x === tile && i < FIRST === square <= FIRST).length < (square <= FIRST ? 1 : 6),
        ) ?? "death",
      );
  return { ...seen, up: [...seen.up, square].sort((a, b) => a - b) };
}

/** Put an imp somewhere, from the cemetery or from the steps; one that is there goes to the cemetery. */
function withImp(state: State, seat: number, place: number): State | null {
  const own = state.players[seat]!;
  const fetch = (): boolean => {
    if (own.dead > 0) {
      own.dead -= 1;
      return true;
    }
    const step = own.imps.findIndex((p) => p <= 0 && p !== place);
    if (step < 0) return false;
    own.imps.splice(step, 1);
    return true;
  };
  if (place === THRONE) {
    if (!fetch()) {
      if (!own.throne) return null;
      own.throne -= 1;
      own.dead += 1;
    } else own.throne += 1;
    return state;
  }
  if (own.imps.includes(place)) {
    own.imps = own.imps.filter((p) => p !== place);
    own.dead += 1;
    return state;
  }
  if (place > 0 && state.players.some((p) => p.imps.includes(place))) return null;
  if (!fetch()) return null;
  own.imps = [...own.imps, place].sort((a, b) => a - b);
  return state;
}

function put(here: Analysis, tool: string, held: string | null, [text, kind]: Word): Put {
  const state = copied(here);
  const place = kind === "step" ? placeOfStep(Number(text)) : Number(text);
  if (tool.startsWith("imp:")) {
    const next = withImp(state, Number(tool.slice(4)), place);
    return next && { position: next };
  }
  const square = place > 0 && place < THRONE;
  if (tool === "turn") return square ? { position: turned(state, place) } : null;
  if (tool !== "move") return square ? { position: setTile(state, place, tool as Tile) } : null;
  const owner = (at: number) => state.players.find((p) => p.imps.includes(at) && at > 0);
  if (held === null) return owner(place) ? { held: String(place) } : null;
  const from = Number(held);
  const mine = owner(from);
  if (!mine || from === place || owner(place)) return { held: null };
  mine.imps = mine.imps.filter((p) => p !== from);
  if (place === THRONE) mine.throne += 1;
  else mine.imps = [...mine.imps, place].sort((a, b) => a - b);
  return { position: state };
}

function Fields({ here, set, name, say }: SetUpProps) {
  const view = here.view as unknown as RaceView;
  const state = here.state as unknown as State;
  const change = (work: (next: State) => void) => {
    const next = copied(here);
    work(next);
    next.bag = 100 - next.out - next.players.reduce((sum, p) => sum + p.gems, 0);
    set(next);
  };
  const cards = (seat: number) => (
    <div class="toolbox">
      {state.players[seat]!.hand.map((card, i) => (
        <button
          key={i}
          type="button"
          class="tool"
          aria-label={say("web-card-back", { card: say(`word-card-${card.replace(".", "-")}`) })}
          onClick={() =>
            change((next) => {
              next.players[seat]!.hand.splice(i, 1);
              next.deck.push(card);
            })
          }
        >
          {card} ×
        </button>
      ))}
      {state.players[seat]!.hand.length < MOST_CARDS && (
        <select
          aria-label={say("web-card-add", { name: name(seat) })}
          value=""
          onChange={(e) => {
            const card = e.currentTarget.value;
            change((next) => {
              next.deck.splice(next.deck.indexOf(card), 1);
              next.players[seat]!.hand.push(card);
            });
          }}
        >
          <option value="">+</option>
          {[...new Set(state.deck)].map((card) => (
            <option key={card}>{card}</option>
          ))}
        </select>
      )}
    </div>
  );
  return (
    <>
      <Mover seats={view.players.map((_, s) => s)} now={state.active} name={name} set={(seat) => set(copied(here, seat))} />
      {state.players.map((player, seat) => (
        <fieldset key={seat}>
          <legend>{name(seat)}</legend>
          <div class="row">
            <label class="field small">
              <span>{say("web-gems-of")}</span>
              <input
                type="number"
                min={0}
                max={100}
                value={player.gems}
                onChange={(e) => {
                  const gems = e.currentTarget.valueAsNumber;
                  change((next) => {
                    next.players[seat]!.gems = gems || 0;
                  });
                }}
              />
            </label>
            {cards(seat)}
          </div>
        </fieldset>
      ))}
    </>
  );
}

export const setUp: SetUp = {
  boxes: ({ view: seen }, _held, say, name) => {
    const view = seen as unknown as RaceView;
    const tile = (id: string) => (
      <svg viewBox="0 0 40 40" width="30" height="30" aria-hidden="true">
        <Sym id={id} x={20} y={20} size={34} />
      </svg>
    );
    return [
      {
        title: t("web-tools"),
        tools: [
          { id: "move", text: say("web-tool-imp") },
          { id: "turn", text: say("web-tool-turn") },
        ],
      },
      {
        title: say("web-tool-imps"),
        tools: view.players.map((_, seat) => ({
          id: `imp:${seat}`,
          text: say("web-imp-of", { name: name(seat) }),
          picture: (
            <svg class={`p-${COLOURS[seat]}`} viewBox="0 0 40 40" width="30" height="30" aria-hidden="true">
              <g class={`piece p-${COLOURS[seat]}`}>
                <Sym id="imp" x={20} y={20} size={34} />
              </g>
            </svg>
          ),
        })),
      },
      { title: say("web-tool-tiles"), tools: TILES.map((x) => ({ id: x, text: t(`word-tile-${x}`, {}, GAME), picture: tile(`t-${x}`) })) },
    ];
  },
  put,
  Fields,
};
