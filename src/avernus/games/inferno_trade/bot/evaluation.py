"""How good a state of Inferno is for a seat, by what it can know. What to do in it is the trader's business (`trader.py`)."""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64
from avernus.games.inferno_trade.board import BA, GS, KINDS, SO
from avernus.games.inferno_trade.bot.tastes import PLAIN, RIVALRY, guessed_worth, held, own_gain, share, time_left
from avernus.games.inferno_trade.bot.tempers import TEMPERS
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.ending import total
from avernus.games.inferno_trade.rules.hands import neighbour
from avernus.games.inferno_trade.steps import ASK_GS, ASK_SO, LISTS, OVER

WON: Final = 500.0


def hand_value(state: InfernoTrade, seat: i64) -> float:
    """What special cards are worth unplayed: less and less as the sand runs."""
    first = seat * KINDS
    each = float(6 * state.specials[first + SO] + 4 * state.specials[first + BA] + 3 * state.specials[first + GS])
    return each * time_left(state)


def mean_loss(state: InfernoTrade, seat: i64, cards: i64) -> float:
    """What a seat loses on average if somebody else takes one of its cards by their own taste."""
    total: float = 0.0
    n: i64 = 0
    card: i64 = 0
    while cards >> card != 0:
        if cards >> card & 1:
            total -= own_gain(state, seat, 0, bit(card))
            n += 1
        card += 1
    return total / float(n) if n > 0 else 0.0


def mean_win(state: InfernoTrade, seat: i64, cards: i64) -> float:
    """What a seat gains on average from one of these cards."""
    total: float = 0.0
    n: i64 = 0
    card: i64 = 0
    while cards >> card != 0:
        if cards >> card & 1:
            total += own_gain(state, seat, bit(card), 0)
            n += 1
        card += 1
    return total / float(n) if n > 0 else 0.0


def least_loss(state: InfernoTrade, seat: i64) -> float:
    """What the seat's least dear free card is worth to it."""
    best: float = 99.0
    cards = state.free[seat]
    card: i64 = 0
    while cards >> card != 0:
        if cards >> card & 1:
            best = min(best, -own_gain(state, seat, 0, bit(card)))
        card += 1
    return best if state.free[seat] != 0 else 0.0


def interrupt_value(state: InfernoTrade, seat: i64) -> float:
    """What the special card now on the table will bring the seat."""
    if state.ask == ASK_SO:
        demanded = bit(state.asked_card)
        if seat == state.asker:
            return own_gain(state, seat, demanded, 0) - mean_loss(state, seat, state.free[seat])
        if seat == state.rival:
            return own_gain(state, seat, 0, demanded)
    elif state.ask == ASK_GS:
        giver = neighbour(state, seat, 1 - state.way)
        comes = mean_win(state, seat, state.free[giver])
        if state.picks[seat] != 0:
            return comes + own_gain(state, seat, 0, bit(state.picks[seat] - 1))
        return comes - least_loss(state, seat)
    return 0.0


def evaluate(state: InfernoTrade, seat: i64) -> float:
    """How good the state is for a seat, by what it can know."""
    if state.step == LISTS:
        return 0.0
    mine = float(total(state, seat))
    if state.step == OVER:
        result = state.result()
        assert result is not None
        return mine + (WON if result.ranks[int(seat)] == 1 else 0.0)
    score = mine + hand_value(state, seat) + interrupt_value(state, seat)
    weight = share(state, RIVALRY)
    rival: i64 = 0
    while rival < state.seats:
        if rival != seat:
            score -= weight * guessed_worth(state, rival, held(state, rival), TEMPERS[PLAIN])
        rival += 1
    return score
