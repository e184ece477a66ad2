"""What can happen in a race: each event's name, its clause and what its numbers mean. The rules tell them as they play."""

from typing import Any, Final, final

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.games.inferno_race.board import CARDS, FIRST_SQUARE, TILES, position_of, step_at


@final
class Kind:
    """A kind of event."""

    def __init__(self, name: str, clause: str, *fields: str) -> None:
        self.name = name
        self.clause = clause
        self.fields = fields


RESTED: Final = Kind("rested", "D21", "seat")
GEM_TAKEN: Final = Kind("gem-taken", "D66", "seat")
NO_GEM: Final = Kind("no-gem", "D66", "seat")
REVIVED: Final = Kind("revived", "D22", "seat", "step")
ANGEL_PLAYED: Final = Kind("angel-played", "D26", "seat", "step", "card")
TREASURE_PLAYED: Final = Kind("treasure-played", "D26", "seat", "card")
FLIPPED: Final = Kind("flipped", "D26", "seat", "square")
ROLLED: Final = Kind("rolled", "D24", "seat", "face")
DIE_PLAYED: Final = Kind("die-played", "D23", "seat", "card")
BANANA_PLAYED: Final = Kind("banana-played", "D31", "seat", "card", "bananas")
MOVED: Final = Kind("moved", "D32", "seat", "from", "to")
SET_OUT: Final = Kind("set-out", "D32", "seat", "step", "to")
CLIMBED: Final = Kind("climbed", "D32", "seat", "step", "to_step")
NO_MOVE: Final = Kind("no-move", "D34", "seat")
OWN_IMP: Final = Kind("own-imp", "D37", "seat", "to")
OWN_IMP_STEP: Final = Kind("own-imp-step", "D37", "seat", "step")
TURNED_UP: Final = Kind("turned-up", "D35", "square", "tile")
TURNED_DOWN: Final = Kind("turned-down", "D35", "square", "tile")
SHOWN: Final = Kind("shown", "D12", "square", "tile")
FIGHT: Final = Kind("fight", "D40", "seat", "rival", "square")
PAID: Final = Kind("paid", "D41", "seat", "card", "total")
GEM_PAID: Final = Kind("gem-paid", "D41", "seat", "total")
STOOD: Final = Kind("stood", "D42", "seat", "total")
CONCEDED: Final = Kind("conceded", "D43", "seat")
FIGHT_WON: Final = Kind("fight-won", "D43", "seat", "rival", "square")
FIGHT_LOST: Final = Kind("fight-lost", "D43", "seat", "rival", "square")
DEATH_TILE: Final = Kind("death-tile", "D45", "seat", "square")
ANGEL_TILE: Final = Kind("angel-tile", "D46", "seat", "square")
NOTHING: Final = Kind("nothing", "D46", "seat", "square", "tile")
STEPPED: Final = Kind("stepped", "D46", "seat", "step")
TREASURE_TILE: Final = Kind("treasure-tile", "D47", "seat", "square")
CARD_TILE: Final = Kind("card-tile", "D47", "seat", "square")
BANANA_TILE: Final = Kind("banana-tile", "D48", "seat", "square", "to")
RETURN_TILE: Final = Kind("return-tile", "D49", "seat", "square", "to")
SENT_HOME: Final = Kind("sent-home", "D49", "seat", "square")
NO_STEP: Final = Kind("no-step", "D49", "seat")
TRIDENT: Final = Kind("trident", "D50", "seat", "victim", "square")
PARRIED: Final = Kind("parried", "D50", "seat", "card")
FELL: Final = Kind("fell", "D50", "victim", "square")
CARD_DRAWN: Final = Kind("card-drawn", "D60", "seat")
DREW: Final = Kind("drew", "D60", "seat", "card")
NO_CARD: Final = Kind("no-card", "D60", "seat")
RESHUFFLED: Final = Kind("reshuffled", "D60", "count")
DISCARDED: Final = Kind("discarded", "D60", "seat", "card")
DECLINED: Final = Kind("declined", "D60", "seat")
GEM_DRAWN: Final = Kind("gem-drawn", "D62", "seat", "colour")
TREASURE: Final = Kind("treasure", "D62", "seat", "reds", "blues")
BOUGHT: Final = Kind("bought", "D65", "seat", "count", "price")
TURN: Final = Kind("turn", "D15", "seat", "turn")
THRONE: Final = Kind("throne", "D70", "seat", "count")
WON: Final = Kind("ended-throne", "D70", "winner")
NEARING: Final = Kind("nearing", "D71", "left")
ROUNDS: Final = Kind("ended-rounds", "D71", "rounds")
QUIET: Final = Kind("quiet", "D72", "quiet", "left")
CIRCLED: Final = Kind("ended-quiet", "D72", "rounds")


def tell(told: list[Event] | None, kind: Kind, a: i64, b: i64 = 0, c: i64 = 0) -> None:
    """Say to everybody what happened, if somebody listens."""
    if told is not None:
        told.append(Event(kind.name, kind.clause, params_of(kind, a, b, c)))


def tell_drawn(told: list[Event] | None, seat: i64, card: i64) -> None:
    """D60: everybody sees that a card was drawn, its owner sees which."""
    if told is not None:
        tell(told, CARD_DRAWN, seat)
        told.append(Event(DREW.name, DREW.clause, params_of(DREW, seat, card, 0), to=(int(seat),)))


def tell_moved(told: list[Event] | None, seat: i64, came: i64, to: i64) -> None:
    """D32: an imp goes along the track, sets out from a step, or climbs from step to step."""
    if came >= FIRST_SQUARE:
        tell(told, MOVED, seat, came, to)
    elif to >= FIRST_SQUARE:
        tell(told, SET_OUT, seat, came, to)
    else:
        tell(told, CLIMBED, seat, came, to)


def tell_own_imp(told: list[Event] | None, seat: i64, place: i64) -> None:
    """D37: two imps of one player meet on a square or on a step."""
    if place >= FIRST_SQUARE:
        tell(told, OWN_IMP, seat, place)
    else:
        tell(told, OWN_IMP_STEP, seat, place)


def params_of(kind: Kind, a: i64, b: i64, c: i64) -> dict[str, Any]:
    """An event's numbers by name, places and pieces in the words of the notation."""
    numbers = (int(a), int(b), int(c))
    return {field: word_of(field, number) for field, number in zip(kind.fields, numbers, strict=False)}


def word_of(field: str, number: int) -> Any:
    """A number as an event tells it."""
    if field in ("square", "to", "from"):
        return position_of(number)
    if field in ("step", "to_step"):
        return step_at(number)
    if field == "card":
        return CARDS[number]
    if field == "tile":
        return TILES[number - 1]
    return ("red", "blue")[number] if field == "colour" else number
