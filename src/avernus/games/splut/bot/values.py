"""The value of a position of Splut! between two: a sum of small things, each with its weight.

What counts of a side: is its dwarf alive and where, how near its troll is to a rock and that rock to a line with the enemy's
sorcerer, how freely troll and sorcerer stand, how far from the middle. Each thing is a number of the table below; a position's value
is the weights of the own things less those of the enemy's, and something for being to move.

The last groups are tuples of three pieces (n-tuples): for each rock, how it lies to the enemy's sorcerer, turned and mirrored to one of
45 ways; how the troll stands to the rock in the same view, in 45 ways; and whether a rock in line has its way free. Once for every
side, and once more for the side to move.
"""

from typing import Final, final

from avernus.core.native import i16, i64, vec
from avernus.games.splut.board import ARENA, BITS, WAYS, mask, step_of
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
PLACES: Final = 158
"""The place of sorcerer, troll and dwarf on the board, turned and mirrored to one of 15 each: 45."""
TUPLES: Final = 203
"""Rock to sorcerer and troll to rock; then rocks in line whose way is not free: 54 times 45."""
MOVING: Final = 2633
"""The same for the side to move: 54 times 45."""
THINGS: Final = 5063
MIDDLE: Final = 4
CELLS: Final = 41
BESIDE: Final = 45
"""The ways in which a troll stands to a rock: up to four steps away exactly, else only how far."""
NEAR: Final = 4
LINED: Final = 45
"""Where the classes of rocks in line begin whose way is not free."""
NOT_LINED: Final = -1


@final
class Values:
    """Weights, and buffers that are used again for each position."""

    def __init__(self, weights: list[int]) -> None:
        self.weights: vec[i64] = vec[i64](weights)
        self.file: vec[i64] = vec[i64](column(0))
        self.rank: vec[i64] = vec[i64](column(1))
        self.found: vec[i64] = vec[i64]([0] * 32)
        self.cell: vec[i64] = vec[i64]([0] * 64)
        """The number of each cell, 0 to 40, by its bit."""
        self.place: vec[i64] = vec[i64]([0] * 64)
        self.shapes: vec[i16] = vec[i16]([])
        """For sorcerer, rock and troll, each as a number of its cell, the thing that they are; made when first asked for."""
        self.blocked: vec[i64] = vec[i64]([])
        """For each such thing the one that it is with something in the rock's way; NOT_LINED, if the rock is in no line."""

    def lay_out(self) -> None:
        """Make the tables of tuples."""
        bits = sorted(BITS.values())
        near: dict[tuple[int, int], int] = {}
        for u in range(-NEAR, NEAR + 1):
            for v in range(-NEAR, NEAR + 1):
                if abs(u) + abs(v) <= NEAR:
                    near[u, v] = len(near)
        blocked = [NOT_LINED] * (LINED * BESIDE)
        for number, bit in enumerate(bits):
            self.cell[bit] = number
            self.place[bit] = triangle(abs(int(self.file[bit]) - MIDDLE), abs(int(self.rank[bit]) - MIDDLE))
        table: list[int] = []
        for sorcerer in bits:
            for rock in bits:
                for troll in bits:
                    x, y = int(self.file[rock] - self.file[sorcerer]), int(self.rank[rock] - self.rank[sorcerer])
                    u, v = int(self.file[troll] - self.file[rock]), int(self.rank[troll] - self.rank[rock])
                    if x < 0 or (x == 0 and u < 0):
                        x, u = -x, -u
                    if y < 0 or (y == 0 and v < 0):
                        y, v = -y, -v
                    if y > x or (y == x and v > u):
                        x, y, u, v = y, x, v, u
                    far = abs(u) + abs(v)
                    way = near[u, v] if far <= NEAR else CELLS + min(far - NEAR - 1, 3)
                    thing = triangle(x, y) * BESIDE + way
                    if y == 0:
                        blocked[thing] = (LINED + x) * BESIDE + way
                    table.append(thing)
        self.blocked = vec[i64](blocked)
        self.shapes = vec[i16](table)

    def tuples(self, state: Splut, seat: i64, enemy: i64, n: i64) -> i64:
        """Write the places and tuples of a side into `found` from n on; return how many things there are then."""
        if len(self.shapes) == 0:
            self.lay_out()
        found = self.found
        at = state.at
        troll = at[TROLLS + seat]
        target = at[SORCERERS + enemy]
        dwarf = at[DWARFS + seat]
        found[n] = PLACES + self.place[at[SORCERERS + seat]]
        found[n + 1] = PLACES + 15 + self.place[troll]
        n += 2
        if dwarf != 0:
            found[n] = PLACES + 30 + self.place[dwarf]
            n += 1
        free = self.free_ways(state, troll, target)
        view = self.cell[target] * (CELLS * CELLS) + self.cell[troll]
        moving = state.active == seat
        i: i64 = ROCKS
        while i < PIECES:
            rock = at[i]
            thing = i64(self.shapes[view + self.cell[rock] * CELLS])
            if not free >> rock & 1 and self.blocked[thing] != NOT_LINED:
                thing = self.blocked[thing]
            found[n] = TUPLES + thing
            n += 1
            if moving:
                found[n] = MOVING + thing
                n += 1
            i += 1
        return n

    def free_ways(self, state: Splut, came: i64, target: i64) -> i64:
        """The rocks that nothing keeps from the target, the first in each line from it; the own troll is in nobody's way (S7.2)."""
        hard = (state.rocks | state.trolls) & ~mask(came) | state.sorcerers
        found: i64 = 0
        way: i64 = 0
        while way < WAYS:
            step = step_of(way)
            cell = target + step
            while ARENA >> cell & 1 and not hard >> cell & 1:
                cell += step
            found |= mask(cell)
            way += 1
        return found

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
            return self.tuples(state, seat, enemy, 13)
        found[13] = TEMPO + state.steps
        return self.tuples(state, seat, enemy, 14)

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


def triangle(a: int, b: int) -> int:
    """A number for two distances, whichever is the greater."""
    high, low = max(a, b), min(a, b)
    return high * (high + 1) // 2 + low
