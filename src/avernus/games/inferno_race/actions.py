"""Everything a player can do in the race, and what chance can bring. A card is named in full, for its strength is worth something."""

from typing import Final

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names, Number
from avernus.core.seats import CHANCE
from avernus.games.inferno_race.board import CARDS, TILES

CARD: Final = Field("card", Names("card", CARDS))
STEP: Final = Field("step", Number("step", 1, 6))
SQUARE: Final = Field("square", Number("place", 1, 39))

TABLE: Final = VerbTable(
    [
        Verb("rest", (), "A", "A"),
        Verb("revive", (STEP,), "B{step}", "B {step}"),
        Verb("roll", (), "roll", "roll"),
        Verb("die", (CARD,), "C {card}", "{card}"),
        Verb("banana", (CARD,), "+{card}", "{card}"),
        Verb("move", (Field("from", Number("place", -5, 39)), Field("to", Number("place", -5, 40))), "{from}>{to}", "{from} {to}"),
        Verb("nomove", (), "nomove", "nomove"),
        Verb("angel", (CARD, STEP), "{card}^{step}", "{card} {step}"),
        Verb("loot", (CARD,), "loot {card}", "{card}"),
        Verb("flip", (SQUARE,), "S{square}", "S {square}"),
        Verb("trident", (SQUARE, CARD), "T{square}:{card}", "{card} {square}"),
        Verb("parry", (CARD,), "P{card}", "{card}"),
        Verb("fall", (), "†", "fall"),
        Verb("pay", (CARD,), "{card}", "{card}"),
        Verb("gem", (), "g", "gem"),
        Verb("stand", (), "|", "stand"),
        Verb("concede", (), "#", "concede"),
        Verb("step", (STEP,), "^{step}", "{step}"),
        Verb("discard", (CARD,), "~{card}", "{card}"),
        Verb("decline", (), "~", "decline"),
        Verb("buy", (Field("count", Number("count", 0, 4)),), "Z{count}", "Z {count}"),
        Verb("face", (Field("face", Number("face", 1, 6)),), "{face}", "{face}", by=CHANCE),
        Verb("card", (CARD,), "={card}", "{card}", by=CHANCE),
        Verb("colour", (Field("colour", Names("colour", ("red", "blue"))),), "{colour}", "{colour}", by=CHANCE),
        Verb("tile", (SQUARE, Field("tile", Names("tile", TILES))), "{square}={tile}", "{square} {tile}", by=CHANCE),
    ]
)
