"""The arena of 41 cells, turned by 45 degrees so that every step is the same shift of a bit.

Seen along its diagonals the diamond is nine rows of 5 and 4 cells by turns. With one ghost cell after each row, north is
always +6, east +5, west -5 and south -6. The lowest cell is bit 6, so that no step leaves the machine word, and bit 0 is free
to mean "nowhere".
"""

from typing import Final

from avernus.core.bits import TOP
from avernus.core.native import i64

FILES: Final = "abcdefghi"
NOWHERE: Final = 0
LOWEST: Final = 6
"""The bit of the first cell of the first row."""
LONG_ROW: Final = 6
"""How many bits a row of five cells and its ghost take."""
TWO_ROWS: Final = 11

# S1.2: what a step adds to a cell's bit.
SOUTH: Final = -6
WEST: Final = -5
EAST: Final = 5
NORTH: Final = 6
DIRECTIONS: Final = ("s", "w", "e", "n")
"""The four ways, numbered 0 to 3 in order of their steps."""
WAYS: Final = 4
AROUND: Final = 1 | 1 << WEST - SOUTH | 1 << EAST - SOUTH | 1 << NORTH - SOUTH
"""The neighbours of a cell, as a mask that begins at the southern one."""


def bit_of(file: int, rank: int) -> int:
    """The bit of file 0-8, rank 1-9, or NOWHERE if the arena has no such cell (S1.1)."""
    across, up = file - 4, rank - 5
    if abs(across) + abs(up) > 4:
        return NOWHERE
    row, slant = up + across + 4, up - across + 4
    return LOWEST + row // 2 * TWO_ROWS + row % 2 * LONG_ROW + slant // 2


BITS: Final[dict[str, int]] = {
    f"{FILES[file]}{rank}": bit_of(file, rank) for rank in range(1, 10) for file in range(9) if bit_of(file, rank) != NOWHERE
}
"""Every cell's bit, in reading order from a1 upwards."""

NAMES: Final = tuple({at: name for name, at in BITS.items()}.get(b, "") for b in range(56))
"""Every bit's cell; empty for ghosts."""

ARENA: Final = 0x7defbdf7bef7c0
"""The mask of all 41 cells: a literal, so that compiled code sees a constant."""

PLACES: Final[dict[int, str]] = {2: "sn", 3: "swn", 4: "swne"}
"""The sides in play for each number of players, in order of seats (S3.3)."""

TIPS: Final = ("e1", "a5", "e9", "i5")
"""Where the rocks start (S3.1)."""

START: Final[dict[str, tuple[str, str, str]]] = {
    "s": ("d2", "e2", "f2"),
    "w": ("b6", "b5", "b4"),
    "n": ("f8", "e8", "d8"),
    "e": ("h4", "h5", "h6"),
}
"""Sorcerer, dwarf and troll of each side (S3.2)."""


def mask(cell: i64) -> i64:
    """The mask of one cell: `core.bits.bit`, in a library where the C compiler writes it into its callers."""
    return TOP >> 61 - cell


def step_of(way: i64) -> i64:
    """What a step that way adds to a cell's bit: SOUTH, WEST, EAST, NORTH for 0 to 3. Computed, because that is faster than looked up."""
    return way + SOUTH if way < 2 else way + (EAST - 2)


def beside(came: i64, to: i64) -> bool:
    """S1.2, S5.1: is `to` the neighbour of `came` in one of the four directions?"""
    step = to - came
    return step == NORTH or step == SOUTH or step == EAST or step == WEST


def around(cell: i64) -> i64:
    """The mask of a cell's four neighbours, ghosts included."""
    return mask(cell + SOUTH) * AROUND


def shifted(cells: i64, step: i64) -> i64:
    """A set of cells moved by one step. The sign is asked first, because a shift by less than nothing is undefined in C."""
    return cells << step if step > 0 else cells >> -step


def distance(a: i64, b: i64) -> i64:
    """Steps between two cells: in the turned arena, the larger of the two diagonal differences."""
    row_a: i64 = (a - LOWEST) * 2 // TWO_ROWS
    row_b: i64 = (b - LOWEST) * 2 // TWO_ROWS
    place_a: i64 = (a - LOWEST - row_a // 2 * TWO_ROWS - row_a % 2 * LONG_ROW) * 2 + row_a % 2
    place_b: i64 = (b - LOWEST - row_b // 2 * TWO_ROWS - row_b % 2 * LONG_ROW) * 2 + row_b % 2
    rows = row_a - row_b if row_a > row_b else row_b - row_a
    places = place_a - place_b if place_a > place_b else place_b - place_a
    return rows if rows > places else places
