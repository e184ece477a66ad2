"""Who may act, what is legal, and what an action does: each verb finds its chapter."""

from typing import Final

from avernus.core.native import i64, vec
from avernus.core.seats import CLOCK
from avernus.games.inferno_trade import refusals, verbs
from avernus.games.inferno_trade.board import BA, GS, N_CARDS, N_SOULS, SLOT_OFFERS, SO, TICK_MS
from avernus.games.inferno_trade.rules.clocks import (
    answering,
    close_slot,
    interjects,
    next_asked,
    opening,
    slot_seat,
    tick_seat,
    use_slot,
    waits_into,
)
from avernus.games.inferno_trade.rules.glass import empty, flip, judge_clock, judge_flip, pass_time
from avernus.games.inferno_trade.rules.setup import prepare
from avernus.games.inferno_trade.rules.specials import (
    gs_pick,
    judge_ba,
    judge_gs,
    judge_pick,
    judge_so,
    judge_special,
    lapse,
    owes_pick,
    play_ba,
    play_gs,
    play_so,
    so_pick,
    specials_into,
)
from avernus.games.inferno_trade.rules.trading import (
    answer,
    answers_into,
    counters_into,
    cries_into,
    judge_answer,
    judge_cry,
    judge_offer,
    judge_room,
    make_offer,
    offers_into,
)
from avernus.games.inferno_trade.rules.waiting import asleep
from avernus.games.inferno_trade.state import ANYBODY, InfernoTradeState
from avernus.games.inferno_trade.steps import ASK_GS, ASK_SO, LISTS, NONE, OPEN, OVER, READY, SLOT, TICK
from avernus.games.inferno_trade.verbs import mask_of

MOST: Final = 9500
"""Offers are bounded by half of 18 · 18 · 36 sets, cries by 36 · 18, counters by 30 · 75; the rest are few."""


def asked(state: InfernoTradeState, seat: i64) -> bool:
    """Is an answer of the seat awaited, or its slot, or its tick?"""
    if state.ask == ASK_SO:
        return seat == state.rival
    if state.ask == ASK_GS:
        return owes_pick(state, seat)
    if state.step == LISTS:
        return not state.handed >> seat & 1
    if state.step == READY:
        return not state.readied >> seat & 1
    if state.step == SLOT:
        return seat == slot_seat(state) or interjects(state, seat)
    if state.step == TICK:
        return seat == tick_seat(state)
    return state.step == OPEN and not asleep(state, seat)


def choices_into(state: InfernoTradeState, seat: i64, out: vec[i64]) -> i64:
    """What a seat may do while the game is open."""
    n = before_into(state, seat, out)
    if may_offer(state, seat):
        n = cries_into(state, seat, out, offers_into(state, seat, out, n))
    return after_into(state, seat, out, n)


def fresh(state: InfernoTradeState) -> bool:
    """V62: in a slot answers come before offers."""
    return state.step != SLOT or state.left == SLOT_OFFERS


def before_into(state: InfernoTradeState, seat: i64, out: vec[i64]) -> i64:
    """What comes before offers in the order of verbs."""
    n: i64 = 0
    if state.step != SLOT:
        n = waits_into(out, n)
    elif seat != slot_seat(state):
        return waits_into(out, n)
    else:
        out[n] = verbs.DONE_0
        n += 1
    if empty(state):
        out[n] = verbs.FLIP_0 | state.run - 1
        n += 1
    return answers_into(state, seat, out, n) if fresh(state) else n


def may_offer(state: InfernoTradeState, seat: i64) -> bool:
    """V31, V62: may the seat make offers? Which ones depends on nothing but the cards that are free."""
    if state.step == SLOT and (seat != slot_seat(state) or answering(state)):
        return False
    return judge_room(state, seat) == refusals.FINE


