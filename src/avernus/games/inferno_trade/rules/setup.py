"""Set-up: lists, the deal, and the first turn of the glass (V10-V13)."""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_trade import events, verbs
from avernus.games.inferno_trade.board import ALL_SOULS, HANDS, KINDS, LIVE, N_CARDS, N_SOULS, SERIES, SPECIALS_EACH, TICKS, TURNS
from avernus.games.inferno_trade.rules.clocks import open_slot
from avernus.games.inferno_trade.rules.hands import special_count, undealt_specials
from avernus.games.inferno_trade.state import TASTES, InfernoTradeState, clone
from avernus.games.inferno_trade.steps import OPEN, READY, SLOT, SOULS_DEAL, SPECIALS_DEAL, TICK
from avernus.games.inferno_trade.verbs import size_of

ORDERS: Final = 6402373705728000
GOLDEN: Final = 3956884558818521
LISTED: Final = tuple(sorted(i * GOLDEN % ORDERS for i in range(64)))
"""V10: the orders that are listed: 64 of the 18!, spread by the golden section."""


def lists_into(out: vec[i64]) -> i64:
    """V10: the orders that are listed."""
    n: i64 = 0
    for order in LISTED:
        out[n] = verbs.LIST_0 | order
        n += 1
    return n


def write_list(state: InfernoTradeState, seat: i64, number: i64) -> None:
    """V10: a seat's values, from the number of their order (a Lehmer code)."""
    values = vec[i64]([0] * TASTES)
    clone(state.values, values, TASTES)
    left: i64 = ALL_SOULS
    radix: i64 = 355687428096000  # 17!
    soul: i64 = 0
    while soul < N_SOULS:
        place = number // radix
        number -= place * radix
        value: i64 = 0
        while True:
            if left >> value & 1:
                if place == 0:
                    break
                place -= 1
            value += 1
        left &= ~bit(value)
        values[seat * N_SOULS + soul] = value + 1
        if soul < N_SOULS - 1:
            radix //= N_SOULS - 1 - soul
        soul += 1
    state.values = values
    state.handed |= bit(seat)


def prepare(state: InfernoTradeState, seat: i64, verb: i64, rest: i64) -> None:
    """V10-V13: lists, the deal, and the first turn of the glass."""
    everybody = bit(state.seats) - 1
    if verb == verbs.LIST:
        write_list(state, seat, rest)
        if state.aloud is not None:
            events.listed(state.aloud, seat)
        if state.handed == everybody:
            state.step = SOULS_DEAL
    elif verb == verbs.DEAL:
        deal(state, rest)
    elif verb == verbs.DEAL_SPECIAL:
        deal_special(state, rest)
    elif verb == verbs.FIRST:
        state.opener = rest
        state.step = READY
        if state.aloud is not None:
            events.opens(state.aloud, rest)
    elif verb == verbs.READY:
        state.readied |= bit(seat)
        if state.aloud is not None:
            events.ready(state.aloud, seat)
        if state.readied == everybody:
            start_play(state)


def souls_dealt(state: InfernoTradeState) -> i64:
    """How many soul cards have been dealt."""
    n: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        n += size_of(state.free[seat])
        seat += 1
    return n


def hand_of(state: InfernoTradeState) -> i64:
    """V5: how many soul cards everybody gets; twice as many where both series are played instead of one."""
    seats = int(state.seats)
    return i64(HANDS[seats] * int(state.options["series"]) // SERIES[seats])


def deal(state: InfernoTradeState, card: i64) -> None:
    """V11: one soul card, in seat order; with five players the last one is put aside."""
    dealt = souls_dealt(state)
    taker = dealt % state.seats
    state.free[taker] |= bit(card)
    state.undealt &= ~bit(card)
    if state.aloud is not None:
        events.dealt(state.aloud, taker, card)
    if dealt + 1 == hand_of(state) * state.seats:
        state.aside = state.undealt
        state.undealt = 0
        state.step = SPECIALS_DEAL
        if state.aloud is not None and state.aside != 0:
            events.aside(state.aloud, state.aside)


def specials_dealt(state: InfernoTradeState) -> i64:
    """V12: how many special cards have been dealt; none has been played yet."""
    n: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        n += special_count(state, seat)
        seat += 1
    return n


def deals_into(state: InfernoTradeState, out: vec[i64], weights: vec[i64]) -> i64:
    """V11: each soul card not yet dealt is as likely as any other."""
    n: i64 = 0
    card: i64 = 0
    while card < N_CARDS:
        if state.undealt >> card & 1:
            out[n] = verbs.DEAL_0 | card
            weights[n] = 1
            n += 1
        card += 1
    return n


def specials_deals_into(state: InfernoTradeState, out: vec[i64], weights: vec[i64]) -> i64:
    """V12: each kind of special card, by how many are left; after the last, V62: who opens the first round."""
    n: i64 = 0
    if specials_dealt(state) == SPECIALS_EACH[int(state.seats)] * state.seats:
        while n < state.seats:
            out[n] = verbs.FIRST_0 | n
            weights[n] = 1
            n += 1
        return n
    kind: i64 = 0
    while kind < KINDS:
        left = undealt_specials(state, kind)
        if left > 0:
            out[n] = verbs.DEAL_SPECIAL_0 | kind
            weights[n] = left
            n += 1
        kind += 1
    return n


def deal_special(state: InfernoTradeState, kind: i64) -> None:
    """V12: one special card, face down, in seat order."""
    dealt = specials_dealt(state)
    taker = dealt % state.seats
    state.specials[taker * KINDS + kind] += 1
    if state.aloud is not None:
        events.special_dealt(state.aloud, taker, kind)
    if dealt + 1 == SPECIALS_EACH[int(state.seats)] * state.seats and state.driver != TURNS:
        state.step = READY


def start_play(state: InfernoTradeState) -> None:
    """V13: the glass is turned for the first time."""
    state.t = 0
    state.run = 1
    state.run_end = state.glass
    state.step = SLOT
    if state.driver == LIVE:
        state.step = OPEN
    elif state.driver == TICKS:
        state.step = TICK
        state.turn = 0
    if state.aloud is not None:
        events.started(state.aloud)
    if state.step == SLOT:
        open_slot(state)
