"""A whole state as JSON-able data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.laberinto import rules
from avernus.games.laberinto.actions import FIGURES
from avernus.games.laberinto.board import CELLS, COLOURS
from avernus.games.laberinto.figures import COUNTS
from avernus.games.laberinto.laws import flaws
from avernus.games.laberinto.triangles import CLASS_NAMES, CLASSES, PIECES, TILE_NAMES
from avernus.games.laberinto.view import STEPS, figures_on, tile_on, triangles_of

if TYPE_CHECKING:
    from avernus.games.laberinto.rules import Laberinto

NUMBERS: Final = ("active", "first", "owner", "left", "pips", "passed", "idle", "passes", "turns", "retired", "ending")


def dump_of(state: Laberinto) -> dict[str, Any]:
    """The whole truth. Paths, asks and lists of posts follow from it and are not written."""
    return {
        "game": "laberinto",
        "seats": int(state.seats),
        "options": dict(state.options),
        "step": STEPS[int(state.step)],
        **{name: int(getattr(state, name)) for name in NUMBERS},
        "board": {name: tile_on(state, cell) for name, cell in CELLS.items() if state.is_laid(cell)},
        "triangles": [triangles_of(state, owner) for owner in range(8)],
        "figures": {
            name: [COLOURS[int(state.stands[cell]) >> 8], *figures_on(state, cell)]
            for name, cell in CELLS.items() if state.stands[cell] != 0
        },
        "count": [int(n) for n in state.count],
        "lacks": [int(mask) for mask in state.lacks],
    }


def load_into(state: Laberinto, dump: Mapping[str, Any]) -> None:
    """Fill a new state from a dump; `AvernusError` if it cannot be one."""
    try:
        _load(state, dump)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise AvernusError(f"This is not a state of Laberinto Interior: {str(error)[:80]}.") from error
    if broken := flaws(state):
        raise AvernusError(f"This is not a state of Laberinto Interior: {broken[0]}.")


def _load(state: Laberinto, dump: Mapping[str, Any]) -> None:
    for name in NUMBERS:
        setattr(state, name, _number(dump[name], 1_000_000))
    state.step = STEPS.index(dump["step"])
    if not state.active < state.seats or not state.first < state.seats or not state.owner <= 7:
        raise ValueError("there is no such seat")
    state.actor = state.active
    if state.step in (rules.DEALING, rules.CHOOSING_FIRST, rules.ROLLING):
        state.actor = CHANCE
    elif state.step == rules.OVER:
        state.actor = NOBODY
    for name, tile in dump["board"].items():
        state.lay(CELLS[name], TILE_NAMES.index(tile))
    owners = dump["triangles"]
    if len(owners) != 8:
        raise ValueError("eight owners have triangles")
    for owner, pieces in enumerate(owners):
        for name, n in pieces.items():
            for _ in range(_number(n, 2)):
                state.give(owner, CLASSES[CLASS_NAMES.index(name)])
    _load_figures(state, dump)
    lacks = dump["lacks"]
    if len(lacks) != 12:
        raise ValueError("what seats lack is two numbers each")
    for i, mask in enumerate(lacks):
        state.lacks[i] = _number(mask, (1 << 38) - 1)


def _load_figures(state: Laberinto, dump: Mapping[str, Any]) -> None:
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
            state.put(colour, CELLS[name], FIGURES.index(figure) + 1)


def _number(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{str(value)[:30]} is not a number from 0 to {most}")
    return value
