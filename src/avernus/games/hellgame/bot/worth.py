"""How well a triumvirate stands: circles win, then sections, favors, legions and souls."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from avernus.core.native import i64, vec
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

THINGS: Final = (
    "one", "two", "three", "four",
    "coming_best", "contested_best", "besieged_best", "whole", "all_but_one", "three_of_five", "ready",
    "sections", "coming", "contested", "besieged", "income",
    "favor_1", "favor_2", "favor_3", "favor_4", "favor_5", "favors_more", "disfavors",
    "souls", "souls_more", "legions", "legions_first", "lieutenants", "hounds", "largest", "spread",
    "earth", "down", "earth_hearts", "earth_skulls", "hell_skulls", "hell_hearts", "stars",
    "hand", "six_1", "six_2", "six_3", "most",
)
"""What is counted of each triumvirate; see `count`."""
MANY: Final = 43
EARLY: Final[vec[float]] = vec[float]([
    0.06, 0.11, 0.1, 0.15, -0.09, 0.07, -0.16, 0.88, 0.29, 0.13, 0.19, 0.07, 0.02, -0.01, -0.06, -0.01, 0.05, 0.05,
    0.04, 0.03, 0.03, 0.01, -0.15, -0.01, 0.03, -0.03, 0.03, -0.06, 0.02, 0.05, 0.0, 0.44, 0.48, 0.1, 0.09, 0.05,
    0.12, 0.02, 0.0, 0.12, 0.3, 1.79, 0.04,
])
"""What each of them adds long before the last turn."""
LATE: Final[vec[float]] = vec[float]([
    0.0, 0.08, 0.44, 0.38, -0.23, 0.1, 0.13, 0.4, 0.0, 0.0, -0.17, 0.06, -0.05, -0.05, -0.08, 0.0, 0.15, 0.0, 0.0,
    0.0, 0.0, 0.0, 0.15, 0.0, 0.0, -0.05, 0.0, 0.0, 0.0, 0.0, 0.0, -0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.13,
    -0.29, 0.0, 0.48,
])
"""What it adds besides when the last turn begins; in between, a part of it."""
LATELY: Final = 6
"""So many turns before the end it begins to matter that there is one."""


def count(g: Hell, p: int, own: bool, much: vec[float]) -> None:
    """Count the things of a triumvirate; sixes only if they are one's own, for those of others nobody knows."""
    much[38], much[39], much[40], much[41] = len(g.hands[p]), 0.0, 0.0, 0.0
    free, souls, sixes = free_favors(g, p), g.souls[p], 0
    for k in range(5):
        much[16 + k] = 1.0 if free > k else 0.0
    much[21], much[22] = min(10, max(0, free - 5)), g.disfavors[p]
    much[23], much[24] = min(12, souls), min(40, max(0, souls - 12))
    if own and g.options["six_victory"]:
        for card in g.hands[p]:
            if card in g.sixes and sixes < 3:
                much[39 + sixes] = 1.0
                sixes += 1
    count_land(g, p, free, much)
    count_units(g, p, much)
    count_demons(g, p, much)


def count_land(g: Hell, p: int, free: int, much: vec[float]) -> None:
    """Circles and sections, with those where his legions stand."""
    mine = i64(1) << p
    for k in (0, 1, 2, 3, 11, 12, 13, 14, 15, 42):
        much[k] = 0.0
    best = -1.0
    for c in range(9):
        held = coming = contested = besieged = 0
        for s in range(5 * c, 5 * c + 5):
            there = armies(g, s)
            if g.control[s] == p:
                held += 1
                much[15] += SOULS[s]
                if there & ~mine:
                    besieged += 1
            elif there == mine:
                coming += 1
            elif there & mine:
                contested += 1
        if held:
            much[min(held, 4) - 1] += 1.0
        much[11] += held
        much[12] += coming
        much[13] += contested
        much[14] += besieged
        much[42] = max(much[42], float(held))
        value = held + 0.7 * coming + 0.3 * contested - 0.3 * besieged
        if value >= best:
            best, near = value, held + coming
            much[4], much[5], much[6] = coming, contested, besieged
            much[7] = 1.0 if near >= 5 else 0.0
            much[8] = 1.0 if near == 4 else 0.0
            much[9] = 1.0 if near == 3 else 0.0
            much[10] = 1.0 if near >= 5 and free >= 5 - held else 0.0


def count_units(g: Hell, p: int, much: vec[float]) -> None:
    """Legions, lieutenants and hounds."""
    legions = hounds = captains = largest = spread = 0
    for of in g.hound_of:
        if of == p:
            hounds += 1
    for of in g.lt_of:
        if of == p:
            captains += 1
    lands = g.lands[p]
    area: i64 = 0
    while lands >> area != 0:
        if lands >> area & 1:
            n = int(g.plain[p * AREAS + area])
            legions += n
            if area < SECTIONS:
                spread += 1
                largest = max(largest, n)
        area += 1
    legions += hounds
    much[25], much[26], much[27], much[28], much[29], much[30] = legions, min(6, legions), captains, hounds, largest, spread


def count_demons(g: Hell, p: int, much: vec[float]) -> None:
    """Demons on Earth, in Hell, and those that are down."""
    for k in range(31, 38):
        much[k] = 0.0
    for d, of in enumerate(g.d_owner):
        if of != p:
            continue
        demon = g.cards.demons[d]
        if g.d_down[d]:
            much[32] += 1.0
            continue
        much[37] += demon.stars
        if g.d_place[d]:
            much[31] += 1.0
            much[33] += demon.hearts
            much[34] += demon.skulls
        else:
            much[35] += demon.skulls
            much[36] += demon.hearts


def lateness(g: Hell) -> float:
    """How near the last turn is: 1 when it begins, 0 until `LATELY` turns before the end."""
    last = int(g.options["max_turns"])
    return 0.0 if last == 0 else min(1.0, max(0.0, (LATELY - (last - g.turn + 1)) / (LATELY - 1.0)))


def share(g: Hell, seat: int) -> float:
    """How much of a win a seat can expect at the end of a turn, by what lies open and its own sixes."""
    if g.ending:
        return 1.0 if g.ranks[seat] == 1 else 0.0
    much = vec[float]([0.0] * MANY)
    late = lateness(g)
    own = strong = 0.0
    for p in range(g.seats):
        count(g, p, p == seat, much)
        total = 0.0
        k: i64 = 0
        while k < MANY:
            total += much[k] * (EARLY[k] + late * LATE[k])
            k += 1
        value = exp(total)
        strong += value
        if p == seat:
            own = value
    return own / strong
