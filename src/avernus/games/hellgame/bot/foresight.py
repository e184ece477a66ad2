"""Looking ahead to the end of the turn: everybody plays on by rule of thumb, and the shares of a win that come of it are compared."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final

from avernus.core.native import buffer, i64
from avernus.core.seats import CHANCE
from avernus.games.hellgame.bot.luck import Luck
from avernus.games.hellgame.bot.plan import Plan
from avernus.games.hellgame.bot.worth import share
from avernus.games.hellgame.steps import Ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from avernus.core.native import vec
    from avernus.games.hellgame.rules import Hell

LONGEST: Final = 500
"""So many actions are looked ahead at most, for each turn."""
ANEW: Final = frozenset({"ACTION_MENU", "MARCH_SELECT", "SUMMON_MENU", "PETITION_MENU", "AVOID"})
"""Questions before which a player thinks again about what he wants."""

SLOWER: Final = 8 if isinstance(share, FunctionType) else 1
"""Interpreted, so many times fewer games are played on, so that an answer takes no longer; the level of play is lower."""


class Care:
    """How much is thought about a question."""

    def __init__(self, points: frozenset[str], wide: int, games: int, trust: float, turns: int = 1, tries: int = 1) -> None:
        self.points = points
        """The questions that are worth it."""
        self.wide = wide
        """So many answers are compared."""
        self.games = games
        """So many games are played on, all in all."""
        self.trust = trust
        """By so much of a win each answer must be better than the one before it by rule of thumb."""
        self.turns = turns
        """So many turns are looked ahead."""
        self.tries = tries
        """So often a spell or an ability is tried out before, to see how promising it is."""


def best(g: Hell, seat: int, lines: list[list[int]], care: Care, thumb: Callable[[Plan, str, list[int]], int], luck: Luck) -> int:
    """The first answer of the line, of some in the order of the rules of thumb, after which the turn ends best: by halving again and again.

    All lines of a round meet the same luck, as long as what they bring about is alike.
    """
    totals = [0.0] * len(lines)
    played = [0] * len(lines)
    left = list(range(len(lines)))
    rounds = 0
    while 1 << rounds < len(lines):
        rounds += 1
    out, weights = buffer(int(g.max_legal())), buffer(int(g.max_legal()))
    world = g.copy()
    for _ in range(rounds):
        for _ in range(max(1, care.games // (SLOWER * rounds * len(left)))):
            draw = luck.below(1 << 30)
            for i in left:
                world.copy_from(g)
                for action in lines[i]:
                    if world.stack and world.mover() == seat and action in world.options_now():
                        world.apply(seat, action)
                play_on(world, care.turns, thumb, Luck(draw << 20), out, weights)
                totals[i] += share(world, seat)
                played[i] += 1
        ranked = sorted([(care.trust * i - totals[i] / played[i], i) for i in left])
        left = [i for _, i in ranked[:(len(left) + 1) // 2]]
    return lines[left[0]][0]


def play_on(
    g: Hell, turns: int, thumb: Callable[[Plan, str, list[int]], int], luck: Luck, out: vec[i64], weights: vec[i64],
) -> None:
    """Play by rule of thumb until so many turns are over."""
    end = g.turn + turns
    plans: dict[int, Plan] = {}
    for _ in range(LONGEST * turns):
        if not g.stack or g.turn >= end:
            return
        top = g.stack[-1]
        if isinstance(top, Ask):
            legal = list(g.options_now())
            plan = plans.get(top.seat)
            if plan is None or top.point in ANEW:
                plan = plans[top.seat] = Plan(g, top.seat)
            g.apply(top.seat, thumb(plan, top.point, legal) if len(legal) > 1 else legal[0])
        else:
            chance(g, luck, out, weights)


def chance(g: Hell, luck: Luck, out: vec[i64], weights: vec[i64]) -> None:
    """A die is rolled or a card drawn."""
    n = g.outcomes_into(out, weights)
    total: i64 = 0
    i: i64 = 0
    while i < n:
        total += weights[i]
        i += 1
    rest: i64 = luck.below(int(total))
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    g.apply(CHANCE, out[i])
