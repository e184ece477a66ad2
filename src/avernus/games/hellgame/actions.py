"""Everything that a player can do in The HellGame, and the integers of it (H24, H26).

A field is always one thing: sets are built by a run of single choices. The rules pack and unpack by the small functions below.
"""

from typing import Final

from avernus.core.actions import Field, Verb, VerbTable
from avernus.core.domains import Names, Number
from avernus.core.seats import CHANCE
from avernus.games.hellgame.board import BOXES, NAMES, OWNER_NAMES
from avernus.games.hellgame.loader import ARCANA, DEMONS, HELL, HOUNDS, LIEUTENANTS

WORDS: Final = (
    "accept", "again", "ask", "bottom", "buy", "decline", "end", "enter", "fight", "flee", "grant", "in", "keep", "no", "none", "not",
    "pay", "peace", "refuse", "remove", "show", "side1", "side2", "stand", "stay", "stop", "take", "tame", "use", "yes",
)
DEEDS: Final = ("pfg", "march", "leave", "influence", "atone", "conspire", "deeds")
LEGION: Final = 0
PAIR: Final = 1
"""A pair is 1 + the number of its hound."""
LIEUTENANT: Final = PAIR + len(HOUNDS)
HOUND: Final = LIEUTENANT + len(LIEUTENANTS)
"""A hound by itself is HOUND + its number."""
WHAT_NAMES: Final = (
    "L", *(f"L+H:{h.id}" for h in HOUNDS), *(f"T:{t.name}" for t in LIEUTENANTS), *(f"H:{h.id}" for h in HOUNDS),
)
FIGURES: Final = (*OWNER_NAMES[:7], *(f"H:{h.id}" for h in HOUNDS), *(f"T:{t.name}" for t in LIEUTENANTS))
FIGURE_HOUND: Final = 7
FIGURE_LIEUTENANT: Final = FIGURE_HOUND + len(HOUNDS)

AREA: Final = Names("area", NAMES)
OWNER: Final = Names("owner", OWNER_NAMES)
WHAT: Final = Names("unit", WHAT_NAMES)
FIGURE: Final = Names("figure", FIGURES)
DEMON: Final = Names("demon", [d.name for d in DEMONS])
CARD: Final = Names("card", [c.id for c in ARCANA])
HELL_CARD: Final = Names("card", [c.id for c in HELL])
ZONE: Final = Names("zone", [f"c{c}" for c in range(1, 10)] + list(BOXES))
LOAD: Final = Names("unit", WHAT_NAMES[:LIEUTENANT])
NUMBER: Final = Number("number", 0, 255)
SMALL: Final = Number("number", 0, 3)

TABLE: Final = VerbTable(
    [
        Verb("say", (Field("word", Names("choice", WORDS)),), "{word}", "{word}"),
        Verb("place", (Field("area", AREA),), ">{area}", "{area}"),
        Verb("figure", (Field("figure", FIGURE),), ">{figure}", "{figure}"),
        Verb("demon", (Field("demon", DEMON),), ">{demon}", "{demon}"),
        Verb(
            "unit", (Field("area", AREA), Field("owner", OWNER), Field("what", WHAT)),
            ">{owner}:{what} {area}", "{area} {owner} {what}",
        ),
        Verb("zone", (Field("zone", ZONE),), ">{zone}", "{zone}"),
        Verb("card", (Field("card", CARD),), ">{card}", "{card}"),
        Verb("hell", (Field("card", HELL_CARD),), ">{card}", "{card}"),
        Verb("number", (Field("number", NUMBER),), "#{number}", "{number}"),
        Verb("load", (Field("unit", LOAD),), "+{unit}", "load {unit}"),
        Verb("drop", (Field("unit", LOAD),), "-{unit}", "drop {unit}"),
        Verb("summon", (Field("area", AREA),), "summon L {area}", "summon {area}"),
        Verb("recruit", (Field("card", CARD),), "recruit {card}", "{card} recruit"),
        Verb("bonus", (Field("lieutenant", Names("unit", WHAT_NAMES[LIEUTENANT:HOUND])),), "bonus {lieutenant}", "{lieutenant} bonus"),
        Verb("ability", (Field("demon", DEMON),), "ability {demon}", "{demon} ability"),
        Verb("act", (Field("deed", Names("choice", DEEDS)),), "{deed}", "{deed}"),
        Verb("pass", (Field("card", CARD),), "pass {card}", "{card} pass"),
        Verb("walk", (Field("card", CARD),), "walk {card}", "{card} walk"),
        Verb("cast", (Field("card", CARD), Field("x", Number("number", 0, 7))), "cast {card} {x}", "{card} cast {x}"),
        Verb("support", (Field("owner", OWNER), Field("card", CARD)), "support {owner} {card}", "support {owner} {card}"),
        Verb("counter", (Field("card", CARD), Field("demon", DEMON)), "counter {card} {demon}", "{card} {demon}"),
        Verb(
            "influence",
            (Field("mode", Names("choice", ("disperse", "turn"))), Field("area", AREA), Field("owner", OWNER), Field("what", WHAT)),
            "{mode} {owner}:{what} {area}", "{area} {owner} {what} {mode}",
        ),
        Verb(
            "offer", (Field("partner", OWNER), Field("f", SMALL), Field("d", SMALL), Field("tf", SMALL), Field("td", SMALL)),
            "offer {partner} {f}f {d}d for {tf}f {td}d", "offer {partner} {f} {d} {tf} {td}",
        ),
        Verb("join", (Field("demon", DEMON), Field("cards", Number("number", 0, 7))), "join {demon} {cards}", "{demon} {cards}"),
        Verb("petition", (Field("area", AREA), Field("how", Names("choice", ("favor", "right")))), "petition {area} {how}", "{area} {how}"),
        Verb("die", (Field("die", Number("die", 1, 6)),), "{die}", "{die}", by=CHANCE),
    ]
)
_BITS: Final = [[field.bits for field in verb.fields] for verb in TABLE.verbs]
_NAMES: Final = [verb.name for verb in TABLE.verbs]
_BASE: Final = {verb.name: i << TABLE.width for i, verb in enumerate(TABLE.verbs)}
_MASK: Final = (1 << TABLE.width) - 1


def pack(verb: str, *fields: int) -> int:
    """The action of a verb and the numbers of its fields."""
    packed = 0
    for bits, value in zip(_BITS[_BASE[verb] >> TABLE.width], fields, strict=True):
        packed = packed << bits | value
    return _BASE[verb] | packed


def verb_of(action: int) -> str:
    """The name of an action's verb."""
    return _NAMES[action >> TABLE.width]


def fields_of(action: int) -> list[int]:
    """The numbers of an action's fields."""
    packed = action & _MASK
    found = []
    for bits in reversed(_BITS[action >> TABLE.width]):
        found.append(packed & ((1 << bits) - 1))
        packed >>= bits
    return found[::-1]


def field_of(action: int) -> int:
    """The number of the only field of an action."""
    return action & _MASK


SAY: Final = {word: pack("say", i) for i, word in enumerate(WORDS)}
ACT: Final = {word: pack("act", i) for i, word in enumerate(DEEDS)}
DICE: Final = tuple(pack("die", i) for i in range(6))


def said(action: int) -> str:
    """The word of a `say` action; empty for other verbs."""
    return WORDS[field_of(action)] if verb_of(action) == "say" else ""
