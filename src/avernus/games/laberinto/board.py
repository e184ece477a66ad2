"""The board, a hexagon of side 8, seen as a brick wall of 16 rows by 31 places (L2-L7); and the triangles that come to lie on it (L9, L10).

A cell is the number `row * 32 + place` with row A = 0 and place = b - c + 15. Over edge a a neighbour lies in the row above or
below, over b and c beside it; row + place even is a point-down triangle. A set of cells is 16 words, one for each row. The
slots that are no cell have no name; one of them, OFF, stands for everything beyond the border.

There are 76 triangles up to turning, two pieces of each, and 216 ways in which one can lie, its tiles. The tile with colours a, b, c on
its edges is the number `a * 36 + b * 6 + c`. What an owner can lay is a mask of 36 bits over (b, c) for each a. A single bit of such a
mask is numbered by its remainder by 37, because 2 is a primitive root of 37.
"""

from typing import Final

from avernus.core.bits import TOP
from avernus.core.native import i64, vec

COLOURS: Final = "ROYGBV"
"""In the order of the spectrum, clockwise from the north side (L1, R3)."""
ROWS: Final = "ABCDEFGHIJKLMNOP"
SLOTS: Final = 512
OFF: Final = 31
"""A slot that is never a cell, nor ever holds a triangle."""
NO_SIDE: Final = 6
EDGES: Final = "abc"
"""Clockwise; edge a is the top of a ▽ and the base of a △ (L3)."""

