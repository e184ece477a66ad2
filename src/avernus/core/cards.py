"""Card sets for games whose cards are data. A process plays a game with one set, chosen before the game is opened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

BOOK: Final = "book"
"""The cards that come with the program."""


@dataclass(frozen=True, slots=True)
class CardSet:
    """Data files that stand in for a game's own."""

    tag: str
    """What records call it: its name, and a sum over its files."""
    files: Mapping[str, str]
    """The text of each file by its name without the ending."""


CHOSEN: Final[dict[str, Callable[[], CardSet]]] = {}
"""By the id of a game: how to get at the set that was chosen for this process."""


def chosen_for(game: str) -> CardSet | None:
    """The set that was chosen for a game; none: its own cards."""
    reader = CHOSEN.get(game)
    return reader() if reader is not None else None
