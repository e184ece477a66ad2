"""Who waits, and what wakes them (V60, V61)."""

from typing import Final

from avernus.core.native import i64
from avernus.games.inferno_trade.board import TICK_MS
from avernus.games.inferno_trade.state import ANYBODY, InfernoTradeState
from avernus.games.inferno_trade.steps import SLOT

NEVER: Final = -1
"""No moment at all."""


def asleep(state: InfernoTradeState, seat: i64) -> bool:
    """V60, V61: has the seat said that it waits, and has nothing concerned it since?"""
    return state.wake[seat] * TICK_MS > state.t


def first_waking(state: InfernoTradeState, next: i64) -> i64:
    """V60: the moment given, or an earlier one at which a seat that waits wakes up."""
    seat: i64 = 0
    while seat < state.seats:
        if asleep(state, seat) and (next == NEVER or state.wake[seat] * TICK_MS < next):
            next = state.wake[seat] * TICK_MS
        seat += 1
    return next


def rouse(state: InfernoTradeState, seat: i64) -> None:
    """V61: a seat has something to think about; all have, where it must not show whom an offer concerns."""
    if seat == ANYBODY or state.private:
        rouse_all(state)
    else:
        wake_up(state, seat)


def rouse_all(state: InfernoTradeState) -> None:
    """V61: something has happened that nobody sleeps through."""
    seat: i64 = 0
    while seat < state.seats:
        wake_up(state, seat)
        seat += 1


def wake_up(state: InfernoTradeState, seat: i64) -> None:
    """V61: a seat waits no longer; in a game by turns (V62) who waits has let the others' slots pass by, whatever happens in them."""
    if state.step != SLOT:
        state.wake[seat] = 0
