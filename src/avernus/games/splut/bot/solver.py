"""Exact answers about one turn of Splut!: can the seat to move strike down the last other sorcerer before its turn is over?

A throw ends the turn (S7.4), so such a line is some steps that prepare and then one throw. A step changes the distance between
troll and rock, and the number of files or ranks between rock and sorcerer, by one at most: where no rock is near enough in both,
there is nothing to look for.
"""

from typing import Final, final

from avernus.core.native import i64, vec
from avernus.games.splut.board import ARENA, BITS, FILES, WAYS, mask, step_of
from avernus.games.splut.rules import Splut
from avernus.games.splut.state import PIECES, ROCKS, SORCERERS, TROLLS
from avernus.games.splut.verbs import MOST, THROW, WAY_BITS, WIDTH

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
        if not self.possible(state, seat, victim, steps):
            return NONE
        action = striking(state, seat, state.at[SORCERERS + victim])
        if action != NONE or steps <= 1:
            return action
        out = self.out[depth]
        following = self.following[depth]
        n = state.legal_into(seat, out)
        i: i64 = 0
        while i < n:
            if out[i] >> WIDTH != THROW:
                following.copy_from(state)
                following.apply(seat, out[i])
                if following.active == seat and self.line(following, seat, victim, steps - 1, depth + 1) != NONE:
                    return out[i]
            i += 1
        return NONE

    def possible(self, state: Splut, seat: i64, victim: i64, steps: i64) -> bool:
        """Is a rock near enough to the troll, and nearly in line with the victim?"""
        troll = state.at[TROLLS + seat]
        target = state.at[SORCERERS + victim]
        i: i64 = ROCKS
        while i < PIECES:
            rock = state.at[i]
            if self.apart(troll, rock) <= steps and self.aside(rock, target) < steps:
                return True
            i += 1
        return False

    def apart(self, a: i64, b: i64) -> i64:
        """Steps between two cells."""
        across = self.file[a] - self.file[b]
        up = self.rank[a] - self.rank[b]
        return (across if across > 0 else -across) + (up if up > 0 else -up)

    def aside(self, a: i64, b: i64) -> i64:
        """How many files, or ranks if they are fewer, lie between two cells."""
        across = self.file[a] - self.file[b]
        up = self.rank[a] - self.rank[b]
        across = across if across > 0 else -across
        up = up if up > 0 else -up
        return across if across < up else up


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
