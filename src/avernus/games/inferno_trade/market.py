"""Trading: who may offer what, who may answer, and which offers fall (V30-V34)."""

from avernus.core.native import i64
from avernus.games.inferno_trade import events, reasons
from avernus.games.inferno_trade.board import MOST_OFFERS, OPEN_OFFERS, TURNS
from avernus.games.inferno_trade.hands import Hands
from avernus.games.inferno_trade.offers import ANYBODY, Offer


class Market(Hands):
    """The open offers, and what becomes of them."""

    # -- V31 making offers ---------------------------------------------------------------------

    def judge_room(self, seat: i64) -> i64:
        """V31: has the seat room for one more open offer?"""
        if self.made[seat] >= MOST_OFFERS:
            return reasons.NO_MORE_OFFERS
        n: i64 = 0
        for offer in self.offers:
            if offer.author == seat:
                n += 1
        return reasons.SIX_OPEN if n >= OPEN_OFFERS else reasons.FINE

    def judge_give(self, seat: i64, give: i64) -> i64:
        """V30, V31: are these cards the seat's to give?"""
        if give & ~self.free[seat] == 0:
            return reasons.FINE
        return reasons.GIVE_FIXED if give & self.fixed[seat] else reasons.GIVE_NOT_OWN

    def judge_sides(self, give: i64, want: i64) -> i64:
        """V31: something on each side; with `allow_gifts` on one side at least."""
        if give != 0 and want != 0:
            return reasons.FINE
        return reasons.FINE if self.gifts and (give | want) != 0 else reasons.GIFT

    def judge_offer(self, seat: i64, to: i64, give: i64, want: i64) -> i64:
        """V31: may the seat offer these cards to that player for those?"""
        if to >= self.seats:
            return reasons.TO_NOBODY
        if to == seat:
            return reasons.TO_SELF
        reason = self.judge_sides(give, want)
        if reason == reasons.FINE:
            reason = self.judge_give(seat, give)
        if reason == reasons.FINE and want & ~self.free[to] != 0:
            reason = reasons.WANT_FIXED if want & self.all_fixed() else reasons.WANT_MOVED
        return reason

    def judge_cry(self, seat: i64, give: i64, want: i64) -> i64:
        """V31: may the seat offer these cards to anybody for those souls?"""
        reason = self.judge_sides(give, want)
        return self.judge_give(seat, give) if reason == reasons.FINE else reason

    def make_offer(self, seat: i64, to: i64, give: i64, want: i64, answers: i64) -> None:
        """V31: an offer is open from now on; `answers` is the number of the one it counters, or 0."""
        until: i64 = 0
        if self.driver != TURNS and self.ttl > 0:
            until = self.t + self.ttl
        offer = Offer(self.next_id, seat, to, give, want, until)
        self.offers.append(offer)
        self.next_id += 1
        self.made[seat] += 1
        if not self.private:
            self.notice(self.likes, seat, want, 1)
            self.notice(self.sheds, seat, give, 1)
        self.rouse(to)
        if self.aloud is not None:
            events.offered(self.aloud, offer, self.t, answers, self.private)

    # -- V32, V33 answering them ---------------------------------------------------------------

    def find(self, id: i64) -> Offer | None:
        """The open offer of a number."""
        for offer in self.offers:
            if offer.id == id:
                return offer
        return None

    def judge_open(self, id: i64) -> i64:
        """V34: is there an open offer of that number?"""
        if id >= self.next_id:
            return reasons.NO_SUCH_OFFER
        return reasons.OFFER_GONE if self.find(id) is None else reasons.FINE

    def hidden_from(self, seat: i64, offer: Offer) -> bool:
        """Option `private_offers`: does the offer concern two others?"""
        return self.private and offer.to != ANYBODY and offer.to != seat and offer.author != seat

    def judge_accept(self, seat: i64, offer: Offer) -> i64:
        """V32: may the seat accept the offer?"""
        if self.hidden_from(seat, offer):
            return reasons.OFFER_GONE
        if offer.author == seat:
            return reasons.OWN_OFFER
        if offer.to != ANYBODY:
            return reasons.FINE if offer.to == seat else reasons.NOT_TO_YOU
        own = self.free[seat]
        return reasons.FINE if offer.want & ~(own | own >> 18) == 0 else reasons.LACKS_SOUL

    def judge_decline(self, seat: i64, offer: Offer) -> i64:
        """V33: may the seat decline the offer?"""
        if self.hidden_from(seat, offer):
            return reasons.OFFER_GONE
        if offer.to == ANYBODY:
            return reasons.TO_ALL
        return reasons.FINE if offer.to == seat else reasons.NOT_TO_YOU

    def judge_withdraw(self, seat: i64, offer: Offer) -> i64:
        """V33: may the seat withdraw the offer?"""
        if self.hidden_from(seat, offer):
            return reasons.OFFER_GONE
        return reasons.FINE if offer.author == seat else reasons.NOT_AUTHOR

    def asked_cards(self, seat: i64, offer: Offer) -> i64:
        """V32: the cards that the seat would part with; of an open offer's souls the lowest copies."""
        if offer.to != ANYBODY:
            return offer.want
        own = self.free[seat]
        return own & offer.want | (own >> 18 & offer.want & ~own) << 18

    def accept(self, seat: i64, offer: Offer) -> None:
        """V32: the cards change owners at once."""
        asked = self.asked_cards(seat, offer)
        self.drop(offer)
        self.move(offer.give, offer.author, seat)
        self.move(asked, seat, offer.author)
        self.notice(self.likes, seat, offer.give, 2)
        self.notice(self.sheds, seat, asked, 2)
        self.notice(self.likes, offer.author, asked, 2)
        self.notice(self.sheds, offer.author, offer.give, 2)
        if self.aloud is not None:
            events.traded(self.aloud, offer, seat, asked, self.t)
        self.void_offers()
        self.rouse_all()

    def decline(self, seat: i64, offer: Offer) -> None:
        """V33: the addressee says no."""
        self.drop(offer)
        if not self.private:
            self.notice(self.likes, seat, offer.want, 1)
            self.notice(self.sheds, seat, offer.give, 1)
        self.rouse(offer.author)
        if self.aloud is not None:
            events.closed(self.aloud, "declined", "V33", offer, self.t, self.private)

    def withdraw(self, offer: Offer) -> None:
        """V33: the author takes it back."""
        self.drop(offer)
        self.rouse(offer.author)
        if self.aloud is not None:
            events.closed(self.aloud, "withdrawn", "V33", offer, self.t, self.private)

    def drop(self, offer: Offer) -> None:
        """The offer is no longer open."""
        self.offers.remove(offer)

    # -- V34 offers that fall by themselves ----------------------------------------------------

    def void_offers(self) -> None:
        """V34: offers fall that name a card which is no longer free with its stated owner."""
        kept: list[Offer] = []
        for offer in self.offers:
            if offer.give & ~self.free[offer.author] == 0 and (offer.to == ANYBODY or offer.want & ~self.free[offer.to] == 0):
                kept.append(offer)
            else:
                self.wake[offer.author] = 0
                if self.aloud is not None:
                    events.closed(self.aloud, "void", "V34", offer, self.t, self.private)
        self.offers = kept

    def expire_offers(self) -> None:
        """V34: offers fall whose time is up."""
        kept: list[Offer] = []
        for offer in self.offers:
            if offer.until == 0 or offer.until > self.t:
                kept.append(offer)
            else:
                self.wake[offer.author] = 0
                if self.aloud is not None:
                    events.closed(self.aloud, "expired", "V34", offer, self.t, self.private)
        self.offers = kept

    def lapse_offers(self, author: i64) -> None:
        """V62: in the turn driver offers lapse when their author's next slot begins."""
        kept: list[Offer] = []
        for offer in self.offers:
            if offer.author != author:
                kept.append(offer)
            elif self.aloud is not None:
                events.closed(self.aloud, "lapsed", "V62", offer, self.t, self.private)
        self.offers = kept

    # -- V61 who sleeps ------------------------------------------------------------------------

    def rouse(self, seat: i64) -> None:
        """V61: a seat has something to think about; all have, where it must not show whom an offer concerns."""
        if seat == ANYBODY or self.private:
            self.rouse_all()
        else:
            self.wake[seat] = 0

    def rouse_all(self) -> None:
        """V61: something has happened that nobody sleeps through."""
        seat: i64 = 0
        while seat < self.seats:
            self.wake[seat] = 0
            seat += 1
