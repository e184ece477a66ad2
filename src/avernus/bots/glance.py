"""What every action leads to, one look ahead, all in compiled code where there is a compiler."""

from typing import Final, final

from avernus.bots.generator import Xorshift
from avernus.core.expert import Expert
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE
from avernus.core.state import State

MOST: Final = 6
"""More outcomes of one draw than these are left to the evaluation."""


def glance(expert: Expert, world: State, seat: i64, actions: list[int]) -> list[float] | None:
    """The expert's evaluation after each action; `None` if chance has a say after any of them."""
    scratch = world.copy()
    values: list[float] = []
    for action in actions:
        scratch.copy_from(world)
        scratch.apply(seat, action)
        if scratch.mover() == CHANCE:
            return None
        values.append(expert.evaluate(scratch, seat))
    return values


@final
class Glance:
    """Looks at what follows from each action at once."""

    def __init__(self, expert: Expert, like: State, seed: i64) -> None:
        size = int(like.max_legal())
        self.expert: Expert = expert
        self.rng: Xorshift = Xorshift(seed)
        self.out: vec[i64] = vec[i64]([0] * size)
        self.values: vec[float] = vec[float]([0.0] * size)
        self.drawn: vec[i64] = vec[i64]([0] * size)
        self.weights: vec[i64] = vec[i64]([0] * size)
        self.after: State = like.copy()
        self.later: State = like.copy()

    def weigh(self, state: State, seat: i64) -> i64:
        """What each legal action is worth, in `values` beside `out`; how many there are."""
        n = state.legal_into(seat, self.out)
        i: i64 = 0
        while i < n:
            self.after.copy_from(state)
            self.after.apply(seat, self.out[i])
            self.values[i] = self.expected(self.after, seat)
            i += 1
        return n

    def choose(self, state: State, seat: i64) -> i64:
        """The action that looks best, any of the best if several are equal."""
        n = state.legal_into(seat, self.out)
        if n == 1:
            return self.out[0]
        self.weigh(state, seat)
        best: i64 = 0
        same: i64 = 1
        i: i64 = 1
        while i < n:
            if self.values[i] > self.values[best]:
                best = i
                same = 1
            elif self.values[i] == self.values[best]:
                same += 1
                if self.rng.below(same) == 0:
                    best = i
            i += 1
        return self.out[best]

    def expected(self, state: State, seat: i64) -> float:
        """The evaluation of a state; the mean of a draw with few outcomes, if one is due."""
        if state.mover() != CHANCE:
            return self.expert.evaluate(state, seat)
        n = state.outcomes_into(self.drawn, self.weights)
        if n > MOST:
            return self.expert.evaluate(state, seat)
        total = 0.0
        mass = 0.0
        i: i64 = 0
        while i < n:
            self.later.copy_from(state)
            self.later.apply(CHANCE, self.drawn[i])
            weight = float(self.weights[i])
            total += weight * self.expert.evaluate(self.later, seat)
            mass += weight
            i += 1
        return total / mass
