"""What a position is worth by things that are counted for each player: a weight for each thing, and softmax over the players' sums.

With two players the difference of the sums is the logarithm of the odds. A game says what it counts (`games/<game>/bot/things.py`); the
weights are data, and `bench/train` learns them from games that the players play with themselves.
"""

import math
from typing import Final

from mypy_extensions import mypyc_attr

from avernus.core.native import i64, vec
from avernus.core.state import State

LIMIT: Final = 40.0
"""A lead beyond this is as good as won."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting:
    """The things of one player as one viewer sees them: which, and how much of each."""

    def __init__(self, weights: list[float], most: i64) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.found: vec[i64] = vec[i64]([0] * int(most))
        self.much: vec[float] = vec[float]([0.0] * int(most))
        self.n: i64 = 0
        self.sum: float = 0.0

    def add(self, thing: i64, much: float) -> None:
        """So much of a thing."""
        self.found[self.n] = thing
        self.much[self.n] = much
        self.n += 1
        self.sum += self.weights[thing] * much

    def between(self, thing: i64, marks: vec[i64], value: i64) -> None:
        """A number that lies between two marks counts as some of each: the weights are those of the marks."""
        last = len(marks) - 1
        if value <= marks[0]:
            self.add(thing, 1.0)
            return
        at: i64 = 1
        while at < last and marks[at] < value:
            at += 1
        if value >= marks[at]:
            self.add(thing + at, 1.0)
            return
        part = float(value - marks[at - 1]) / float(marks[at] - marks[at - 1])
        self.add(thing + at - 1, 1.0 - part)
        self.add(thing + at, part)

    def begin(self, state: State, viewer: i64) -> None:
        """Look at what matters to all players, before each of them is counted."""

    def of(self, state: State, seat: i64, viewer: i64) -> float:
        """Everything of a player, and what it is worth together."""
        return 0.0

    def players(self, state: State) -> i64:
        """How many there are."""
        return 0

    def together(self, state: State, seat: i64, other: i64) -> bool:
        """Do the two win together?"""
        return seat == other

    def share(self, state: State, seat: i64) -> float:
        """How much of a win a seat can expect: 0 to 1; what its allies win is its own."""
        self.begin(state, seat)
        own = self.of(state, seat, seat)
        ours = 1.0
        others = 0.0
        other: i64 = 0
        while other < self.players(state):
            if other != seat:
                lead = self.of(state, other, seat) - own
                lead = math.exp(LIMIT if lead > LIMIT else lead)
                if self.together(state, seat, other):
                    ours += lead
                else:
                    others += lead
            other += 1
        return ours / (ours + others)
