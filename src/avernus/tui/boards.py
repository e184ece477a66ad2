"""Finding one's way in a game's picture: what lies where, what lies under a point, and what comes next in a direction."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from avernus.core.actions import Word
from avernus.core.picture import Key, Picture
from avernus.tui.walk import key


@dataclass(frozen=True, slots=True)
class Place:
    """Where something can be pointed at in a picture: the middle of it, and all that pointing there may mean."""

    row: float
    column: float
    words: tuple[Word, ...] = field(default=())


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
