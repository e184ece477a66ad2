"""Pictures of a game as text: rows of stretches that know what a person points at there.

A game draws its view by `Game.picture`. Both the full screen, where stretches can be clicked, and the plain game show the result.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from avernus.core.actions import Word

Key = tuple[str, str]
"""A word as clients compare it: its kind and its text."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of one row: its text, how it looks, and the words that pointing at it may mean, its own place first."""

    text: str
    style: str = ""
    words: tuple[Word, ...] = ()


Picture = list[list[Stretch]]


@dataclass(frozen=True, slots=True)
class Marks:
    """What a picture shows beside the position."""

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


class Speech(Protocol):
    """What a picture needs of whoever speaks the reader's language: `avernus.text.Speaker` is one."""

    seats: int
    """The number of players."""

    def has(self, key: str) -> bool:
        """Is there such a message?"""

    def say(self, key: str, **params: Any) -> str:
        """A message of the catalogue."""

    def seat(self, seat: int) -> str:
        """What a seat is called."""

    def word(self, word: Word) -> str:
        """What a word is called."""
