"""Trading: who may offer what, who may answer, and which offers fall (V30-V34)."""

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_trade import events, refusals, verbs
from avernus.games.inferno_trade.board import ALL_SOULS, MOST_MEMBERS, MOST_OFFERS, N_CARDS, N_SOULS, OPEN_OFFERS, TURNS
from avernus.games.inferno_trade.rules.hands import all_fixed, all_free, move, notice
from avernus.games.inferno_trade.rules.waiting import rouse, rouse_all, wake_up
from avernus.games.inferno_trade.state import ANYBODY, InfernoTradeState, Offer, find_offer
from avernus.games.inferno_trade.steps import SLOT
from avernus.games.inferno_trade.verbs import mask_of, number_of, size_of, small_sets_into


def judge_room(state: InfernoTradeState, seat: i64) -> i64:
    """V31: has the seat room for one more open offer?"""
    if state.made[seat] >= MOST_OFFERS:
        return refusals.NO_MORE_OFFERS
    n: i64 = 0
    for offer in state.offers:
        if offer.author == seat:
            n += 1
    return refusals.SIX_OPEN if n >= OPEN_OFFERS else refusals.FINE


def judge_give(state: InfernoTradeState, seat: i64, give: i64) -> i64:
    """V30, V31: are these cards the seat's to give?"""
    if give & ~state.free[seat] == 0:
        return refusals.FINE
    return refusals.GIVE_FIXED if give & state.fixed[seat] else refusals.GIVE_NOT_OWN


def judge_sides(state: InfernoTradeState, give: i64, want: i64) -> i64:
    """V31: something on each side; with `allow_gifts` on one side at least."""
    if give != 0 and want != 0:
        return refusals.FINE
    return refusals.FINE if state.gifts and (give | want) != 0 else refusals.GIFT


def judge_offer(state: InfernoTradeState, seat: i64, to: i64, give: i64, want: i64) -> i64:
    """V31: may the seat offer these cards to that player for those?"""
    if to >= state.seats:
        return refusals.TO_NOBODY
    if to == seat:
        return refusals.TO_SELF
    reason = judge_sides(state, give, want)
    if reason == refusals.FINE:
        reason = judge_give(state, seat, give)
    if reason == refusals.FINE and want & ~state.free[to] != 0:
        reason = refusals.WANT_FIXED if want & all_fixed(state) else refusals.WANT_MOVED
    return reason


def judge_cry(state: InfernoTradeState, seat: i64, give: i64, want: i64) -> i64:
    """V31: may the seat offer these cards to anybody for those souls?"""
    reason = judge_sides(state, give, want)
    return judge_give(state, seat, give) if reason == refusals.FINE else reason


def make_offer(state: InfernoTradeState, seat: i64, to: i64, give: i64, want: i64, answers: i64) -> None:
    """V31: an offer is open from now on; `answers` is the number of the one it counters, or 0."""
    until: i64 = 0
    if state.driver != TURNS and state.ttl > 0:
        until = state.t + state.ttl
    offer = Offer(state.next_id, seat, to, give, want, until)
    state.offers.append(offer)
    state.next_id += 1
    state.made[seat] += 1
    if not state.private:
        notice(state.likes, seat, want, 1)
        notice(state.sheds, seat, give, 1)
    rouse(state, to)
    if state.aloud is not None:
        events.offered(state.aloud, offer, state.t, answers, state.private)


def judge_open(state: InfernoTradeState, id: i64) -> i64:
    """V34: is there an open offer of that number?"""
    if id >= state.next_id:
        return refusals.NO_SUCH_OFFER
    return refusals.OFFER_GONE if find_offer(state, id) is None else refusals.FINE


def hidden_from(state: InfernoTradeState, seat: i64, offer: Offer) -> bool:
    """Option `private_offers`: does the offer concern two others?"""
    return state.private and offer.to != ANYBODY and offer.to != seat and offer.author != seat


def judge_accept(state: InfernoTradeState, seat: i64, offer: Offer) -> i64:
    """V32: may the seat accept the offer?"""
    if hidden_from(state, seat, offer):
        return refusals.OFFER_GONE
    if offer.author == seat:
        return refusals.OWN_OFFER
    if offer.to != ANYBODY:
        return refusals.FINE if offer.to == seat else refusals.NOT_TO_YOU
    own = state.free[seat]
    return refusals.FINE if offer.want & ~(own | own >> 18) == 0 else refusals.LACKS_SOUL


def judge_decline(state: InfernoTradeState, seat: i64, offer: Offer) -> i64:
    """V33: may the seat decline the offer?"""
    if hidden_from(state, seat, offer):
        return refusals.OFFER_GONE
    if offer.to == ANYBODY:
        return refusals.TO_ALL
    return refusals.FINE if offer.to == seat else refusals.NOT_TO_YOU


def judge_withdraw(state: InfernoTradeState, seat: i64, offer: Offer) -> i64:
    """V33: may the seat withdraw the offer?"""
    if hidden_from(state, seat, offer):
        return refusals.OFFER_GONE
    return refusals.FINE if offer.author == seat else refusals.NOT_AUTHOR


