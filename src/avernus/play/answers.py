"""Programmed answers: what a seat wants played for it where a rule would otherwise stop the table for a formality."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State
from avernus.play.acting import Plan, playing
from avernus.play.entries import Refused
from avernus.play.room import Room

MOST: Final = 40


def order(room: Room, seat: Seat, orders: list[dict[str, Any]], ref: str | None = None) -> Plan:
    """Leave programmed answers, in place of those before."""
    if room.status == "over":
        raise Refused("table-over")
    if len(orders) > MOST:
        raise Refused("too-long", most=MOST)
    return Plan().add("orders", by=seat, orders=orders, ref=ref)


def answered(room: Room, seat: Seat) -> Action | None:
    """The action that the seat's orders give for the question now open to it."""
    orders = room.chairs[seat].orders
    if not orders or not room.chairs[seat].person or seat not in room.actors():
        return None
    return found(room.game, playing(room), seat, orders)


def found(game: Game, state: State, seat: Seat, orders: Iterable[Mapping[str, Any]]) -> Action | None:
    """The legal action that orders give for the question now open to a seat."""
    prompt = state.prompt(seat)
    for given in orders:
        if given["prompt"] not in ("*", prompt.code) or not _fits(given.get("params") or {}, prompt.params):
            continue
        action = _action(game, state, seat, given["play"])
        if action is not None and state.refusal(seat, action) is None:
            return action
    return None


def _action(game: Game, state: State, seat: Seat, play: str) -> Action | None:
    if play == "only":
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else None
    return int(state.default(seat)) if play == "default" else game.read(state, seat, play)


def _fits(wanted: Mapping[str, Any], params: Mapping[str, Any]) -> bool:
    return all(key in params and params[key] == value for key, value in wanted.items())
