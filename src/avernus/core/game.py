"""The object that ties the parts of one rulebook together."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from avernus.core.actions import VerbTable, Word
from avernus.core.expert import Expert
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.refusals import AvernusError, Refusal
from avernus.core.state import State


@dataclass(frozen=True, slots=True)
class Credits:
    """Whose game it is."""

    title: str
    """The name on the box; it is not translated."""
    designer: str
    source: str
    """Where the rules were taken from."""
    rights: str
    """What the designer asks of those who use the game."""


class Game(ABC):
    """One game: what it is called, who can play it, and how to start it. Games subclass it once each."""

    id: ClassVar[str]
    """The name that programs use, such as `inferno-race`."""
    folder: ClassVar[str]
    """The package under `avernus.games` that holds it."""
    credits: ClassVar[Credits]
    seats: ClassVar[range]
    """The possible numbers of players."""
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    rules: ClassVar[int] = 1
    """Rises when a fix changes legal play."""
    verbs: ClassVar[VerbTable]
    chance: ClassVar[bool] = False
    """Do dice or cards decide anything?"""
    hidden: ClassVar[bool] = False
    """Does any seat know what another does not?"""
    simultaneous: ClassVar[bool] = False
    """May several seats act at once?"""
    clock: ClassVar[bool] = False
    """Does time pass in the game itself?"""
    fixed_words: ClassVar[bool] = False
    """In a game with `words` of its own: do they depend on the action alone, and not on the state?"""

    formalities: ClassVar[frozenset[str]] = frozenset()
    """Codes of prompts that are put even where one answer is possible, because not to ask would tell something; nobody needs to give it."""

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """The state before the first action; `AvernusError` for seats or options that do not exist."""
        if type(seats) is not int or seats not in self.seats:
            raise AvernusError(f"{self.credits.title} is for {self.seats.start} to {self.seats.stop - 1} seats, not {str(seats)[:30]}.")
        return self.start(seats, settle(self.options, seats, options or {}))

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The state before the first action, from settled options."""

    @abstractmethod
    def load(self, dump: Mapping[str, Any]) -> State:
        """The state that `State.dump` wrote; `AvernusError` if it cannot be one."""

    @abstractmethod
    def laws(self, state: State) -> list[str]:
        """The laws of conservation that the state breaks, in words; none, if the rules code is right."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good the state is for the seat, as a good player would guess: larger is better."""

    def expert(self) -> Expert | None:
        """What a search needs to know of this game; `None` where one action ahead is all that bots look."""
        return None

    def advise(self, state: State, seat: int, skill: int, draw: int) -> int | None:
        """The choice of a player made for this game alone, with a skill of 0 to 2 and a number drawn at random; `None`: there is none."""
        return None

    def stuck(self, state: State) -> bool:
        """Do players stand in each other's way, so that whoever always prefers the same stays there for ever?"""
        return False

    def takes(self, state: State, seat: int, action: int, skill: int, draw: int) -> float | None:
        """For how many seconds a person would think about the action, where time is part of the game; `None` elsewhere."""
        return None

    def lapse(self, state: State) -> tuple[int, int] | None:
        """After how many milliseconds without an answer the question now open lapses, and the clock's action for it; `None`: never."""
        return None

    def misread(self, text: str) -> Refusal | None:
        """The rule that a text breaks which is the notation of no action, if it is clear what was meant; else `None`."""
        return None

    @abstractmethod
    def longest(self, seats: int, options: Options) -> int | None:
        """No game with these options has more actions than this; `None` if there is no bound."""

    def seat_name(self, seats: int, seat: int) -> str:
        """The key of the seat's name in the catalogue (`seat-<name>`), such as its colour or its side of the board."""
        return str(seat)

    def position(self, text: str, options: Mapping[str, Any] | None = None, seats: int | None = None) -> State:
        """The state that a position text describes, in games that have such a text."""
        raise AvernusError(f"{self.credits.title} has no position text; give the dump of a state.")

    def write_position(self, state: State) -> str | None:
        """The position text of a state, in games that have one."""
        return None

    def write(self, state: State, seat: int, action: int) -> str:
        """The notation of a seat's action in a state."""
        return self.verbs.write(action)

    def read(self, state: State, seat: int, text: str) -> int | None:
        """The action that a seat's notation stands for in a state, or `None`."""
        return self.verbs.read(text, seat)

    def words(self, state: State, action: int) -> tuple[Word, ...]:
        """What a person points at to play the action, in order."""
        return self.verbs.words(action)
