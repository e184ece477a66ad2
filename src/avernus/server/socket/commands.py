"""What a seat's message asks for: which judgement its verb is."""

from typing import Any

import msgspec
from msgspec import UNSET

from avernus.core.seats import Seat
from avernus.play import acting, leaving, seating, standing_orders, takebacks, talking
from avernus.play.entries import Refused
from avernus.server.tables.live import LiveTable
from avernus.server.tables.pipeline import Judge
from avernus.server.wire import Message


def judgement(live: LiveTable, seat: Seat, message: Message, absence: float) -> Judge:
    """The judgement that a message asks for."""
    ref = message.ref
    if (said := message.do) is not UNSET:
        return lambda room, now: acting.act(room, seat, said, now, ref, message.at)
    if message.undo is not UNSET:
        return lambda room, now: takebacks.undo(room, seat, ref)
    if (answer := message.takeback) is not UNSET:
        if answer == "ask":
            return lambda room, now: takebacks.ask(room, seat, ref)
        return lambda room, now: takebacks.answer(room, seat, answer == "agree", ref)
    if (text := message.chat) is not UNSET:
        return lambda room, now: talking.chat(room, seat, text, ref)
    if (about := message.vote) is not UNSET:
        return lambda room, now: leaving.vote(room, seat, about, message.agree, live.absent(about, absence), now, ref)
    if (nonce := message.reveal) is not UNSET:
        following = message.next
        if following is UNSET:
            raise Refused("bad-request", why="a nonce is shown with a commitment to the next one")
        return lambda room, now: seating.reveal(room, seat, nonce, following, ref)
    if (opened := message.door) is not UNSET:
        return lambda room, now: leaving.door(room, seat, opened, ref)
    if (name := message.name) is not UNSET:
        return lambda room, now: seating.rename(room, seat, name, ref)
    if message.close is not UNSET:
        return lambda room, now: leaving.close(room, seat, ref)
    if message.back is not UNSET:
        return lambda room, now: leaving.come_back(room, seat, ref)
    if message.leave is not UNSET:
        return lambda room, now: leaving.leave(room, seat, ref)
    if message.resign is not UNSET:
        return lambda room, now: leaving.resign(room, seat, ref)
    assert message.orders is not UNSET
    given: list[dict[str, Any]] = [msgspec.to_builtins(order) for order in message.orders]
    return lambda room, now: standing_orders.order(room, seat, given, ref)
