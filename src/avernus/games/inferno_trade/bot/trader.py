"""A trader: what to accept, what to ask for and how dearly, when to play a special card, and when to keep still.

A trader goes by its own list, by the open cards, and by what everybody could notice of the others (`tastes.py`). Its skill is
0 (misjudges, and does not read the others), 1 (reads them) or 2 (reads them, haggles, gives nobody more than it gets, and hides
its own taste behind feints); a number beyond those is a master of another temper (`tempers.py`).
Everything that is left to chance follows from one number drawn for the decision.
"""

from typing import Final, final

from avernus.core.bits import bit
from avernus.core.native import i64
from avernus.games.inferno_trade import refusals, verbs
from avernus.games.inferno_trade.board import ALL_SOULS, N_CARDS, N_SOULS, SLOT_OFFERS, TURNS
from avernus.games.inferno_trade.bot.specials import Tricks
from avernus.games.inferno_trade.bot.tastes import guessed_gain, own_gain
from avernus.games.inferno_trade.bot.tempers import ASPIRATION, FEINT, HAGGLE, LAST_HOPE, OFFERS, WORTHWHILE
from avernus.games.inferno_trade.bot.weighing import MISJUDGED, NOTHING, luck
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.clocks import answering, slot_seat
from avernus.games.inferno_trade.rules.glass import empty
from avernus.games.inferno_trade.rules.setup import ORDERS
from avernus.games.inferno_trade.rules.trading import (
    asked_cards,
    counter_of,
    fewer_to_give,
    given_back,
    judge_accept,
    judge_decline,
    judge_room,
    more_to_ask,
    others_to_give,
    single_copies,
)
from avernus.games.inferno_trade.state import ANYBODY, Offer, find_offer
from avernus.games.inferno_trade.steps import LISTS, NONE, READY, SLOT
from avernus.games.inferno_trade.verbs import lowest, number_of

AT_FIRST: Final = 2.0
IN_ALL: Final = 17.0
"""How many offers a trader makes before and during the game: a person could not follow more."""
PER_SLOT: Final = 26.0
"""The same in the turn driver, where every round has room for three."""
STANDING: Final = 2
"""How many of its offers a trader leaves open at once."""
ELSEWHERE: Final = 0.6
"""How often an offer is thought over at all, among all the others."""
DULL: Final = 8
"""Souls of up to that value are what it asks for then."""
MARKET: Final = 4
"""Where fewer trade, whoever waits for something better is left over."""


