"""Prisms and pyramids: where they stand, and what a movement does to them (L11, L12, L31-L42). `movements.py` says what is legal.

`stands` says for each slot who stands there: `colour << 8 | second << 4 | first`, 0 for nobody, the smaller figure first.
`posts` lists for each colour the cells with its figures, ascending. `count` holds everything that is not on the board.
"""

from typing import Any, Final

from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.laberinto.building import Building
from avernus.games.laberinto.maze import fill

# Figures: a prism, a pyramid, a prism with its own pyramid; RIDDEN + colour + 1 is a prism with a foreign one (L12).
PRISM: Final = 1
PYRAMID: Final = 2
RIDDEN: Final = 3

# Places in `count`: six numbers each, by colour; crossings by seat; pairs by prism's and rider's colour, prisoners by seat and colour.
PRISMS: Final = 0
PYRAMIDS: Final = 6
ELIMINATED: Final = 12
GONE: Final = 18
CROSSINGS: Final = 24
PAIRS: Final = 30
PRISONERS: Final = 66
COUNTS: Final = 102

# The table of actions.py, as this game's shifts: a test holds the two together.
WIDTH: Final = 22
CELL_BITS: Final = 9
PLACE: Final = 0
ENTER: Final = 1
MOVE: Final = 2
TAKE: Final = 3
MOUNT: Final = 4
DISMOUNT: Final = 5
DISMOUNT_TO: Final = 6
OUT: Final = 7
CROSS: Final = 8
BACK: Final = 9
PASS: Final = 10
GO: Final = 11
DEAL: Final = 12
FIRST: Final = 13
DIE: Final = 14


