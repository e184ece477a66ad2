"""Answers that the table gives for a person: those programmed in advance, and the only possible one where asking is a formality."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from avernus.core.events import Prompt
from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State
from avernus.play.acting import Plan, playing
from avernus.play.entries import Refused
from avernus.play.formalities import formal
from avernus.play.kinds import EntryKind, Status
from avernus.play.room import Room
from avernus.play.takebacks import free

MOST: Final = 40


def order(room: Room, seat: Seat, orders: list[dict[str, Any]], ref: str | None = None) -> Plan:
    """Leave programmed answers, in place of those before."""
    if room.status == Status.OVER:
        raise Refused("table-over")
    if len(orders) > MOST:
        raise Refused("too-long", most=MOST)
    if orders == room.chairs[seat].orders:
        return Plan()
    return Plan().add(EntryKind.ORDERS, by=seat, orders=orders, ref=ref)


def answered(room: Room, seat: Seat) -> Action | None:
    """The action that is played for a person at the question now open to the seat: by its orders, else because it is a formality."""
    chair = room.chairs[seat]
    if not (chair.orders or room.game.formalities) or not chair.person or seat not in room.actors():
        return None
    action = found(room.game, playing(room).state, seat, chair.orders) if chair.orders else None
    return action if action is not None else spared(room, seat)


def spared(room: Room, seat: Seat) -> Action | None:
    """The only possible answer, where a person need not give it; but nobody's last action is hurried past while it can be undone."""
    action = formality(room.game, room.running(), seat, room.chairs[seat].orders)
    return None if action is None or free(room, seat) else action


def hesitates(room: Room, seat: Seat, number: Action | None = None) -> bool:
    """Does a pause come before what is played for the seat?

    Before an answer for a person, who might be thinking it over, and before a bot's choice; where hands are hidden before one that was
    programmed too, or the time that an answer takes would tell who has left orders and who has no card to answer with.

    At a question that may be a formality a bot passes at once, whether it could have done anything or not, and takes its time only over
    what it does (`number`).
    """
    if not room.chairs[seat].automatic:
        return (answered(room, seat) if room.game.hidden else spared(room, seat)) is not None
    match = room.started()
    if room.game.formalities and match.state.prompt(seat).code in room.game.formalities:
        return number is not None and number != match.state.default(seat)
    return number is None and len(match.legal(seat)) > 1


def formality(game: Game, state: State, seat: Seat, orders: Iterable[Mapping[str, Any]]) -> Action | None:
    """The only possible answer to a question that is a formality, unless the seat has ordered to be asked."""
    if not formal(game, state, seat):
        return None
    prompt = state.prompt(seat)
    if any(given["play"] == "ask" and _meant(given, prompt) for given in orders):
        return None
    return int(state.legal(seat)[0])


def found(game: Game, state: State, seat: Seat, orders: Iterable[Mapping[str, Any]]) -> Action | None:
    """The legal action that orders give for the question now open to a seat."""
    prompt = state.prompt(seat)
    for given in orders:
        if given["play"] == "ask" or not _meant(given, prompt):
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


def _meant(given: Mapping[str, Any], prompt: Prompt) -> bool:
    """Is an order about this question?"""
    wanted: Mapping[str, Any] = given.get("params") or {}
    fits = all(key in prompt.params and prompt.params[key] == value for key, value in wanted.items())
    return given["prompt"] in ("*", prompt.code) and fits
