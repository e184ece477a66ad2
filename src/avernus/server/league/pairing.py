"""Who meets whom in the next round of a tournament, and who sits where.

Duels. In a round robin everybody meets everybody once, by Berger's circle. In a Swiss nobody meets anybody twice as long as that can be:
of all pairings the one is taken that has most pairs and, among those, brings together who have the most equal points and would not sit
out of balance (a matching of maximum weight in the graph of those who have not met). Where the number is odd one player is free, nobody
twice before all have been.

Tables of more than two. Players are laid on tables in the order of the standings (round robin: in an order in which meetings are spread),
and then exchanged as long as an exchange leaves fewer meetings of those who have met, or else more equal points. Seats that remain are
for stand-ins. It is not always the best possible seating, and always the same one.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any, Final

from avernus.lab.ratings import library

STAND_IN: Final = -1
"""A seat that nobody of the tournament has: a bot sits there, and its place counts for nobody."""
MOST_EXCHANGES: Final = 2_000
APART: Final = 1_000_000


@dataclass(slots=True)
class Field:
    """What is known before a round: who plays on, and what has been."""

    players: list[int]
    """Those who play, the best placed first."""
    points: dict[int, float]
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often two have met, the smaller number first."""
    free: Counter[int] = field(default_factory=Counter)
    """How often each has been free."""
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often each has sat in each seat."""
    lately: dict[int, int] = field(default_factory=dict)
    """In which seat each sat last."""

    def times(self, one: int, other: int) -> int:
        """How often two have met."""
        return self.met[min(one, other), max(one, other)]


Round = tuple[list[list[int]], list[int]]
"""Tables with their players in the order of seats, and those who are free."""


def pair(kind: str, seats: int, number: int, known: Field) -> Round:
    """The round with this number, the first being 0."""
    if seats > 2:
        tables = spread(known, seats, by_points=kind == "swiss")
        return [seated(table, known) for table in tables], []
    found, free = robin(known, number) if kind == "robin" else swiss(known)
    return [seated(list(two), known) for two in found], free


def robin(known: Field, number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Berger's circle: the first stays, the others move on by one seat a round. Whoever would meet somebody who has left is free."""
    ring: list[int | None] = [*sorted(known.points)]
    if len(ring) % 2:
        ring.append(None)
    turn = number % (len(ring) - 1)
    turned = [ring[0], *ring[1 + turn:], *ring[1:1 + turn]]
    there = set(known.players)
    pairs, free = [], []
    for place in range(len(ring) // 2):
        two = [one for one in (turned[place], turned[-1 - place]) if one is not None and one in there]
        if len(two) == 2:
            pairs.append((two[0], two[1]))
        else:
            free += two
    return pairs, free


def rounds_of_robin(players: int, seats: int) -> int:
    """After how many rounds everybody can have met everybody."""
    return -(-(players - 1) // (seats - 1)) if seats > 2 else players - 1 + players % 2


def swiss(known: Field) -> tuple[list[tuple[int, int]], list[int]]:
    """As many pairs as there can be of players who have not met, with points as equal as can be."""
    players = known.players
    graph = _graphs().Graph()
    graph.add_nodes_from(players)
    # A pair that is there at all outweighs every difference of points; a pair that has met already is the last resort.
    for (above, one), (below, other) in combinations(enumerate(players), 2):
        gap = abs(known.points[one] - known.points[other])
        near = abs(below - above - _half(known, above)) / (len(players) + 1)
        unlike = gap * gap + near * 0.01 + _clash(known, one, other)
        graph.add_edge(one, other, weight=_weight(len(players), known.times(one, other), unlike))
    if len(players) % 2:  # who has been free least often, and of those who has the fewest points
        for place, one in enumerate(players):
            graph.add_edge(one, "free", weight=_weight(len(players), known.free[one], (len(players) - 1 - place) * 0.5))
    matched = _graphs().max_weight_matching(graph, maxcardinality=True)
    order = {one: place for place, one in enumerate(players)}
    pairs = [sorted(two, key=order.__getitem__) for two in matched if "free" not in two]
    free = [one for two in matched if "free" in two for one in two if one != "free"]
    return [(two[0], two[1]) for two in sorted(pairs, key=lambda two: order[two[0]])], free


def _clash(known: Field, one: int, other: int) -> float:
    """Both have sat in the same seat more often: one of them would have to again. Two times too many is worth four points and more."""
    left, right = (known.sat[player, 0] - known.sat[player, 1] for player in (one, other))
    return 0.0 if left * right <= 0 else 0.03 if min(abs(left), abs(right)) == 1 else 20.0


def _half(known: Field, place: int) -> int:
    """In a group of equal points the upper half meets the lower half: how far down the wished opponent stands."""
    points = known.points[known.players[place]]
    return max(1, sum(known.points[one] == points for one in known.players) // 2)


def _weight(players: int, repeated: int, gap: float) -> int:
    """Whole numbers, so that the matching is exact: no repetition outweighs any gap."""
    return APART * APART // 4 - repeated * APART * 1_000 - round(min(gap * 1_000, APART * 900 / max(1, players)))


def _graphs() -> Any:
    return library("networkx")


def spread(known: Field, seats: int, by_points: bool) -> list[list[int]]:
    """Tables of `seats`, the last with stand-ins if need be, improved by exchanges of two players."""
    waiting = list(known.players) if by_points else sorted(known.players)
    count = -(-len(waiting) // seats)
    waiting += [STAND_IN] * (count * seats - len(waiting))
    if by_points:
        tables = [waiting[first:first + seats] for first in range(0, len(waiting), seats)]
    else:
        tables = [waiting[first::count] for first in range(count)]
    if len(tables) > 1 and tables[-1].count(STAND_IN) > 1:  # rather one at each of several tables than a table of bots
        spare = [place for place, one in enumerate(tables[-1]) if one == STAND_IN][1:]
        for table, place in zip(reversed(tables[:-1]), spare, strict=False):
            tables[-1][place], table[-1] = table[-1], STAND_IN

    def cost(table: Sequence[int]) -> float:
        people = [one for one in table if one != STAND_IN]
        again = sum(known.times(*two) for two in combinations(people, 2))
        bots = table.count(STAND_IN)
        gap = max((known.points[one] for one in people), default=0) - min((known.points[one] for one in people), default=0)
        return again * 1_000 + bots * bots * 100 + (gap if by_points else 0) + sum(known.free[one] for one in people) * bots * 0.5

    for _ in range(MOST_EXCHANGES):
        if not _exchanged(tables, cost):
            break
    return tables


def _exchanged(tables: list[list[int]], cost: Any) -> bool:
    """Exchange the first two players by whom everything gets better."""
    for one, other in combinations(range(len(tables)), 2):
        before = cost(tables[one]) + cost(tables[other])
        for left in range(len(tables[one])):
            for right in range(len(tables[other])):
                tables[one][left], tables[other][right] = tables[other][right], tables[one][left]
                if cost(tables[one]) + cost(tables[other]) < before - 1e-9:
                    return True
                tables[one][left], tables[other][right] = tables[other][right], tables[one][left]
    return False


def seated(players: list[int], known: Field) -> list[int]:
    """Who sits where: nobody more often in one seat than need be, and not twice in a row if that can be avoided."""
    def cost(order: Iterable[int]) -> tuple[int, int]:
        people = [(one, seat) for seat, one in enumerate(order) if one != STAND_IN]
        return sum(known.sat[pair] ** 2 + known.sat[pair] for pair in people), sum(known.lately.get(one) == seat for one, seat in people)

    return list(min(permutations(players), key=cost))
