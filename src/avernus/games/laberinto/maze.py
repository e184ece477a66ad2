"""The maze: triangles on the board and in the hands, and which doors they join (L9-L15, L21, L23).

`edges` says for each slot what lies on it or, while it is empty, what its neighbours and the border ask of a tile there: three
fields of three bits (a colour or FREE), a bit LAID, and above it a mask of the colours that the triangle shows.
"""

from typing import Any, Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.laberinto.board import DOORS, DOORS_RIGHT, DOWN, NEXT, NO_SIDE, OFF, PLAYED, SIDE, SIDE_RIGHT, TEAMS
from avernus.games.laberinto.triangles import CLASS_TILE, FREE, TURNED

LAID: Final = 512
SHOWN: Final = 10
"""Where the mask of shown colours begins."""

# Owners of triangles beside the seats 0-5, and the 12 words of each: what he can lay, then what he has two of.
RESERVE: Final = 6
BAG: Final = 7
HOLD: Final = 12


class Maze(State):
    """All triangles, wherever they are."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        self.seats: i64 = seats
        self.options: dict[str, Any] = options
        self.match_sides: bool = options["match_sides"]
        self.side: vec[i64] = SIDE if options["door"] == "side" else SIDE_RIGHT
        self.doors: vec[i64] = DOORS if options["door"] == "side" else DOORS_RIGHT
        self.seat_of: vec[i64] = vec[i64]([-1] * 6)
        self.teams: i64 = options["teams"]
        self.team: vec[i64] = vec[i64]([0] * 12)
        self.in_play: i64 = 0
        for seat in range(seats):
            colours = TEAMS[seat] if options["teams"] == 2 else (PLAYED[seats][seat],)
            for i, colour in enumerate(colours):
                self.team[seat * 2 + i] = colour
                self.seat_of[colour] = seat
                self.in_play |= 1 << colour
        self.edges: vec[i64] = vec[i64]([FREE * 73] * 512)
        self.hold: vec[i64] = vec[i64]([0] * 96)
        self.size: vec[i64] = vec[i64]([0] * 8)
        self.laid: vec[i64] = vec[i64]([0] * 16)
        self.rim: vec[i64] = vec[i64]([0] * 16)
        self.net: vec[i64] = vec[i64]([0] * 96)
        self.share: vec[i64] = vec[i64]([0] * 6)
        self.joined: bool = False
        # Scratch: never copied, written anew by each use.
        self.wave: vec[i64] = vec[i64]([0] * 16)
        self.front: vec[i64] = vec[i64]([0] * 16)
        self.edges[OFF] = 0
        if self.match_sides:
            self.ask_for_borders()

    def ask_for_borders(self) -> None:
        """R4: a border edge asks for the colour of its side."""
        cell: i64 = 0
        while cell < 512:
            if SIDE[cell] != NO_SIDE:
                k: i64 = 0
                while NEXT[cell * 3 + k] != OFF:
                    k += 1
                self.ask(cell, k, SIDE[cell])
            cell += 1

    def ask(self, cell: i64, k: i64, colour: i64) -> None:
        """Edge k of an empty cell asks for a colour from now on."""
        shift = 6 - 3 * k
        self.edges[cell] = self.edges[cell] & ~(bit(shift) * 7) | colour << shift

    def is_laid(self, cell: i64) -> bool:
        """Does a triangle lie there?"""
        return self.edges[cell] & LAID != 0

    def shows(self, cell: i64, colour: i64) -> bool:
        """Does the triangle there have an edge of the colour?"""
        return self.edges[cell] >> (SHOWN + colour) & 1 != 0

    # -- L15 triangles in hands -----------------------------------------------------------------

    def has(self, owner: i64, tile: i64) -> i64:
        """How many pieces of the tile's triangle the owner has."""
        at = owner * HOLD + tile // 36
        rest = tile % 36
        return (self.hold[at] >> rest & 1) + (self.hold[at + 6] >> rest & 1)

    def give(self, owner: i64, tile: i64) -> None:
        """One piece more."""
        self.flip(owner * HOLD + (i64(6) if self.has(owner, tile) > 0 else i64(0)), tile)
        self.size[owner] += 1

    def withdraw(self, owner: i64, tile: i64) -> None:
        """One piece less."""
        self.flip(owner * HOLD + (i64(6) if self.has(owner, tile) > 1 else i64(0)), tile)
        self.size[owner] -= 1

    def flip(self, at: i64, tile: i64) -> None:
        """Change the bits of all rotations in one plane."""
        turned = tile
        while True:
            self.hold[at + turned // 36] ^= bit(turned % 36)
            turned = TURNED[turned]
            if turned == tile:
                break

    def fill_bag(self) -> None:
        """All 152 triangles in the bag."""
        i: i64 = 0
        while i < 76:
            self.give(BAG, CLASS_TILE[i])
            self.give(BAG, CLASS_TILE[i])
            i += 1

    # -- L21, L23 laying ------------------------------------------------------------------------

    def lay(self, cell: i64, tile: i64) -> None:
        """A triangle comes to lie on a cell; its neighbours ask for its colours, and paths may meet."""
        a = tile // 36
        b = tile // 6 % 6
        c = tile % 6
        self.edges[cell] = a << 6 | b << 3 | c | LAID | (bit(a) | bit(b) | bit(c)) << SHOWN
        self.laid[cell >> 5] |= bit(cell & 31)
        self.rim[cell >> 5] &= ~bit(cell & 31)
        k: i64 = 0
        while k < 3:
            beside = NEXT[cell * 3 + k]
            if beside != OFF and not self.is_laid(beside):
                self.ask(beside, k, a if k == 0 else b if k == 1 else c)
                self.rim[beside >> 5] |= bit(beside & 31)
            k += 1
        self.link(cell)

    def nets_at(self, cell: i64) -> i64:
        """The colours whose path holds the cell, as a mask."""
        row = cell >> 5
        place = cell & 31
        found: i64 = 0
        colour: i64 = 0
        while colour < 6:
            found |= (self.net[colour * 16 + row] >> place & 1) << colour
            colour += 1
        return found

    def link(self, cell: i64) -> None:
        """L23, L24: a new triangle joins paths. No search, if all that it touches belongs to the same paths already."""
        nets: i64 = -1
        same = True
        k: i64 = 0
        while k < 3:
            beside = NEXT[cell * 3 + k]
            if self.is_laid(beside):
                there = self.nets_at(beside)
                if nets == -1:
                    nets = there
                elif nets != there:
                    same = False
            k += 1
        side = self.side[cell]
        own = side != NO_SIDE and self.in_play >> side & 1 != 0
        if not same or nets == -1 or (own and not nets >> side & 1):
            self.flood(cell)
            return
        colour: i64 = 0
        while colour < 6:
            if nets >> colour & 1:
                self.net[colour * 16 + (cell >> 5)] |= bit(cell & 31)
            colour += 1

    def flood(self, cell: i64) -> None:
        """L23: all triangles connected to a cell, and what follows from the doors among them."""
        clear(self.wave)
        self.wave[cell >> 5] = bit(cell & 31)
        while self.spread(self.laid):
            pass
        found: i64 = 0
        colour: i64 = 0
        while colour < 6:
            if self.in_play >> colour & 1 and meets(self.wave, self.doors, colour * 16):
                found |= bit(colour)
            colour += 1
        colour = 0
        while colour < 6:
            if found >> colour & 1:
                add(self.net, colour * 16, self.wave)
                self.share[colour] |= found
            colour += 1
        if found == self.in_play:
            self.joined = True

    def spread(self, allowed: vec[i64]) -> bool:
        """Let the wave grow by one step over allowed cells; was there anything new?"""
        wave = self.wave
        fresh: i64 = 0
        above: i64 = 0
        here = wave[0]
        r: i64 = 0
        while r < 16:
            below: i64 = 0
            if r < 15:
                below = wave[r + 1]
            near = here << 1 | here >> 1
            if r < 15:
                near |= below & DOWN[r + 1]
            if r > 0:
                near |= above & ~DOWN[r - 1]
            near &= allowed[r] & ~here
            fresh |= near
            self.front[r] = near
            above = here
            here = below
            r += 1
        r = 0
        while r < 16:
            wave[r] |= self.front[r]
            r += 1
        return fresh != 0

    def copy_from(self, other: State) -> None:
        """Become a copy of another maze with the same options."""
        assert isinstance(other, Maze)
        fill(self.edges, other.edges, 512)
        fill(self.hold, other.hold, 96)
        fill(self.size, other.size, 8)
        fill(self.laid, other.laid, 16)
        fill(self.rim, other.rim, 16)
        fill(self.net, other.net, 96)
        fill(self.share, other.share, 6)
        self.joined = other.joined


def clear(cells: vec[i64]) -> None:
    """Make a set of cells empty."""
    r: i64 = 0
    while r < 16:
        cells[r] = 0
        r += 1


def add(many: vec[i64], first: i64, cells: vec[i64]) -> None:
    """Add a set of cells to one of many sets."""
    r: i64 = 0
    while r < 16:
        many[first + r] |= cells[r]
        r += 1


def lift(cells: vec[i64], many: vec[i64], first: i64) -> None:
    """Add one of many sets to a set of cells."""
    r: i64 = 0
    while r < 16:
        cells[r] |= many[first + r]
        r += 1


def meets(cells: vec[i64], many: vec[i64], first: i64) -> bool:
    """Has a set of cells one in common with one of many sets?"""
    r: i64 = 0
    while r < 16:
        if cells[r] & many[first + r] != 0:
            return True
        r += 1
    return False


def fill(mine: vec[i64], theirs: vec[i64], n: i64) -> None:
    """Copy n numbers."""
    i: i64 = 0
    while i < n:
        mine[i] = theirs[i]
        i += 1
