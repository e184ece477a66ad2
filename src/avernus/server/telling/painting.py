"""A game's picture as a file: what a posted link to a table shows of its board. Drawn from a spectator's view and from nothing else."""

import re
import struct
import zlib
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from avernus.core.palette import ACCENT, BG, TEXT, TEXT_2
from avernus.core.picture import Picture, Stretch
from avernus.server.telling.letters import LEVELS, SHAPES, SIZES, TITLE, glyph

WIDE: Final = 1200
HIGH: Final = 630
"""What those who show links ask for."""
MARGIN: Final = 28
HEAD: Final = 76
"""The title's part."""
ROOM: Final = (94, (HIGH - HEAD - MARGIN) // SIZES[0])
"""Columns and rows that a game may fill."""
BRAND: Final = "avernus"
MOST_COLOURS: Final = 256
GROUP: Final = re.compile(r"\S+(?: \S+)*")
Colour = tuple[int, int, int]


class Canvas:
    """Pixels by the number of their colour."""

    def __init__(self) -> None:
        self.colours: dict[Colour, int] = {}
        self.pixels = bytearray([self.number(rgb(BG))]) * (WIDE * HIGH)

    def number(self, colour: Colour) -> int:
        """The number of a colour; where there are too many, that of the nearest."""
        found = self.colours.get(colour)
        if found is None:
            if len(self.colours) == MOST_COLOURS:
                return self.colours[min(self.colours, key=lambda one: sum((a - b) ** 2 for a, b in zip(one, colour, strict=True)))]
            found = self.colours[colour] = len(self.colours)
        return found

    def fill(self, left: int, top: int, wide: int, high: int, colour: str) -> None:
        """A rectangle, as far as it is on the canvas."""
        wide = min(wide, WIDE - left)
        row = bytes([self.number(rgb(colour))]) * max(0, wide)
        for y in range(top, min(top + high, HIGH)):
            self.pixels[y * WIDE + left:y * WIDE + left + wide] = row

    def write(self, left: int, top: int, text: str, size: int, ink: str, ground: str) -> int:
        """Letters beside each other; where they end."""
        table = bytes(self.number(mixed(rgb(ground), rgb(ink), level)) for level in range(LEVELS)) + bytes(256 - LEVELS)
        for sign in text:
            letter = glyph(sign, size)
            if left + letter.wide > WIDE:
                break
            for y, row in enumerate(letter.rows[:max(0, HIGH - top)], start=top):
                self.pixels[y * WIDE + left:y * WIDE + left + letter.wide] = row.translate(table)
            left += letter.wide
        return left

    def png(self) -> bytes:
        """The file."""
        rows = b"".join(b"\0" + self.pixels[y * WIDE:(y + 1) * WIDE] for y in range(HIGH))
        parts = (
            (b"IHDR", struct.pack(">2I5B", WIDE, HIGH, 8, 3, 0, 0, 0)), (b"PLTE", b"".join(bytes(colour) for colour in self.colours)),
            (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""),
        )
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body)) for kind, body in parts
        )


def rgb(colour: str) -> Colour:
    """A colour such as #c8372f."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(ground: Colour, ink: Colour, level: int) -> Colour:
    """A colour on the way from the ground to the ink."""
    red, green, blue = (a + (b - a) * level // (LEVELS - 1) for a, b in zip(ground, ink, strict=True))
    return red, green, blue


def inks(style: str) -> tuple[str, str | None]:
    """The colours of writing and ground in a style such as `bold #fff8ec on #c8372f`."""
    front, _, back = f" {style} ".partition(" on ")
    fore = next((word for word in front.split() if word.startswith("#")), TEXT)
    return fore, next((word for word in back.split() if word.startswith("#")), None)


def width(picture: Picture) -> int:
    """Columns of a picture."""
    return max((sum(len(stretch.text) for stretch in row) for row in picture), default=1)


def fitting(picture: Picture) -> int:
    """The largest type in which a picture has room; the smallest where it has none."""
    wide, high = (WIDE - 2 * MARGIN) // width(picture), (HIGH - HEAD - MARGIN) // max(1, len(picture))
    return max((size for size in SIZES if size != TITLE and size // 2 <= wide and size <= high), default=SIZES[0])


def groups(text: str) -> Iterator[tuple[int, str]]:
    """Words that belong together, by the column at which they begin; signs of boards stand alone."""
    for found in GROUP.finditer(text):
        start = 0
        for at, sign in enumerate(found[0]):
            if sign in SHAPES:
                if found[0][start:at].strip():
                    yield found.start() + start, found[0][start:at]
                yield found.start() + at, sign
                start = at + 1
        if found[0][start:].strip():
            yield found.start() + start, found[0][start:]


def written(row: list[Stretch]) -> Iterator[tuple[int, str, list[str], str | None]]:
    """What stands in a row: column, text, the ink of each letter, and the ground; writing without one flows on into its neighbours."""
    column = 0
    for ground, together in groupby(row, key=lambda stretch: inks(stretch.style)[1]):
        stretches = list(together)
        for part in [stretches] if ground is None else [[one] for one in stretches]:
            text = "".join(stretch.text for stretch in part)
            ink = [inks(stretch.style)[0] for stretch in part for _ in stretch.text]
            for at, group in groups(text):
                yield column + at, group, ink[at:at + len(group)], ground
            column += len(text)


def paint(title: str, picture: Picture) -> bytes:
    """A picture under its title, as a PNG of 1200 by 630 pixels."""
    canvas = Canvas()
    canvas.fill(0, 0, WIDE, 6, ACCENT)
    canvas.write(MARGIN, 24, title, TITLE, TEXT, BG)
    canvas.write(WIDE - MARGIN - sum(glyph(sign, TITLE).wide for sign in BRAND), 24, BRAND, TITLE, TEXT_2, BG)
    size = fitting(picture)
    cell = size // 2
    picture = picture[:(HIGH - HEAD - MARGIN // 2) // size]
    left = max(MARGIN, (WIDE - width(picture) * cell) // 2)
    top = HEAD + max(0, (HIGH - HEAD - MARGIN // 2 - len(picture) * size) // 2)
    for number, row in enumerate(picture):
        y, column = top + number * size, 0
        for stretch in row:
            if (ground := inks(stretch.style)[1]) is not None:
                canvas.fill(left + column * cell, y, len(stretch.text) * cell, size, ground)
            column += len(stretch.text)
        for column, text, ink, ground in written(row):
            x = left + column * cell
            if len(text) <= 2:  # a piece and its owner stand in the middle of their cells
                x += max(0, len(text) * cell - sum(glyph(sign, size).wide for sign in text)) // 2
            for colour, letters in groupby(zip(text, ink, strict=True), key=lambda one: one[1]):
                x = canvas.write(x, y, "".join(sign for sign, _ in letters), size, colour, ground or BG)
    return canvas.png()
