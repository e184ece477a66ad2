"""Everything a player can do in Laberinto Interior, and what chance decides."""

from typing import Final

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names, Number
from avernus.core.native import i64
from avernus.core.seats import CHANCE
from avernus.games.laberinto.board import CLASS_NAMES, CLASS_OF, COLOURS, NAMES, TILE_NAMES


class Tiles(Names):
    """A triangle in one of its rotations, out of the hand or (with a star) out of the common reserve."""

    def __init__(self) -> None:
        super().__init__("tile", [name + star for name in TILE_NAMES for star in ("", "*")])

    def facet(self, number: int, name: str) -> tuple[str, str]:
        """`piece`, the triangle however it lies, or `turn`, how it lies."""
        if name == "piece":
            return CLASS_NAMES[int(CLASS_OF[number // 2])] + "*" * (number % 2), "triangle"
        return TILE_NAMES[number // 2], "turn"


FIGURES: Final = ("p", "y", "m", *[f"m{colour.lower()}" for colour in COLOURS])
"""Prism, pyramid, prism with a pyramid of its own colour, prism with a foreign pyramid of a colour."""
# L12: the same as numbers, counted from 1; RIDDEN + colour + 1 is a prism with a foreign pyramid.
PRISM: Final = 1
PYRAMID: Final = 2
RIDDEN: Final = 3

CELL: Final = Names("cell", NAMES)
AT: Final = Field("at", CELL)
FROM: Final = Field("from", CELL)
TO: Final = Field("to", CELL)
COLOUR: Final = Names("colour", COLOURS)

TABLE: Final = VerbTable(
    [
        Verb("place", (Field("cell", CELL), Field("tile", Tiles())), "+{cell} {tile}", "{tile.piece} {cell} {tile.turn}"),
        Verb("enter", (Field("kind", Names("reserve", ("P", "Y"))), AT), "{kind}>{at}", "{kind} {at}"),
        Verb("move", (Field("figure", Names("figure", FIGURES)), FROM, TO), "{figure}{from}-{to}", "{from} {figure} {to}"),
        Verb("take", (FROM, TO), "p{from}x{to}", "{from} figure:p {to}"),
        Verb("mount", (FROM, TO), "y{from}^{to}", "{from} figure:y {to} mount"),
        Verb("dismount", (AT,), "m{at}v", "{at} figure:m dismount"),
        Verb("dismount_to", (FROM, TO), "m{from}v{to}", "{from} figure:m {to} dismount"),
        Verb("out", (AT,), "y{at}!", "{at} figure:y leave"),
        Verb("cross", (Field("figure", Names("figure", FIGURES[2:])), AT), "{figure}{at}!!", "{at} {figure} leave"),
        Verb("back", (Field("pair", COLOUR), Field("prisoner", COLOUR), AT), "{pair}:{prisoner}>{at}", "back {pair} {prisoner} {at}"),
        Verb("pass", (), "--", "pass"),
        Verb("go", (), "go", "roll"),
        Verb("deal", (Field("triangle", Names("triangle", CLASS_NAMES)),), "{triangle}", "{triangle}", by=CHANCE),
        Verb("first", (Field("colour", COLOUR),), "first {colour}", "first {colour}", by=CHANCE),
        Verb("die", (Field("pips", Number("number", 1, 6)),), "={pips}", "{pips}", by=CHANCE),
    ]
)

# The same as literal numbers, for the rules: a test holds the two together. An action is `verb << WIDTH | fields`.
WIDTH: Final = 22
CELL_BITS: Final = 9
CELL_MASK: Final = 511
COLOUR_BITS: Final = 3
COLOUR_MASK: Final = 7
TILE_BITS: Final = 9
FIGURE_SHIFT: Final = 18
FIGURE_MASK: Final = 15
RIDER_MASK: Final = 7
CLASS_MASK: Final = 127
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

MOST_MOVEMENTS: Final = 800
"""14 figures with at most 45 ways each, and entering or coming back on 16 door cells."""
MOST: Final = 10_720
"""(152 + 2 · 48) cells beside triangles, 36 + 4 tiles each, and the movements."""


def from_to(verb: i64, came: i64, to: i64) -> i64:
    """The action of a verb with two cells."""
    return verb << WIDTH | came << CELL_BITS | to


def move(figure: i64, came: i64, to: i64) -> i64:
    """The action of a figure that goes from one cell to another."""
    return MOVE << WIDTH | (figure - 1) << FIGURE_SHIFT | came << CELL_BITS | to


def cross(figure: i64, at: i64) -> i64:
    """The action of a laden prism that leaves by a door."""
    return CROSS << WIDTH | (figure - RIDDEN) << CELL_BITS | at


def back(pair: i64, prisoner: i64, at: i64) -> i64:
    """The action of a prism that comes back: it leaves a rider and takes a prisoner."""
    return BACK << WIDTH | pair << CELL_BITS + COLOUR_BITS | prisoner << CELL_BITS | at


def rider_of(colour: i64, figure: i64) -> i64:
    """L12: the colour of the pyramid that a prism carries."""
    return colour if figure == RIDDEN else figure - RIDDEN - 1


def laden(colour: i64, rider: i64) -> i64:
    """L12: the figure of a prism that carries a pyramid."""
    return i64(RIDDEN) if rider == colour else rider + RIDDEN + 1
