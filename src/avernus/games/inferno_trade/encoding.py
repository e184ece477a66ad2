"""The trade for learners: the numbers of its actions, and what a seat sees, the own cards first (docs/envs/inferno-trade.md).

Offers have more actions than anybody can number one by one. Numbered is what `legal` lists: one card for one, two for one, one for two, a
card to anybody for a soul, and counters that differ by one card. The owner of a card is the one who has it, so no number names a seat; an
open offer is named by its place among the offers that the seat may know of, the oldest first, because its own number has no bound.
"""

from typing import Final, final

from avernus.core.choices import Choices
from avernus.core.encoding import NO_NUMBER, Canvas, Encoding, Numbering
from avernus.core.native import i32, i64, vec
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games.inferno_trade import verbs
from avernus.games.inferno_trade.board import N_CARDS, N_SOULS
from avernus.games.inferno_trade.observing import OFFERS, PARTS, known, look
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.acting import asked, before_into, fresh, may_offer
from avernus.games.inferno_trade.rules.setup import LISTED
from avernus.games.inferno_trade.rules.specials import specials_into
from avernus.games.inferno_trade.rules.trading import (
    counter_of,
    countered_into,
    cries_into,
    fewer_to_give,
    given_back,
    more_to_ask,
    offers_into,
    others_to_give,
)
from avernus.games.inferno_trade.state import Offer
from avernus.games.inferno_trade.steps import NONE, OPEN, SLOT, TICK
from avernus.games.inferno_trade.verbs import lowest, mask_of

PAIRS: Final = 630

# Where the numbers of each kind of action begin.
READY: Final = 0
LIST: Final = 1
DONE: Final = 65
WAIT: Final = 66
FLIP: Final = 306
DECLINE: Final = 314
WITHDRAW: Final = 350
ACCEPT: Final = 386
ONE_FOR_ONE: Final = 422
TWO_FOR_ONE: Final = 1718
ONE_FOR_TWO: Final = 24398
CRY: Final = 47078
COUNTER: Final = 47726
SO: Final = 49022
GS: Final = 49058
BA: Final = 49060
SO_PICK: Final = 49078
GS_PICK: Final = 49114
END: Final = 49150

FAMILIES: Final = (
    ("ready", READY), ("list", LIST), ("done", DONE), ("wait", WAIT), ("flip", FLIP), ("decline", DECLINE), ("withdraw", WITHDRAW),
    ("accept", ACCEPT), ("offer one for one", ONE_FOR_ONE), ("offer two for one", TWO_FOR_ONE), ("offer one for two", ONE_FOR_TWO),
    ("cry", CRY), ("counter", COUNTER), ("so", SO), ("gs", GS), ("ba", BA), ("so_pick", SO_PICK), ("gs_pick", GS_PICK), ("", END),
)
# What is remembered of a row of choices: whose offers stand in it (the seat + 1), from where to where, and everybody's free cards.
WHOSE: Final = 0
FIRST: Final = 1
LAST: Final = 2
CARDS: Final = 3

LISTS: Final = vec[i64](list(LISTED))
MASKS: Final = vec[i64]([int(mask_of(number, 36)) for number in range(667)])
"""The cards of the sets of at most two, by the number of the set."""

def slot_of(state: InfernoTrade, seat: i64, id: i64) -> i64:
    """The place of an offer among those that the seat may know of, the oldest first; -1 beyond the last place."""
    place: i64 = 0
    for offer in state.offers:
        if offer.id == id:
            return place if place < OFFERS else i64(NO_NUMBER)
        if known(state, seat, offer):
            place += 1
    return NO_NUMBER


def offer_at(state: InfernoTrade, seat: i64, place: i64) -> Offer | None:
    """The offer at a place."""
    for offer in state.offers:
        if known(state, seat, offer):
            if place == 0:
                return offer
            place -= 1
    return None


def owner_of(state: InfernoTrade, card: i64) -> i64:
    """Who has a card free; -1: nobody."""
    seat: i64 = 0
    while seat < state.seats:
        if state.free[seat] >> card & 1:
            return seat
        seat += 1
    return NO_NUMBER


