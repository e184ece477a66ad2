"""What is seen of a game of Laberinto Interior: everything, but for the other hands where they are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.events import Prompt
from avernus.core.result import Result
from avernus.core.seats import CHANCE, COVERED, NOBODY, OPEN
from avernus.games.laberinto import rules
from avernus.games.laberinto.actions import FIGURES
from avernus.games.laberinto.board import CELLS, COLOURS, named
from avernus.games.laberinto.building import FIRST_DOOR
from avernus.games.laberinto.figures import CROSSINGS, ELIMINATED, GONE, PAIRS, PASS, PLACE, PRISMS, PRISONERS, PYRAMIDS, WIDTH
from avernus.games.laberinto.maze import BAG, RESERVE
from avernus.games.laberinto.triangles import CLASS_NAMES, CLASSES, TILE_NAMES

if TYPE_CHECKING:
    from avernus.games.laberinto.rules import Laberinto

STEPS: Final = ("deal", "first", "build", "late", "roll", "turn", "over")
"""What the kinds of step are called, in order of their numbers."""
ENDINGS: Final[dict[int, tuple[str, str]]] = {
    rules.GOAL: ("goal", "L50"),
    rules.ELIMINATION: ("elimination", "L50"),
    rules.NOBODY_CAN_SCORE: ("nobody-can-score", "L51"),
    rules.NO_PROGRESS: ("no-progress", "L50"),
    rules.ALL_STUCK: ("all-stuck", "L50"),
    rules.MAX_ROUNDS: ("max-rounds", "L50"),
}


def triangles_of(state: Laberinto, owner: int) -> dict[str, int]:
    """An owner's triangles, with how many pieces of each."""
    return {CLASS_NAMES[i]: int(n) for i, tile in enumerate(CLASSES) if (n := state.has(owner, tile))}


def tile_on(state: Laberinto, cell: int) -> str:
    """The letters of the triangle on a cell, or nothing."""
    edges = int(state.edges[cell])
    return TILE_NAMES[(edges >> 6 & 7) * 36 + (edges >> 3 & 7) * 6 + (edges & 7)] if state.is_laid(cell) else ""


def figures_on(state: Laberinto, cell: int) -> list[str]:
    """The figures on a cell."""
    there = int(state.stands[cell])
    return [FIGURES[code - 1] for code in (there & 15, there >> 4 & 15) if code]


