"""Looking ahead to the end of the turn: everybody plays on by rule of thumb, and the shares of a win that come of it are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from avernus.core.native import buffer
from avernus.core.seats import CHANCE
from avernus.games.hellgame.bot.plan import Plan
from avernus.games.hellgame.bot.worth import share
from avernus.games.hellgame.steps import Ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from avernus.games.hellgame.bot.luck import Luck
    from avernus.games.hellgame.rules import Hell

LONGEST: Final = 500
"""So many actions are looked ahead at most."""
SAMPLES: Final = 3
"""So often each candidate is tried in each round; the worse half goes no further."""
ROUNDS: Final = 2
"""So many rounds there are for the last two."""
TRUST: Final = 0.01
"""By so much of a win each candidate must be better than the one before it by rule of thumb."""
ANEW: Final = frozenset({"ACTION_MENU", "MARCH_SELECT", "SUMMON_MENU", "PETITION_MENU", "AVOID"})
"""Questions before which a player thinks again about what he wants."""


def best(g: Hell, seat: int, candidates: list[int], thumb: Callable[[Plan, str, list[int]], int], luck: Luck) -> int:
    """The candidate, of some in the order of the rules of thumb, after which the turn ends best: by halving again and again."""
    totals = [0.0] * len(candidates)
    left = list(range(len(candidates)))
    for played in range(1, ROUNDS + 1):
        for i in left:
            for _ in range(SAMPLES):
                totals[i] += outlook(g, seat, candidates[i], thumb, luck)
        left.sort(key=lambda i: totals[i] / (played * SAMPLES) - TRUST * i, reverse=True)
        left = left[:max(2, (len(left) + 1) // 2)]
    return candidates[left[0]]


def outlook(g: Hell, seat: int, action: int, thumb: Callable[[Plan, str, list[int]], int], luck: Luck) -> float:
    """The share of a win that is expected at the end of the turn, if everybody plays on by rule of thumb."""
    world = g.copy()
    world.apply(seat, action)
    play_on(world, thumb, luck)
    return share(world, seat)


def play_on(g: Hell, thumb: Callable[[Plan, str, list[int]], int], luck: Luck) -> None:
    """Play by rule of thumb until the turn is over."""
    out, weights = buffer(int(g.max_legal())), buffer(int(g.max_legal()))
    turn = g.turn
    plans: dict[int, Plan] = {}
    for _ in range(LONGEST):
        if not g.stack or g.turn != turn:
            return
        top = g.stack[-1]
        if isinstance(top, Ask):
            legal = list(g.options_now())
            plan = plans.get(top.seat)
            if plan is None or top.point in ANEW:
                plan = plans[top.seat] = Plan(g, top.seat)
            g.apply(top.seat, thumb(plan, top.point, legal) if len(legal) > 1 else legal[0])
        else:
            n = int(g.outcomes_into(out, weights))
            rest = luck.below(sum(int(weights[i]) for i in range(n)))
            i = 0
            while rest >= weights[i]:
                rest -= int(weights[i])
                i += 1
            g.apply(CHANCE, out[i])
