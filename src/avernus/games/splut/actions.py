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
    ]
)
