"""The trade for learners: the numbers of its actions, and what a seat sees, the own cards first (docs/envs/inferno-trade.md).

Offers have more actions than anybody can number one by one. Numbered is what `legal` lists: one card for one, two for one, one for two, a
card to anybody for a soul, and counters that differ by one card. The owner of a card is the one who has it, so no number names a seat; an
open offer is named by its place among the offers that the seat may know of, the oldest first, because its own number has no bound.
"""

from typing import Final, final

from avernus.core.encoding import NO_NUMBER, Canvas, Encoding, Numbering, parts_of
from avernus.core.native import i64, vec
from avernus.core.state import State
from avernus.games.inferno_trade import verbs
from avernus.games.inferno_trade.board import KINDS, N_CARDS, N_SOULS
from avernus.games.inferno_trade.rules.clocks import slot_seat, tick_seat
from avernus.games.inferno_trade.rules.ending import total
from avernus.games.inferno_trade.rules.glass import empty
from avernus.games.inferno_trade.rules.hands import special_count
from avernus.games.inferno_trade.rules.setup import LISTED
from avernus.games.inferno_trade.rules.trading import counter_of, fewer_to_give, given_back, more_to_ask, others_to_give
from avernus.games.inferno_trade.state import ANYBODY, InfernoTradeState, Offer
from avernus.games.inferno_trade.steps import ASK_GS, ASK_SO, OVER, SLOT, TICK
from avernus.games.inferno_trade.verbs import lowest, mask_of

OFFERS: Final = 36
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
LISTS: Final = vec[i64](list(LISTED))
MASKS: Final = vec[i64]([int(mask_of(number, 36)) for number in range(667)])
"""The cards of the sets of at most two, by the number of the set."""

PARTS: Final = parts_of([
    ("free", (6, 36), "cards that can be traded, by seat (the own first, then round the table) and card"),
    ("fixed", (6, 36), "cards that were forced on a seat; not where they lie face down"),
    ("likes", (6, 18), "what each seat has shown to want, by soul"),
    ("sheds", (6, 18), "what each seat has shown to give away, by soul"),
    ("seats", (6, 8), "in play, list handed in, ready, special cards, offers made, fixed cards, has picked, asleep until"),
    ("list", (18,), "the own values, by soul"),
    ("own", (6,), "special cards SO, BA, GS; the own pick (card + 1); the own total; opener's place from here"),
    ("offers", (36, 76), "open offers, the oldest first: is one, author, addressee (7: anybody), give (36), want (36), for me to answer"),
    ("out", (3, 36), "cards not dealt yet, put aside, out of the game"),
    ("lowered", (18,), "what good deeds took off a soul's value"),
    ("played", (3,), "special cards that were played: SO, BA, GS"),
    ("step", (8,), "lists, souls, specials, ready, open, slot, tick, over"),
    ("interrupt", (5,), "special card that asks (1 SO, 2 GS), its player, the rival, the card asked for + 1, the way"),
    ("time", (8,), "run, runs, glass empty, time left (slots or seconds), time by 1000, whose slot or tick + 1, offers left in it, driver"),
])
FIXED: Final = 216
LIKES: Final = 432
SHEDS: Final = 540
SEATS: Final = 648
OWN_LIST: Final = 696
OWN: Final = 714
SLOTS: Final = 720
OUT: Final = 3456
LOWERED: Final = 3564
PLAYED: Final = 3582
STEP: Final = 3585
INTERRUPT: Final = 3593
TIME: Final = 3598


def slot_of(state: InfernoTradeState, seat: i64, id: i64) -> i64:
    """The place of an offer among those that the seat may know of, the oldest first; -1 beyond the last place."""
    place: i64 = 0
    for offer in state.offers:
        if offer.id == id:
            return place if place < OFFERS else i64(NO_NUMBER)
        if known(state, seat, offer):
            place += 1
    return NO_NUMBER


def offer_at(state: InfernoTradeState, seat: i64, place: i64) -> Offer | None:
    """The offer at a place."""
    for offer in state.offers:
        if known(state, seat, offer):
            if place == 0:
                return offer
            place -= 1
    return None


def known(state: InfernoTradeState, seat: i64, offer: Offer) -> bool:
    """May the seat know of the offer (`view.may_know`)?"""
    return not state.private or offer.to == ANYBODY or offer.author == seat or offer.to == seat


