"""Scenes: games that have been dealt as a test wishes, by playing chance's part."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from avernus import IllegalAction, Table, new_table
from avernus.core.events import Event
from avernus.core.seats import CHANCE, CLOCK
from avernus.games.inferno_trade import GAME
from avernus.games.inferno_trade.board import CARDS, HANDS, SERIES, SPECIALS, SPECIALS_EACH
from avernus.games.inferno_trade.rules import InfernoTrade

COPIES = {"SO": 4, "BA": 2, "GS": 2}


def scene(
    seats: int, hands: Mapping[int, str] | None = None, specials: Mapping[int, str] | None = None,
    lists: Mapping[int, str] | None = None, opener: int = 0, **options: Any,
) -> Table:
    """A game in which everybody is ready: the named cards (and special cards) lie where the test wants them, the rest anywhere."""
    table = new_table("inferno-trade", seats, seed="scene", options={"driver": "live"} | options)
    for seat in range(seats):
        table.enter(seat, read(table, seat, (lists or {}).get(seat, "values attila")), None)
    for card in dealing(seats, {seat: names.split() for seat, names in (hands or {}).items()}):
        table.enter(CHANCE, read(table, CHANCE, card), None)
    for kind in dealing_specials(seats, {seat: names.split() for seat, names in (specials or {}).items()}):
        table.enter(CHANCE, read(table, CHANCE, kind), None)
    if options.get("driver") == "turns":
        table.enter(CHANCE, read(table, CHANCE, f"first P{opener}"), None)
    for seat in range(seats):
        table.play(seat, "ready")
    return table


def read(table: Table, seat: int, text: str) -> int:
    action = table.game.read(table.state, seat, text)
    assert action is not None, text
    return action


def dealing(seats: int, wanted: dict[int, list[str]]) -> list[str]:
    """The order in which the soul cards must come so that everybody gets what is wanted."""
    named = {card for cards in wanted.values() for card in cards}
    rest = [card for card in CARDS[: 18 * SERIES[seats]] if card not in named]
    order = []
    for _ in range(HANDS[seats]):
        for seat in range(seats):
            own = wanted.get(seat, [])
            order.append(own.pop(0) if own else rest.pop(0))
    return order


def dealing_specials(seats: int, wanted: dict[int, list[str]]) -> list[str]:
    left = [kind for kind in SPECIALS for _ in range(COPIES[kind])]
    for kinds in wanted.values():
        for kind in kinds:
            left.remove(kind)
    order = []
    for _ in range(SPECIALS_EACH[seats]):
        for seat in range(seats):
            own = wanted.get(seat, [])
            order.append(own.pop(0) if own else left.pop(0))
    return order


def state(table: Table) -> InfernoTrade:
    assert isinstance(table.state, InfernoTrade)
    return table.state


def at(table: Table, ms: int) -> list[Event]:
    """It is now so late."""
    return table.play(CLOCK, str(ms))


def do(table: Table, *lines: str) -> list[Event]:
    """Play lines such as `P1 ok#3`, or `12350` for the clock; return all events."""
    events: list[Event] = []
    for line in lines:
        if line[0] == "P":
            seat, _, text = line.partition(" ")
            events += table.play(int(seat[1:]), text)
        else:
            events += table.play(CLOCK, line)
    return events


def refused(table: Table, line: str, code: str, clause: str) -> None:
    """The line is refused with this code and clause, and nothing has changed."""
    before = table.state.dump()
    with pytest.raises(IllegalAction) as caught:
        do(table, line)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert caught.value.sentence.endswith(f"({clause})")
    assert table.state.dump() == before


def owner(table: Table, card: str) -> tuple[int, str] | str:
    """Who has a card, free or fixed; or where it is."""
    view = table.view(None)
    for seat, player in enumerate(view["players"]):
        for place in ("free", "fixed"):
            if card in player[place]:
                return seat, place
    return next(place for place in ("aside", "out", "undealt") if card in view[place])


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def laws(table: Table) -> list[str]:
    return GAME.laws(table.state)