def lacks_of(state: Laberinto, seat: int) -> list[str]:
    """The triangles that a seat is known not to hold."""
    return [name for i, name in enumerate(CLASS_NAMES) if state.lacks[seat * 2 + i // 38] >> (i % 38) & 1]


def colours_of(state: Laberinto, seat: int) -> list[int]:
    """The colours of a seat: one, or both of its teams."""
    return [int(state.team[seat * 2 + i]) for i in range(int(state.teams))]


def view_of(state: Laberinto, viewer: int | None) -> dict[str, Any]:
    """All that a seat (`None`: a spectator) may see."""
    seats = range(int(state.seats))
    result = state.result()
    step = int(state.step)
    return {
        "game": "laberinto",
        "options": dict(state.options),
        "colours": ["".join(COLOURS[c] for c in colours_of(state, seat)) for seat in seats],
        "doors": {COLOURS[side]: named(state.doors, side * 16) for side in range(6)},
        "board": {name: tile_on(state, cell) for name, cell in CELLS.items() if state.is_laid(cell)},
        "figures": [
            {"cell": name, "colour": COLOURS[int(state.stands[cell]) >> 8], "figures": figures_on(state, cell)}
            for name, cell in CELLS.items() if state.stands[cell] != 0
        ],
        "teams": {COLOURS[c]: team_view(state, c) for seat in seats for c in colours_of(state, seat)},
        "prisoners": [
            {COLOURS[c]: int(n) for c in range(6) if (n := state.count[PRISONERS + seat * 6 + c])} for seat in seats
        ],
        "crossings": [int(state.count[CROSSINGS + seat]) for seat in seats],
        "retired": [seat for seat in seats if state.retired >> seat & 1],
        "joined": state.joined,
        "step": STEPS[step],
        "mover": int(state.actor) if state.actor not in (CHANCE, NOBODY) else None,
        "active": int(state.active) if step in (rules.BUILDING, rules.LATE, rules.ROLLING, rules.TURN) else None,
        "first": int(state.first) if step > rules.CHOOSING_FIRST else None,
        "owner": int(state.owner) if step == rules.DEALING else None,
        "left": int(state.left),
        "pips": int(state.pips),
        "passed": int(state.passed),
        "idle": int(state.idle), "idle_limit": rules.IDLE_ROUNDS * int(state.seats),
        "passes": int(state.passes),
        "turns": int(state.turns), "turn_limit": int(state.max_rounds * state.seats),
        "reserve": triangles_of(state, RESERVE),
        "bag": int(state.size[BAG]),
        "sizes": [int(state.size[seat]) for seat in seats],
        "hands": [triangles_of(state, seat) if not state.hidden or seat == viewer else None for seat in seats],
        "lacks": [lacks_of(state, seat) for seat in seats] if state.hidden else None,
        "result": None if result is None else result.dump(),
    }


def team_view(state: Laberinto, colour: int) -> dict[str, Any]:
    """What a colour has off the board."""
    return {
        "prisms": int(state.count[PRISMS + colour]),
        "pyramids": int(state.count[PYRAMIDS + colour]),
        "eliminated": int(state.count[ELIMINATED + colour]),
        "gone": int(state.count[GONE + colour]),
        "crossed": {COLOURS[rider]: int(n) for rider in range(6) if (n := state.count[PAIRS + colour * 6 + rider])},
    }


def sees(state: Laberinto, viewer: int | None, seat: int) -> int:
    """How much of an action the viewer may know, where hands are hidden."""
    secret = seat == CHANCE and state.step == rules.DEALING and state.owner != RESERVE
    return COVERED if secret and viewer != state.owner else OPEN


def prompt_of(state: Laberinto, seat: int | None) -> Prompt:
    """What is asked of the seat, or whom it is waiting for."""
    if state.actor == NOBODY:
        return Prompt("over")
    if state.actor == CHANCE:
        return Prompt("chance")
    params: dict[str, Any] = {"mover": int(state.actor)}
    if seat is None or seat != state.actor:
        return Prompt("wait-build" if state.step == rules.BUILDING else "wait", params)
    params |= {"left": int(state.left), "pips": int(state.pips)}
    verbs = {action >> WIDTH for action in state.legal(seat)}
    if state.step == rules.BUILDING:
        code = "build-nothing" if PLACE not in verbs else "build-first" if state.kind == FIRST_DOOR else "build"
    elif state.step == rules.LATE:
        code = "late"
    elif verbs <= {PLACE, PASS}:
        code = "stuck-place" if PLACE in verbs else "stuck"
    elif state.dice:
        code = "walk"
    else:
        code = "turn" if PLACE in verbs else "move"
    return Prompt(code, params)


def result_of(state: Laberinto) -> Result | None:
    """L53: crossings, then prisoners held, then own prisms not eliminated. The only one left after L50 b comes first in any case."""
    if state.ending == rules.RUNNING:
        return None
    seats = range(int(state.seats))
    scores = tuple(int(state.count[CROSSINGS + seat]) for seat in seats)
    merits = []
    for seat in seats:
        lost = sum(int(state.count[ELIMINATED + c]) for c in colours_of(state, seat))
        survivor = state.ending == rules.ELIMINATION and not state.is_eliminated(seat)
        merits.append((survivor, scores[seat], int(state.prisoners_of(seat)), -lost))
    reason, clause = ENDINGS[int(state.ending)]
    return Result(tuple(1 + sum(other > merits[s] for other in merits) for s in seats), reason, clause, scores)
