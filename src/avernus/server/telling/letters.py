"""How a letter looks in pixels: type from a file that `python -m tests.web.letters` prints, and the signs of boards by their shape."""

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

LEVELS: Final = 4
"""From ground to ink."""
SIZES: Final = (16, 18, 20, 24, 40)
"""Heights in pixels; a cell of a picture is half as wide. The last is the type of titles."""
TITLE: Final = 40
UNKNOWN: Final = "·"
SUB: Final = 4
"""Points along each side of a pixel that are asked whether a shape covers them."""

Rows = tuple[bytes, ...]
Inside = Callable[[float, float], bool]
"""Is a point of the cell covered, whose upper left corner is 0, 0 and whose lower right one is 1, 2?"""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A letter: its width, and row by row how dark each pixel is."""

    wide: int
    rows: Rows


def _quarters(names: str) -> Inside:
    """The quarters of a cell: upper and lower, left and right."""
    return lambda x, y: f"{'u' if y < 1 else 'd'}{'l' if x < 0.5 else 'r'}" in names


def _frame(right: bool, down: bool) -> Inside:
    """A corner of a frame, from the middle to the side and to the end."""
    def inside(x: float, y: float) -> bool:
        along = abs(y - 1) < 0.08 and (x > 0.42 if right else x < 0.58)
        return along or (abs(x - 0.5) < 0.08 and (y > 0.92 if down else y < 1.08))

    return inside


SHAPES: Final[dict[str, Inside]] = {
    "▀": _quarters("ul ur"), "▄": _quarters("dl dr"), "▌": _quarters("ul dl"), "▐": _quarters("ur dr"), "█": lambda x, y: True,
    "▖": _quarters("dl"), "▗": _quarters("dr"), "▘": _quarters("ul"), "▝": _quarters("ur"),
    "▒": lambda x, y: (int(x * 8) + int(y * 8)) % 2 == 0, "─": lambda x, y: abs(y - 1) < 0.05,
    "┌": _frame(True, True), "┐": _frame(False, True), "└": _frame(True, False), "┘": _frame(False, False),
    "■": lambda x, y: abs(x - 0.5) < 0.36 and abs(y - 1) < 0.36, "▮": lambda x, y: abs(x - 0.5) < 0.3 and abs(y - 1) < 0.6,
    "●": lambda x, y: (x - 0.5) ** 2 + (y - 1) ** 2 < 0.16, "◦": lambda x, y: (x - 0.5) ** 2 + (y - 1) ** 2 < 0.03,
    "◆": lambda x, y: abs(x - 0.5) + abs(y - 1) < 0.46,
    "✚": lambda x, y: min(a := abs(x - 0.5), b := abs(y - 1)) < 0.15 and max(a, b) < 0.42,
    "▲": lambda x, y: abs(x - 0.5) < (y - 0.55) / 1.7 and y < 1.4, "▴": lambda x, y: abs(x - 0.5) < (y - 0.5) / 2 and y < 1.5,
    "△": lambda x, y: abs(x - 0.5) < (y - 0.2) / 2.9 and y < 1.75, "▽": lambda x, y: abs(x - 0.5) < (1.8 - y) / 2.9 and y > 0.25,
    "♜": lambda x, y: 0.5 < y < 1.6 and (abs(x - 0.5) < 0.26 or (abs(x - 0.5) < 0.4 and (y > 1.35 or (y < 0.85 and int(x * 10) % 4 != 2)))),
    "☾": lambda x, y: (x - 0.5) ** 2 + (y - 1) ** 2 < 0.16 and (x - 0.7) ** 2 + (y - 0.92) ** 2 > 0.1,
}


@cache
def _type(size: int) -> dict[str, Glyph]:
    """All printed letters of a size."""
    raw = zlib.decompress(files("avernus.server.telling").joinpath("letters.z").read_bytes())
    head, _, pixels = raw.partition(b"\n")
    found: dict[str, Glyph] = {}
    at = 0
    for high, letters in json.loads(head):
        for sign, wide in letters:
            if high == size:
                found[sign] = Glyph(wide, tuple(pixels[at + wide * row:at + wide * (row + 1)] for row in range(high)))
            at += wide * high
    return found


@cache
def _shape(sign: str, size: int) -> Glyph:
    """A sign of boards, as dark as it covers each pixel."""
    inside, wide = SHAPES[sign], size // 2
    steps = [(2 * i + 1) / (2 * SUB) for i in range(SUB)]
    rows = []
    for y in range(size):
        dark = [sum(inside((x + dx) / wide, (y + dy) / wide) for dx in steps for dy in steps) for x in range(wide)]
        rows.append(bytes(round((LEVELS - 1) * count / SUB ** 2) for count in dark))
    return Glyph(wide, tuple(rows))


def glyph(sign: str, size: int) -> Glyph:
    """How a letter or a sign looks; what is in no file is a dot."""
    if sign in SHAPES:
        return _shape(sign, size)
    known = _type(size)
    return known.get(sign) or known[UNKNOWN]