@final
class Trader(Tricks):
    """One seat's thoughts about one state."""

    # -- the decision ------------------------------------------------------------------------

    def decide(self) -> i64:
        """What to do now."""
        state = self.state
        if state.step == LISTS:
            return verbs.LIST_0 | own_list(self.draw)
        if state.step == READY:
            return verbs.READY_0
        if state.ask != NONE:
            return self.pick()
        self.look()
        if state.step == SLOT and self.seat != slot_seat(state):
            action = self.special()
            return action if action != NOTHING else verbs.WAIT_0 | 19
        fresh = state.step != SLOT or state.left == SLOT_OFFERS
        if fresh:
            action = self.answer()
            if action != NOTHING:
                return action
            if empty(state) and (state.step == SLOT or luck(self.draw, 1) < 0.3):
                return verbs.FLIP_0 | state.run - 1
            action = self.special()
            if action != NOTHING:
                return action
        action = self.offer()
        return action if action != NOTHING else self.rest()

    def rest(self) -> i64:
        """Nothing for a while."""
        if self.state.step == SLOT:
            return verbs.DONE_0
        if empty(self.state) or luck(self.draw, 2) < 0.4:
            return verbs.WAIT_0 | 3
        return verbs.WAIT_0 | 19

    # -- V32, V33 answering offers -------------------------------------------------------------

    def answer(self) -> i64:
        """Accept the best offer, take back what has turned bad, or say no or ask for more."""
        state = self.state
        best: i64 = NOTHING
        best_net: float = self.enough()
        for offer in state.offers:
            if judge_accept(state, self.seat, offer) == refusals.FINE:
                net = self.net(offer)
                if net > best_net:
                    best = offer.id
                    best_net = net
        if best != NOTHING:
            if self.skill == 2:
                action = self.haggle(best, best_net)
                if action != NOTHING:
                    return action
            return verbs.ACCEPT_0 | best - 1
        for offer in state.offers:
            if offer.author == self.seat and state.step != SLOT and self.stale(offer):
                return verbs.WITHDRAW_0 | offer.id - 1
        for offer in state.offers:
            if judge_decline(state, self.seat, offer) == refusals.FINE:
                if self.skill > 0 and self.net(offer) > 0.0:
                    continue  # not enough yet, but better than nothing: it may be taken later
                if self.may_offer():
                    self.best = NOTHING
                    self.hope = self.temper[WORTHWHILE]
                    self.counters(offer)
                    if self.best != NOTHING:
                        return self.best
                return verbs.DECLINE_0 | offer.id - 1
        return NOTHING

    def enough(self) -> float:
        """How much a trader wants to gain before it says yes: less and less as the sand runs. A beginner takes what comes."""
        return 0.0 if self.skill == 0 or self.state.seats < MARKET else self.temper[ASPIRATION] * self.left

    def net(self, offer: Offer) -> float:
        """What accepting an offer brings me, less a share of what it brings its author; nothing if I gain nothing."""
        asked = asked_cards(self.state, self.seat, offer)
        mine = own_gain(self.state, self.seat, offer.give, asked) + self.resale(offer.give, asked)
        if self.skill == 0:
            mine += MISJUDGED * (luck(self.draw, offer.id) - 0.6)
        if mine < 1.0:
            return 0.0
        return mine - self.shares[offer.author] * guessed_gain(self.state, offer.author, asked, offer.give, self.temper)

    def haggle(self, id: i64, net: float) -> i64:
        """A counter to an offer that is good already, if it promises much more and there is time for it."""
        offer = find_offer(self.state, id)
        if offer is None or offer.to != self.seat or self.left < 0.15 or not self.may_offer():
            return NOTHING
        self.best = NOTHING
        self.hope = self.temper[HAGGLE] * net
        self.counters(offer)
        return self.best

    def stale(self, offer: Offer) -> bool:
        """Would I regret it if somebody took my offer now?"""
        mine: float = 0.0
        other: i64 = 0
        while other < self.state.seats:
            if other != self.seat and (offer.to == other or (offer.to == ANYBODY and self.has(other, offer.want))):
                mine = own_gain(self.state, self.seat, asked_cards(self.state, other, offer), offer.give)
                if mine < 1.0:
                    return True
            other += 1
        return False

    def has(self, seat: i64, souls: i64) -> bool:
        """Has a seat a free copy of all these souls?"""
        own = self.state.free[seat]
        return souls & ~(own | own >> 18) == 0

    def counters(self, offer: Offer) -> None:
        """V33: look for an answer to an offer: one card more for me, one less or another one for them."""
        more = more_to_ask(self.state, offer)
        fewer = fewer_to_give(offer)
        others = others_to_give(self.state, self.seat, offer)
        card: i64 = 0
        while card < N_CARDS:
            this = bit(card)
            if (more | fewer | others) & this:
                give = given_back(offer, fewer & this, others & this)
                want = offer.give | more & this
                promise = self.promise(offer.author, give, want)
                if promise > self.hope and plain(give) and plain(want) and not self.shared(give, want):
                    self.hope = promise
                    self.best = counter_of(offer, give, want)
            card += 1

    def shared(self, give: i64, want: i64) -> bool:
        """Is the same soul on both sides?"""
        return (give | give >> 18) & (want | want >> 18) & ALL_SOULS != 0

    # -- V31 making offers ---------------------------------------------------------------------

    def may_offer(self) -> bool:
        """Is it time for an offer, and is there room for one?"""
        state = self.state
        if judge_room(state, self.seat) != refusals.FINE or (state.step == SLOT and answering(state)):
            return False
        in_all = self.temper[OFFERS] * (PER_SLOT if state.driver == TURNS else IN_ALL)
        return float(state.made[self.seat]) < AT_FIRST + in_all * (1.0 - self.left)

    def offer(self) -> i64:
        """The most promising offer, with some luck; nothing if it is not the time for one."""
        state = self.state
        own = single_copies(state.free[self.seat])
        if own == 0 or not self.may_offer():
            return NOTHING
        spoken: i64 = 0
        standing: i64 = 0
        for offer in state.offers:
            if offer.author == self.seat:
                standing += 1
                spoken |= offer.want | offer.want >> 18
        if standing >= STANDING and state.step != SLOT:
            return NOTHING
        self.best = NOTHING
        last = self.temper[LAST_HOPE]
        self.hope = last + (self.temper[WORTHWHILE] - last) * self.left * self.left
        feint = self.skill == 2 and luck(self.draw, 3) < self.temper[FEINT]
        to: i64 = 0
        while to < state.seats:
            if to != self.seat:
                self.offers_to(to, own, self.wanted(single_copies(state.free[to]), spoken, feint))
            to += 1
        self.cries(own, spoken)
        return self.best

    def wanted(self, cards: i64, spoken: i64, feint: bool) -> i64:
        """The cards of another seat that I may ask for: not what I have asked for already, and dull ones only in a feint."""
        found: i64 = 0
        while cards != 0:
            card = lowest(cards)
            soul: i64 = card % 18
            if not spoken >> soul & 1 and (not feint or self.gains[self.seat * N_CARDS + card] <= float(DULL)):
                found |= bit(card)
            cards &= cards - 1
        return found

    def offers_to(self, to: i64, own: i64, theirs: i64) -> None:
        """One card for one, two for one, one for two."""
        base = verbs.OFFER_0 | to << verbs.ID_SHIFT
        gives = own
        while gives != 0:
            give = lowest(gives)
            gives &= gives - 1
            wants = theirs
            while wants != 0:
                want = lowest(wants)
                wants &= wants - 1
                if give % 18 == want % 18:
                    continue
                self.weigh(base, to, bit(give), bit(want))
                more = gives
                while more != 0:
                    self.weigh(base, to, bit(give) | bit(lowest(more)), bit(want))
                    more &= more - 1
                more = wants
                while more != 0:
                    self.weigh(base, to, bit(give), bit(want) | bit(lowest(more)))
                    more &= more - 1

    def weigh(self, base: i64, to: i64, give: i64, want: i64) -> None:
        """Remember an offer if it promises more than the best so far."""
        promise = ELSEWHERE * self.promise(to, give, want)
        if promise <= 0.0:
            return
        self.tried += 1
        promise *= 0.7 + 0.6 * luck(self.draw, 1000 + self.tried)
        if promise > self.hope and not self.shared(give, want):
            self.hope = promise
            self.best = base | number_of(give, N_CARDS) << verbs.SET_BITS | number_of(want, N_CARDS)

    def cries(self, own: i64, spoken: i64) -> None:
        """One card to anybody for a soul of which others have two copies."""
        soul: i64 = 0
        while soul < N_SOULS:
            first = self.owner(soul)
            second = self.owner(soul + 18)
            if first >= 0 and second >= 0 and first != second and not spoken >> soul & 1:
                gives = own
                while gives != 0:
                    give = lowest(gives)
                    if give % 18 != soul:
                        promise = self.promise(first, bit(give), bit(soul))
                        promise = ELSEWHERE * (promise + 0.5 * self.promise(second, bit(give), bit(soul)))
                        if promise > self.hope:
                            self.hope = promise
                            self.best = verbs.CRY_0 | give + 1 << verbs.SOULS_BITS | soul + 1
                    gives &= gives - 1
            soul += 1

    def owner(self, card: i64) -> i64:
        """Who else has the card free, or NOTHING."""
        seat: i64 = 0
        while seat < self.state.seats:
            if seat != self.seat and self.state.free[seat] >> card & 1:
                return seat
            seat += 1
        return NOTHING

def plain(cards: i64) -> bool:
    """Are all these cards of different souls?"""
    return cards & cards >> 18 == 0


def own_list(draw: i64) -> i64:
    """V10: the number of an order of the souls, any of the 18! alike."""
    high = i64(luck(draw, 5) * 4294967296.0)
    low = i64(luck(draw, 6) * 4294967296.0)
    return (high << 30 ^ low) % ORDERS


def decide(state: InfernoTrade, seat: i64, skill: i64, draw: i64) -> i64:
    """What a trader of a skill would do."""
    return Trader(state, seat, skill, draw).decide()