def owner_of(state: InfernoTradeState, card: i64) -> i64:
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

    def number(self, state: State, seat: i64, action: i64) -> i64:
        """The number of an action that `legal` lists; -1 for any other."""
        assert isinstance(state, InfernoTradeState)
        if action < 0:
            return NO_NUMBER
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

    def numbers_into(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """As every encoding does it; offers are most of what is legal, and a legal one needs no second look at who has what."""
        n = state.legal_into(seat, out)
        i: i64 = 0
        while i < n:
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
            else:
                out[i] = self.number(state, seat, action)
            i += 1
        return n

    def action(self, state: State, seat: i64, number: i64) -> i64:
        """The action of a number; -1 where it names an offer or a card that is not there."""
        assert isinstance(state, InfernoTradeState)
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

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """What lies open, and what the seat alone knows."""
        assert isinstance(state, InfernoTradeState)
        seats(state, seat, canvas)
        own(state, seat, canvas)
        place: i64 = 0
        for offer in state.offers:
            if known(state, seat, offer) and place < OFFERS:
                offered(state, seat, offer, SLOTS + place * 76, canvas)
                place += 1
        cards(canvas, OUT, state.undealt)
        cards(canvas, OUT + 36, state.aside)
        cards(canvas, OUT + 72, state.out)
        soul: i64 = 0
        while soul < N_SOULS:
            canvas.put(LOWERED + soul, state.lowered[soul] * 7)
            soul += 1
        kind: i64 = 0
        while kind < KINDS:
            canvas.put(PLAYED + kind, state.played[kind])
            kind += 1
        canvas.put(STEP + state.step, 1)
        interrupt(state, seat, canvas)
        time(state, seat, canvas)


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


def early_action(state: InfernoTradeState, seat: i64, number: i64) -> i64:
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


def offer_number(state: InfernoTradeState, to: i64, give: i64, want: i64) -> i64:
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


def offer_action(state: InfernoTradeState, number: i64) -> i64:
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


def counter_number(state: InfernoTradeState, seat: i64, action: i64) -> i64:
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


def counter_action(state: InfernoTradeState, seat: i64, place: i64, card: i64) -> i64:
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


# -- observations ---------------------------------------------------------------------------------


def cards(canvas: Canvas, start: i64, mask: i64) -> None:
    """The cards of a mask."""
    card: i64 = 0
    while mask != 0:
        if mask & 1:
            canvas.put(start + card, 1)
        mask >>= 1
        card += 1


def seats(state: InfernoTradeState, seat: i64, canvas: Canvas) -> None:
    """What lies open before each seat."""
    face_down: bool = bool(state.options["forced_face_down"])
    rel: i64 = 0
    while rel < state.seats:
        who = (seat + rel) % state.seats
        cards(canvas, rel * 36, state.free[who])
        if state.fixed[who] != 0:
            if rel == 0 or state.step == OVER or not face_down:
                cards(canvas, FIXED + rel * 36, state.fixed[who])
            canvas.put(SEATS + rel * 8 + 5, verbs.size_of(state.fixed[who]))
        soul: i64 = 0
        while soul < N_SOULS:
            canvas.put(LIKES + rel * 18 + soul, state.likes[who * N_SOULS + soul])
            canvas.put(SHEDS + rel * 18 + soul, state.sheds[who * N_SOULS + soul])
            soul += 1
        row = SEATS + rel * 8
        canvas.put(row, 1)
        canvas.put(row + 1, state.handed >> who & 1)
        canvas.put(row + 2, state.readied >> who & 1)
        canvas.put(row + 3, special_count(state, who))
        if rel == 0 or not state.private:
            canvas.put(row + 4, state.made[who])
        if state.picks[who] != 0:
            canvas.put(row + 6, 1)
        canvas.put(row + 7, state.wake[who])
        rel += 1


def own(state: InfernoTradeState, seat: i64, canvas: Canvas) -> None:
    """What the seat alone knows."""
    if state.handed >> seat & 1:
        soul: i64 = 0
        while soul < N_SOULS:
            canvas.put(OWN_LIST + soul, state.values[seat * N_SOULS + soul])
            soul += 1
        canvas.put(OWN + 4, total(state, seat))
    kind: i64 = 0
    while kind < KINDS:
        canvas.put(OWN + kind, state.specials[seat * KINDS + kind])
        kind += 1
    canvas.put(OWN + 3, state.picks[seat])
    if state.opener >= 0:
        canvas.put(OWN + 5, (state.opener - seat + state.seats) % state.seats)


def offered(state: InfernoTradeState, seat: i64, offer: Offer, row: i64, canvas: Canvas) -> None:
    """An open offer; what is wanted of anybody is written as souls."""
    canvas.put(row, 1)
    canvas.put(row + 1, (offer.author - seat + state.seats) % state.seats)
    if offer.to == ANYBODY:
        canvas.put(row + 2, 7)
    else:
        canvas.put(row + 2, (offer.to - seat + state.seats) % state.seats)
    cards(canvas, row + 3, offer.give)
    cards(canvas, row + 39, offer.want)
    if offer.author != seat and (offer.to == ANYBODY or offer.to == seat):
        canvas.put(row + 75, 1)


def interrupt(state: InfernoTradeState, seat: i64, canvas: Canvas) -> None:
    """V40: the special card that stops the game."""
    canvas.put(INTERRUPT, state.ask)
    if state.ask == ASK_SO or state.ask == ASK_GS:
        canvas.put(INTERRUPT + 1, (state.asker - seat + state.seats) % state.seats)
    if state.ask == ASK_SO:
        canvas.put(INTERRUPT + 2, (state.rival - seat + state.seats) % state.seats)
        canvas.put(INTERRUPT + 3, state.asked_card + 1)
    if state.ask == ASK_GS:
        canvas.put(INTERRUPT + 4, state.way)


def time(state: InfernoTradeState, seat: i64, canvas: Canvas) -> None:
    """The glass, and whose slot it is."""
    canvas.put(TIME, state.run)
    canvas.put(TIME + 1, state.runs)
    if state.run > 0 and empty(state):
        canvas.put(TIME + 2, 1)
    left = state.run_end - state.t
    if left > 0:
        canvas.put(TIME + 3, left if state.driver == 0 else left // 1000)
    canvas.put(TIME + 4, state.t // 1000)
    if state.step == SLOT:
        canvas.put(TIME + 5, (slot_seat(state) - seat + state.seats) % state.seats + 1)
        if not state.private or slot_seat(state) == seat:
            canvas.put(TIME + 6, state.left)
    elif state.step == TICK:
        canvas.put(TIME + 5, (tick_seat(state) - seat + state.seats) % state.seats + 1)
    canvas.put(TIME + 7, state.driver)


ENCODING: Final = TradeEncoding(Numbering(0, [[(0, 16, list(range(END)))]]), PARTS, plain=False)
