"""Imps, tiles, gems and open questions: where everything is, and the small ways in which it changes (D1-D7, D10-D14).

What nobody has seen has not been drawn: an unseen tile has no type yet. Legality is the business of `choices.py`, consequences
of `course.py`; cards are in `cards.py`.
"""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.inferno_race import notes
from avernus.games.inferno_race.board import (
    DEALT,
    FIRST_SQUARE,
    KIND_COUNT,
    PRICES,
    REDS,
    SIX,
    STEPS,
    TILE_COUNTS,
    TRACK,
    UNSEEN,
)
from avernus.games.inferno_race.cards import COPY, DECK, MOST_SEATS, Cards, copy_numbers

GEMS_FOR: Final = vec[i64]([row[0] for row in PRICES])
PRICE: Final = vec[i64]([row[1] for row in PRICES])
MOST_BOUGHT: Final = vec[i64]([row[2] for row in PRICES])

# The questions that can be open, and what their numbers mean.
MAIN: Final = 1
ROLL: Final = 2
MOVE: Final = 3
ARRIVE: Final = 4
FIGHT: Final = 5
STEP: Final = 6
DEAL: Final = 7
ROOM: Final = 8
FREE: Final = 9
PARRY: Final = 10
GEMS: Final = 11
TILE: Final = 12

WIDE: Final = 8
"""Numbers to a step on the stack: its kind, then these."""
DEPTH: Final = 10
VALUE_OF: Final = 1     # MOVE: the base value, 0 for a wild one
EXTRA: Final = 2        # MOVE: bananas played
AT: Final = 1           # ARRIVE, FIGHT, PARRY, TILE: a place
ACTS: Final = 2         # ARRIVE, FIGHT: does the tile act?
RIVAL: Final = 3        # FIGHT, PARRY: the other player
SIDE: Final = 4         # FIGHT: 0 the attacker's go, 1 the defender's
FLOOR: Final = 5        # FIGHT: the total with which this go began
TOTALS: Final = 6       # FIGHT: the attacker's total, then the defender's
WHY: Final = 1          # STEP: DEAD_IMP or THE_MOVER
WHO: Final = 1          # DEAL: a seat
MUST: Final = 1         # ROOM: is it for a purchase?
COUNT: Final = 2        # DEAL, ROOM, GEMS: how many are still due
BLUE: Final = 3         # GEMS: blues drawn
RED: Final = 4          # GEMS: reds drawn
MOVED: Final = 1        # FREE: where the imp that moved stands, or NOWHERE
UNTIL: Final = 2        # TILE: the last place to be laid, two by two

DEAD_IMP: Final = 0
THE_MOVER: Final = 1


