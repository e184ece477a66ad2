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

# The verbs by number and the widths of their fields, for compiled code: a test holds them to the table.
WIDTH: Final = 12
REST_OF: Final = 4095
"""An action is a verb's number above this many bits, and what it is about in them."""
REST: Final = 0
REVIVE: Final = 1
ROLL_IT: Final = 2
DIE: Final = 3
BANANA_CARD: Final = 4
MOVE_IMP: Final = 5
NO_MOVE: Final = 6
ANGEL_CARD: Final = 7
LOOT: Final = 8
FLIP: Final = 9
TRIDENT: Final = 10
PARRY_IT: Final = 11
FALL: Final = 12
PAY: Final = 13
GEM: Final = 14
STAND: Final = 15
CONCEDE: Final = 16
TO_STEP: Final = 17
DISCARD: Final = 18
DECLINE: Final = 19
BUY: Final = 20
FACE: Final = 21
CARD_DRAWN: Final = 22
COLOUR: Final = 23
TILE_SEEN: Final = 24

PLACE_BITS: Final = 6
PLACE_OF: Final = 63
"""MOVE_IMP: where it goes, below where it comes from."""
CARD_BITS: Final = 6
CARD_OF: Final = 63
"""TRIDENT: the card, below the square."""
STEP_BITS: Final = 3
STEP_OF: Final = 7
"""ANGEL_CARD: the step, below the card."""
TILE_BITS: Final = 3
TILE_OF: Final = 7
"""TILE_SEEN: the tile, below the square."""
MOST: Final = 128
"""No question has more answers: far more than any hand of six and 39 squares allow."""
