"""Exact answers about one turn of Splut!: can a seat strike down the last other sorcerer before its turn is over?

A throw ends the turn (S7.4), so such a line is some steps that prepare and then one throw. The own troll never stands in a rock's
way (S7.2: the cell that it leaves is empty), so a line whose preparation is the troll's walk alone is found at once, by flooding the
free cells. Everything else moves a rock, the victim, or something out of the way: it is tried, but only where a rock is near enough to
troll and line, for a step changes the distance between troll and rock, and the files or ranks between rock and victim, by one at most.
"""

from typing import Final, final

from avernus.core.native import i64, vec
from avernus.games.splut.board import ARENA, BITS, EAST, FILES, NORTH, WAYS, around, mask, step_of
from avernus.games.splut.rules import Splut
from avernus.games.splut.state import PIECES, ROCKS, SORCERERS, TROLLS
from avernus.games.splut.verbs import CELL_BITS, CELL_MASK, DWARF, LEVITATE, MOST, REST, SORCERER, THROW, TROLL, WAY_BITS, WIDTH

NONE: Final = -1
DEEPEST: Final = 3


def column(of: int) -> list[int]:
    """The file (0) or the rank (1) of each cell by its bit."""
    found = [0] * 64
    for name, at in BITS.items():
        found[at] = FILES.index(name[0]) if of == 0 else int(name[1]) - 1
    return found


