"""The sand-glass, and what the passing of time brings about (V20-V26)."""

from avernus.core.native import i64, vec
from avernus.core.seats import CLOCK
from avernus.games.inferno_trade import events, refusals, verbs
from avernus.games.inferno_trade.board import LIVE
from avernus.games.inferno_trade.rules.ending import finish
from avernus.games.inferno_trade.rules.specials import judge_lapse
from avernus.games.inferno_trade.rules.trading import expire_offers
from avernus.games.inferno_trade.rules.waiting import NEVER, first_waking, rouse_all
from avernus.games.inferno_trade.state import ANYBODY, InfernoTradeState
from avernus.games.inferno_trade.steps import NONE, OPEN, OVER


def sand_moves(state: InfernoTradeState) -> bool:
    """V20: does game time advance now?"""
    return state.run > 0 and state.step != OVER and (state.ask == NONE or state.sand_runs)


def empty(state: InfernoTradeState) -> bool:
    """V21: has the sand run out, and may the glass be turned again?"""
    return state.t >= state.run_end and state.run < state.runs


def judge_flip(state: InfernoTradeState, run: i64) -> i64:
    """V22: may the glass be turned, for that time?"""
    if run <= state.run:
        return refusals.TURNED_ALREADY
    return refusals.FINE if empty(state) and run == state.run + 1 else refusals.SAND_RUNS


def flip(state: InfernoTradeState, seat: i64) -> None:
    """V22: the sand runs again."""
    state.run += 1
    state.run_end = state.t + state.glass
    rouse_all(state)
    if state.aloud is not None:
        events.flipped(state.aloud, seat, state.run, state.runs, state.t)


def next_due(state: InfernoTradeState) -> i64:
    """The next moment at which time itself changes something, or NEVER."""
    next = state.run_end
    if state.t >= state.run_end:
        next = NEVER
        if state.idle > 0 and state.run < state.runs:
            next = state.run_end + state.idle
    if state.step == OPEN:
        next = first_waking(state, next)
    for offer in state.offers:
        if state.private and offer.to != ANYBODY:
            continue  # its expiry is nobody else's business: it falls when time has passed it, at no moment of its own
        if offer.until != 0 and (next == NEVER or offer.until < next):
            next = offer.until
    return next


def pass_time(state: InfernoTradeState, until: i64) -> None:
    """V24: it is now that late; everything due until then happens, in order."""
    while state.step != OVER:
        due = next_due(state)
        if due == NEVER or due > until:
            state.t = until
            expire_offers(state)
            return
        state.t = due
        fall_due(state)


def fall_due(state: InfernoTradeState) -> None:
    """V24: what one moment brings: first the end of a run, then the engine's own turn of the glass, then expiry."""
    if state.t == state.run_end:
        if state.run == state.runs:
            finish(state)
            return
        rouse_all(state)
        if state.aloud is not None:
            events.emptied(state.aloud, state.run, state.t)
    elif empty(state) and state.idle > 0 and state.t == state.run_end + state.idle:  # V26
        flip(state, CLOCK)
    expire_offers(state)


def judge_clock(state: InfernoTradeState, verb: i64, rest: i64) -> i64:
    """V20, V24, V60: may it be that late?"""
    if verb == verbs.LAPSE:
        return judge_lapse(state, rest)
    if state.driver != LIVE:
        return refusals.OTHER_DRIVER
    if state.run == 0:
        return refusals.NOT_STARTED
    if not sand_moves(state):
        return refusals.SAND_STANDS
    return refusals.FINE if rest > state.t else refusals.TIME_BACK


def clock_into(state: InfernoTradeState, out: vec[i64]) -> i64:
    """V20: time goes on to the next moment at which something happens, or by a glass."""
    if state.step != OPEN or not sand_moves(state):
        return 0
    due = next_due(state)
    if due == NEVER:
        due = state.t + state.glass
    out[0] = verbs.TIME_0 | due
    return 1
