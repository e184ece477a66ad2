"""Every movement that a seat may make (L30-L44): the one statement of what is legal in the movement part."""

from typing import Any

from avernus.core.native import i64, vec
from avernus.games.laberinto.board import NEXT
from avernus.games.laberinto.figures import (
    BACK,
    CELL_BITS,
    CROSS,
    DISMOUNT,
    DISMOUNT_TO,
    ENTER,
    MOUNT,
    MOVE,
    OUT,
    PAIRS,
    PRISM,
    PRISMS,
    PRISONERS,
    PYRAMID,
    PYRAMIDS,
    RIDDEN,
    TAKE,
    WIDTH,
    Figures,
)


class Movements(Figures):
    """Writes movements, ascending and without duplicates."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.dice: bool = options["dice"]
        self.found: i64 = 0

    def movements_into(self, seat: i64, pips: i64, out: vec[i64], n: i64) -> i64:
        """Write every movement of the seat, ascending and without duplicates (L44), after the n actions already there."""
        start = n
        self.found = n
        i: i64 = 0
        while i < self.teams:
            colour = self.team[seat * 2 + i]
            self.entries_into(seat, colour, out, start)
            j: i64 = 0
            while j < self.posted[colour]:
                cell = self.posts[colour * 8 + j]
                there = self.stands[cell]
                self.figure_into(seat, colour, cell, there & 15, pips, out, start)
                if there >> 4 & 15 != 0 and there >> 4 & 15 != there & 15:
                    self.figure_into(seat, colour, cell, there >> 4 & 15, pips, out, start)
                j += 1
            i += 1
        return self.found

    def write(self, action: i64, out: vec[i64], start: i64) -> None:
        """Put an action in its place among those from `start` on, unless it is there."""
        i = self.found
        while i > start and out[i - 1] > action:
            i -= 1
        if i > start and out[i - 1] == action:
            return
        j = self.found
        while j > i:
            out[j] = out[j - 1]
            j -= 1
        out[i] = action
        self.found += 1

    def entries_into(self, seat: i64, colour: i64, out: vec[i64], start: i64) -> None:
        """L32, L42: entering from the reserve, and coming back with a prisoner."""
        back = self.pairs_of(colour) != 0 and self.prisoners_of(seat) != 0
        has_prism = self.count[PRISMS + colour] > 0
        has_pyramid = self.count[PYRAMIDS + colour] > 0
        if not (back or has_prism or has_pyramid):
            return
        r: i64 = 0
        while r < 16:
            row = self.doors[colour * 16 + r] & self.laid[r]
            place: i64 = 0
            while row != 0:
                if row & 1:
                    cell = r << 5 | place
                    free = self.room(colour, cell)
                    if has_prism and (free or self.prey(seat, cell)):
                        self.write(ENTER << WIDTH | cell, out, start)
                    if has_pyramid and free:
                        self.write(ENTER << WIDTH | 1 << CELL_BITS | cell, out, start)
                    if back and free:
                        self.returns_into(seat, colour, cell, out, start)
                row >>= 1
                place += 1
            r += 1

    def returns_into(self, seat: i64, colour: i64, cell: i64, out: vec[i64], start: i64) -> None:
        """L42: each crossed pair with each prisoner, on one door cell."""
        pair: i64 = 0
        while pair < 6:
            if self.count[PAIRS + colour * 6 + pair] > 0:
                prisoner: i64 = 0
                while prisoner < 6:
                    if self.count[PRISONERS + seat * 6 + prisoner] > 0:
                        self.write(BACK << WIDTH | pair << 12 | prisoner << 9 | cell, out, start)
                    prisoner += 1
            pair += 1

    def figure_into(self, seat: i64, colour: i64, cell: i64, figure: i64, pips: i64, out: vec[i64], start: i64) -> None:
        """All that one figure on the board can do."""
        if figure == PYRAMID:
            self.steps_into(seat, colour, cell, figure, out, start)
            self.mounts_into(colour, cell, out, start)
            if self.side[cell] == colour:  # L40
                self.write(OUT << WIDTH | cell, out, start)
            return
        if self.dice:  # L43
            self.walk(seat, colour, cell, cell, cell, figure, pips, out, start)
        else:
            self.steps_into(seat, colour, cell, figure, out, start)
            self.runs_into(seat, colour, cell, figure, colour, out, start)
            if figure > RIDDEN:  # L36
                self.runs_into(seat, colour, cell, figure, figure - RIDDEN - 1, out, start)
        if figure == RIDDEN:
            self.dismounts_into(colour, cell, out, start)
        if figure >= RIDDEN and self.is_exit(colour, cell):
            self.write(CROSS << WIDTH | (figure - RIDDEN) << CELL_BITS | cell, out, start)

    def is_exit(self, colour: i64, cell: i64) -> bool:
        """L41: a door that is neither the colour's own nor next to it."""
        side = self.side[cell]
        if side == 6:
            return False
        turn = side - colour
        if turn < 0:
            turn += 6
        return turn >= 2 and turn <= 4

    def arrive(self, seat: i64, colour: i64, cell: i64, to: i64, figure: i64, out: vec[i64], start: i64) -> None:
        """L33, L34: a figure may end on a cell with room, and a prism alone on prey."""
        if self.room(colour, to):
            self.write(MOVE << WIDTH | (figure - 1) << 18 | cell << 9 | to, out, start)
        elif figure == PRISM and self.prey(seat, to):
            self.write(TAKE << WIDTH | cell << 9 | to, out, start)

    def steps_into(self, seat: i64, colour: i64, cell: i64, figure: i64, out: vec[i64], start: i64) -> None:
        """L33, L37."""
        k: i64 = 0
        while k < 3:
            self.arrive(seat, colour, cell, NEXT[cell * 3 + k], figure, out, start)
            k += 1

    def runs_into(self, seat: i64, colour: i64, cell: i64, figure: i64, sought: i64, out: vec[i64], start: i64) -> None:
        """L34, L35: along each of six rays to the first cell that shows the sought colour."""
        first: i64 = 0
        while first < 3:
            second: i64 = 0
            while second < 3:
                if second != first:
                    to = self.run_end(colour, cell, first, second, sought)
                    if to >= 0:
                        self.arrive(seat, colour, cell, to, figure, out, start)
                second += 1
            first += 1

    def run_end(self, colour: i64, cell: i64, first: i64, second: i64, sought: i64) -> i64:
        """Where the ray that crosses these two edges by turns first shows the colour; -1 if something is in the way before."""
        at = NEXT[cell * 3 + first]
        edge = second
        while self.is_laid(at):
            if self.shows(at, sought):
                return at
            if not self.passable(colour, at):
                return -1
            at = NEXT[at * 3 + edge]
            edge = first + second - edge
        return -1

    def walk(
        self, seat: i64, colour: i64, origin: i64, before: i64, cell: i64, figure: i64, left: i64, out: vec[i64], start: i64
    ) -> None:
        """L43: all walks that never turn back. No ring of cells is shorter than six, so they repeat none but perhaps the first."""
        if left == 0:
            return
        k: i64 = 0
        while k < 3:
            to = NEXT[cell * 3 + k]
            if to != before and to != origin:
                if self.room(colour, to):
                    self.write(MOVE << WIDTH | (figure - 1) << 18 | origin << 9 | to, out, start)
                elif left == 1 and figure == PRISM and self.prey(seat, to):
                    self.write(TAKE << WIDTH | origin << 9 | to, out, start)
                if self.passable(colour, to):
                    self.walk(seat, colour, origin, cell, to, figure, left - 1, out, start)
            k += 1

    def mounts_into(self, colour: i64, cell: i64, out: vec[i64], start: i64) -> None:
        """L38: onto a prism without a rider in the same cell or the next."""
        if self.has_prism(colour, cell):
            self.write(MOUNT << WIDTH | cell << 9 | cell, out, start)
        k: i64 = 0
        while k < 3:
            to = NEXT[cell * 3 + k]
            if self.has_prism(colour, to):
                self.write(MOUNT << WIDTH | cell << 9 | to, out, start)
            k += 1

    def has_prism(self, colour: i64, cell: i64) -> bool:
        """Does a prism of the colour stand there without a rider? (The smaller figure is written first.)"""
        there = self.stands[cell]
        return there != 0 and there >> 8 == colour and there & 15 == PRISM

    def dismounts_into(self, colour: i64, cell: i64, out: vec[i64], start: i64) -> None:
        """L38: the rider gets down in the same cell or to the next."""
        if self.stands[cell] >> 4 & 15 == 0:
            self.write(DISMOUNT << WIDTH | cell, out, start)
        k: i64 = 0
        while k < 3:
            to = NEXT[cell * 3 + k]
            if self.room(colour, to):
                self.write(DISMOUNT_TO << WIDTH | cell << 9 | to, out, start)
            k += 1
