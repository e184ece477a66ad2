"""What a good trader knows: the own list, the open cards, and what the others' offers and answers betray of their tastes.

Nothing here looks at another seat's list or special cards: in an imagined world they are invented anyway.
"""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64
from avernus.games.inferno_trade.board import ALL_SOULS, BA, GS, KINDS, N_SOULS, REPENTED, SECOND_COPY, SLOT_OFFERS, SO
from avernus.games.inferno_trade.hands import ASK_GS, ASK_SO, LISTS, OVER, READY, SLOT
from avernus.games.inferno_trade.offers import ANYBODY, Offer
from avernus.games.inferno_trade.rules import Inferno

MIDDLE: Final = 9.5
"""What a soul is worth to somebody of whom nothing is known."""
SPREAD: Final = 7.0
"""How far signs of taste can move that guess."""
DOUBT: Final = 3.0
"""How many signs move it halfway."""
RIVALRY: Final = 0.5
"""What a point of the others, shared among them, is worth to me."""
WON: Final = 500.0
TROUBLE: Final = 0.5
"""What it costs to make an offer and to watch it, at a leisurely pace."""
NUISANCE: Final = 0.05
"""A bad offer left unanswered."""
RUDENESS: Final = 20.0
"""An offer that my slot has passed over: in the turn driver answers come first (V62)."""
IN_HAND: Final = 0.5
"""A good offer not yet accepted may be withdrawn."""
HEEDED: Final = 0.6
"""How often an offer is thought over at all, among all the others."""
AGAIN: Final = 0.3
"""What is left of an offer's worth if another one of mine already hopes for or spends the same cards."""
EAGER: Final = 0.4
"""What a turn of the glass is worth when nothing better is to be done."""


def guess(state: Inferno, seat: i64, soul: i64) -> float:
    """What a soul may be worth to another seat, from what it asked for, offered, took and refused."""
    signs = float(state.likes[seat * N_SOULS + soul] - state.sheds[seat * N_SOULS + soul])
    size = signs if signs > 0.0 else -signs
    return MIDDLE + SPREAD * signs / (size + DOUBT) - float(REPENTED * state.lowered[soul])


def guessed_worth(state: Inferno, seat: i64, cards: i64) -> float:
    """What a set of cards may be worth to another seat; second copies are worth 5 to everybody."""
    total = float(SECOND_COPY * state.count(cards & cards >> 18))
    first = (cards | cards >> 18) & ALL_SOULS
    soul: i64 = 0
    while first != 0:
        if first & 1:
            total += guess(state, seat, soul)
        first >>= 1
        soul += 1
    return total


def held(state: Inferno, seat: i64) -> i64:
    """All cards of a seat."""
    return state.free[seat] | state.fixed[seat]


def own_gain(state: Inferno, seat: i64, got: i64, given: i64) -> float:
    """What a change of cards brings to the seat itself."""
    cards = held(state, seat)
    return float(state.worth(seat, cards & ~given | got) - state.worth(seat, cards))


def guessed_gain(state: Inferno, seat: i64, got: i64, given: i64) -> float:
    """What a change of cards may bring to another seat."""
    cards = held(state, seat)
    return guessed_worth(state, seat, cards & ~given | got) - guessed_worth(state, seat, cards)


def chance_of(gain: float) -> float:
    """How likely somebody is to accept what may bring them so much."""
    x = (gain - 5.0) / 3.0
    return 0.5 + 0.5 * x / (1.0 + (x if x > 0.0 else -x))


def share(state: Inferno) -> float:
    """How much a point of one other seat counts against me."""
    return RIVALRY / float(state.seats - 1)


def trouble(state: Inferno, seat: i64) -> float:
    """What an offer costs its author: little at a leisurely pace, more and more for who never stops talking."""
    haste = float(state.made[seat]) - 4.0 - 24.0 * (1.0 - time_left(state))
    return TROUBLE + haste / 8.0 if haste > 0.0 else TROUBLE