class Figures(Building):
    """All prisms and pyramids, wherever they are."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.prisms: i64 = options["prisms"]
        self.pyramids: i64 = options["pyramids"]
        self.stands: vec[i64] = vec[i64]([0] * 512)
        self.posts: vec[i64] = vec[i64]([0] * 48)
        self.posted: vec[i64] = vec[i64]([0] * 6)
        self.count: vec[i64] = vec[i64]([0] * 102)
        for colour in range(6):
            if self.seat_of[colour] >= 0:  # L17
                self.count[PRISMS + colour] = self.prisms
                self.count[PYRAMIDS + colour] = self.pyramids

    # -- L12 who stands where ---------------------------------------------------------------------

    def put(self, colour: i64, cell: i64, figure: i64) -> None:
        """A figure comes to stand on a cell that has room for it."""
        there = self.stands[cell]
        if there == 0:
            self.stands[cell] = colour << 8 | figure
            i = self.posted[colour]
            at = colour * 8
            while i > 0 and self.posts[at + i - 1] > cell:
                self.posts[at + i] = self.posts[at + i - 1]
                i -= 1
            self.posts[at + i] = cell
            self.posted[colour] += 1
            return
        first = there & 15
        if first > figure:
            self.stands[cell] = colour << 8 | first << 4 | figure
        else:
            self.stands[cell] = colour << 8 | figure << 4 | first

    def lift_off(self, cell: i64, figure: i64) -> None:
        """A figure leaves its cell."""
        there = self.stands[cell]
        colour = there >> 8
        first = there & 15
        second = there >> 4 & 15
        if second != 0:
            self.stands[cell] = colour << 8 | (second if first == figure else first)
            return
        self.stands[cell] = 0
        at = colour * 8
        i: i64 = 0
        while self.posts[at + i] != cell:
            i += 1
        self.posted[colour] -= 1
        while i < self.posted[colour]:
            self.posts[at + i] = self.posts[at + i + 1]
            i += 1

    def room(self, colour: i64, cell: i64) -> bool:
        """L31: a triangle, no foreign figure, and at most one of its own."""
        there = self.stands[cell]
        return self.is_laid(cell) and (there == 0 or (there >> 8 == colour and there >> 4 & 15 == 0))

    def prey(self, seat: i64, cell: i64) -> bool:
        """L31: exactly one figure, of another player (L80: never of one's other team)."""
        there = self.stands[cell]
        return there != 0 and there >> 4 & 15 == 0 and self.seat_of[there >> 8] != seat

    def passable(self, colour: i64, cell: i64) -> bool:
        """L34: a triangle without a foreign figure on it."""
        there = self.stands[cell]
        return self.is_laid(cell) and (there == 0 or there >> 8 == colour)

    def rider(self, colour: i64, figure: i64) -> i64:
        """The colour of the pyramid that a prism carries."""
        return colour if figure == RIDDEN else figure - RIDDEN - 1

    def laden(self, colour: i64, rider: i64) -> i64:
        """The figure of a prism that carries a pyramid."""
        return i64(3) if rider == colour else rider + 4

    def pairs_of(self, colour: i64) -> i64:
        """How many prisms of the colour have crossed and are still off the board."""
        at = PAIRS + colour * 6
        return self.count[at] + self.count[at + 1] + self.count[at + 2] + self.count[at + 3] + self.count[at + 4] + self.count[at + 5]

    def prisoners_of(self, seat: i64) -> i64:
        """How many pyramids the seat holds captive."""
        at = PRISONERS + seat * 6
        return self.count[at] + self.count[at + 1] + self.count[at + 2] + self.count[at + 3] + self.count[at + 4] + self.count[at + 5]

    # -- what movements do ------------------------------------------------------------------------

    def carry_out(self, seat: i64, action: i64) -> bool:
        """Play a legal movement; was it a capture, a crossing or a re-entry (L50 d)?"""
        verb = action >> WIDTH
        to = action & 511
        came = action >> 9 & 511
        if verb == MOVE:
            colour = self.stands[came] >> 8
            figure = (action >> 18 & 15) + 1
            self.lift_off(came, figure)
            self.put(colour, to, figure)
        elif verb == TAKE:
            colour = self.stands[came] >> 8
            self.lift_off(came, PRISM)
            self.capture(seat, to)
            self.put(colour, to, PRISM)
            return True
        elif verb == ENTER:
            return self.enter(seat, action >> 9 & 1, to)
        elif verb == MOUNT:
            colour = self.stands[came] >> 8
            self.lift_off(came, PYRAMID)
            self.lift_off(to, PRISM)
            self.put(colour, to, RIDDEN)
        elif verb == DISMOUNT or verb == DISMOUNT_TO:
            if verb == DISMOUNT:
                came = to
            colour = self.stands[came] >> 8
            self.lift_off(came, RIDDEN)
            self.put(colour, came, PRISM)
            self.put(colour, to, PYRAMID)
        elif verb == OUT:
            self.count[PYRAMIDS + (self.stands[to] >> 8)] += 1
            self.lift_off(to, PYRAMID)
        elif verb == CROSS:
            colour = self.stands[to] >> 8
            figure = (action >> 9 & 7) + RIDDEN
            self.lift_off(to, figure)
            self.count[CROSSINGS + seat] += 1
            self.count[PAIRS + colour * 6 + self.rider(colour, figure)] += 1
            return True
        elif verb == BACK:
            self.come_back(seat, action >> 12 & 7, action >> 9 & 7, to)
            return True
        return False

    def enter(self, seat: i64, kind: i64, to: i64) -> bool:
        """L32: from the reserve onto the own door; was it a capture?"""
        colour = self.side[to]
        if kind == 1:
            self.count[PYRAMIDS + colour] -= 1
            self.put(colour, to, PYRAMID)
            return False
        self.count[PRISMS + colour] -= 1
        taken = self.prey(seat, to)
        if taken:
            self.capture(seat, to)
        self.put(colour, to, PRISM)
        return taken

    def capture(self, seat: i64, cell: i64) -> None:
        """L39: a prism is eliminated; a pyramid, alone or riding, is taken prisoner or, if it is the captor's own, set free."""
        there = self.stands[cell]
        colour = there >> 8
        figure = there & 15
        self.lift_off(cell, figure)
        if figure != PYRAMID:
            self.count[ELIMINATED + colour] += 1
        if figure != PRISM:
            taken = colour
            if figure != PYRAMID:
                taken = self.rider(colour, figure)
            if self.seat_of[taken] == seat:
                self.count[PYRAMIDS + taken] += 1
            else:
                self.count[PRISONERS + seat * 6 + taken] += 1

    def come_back(self, seat: i64, pair: i64, prisoner: i64, to: i64) -> None:
        """L42: a crossed prism exchanges its pyramid for a prisoner and comes in by its own door."""
        colour = self.side[to]
        self.count[PAIRS + colour * 6 + pair] -= 1
        self.count[PRISONERS + seat * 6 + prisoner] -= 1
        if pair == colour:
            self.count[PYRAMIDS + colour] += 1
        else:
            self.count[GONE + pair] += 1
        self.put(colour, to, self.laden(colour, prisoner))

    # -- L51, L52 ---------------------------------------------------------------------------------

    def on_board(self, colour: i64, kind: i64) -> i64:
        """How many figures of the colour are on the board: prisms alone, pyramids alone, or (RIDDEN) any laden prisms."""
        n: i64 = 0
        i: i64 = 0
        while i < self.posted[colour]:
            there = self.stands[self.posts[colour * 8 + i]]
            first = there & 15
            second = there >> 4 & 15
            if first == kind or (kind == RIDDEN and first > kind):
                n += 1
            if second != 0 and (second == kind or (kind == RIDDEN and second > kind)):
                n += 1
            i += 1
        return n

    def can_score(self, seat: i64) -> bool:
        """L51: does the seat still have what a crossing takes?"""
        i: i64 = 0
        while i < self.teams:
            colour = self.team[seat * 2 + i]
            if self.pairs_of(colour) > 0 and self.prisoners_of(seat) > 0:
                return True
            if self.on_board(colour, RIDDEN) > 0:
                return True
            prisms = self.count[PRISMS + colour] + self.on_board(colour, PRISM)
            if prisms > 0 and self.count[PYRAMIDS + colour] + self.on_board(colour, PYRAMID) > 0:
                return True
            i += 1
        return False

    def must_retire(self, seat: i64) -> bool:
        """L52: no prism on the board or in reserve, and none that can come back."""
        i: i64 = 0
        while i < self.teams:
            colour = self.team[seat * 2 + i]
            if self.count[PRISMS + colour] + self.on_board(colour, PRISM) + self.on_board(colour, RIDDEN) > 0:
                return False
            if self.pairs_of(colour) > 0 and self.prisoners_of(seat) > 0:
                return False
            i += 1
        return True

    def clear_pyramids(self, seat: i64) -> None:
        """L52: the lone pyramids of a player who retires leave the board."""
        i: i64 = 0
        while i < self.teams:
            colour = self.team[seat * 2 + i]
            while self.posted[colour] > 0:
                self.lift_off(self.posts[colour * 8], PYRAMID)
                self.count[GONE + colour] += 1
            i += 1

    def copy_from(self, other: State) -> None:
        """Become a copy of another state with the same options."""
        assert isinstance(other, Figures)
        super().copy_from(other)
        fill(self.stands, other.stands, 512)
        fill(self.posts, other.posts, 48)
        fill(self.posted, other.posted, 6)
        fill(self.count, other.count, 102)
