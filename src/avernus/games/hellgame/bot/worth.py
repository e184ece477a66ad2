"""What a good player of The HellGame knows: circles win, then sections, favors, legions and souls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.games.hellgame.board import CIRCLES, SECTIONS
from avernus.games.hellgame.forces import legions, legions_of
from avernus.games.hellgame.loader import ARCANA, DEMONS, SOULS

if TYPE_CHECKING:
    from avernus.games.hellgame.state import Hell


def worth(g: Hell, seat: int) -> float:
    """How well a triumvirate stands, by itself."""
    total = 0.0
    for sections in CIRCLES:
        mine = sum(g.control[s] == seat for s in sections)
        total += (0, 1, 3, 8, 20, 200)[mine]
    for s in range(SECTIONS):
        if g.control[s] == seat:
            total += 1 + 0.4 * SOULS[s]
        elif legions(g, seat, s):
            total += 1.0 if g.control[s] < 0 else 1.4  # a petition is near
    total += 2.2 * g.favors[seat] - 3.0 * g.disfavors[seat] + 0.5 * g.souls[seat]
    total += 2.2 * legions_of(g, seat) + 2.0 * g.lt_of.count(seat) + 1.5 * g.hound_of.count(seat)
    for d in range(len(DEMONS)):
        if g.d_owner[d] == seat:
            total += (3.0 if g.d_down[d] else 9.0) + (1.5 if g.d_place[d] else 0.0)
    sixes = sum(ARCANA[card].six for card in g.hands[seat])
    return total + 0.8 * len(g.hands[seat]) + (0, 2, 6, 60)[min(3, sixes)]


def evaluate(g: Hell, seat: int) -> float:
    """Own standing against the best of the others; the end of the game counts for everything."""
    if g.ending:
        return 1000.0 * (g.seats + 1 - 2 * g.ranks[seat])
    others = [worth(g, p) for p in range(g.seats) if p != seat]
    return worth(g, seat) - max(others) - 0.3 * sum(others) / len(others)
