"""The whole state of a race as JSON-able data, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from avernus.core.refusals import AvernusError
from avernus.games.inferno_race import pieces
from avernus.games.inferno_race.board import CARDS, FIRST_SQUARE, KIND_COUNT, NOWHERE, SIX, TILES, TRACK, place_of, places_in, position_of
from avernus.games.inferno_race.cards import DECK, MOST_SEATS, PILE
from avernus.games.inferno_race.laws import flaws
from avernus.games.inferno_race.view import PLACES, STEPS, memory_of, player_of, row_of, steps_of, tiles_of

if TYPE_CHECKING:
    from avernus.games.inferno_race.rules import InfernoRace

NUMBERS = ("bag", "out", "active", "turn", "ending", "shuffles")
KINDS = {name: (kind, fields) for kind, (name, fields) in STEPS.items()}


def options_of(state: InfernoRace) -> dict[str, Any]:
    """The options that the state was made with."""
    return {
        "target": int(state.target), "stairs": int(state.stairs), "start_steps": "far" if state.far else "near",
        "banana_chain": state.banana_chain, "return_chain": state.return_chain, "reshuffle": state.reshuffle,
        "recycle_gems": state.recycle, "max_rounds": int(state.max_rounds),
    }


def dump_of(state: InfernoRace) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    seats = range(int(state.seats))
    data: dict[str, Any] = {
        "game": "inferno-race",
        "seats": len(seats),
        "options": options_of(state),
        "players": [player_of(state, seat) | {"hand": row_of(state, seat)} for seat in seats],
        "tiles": tiles_of(state),
        "up": [position_of(place) for place in places_in(int(state.up))],
        "deck": row_of(state, DECK),
        "discards": row_of(state, PILE),
        "steps": steps_of(state),
        "memory": [memory_of(state, seat) for seat in seats],
    }
    return data | {name: int(getattr(state, name)) for name in NUMBERS}


def load_into(state: InfernoRace, dump: Mapping[str, Any]) -> None:
    """Fill a new state from a dump; `AvernusError` if it cannot be one."""
    try:
        _load(state, dump)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise AvernusError(f"This is not a state of Inferno: {str(error)[:80]}.") from error
    if broken := flaws(state):
        raise AvernusError(f"This is not a state of Inferno: {broken[0]}.")


def _load(state: InfernoRace, dump: Mapping[str, Any]) -> None:
    players = _sized(dump["players"], int(state.seats))
    for seat, player in enumerate(players):
        for position in _sized(player["imps"], None, 4):
            state.imps[seat] |= 1 << _place(position)
        state.dead[seat], state.home[seat] = _small(player["dead"], 4), _small(player["throne"], 4)
        state.gems[seat] = _small(player["gems"], 100)
        _put(state, seat, player["hand"])
    _put(state, DECK, dump["deck"])
    _put(state, PILE, dump["discards"])
    for place, tile in enumerate(_sized(dump["tiles"], 39), FIRST_SQUARE):
        if tile is not None:
            number = TILES.index(tile)
            state.tiles[place] = number + 1
            state.pool[(0 if place < FIRST_SQUARE + SIX else 6) + number] -= 1
    state.up = sum({1 << _place(square) for square in _sized(dump["up"], None, 39)}) & TRACK
    for name in NUMBERS:
        setattr(state, name, _small(dump[name], 1 << 40))
    for step in _sized(dump["steps"], None, pieces.DEPTH):
        _push(state, step)
    for seat, memory in enumerate(_sized(dump["memory"], int(state.seats))):
        for card in _sized(memory["held"], None, 48):
            state.held[seat * KIND_COUNT + CARDS.index(card)] += 1
        for card in _sized(memory["carried"], None, 48):
            state.carried[seat * KIND_COUNT + CARDS.index(card)] += 1
        for other, count in enumerate(_sized(memory["old"], int(state.seats))):
            state.old[seat * MOST_SEATS + other] = _small(count, 6)


def _put(state: InfernoRace, row: int, cards: Any) -> None:
    for card in _sized(cards, None, 48):
        state.put(row, CARDS.index(card))


def _push(state: InfernoRace, step: Mapping[str, Any]) -> None:
    kind, fields = KINDS[step["step"]]
    base = int(state.depth) * pieces.WIDE
    state.push(kind)
    for i, field in enumerate(fields, 1):
        if field in PLACES:
            state.stack[base + i] = NOWHERE if step[field] is None else _place(step[field])
        elif field:
            state.stack[base + i] = _small(step[field], 200)


def _place(position: Any) -> int:
    if type(position) is not int or not -5 <= position <= 40:
        raise ValueError(f"{str(position)[:30]} is no position")
    return place_of(position)


def _small(value: Any, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{str(value)[:30]} is no number from 0 to {most}")
    return value


def _sized(value: Any, size: int | None, most: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (size is not None and len(value) != size) or (most is not None and len(value) > most):
        raise ValueError(f"{str(value)[:30]} is not a list of the right length")
    return value
