"""Boards as text. A game adds one module here, named like its folder, with a function `draw(view, speaker, marks)`.

The function returns a picture: rows of stretches of text that know what a person points at there. Both the full screen, where
stretches can be clicked, and the plain game use it. A module may also have `look(view, seat)`, for teams whose colours do not go
by the number of their seat. A game without a module is drawn by `generic`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from avernus.core.actions import Word
from avernus.text import Speaker
from avernus.tui.palette import LOOKS, Look
from avernus.tui.walk import Key, key


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of one row: its text, how it looks, and the words that pointing at it may mean, its own place first."""

    text: str
    style: str = ""
    words: tuple[Word, ...] = ()


Picture = list[list[Stretch]]


@dataclass(frozen=True, slots=True)
class Marks:
    """What a board shows beside the position."""

    pointable: frozenset[Key] = frozenset()
    selected: frozenset[Key] = frozenset()
    last: frozenset[str] = frozenset()
    """The things that the last action touched, whatever their kind."""
    ahead: frozenset[str] = frozenset()
    """The things that the action would touch which is being considered."""
    cursor: Key | None = None
    width: int = 40
    height: int = 20
    """The room there is."""
    plain: bool = False
    """Only letters, in fixed columns: no shapes, and nothing that needs a colour to be understood."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where something can be pointed at in a picture: the middle of it, and all that pointing there may mean."""

    row: float
    column: float
    words: tuple[Word, ...] = field(default=())


def board(folder: str) -> ModuleType:
    """The module that draws a game: its own, or the generic one."""
    name = f"avernus.tui.boards.{folder}"
    return import_module(name if find_spec(name) else "avernus.tui.boards.generic")


def draw(folder: str, view: dict[str, Any], speaker: Speaker, marks: Marks) -> Picture:
    """The picture of a view."""
    picture: Picture = board(folder).draw(view, speaker, marks)
    return picture


def look(folder: str, view: dict[str, Any], seat: int) -> Look:
    """How a seat looks: as its game says, or by its number."""
    own = getattr(board(folder), "look", None)
    found = own(view, seat) if own else LOOKS[seat % len(LOOKS)]
    assert isinstance(found, Look)
    return found


def places(picture: Picture) -> dict[Key, Place]:
    """Everything that can be pointed at in a picture, by its first word."""
    spots: dict[Key, list[tuple[int, float]]] = {}
    words: dict[Key, tuple[Word, ...]] = {}
    for row, stretches in enumerate(picture):
        column = 0
        for stretch in stretches:
            if stretch.words:
                spots.setdefault(key(stretch.words[0]), []).append((row, column + len(stretch.text) / 2))
                words[key(stretch.words[0])] = stretch.words
            column += len(stretch.text)
    return {
        place: Place(sum(row for row, _ in at) / len(at), sum(column for _, column in at) / len(at), words[place])
        for place, at in spots.items()
    }


def at(picture: Picture, row: int, column: int) -> tuple[Word, ...]:
    """The words at a point of a picture; none beside the board."""
    if not 0 <= row < len(picture) or column < 0:
        return ()
    for stretch in picture[row]:
        if column < len(stretch.text):
            return stretch.words
        column -= len(stretch.text)
    return ()


def towards(known: dict[Key, Place], start: Key | None, rows: int, columns: int, among: Sequence[Key] = ()) -> Key | None:
    """The nearest place from `start` in a direction; the first one if there is no start."""
    if start not in known:
        return next(iter(among or known), None)
    here = known[start]
    best: tuple[float, Key] | None = None
    for place, there in known.items():
        down, right = there.row - here.row, (there.column - here.column) / 2
        ahead, aside = (down * rows, abs(right)) if rows else (right * columns, abs(down))
        if ahead > 0.2 and aside <= ahead * 2:
            far = ahead + 3 * aside
            if best is None or far < best[0]:
                best = far, place
    return best[1] if best else start


def as_text(picture: Picture) -> list[str]:
    """The picture as lines of plain text."""
    return ["".join(stretch.text for stretch in row).rstrip() for row in picture]