def judge_answer(state: InfernoTradeState, seat: i64, verb: i64, rest: i64) -> i64:
    """V32, V33: accept, decline, counter, withdraw."""
    id = rest + 1
    if verb == verbs.COUNTER:
        id = (rest >> verbs.ID_SHIFT) + 1
    reason = judge_open(state, id)
    offer = find_offer(state, id)
    if offer is None:
        return reason
    if verb == verbs.ACCEPT:
        return judge_accept(state, seat, offer)
    if verb == verbs.WITHDRAW:
        return judge_withdraw(state, seat, offer)
    reason = judge_decline(state, seat, offer)
    if verb == verbs.DECLINE or reason != refusals.FINE:
        return reason
    reason = judge_room(state, seat)
    if reason != refusals.FINE:
        return reason
    give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
    return judge_offer(state, seat, offer.author, give, mask_of(rest & verbs.SET_MASK, N_CARDS))


def asked_cards(state: InfernoTradeState, seat: i64, offer: Offer) -> i64:
    """V32: the cards that the seat would part with; of an open offer's souls the lowest copies."""
    if offer.to != ANYBODY:
        return offer.want
    own = state.free[seat]
    return own & offer.want | (own >> 18 & offer.want & ~own) << 18


def accept(state: InfernoTradeState, seat: i64, offer: Offer) -> None:
    """V32: the cards change owners at once."""
    asked = asked_cards(state, seat, offer)
    state.offers.remove(offer)
    move(state, offer.give, offer.author, seat)
    move(state, asked, seat, offer.author)
    notice(state.likes, seat, offer.give, 2)
    notice(state.sheds, seat, asked, 2)
    notice(state.likes, offer.author, asked, 2)
    notice(state.sheds, offer.author, offer.give, 2)
    if state.aloud is not None:
        events.traded(state.aloud, offer, seat, asked, state.t)
    void_offers(state)
    rouse_all(state)


def decline(state: InfernoTradeState, seat: i64, offer: Offer) -> None:
    """V33: the addressee says no."""
    state.offers.remove(offer)
    if not state.private:
        notice(state.likes, seat, offer.want, 1)
        notice(state.sheds, seat, offer.give, 1)
    rouse(state, offer.author)
    if state.aloud is not None:
        events.closed(state.aloud, "declined", "V33", offer, state.t, state.private)


def withdraw(state: InfernoTradeState, offer: Offer) -> None:
    """V33: the author takes it back."""
    state.offers.remove(offer)
    rouse(state, offer.author)
    if state.aloud is not None:
        events.closed(state.aloud, "withdrawn", "V33", offer, state.t, state.private)


def answer(state: InfernoTradeState, seat: i64, verb: i64, rest: i64) -> None:
    """V32, V33: an open offer is answered or withdrawn."""
    offer = find_offer(state, (rest >> verbs.ID_SHIFT) + 1 if verb == verbs.COUNTER else rest + 1)
    assert offer is not None
    if verb == verbs.ACCEPT:
        accept(state, seat, offer)
    elif verb == verbs.WITHDRAW:
        withdraw(state, offer)
    else:
        decline(state, seat, offer)
        if verb == verbs.COUNTER:
            give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
            make_offer(state, seat, offer.author, give, mask_of(rest & verbs.SET_MASK, N_CARDS), offer.id)


def void_offers(state: InfernoTradeState) -> None:
    """V34: offers fall that name a card which is no longer free with its stated owner."""
    kept: list[Offer] = []
    for offer in state.offers:
        if offer.give & ~state.free[offer.author] == 0 and (offer.to == ANYBODY or offer.want & ~state.free[offer.to] == 0):
            kept.append(offer)
        else:
            wake_up(state, offer.author)
            if state.aloud is not None:
                events.closed(state.aloud, "void", "V34", offer, state.t, state.private)
    state.offers = kept


def expire_offers(state: InfernoTradeState) -> None:
    """V34: offers fall whose time is up."""
    kept: list[Offer] = []
    for offer in state.offers:
        if offer.until == 0 or offer.until > state.t:
            kept.append(offer)
        else:
            wake_up(state, offer.author)
            if state.aloud is not None:
                events.closed(state.aloud, "expired", "V34", offer, state.t, state.private)
    state.offers = kept


def lapse_offers(state: InfernoTradeState, author: i64) -> None:
    """V62: in the turn driver offers lapse when their author's next slot begins."""
    kept: list[Offer] = []
    for offer in state.offers:
        if offer.author != author:
            kept.append(offer)
        elif state.aloud is not None:
            events.closed(state.aloud, "lapsed", "V62", offer, state.t, state.private)
    state.offers = kept


