"""The table of verbs, with the names of the cards that are played with. Made once for each set of cards, so it is not compiled."""

import math
from collections.abc import Sequence

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names, Number, Subset
from avernus.core.seats import CHANCE
from avernus.games.hellgame.board import BOXES, NAMES, OWNER_NAMES, SECTIONS
from avernus.games.hellgame.verbs import (
    DEEDS,
    FIGURES,
    HOUND,
    LIEUTENANT,
    MOST_BOUGHT,
    MOST_GIVEN,
    MOST_GO,
    MOST_LED,
    MOST_MUSTERED,
    PAIR,
    WHAT_NAMES,
    WIDTH,
    WORDS,
)


def table(demons: Sequence[str], arcana: Sequence[str], hell: Sequence[str]) -> VerbTable:
    """The verbs, with the names of the demons, the Arcana cards and the Hell cards that are played with."""
    area, owner, what = Names("area", NAMES), Names("owner", OWNER_NAMES), Names("unit", WHAT_NAMES)
    figure, load = Names("figure", FIGURES), Names("unit", WHAT_NAMES[:LIEUTENANT])
    demon, card, hell_card = Names("demon", demons), Names("card", arcana), Names("card", hell)
    zone = Names("zone", [f"c{c}" for c in range(1, 10)] + list(BOXES))
    number, small = Number("number", 0, 255), Number("number", 0, 3)
    led = Names("unit", WHAT_NAMES[PAIR:HOUND])
    return VerbTable([
        Verb("say", (Field("word", Names("choice", WORDS)),), "{word}", "{word}"),
        Verb("place", (Field("area", area),), ">{area}", "{area}"),
        Verb("figure", (Field("figure", figure),), ">{figure}", "{figure}"),
        Verb("demon", (Field("demon", demon),), ">{demon}", "{demon}"),
        Verb(
            "unit", (Field("area", area), Field("owner", owner), Field("what", what)),
            ">{owner}:{what} {area}", "{area} {owner} {what}",
        ),
        Verb("zone", (Field("zone", zone),), ">{zone}", "{zone}"),
        Verb("card", (Field("card", card),), ">{card}", "{card}"),
        Verb("hell", (Field("card", hell_card),), ">{card}", "{card}"),
        Verb("number", (Field("number", number),), "#{number}", "{number}"),
        Verb("load", (Field("unit", load),), "+{unit}", "load {unit}"),
        Verb("drop", (Field("unit", load),), "-{unit}", "drop {unit}"),
        Verb("summon", (Field("area", area),), "summon L {area}", "summon {area}"),
        Verb("recruit", (Field("card", card),), "recruit {card}", "{card} recruit"),
        Verb("bonus", (Field("lieutenant", Names("unit", WHAT_NAMES[LIEUTENANT:HOUND])),), "bonus {lieutenant}", "{lieutenant} bonus"),
        Verb("ability", (Field("demon", demon),), "ability {demon}", "{demon} ability"),
        Verb("act", (Field("deed", Names("choice", DEEDS)),), "{deed}", "{deed}"),
        Verb("pass", (Field("card", card),), "pass {card}", "{card} pass"),
        Verb("walk", (Field("card", card),), "walk {card}", "{card} walk"),
        Verb("cast", (Field("card", card), Field("x", Number("number", 0, 7))), "cast {card} {x}", "{card} cast {x}"),
        Verb("support", (Field("owner", owner), Field("card", card)), "support {owner} {card}", "support {owner} {card}"),
        Verb("counter", (Field("card", card), Field("demon", demon)), "counter {card} {demon}", "{card} {demon}"),
        Verb(
            "influence",
            (Field("mode", Names("choice", ("disperse", "turn"))), Field("area", area), Field("owner", owner), Field("what", what)),
            "{mode} {owner}:{what} {area}", "{area} {owner} {what} {mode}",
        ),
        Verb(
            "offer", (Field("partner", owner), Field("f", small), Field("d", small), Field("tf", small), Field("td", small)),
            "offer {partner} {f}f {d}d for {tf}f {td}d", "offer {partner} {f} {d} {tf} {td}",
        ),
        Verb("join", (Field("demon", demon), Field("cards", Number("number", 0, 7))), "join {demon} {cards}", "{demon} {cards}"),
        Verb("petition", (Field("area", area), Field("how", Names("choice", ("favor", "right")))), "petition {area} {how}", "{area} {how}"),
        Verb("die", (Field("die", Number("die", 1, 6)),), "{die}", "{die}", by=CHANCE),
        Verb(
            "trade",
            (Field("partner", owner), Field("way", Names("choice", ("pay", "get"))), Field("souls", Number("number", 0, 15)),
             Field("f", small), Field("d", small)),
            "trade {partner} {way} {souls}s for {f}f {d}d", "trade {partner} {way} {souls} {f} {d}",
        ),
        Verb(
            "go", (Field("start", area), Field("to", area), Field("number", Number("number", 1, MOST_GO))),
            "go {start} {to} {number}", "{start} legions {number} {to}",
        ),
        Verb(
            "lead", (Field("unit", led), Field("to", area), Field("number", Number("number", 0, MOST_LED))),
            "lead {unit} {to} {number}", "{unit} {number} {to}",
        ),
        Verb("give", (Field("cards", Subset("card", arcana, together(len(arcana)))),), "give {cards}", "{cards}"),
        Verb("muster", (Field("areas", Subset("area", NAMES[:SECTIONS], MOST_MUSTERED)),), "summon {areas}", "summon {areas}"),
        Verb("purchase", (Field("number", Number("number", 2, MOST_BOUGHT)),), "buy {number}", "buy {number}"),
    ])


def together(cards: int) -> int:
    """How many cards of a set can be named in one answer: as many as the bits of an action hold."""
    most = 1
    while most < MOST_GIVEN and sum(math.comb(cards, k) for k in range(most + 2)) <= 1 << WIDTH:
        most += 1
    return most
