"""Inferno, the race, by Perepau Llistosella: imps race along a track of treacherous tiles to Lucifer's throne."""

from collections.abc import Mapping
from typing import Any, Final

from avernus.core.encoding import Encoding
from avernus.core.expert import Expert
from avernus.core.game import Credits, Game
from avernus.core.options import Option, Options, Preset, settle
from avernus.core.palette import Look
from avernus.core.picture import Marks, Picture, Speech
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games.inferno_race.board import SEATS
from avernus.games.inferno_race.rules import InfernoRace
from avernus.games.inferno_race.verbs import TABLE

LONGEST_TURN: Final = 1000
"""Far more actions than a turn can have: each spends a card or a gem, moves on, or follows from one that does."""

LAST_ROUND: Final = {2: 200, 3: 120, 4: 120, 5: 120}
"""D71: by the number of players: far beyond what a game takes, so that no evening is lost to one that does not end (docs/balance.md)."""

PATIENCE: Final = 60
"""Rounds without an arrival after which bots try something else."""


class InfernoRaceGame(Game):
    """Two to five players, four imps each; who first brings enough of them to the throne wins."""

    id = "inferno-race"
    order = 2
    credits = Credits(
        title="Inferno",
        designer="Perepau Llistosella",
        source="The Spanish rulebook of 2012; numbers that its missing pictures held are our own and are data.",
        rights="© Perepau Llistosella 2012.",
    )
    seats = range(2, 6)
    options = (
        Option("target", "D70", {2: 3, 3: 2, 4: 2, 5: 2}, low=1, high=4, earlier=((1, {2: 3, 3: 3, 4: 2, 5: 2}),)),
        Option("stairs", "D2", 4, low=3, high=6),
        Option("start_steps", "D14", "near", ("near", "far")),
        Option("banana_chain", "D48", True, (True, False)),
        Option("return_chain", "D49", False, (False, True)),
        Option("reshuffle", "D60", True, (True, False)),
        Option("recycle_gems", "D41", False, (False, True)),
        Option("max_rounds", "D71", LAST_ROUND, low=0, high=1000, earlier=((2, 0),)),
        Option("quiet_rounds", "D72", 80, low=0, high=1000, earlier=((1, 0),)),
        Option("any_time", "D26", False, (False, True)),
    )
    presets = (
        Preset("book", {"target": 2, "any_time": True, "max_rounds": 0, "quiet_rounds": 0}),
        Preset("short", {"target": 1}),
        Preset("long", {"target": 3}),
        Preset("tournament", {"max_rounds": 60}),
    )
    rules = 3
    verbs = TABLE
    chance = True
    hidden = True
    formalities = frozenset({"free", "move-none", "fight-hopeless", "parry"})

    def start(self, seats: int, options: Options) -> InfernoRace:
        """Before the first tile is laid."""
        state = self.empty(seats, options)
        state.set_up()
        return state

    def empty(self, seats: int, options: Options) -> InfernoRace:
        """A state with nothing on the table."""
        state = InfernoRace(seats)
        state.agree(options)
        return state

    def load(self, dump: Mapping[str, Any]) -> InfernoRace:
        """The state that `dump` wrote."""
        seats = self.told(dump).get("seats")
        if type(seats) is not int or seats not in self.seats or not isinstance(dump.get("options"), Mapping):
            raise AvernusError("This is not a state of Inferno: it has no seats and options.")
        state = self.empty(seats, settle(self.options, seats, dump["options"]))
        state.load(dump)
        if broken := self.laws(state):
            raise AvernusError(f"This is not a state of Inferno: {broken[0]}.")
        return state

    def laws(self, state: State) -> list[str]:
        """42 tiles, 48 cards, 125 gems, four imps to each player."""
        from avernus.games.inferno_race.laws import flaws

        assert isinstance(state, InfernoRace)
        return flaws(state)

    def evaluate(self, state: State, seat: int) -> float:
        """See `bot/`."""
        return self.expert().evaluate(state, seat)

    def expert(self) -> Expert:
        """See `bot/`."""
        from avernus.games.inferno_race.bot.expert import RUNNER

        return RUNNER

    def stuck(self, state: State) -> bool:
        """Has nobody come to the throne for so long that whoever always prefers the same may be waiting for ever?"""
        assert isinstance(state, InfernoRace)
        return int(state.turn - state.arrival) > PATIENCE * int(state.seats)

    def encoding(self) -> Encoding:
        """See `encoding.py`."""
        from avernus.games.inferno_race.encoding import ENCODING

        return ENCODING

    def longest(self, seats: int, options: Options) -> int | None:
        """D71: so many rounds; D72: so many after each imp that comes to the throne, and before the first."""
        arrivals = seats * (int(options["target"]) - 1)
        rounds = [most for most in (options["max_rounds"], options["quiet_rounds"] * (arrivals + 1)) if most]
        return (int(min(rounds)) * seats + 1) * LONGEST_TURN if rounds else None

    def seat_name(self, seats: int, seat: int) -> str:
        """The colour."""
        return SEATS[seat]

    def picture(self, view: dict[str, Any], speech: Speech, marks: Marks) -> Picture:
        """The view as rows of text for the terminal."""
        from avernus.games.inferno_race.picture import draw

        return draw(view, speech, marks)

    def look(self, view: dict[str, Any], seat: int) -> Look:
        """How a seat looks in pictures."""
        from avernus.games.inferno_race.picture import look

        return look(view, seat)


GAME: Final = InfernoRaceGame()
