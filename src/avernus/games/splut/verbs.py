"""Everything a player can do in Splut!. A piece is named by its letter, because nobody has two of a kind (S12)."""

from typing import Final

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names
from avernus.games.splut.board import DIRECTIONS, NAMES

CELL: Final = Names("cell", NAMES)
WAY: Final = Names("direction", DIRECTIONS)
TO: Final = Field("to", CELL)

TABLE: Final = VerbTable(
    [
        Verb("pass", (), "--", "pass"),
        Verb("dwarf", (TO,), "D{to}", "piece:D {to}"),
        Verb("sorcerer", (TO,), "S{to}", "piece:S {to}"),
        Verb("levitate", (TO, Field("rock", CELL)), "S{to}@{rock}", "piece:S {to} levitate {rock}"),
        Verb("troll", (TO,), "T{to}", "piece:T {to}"),
        Verb("pull", (TO,), "T{to}+", "piece:T {to} pull"),
        Verb("throw", (TO, Field("way", WAY)), "T{to}:{way}", "piece:T {to} throw {way}"),
        Verb("pull_throw", (TO, Field("way", WAY)), "T{to}+:{way}", "piece:T {to} pull throw {way}"),
    ]
)

# The same as literal numbers, for the rules: a test holds the two together. An action is `verb << WIDTH | fields`.
WIDTH: Final = 12
REST: Final = 4095
"""The mask of the fields."""
CELL_BITS: Final = 6
CELL_MASK: Final = 63
WAY_BITS: Final = 2
WAY_MASK: Final = 3
PASS: Final = 0
DWARF: Final = 1
SORCERER: Final = 2
LEVITATE: Final = 3
TROLL: Final = 4
PULL: Final = 5
THROW: Final = 6
PULL_THROW: Final = 7
MOST: Final = 65
"""No position has more actions: four walks for each piece, 16 levitations, 4 pulls, 16 throws without and 16 with a pull, a pass."""
