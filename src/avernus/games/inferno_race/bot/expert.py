"""The evaluation, for searches."""

from typing import Final, final

from avernus.core.expert import Expert
from avernus.core.native import i64
from avernus.core.state import State
from avernus.games.inferno_race.bot.evaluation import Judge
from avernus.games.inferno_race.bot.weights import WEIGHTS
from avernus.games.inferno_race.rules import InfernoRace


@final
class Runner(Expert):
    """The evaluation for searches."""

    def __init__(self, lead: float, exploration: float, playouts: i64, weights: list[float]) -> None:
        super().__init__(lead, exploration, playouts)
        self.judge: Judge = Judge(weights)

    def seats(self, state: State) -> i64:
        """How many players there are."""
        assert isinstance(state, InfernoRace)
        return state.seats

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        assert isinstance(state, InfernoRace)
        return self.judge.evaluate(state, seat)

    def share(self, state: State, seat: i64) -> float:
        """The evaluation is a share."""
        assert isinstance(state, InfernoRace)
        share = 0.5 + 0.01 * self.judge.evaluate(state, seat)
        return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share


RUNNER: Final = Runner(25.0, 0.05, 4000, WEIGHTS)
