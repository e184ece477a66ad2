"""Everything a player can do in Laberinto Interior, and what chance decides."""

from typing import Final

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names, Number
from avernus.core.seats import CHANCE
from avernus.games.laberinto.board import COLOURS, NAMES
from avernus.games.laberinto.triangles import CLASS_NAMES, CLASS_OF, TILE_NAMES


class Tiles(Names):
    """A triangle in one of its rotations, out of the hand or (with a star) out of the common reserve."""

    def __init__(self) -> None:
        super().__init__("tile", [name + star for name in TILE_NAMES for star in ("", "*")])

    def facet(self, number: int, name: str) -> tuple[str, str]:
        """`piece`, the triangle however it lies, or `turn`, how it lies."""
        if name == "piece":
            return CLASS_NAMES[int(CLASS_OF[number // 2])] + "*" * (number % 2), "triangle"
        return TILE_NAMES[number // 2], "turn"


FIGURES: Final = ("p", "y", "m", *(f"m{colour.lower()}" for colour in COLOURS))
"""Prism, pyramid, prism with a pyramid of its own colour, prism with a foreign pyramid of a colour."""

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