@final
class Solver:
    """Buffers that are used again for each question."""

    def __init__(self, like: Splut) -> None:
        self.file: vec[i64] = vec[i64](column(0))
        self.rank: vec[i64] = vec[i64](column(1))
        self.following: list[Splut] = [like.copy() for _ in range(DEEPEST)]
        self.out: list[vec[i64]] = [vec[i64]([0] * MOST) for _ in range(DEEPEST)]

    def win(self, state: Splut) -> i64:
        """The first action of a line that wins in this turn, or NONE."""
        seat = state.active
        if seat < 0:
            return NONE
        rest = state.sorcerers & ~mask(state.at[SORCERERS + seat])
        if rest & (rest - 1) != 0:
            return NONE
        victim: i64 = 0
        while victim == seat or state.at[SORCERERS + victim] == 0:
            victim += 1
        return self.line(state, seat, victim, state.steps, 0)

    def line(self, state: Splut, seat: i64, victim: i64, steps: i64, depth: i64) -> i64:
        """The same for a seat and its victim, with so many steps left."""
        target = state.at[SORCERERS + victim]
        if not self.possible(state, state.at[TROLLS + seat], target, steps, 0, 0):
            return NONE
        found = self.walked(state, seat, target, steps)
        if found != NONE or steps <= 1:
            return found
        still = self.possible(state, state.at[TROLLS + seat], target, steps - 1, 0, 0)
        covered = state.sorcerers & self.crosses(target) != 0
        out = self.out[depth]
        following = self.following[depth]
        n = state.legal_into(seat, out)
        i: i64 = 0
        while i < n:
            if self.useful(state, out[i], seat, target, steps, still, covered):
                following.copy_from(state)
                following.apply(seat, out[i])
                if following.active == seat and self.line(following, seat, victim, steps - 1, depth + 1) != NONE:
                    return out[i]
            i += 1
        return NONE

    def useful(self, state: Splut, action: i64, seat: i64, target: i64, steps: i64, still: bool, covered: bool) -> bool:
        """May a step prepare a throw that the troll's walk alone does not reach? `still`: a rock is near enough even if nothing moves."""
        verb = action >> WIDTH
        rest = action & REST
        if verb == TROLL:
            return steps > 2 and self.possible(state, rest, target, steps - 1, 0, 0)
        if verb == LEVITATE:
            rock = rest & CELL_MASK
            return still or self.possible(state, state.at[TROLLS + seat], target, steps - 1, rock,
                                          rock + (rest >> CELL_BITS) - state.at[SORCERERS + seat])
        if verb == SORCERER:
            return still and (steps > 2 or covered)
        if verb == DWARF:
            return state.occupied >> rest & 1 != 0 or (still and steps > 2)
        return verb != THROW

    def walked(self, state: Splut, seat: i64, target: i64, steps: i64) -> i64:
        """The first action of a line that is the troll's walk and its throw, or NONE."""
        came = state.at[TROLLS + seat]
        armed = self.armed(state, came, target)
        if armed == 0:
            return NONE
        free = ARENA & ~state.occupied
        beside: i64 = 0
        i: i64 = ROCKS
        while i < PIECES:
            if armed >> state.at[i] & 1:
                beside |= around(state.at[i])
            i += 1
        reached = mask(came)
        k: i64 = 1
        while reached & beside == 0:
            if k == steps:
                return NONE
            reached |= (reached << NORTH | reached << EAST | reached >> EAST | reached >> NORTH) & free
            k += 1
        if k == 1:
            return striking(state, seat, target)
        way: i64 = 0
        while way < WAYS:
            to = came + step_of(way)
            if free >> to & 1:
                reached = mask(to)
                left = k - 2
                while left > 0:
                    reached |= (reached << NORTH | reached << EAST | reached >> EAST | reached >> NORTH) & free
                    left -= 1
                if reached & beside:
                    return TROLL << WIDTH | to
            way += 1
        return NONE

    def armed(self, state: Splut, came: i64, target: i64) -> i64:
        """The rocks that would hit the target if the troll threw them, as a mask: the first in each line from it (S7.2)."""
        hard = (state.rocks | state.trolls) & ~mask(came) | state.sorcerers
        found: i64 = 0
        way: i64 = 0
        while way < WAYS:
            step = step_of(way)
            cell = target + step
            while ARENA >> cell & 1 and not hard >> cell & 1:
                cell += step
            if state.rocks >> cell & 1:
                found |= mask(cell)
            way += 1
        return found

    def crosses(self, target: i64) -> i64:
        """All cells in a straight line with the target."""
        found: i64 = 0
        way: i64 = 0
        while way < WAYS:
            step = step_of(way)
            cell = target + step
            while ARENA >> cell & 1:
                found |= mask(cell)
                cell += step
            way += 1
        return found

    def possible(self, state: Splut, troll: i64, target: i64, steps: i64, moved: i64, to: i64) -> bool:
        """Is a rock near enough to a troll, and nearly in line with the target, the rock on `moved` being on `to`?"""
        file = self.file
        rank = self.rank
        i: i64 = ROCKS
        while i < PIECES:
            rock = state.at[i]
            if rock == moved:
                rock = to
            across = file[rock] - file[target]
            up = rank[rock] - rank[target]
            across = across if across > 0 else -across
            up = up if up > 0 else -up
            if (across if across < up else up) < steps:
                across = file[rock] - file[troll]
                up = rank[rock] - rank[troll]
                if (across if across > 0 else -across) + (up if up > 0 else -up) <= steps:
                    return True
            i += 1
        return False


def striking(state: Splut, seat: i64, target: i64) -> i64:
    """The throw that strikes down the sorcerer on a cell at once, or NONE (S7.2, S7.3)."""
    came = state.at[TROLLS + seat]
    hard = (state.rocks | state.trolls) & ~mask(came)
    way: i64 = 0
    while way < WAYS:
        rock = came + step_of(way)
        if state.rocks >> rock & 1:
            thrown: i64 = 0
            while thrown < WAYS:
                step = step_of(thrown)
                cell = rock + step
                while ARENA >> cell & 1 and not hard >> cell & 1:
                    if state.sorcerers >> cell & 1:
                        if cell == target:
                            return THROW << WIDTH | rock << WAY_BITS | thrown
                        break
                    cell += step
                thrown += 1
        way += 1
    return NONE
