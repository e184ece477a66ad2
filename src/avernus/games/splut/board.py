"""The arena of 41 cells, turned by 45 degrees so that every step is the same shift of a bit.

Seen along its diagonals the diamond is nine rows of 5 and 4 cells by turns. With one ghost cell after each row, north is
always +6, east +5, west -5 and south -6. The lowest cell is bit 6, so that no step leaves the machine word, and bit 0 is free
to mean "nowhere".
"""

from typing import Final

FILES: Final = "abcdefghi"
DIRECTIONS: Final = ("s", "w", "e", "n")
"""In order of their shifts; the opposite of direction d is 3 - d."""
NOWHERE: Final = 0


def bit_of(file: int, rank: int) -> int:
    """The bit of file 0-8, rank 1-9, or NOWHERE if the arena has no such cell (S1.1)."""
    across, up = file - 4, rank - 5
    if abs(across) + abs(up) > 4:
        return NOWHERE
    row, slant = up + across + 4, up - across + 4
    return 6 + row // 2 * 11 + row % 2 * 6 + slant // 2


BITS: Final[dict[str, int]] = {
    f"{FILES[file]}{rank}": bit_of(file, rank) for rank in range(1, 10) for file in range(9) if bit_of(file, rank) != NOWHERE
}
"""Every cell's bit, in reading order from a1 upwards."""

NAMES: Final = tuple({bit: name for name, bit in BITS.items()}.get(b, "") for b in range(56))
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
