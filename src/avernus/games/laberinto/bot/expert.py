"""The evaluation, for bots: the share of a win that `things.py` expects."""

from typing import Final, final

from avernus.core.expert import Expert
from avernus.core.native import i64
from avernus.core.seats import NOBODY
from avernus.core.state import State
from avernus.games.laberinto.board import bit
from avernus.games.laberinto.bot.things import Things
from avernus.games.laberinto.bot.weights import WEIGHTS
from avernus.games.laberinto.rules import Laberinto

WON: Final = 60.0
"""A won game, where the whole expectation of a win is 50 and none of it -50."""
LOST: Final = -60.0


@final
class Traveller(Expert):
    """The evaluation with some weights."""

    def __init__(self, lead: float, exploration: float, playouts: i64, weights: list[float]) -> None:
        super().__init__(lead, exploration, playouts)
        self.things: Things = Things(weights)

    def seats(self, state: State) -> i64:
        """How many players there are."""
        assert isinstance(state, Laberinto)
        return state.seats

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, in hundredths of a win above half of one."""
        assert isinstance(state, Laberinto)
        if state.actor == NOBODY:
            return ended(state, seat)
        return 100.0 * self.things.share(state, seat) - 50.0

    def share(self, state: State, seat: i64) -> float:
        """The evaluation is a share."""
        share = 0.5 + 0.01 * self.evaluate(state, seat)
        return 0.0 if share < 0.0 else 1.0 if share > 1.0 else share


def ended(state: Laberinto, seat: i64) -> float:
    """Won or lost; of a first place that several share, its part: allies share nothing, they win together (L81)."""
    result = state.result()
    assert result is not None
    if result.ranks[seat] != 1:
        return LOST
    sides: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if result.ranks[other] == 1:
            sides |= bit(state.alliance[other])
        other += 1
    first: i64 = 0
    while sides != 0:
        sides &= sides - 1
        first += 1
    return LOST + (WON - LOST) / float(first)


TRAVELLER: Final = Traveller(25.0, 0.05, 400, WEIGHTS)
