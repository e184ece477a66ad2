"""The bounded set of actions that `legal` lists: all there is for most verbs, a sensible part of the open-ended ones."""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_trade import reasons, verbs
from avernus.games.inferno_trade.board import ALL_SOULS, BA, GS, N_CARDS, N_SOULS, SLOT_OFFERS, SO
from avernus.games.inferno_trade.glass import NEVER, Glass
from avernus.games.inferno_trade.hands import ASK_GS, ASK_SO, NONE, OPEN, SLOT
from avernus.games.inferno_trade.offers import Offer
from avernus.games.inferno_trade.sets import MOST_MEMBERS, number_of, size_of, small_sets_into

MOST: Final = 9500
"""Offers are bounded by half of 18 · 18 · 36 sets, cries by 36 · 18, counters by 30 · 75; the rest are few."""

ORDERS: Final = 6402373705728000
GOLDEN: Final = 3956884558818521
LISTED: Final = tuple(sorted(i * GOLDEN % ORDERS for i in range(64)))
"""V10: the orders that are listed: 64 of the 18!, spread by the golden section."""

MOST_SMALL: Final = 700


class Choices(Glass):
    """Writes actions into a buffer, in ascending order."""

    def choices_into(self, seat: i64, out: vec[i64]) -> i64:
        """What a seat may do while the game is open."""
        n: i64 = 0
        fresh = self.step != SLOT or self.left == SLOT_OFFERS
        if self.step == SLOT:
            out[n] = verbs.DONE_0
            n += 1
        else:
            n = waits_into(out, n)
        if fresh:
            if self.empty():
                out[n] = verbs.FLIP_0 | self.run - 1
                n += 1
            n = self.answers_into(seat, out, n)
        if self.judge_room(seat) == reasons.FINE:
            n = self.offers_into(seat, out, n)
            n = self.cries_into(seat, out, n)
            if fresh:
                n = self.counters_into(seat, out, n)
        return self.specials_into(seat, out, n) if fresh else n

    def answers_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """V32, V33: no, withdraw, yes."""
        for offer in self.offers:
            if self.judge_decline(seat, offer) == reasons.FINE:
                out[n] = verbs.DECLINE_0 | offer.id - 1
                n += 1
        if self.step != SLOT:
            for offer in self.offers:
                if self.judge_withdraw(seat, offer) == reasons.FINE:
                    out[n] = verbs.WITHDRAW_0 | offer.id - 1
                    n += 1
        for offer in self.offers:
            if self.judge_accept(seat, offer) == reasons.FINE:
                out[n] = verbs.ACCEPT_0 | offer.id - 1
                n += 1
        return n

    def offers_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """V31: one card for one, two for one, one for two; of two copies in one hand only the lower."""
        own = single_copies(self.free[seat])
        if own == 0:
            return n
        gives = vec[i64]([0] * MOST_SMALL)
        wants = vec[i64]([0] * MOST_SMALL)
        n_gives = small_sets_into(own, N_CARDS, gives)
        to: i64 = 0
        while to < self.seats:
            theirs = single_copies(self.free[to])
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

    def cries_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """V31: one card to anybody for one soul that another player has free."""
        own = single_copies(self.free[seat])
        others = self.all_free() & ~self.free[seat]
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

    def counters_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """V33: the offer mirrored, with one card more asked for, or one less or another one given."""
        for offer in self.offers:
            if offer.to == seat:
                first = n
                n = self.mirrored_into(seat, offer, out, n)
                sort_part(out, first, n)
        return n

    def mirrored_into(self, seat: i64, offer: Offer, out: vec[i64], n: i64) -> i64:
        """The counters to one offer, in any order."""
        base = verbs.COUNTER_0 | offer.id - 1 << verbs.ID_SHIFT
        card: i64 = 0
        single = size_of(offer.want) == 1
        room = size_of(offer.give) < MOST_MEMBERS and offer.want != 0
        while card < N_CARDS:
            this = bit(card)
            give = offer.want
            want = offer.give
            if room and self.free[offer.author] & ~offer.give & this:
                want |= this
            elif not single and offer.give != 0 and offer.want & this:
                give &= ~this
            elif single and offer.give != 0 and self.free[seat] & ~offer.want & this:
                give = this
            else:
                card += 1
                continue
            out[n] = base | number_of(give, N_CARDS) << verbs.SET_BITS | number_of(want, N_CARDS)
            n += 1
            card += 1
        return n

    def specials_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """V40: the special cards in hand, and what they can be played for."""
        i: i64 = 0
        if self.judge_special(seat, SO) == reasons.FINE:
            while i < self.seats * 64:
                card = i & 63
                if card < N_CARDS and self.judge_so(seat, i >> 6, card) == reasons.FINE:
                    out[n] = verbs.SO_0 | i
                    n += 1
                i += 1
        if self.judge_special(seat, GS) == reasons.FINE:
            i = 0
            while i < 2:
                if self.judge_gs(i) == reasons.FINE:
                    out[n] = verbs.GS_0 | i
                    n += 1
                i += 1
        if self.judge_special(seat, BA) == reasons.FINE:
            i = 0
            while i < N_SOULS:
                if self.judge_ba(i) == reasons.FINE:
                    out[n] = verbs.BA_0 | i
                    n += 1
                i += 1
        return n

    def picks_into(self, seat: i64, out: vec[i64]) -> i64:
        """V41, V42: the cards that an interrupt leaves the seat to choose from."""
        cards: i64 = 0
        base: i64 = verbs.SO_PICK_0
        if self.ask == ASK_SO and seat == self.rival:
            cards = self.free[self.asker]
        elif self.ask == ASK_GS and self.picks[seat] == 0:
            cards = self.free[seat]
            base = verbs.GS_PICK_0
        n: i64 = 0
        card: i64 = 0
        while card < N_CARDS:
            if cards >> card & 1:
                out[n] = base | card
                n += 1
            card += 1
        return n

    def clock_into(self, out: vec[i64]) -> i64:
        """V20: time goes on to the next moment at which something happens, or by a glass."""
        if self.step != OPEN or not self.sand_moves():
            return 0
        due = self.due()
        if due == NEVER:
            due = self.t + self.glass
        out[0] = verbs.TIME_0 | due
        return 1

    def quiet(self) -> bool:
        """Is no interrupt open?"""
        return self.ask == NONE


def waits_into(out: vec[i64], n: i64) -> i64:
    """V61: nothing for half a second, two seconds, ten, a minute."""
    out[n] = verbs.WAIT_0
    out[n + 1] = verbs.WAIT_0 | 3
    out[n + 2] = verbs.WAIT_0 | 19
    out[n + 3] = verbs.WAIT_0 | 119
    return n + 4


def single_copies(cards: i64) -> i64:
    """A hand without the second copies of souls whose first copy is in it."""
    return cards & ~((cards & ALL_SOULS) << 18)


def sort_part(out: vec[i64], first: i64, end: i64) -> None:
    """Sort a part of a buffer, by insertion."""
    i = first + 1
    while i < end:
        item = out[i]
        j = i
        while j > first and out[j - 1] > item:
            out[j] = out[j - 1]
            j -= 1
        out[j] = item
        i += 1
