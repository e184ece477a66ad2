"""The special cards: they stop the game, ask their question, and are gone (V40-V43)."""

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_trade import events, refusals, verbs
from avernus.games.inferno_trade.board import ALL_SOULS, BA, GS, KINDS, N_CARDS, N_SOULS, SO
from avernus.games.inferno_trade.rules.ending import worth
from avernus.games.inferno_trade.rules.hands import all_fixed, all_free, move, neighbour, notice
from avernus.games.inferno_trade.rules.trading import void_offers
from avernus.games.inferno_trade.rules.waiting import rouse_all
from avernus.games.inferno_trade.state import InfernoTradeState
from avernus.games.inferno_trade.steps import ASK_GS, ASK_SO, NONE, SLOT
from avernus.games.inferno_trade.verbs import lowest


def judge_special(state: InfernoTradeState, seat: i64, kind: i64) -> i64:
    """V40: does the seat hold such a card?"""
    return refusals.FINE if state.specials[seat * KINDS + kind] > 0 else refusals.NO_SPECIAL


def spend(state: InfernoTradeState, seat: i64, kind: i64) -> None:
    """V40: the card is discarded."""
    state.specials[seat * KINDS + kind] -= 1
    state.played[kind] += 1
    state.question += 1


def resolved(state: InfernoTradeState) -> None:
    """V40: the game goes on."""
    state.ask = NONE
    void_offers(state)
    rouse_all(state)


def judge_so(state: InfernoTradeState, seat: i64, rival: i64, card: i64) -> i64:
    """V41: may the seat demand that card of the rival?"""
    if rival >= state.seats:
        return refusals.TO_NOBODY
    if rival == seat:
        return refusals.SO_SELF
    if not state.free[rival] >> card & 1:
        return refusals.SO_FIXED if all_fixed(state) >> card & 1 else refusals.SO_MOVED
    return refusals.FINE if state.free[seat] != 0 else refusals.SO_NOTHING


def play_so(state: InfernoTradeState, seat: i64, rival: i64, card: i64) -> None:
    """V41: the rival must choose one of the player's cards."""
    spend(state, seat, SO)
    state.ask = ASK_SO
    state.asker = seat
    state.rival = rival
    state.asked_card = card
    notice(state.likes, seat, bit(card), 2)
    if state.aloud is not None:
        events.so_played(state.aloud, seat, rival, card, state.t)


def so_pick(state: InfernoTradeState, card: i64) -> None:
    """V41: both cards change hands and are fixed for good."""
    player = state.asker
    rival = state.rival
    demanded = bit(state.asked_card)
    picked = bit(card)
    state.free[rival] &= ~demanded
    state.fixed[player] |= demanded
    state.free[player] &= ~picked
    state.fixed[rival] |= picked
    notice(state.likes, rival, picked, 2)
    if state.aloud is not None:
        events.so_done(state.aloud, player, rival, state.asked_card, card, state.t)
    resolved(state)


def judge_gs(state: InfernoTradeState, way: i64) -> i64:
    """V42: has anybody a card to pass, and may it go that way?"""
    if state.direction != 2 and way != state.direction:
        return refusals.GS_WAY
    return refusals.FINE if all_free(state) != 0 else refusals.GS_NOBODY


def play_gs(state: InfernoTradeState, seat: i64, way: i64) -> None:
    """V42: everybody with a free card is asked for one."""
    spend(state, seat, GS)
    state.ask = ASK_GS
    state.asker = seat
    state.way = way
    other: i64 = 0
    while other < state.seats:
        state.picks[other] = 0
        other += 1
    if state.aloud is not None:
        events.gs_played(state.aloud, seat, way, state.t)


def owes_pick(state: InfernoTradeState, seat: i64) -> bool:
    """V42: is the seat still to choose the card that it passes?"""
    return state.picks[seat] == 0 and state.free[seat] != 0


def last_pick(state: InfernoTradeState, seat: i64) -> bool:
    """V42: does only this seat still owe a card?"""
    other: i64 = 0
    while other < state.seats:
        if other != seat and owes_pick(state, other):
            return False
        other += 1
    return True


def gs_pick(state: InfernoTradeState, seat: i64, card: i64) -> None:
    """V42: a seat has chosen in secret; when all have, the cards move at the same time."""
    last = last_pick(state, seat)
    state.picks[seat] = card + 1
    if state.aloud is not None:
        events.gs_picked(state.aloud, seat, state.t)
    if last:
        pass_cards(state)


def pass_cards(state: InfernoTradeState) -> None:
    """V42: every chosen card goes to the neighbour; it stays free."""
    seat: i64 = 0
    while seat < state.seats:
        if state.picks[seat] != 0:
            card = bit(state.picks[seat] - 1)
            taker = neighbour(state, seat, state.way)
            move(state, card, seat, taker)
            notice(state.sheds, seat, card, 1)
            if state.aloud is not None:
                events.gs_passed(state.aloud, seat, taker, state.picks[seat] - 1, state.t)
        seat += 1
    seat = 0
    while seat < state.seats:
        state.picks[seat] = 0
        seat += 1
    resolved(state)