def prospect(state: Inferno, seat: i64, offer: Offer) -> float:
    """What an open offer is worth to a seat."""
    if offer.author == seat:
        if offer.to != ANYBODY:
            return hope(state, seat, offer, offer.to) - trouble(state, seat)
        best: float = 0.0
        other: i64 = 0
        while other < state.seats:
            own = state.free[other]
            if other != seat and offer.want & ~(own | own >> 18) == 0:
                best = max(best, hope(state, seat, offer, other))
            other += 1
        return best - trouble(state, seat)
    own = state.free[seat]
    if offer.to != seat and (offer.to != ANYBODY or offer.want & ~(own | own >> 18) != 0):
        return 0.0
    if state.step == SLOT and (state.slot_seat() != seat or state.left < SLOT_OFFERS):
        return -RUDENESS if offer.to == seat else 0.0
    asked = state.asked_cards(seat, offer)
    gain = own_gain(state, seat, offer.give, asked) - share(state) * guessed_gain(state, offer.author, asked, offer.give)
    if gain > 0.0:
        return IN_HAND * gain
    return -NUISANCE if offer.to == seat else 0.0


def hope(state: Inferno, seat: i64, offer: Offer, taker: i64) -> float:
    """What my own offer may bring, if that seat thinks it over."""
    asked = state.asked_cards(taker, offer)
    theirs = guessed_gain(state, taker, offer.give, asked)
    mine = own_gain(state, seat, asked, offer.give)
    if mine <= 0.0:
        return -1.0
    return HEEDED * chance_of(theirs) * (mine - share(state) * theirs)


def time_left(state: Inferno) -> float:
    """The part of the game's sand that has not run yet."""
    if state.step <= READY:
        return 1.0
    running = state.run_end - state.t
    running = max(running, 0)
    return float((state.runs - state.run) * state.glass + running) / float(state.runs * state.glass)


def hand_value(state: Inferno, seat: i64) -> float:
    """What special cards are worth unplayed: less and less as the sand runs."""
    first = seat * KINDS
    each = float(6 * state.specials[first + SO] + 4 * state.specials[first + BA] + 3 * state.specials[first + GS])
    return each * time_left(state)


def mean_loss(state: Inferno, seat: i64, cards: i64) -> float:
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


def mean_win(state: Inferno, seat: i64, cards: i64) -> float:
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


def least_loss(state: Inferno, seat: i64) -> float:
    """What the seat's least dear free card is worth to it."""
    best: float = 99.0
    cards = state.free[seat]
    card: i64 = 0
    while cards >> card != 0:
        if cards >> card & 1:
            best = min(best, -own_gain(state, seat, 0, bit(card)))
        card += 1
    return best if state.free[seat] != 0 else 0.0


def interrupt_value(state: Inferno, seat: i64) -> float:
    """What the special card now on the table will bring the seat."""
    if state.ask == ASK_SO:
        demanded = bit(state.asked_card)
        if seat == state.asker:
            return own_gain(state, seat, demanded, 0) - mean_loss(state, seat, state.free[seat])
        if seat == state.rival:
            return own_gain(state, seat, 0, demanded)
    elif state.ask == ASK_GS:
        giver = state.neighbour(seat, 1 - state.way)
        comes = mean_win(state, seat, state.free[giver])
        if state.picks[seat] != 0:
            return comes + own_gain(state, seat, 0, bit(state.picks[seat] - 1))
        return comes - least_loss(state, seat)
    return 0.0


def evaluate(state: Inferno, seat: i64) -> float:
    """How good the state is for a seat, by what it can know."""
    if state.step == LISTS:
        return 0.0
    mine = float(state.total(seat))
    if state.step == OVER:
        result = state.result()
        assert result is not None
        return mine + (WON if result.ranks[int(seat)] == 1 else 0.0)
    score = mine + hand_value(state, seat) + EAGER * float(state.run) + interrupt_value(state, seat)
    weight = share(state)
    rival: i64 = 0
    while rival < state.seats:
        if rival != seat:
            score -= weight * guessed_worth(state, rival, held(state, rival))
        rival += 1
    spoken: i64 = 0
    for offer in state.offers:
        worth = prospect(state, seat, offer)
        if offer.author == seat:
            if worth > 0.0 and spoken & (offer.give | offer.want):  # only one of them can come true
                worth = AGAIN * worth - TROUBLE
            spoken |= offer.give | offer.want
        score += worth
    return score