class Pieces(Cards):
    """Everything that lies on the table, and the stack of open questions."""

    def __init__(
        self, seats: i64, stairs: i64, target: i64, max_rounds: i64, far: bool, return_chain: bool, banana_chain: bool,
        reshuffle: bool, recycle: bool,
    ) -> None:
        super().__init__(seats, reshuffle)
        self.stairs: i64 = stairs
        self.target: i64 = target
        self.max_rounds: i64 = max_rounds
        self.far: bool = far
        self.return_chain: bool = return_chain
        self.banana_chain: bool = banana_chain
        self.recycle: bool = recycle
        self.imps: vec[i64] = vec[i64]([0] * 5)
        self.dead: vec[i64] = vec[i64]([0] * 5)
        self.home: vec[i64] = vec[i64]([0] * 5)
        self.gems: vec[i64] = vec[i64]([0] * 5)
        self.tiles: vec[i64] = vec[i64]([0] * 46)
        self.up: i64 = 0
        self.pool: vec[i64] = vec[i64]([1] * 6 + [count - 1 for count in TILE_COUNTS])
        self.bag: i64 = REDS
        self.out: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 1
        self.ending: i64 = 0
        self.stack: vec[i64] = vec[i64]([0] * 80)
        self.depth: i64 = 0

    def set_up(self) -> None:
        """D10-D15: imps on their steps; tiles and hands are chance's, the squares first."""
        kind: i64 = 0
        while kind < KIND_COUNT:
            self.put(DECK, kind, COPY[kind])
            kind += 1
        seat: i64 = 0
        nearest: i64 = self.stairs - 2 if self.far else 1
        while seat < self.seats:
            self.imps[seat] = bit(6 - nearest) | bit(5 - nearest) | bit(4 - nearest)
            self.dead[seat] = 1
            seat += 1
        self.push(MAIN)
        while seat > 0:
            seat -= 1
            self.push(DEAL, seat, DEALT)
        self.push(TILE, FIRST_SQUARE, FIRST_SQUARE + 38)

    # -- the stack of open questions ----------------------------------------------------------

    def push(self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Open a question above the others."""
        base = self.depth * WIDE
        self.stack[base] = kind
        self.stack[base + 1] = first
        self.stack[base + 2] = second
        self.stack[base + 3] = third
        i: i64 = 4
        while i < WIDE:
            self.stack[base + i] = 0
            i += 1
        self.depth += 1

    def swap(self, kind: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Put a question in the place of the open one."""
        self.depth -= 1
        self.push(kind, first, second)

    def step(self) -> i64:
        """The kind of the open question; 0 when the game is over."""
        return self.stack[self.depth * WIDE - WIDE] if self.depth > 0 else i64(0)

    def number(self, which: i64) -> i64:
        """A number of the open question."""
        return self.stack[self.depth * WIDE - WIDE + which]

    def set_number(self, which: i64, value: i64) -> None:
        """Change a number of the open question."""
        self.stack[self.depth * WIDE - WIDE + which] = value

    # -- imps and tiles -----------------------------------------------------------------------

    def free_steps(self, seat: i64) -> i64:
        """D22: the places of the seat's own steps on which no imp stands, as a mask."""
        return STEPS & ~(bit(6 - self.stairs) - 1) & ~self.imps[seat]

    def on_track(self, seat: i64) -> i64:
        """D7: how many of the seat's imps stand on squares 1-39."""
        return count_bits(self.imps[seat] & TRACK)

    def crowd(self) -> i64:
        """The squares on which any imp stands, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            mask |= self.imps[seat]
            seat += 1
        return mask & TRACK

    def sitter(self, place: i64, seat: i64) -> i64:
        """The other player whose imp stands on a square, or -1."""
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.imps[other] >> place & 1:
                return other
            other += 1
        return -1

    def raise_imp(self, seat: i64, place: i64) -> None:
        """D22, D26, D46: a dead imp comes back to a free step."""
        self.dead[seat] -= 1
        self.imps[seat] |= bit(place)

    def turn_tile(self, place: i64) -> bool:
        """Turn a tile over; `True` if it now shows a face that nobody has seen and chance must draw."""
        self.up ^= bit(place)
        shows = self.up >> place & 1 != 0
        if shows and self.tiles[place] == UNSEEN:
            return True
        self.note(notes.TURNED_UP if shows else notes.TURNED_DOWN, place, self.tiles[place])
        return False

    def lay_tile(self, place: i64, tile: i64) -> None:
        """D10-D12: a tile is seen for the first time."""
        self.tiles[place] = tile
        self.up |= bit(place)
        self.pool[pool_of(place) + tile - 1] -= 1
        self.note(notes.SHOWN, place, tile)

    # -- gems -----------------------------------------------------------------------

    def take_red(self, seat: i64) -> None:
        """D66: a red gem from the bag, if it has one."""
        if self.bag == 0:
            self.note(notes.NO_GEM, seat)
            return
        self.bag -= 1
        self.gems[seat] += 1
        self.note(notes.GEM_TAKEN, seat)

    def spend(self, seat: i64, gems: i64) -> None:
        """Gems that are paid leave the game (or, by option, return to the bag)."""
        self.gems[seat] -= gems
        if self.recycle:
            self.bag += gems
        else:
            self.out += gems

    # -- copies -------------------------------------------------------------------------------

    def copy_from(self, other: State) -> None:
        """Become a copy of another race."""
        assert isinstance(other, Pieces)
        self.copy_cards(other)
        self.stairs = other.stairs
        self.target = other.target
        self.max_rounds = other.max_rounds
        self.far = other.far
        self.return_chain = other.return_chain
        self.banana_chain = other.banana_chain
        self.recycle = other.recycle
        copy_numbers(self.imps, other.imps, MOST_SEATS)
        copy_numbers(self.dead, other.dead, MOST_SEATS)
        copy_numbers(self.home, other.home, MOST_SEATS)
        copy_numbers(self.gems, other.gems, MOST_SEATS)
        copy_numbers(self.tiles, other.tiles, 46)
        self.up = other.up
        copy_numbers(self.pool, other.pool, 12)
        self.bag = other.bag
        self.out = other.out
        self.active = other.active
        self.turn = other.turn
        self.ending = other.ending
        copy_numbers(self.stack, other.stack, other.depth * WIDE)
        self.depth = other.depth


def count_bits(mask: i64) -> i64:
    """How many bits are set; quick where they are few."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def pool_of(place: i64) -> i64:
    """Where the pool of a square's unseen tiles begins in `pool`."""
    return 0 if place < FIRST_SQUARE + SIX else 6