def answers_into(state: InfernoTradeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """V32, V33: no, withdraw, yes."""
    for offer in state.offers:
        if judge_decline(state, seat, offer) == refusals.FINE:
            out[n] = verbs.DECLINE_0 | offer.id - 1
            n += 1
    if state.step != SLOT:
        for offer in state.offers:
            if judge_withdraw(state, seat, offer) == refusals.FINE:
                out[n] = verbs.WITHDRAW_0 | offer.id - 1
                n += 1
    for offer in state.offers:
        if judge_accept(state, seat, offer) == refusals.FINE:
            out[n] = verbs.ACCEPT_0 | offer.id - 1
            n += 1
    return n


def offers_into(state: InfernoTradeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """V31: one card for one, two for one, one for two; of two copies in one hand only the lower."""
    own = single_copies(state.free[seat])
    if own == 0:
        return n
    most: i64 = 0
    to: i64 = 0
    while to < state.seats:
        most = max(most, size_of(state.free[to]))
        to += 1
    gives = vec[i64]([0] * (most * (most + 1) // 2))  # as many singles and pairs as the largest hand has
    wants = vec[i64]([0] * (most * (most + 1) // 2))
    n_gives = small_sets_into(own, N_CARDS, gives)
    to = 0
    while to < state.seats:
        theirs = single_copies(state.free[to])
        if to != seat and theirs != 0:
            n_wants = small_sets_into(theirs, N_CARDS, wants)
            g: i64 = 0
            while g < n_gives:
                base = verbs.OFFER_0 | to << verbs.ID_SHIFT | gives[g] << verbs.SET_BITS
                last = n_wants
                if gives[g] > N_CARDS:
                    last = size_of(theirs)
                w: i64 = 0
                while w < last:
                    out[n] = base | wants[w]
                    n += 1
                    w += 1
                g += 1
        to += 1
    return n


def cries_into(state: InfernoTradeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """V31: one card to anybody for one soul that another player has free."""
    own = single_copies(state.free[seat])
    others = all_free(state) & ~state.free[seat]
    souls = (others | others >> 18) & ALL_SOULS
    card: i64 = 0
    while card < N_CARDS:
        if own >> card & 1:
            soul: i64 = 0
            while soul < N_SOULS:
                if souls >> soul & 1:
                    out[n] = verbs.CRY_0 | card + 1 << verbs.SOULS_BITS | soul + 1
                    n += 1
                soul += 1
        card += 1
    return n


def counters_into(state: InfernoTradeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """V33: the offer mirrored, with one card more asked for, or one less or another one given."""
    for offer in state.offers:
        if offer.to == seat:
            more = more_to_ask(state, offer)
            fewer = fewer_to_give(offer)
            others = others_to_give(state, seat, offer)
            end = countered_into(state, seat, offer, out, n)
            while n < end:
                this = bit(out[n])
                out[n] = counter_of(offer, given_back(offer, fewer & this, others & this), offer.give | more & this)
                n += 1
    return n


def countered_into(state: InfernoTradeState, seat: i64, offer: Offer, out: vec[i64], n: i64) -> i64:
    """V33: the cards by which counters to one offer can differ from it, in the order of the actions: what is given comes before what is
    asked for, smaller sets before larger ones, and a set without a high card before one without a low card.
    """
    more = more_to_ask(state, offer)
    fewer = fewer_to_give(offer)
    others = others_to_give(state, seat, offer)
    card: i64 = N_CARDS - 1
    while fewer != 0:
        if fewer >> card & 1:
            out[n] = card
            n += 1
            fewer &= ~bit(card)
        card -= 1
    low: i64 = 0
    if others != 0:
        low = others & offer.want - 1  # one card was asked for: those below it come before it, those above it after it
        n = cards_into(low, out, n)
    n = cards_into(more, out, n)
    return cards_into(others & ~low, out, n)


def cards_into(cards: i64, out: vec[i64], n: i64) -> i64:
    """The cards of a set, ascending."""
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            out[n] = card
            n += 1
        cards >>= 1
        card += 1
    return n


def more_to_ask(state: InfernoTradeState, offer: Offer) -> i64:
    """V33: the cards of its author of which a counter can ask for one more."""
    return state.free[offer.author] & ~offer.give if offer.want != 0 and size_of(offer.give) < MOST_MEMBERS else i64(0)


def fewer_to_give(offer: Offer) -> i64:
    """V33: the cards that were asked for and of which a counter can keep one back."""
    return offer.want if offer.give != 0 and size_of(offer.want) != 1 else i64(0)


def others_to_give(state: InfernoTradeState, seat: i64, offer: Offer) -> i64:
    """V33: the cards that a counter can give in place of the one that was asked for."""
    return state.free[seat] & ~offer.want if offer.give != 0 and size_of(offer.want) == 1 else i64(0)


def given_back(offer: Offer, kept: i64, other: i64) -> i64:
    """V33: what a counter gives: what was asked for but for a card that is kept, or another card."""
    return other if other != 0 else offer.want & ~kept


def counter_of(offer: Offer, give: i64, want: i64) -> i64:
    """V33: the action of a counter."""
    return verbs.COUNTER_0 | offer.id - 1 << verbs.ID_SHIFT | number_of(give, N_CARDS) << verbs.SET_BITS | number_of(want, N_CARDS)


def single_copies(cards: i64) -> i64:
    """A hand without the second copies of souls whose first copy is in it."""
    return cards & ~((cards & ALL_SOULS) << 18)
