"""Inferno, the race, by Perepau Llistosella: imps race along a track of treacherous tiles to Lucifer's throne."""

from collections.abc import Mapping
from typing import Any, Final

from avernus.core.expert import Expert
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games.inferno_race.actions import TABLE
from avernus.games.inferno_race.board import SEATS
from avernus.games.inferno_race.rules import InfernoRace

LONGEST_TURN: Final = 1000
"""Far more actions than a turn can have: each spends a card or a gem, moves on, or follows from one that does."""


class InfernoRaceGame(Game):
    """Two to five players, four imps each; who first brings enough of them to the throne wins."""

    id = "inferno-race"
    folder = "inferno_race"
    credits = Credits(
        title="Inferno",
        designer="Perepau Llistosella",
        source="The Spanish rulebook of 2012; numbers that its missing pictures held are our own and are data.",
        rights="© Perepau Llistosella 2012.",
    )
    seats = range(2, 6)
    options = (
        Option("target", "D70", {2: 3, 3: 3, 4: 2, 5: 2}, low=1, high=4),
        Option("stairs", "D2", 4, low=3, high=6),
        Option("start_steps", "D14", "near", ("near", "far")),
        Option("banana_chain", "D48", True, (True, False)),
        Option("return_chain", "D49", False, (False, True)),
        Option("reshuffle", "D60", True, (True, False)),
        Option("recycle_gems", "D41", False, (False, True)),
        Option("max_rounds", "D71", 0, low=0, high=1000),
    )
    presets = (
        Preset("book"),
        Preset("short", {"target": 2}),
        Preset("long", {"target": 3}),
        Preset("tournament", {"max_rounds": 60}),
    )
    verbs = TABLE
    chance = True
    hidden = True

    def start(self, seats: int, options: Options) -> InfernoRace:
        """Before the first tile is laid."""
        state = self.empty(seats, options)
        state.set_up()
        return state

    def empty(self, seats: int, options: Options) -> InfernoRace:
        """A state with nothing on the table."""
        return InfernoRace(
            seats, options["stairs"], options["target"], options["max_rounds"], options["start_steps"] == "far", options["return_chain"],
            options["banana_chain"], options["reshuffle"], options["recycle_gems"],
        )

    def load(self, dump: Mapping[str, Any]) -> InfernoRace:
        """The state that `dump` wrote."""
        from avernus.games.inferno_race.dump import load_into

        seats = dump.get("seats")
        if type(seats) is not int or seats not in self.seats or not isinstance(dump.get("options"), Mapping):
            raise AvernusError("This is not a state of Inferno: it has no seats and options.")
        state = self.empty(seats, settle(self.options, seats, dump["options"]))
        load_into(state, dump)
        return state

    def laws(self, state: State) -> list[str]:
        """42 tiles, 48 cards, 125 gems, four imps to each player."""
        from avernus.games.inferno_race.laws import flaws

        assert isinstance(state, InfernoRace)
        return flaws(state)

    def evaluate(self, state: State, seat: int) -> float:
        """See `bot.py`."""
        from avernus.games.inferno_race.bot import evaluate

        assert isinstance(state, InfernoRace)
        return evaluate(state, seat)

    def expert(self) -> Expert:
        """See `bot.py`."""
        from avernus.games.inferno_race.bot import RUNNER

        return RUNNER

    def longest(self, seats: int, options: Options) -> int | None:
        """Only a limit of rounds limits the game."""
        return (int(options["max_rounds"]) * seats + 1) * LONGEST_TURN if options["max_rounds"] else None

    def seat_name(self, seats: int, seat: int) -> str:
        """The colour."""
        return SEATS[seat]


GAME: Final = InfernoRaceGame()
