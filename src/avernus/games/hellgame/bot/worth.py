"""How well a triumvirate stands: circles win, then sections, favors, legions and souls."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from avernus.games.hellgame.board import AREAS, CIRCLES, SECTIONS, SOULS
from avernus.games.hellgame.rules.forces import armies, legions_of
from avernus.games.hellgame.rules.values import free_favors

if TYPE_CHECKING:
    from avernus.games.hellgame.rules import Hell

CIRCLE = (0.0, 1.0, 4.0, 11.0, 26.0, 200.0)
"""What so many sections of one circle are worth beyond themselves."""
SIXES = (0.0, 2.0, 7.0, 60.0)


def worth(g: Hell, seat: int) -> float:
    """How well a triumvirate stands, by itself."""
    total = 0.0
    for sections in CIRCLES:
        mine = coming = 0
        for s in sections:
            if g.control[s] == seat:
                mine += 1
            elif armies(g, s) == 1 << seat:
                coming += 1
        total += CIRCLE[mine] + 0.35 * (CIRCLE[min(4, mine + coming)] - CIRCLE[min(4, mine)])
    for s in range(SECTIONS):
        if g.control[s] == seat:
            total += 1.5 + 0.5 * SOULS[s]
    favors, disfavors = g.favors[seat], g.disfavors[seat]
    total += 2.6 * min(favors, 5) + 0.8 * max(0, favors - 5) - 3.0 * disfavors
    total += 0.5 * min(g.souls[seat], 12) + 0.1 * max(0, g.souls[seat] - 12)
    total += 2.0 * legions_of(g, seat) + 2.0 * g.lt_of.count(seat) + 1.5 * g.hound_of.count(seat)
    for d in range(len(g.cards.demons)):
        if g.d_owner[d] == seat:
            total += (3.0 if g.d_down[d] else 9.0) + (1.0 + 0.5 * g.cards.demons[d].hearts if g.d_place[d] else 0.0)
    if g.options["six_victory"]:
        total += SIXES[min(3, sum(card in g.sixes for card in g.hands[seat]))]
    return total + 0.8 * len(g.hands[seat])


def evaluate(g: Hell, seat: int) -> float:
    """Own standing against the best of the others; the end of the game counts for everything."""
    if g.ending:
        return 1000.0 * (g.seats + 1 - 2 * g.ranks[seat])
    others = [worth(g, p) for p in range(g.seats) if p != seat]
    return worth(g, seat) - max(others) - 0.3 * sum(others) / len(others)


# -- the share of a win at the end of a turn: what each thing adds to the logarithm of the odds ----

HELD: Final = (0.0, 0.0, 0.15, 0.8, 2.0, 9.0)
"""By how many sections of a circle are held."""
COMING: Final = 0.3
"""For each section of the best circle where only one's own legions stand."""
FAVORS: Final = (0.0, 0.35, 0.55, 0.75, 0.85, 0.95)
DISFAVOR: Final = -0.2
SECTION: Final = 0.09
SOUL: Final = 0.02
LEGION: Final = 0.08
CAPTAIN: Final = 0.1
EARTH: Final = 0.45
DOWN: Final = -0.35
SIX: Final = (0.0, 0.2, 0.8, 3.0)


def share(g: Hell, seat: int) -> float:
    """How much of a win a seat can expect at the end of a turn, by what lies open and its own sixes."""
    if g.ending:
        return float(g.ranks[seat] == 1)
    held = [[0] * len(CIRCLES) for _ in range(g.seats)]
    for s, owner in enumerate(g.control):
        if 0 <= owner < g.seats:
            held[owner][s // 5] += 1
    own = strong = 0.0
    for p in range(g.seats):
        value = exp(standing(g, p, held[p]) + (SIX[min(3, sum(card in g.sixes for card in g.hands[p]))] if p == seat else 0.0))
        strong += value
        if p == seat:
            own = value
    return own / strong


def standing(g: Hell, p: int, held: list[int]) -> float:
    """What speaks for a triumvirate."""
    best = max(held)
    c = held.index(best)
    coming = sum(g.control[s] != p and g.plain[p * AREAS + s] > 0 and armies(g, s) == 1 << p for s in CIRCLES[c])
    total = sum(HELD[n] for n in held) + COMING * coming + SECTION * sum(held) + SOUL * min(12, g.souls[p])
    total += FAVORS[min(5, free_favors(g, p))] + DISFAVOR * g.disfavors[p] + LEGION * legions_of(g, p) + CAPTAIN * g.lt_of.count(p)
    for d, owner in enumerate(g.d_owner):
        if owner == p:
            total += DOWN if g.d_down[d] else EARTH if g.d_place[d] else 0.0
    return total
