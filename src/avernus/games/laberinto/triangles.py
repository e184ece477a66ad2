"""The triangles: 76 of them up to turning, two pieces each (L9), and the 216 ways in which one can lie, its tiles (L10).

The tile with colours a, b, c on its edges is the number `a * 36 + b * 6 + c`. What an owner can lay is a mask of 36 bits over
(b, c) for each a. A single bit of such a mask is numbered by its remainder by 37, because 2 is a primitive root of 37.
"""

from typing import Final

from avernus.core.native import i64, vec
from avernus.games.laberinto.board import COLOURS

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
