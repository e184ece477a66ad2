"""The arena and its pieces: where everything stands, and how each kind of action moves it (S1-S9).

Legality is `rules.py`'s business: the methods here carry out what is legal. The data layout is explained in `board.py`.
"""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.splut.board import ARENA, BITS, PLACES, START, TIPS

# Places in `at`: four sorcerers, four dwarfs, four trolls by seat, then the rocks in ascending order.
DWARFS: Final = 4
TROLLS: Final = 8
ROCKS: Final = 12
PIECES: Final = 16

LEV_NONE: Final = 0
LEV_ENDED: Final = 63


class Arena(State):
    """The pieces on the board, and what the rules remember of them between actions."""

    def __init__(self, seats: i64, levitate_ahead: bool, levitate_behind: bool, repetition: bool, turn_cap: i64) -> None:
        self.seats: i64 = seats
        self.levitate_ahead: bool = levitate_ahead
        self.levitate_behind: bool = levitate_behind
        self.repetition: bool = repetition
        self.turn_cap: i64 = turn_cap
        self.at: vec[i64] = vec[i64]([0] * 16)
        self.sorcerers: i64 = 0
        self.dwarfs: i64 = 0
        self.trolls: i64 = 0
        self.rocks: i64 = 0
        self.occupied: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 1
        self.steps: i64 = 1
        self.locked: i64 = 0
        self.moved: i64 = 0
        self.lev: i64 = LEV_NONE
        self.ending: i64 = 0
        self.fallen: vec[i64] = vec[i64]([0] * 4)
        self.seen: dict[str, int] | None = None

    # -- S3 seats and set-up ------------------------------------------------------------------

    def set_up(self) -> None:
        """Put all pieces on their start cells."""
        for seat, place in enumerate(PLACES[int(self.seats)]):
            for kind, cell in enumerate(START[place]):
                self.at[kind * 4 + seat] = BITS[cell]
        for i, tip in enumerate(sorted(BITS[name] for name in TIPS)):
            self.at[ROCKS + i] = tip
        self.settle_masks()

    def settle_masks(self) -> None:
        """Make the masks agree with `at`."""
        self.sorcerers = self.mask_of(0)
        self.dwarfs = self.mask_of(DWARFS)
        self.trolls = self.mask_of(TROLLS)
        self.rocks = self.mask_of(ROCKS)
        self.occupied = self.sorcerers | self.dwarfs | self.trolls | self.rocks

    def mask_of(self, first: i64) -> i64:
        """The cells of four pieces of a kind."""
        mask: i64 = 0
        i = first
        while i < first + 4:
            if self.at[i] != 0:
                mask |= bit(self.at[i])
            i += 1
        return mask

    # -- S5-S9 what actions do ----------------------------------------------------------------

    def move_rock(self, a: i64, b: i64) -> None:
        """A rock goes from cell a to cell b, with what is known of it (S9.1)."""
        gone = ~bit(a)
        come = bit(b)
        self.rocks = self.rocks & gone | come
        self.occupied = self.occupied & gone | come
        self.moved = self.moved & gone | come
        if self.locked >> a & 1:
            self.locked = self.locked & gone | come
        i: i64 = ROCKS
        while self.at[i] != a:
            i += 1
        while i > ROCKS and self.at[i - 1] > b:
            self.at[i] = self.at[i - 1]
            i -= 1
        while i < PIECES - 1 and self.at[i + 1] < b:
            self.at[i] = self.at[i + 1]
            i += 1
        self.at[i] = b

    def walk_sorcerer(self, seat: i64, to: i64) -> None:
        """S5.2."""
        both = bit(self.at[seat]) | bit(to)
        self.sorcerers ^= both
        self.occupied ^= both
        self.at[seat] = to

    def walk_troll(self, seat: i64, to: i64, pulling: bool) -> None:
        """S5.2, S6."""
        came = self.at[TROLLS + seat]
        both = bit(came) | bit(to)
        self.trolls ^= both
        self.occupied ^= both
        self.at[TROLLS + seat] = to
        if pulling:
            self.move_rock(came + came - to, came)

    def throw(self, seat: i64, to: i64, e: i64) -> None:
        """S7.2, S7.3."""
        came = self.at[TROLLS + seat]
        both = bit(came) | bit(to)
        self.trolls ^= both
        self.at[TROLLS + seat] = to
        way = e - 6 if e < 2 else e + 3
        cell = to
        hard = self.rocks | self.trolls
        while True:
            ahead = cell + way
            if not ARENA >> ahead & 1 or hard >> ahead & 1:
                break
            cell = ahead
            if self.sorcerers >> cell & 1:
                break
        self.occupied &= ~bit(came)
        self.move_rock(to, cell)
        self.occupied |= bit(to)
        if (self.sorcerers | self.dwarfs) >> cell & 1:
            self.strike(cell)

    def strike(self, cell: i64) -> None:
        """S7.3, S11.1: the rock has stopped on a sorcerer or a dwarf."""
        victim: i64 = 0
        if self.dwarfs >> cell & 1:
            while self.at[DWARFS + victim] != cell:
                victim += 1
            self.at[DWARFS + victim] = 0
            self.dwarfs ^= bit(cell)
            return
        while self.at[victim] != cell:
            victim += 1
        most: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            most = max(most, self.fallen[seat])
            seat += 1
        self.fallen[victim] = most + 1
        self.at[victim] = 0
        self.at[DWARFS + victim] = 0
        self.at[TROLLS + victim] = 0
        self.settle_masks()

    def push(self, seat: i64, to: i64) -> None:
        """S5.2, S8."""
        came = self.at[DWARFS + seat]
        step = to - came
        line: i64 = 0
        cell = to
        while self.occupied >> cell & 1:
            line |= bit(cell)
            cell += step
        if line != 0:
            i: i64 = 0
            while i < PIECES:
                if line >> self.at[i] & 1:
                    self.at[i] += step
                i += 1
            self.sort_rocks()
            pushed = self.rocks & line
            self.rocks = shifted(self.rocks, line, step)
            self.sorcerers = shifted(self.sorcerers, line, step)
            self.dwarfs = shifted(self.dwarfs, line, step)
            self.trolls = shifted(self.trolls, line, step)
            self.locked = shifted(self.locked, line, step)
            self.moved = shifted(self.moved | pushed, line, step)
            self.occupied |= bit(cell)
            self.occupied ^= bit(came)
        else:
            self.occupied ^= bit(came) | bit(to)
        self.dwarfs ^= bit(came) | bit(to)
        self.at[DWARFS + seat] = to

    def sort_rocks(self) -> None:
        """Keep the rocks ascending after a push has moved several."""
        i: i64 = ROCKS + 1
        while i < PIECES:
            rock = self.at[i]
            j = i
            while j > ROCKS and self.at[j - 1] > rock:
                self.at[j] = self.at[j - 1]
                j -= 1
            self.at[j] = rock
            i += 1

    def levitate(self, seat: i64, to: i64, rock: i64) -> None:
        """S9.3, S9.4."""
        came = self.at[seat]
        target = rock + to - came
        self.move_rock(rock, target)
        self.sorcerers ^= bit(came) | bit(to)
        self.at[seat] = to
        self.occupied = self.sorcerers | self.dwarfs | self.trolls | self.rocks
        self.lev = target

    def copy_from(self, other: State) -> None:
        """Become a copy of another game of Splut!."""
        assert isinstance(other, Arena)
        self.seats = other.seats
        self.levitate_ahead = other.levitate_ahead
        self.levitate_behind = other.levitate_behind
        self.repetition = other.repetition
        self.turn_cap = other.turn_cap
        i: i64 = 0
        while i < PIECES:
            self.at[i] = other.at[i]
            i += 1
        self.sorcerers = other.sorcerers
        self.dwarfs = other.dwarfs
        self.trolls = other.trolls
        self.rocks = other.rocks
        self.occupied = other.occupied
        self.active = other.active
        self.turn = other.turn
        self.steps = other.steps
        self.locked = other.locked
        self.moved = other.moved
        self.lev = other.lev
        self.ending = other.ending
        i = 0
        while i < 4:
            self.fallen[i] = other.fallen[i]
            i += 1
        seen = other.seen
        self.seen = None if seen is None else dict(seen)


def shifted(mask: i64, line: i64, step: i64) -> i64:
    """The mask with its cells on the line moved by one step."""
    part = mask & line
    return mask & ~line | (part << step if step > 0 else part >> -step)
