"""What happened in a race, made from what the rules noted while they played."""

from __future__ import annotations

from typing import Any

from avernus.core.events import Event
from avernus.games.inferno_race import notes
from avernus.games.inferno_race.board import CARDS, FIRST_SQUARE, TILES, position_of
from avernus.games.inferno_race.view import step_name

NAMES: dict[int, tuple[str, str, tuple[str, ...]]] = {
    notes.RESTED: ("rested", "D21", ("seat",)),
    notes.GEM_TAKEN: ("gem-taken", "D66", ("seat",)),
    notes.NO_GEM: ("no-gem", "D66", ("seat",)),
    notes.REVIVED: ("revived", "D22", ("seat", "step")),
    notes.ANGEL_PLAYED: ("angel-played", "D26", ("seat", "step", "card")),
    notes.ROLLED: ("rolled", "D24", ("seat", "face")),
    notes.DIE_PLAYED: ("die-played", "D23", ("seat", "card")),
    notes.BANANA_PLAYED: ("banana-played", "D31", ("seat", "card", "bananas")),
    notes.MOVED: ("moved", "D32", ("seat", "from", "to")),
    notes.NO_MOVE: ("no-move", "D34", ("seat",)),
    notes.TURNED_UP: ("turned-up", "D35", ("square", "tile")),
    notes.TURNED_DOWN: ("turned-down", "D35", ("square", "tile")),
    notes.SHOWN: ("shown", "D12", ("square", "tile")),
    notes.OWN_IMP: ("own-imp", "D37", ("seat", "to")),
    notes.FIGHT: ("fight", "D40", ("seat", "rival", "square")),
    notes.PAID: ("paid", "D41", ("seat", "card", "total")),
    notes.GEM_PAID: ("gem-paid", "D41", ("seat", "total")),
    notes.STOOD: ("stood", "D42", ("seat", "total")),
    notes.CONCEDED: ("conceded", "D43", ("seat",)),
    notes.FIGHT_WON: ("fight-won", "D43", ("seat", "rival", "square")),
    notes.FIGHT_LOST: ("fight-lost", "D43", ("seat", "rival", "square")),
    notes.DEATH_TILE: ("death-tile", "D45", ("seat", "square")),
    notes.ANGEL_TILE: ("angel-tile", "D46", ("seat", "square")),
    notes.TREASURE_TILE: ("treasure-tile", "D47", ("seat", "square")),
    notes.CARD_TILE: ("card-tile", "D47", ("seat", "square")),
    notes.BANANA_TILE: ("banana-tile", "D48", ("seat", "square", "to")),
    notes.RETURN_TILE: ("return-tile", "D49", ("seat", "square", "to")),
    notes.SENT_HOME: ("sent-home", "D49", ("seat", "square")),
    notes.NO_STEP: ("no-step", "D49", ("seat",)),
    notes.NOTHING: ("nothing", "D46", ("seat", "square", "tile")),
    notes.TREASURE_PLAYED: ("treasure-played", "D26", ("seat", "card")),
    notes.GEM_DRAWN: ("gem-drawn", "D62", ("seat", "colour")),
    notes.TREASURE: ("treasure", "D62", ("seat", "reds", "blues")),
    notes.DREW: ("drew", "D60", ("seat", "card")),
    notes.NO_CARD: ("no-card", "D60", ("seat",)),
    notes.RESHUFFLED: ("reshuffled", "D60", ("count",)),
    notes.DISCARDED: ("discarded", "D60", ("seat", "card")),
    notes.DECLINED: ("declined", "D60", ("seat",)),
    notes.FLIPPED: ("flipped", "D26", ("seat", "square")),
    notes.TRIDENT: ("trident", "D50", ("seat", "victim", "square")),
    notes.PARRIED: ("parried", "D50", ("seat", "card")),
    notes.FELL: ("fell", "D50", ("victim", "square")),
    notes.THRONE: ("throne", "D70", ("seat", "count")),
    notes.BOUGHT: ("bought", "D65", ("seat", "count", "price")),
    notes.TURN: ("turn", "D15", ("seat", "turn")),
    notes.WON: ("ended-throne", "D70", ("winner",)),
    notes.ROUNDS: ("ended-rounds", "D71", ("rounds",)),
    notes.STEPPED: ("stepped", "D46", ("seat", "step")),
}
"""Each note: the event's name, its clause, and what its numbers mean."""


def told(name: str, number: int) -> Any:
    """A note's number as an event tells it."""
    if name in ("square", "to", "from"):
        return position_of(number)
    if name == "step":
        return step_name(number)
    if name == "card":
        return CARDS[number]
    if name == "tile":
        return TILES[number - 1]
    return ("red", "blue")[number] if name == "colour" else number


def tell(trace: list[tuple[int, int, int, int]], events: list[Event]) -> None:
    """Append the events of what was noted."""
    for what, *numbers in trace:
        name, clause, fields = NAMES[what]
        params = {field: told(field, number) for field, number in zip(fields, numbers, strict=False)}
        if what == notes.DREW:  # everybody sees that a card was drawn, its owner sees which
            events.append(Event("card-drawn", clause, {"seat": params["seat"]}))
            events.append(Event("drew", clause, params, to=(params["seat"],)))
        elif what == notes.MOVED and numbers[0 + 1] < FIRST_SQUARE:
            step = {"seat": params["seat"], "step": step_name(numbers[1])}
            if numbers[2] < FIRST_SQUARE:
                events.append(Event("climbed", clause, step | {"to_step": step_name(numbers[2])}))
            else:
                events.append(Event("set-out", clause, step | {"to": params["to"]}))
        elif what == notes.OWN_IMP and numbers[1] < FIRST_SQUARE:
            events.append(Event("own-imp-step", clause, {"seat": params["seat"], "step": step_name(numbers[1])}))
        else:
            events.append(Event(name, clause, params))