@final
class TradeEncoding(Encoding):
    """Hidden are the lists, the kinds of special cards, and picks that are not yet shown."""

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        """The number of an action that `legal` lists; -1 for any other."""
        if not isinstance(state, InfernoTrade):
            raise AvernusError("The numbers of the trade's offers follow from a state of the trade.")
        return number_of_action(state, seat, action) if action >= 0 else i64(NO_NUMBER)

    def action_of(self, state: State, seat: i64, number: i64) -> i64:
        """The action of a number; -1 where it names an offer or a card that is not there."""
        if not isinstance(state, InfernoTrade):
            raise AvernusError("The numbers of the trade's offers follow from a state of the trade.")
        return action_of_number(state, seat, number)

    def numbers_into(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """The numbers of what `legal` lists, which all have one."""
        assert isinstance(state, InfernoTrade)
        return numbered(state, seat, out, 0, state.legal_into(seat, out))

    def choose(self, state: State, seat: i64, choices: Choices, row: i64) -> None:
        """As every encoding does it; but the offers stand until the cards change."""
        assert isinstance(state, InfernoTrade)
        opened = state.step == SLOT or state.step == TICK or state.step == OPEN
        if opened and state.ask == NONE and asked(state, seat) and may_offer(state, seat):
            trade(state, seat, choices, row)
        else:
            choices.show(row, numbered(state, seat, choices.raw, 0, state.legal_into(seat, choices.raw)))

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """What lies open, and what the seat alone knows."""
        assert isinstance(state, InfernoTrade)
        look(state, seat, canvas)


def trade(state: InfernoTrade, seat: i64, choices: Choices, row: i64) -> None:
    """The choices of a seat that may make offers: what comes before them, offers and cries, what comes after them."""
    memory = choices.memory
    words = choices.remembered(row)
    raw = choices.raw
    n = numbered(state, seat, raw, 0, before_into(state, seat, raw))
    if memory[words + WHOSE] == seat + 1 and same_cards(state, memory, words):
        first = memory[words + FIRST]
        end = memory[words + LAST]
        choices.unmark(row, 0, first)
        choices.unmark(row, end, i64(choices.counts[row]))
        choices.shift(row, first, end, n - first)
        end += n - first
        more = after(state, seat, raw, n) - n
        choices.fill(row, 0, n, 0)
        choices.fill(row, end, end + more, n)
        choices.counts[row] = i32(end + more)
    else:
        end = numbered(state, seat, raw, n, cries_into(state, seat, raw, offers_into(state, seat, raw, n)))
        choices.show(row, after(state, seat, raw, end))
        memory[words + WHOSE] = seat + 1
        who: i64 = 0
        while who < state.seats:
            memory[words + CARDS + who] = state.free[who]
            who += 1
    memory[words + FIRST] = n
    memory[words + LAST] = end


def after(state: InfernoTrade, seat: i64, out: vec[i64], n: i64) -> i64:
    """The numbers of what comes after the offers; a counter's is found without the action, which takes long to write."""
    if fresh(state):
        place: i64 = 0
        for offer in state.offers:
            if known(state, seat, offer):
                if offer.to == seat and place < OFFERS:
                    end = countered_into(state, seat, offer, out, n)
                    while n < end:
                        out[n] += COUNTER + place * N_CARDS
                        n += 1
                place += 1
    return numbered(state, seat, out, n, specials_into(state, seat, out, n))


def same_cards(state: InfernoTrade, memory: vec[i64], words: i64) -> bool:
    """Has everybody the free cards that the row's offers were made of?"""
    who: i64 = 0
    while who < state.seats:
        if memory[words + CARDS + who] != state.free[who]:
            return False
        who += 1
    return True


def numbered(state: InfernoTrade, seat: i64, out: vec[i64], first: i64, end: i64) -> i64:
    """Put their numbers in the place of legal actions. Most are offers, and a legal one needs no second look at who has what."""
    i = first
    while i < end:
        action = out[i]
        if action >> verbs.WIDTH == verbs.OFFER:
            give = action >> verbs.SET_BITS & verbs.SET_MASK
            want = action & verbs.SET_MASK
            if give > N_CARDS:
                out[i] = (TWO_FOR_ONE - (N_CARDS + 1) * N_CARDS - 1) + give * N_CARDS + want
            elif want > N_CARDS:
                out[i] = (ONE_FOR_TWO - PAIRS - N_CARDS - 1) + give * PAIRS + want
            else:
                out[i] = (ONE_FOR_ONE - N_CARDS - 1) + give * N_CARDS + want
        elif action >> verbs.WIDTH == verbs.CRY:
            out[i] = (CRY - N_SOULS - 1) + (action >> verbs.SOULS_BITS & verbs.CARD_MASK) * N_SOULS + (action & verbs.SOULS_MASK)
        else:
            out[i] = number_of_action(state, seat, action)
        i += 1
    return end


def number_of_action(state: InfernoTrade, seat: i64, action: i64) -> i64:
    """The number of an action that `legal` lists; -1 for any other."""
    verb = action >> verbs.WIDTH
    rest = action & verbs.REST
    if verb == verbs.OFFER:
        give = rest >> verbs.SET_BITS & verbs.SET_MASK
        want = rest & verbs.SET_MASK
        return offer_number(state, rest >> verbs.ID_SHIFT, give, want)
    if verb == verbs.CRY:
        give = rest >> verbs.SOULS_BITS
        want = rest & verbs.SOULS_MASK
        return CRY + (give - 1) * N_SOULS + want - 1 if 0 < give <= N_CARDS and 0 < want <= N_SOULS else i64(NO_NUMBER)
    if verb == verbs.COUNTER:
        return counter_number(state, seat, action)
    if verb == verbs.DECLINE or verb == verbs.WITHDRAW or verb == verbs.ACCEPT:
        place = slot_of(state, seat, rest + 1)
        if place < 0:
            return NO_NUMBER
        return (DECLINE if verb == verbs.DECLINE else WITHDRAW if verb == verbs.WITHDRAW else ACCEPT) + place
    if verb == verbs.SO:
        card = rest & verbs.CARD_MASK
        return SO + card if card < N_CARDS and owner_of(state, card) == rest >> verbs.CARD_BITS else i64(NO_NUMBER)
    return plain_number(verb, rest)


def action_of_number(state: InfernoTrade, seat: i64, number: i64) -> i64:
    """The action of a number; -1 where it names an offer or a card that is not there."""
    if number < ONE_FOR_ONE or number >= END:
        return early_action(state, seat, number)
    if number < CRY:
        return offer_action(state, number)
    if number < COUNTER:
        rest = number - CRY
        return verbs.CRY_0 | rest // N_SOULS + 1 << verbs.SOULS_BITS | rest % N_SOULS + 1
    if number < SO:
        return counter_action(state, seat, (number - COUNTER) // N_CARDS, (number - COUNTER) % N_CARDS)
    if number < GS:
        owner = owner_of(state, number - SO)
        return verbs.SO_0 | owner << verbs.CARD_BITS | number - SO if owner >= 0 else i64(NO_NUMBER)
    if number < BA:
        return verbs.GS_0 | number - GS
    if number < SO_PICK:
        return verbs.BA_0 | number - BA
    if number < GS_PICK:
        return verbs.SO_PICK_0 | number - SO_PICK
    return verbs.GS_PICK_0 | number - GS_PICK


def plain_number(verb: i64, rest: i64) -> i64:
    """The numbers of actions that need no look at the state."""
    if verb == verbs.READY:
        return READY
    if verb == verbs.DONE:
        return DONE
    if verb == verbs.LIST:
        i: i64 = 0
        while i < 64:
            if LISTS[i] == rest:
                return LIST + i
            i += 1
        return NO_NUMBER
    if verb == verbs.WAIT:
        return WAIT + rest if rest < 240 else i64(NO_NUMBER)
    if verb == verbs.FLIP:
        return FLIP + rest if rest < 8 else i64(NO_NUMBER)
    if verb == verbs.GS:
        return GS + rest if rest < 2 else i64(NO_NUMBER)
    if verb == verbs.BA:
        return BA + rest if rest < N_SOULS else i64(NO_NUMBER)
    if verb == verbs.SO_PICK:
        return SO_PICK + rest if rest < N_CARDS else i64(NO_NUMBER)
    if verb == verbs.GS_PICK:
        return GS_PICK + rest if rest < N_CARDS else i64(NO_NUMBER)
    return NO_NUMBER


def early_action(state: InfernoTrade, seat: i64, number: i64) -> i64:
    """The actions before the offers."""
    if number < 0 or number >= END:
        return NO_NUMBER
    if number == READY:
        return verbs.READY_0
    if number < DONE:
        return verbs.LIST_0 | LISTS[number - LIST]
    if number == DONE:
        return verbs.DONE_0
    if number < FLIP:
        return verbs.WAIT_0 | number - WAIT
    if number < DECLINE:
        return verbs.FLIP_0 | number - FLIP
    offer = offer_at(state, seat, (number - DECLINE) % OFFERS)
    if offer is None:
        return NO_NUMBER
    if number < WITHDRAW:
        return verbs.DECLINE_0 | offer.id - 1
    if number < ACCEPT:
        return verbs.WITHDRAW_0 | offer.id - 1
    return verbs.ACCEPT_0 | offer.id - 1


def offer_number(state: InfernoTrade, to: i64, give: i64, want: i64) -> i64:
    """One for one, two for one, one for two: the sets are numbered as in actions, singles first and then pairs."""
    if give < 1 or want < 1 or give > N_CARDS + PAIRS or want > N_CARDS + PAIRS or (give > N_CARDS and want > N_CARDS):
        return NO_NUMBER
    if to >= state.seats or MASKS[want] & ~state.free[to] != 0:
        return NO_NUMBER
    if give > N_CARDS:
        return TWO_FOR_ONE + (give - N_CARDS - 1) * N_CARDS + want - 1
    if want > N_CARDS:
        return ONE_FOR_TWO + (give - 1) * PAIRS + want - N_CARDS - 1
    return ONE_FOR_ONE + (give - 1) * N_CARDS + want - 1


def offer_action(state: InfernoTrade, number: i64) -> i64:
    """To the one who has what is wanted."""
    give: i64 = 0
    want: i64 = 0
    if number < TWO_FOR_ONE:
        give = (number - ONE_FOR_ONE) // N_CARDS + 1
        want = (number - ONE_FOR_ONE) % N_CARDS + 1
    elif number < ONE_FOR_TWO:
        give = (number - TWO_FOR_ONE) // N_CARDS + N_CARDS + 1
        want = (number - TWO_FOR_ONE) % N_CARDS + 1
    else:
        give = (number - ONE_FOR_TWO) // PAIRS + 1
        want = (number - ONE_FOR_TWO) % PAIRS + N_CARDS + 1
    wanted = MASKS[want]
    to = owner_of(state, lowest(wanted))
    if to < 0 or wanted & ~state.free[to] != 0:
        return NO_NUMBER
    return verbs.OFFER_0 | to << verbs.ID_SHIFT | give << verbs.SET_BITS | want


def counter_number(state: InfernoTrade, seat: i64, action: i64) -> i64:
    """The offer that is answered, and the card by which the counter differs from it."""
    place = slot_of(state, seat, ((action & verbs.REST) >> verbs.ID_SHIFT) + 1)
    offer = offer_at(state, seat, place) if place >= 0 else None
    if offer is None:
        return NO_NUMBER
    give = mask_of(action >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
    want = mask_of(action & verbs.SET_MASK, N_CARDS)
    changed = want & ~offer.give
    if changed == 0:
        changed = give & ~offer.want
    if changed == 0:
        changed = offer.want & ~give
    if changed == 0:
        return NO_NUMBER
    card = lowest(changed)
    return COUNTER + place * N_CARDS + card if counter_action(state, seat, place, card) == action else i64(NO_NUMBER)


def counter_action(state: InfernoTrade, seat: i64, place: i64, card: i64) -> i64:
    """The offer mirrored, but for one card: asked for in addition, kept back, or given in place of another."""
    offer = offer_at(state, seat, place)
    if offer is None:
        return NO_NUMBER
    this = mask_of(card + 1, N_CARDS)
    more = more_to_ask(state, offer) & this
    fewer = fewer_to_give(offer) & this
    other = others_to_give(state, seat, offer) & this
    if more | fewer | other == 0:
        return NO_NUMBER
    return counter_of(offer, given_back(offer, fewer, other), offer.give | more)


ENCODING: Final = TradeEncoding(Numbering(0, [[(0, 16, list(range(END)))]]), PARTS, plain=False)
