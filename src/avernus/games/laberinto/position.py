"""The state of a game as data: written whole, and read back; sense is judged by the laws, and paths are found by the rules."""

from collections.abc import Mapping
from typing import Any

from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, CLASS_NAMES, CLASSES, COLOURS, PIECES, TILE_NAMES
from avernus.games.laberinto.state import BAG, BOUND, COUNTS, NUMBERS, LaberintoState, figures_on, tile_on, triangles_of
from avernus.games.laberinto.verbs import FIGURES
from avernus.games.laberinto.view import captives_in


def dump_of(state: LaberintoState) -> dict[str, Any]:
    """The whole truth. Paths, asks and lists of posts follow from it and are not written."""
    return {
        "game": "laberinto",
        "seats": int(state.seats),
        "options": dict(state.options),
        "step": steps.NAMES[int(state.step)],
        **{name: int(getattr(state, name)) for name in NUMBERS},
        "built": int(state.built),
        "board": {name: tile_on(state, cell) for name, cell in CELLS.items() if state.is_laid(cell)},
        "triangles": [triangles_of(state, owner) for owner in range(8)],
        "figures": {
            name: [COLOURS[int(state.stands[cell]) >> 8], *figures_on(state, cell)]
            for name, cell in CELLS.items() if state.stands[cell] != 0
        },
        "count": [int(n) for n in state.count],
        "captives": captives_in(state),
        "lacks": [int(mask) for mask in state.lacks],
    }


def load_into(state: LaberintoState, dump: Mapping[str, Any]) -> None:
    """Fill a new state from a dump; `AvernusError` for what cannot be read. Paths are found, and sense is judged, by others."""
    try:
        load_question(state, dump)
        load_triangles(state, dump)
        load_figures(state, dump)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise AvernusError(f"This is not a state of Laberinto Interior: {str(error)[:80]}.") from error


def load_question(state: LaberintoState, dump: Mapping[str, Any]) -> None:
    """What is asked of whom."""
    for name in NUMBERS:
        setattr(state, name, _number(dump[name], 1_000_000))
    state.built = _number(dump.get("built", 0), 1_000_000)
    state.step = steps.NAMES.index(dump["step"])
    if not state.active < state.seats or not state.first < state.seats or not state.owner <= BAG:
        raise ValueError("there is no such seat")
    state.actor = state.active
    if state.step in (steps.DEALING, steps.CHOOSING_FIRST, steps.DRAWING_LOTS, steps.ROLLING):
        state.actor = CHANCE
    elif state.step == steps.OVER:
        state.actor = NOBODY


def load_triangles(state: LaberintoState, dump: Mapping[str, Any]) -> None:
    """Those on the board, those of each owner, and what is known of hands."""
    for name, tile in dump["board"].items():
        state.set_tile(CELLS[name], TILE_NAMES.index(tile))
    owners = dump["triangles"]
    if len(owners) != 8:
        raise ValueError("eight owners have triangles")
    for owner, pieces in enumerate(owners):
        for name, n in pieces.items():
            for _ in range(_number(n, 2)):
                state.give(owner, CLASSES[CLASS_NAMES.index(name)])
    lacks = dump["lacks"]
    if len(lacks) != 12:
        raise ValueError("what seats lack is two numbers each")
    for i, mask in enumerate(lacks):
        state.lacks[i] = _number(mask, (1 << 38) - 1)


def load_figures(state: LaberintoState, dump: Mapping[str, Any]) -> None:
    """Those on the board, the counts of all others, and the captives of each prism."""
    counts = dump["count"]
    if len(counts) != COUNTS:
        raise ValueError(f"there are {COUNTS} counts")
    for i, n in enumerate(counts):
        state.count[i] = _number(n, PIECES)
    for name, (letter, *figures) in dump["figures"].items():
        colour = COLOURS.index(letter)
        if not 1 <= len(figures) <= 2 or len(letter) != 1 or state.posted[colour] > 6:
            raise ValueError("a cell has one or two figures of one colour")
        for figure in figures:
            state.put(colour, CELLS[name], FIGURES.index(figure) + 1, 0)
    for name, held in dump.get("captives", {}).items():
        if name in CELLS:
            state.bound[CELLS[name]] = read_captives(held[0]) | (read_captives(held[1]) << BOUND if len(held) > 1 else 0)
        else:
            state.bound_away[COLOURS.index(name[0]) * 6 + COLOURS.index(name[1])] = read_captives(held[0])


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{str(value)[:30]} is not a number from 0 to {most}")
    return value


def read_captives(letters: str) -> int:
    """The same back."""
    if any(letters.count(c) > 3 or c not in COLOURS for c in letters):
        raise ValueError(f"{str(letters)[:30]} are no captives")
    return sum(1 << COLOURS.index(c) * 2 for c in letters)
