"""How well a triumvirate stands: circles win, then sections, favors, legions and souls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.hellgame.board import CIRCLES, SECTIONS, SOULS
from avernus.games.hellgame.rules.forces import armies, legions_of

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
