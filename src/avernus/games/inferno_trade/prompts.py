"""The question now open to a seat, or what it is waiting for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.core.actions import Word
from avernus.core.events import Prompt
from avernus.games.inferno_trade import hands
from avernus.games.inferno_trade.board import SIDES, SLOT_OFFERS
from avernus.games.inferno_trade.events import card_word

if TYPE_CHECKING:
    from avernus.games.inferno_trade.rules import Inferno


def prompt_of(state: Inferno, seat: int | None) -> Prompt:
    """What a seat is asked."""
    asked = seat is not None and state.asked(seat)
    params: dict[str, Any] = {"run": int(state.run), "runs": int(state.runs)}
    if state.step == hands.OVER:
        return Prompt("over", params)
    if state.ask == hands.ASK_SO:
        params |= {"seat": int(state.asker), "rival": int(state.rival), "card": card_word(int(state.asked_card))}
        return Prompt("so-pick" if asked else "wait-so", params)
    if state.ask == hands.ASK_GS:
        params |= {"seat": int(state.asker), "way": Word(SIDES[int(state.way)], "way")}
        return Prompt("gs-pick" if asked else "wait-gs", params)
    if state.step == hands.LISTS:
        return Prompt("list" if asked else "wait-list", params)
    if state.step in (hands.SOULS_DEAL, hands.SPECIALS_DEAL):
        return Prompt("deal", params)
    if state.step == hands.READY:
        return Prompt("ready" if asked else "wait-ready", params)
    params["glass"] = "empty" if state.empty() else "running"
    if state.step == hands.SLOT:
        params["seat"] = int(state.slot_seat())
        if not asked:
            return Prompt("wait-slot", params)
        return Prompt("slot" if state.left == SLOT_OFFERS else "slot-offers", params | {"left": int(state.left)})
    if state.step == hands.TICK and not asked:
        return Prompt("wait-tick", params | {"seat": int(state.tick_seat())})
    return Prompt("open" if asked else "watch", params)
