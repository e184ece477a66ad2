"""The object that ties the parts of one rulebook together."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from avernus.core import any_picture, fields
from avernus.core.actions import VerbTable, Word
from avernus.core.arguments import shown, whole
from avernus.core.card_sets import CardFiles
from avernus.core.encoding import Encoding
from avernus.core.expert import Expert
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.palette import LOOKS, Look
from avernus.core.picture import Marks, Picture, Speech
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


StandingAnswer = tuple[tuple[tuple[str, str], ...], bool]
"""An answer left in advance: what is played at which prompts, as (prompt, notation), and whether it holds for the current turn alone."""


class Game(ABC):
    """One game: what it is called, who can play it, and how to start it. Games subclass it once each."""

    id: ClassVar[str]
    """The name that programs use, such as `inferno-race`."""
    package: ClassVar[str]
    """The package that holds it, with its texts, its rulebook and its tutorial; the one that the class stands in."""
    order: ClassVar[int] = 100
    """Where it stands in the list of games: small numbers first, equal ones by id."""
    credits: ClassVar[Credits]
    seats: ClassVar[range]
    """The possible numbers of players."""
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    rules: ClassVar[int] = 1
    """Rises when a fix changes legal play."""
    verbs: VerbTable
    chance: ClassVar[bool] = False
    """Do dice or cards decide anything?"""
    hidden: ClassVar[bool] = False
    """Does any seat know what another does not?"""
    simultaneous: ClassVar[bool] = False
    """May several seats act at once?"""
    clock: ClassVar[bool] = False
    """Does time pass in the game itself?"""

    formalities: ClassVar[frozenset[str]] = frozenset()
    """Codes of prompts that are put even where one answer is possible, because not to ask would tell something; nobody needs to give it."""
    answers: ClassVar[Mapping[str, StandingAnswer]] = {}
    """Answers that a player may leave in advance, by the name of their message `answer-<name>`."""

    tempers: ClassVar[Mapping[str, int]] = {}
    """Players of this game who want other things than most, by their names: the skill, beyond 2, by which `advise` knows each."""

    levels: ClassVar[Mapping[str, tuple[float, int]]] = {}
    """Where levels differ by what the game's own player thinks of: by their names how often one does not ask him, and for which skill he is
    asked otherwise. Elsewhere all games have the same numbers (`bots/levels.py`)."""
    doubts: ClassVar[Mapping[str, float]] = {}
    """Where levels have to misjudge more than elsewhere to be apart: by their names, by which part of what is at stake."""

    card_files: ClassVar[tuple[str, ...]] = ()
    """In games whose cards are data and can be chosen by the option `cards`: the files that a set of cards may have."""
    own_cards: CardFiles | None = None
    """The set of cards that this value of the game is played with; `None`: those that come with it."""

    def __init_subclass__(cls) -> None:
        if "package" not in vars(cls):
            cls.package = cls.__module__

    def new(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """The state before the first action; `AvernusError` for seats or options that do not exist."""
        count = whole(seats, "The number of seats")
        if count not in self.seats:
            raise AvernusError(f"{self.credits.title} is for {self.seats.start} to {self.seats.stop - 1} seats, not {str(count)[:30]}.")
        return self.start(count, settle(self.options, count, {} if options is None else options))

    def hides(self, state: State) -> bool:
        """Does any seat know what another does not in a game with the options of this state? Only asked where the game is `hidden`."""
        return self.hidden

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The state before the first action, from settled options."""

    def load(self, dump: Mapping[str, Any]) -> State:
        """The state that `State.dump` wrote; `AvernusError` if it cannot be one."""
        dump = self.told(dump)
        try:
            seats, options = dump["seats"], dump["options"]
            if type(seats) is not int or seats not in self.seats or not isinstance(options, Mapping):
                raise ValueError("there are no such seats or options")
            state = self.start(seats, settle(self.options, seats, options))
            fields.fill(state, dump)
            broken = self.laws(state)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise AvernusError(f"This is not a state of {self.credits.title}: {str(error)[:120].rstrip('.')}.") from error
        if broken:
            raise AvernusError(f"This is not a state of {self.credits.title}: {broken[0]}.")
        return state

    def told(self, dump: Any) -> Mapping[str, Any]:
        """What is to be loaded, if it is a mapping at all; `AvernusError` if not."""
        if not isinstance(dump, Mapping):
            raise AvernusError(f"This is not a state of {self.credits.title}: {shown(dump)} is no mapping.")
        return dump

    @abstractmethod
    def laws(self, state: State) -> list[str]:
        """The laws of conservation that the state breaks, in words; none, if the rules code is right."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good the state is for the seat, as a good player would guess: larger is better."""

    def expert(self) -> Expert | None:
        """What a search needs to know of this game; `None` where one action ahead is all that bots look."""
        return None

    def encoding(self) -> Encoding | None:
        """Numbers for actions and observations, for learners; `None` where nobody has written them."""
        return None

    def advise(self, state: State, seat: int, skill: int, draw: int) -> int | None:
        """The choice of a player made for this game alone, with a skill of 0 to 2 or one of `tempers`, and a number drawn at random.

        `None`: there is no such player, or he has no idea."""
        return None

    def considered(self, state: State, seat: int, legal: Sequence[int]) -> Sequence[int]:
        """The actions that a good player thinks about, where there are many that nobody would play."""
        return legal

    def at_hand(self, state: State, seat: int, legal: Sequence[int], draw: int) -> Sequence[int]:
        """The actions that come to the mind of somebody who does not see what they are good for; with a number drawn at random."""
        return self.considered(state, seat, legal)

    def stuck(self, state: State) -> bool:
        """Do players stand in each other's way, so that whoever always prefers the same stays there for ever?"""
        return False

    def late(self, state: State) -> float:
        """How far beyond its usual length a game is: 0 within it, 1 when it should be over, 2 when as much again has passed."""
        return 0.0

    def invites(self, state: State, seat: int) -> float:
        """What a seat that wants to go home finds in a position besides its worth: how much it invites the others to decide the game."""
        return 0.0

    def opening(self, state: State) -> bool:
        """Has the game hardly begun, so that whoever always finds the same best action would play the same game every evening?"""
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

    def variant(self, options: Mapping[str, Any]) -> "Game":
        """The game as it is played with these options: another value of it where they choose what it is made of, such as its cards."""
        return self

    def learn_cards(self, files: CardFiles) -> None:
        """Make a set of cards known, so that the option `cards` takes its tag; `AvernusError` says what is wrong with it."""
        raise AvernusError(f"The cards of {self.credits.title} cannot be chosen.")

    def known_cards(self) -> tuple[CardFiles, ...]:
        """The sets of cards that have become known."""
        return ()

    def messages(self, lang: str) -> str:
        """Messages that the folder's catalogues do not have, such as the names of cards that are data, as Fluent text."""
        return ""

    def picture(self, view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
        """The view as rows of text for the terminal; a game without a picture of its own shows its view line by line."""
        return any_picture.draw(view, speech, marks)

    def look(self, view: dict[str, Any], seat: int) -> Look:
        """How a seat looks in pictures: its letter, shape and colours."""
        return LOOKS[seat % len(LOOKS)]

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

    def written(self, state: State, seat: int | None) -> bytes | None:
        """`state.view(seat)` as JSON, in games that can write it sooner than make it; `None` where somebody else has to write it."""
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
