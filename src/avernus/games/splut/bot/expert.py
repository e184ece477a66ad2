"""The evaluation of Splut! in the form in which searches call it."""

from typing import Final, final

from avernus.core.expert import Expert
from avernus.core.native import i64
from avernus.core.seats import NOBODY
from avernus.core.state import State
from avernus.games.splut.bot.evaluation import judged
from avernus.games.splut.bot.solver import Solver
from avernus.games.splut.bot.values import Values
from avernus.games.splut.bot.weights import WEIGHTS
from avernus.games.splut.rules import Splut
from avernus.games.splut.rules.turns import end_turn
from avernus.games.splut.state import ROCKS, SORCERERS

WON: Final = 1_000_000
LOW: Final = 0x7FFFFFFF
LOGIT: Final = 300.0
"""What the values of `values.py` are worth by the outcome of games: so much multiplies the odds by e."""
SHORT: Final = 2
"""The turns at the beginning that have fewer steps (S4.1)."""


@final
class SplutExpert(Expert):
    """The evaluation for searches."""

    def __init__(self, lead: float, exploration: float, playouts: i64, nodes: i64) -> None:
        super().__init__(lead, exploration, playouts, nodes)
        self.values: Values = Values(list(WEIGHTS))
        self.solver: Solver | None = None
        self.logit = LOGIT

    def seats(self, state: State) -> i64:
        """How many players there are."""
        assert isinstance(state, Splut)
        return state.seats

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        assert isinstance(state, Splut)
        return judged(state, seat, 1.0)

    def value(self, state: State, seat: i64) -> i64:
        """How good the position is for a seat: by the weights of `values.py` where two are left, else by the plain evaluation."""
        assert isinstance(state, Splut)
        if state.at[SORCERERS + seat] == 0:
            return -WON
        rest = state.sorcerers
        rest &= rest - 1
        if rest == 0:
            return WON
        if state.active == NOBODY:
            return 0
        if rest & (rest - 1) != 0:
            return i64(int(judged(state, seat, 1.0) * 10.0))
        enemy: i64 = 0
        while enemy == seat or state.at[SORCERERS + enemy] == 0:
            enemy += 1
        return self.values.value(state, seat, enemy)

    def winning(self, state: State) -> i64:
        """See `solver.py`."""
        assert isinstance(state, Splut)
        solver = self.solver
        if solver is None:
            solver = Solver(state)
            self.solver = solver
        return solver.win(state)

    def skip(self, state: State) -> bool:
        """The turn is over without a step."""
        assert isinstance(state, Splut)
        if state.turn <= SHORT or state.active == NOBODY:
            return False
        end_turn(state, None)
        return state.active != NOBODY

    def fingerprint(self, state: State) -> i64:
        """All that stands where, whose turn it is, and what is known of the rocks."""
        assert isinstance(state, Splut)
        at = state.at
        first: i64 = 0
        i: i64 = 0
        while i < 10:
            first = first << 6 | at[i]
            i += 1
        second: i64 = 0
        while i < 16:
            second = second << 6 | at[i]
            if i >= ROCKS:
                second = second << 2 | (state.locked >> at[i] & 1) << 1 | (state.moved >> at[i] & 1)
            i += 1
        return mixed(mixed(first) ^ second << 3 ^ state.active << 59 ^ state.steps << 1 ^ mixed(state.lev + 7))


def mixed(value: i64) -> i64:
    """Every bit of a number spread over all; the same compiled and interpreted, where numbers grow."""
    low = value & LOW
    high = value >> 31 & LOW
    value = low * 0x5BD1E995 ^ high * 0x2C1B3C6D
    value ^= value >> 29
    low = value & LOW
    high = value >> 31 & LOW
    value = low * 0x4C957F2D ^ high * 0x5851F42D
    return value ^ value >> 31


EXPERT: Final = SplutExpert(30.0, 0.05, 8000, 800_000)