def after_into(state: InfernoTradeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """What comes after offers in the order of verbs."""
    if fresh(state) and may_offer(state, seat):
        n = counters_into(state, seat, out, n)
    return specials_into(state, seat, out, n)


def judge(state: InfernoTradeState, seat: i64, action: i64) -> i64:
    """The reason why an action of the verb table is not legal for a seat or the clock, or FINE."""
    verb = action >> verbs.WIDTH
    rest = action & verbs.REST
    if state.step == OVER:
        return refusals.GAME_OVER
    if verb == verbs.TIME or verb == verbs.LAPSE:
        return judge_clock(state, verb, rest) if seat == CLOCK else refusals.NATURES_OWN
    if verb == verbs.DEAL or verb == verbs.DEAL_SPECIAL or verb == verbs.FIRST:
        return refusals.NATURES_OWN
    if seat == CLOCK:
        return refusals.PLAYERS_OWN
    if verb == verbs.LIST:
        return refusals.FINE if state.step == LISTS and not state.handed >> seat & 1 else refusals.LIST_GIVEN
    if verb == verbs.READY:
        if state.step != READY:
            return refusals.NOT_STARTED if state.run == 0 else refusals.READY_GIVEN
        return refusals.FINE if not state.readied >> seat & 1 else refusals.READY_GIVEN
    if state.run == 0:  # V13: nothing else before the glass is turned
        return refusals.NOT_STARTED
    if verb == verbs.SO_PICK or verb == verbs.GS_PICK:
        return judge_pick(state, seat, verb, rest)
    if state.ask != NONE:
        return refusals.INTERRUPTED
    if state.step == SLOT:
        return judge_in_slot(state, seat, verb, rest)
    if verb == verbs.DONE:
        return refusals.OTHER_DRIVER
    if state.step == TICK and seat != tick_seat(state):
        return refusals.NOT_ASKED_YET
    if state.step == OPEN and asleep(state, seat):
        return refusals.ASLEEP
    return refusals.FINE if verb == verbs.WAIT else judge_open_verb(state, seat, verb, rest)


def judge_in_slot(state: InfernoTradeState, seat: i64, verb: i64, rest: i64) -> i64:
    """V62: first the answers, then the offers; the glass and special cards at any moment of the slot, and special cards (V40)
    in the others' slots too, where the table plays so.
    """
    if seat != slot_seat(state):
        if not interjects(state, seat) or (verb < verbs.SO and verb != verbs.WAIT):
            return refusals.NOT_YOUR_SLOT
        return refusals.FINE if verb == verbs.WAIT else judge_open_verb(state, seat, verb, rest)
    if verb == verbs.WAIT or verb == verbs.WITHDRAW:
        return refusals.OTHER_DRIVER
    if opening(state) and (verb == verbs.ACCEPT or verb == verbs.DECLINE or verb == verbs.COUNTER):
        return refusals.OPENING
    if answering(state) and (verb == verbs.OFFER or verb == verbs.CRY or verb == verbs.COUNTER):
        return refusals.ANSWERING
    if state.left < SLOT_OFFERS and (verb == verbs.ACCEPT or verb == verbs.DECLINE or verb == verbs.COUNTER):
        return refusals.ANSWERS_FIRST
    return refusals.FINE if verb == verbs.DONE else judge_open_verb(state, seat, verb, rest)


def judge_open_verb(state: InfernoTradeState, seat: i64, verb: i64, rest: i64) -> i64:
    """V22-V43: what a seat may do while the game is open."""
    if verb == verbs.FLIP:
        return judge_flip(state, rest + 2)
    if verb == verbs.SO:
        reason = judge_special(state, seat, SO)
        return judge_so(state, seat, rest >> verbs.CARD_BITS, rest & verbs.CARD_MASK) if reason == refusals.FINE else reason
    if verb == verbs.GS:
        reason = judge_special(state, seat, GS)
        return judge_gs(state, rest) if reason == refusals.FINE else reason
    if verb == verbs.BA:
        reason = judge_special(state, seat, BA)
        return judge_ba(state, rest) if reason == refusals.FINE else reason
    if verb == verbs.OFFER or verb == verbs.CRY:
        reason = judge_room(state, seat)
        if reason != refusals.FINE:
            return reason
        if verb == verbs.CRY:
            return judge_cry(state, seat, mask_of(rest >> verbs.SOULS_BITS, N_CARDS), mask_of(rest & verbs.SOULS_MASK, N_SOULS))
        give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
        return judge_offer(state, seat, rest >> verbs.ID_SHIFT, give, mask_of(rest & verbs.SET_MASK, N_CARDS))
    return judge_answer(state, seat, verb, rest)


def play(state: InfernoTradeState, seat: i64, action: i64) -> None:
    """A legal action of a seat, of chance or of the clock; then slots and ticks move on."""
    verb = action >> verbs.WIDTH
    rest = action & verbs.REST
    if state.run == 0:
        prepare(state, seat, verb, rest)
        return
    if verb == verbs.TIME:
        pass_time(state, rest)
    elif verb == verbs.LAPSE:
        lapse(state)
    elif verb == verbs.DONE:
        state.left = 0
    elif verb == verbs.WAIT:
        state.wake[seat] = (state.t if state.step == SLOT else state.t // TICK_MS) + rest + 1
    else:
        act(state, seat, verb, rest)
    if state.ask == NONE:
        if state.step == SLOT and state.left == 0:
            close_slot(state)
        elif state.step == TICK:
            next_asked(state)


def act(state: InfernoTradeState, seat: i64, verb: i64, rest: i64) -> None:
    """V22-V43: one action of a seat while the game is open, or an answer to a special card."""
    if verb == verbs.OFFER:
        give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
        make_offer(state, seat, rest >> verbs.ID_SHIFT, give, mask_of(rest & verbs.SET_MASK, N_CARDS), 0)
        use_slot(state)
    elif verb == verbs.CRY:
        give = mask_of(rest >> verbs.SOULS_BITS, N_CARDS)
        make_offer(state, seat, ANYBODY, give, mask_of(rest & verbs.SOULS_MASK, N_SOULS), 0)
        use_slot(state)
    elif verb == verbs.SO_PICK:
        so_pick(state, rest)
    elif verb == verbs.GS_PICK:
        gs_pick(state, seat, rest)
    elif verb == verbs.FLIP:
        flip(state, seat)
    elif verb == verbs.SO:
        play_so(state, seat, rest >> verbs.CARD_BITS, rest & verbs.CARD_MASK)
    elif verb == verbs.GS:
        play_gs(state, seat, rest)
    elif verb == verbs.BA:
        play_ba(state, seat, rest)
    else:
        answer(state, seat, verb, rest)
