"""Positions for tests: triangles, figures and counts put where a test wants them."""

from collections.abc import Mapping
from typing import Any

import avernus
from avernus.core.events import Event
from avernus.core.options import settle
from avernus.games.laberinto import steps
from avernus.games.laberinto.board import CELLS, CLASSES, COLOURS, TILE_NAMES, smallest
from avernus.games.laberinto.rules import Laberinto, paths
from avernus.games.laberinto.rules.setup import set_up
from avernus.games.laberinto.state import BAG, ELIMINATED, PAIRS, PRISMS, PRISONERS, PYRAMIDS, RESERVE
from avernus.games.laberinto.verbs import FIGURES, TABLE

GAME = avernus.game("laberinto")
STRIP = {"H16": "OYG", "H17": "OYB", "H18": "OVB", "H19": "OVR", "H20": "OGR", "H21": "OGB"}
"""The strip of worked examples 5 to 9."""


def scene(
    tiles: Mapping[str, str], figures: Mapping[str, str] | None = None, *, seats: int = 6, step: int = steps.TURN, seat: int = 0,
    hands: Mapping[int, list[str]] | None = None, left: int | None = None, pips: int = 0, **options: Any,
) -> Laberinto:
    """A state with these triangles and figures (`"Rp"`, `"Gm y"`); all other figures in reserve, all other triangles put away.

    Nothing ends it soon, and there is one lot, unless a test says so.
    """
    state = Laberinto(seats, settle(GAME.options, seats, {"goal": 0, "build": 0, "lot": "once", "quiet_rounds": 100, **options}))
    set_up(state)
    for cell, tile in tiles.items():
        lay(state, cell, tile)
    for owner, names in (hands or {}).items():
        for name in names:
            state.withdraw(BAG, tile_of(name))
            state.give(owner, tile_of(name))
    if hands is None:
        for triangle in CLASSES:
            while state.has(BAG, triangle):
                state.withdraw(BAG, triangle)
                state.give(seats - 1, triangle)
    for cell, text in (figures or {}).items():
        stand(state, cell, text)
    state.step, state.actor, state.active, state.first = step, seat, seat, seat
    state.left, state.pips, state.owner = int(state.late_build) if left is None else left, pips, 0
    return state


def tile_of(name: str) -> int:
    return TILE_NAMES.index(name)


def lay(state: Laberinto, cell: str, name: str) -> None:
    """A triangle from wherever it is comes to lie on a cell."""
    owner = next(o for o in (BAG, RESERVE, *range(6)) if state.has(o, smallest(tile_of(name))))
    state.withdraw(owner, tile_of(name))
    paths.lay(state, CELLS[cell], tile_of(name))


def stand(state: Laberinto, cell: str, text: str) -> None:
    """Figures of one colour come out of the reserve, such as `Rp` or `Gm y`."""
    colour = COLOURS.index(text[0])
    for name in text[1:].split():
        figure = FIGURES.index(name) + 1
        state.put(colour, CELLS[cell], figure, 0)
        if name != "y":
            state.count[PRISMS + colour] -= 1
        if name != "p":
            state.count[PYRAMIDS + (colour if len(name) == 1 else COLOURS.index(name[1].upper()))] -= 1


def moves(state: Laberinto, of: str = "") -> list[str]:
    """The legal movements of the seat to move, those that begin with a text."""
    texts = [TABLE.write(action) for action in state.legal(int(state.actor))]
    return sorted(text for text in texts if text.startswith(of) and not text.startswith("+"))


def placements(state: Laberinto) -> list[str]:
    """The legal placements of the seat to move."""
    return [text for action in state.legal(int(state.actor)) if (text := TABLE.write(action)).startswith("+")]


def ends(state: Laberinto, cell: str, figure: str = "p") -> set[str]:
    """The cells to which a figure may move or capture."""
    return {text[len(figure + cell) + 1:] for text in moves(state) if text.startswith((f"{figure}{cell}-", f"{figure}{cell}x"))}


def play(state: Laberinto, text: str) -> list[str]:
    """Play a legal action of whoever is asked; the names of its events."""
    return [event.name for event in events_of(state, text)]


def events_of(state: Laberinto, text: str) -> list[Event]:
    """Play a legal action of whoever is asked; its events."""
    seat = int(state.actor)
    action = TABLE.read(text, seat)
    assert action is not None, text
    assert seat < 0 or state.refusal(seat, action) is None, f"{text}: {state.refusal(seat, action)}"
    events: list[Event] = []
    state.apply(seat, action, events)
    return events


def why(state: Laberinto, text: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the clause with which an action is refused."""
    action = TABLE.read(text)
    assert action is not None, text
    before = state.dump()
    refusal = state.refusal(int(state.actor) if seat is None else seat, action)
    assert refusal is not None, f"{text} is legal"
    assert state.dump() == before
    return refusal.code, refusal.clause


def put_aside(state: Laberinto, colour: str, *, eliminated: int = 0, crossed: str = "", gone: int = 0) -> None:
    """Take prisms (and pyramids) of a colour out of its reserve: eliminated, or crossed with riders of these colours."""
    c = COLOURS.index(colour)
    state.count[PRISMS + c] -= eliminated + len(crossed)
    state.count[ELIMINATED + c] += eliminated
    for rider in crossed:
        state.count[PAIRS + c * 6 + COLOURS.index(rider)] += 1
        state.count[PYRAMIDS + COLOURS.index(rider)] -= 1
    state.count[PYRAMIDS + c] -= gone
    state.count[18 + c] += gone


def imprison(state: Laberinto, seat: int, colour: str) -> None:
    """A pyramid out of its reserve becomes a seat's prisoner."""
    state.count[PYRAMIDS + COLOURS.index(colour)] -= 1
    state.count[PRISONERS + seat * 6 + COLOURS.index(colour)] += 1


def count(state: Laberinto, place: int, colour: str) -> int:
    """A number by colour."""
    return int(state.count[place + COLOURS.index(colour)])
