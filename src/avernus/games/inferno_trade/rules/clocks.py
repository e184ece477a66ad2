"""Slots and ticks: the two clocks that ask one player at a time (V61-V63)."""

from avernus.core.native import i64, vec
from avernus.games.inferno_trade import events, verbs
from avernus.games.inferno_trade.board import SLOT_OFFERS, TICK_MS
from avernus.games.inferno_trade.rules.glass import next_due, pass_time
from avernus.games.inferno_trade.rules.hands import special_count
from avernus.games.inferno_trade.rules.trading import lapse_offers
from avernus.games.inferno_trade.rules.waiting import NEVER
from avernus.games.inferno_trade.state import InfernoTradeState
from avernus.games.inferno_trade.steps import OVER, SLOT


def slot_seat(state: InfernoTradeState) -> i64:
    """V62: whose slot it is: round the table, from the seat that the lot fell on; in the second round perhaps the last half backwards."""
    place = state.t % state.seats
    half = (state.seats + 1) // 2
    if state.second == 2 and place >= half and answering(state):
        place = state.seats - 1 + half - place
    return (state.opener + place) % state.seats


def opening(state: InfernoTradeState) -> bool:
    """V62: is this the first round, in which everybody makes one offer and nobody answers? There is none where a run is one round."""
    return state.t < state.seats < state.glass


def answering(state: InfernoTradeState) -> bool:
    """V62: is this the second round, in which the offers of the first are answered and none is made, where the table plays so?"""
    return state.second != 0 and state.t // state.seats == 1 and state.seats < state.glass


def open_slot(state: InfernoTradeState) -> None:
    """V62: the seat's old offers lapse, and it may act."""
    seat = slot_seat(state)
    state.left = SLOT_OFFERS
    if opening(state):
        state.left = state.first_offers
    state.question += 1
    if state.t // state.seats != 1:  # what was offered in the first round stays open throughout the second
        lapse_offers(state, seat)
    if state.aloud is not None:
        events.slot(state.aloud, seat, state.t)


def use_slot(state: InfernoTradeState) -> None:
    """V62: the slot has room for one offer less. Special cards and the glass take no room in it."""
    if state.step == SLOT:
        state.left -= 1


def interjects(state: InfernoTradeState, seat: i64) -> bool:
    """V40, V62: with `specials_any_time` whoever holds special cards may play them in the others' slots, unless they said they wait."""
    return state.any_time and state.wake[seat] <= state.t and special_count(state, seat) > 0


def close_slot(state: InfernoTradeState) -> None:
    """V62, V63: one more slot is completed."""
    state.left = 0
    pass_time(state, state.t + 1)
    if state.step != OVER:
        open_slot(state)


def tick_seat(state: InfernoTradeState) -> i64:
    """V61: who is asked now; at tick k the seats k, k+1, … in this order."""
    return (state.t // TICK_MS + state.turn) % state.seats


def next_asked(state: InfernoTradeState) -> None:
    """V61: go on to the next seat that does not sleep, through as many ticks as it takes."""
    state.turn += 1
    while state.step != OVER:
        tick = state.t // TICK_MS
        while state.turn < state.seats:
            if state.wake[tick_seat(state)] <= tick:
                return
            state.turn += 1
        pass_time(state, next_tick(state) * TICK_MS)
        state.turn = 0


def next_tick(state: InfernoTradeState) -> i64:
    """The next tick at which a seat wakes, or at which time itself changes something."""
    now = state.t // TICK_MS
    due = next_due(state)
    next: i64 = now + 240
    if due != NEVER:
        next = (due + TICK_MS - 1) // TICK_MS
    seat: i64 = 0
    while seat < state.seats:
        next = min(next, state.wake[seat])
        seat += 1
    return next if next > now else now + 1


def waits_into(out: vec[i64], n: i64) -> i64:
    """V61: nothing for half a second, two seconds, ten, a minute."""
    out[n] = verbs.WAIT_0
    out[n + 1] = verbs.WAIT_0 | 3
    out[n + 2] = verbs.WAIT_0 | 19
    out[n + 3] = verbs.WAIT_0 | 119
    return n + 4
