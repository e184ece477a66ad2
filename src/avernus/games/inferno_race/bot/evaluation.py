"""How good a position of the race is: the share of a win that `things.py` expects, of the best move where the number is known."""

from typing import Final, final

from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE
from avernus.games.inferno_race.bot.things import Things
from avernus.games.inferno_race.rules import InfernoRace
from avernus.games.inferno_race.rules.end import distance_run
from avernus.games.inferno_race.state import ON_THE_THRONE, RUNNING
from avernus.games.inferno_race.steps import GEMS, MOVE, TILE
from avernus.games.inferno_race.verbs import BANANA_CARD, MOVE_IMP, WIDTH

WON: Final = 60.0
"""A won game, where the whole expectation of a win is 50 and none of it -50."""
LOST: Final = -60.0


@final
class Judge:
    """The evaluation with some weights."""

    def __init__(self, weights: list[float]) -> None:
        self.things: Things = Things(weights)

    def evaluate(self, state: InfernoRace, seat: i64) -> float:
        """How good the position is for a seat, in hundredths of a win above half of one."""
        if state.ending != RUNNING:
            if state.ending == ON_THE_THRONE:
                return WON if state.home[seat] >= state.target else LOST
            return placed(state, seat)
        kind = state.step()
        if kind == MOVE and state.active == seat:
            return self.best_move(state, seat)
        if (kind == TILE or kind == GEMS) and state.depth == 3:
            return self.drawn(state, seat)
        return 100.0 * self.things.share(state, seat) - 50.0

    def drawn(self, state: InfernoRace, seat: i64) -> float:
        """An imp is on its way while the tile that it left is looked at, or gems are drawn: go on with any, for it seldom matters which."""
        out = vec[i64]([0] * 128)
        weights = vec[i64]([0] * 128)
        state.outcomes_into(out, weights)
        following = state.copy()
        following.apply(CHANCE, out[0])
        return self.evaluate(following, seat)

    def best_move(self, state: InfernoRace, seat: i64) -> float:
        """The number is known: what the best move with it comes to, or with the weakest banana besides."""
        out = vec[i64]([0] * 128)
        n = state.legal_into(seat, out)
        best = 2.0 * LOST
        following = state.copy()
        bananas: i64 = 0
        i: i64 = 0
        while i < n:
            verb = out[i] >> WIDTH
            if verb == MOVE_IMP or (verb == BANANA_CARD and bananas == 0):
                following.copy_from(state)
                following.apply(seat, out[i])
                best = max(best, self.evaluate(following, seat))
            if verb == BANANA_CARD:
                bananas += 1
            i += 1
        return best if best > 2.0 * LOST else 100.0 * self.things.share(state, seat) - 50.0


def placed(state: InfernoRace, seat: i64) -> float:
    """D71, D72: the game is over without a throne; nobody who ran farther may stand before a winner."""
    other: i64 = 0
    while other < state.seats:
        if far(state, other) > far(state, seat):
            return LOST
        other += 1
    return WON


def far(state: InfernoRace, seat: i64) -> i64:
    """Imps on the throne first, then the distance."""
    return state.home[seat] * 10_000 + i64(distance_run(state, int(seat)))
