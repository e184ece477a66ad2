"""Splut!, by Tommy De Coninck: trolls throw rocks at sorcerers."""

from collections.abc import Mapping
from typing import Any, Final

from avernus.core.encoding import Encoding
from avernus.core.expert import Expert
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options, settle
from avernus.core.palette import Look
from avernus.core.picture import Marks, Picture, Speech
from avernus.core.refusals import AvernusError
from avernus.core.seats import NOBODY
from avernus.core.state import State
from avernus.games.splut.board import PLACES
from avernus.games.splut.rules import Splut
from avernus.games.splut.rules.setup import set_up
from avernus.games.splut.rules.turns import count_position
from avernus.games.splut.verbs import TABLE
from avernus.games.splut.view import written_of

USUAL: Final = 7.0
"""Turns of everybody within which most games are over; whoever is still there looks no longer at every danger."""
LATE: Final = 2.5
"""So many turns of everybody later only what can be won counts."""
INVITED: Final = 60.0
"""What it is worth to whoever wants to go home that the next team can hit: more than a siege, less than to hit first."""
OPENING: Final = 2
"""The short turns at the beginning (S4.1)."""


class SplutGame(Game):
    """Two to four teams of a sorcerer, a dwarf and a troll; the last sorcerer standing wins."""

    id = "splut"
    order = 1
    credits = Credits(
        title="Splut!",
        designer="Tommy De Coninck",
        source="The official rulebook, version 4, and its Spanish translation by Abe Jet.",
        rights="The designer asks that the game not be used commercially without his consent.",
    )
    seats = range(2, 5)
    options = (
        Option("first", "S3.4", 1, low=1, high=4),
        Option("pull_and_throw", "S6", False, (False, True)),
        Option("levitate_ahead", "S9.3", True, (True, False)),
        Option("levitate_behind", "S9.3", True, (True, False)),
        Option("repetition", "S11.4", False, (False, True)),
        Option("turn_cap", "S11.4", 1000, low=3, high=100_000),
    )
    verbs = TABLE

    def start(self, seats: int, options: Options) -> Splut:
        """All pieces on their start cells."""
        state = self.empty(seats, options)
        set_up(state)
        if state.repetition:
            count_position(state)
        return state

    def empty(self, seats: int, options: Options) -> Splut:
        """A state without pieces."""
        return Splut(
            seats, options["first"], options["pull_and_throw"], options["levitate_ahead"], options["levitate_behind"],
            options["repetition"], options["turn_cap"],
        )

    def load(self, dump: Mapping[str, Any]) -> Splut:
        """The state that `dump` wrote."""
        from avernus.games.splut.laws import flaws

        seats = self.told(dump).get("seats")
        if type(seats) is not int or seats not in self.seats or not isinstance(dump.get("options"), Mapping):
            raise AvernusError("This is not a state of Splut!: it has no seats and options.")
        state = self.empty(seats, settle(self.options, seats, dump["options"]))
        state.load(dump)
        if broken := flaws(state):
            raise AvernusError(f"This is not a state of Splut!: {broken[0]}.")
        return state

    def position(self, text: str, options: Mapping[str, Any] | None = None, seats: int | None = None) -> Splut:
        """The state of a position text."""
        from avernus.games.splut.position import read_position, seats_of

        if not isinstance(text, str):
            raise AvernusError("A position of Splut! is a text.")
        count = seats_of(text) if seats is None else seats
        if count not in self.seats:
            raise AvernusError(f"Splut! is for 2 to 4 seats, not {count}.")
        state = self.empty(count, settle(self.options, count, options or {}))
        read_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """The position text of a state."""
        from avernus.games.splut.position import write_position

        assert isinstance(state, Splut)
        return write_position(state)

    def written(self, state: State, seat: int | None) -> bytes | None:
        """The view: it is the same for everybody, and most of what a server does for a move was to make it and to write it."""
        assert isinstance(state, Splut)
        return written_of(state)

    def laws(self, state: State) -> list[str]:
        """Four rocks, one piece to a cell, no team without its sorcerer and its troll."""
        from avernus.games.splut.laws import flaws

        assert isinstance(state, Splut)
        return flaws(state)

    def evaluate(self, state: State, seat: int) -> float:
        """See `bot/`."""
        from avernus.games.splut.bot.evaluation import evaluate

        assert isinstance(state, Splut)
        return evaluate(state, seat)

    def expert(self) -> Expert:
        """See `bot/`."""
        from avernus.games.splut.bot.expert import EXPERT

        return EXPERT

    def encoding(self) -> Encoding:
        """See `encoding.py`."""
        from avernus.games.splut.encoding import ENCODING

        return ENCODING

    def longest(self, seats: int, options: Options) -> int:
        """Three steps in each turn up to the cap."""
        return 3 * int(options["turn_cap"])

    def late(self, state: State) -> float:
        """By the turns that everybody has had."""
        assert isinstance(state, Splut)
        return max(0.0, (float(state.turn) / float(state.seats) - USUAL) / LATE)

    def invites(self, state: State, seat: int) -> float:
        """Can the team that is next hit the seat's sorcerer?"""
        from avernus.games.splut.bot.evaluation import can_hit

        assert isinstance(state, Splut)
        return INVITED if int(state.active) not in (seat, NOBODY) and can_hit(state, seat) else 0.0

    def opening(self, state: State) -> bool:
        """The two short turns."""
        assert isinstance(state, Splut)
        return int(state.turn) <= OPENING

    def seat_name(self, seats: int, seat: int) -> str:
        """The side of the arena: s, w, n or e."""
        return PLACES[seats][seat]

    def picture(self, view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
        """The view as rows of text for the terminal."""
        from avernus.games.splut.picture import draw

        return draw(view, speech, marks)

    def look(self, view: dict[str, Any], seat: int) -> Look:
        """How a seat looks in pictures."""
        from avernus.games.splut.picture import look

        return look(view, seat)


GAME: Final = SplutGame()