def judge_ba(state: InfernoTradeState, soul: i64) -> i64:
    """V43: is the soul in play, with no copy fixed?"""
    if (all_fixed(state) >> soul | all_fixed(state) >> (soul + 18)) & 1:
        return refusals.BA_FIXED
    free = all_free(state)
    return refusals.FINE if (free >> soul | free >> (soul + 18)) & 1 else refusals.BA_GONE


def play_ba(state: InfernoTradeState, seat: i64, soul: i64) -> None:
    """V43: the soul leaves the game, or is worth seven less. Nobody is asked anything."""
    spend(state, seat, BA)
    if state.minus7:
        state.lowered[soul] += 1
    else:
        gone = (bit(soul) | bit(soul + 18)) & all_free(state)
        state.out |= gone
        other: i64 = 0
        while other < state.seats:
            state.free[other] &= ~gone
            other += 1
    if state.aloud is not None:
        events.ba_played(state.aloud, seat, soul & ALL_SOULS, state.minus7, state.t)
    resolved(state)


def judge_pick(state: InfernoTradeState, seat: i64, verb: i64, card: i64) -> i64:
    """V41, V42: may the seat answer the special card so?"""
    if verb == verbs.SO_PICK:
        if state.ask != ASK_SO:
            return refusals.NO_QUESTION
        if seat != state.rival:
            return refusals.NOT_THE_RIVAL
        return refusals.FINE if state.free[state.asker] >> card & 1 else refusals.PICK_NOT_THEIRS
    if state.ask != ASK_GS:
        return refusals.NO_QUESTION
    if state.picks[seat] != 0:
        return refusals.PICKED
    if state.free[seat] == 0:
        return refusals.NOTHING_TO_PASS
    return refusals.FINE if state.free[seat] >> card & 1 else refusals.PICK_NOT_OWN


def picks_into(state: InfernoTradeState, seat: i64, out: vec[i64]) -> i64:
    """V41, V42: the cards that an interrupt leaves the seat to choose from."""
    cards: i64 = 0
    base: i64 = verbs.SO_PICK_0
    if state.ask == ASK_SO and seat == state.rival:
        cards = state.free[state.asker]
    elif state.ask == ASK_GS and state.picks[seat] == 0:
        cards = state.free[seat]
        base = verbs.GS_PICK_0
    n: i64 = 0
    card: i64 = 0
    while card < N_CARDS:
        if cards >> card & 1:
            out[n] = base | card
            n += 1
        card += 1
    return n


def specials_into(state: InfernoTradeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """V40: the special cards in hand, and what they can be played for."""
    i: i64 = 0
    if judge_special(state, seat, SO) == refusals.FINE:
        while i < state.seats * 64:
            card = i & 63
            if card < N_CARDS and judge_so(state, seat, i >> 6, card) == refusals.FINE:
                out[n] = verbs.SO_0 | i
                n += 1
            i += 1
    if judge_special(state, seat, GS) == refusals.FINE:
        i = 0
        while i < 2:
            if judge_gs(state, i) == refusals.FINE:
                out[n] = verbs.GS_0 | i
                n += 1
            i += 1
    if judge_special(state, seat, BA) == refusals.FINE:
        i = 0
        while i < N_SOULS:
            if judge_ba(state, i) == refusals.FINE:
                out[n] = verbs.BA_0 | i
                n += 1
            i += 1
    return n


def judge_lapse(state: InfernoTradeState, question: i64) -> i64:
    """V40, V62: a host's word that the time to answer is up: is that the question now open?"""
    if state.ask == NONE and state.step != SLOT:
        return refusals.NO_QUESTION
    return refusals.FINE if question == state.question else refusals.NOT_THAT_QUESTION


def least_worth(state: InfernoTradeState, seat: i64, cards: i64) -> i64:
    """V40: the card of a set, own or another's, that is worth least to a seat; of equals the first in the order of the list."""
    others = state.free[seat] | state.fixed[seat]
    best: i64 = 0
    least: i64 = 0
    first = True
    while cards != 0:
        card = lowest(cards)
        value = worth(state, seat, others | bit(card)) - worth(state, seat, others & ~bit(card))
        if first or value < least:
            best = card
            least = value
            first = False
        cards &= cards - 1
    return best


def lapse(state: InfernoTradeState) -> None:
    """V40, V62: for whoever has not answered the card is chosen that is worth least on their own list, or the slot is done."""
    if state.ask == ASK_SO:
        card = least_worth(state, state.rival, state.free[state.asker])
        if state.aloud is not None:
            events.late(state.aloud, state.rival, card, state.t, None)
        so_pick(state, card)
    elif state.ask == ASK_GS:
        owing: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            if owes_pick(state, seat):
                owing |= bit(seat)
            seat += 1
        seat = 0
        while seat < state.seats:
            if owing >> seat & 1:
                card = least_worth(state, seat, state.free[seat])
                if state.aloud is not None:
                    events.late(state.aloud, seat, card, state.t, int(seat))
                gs_pick(state, seat, card)
            seat += 1
    else:
        state.left = 0