PLAYED: Final[dict[int, tuple[int, ...]]] = {3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""The colours in play for each number of seats (R14)."""
SETS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    3: ((0, 3), (2, 5), (4, 1)), 4: ((0, 2), (1,), (3, 5), (4,)), 5: ((0,), (1,), (2, 5), (3,), (4,)),
}
"""The colours of each seat where all six sets are shared out (L80): with four and five seats some have two and some one."""

SIDE_OF: Final[dict[tuple[bool, int], int]] = {(True, 0): 0, (False, 2): 1, (True, 1): 2, (False, 0): 3, (True, 2): 4, (False, 1): 5}
"""The side of a border edge, by "points down" and edge (L5)."""
RIGHT_DOORS: Final = ("A2", "A17", "I31", "P16", "P1", "H1")
"""The one-cell doors of the option `door=right` (L7)."""


def slot(a: int, b: int, c: int) -> int:
    """The number of the cell (a, b, c), or OFF (L2)."""
    if not (-7 <= a <= 8 and -7 <= b <= 8 and -7 <= c <= 8 and 1 <= a + b + c <= 2):
        return OFF
    return (8 - a) * 32 + b - c + 15


def name_of(a: int, b: int, c: int) -> str:
    """The row's letter and the place in the row, 1 the westmost (L6)."""
    half = 16 - a if a >= 1 else 15 + a
    return f"{ROWS[8 - a]}{b - c + half + 1}"


COORDINATES: Final[dict[int, tuple[int, int, int]]] = {
    slot(a, b, c): (a, b, c)
    for a in range(8, -8, -1) for u in range(31) for b in range(-7, 9) for c in (b - u + 15,) if slot(a, b, c) != OFF
}
"""The 384 cells with their coordinates, in reading order."""


def points_down(cell: int) -> bool:
    """Is the cell a ▽ (L2)?"""
    return (cell // 32 + cell) % 2 == 0


def beyond(cell: int, edge: int) -> int:
    """The neighbour over an edge, or OFF (L4)."""
    if cell not in COORDINATES:
        return OFF
    abc = list(COORDINATES[cell])
    abc[edge] += 1 if points_down(cell) else -1
    return slot(abc[0], abc[1], abc[2])


NAMES: Final[tuple[str, ...]] = tuple(name_of(*COORDINATES[s]) if s in COORDINATES else "" for s in range(SLOTS))
"""Every slot's cell; empty for slots that are none."""
CELLS: Final[dict[str, int]] = {NAMES[s]: s for s in COORDINATES}
"""Every cell's slot, in reading order."""

NEXT: Final = vec[i64]([beyond(s, k) for s in range(SLOTS) for k in range(3)])
"""The neighbour of slot s over edge k is NEXT[s * 3 + k]."""


def border(cell: int) -> int:
    """The side that the cell lies on, or NO_SIDE (L5)."""
    for edge in range(3):
        if cell in COORDINATES and beyond(cell, edge) == OFF:
            return SIDE_OF[points_down(cell), edge]
    return NO_SIDE


SIDE: Final = vec[i64]([border(s) for s in range(SLOTS)])
"""The door that each slot belongs to, with `door=side` (L7). How far the doors are apart follows from it (L8)."""
SIDE_RIGHT: Final = vec[i64]([RIGHT_DOORS.index(NAMES[s]) if NAMES[s] in RIGHT_DOORS else NO_SIDE for s in range(SLOTS)])
"""The same with `door=right`."""

ALL: Final = vec[i64]([sum(1 << u for u in range(31) if NAMES[r * 32 + u]) for r in range(16)])
"""The set of all cells."""
DOWN: Final = vec[i64]([sum(1 << u for u in range(31) if (r + u) % 2 == 0) for r in range(16)])
"""In each row, the places of the ▽."""


def doors(side: "vec[i64]") -> "vec[i64]":
    """The sets of the six doors' cells, 16 words each (L7)."""
    return vec[i64]([sum(1 << u for u in range(31) if side[r * 32 + u] == s) for s in range(6) for r in range(16)])


DOORS: Final = doors(SIDE)
DOORS_RIGHT: Final = doors(SIDE_RIGHT)


def named(cells: "vec[i64]", first: int = 0) -> list[str]:
    """The names of a set of cells, in reading order."""
    return [NAMES[r * 32 + u] for r in range(16) for u in range(31) if cells[first + r] >> u & 1]


# -- L9, L10 triangles --------------------------------------------------------------------------------

TILES: Final = 216
FREE: Final = 7
"""What an edge asks of a tile where nothing lies beyond it."""
PIECES: Final = 152
HANDS: Final[dict[int, int]] = {3: 50, 4: 38, 5: 30, 6: 25}
"""How many triangles each seat draws (L15)."""


def edges_of(tile: int) -> tuple[int, int, int]:
    """The colours on edges a, b, c."""
    return tile // 36, tile // 6 % 6, tile % 6


def tile_of(a: int, b: int, c: int) -> int:
    """The tile with these colours."""
    return a * 36 + b * 6 + c


def turned(tile: int) -> int:
    """The same triangle turned by a third."""
    a, b, c = edges_of(tile)
    return tile_of(b, c, a)


def smallest(tile: int) -> int:
    """The tile that stands for its triangle: the smallest rotation (L9)."""
    return min(tile, turned(tile), turned(turned(tile)))


CLASSES: Final[tuple[int, ...]] = tuple(sorted({smallest(t) for t in range(TILES)}))
"""The 76 triangles, each by its smallest rotation."""
CLASS_OF: Final = vec[i64]([CLASSES.index(smallest(t)) for t in range(TILES)])
"""Which triangle a tile is."""
TURNED: Final = vec[i64]([turned(t) for t in range(TILES)])
CLASS_TILE: Final = vec[i64](list(CLASSES))


def written(tile: int) -> str:
    """The letters of a tile's edges."""
    return "".join(COLOURS[colour] for colour in edges_of(tile))


TILE_NAMES: Final[tuple[str, ...]] = tuple(written(t) for t in range(TILES))
CLASS_NAMES: Final[tuple[str, ...]] = tuple(written(t) for t in CLASSES)

FITTING: Final = vec[i64]([
    sum(1 << (b * 6 + c) for b in range(6) for c in range(6) if y in (b, FREE) and z in (c, FREE)) for y in range(8) for z in range(8)
])
"""The (b, c) that fit what edges b and c ask for: FITTING[asked b * 8 + asked c]."""
LOW: Final = vec[i64]([{pow(2, i, 37): i for i in range(36)}.get(r, -1) for r in range(37)])
"""The number of a single bit, by its remainder by 37."""


# -- L19 the ready maze: 120 triangles, the same from each of the six doors -----------------------------

# Turned by a sixth it is the same maze with every colour moved on by one, so that no door is better than another. A ring in the middle
# and six ways to it; at most two pieces of any triangle; the narrow doors (L7) are among its cells.
WALL: Final = (
    ". ROY OOB RBB . . . . . . . . . . . . YGO",
    ". . . OOG GOG . . . . . . . . . . . YBY YVY VVO",
    ". . . . . GOG YOR . . . . . . . . . YBB YBB . . .",
    ". . . . . . . YVB VVY . . . . . . . RVG YOG . . . . .",
    ". . . . . . . . . VYG BYO YGO RGB . . . GBR RGR . . . . . . .",
    ". . . . . . . . . . YOR BGR . RRO YRG YOG BOV GYV BYG . . . . . . . .",
    "GVG . . . . . . . ROY GVY RVV YOV OOO . VOY YYY . . OYO BVO . . . . . . . . .",
    "OVR GRR YRR YYR YYR VOR GOB OBB YBO RGO VGY . . OBR BBV VRV ORR YGR GGG OBG YBG . . . . . . . . . .",
    ". . . . . . . . . . VOR BOR RRR VRG BGG YGY OOY BOG . . YRV GRB VOB BOO RBO YBG VVG VVG VGG RGG BYG",
    ". . . . . . . . . OYB BVB . . VVV YBV . BBB VBY GYY RYV GBV . . . . . . . RYR",
    ". . . . . . . . OVR RVY OBY VBR VGR GGB . ORG VBG . . . . . . . . . .",
    ". . . . . . . GRG ROG . . . GRO VRB OVB YVR . . . . . . . . .",
    ". . . . . VBR GYR . . . . . . . YYV VYO . . . . . . .",
    ". . . VOO VOO . . . . . . . . . VBG RBR . . . . .",
    "YYB VYV VOV . . . . . . . . . . . RBR BBR . . .",
    "VRB . . . . . . . . . . . . GOO BBO GBV .",
)
"""The rows from north to south, each from its westmost cell: the edges of a triangle, or a dot."""
MAZE: Final[dict[str, str]] = {
    f"{letter}{place}": tile for letter, row in zip(ROWS, WALL, strict=True) for place, tile in enumerate(row.split(), 1) if tile != "."
}
"""The triangle on each cell."""


# -- sets of cells: 16 words, alone or among many ------------------------------------------------------


def bit(n: i64) -> i64:
    """The mask of bit n: `core.bits.bit`, in a library where the C compiler writes it into its callers."""
    return TOP >> 61 - n


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
