"""The value of a position of Splut! between two: a sum of small things, each with its weight.

What counts of a side: is its dwarf alive and where, how near its troll is to a rock and that rock to a line with the enemy's
sorcerer, how freely troll and sorcerer stand, how far from the middle. Each thing is a number of the table below; a position's value
is the weights of the own things less those of the enemy's, and something for being to move.
"""

from typing import Final, final

from avernus.core.native import i64, vec
from avernus.games.splut.board import ARENA, WAYS, step_of
from avernus.games.splut.bot.solver import column
from avernus.games.splut.rules import Splut
from avernus.games.splut.state import DWARFS, PIECES, ROCKS, SORCERERS, TROLLS

# Where each group of things begins.
AIM: Final = 0
"""The steps that a throw at the enemy needs before it, at least, by the best rock: 0 to 7."""
REACH: Final = 8
"""Distance of the troll to a rock plus the rock's to a line, for the best rock: 0 to 11."""
SECOND: Final = 20
"""The same for the second best."""
TROLL_ROOM: Final = 32
"""Free cells beside the troll, 0 to 4, and rocks beside it, 0 to 3: 20."""
SORCERER_PLACE: Final = 52
"""The sorcerer's distance from the middle, 0 to 4, and free cells beside it, 0 to 4: 25."""
DWARF_HOME: Final = 77
"""No dwarf, or its distance to the own sorcerer, up to 8: 9."""
DWARF_AWAY: Final = 86
"""No dwarf, or its distance to the enemy's sorcerer, up to 8: 9."""
TROLL_ENEMY: Final = 95
"""The troll's distance to the enemy's sorcerer, up to 8: 9."""
TROLL_HOME: Final = 104
"""The troll's distance to the own sorcerer, up to 8: 9."""
LINES: Final = 113
"""Cells in straight lines from which a rock could come at the sorcerer, up to 17: 18."""
TROLL_MIDDLE: Final = 131
"""The troll's distance from the middle: 5."""
DWARF_ROCK: Final = 136
"""No dwarf, or its distance to the nearest rock, up to 8: 9."""
ENEMY_TROLL_DWARF: Final = 145
"""No dwarf, or its distance to the enemy's troll, up to 8: 9."""
TEMPO: Final = 154
"""To move, with 1 to 3 steps: 4."""
THINGS: Final = 158
MIDDLE: Final = 4


@final
class Values:
    """Weights, and buffers that are used again for each position."""

    def __init__(self, weights: list[int]) -> None:
        self.weights: vec[i64] = vec[i64](weights)
        self.file: vec[i64] = vec[i64](column(0))
        self.rank: vec[i64] = vec[i64](column(1))
        self.found: vec[i64] = vec[i64]([0] * 16)

    def value(self, state: Splut, seat: i64, enemy: i64) -> i64:
        """The position for a seat, in hundredths of a logit."""
        total: i64 = 0
        weights = self.weights
        n = self.things(state, seat, enemy)
        i: i64 = 0
        while i < n:
            total += weights[self.found[i]]
            i += 1
        n = self.things(state, enemy, seat)
        i = 0
        while i < n:
            total -= weights[self.found[i]]
            i += 1
        return total

    def things(self, state: Splut, seat: i64, enemy: i64) -> i64:  # noqa: PLR0915 - one line for each thing
        """Write what is to be said of a side into `found`; return how many things."""
        found = self.found
        sorcerer = state.at[SORCERERS + seat]
        troll = state.at[TROLLS + seat]
        dwarf = state.at[DWARFS + seat]
        target = state.at[SORCERERS + enemy]
        free = ARENA & ~state.occupied
        aim: i64 = 7
        best: i64 = 11
        second: i64 = 11
        beside: i64 = 0
        rocky: i64 = 8
        i: i64 = ROCKS
        while i < PIECES:
            rock = state.at[i]
            near = self.apart(troll, rock) - 1
            off = self.aside(rock, target)
            if near == 0:
                beside += 1
            needs = near if near > off else off
            aim = min(aim, needs)
            both = near + off
            if both < best:
                second = best
                best = both
            elif both < second:
                second = both
            if dwarf != 0:
                far = self.apart(dwarf, rock)
                rocky = min(rocky, far)
            i += 1
        found[0] = AIM + aim
        found[1] = REACH + best
        found[2] = SECOND + second
        room = self.room(troll, free)
        found[3] = TROLL_ROOM + room * 4 + (beside if beside < 3 else 3)
        found[4] = SORCERER_PLACE + self.from_middle(sorcerer) * 5 + self.room(sorcerer, free)
        if dwarf == 0:
            found[5] = DWARF_HOME
            found[6] = DWARF_AWAY
            found[11] = DWARF_ROCK
            found[12] = ENEMY_TROLL_DWARF
        else:
            found[5] = DWARF_HOME + self.apart(dwarf, sorcerer)
            found[6] = DWARF_AWAY + self.apart(dwarf, target)
            found[11] = DWARF_ROCK + rocky
            found[12] = ENEMY_TROLL_DWARF + self.apart(dwarf, state.at[TROLLS + enemy])
        found[7] = TROLL_ENEMY + self.apart(troll, target)
        found[8] = TROLL_HOME + self.apart(troll, sorcerer)
        found[9] = LINES + self.lines(state, sorcerer)
        found[10] = TROLL_MIDDLE + self.from_middle(troll)
        if state.active != seat:
            return 13
        found[13] = TEMPO + state.steps
        return 14

    def room(self, cell: i64, free: i64) -> i64:
        """The free cells beside a cell."""
        n: i64 = 0
        way: i64 = 0
        while way < WAYS:
            n += free >> (cell + step_of(way)) & 1
            way += 1
        return n

    def lines(self, state: Splut, cell: i64) -> i64:
        """The cells in a straight line from a cell, up to the first rock or troll."""
        hard = state.rocks | state.trolls
        n: i64 = 0
        way: i64 = 0
        while way < WAYS:
            step = step_of(way)
            there = cell + step
            while ARENA >> there & 1 and not hard >> there & 1:
                n += 1
                there += step
            way += 1
        return n if n < 17 else 17

    def from_middle(self, cell: i64) -> i64:
        """Steps to the middle of the arena."""
        across = self.file[cell] - MIDDLE
        up = self.rank[cell] - MIDDLE
        return (across if across > 0 else -across) + (up if up > 0 else -up)

    def apart(self, a: i64, b: i64) -> i64:
        """Steps between two cells, up to eight."""
        across = self.file[a] - self.file[b]
        up = self.rank[a] - self.rank[b]
        far = (across if across > 0 else -across) + (up if up > 0 else -up)
        return far if far < 8 else 8

    def aside(self, a: i64, b: i64) -> i64:
        """How many files, or ranks if they are fewer, lie between two cells; at most four."""
        across = self.file[a] - self.file[b]
        up = self.rank[a] - self.rank[b]
        across = across if across > 0 else -across
        up = up if up > 0 else -up
        least = across if across < up else up
        return least if least < 4 else 4
