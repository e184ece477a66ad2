"""Where the next triangle may lie, and which fit there (L21-L26): the one statement of what is legal in building."""

from typing import Any, Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.laberinto.board import ALL, DOWN
from avernus.games.laberinto.maze import HOLD, RESERVE, Maze, add, clear, lift, meets
from avernus.games.laberinto.triangles import CLASS_OF, FITTING, FREE, LOW

# Values of the option `meet` (L26).
MUST: Final = 0
OWN: Final = 1
FREELY: Final = 2

# What the ground of a placement is: which list of the rules it was taken from.
NOWHERE: Final = 0
FIRST_DOOR: Final = 1
"""L22: the own side is still empty."""
GAP: Final = 2
"""L24, list 1: the ends of the shortest gap to the other paths."""
PATH: Final = 3
"""L24, list 2: beside the own path."""
DOOR: Final = 4
"""L24, list 3: another cell of the own door."""
ANYWHERE: Final = 5
"""L25: beside any triangle."""


class Building(Maze):
    """Writes placements, ascending and without duplicates."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.meet: i64 = ("must", "own", "free").index(options["meet"])
        self.ground: vec[i64] = vec[i64]([0] * 16)
        self.kind: i64 = NOWHERE
        self.lacks: vec[i64] = vec[i64]([0] * 12)

    def find_ground(self, seat: i64) -> i64:
        """Fill `ground` with the seat's candidate cells: the first list of the rules on which something of his fits."""
        clear(self.ground)
        begun: i64 = 0
        waiting = False
        i: i64 = 0
        while i < self.teams:
            colour = self.team[seat * 2 + i]
            if meets(self.laid, self.doors, colour * 16):
                begun |= bit(colour)
            else:
                waiting = True
                self.add_door(colour)
            i += 1
        if waiting:  # L22
            if self.any_fit(seat):
                return FIRST_DOOR
            clear(self.ground)
            if begun == 0:
                return NOWHERE
        if self.joined or self.meet == FREELY:  # L25, L26
            add(self.ground, 0, self.rim)
            return ANYWHERE
        if self.meet == MUST:
            self.gather(seat, begun, GAP)
            if self.any_fit(seat):
                return GAP
        self.gather(seat, begun, PATH)
        if self.any_fit(seat):
            return PATH
        self.gather(seat, begun, DOOR)
        return DOOR

    def gather(self, seat: i64, begun: i64, kind: i64) -> None:
        """Fill `ground` with one of the three lists of L24, for those of the seat's colours that have begun."""
        clear(self.ground)
        i: i64 = 0
        while i < self.teams:
            colour = self.team[seat * 2 + i]
            if begun >> colour & 1:
                if kind == GAP:
                    self.add_gap(colour)
                elif kind == PATH:
                    self.add_beside(colour)
                else:
                    self.add_door(colour)
            i += 1

    def add_door(self, colour: i64) -> None:
        """The empty cells of a door."""
        r: i64 = 0
        while r < 16:
            self.ground[r] |= self.doors[colour * 16 + r] & ~self.laid[r]
            r += 1

    def add_beside(self, colour: i64) -> None:
        """The empty neighbours of a path."""
        r: i64 = 0
        while r < 16:
            self.ground[r] |= self.beside(colour, r)
            r += 1

    def beside(self, colour: i64, r: i64) -> i64:
        """The empty neighbours of a path in one row."""
        at = colour * 16 + r
        near = self.net[at] << 1 | self.net[at] >> 1
        if r < 15:
            near |= self.net[at + 1] & DOWN[r + 1]
        if r > 0:
            near |= self.net[at - 1] & ~DOWN[r - 1]
        return near & self.rim[r]

    def add_gap(self, colour: i64) -> None:
        """L24, list 1: waves run out from the other paths over empty cells until one meets the neighbours of this path."""
        clear(self.wave)
        other: i64 = 0
        while other < 6:
            if self.in_play >> other & 1 and not self.share[colour] >> other & 1:
                lift(self.wave, self.net, other * 16)
            other += 1
        empty = vec[i64]([0] * 16)
        r: i64 = 0
        while r < 16:
            empty[r] = ALL[r] & ~self.laid[r]
            r += 1
        while self.spread(empty):
            met: i64 = 0
            r = 0
            while r < 16:
                found = self.front[r] & self.beside(colour, r)
                self.ground[r] |= found
                met |= found
                r += 1
            if met != 0:
                return

    # -- L21 what fits --------------------------------------------------------------------------

    def fits(self, seat: i64, cell: i64) -> bool:
        """Has the seat, or the reserve, a triangle that matches all that the cell asks for?"""
        asked = self.edges[cell]
        pairs = FITTING[asked & 63]
        first = asked >> 6 & 7
        a: i64 = 0
        while a < 6:
            if (first == FREE or first == a) and (self.hold[seat * HOLD + a] | self.hold[RESERVE * HOLD + a]) & pairs != 0:
                return True
            a += 1
        return False

    def any_fit(self, seat: i64) -> bool:
        """Does anything fit on any cell of the ground?"""
        r: i64 = 0
        while r < 16:
            row = self.ground[r]
            while row != 0:
                low = row & -row
                if self.fits(seat, r << 5 | LOW[low % 37]):
                    return True
                row ^= low
            r += 1
        return False

    def placements_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write every placement of the seat, ascending; `place` is verb 0, so an action is its fields."""
        self.kind = NOWHERE
        if self.size[seat] + self.size[RESERVE] > 0:
            self.kind = self.find_ground(seat)
        if self.kind == NOWHERE:
            return n
        r: i64 = 0
        while r < 16:
            row = self.ground[r]
            while row != 0:
                low = row & -row
                n = self.tiles_into(seat, r << 5 | LOW[low % 37], out, n)
                row ^= low
            r += 1
        return n

    def tiles_into(self, seat: i64, cell: i64, out: vec[i64], n: i64) -> i64:
        """Write every tile that fits on one cell, from the hand and from the reserve."""
        asked = self.edges[cell]
        pairs = FITTING[asked & 63]
        first = asked >> 6 & 7
        a: i64 = 0
        while a < 6:
            if first == FREE or first == a:
                mine = self.hold[seat * HOLD + a] & pairs
                common = self.hold[RESERVE * HOLD + a] & pairs
                both = mine | common
                while both != 0:
                    low = both & -both
                    action = cell << 9 | (a * 36 + LOW[low % 37]) << 1
                    if mine & low:
                        out[n] = action
                        n += 1
                    if common & low:
                        out[n] = action | 1
                        n += 1
                    both ^= low
            a += 1
        return n

    # -- what a placement betrays of a hidden hand ------------------------------------------------

    def learn(self, seat: i64, kind: i64) -> None:
        """What everybody now knows that a hidden hand lacks: all that would have fitted where the rules asked for it first."""
        begun: i64 = 0
        clear(self.ground)
        i: i64 = 0
        while i < self.teams:
            colour = self.team[seat * 2 + i]
            if meets(self.laid, self.doors, colour * 16):
                begun |= bit(colour)
            else:
                self.add_door(colour)
            i += 1
        if kind != FIRST_DOOR:
            self.note(seat)
        if self.meet == MUST and (kind == PATH or kind == DOOR):
            self.gather(seat, begun, GAP)
            self.note(seat)
        if kind == DOOR:
            self.gather(seat, begun, PATH)
            self.note(seat)

    def note(self, seat: i64) -> None:
        """The seat lacks every triangle that fits on the ground."""
        r: i64 = 0
        while r < 16:
            row = self.ground[r]
            while row != 0:
                low = row & -row
                asked = self.edges[r << 5 | LOW[low % 37]]
                a: i64 = 0
                while a < 6:
                    pairs = FITTING[asked & 63]
                    if asked >> 6 & 7 != FREE and asked >> 6 & 7 != a:
                        pairs = 0
                    while pairs != 0:
                        one = pairs & -pairs
                        triangle = CLASS_OF[a * 36 + LOW[one % 37]]
                        self.lacks[seat * 2 + triangle // 38] |= bit(triangle % 38)
                        pairs ^= one
                    a += 1
                row ^= low
            r += 1
