"""What a player thinks of a decision: not an action only, but what everybody can expect, the line it foresees, and the alternatives."""

import math
from typing import Any, Final, final

from avernus.core.native import i64

LIMIT: Final = 30.0


@final
class Alternative:
    """One action among those that were weighed."""

    def __init__(self, action: i64, share: float, visits: i64, value: i64) -> None:
        self.action: i64 = action
        self.share: float = share
        """How much of a win the seat that thinks can expect of it, 0 to 1; after a search that compares, no more than this."""
        self.visits: i64 = visits
        """How often it was tried, in a search that averages; else 0."""
        self.value: i64 = value
        """The same as `share` in the searcher's own unit."""


@final
class Thought:
    """What a search thinks of a decision."""

    def __init__(
        self, action: i64, value: i64, shares: list[float], depth: i64, nodes: i64, line: list[int], others: list[Alternative],
    ) -> None:
        self.action: i64 = action
        self.value: i64 = value
        """For the seat that thinks, in the searcher's own unit."""
        self.shares: list[float] = shares
        """How much of a win each seat can expect: 0 to 1, 1 together; empty where nobody has looked that far."""
        self.depth: i64 = depth
        """How many actions deep everything was looked at; in a search that averages, how long the foreseen line is."""
        self.nodes: i64 = nodes
        """How many states were looked at."""
        self.line: list[int] = line
        """The best play for everybody, as far as it was seen; the action first."""
        self.others: list[Alternative] = others
        """Every action that was weighed, the best first."""


def share_of(value: float, logit: float) -> float:
    """A value as the share of a win that it promises, where so much of it multiplies the odds by e."""
    z = value / logit
    z = LIMIT if z > LIMIT else -LIMIT if z < -LIMIT else z
    return 1.0 / (1.0 + math.exp(-z))


def shares_of(mine: float, seat: int, seats: int) -> list[float]:
    """The shares of all, where one is known and the others are taken to be equal."""
    rest = (1.0 - mine) / (seats - 1) if seats > 1 else 0.0
    return [mine if other == seat else rest for other in range(seats)]


def only(action: int) -> Thought:
    """There was nothing to choose, or nothing was looked at."""
    return Thought(action, 0, [], 0, 0, [action], [Alternative(action, 0.5, 0, 0)])


def plain(thought: Thought) -> list[Any]:
    """A thought as data that goes from process to process."""
    others = [[int(each.action), each.share, int(each.visits), int(each.value)] for each in thought.others]
    return [int(thought.action), int(thought.value), thought.shares, int(thought.depth), int(thought.nodes), thought.line, others]


def from_plain(data: list[Any]) -> Thought:
    """The inverse of `plain`."""
    action, value, shares, depth, nodes, line, others = data
    return Thought(action, value, shares, depth, nodes, line, [Alternative(*each) for each in others])
