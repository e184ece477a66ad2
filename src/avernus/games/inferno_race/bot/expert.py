"""The evaluation, for searches."""

from typing import Final, final

from avernus.core.expert import Expert
from avernus.core.native import i64
from avernus.core.state import State
from avernus.games.inferno_race.bot.evaluation import evaluate
from avernus.games.inferno_race.rules import InfernoRace


@final
class Runner(Expert):
    """The evaluation for searches."""

    def seats(self, state: State) -> i64:
        """How many players there are."""
        assert isinstance(state, InfernoRace)
        return state.seats

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        assert isinstance(state, InfernoRace)
        return evaluate(state, seat)


RUNNER: Final = Runner(30.0, 0.05, 4000)
