"""The special cards: they stop the game, ask their question, and are gone (V40-V43)."""

from avernus.core.bits import bit
from avernus.core.native import i64
from avernus.games.inferno_trade import events, reasons
from avernus.games.inferno_trade.board import ALL_SOULS, BA, GS, KINDS, SO
from avernus.games.inferno_trade.hands import ASK_GS, ASK_SO, NONE
from avernus.games.inferno_trade.market import Market


class Interrupts(Market):
    """What special cards do."""

    def judge_special(self, seat: i64, kind: i64) -> i64:
        """V40: does the seat hold such a card?"""
        return reasons.FINE if self.specials[seat * KINDS + kind] > 0 else reasons.NO_SPECIAL

    def spend(self, seat: i64, kind: i64) -> None:
        """V40: the card is discarded."""
        self.specials[seat * KINDS + kind] -= 1
        self.played[kind] += 1
        self.question += 1

    def resolved(self) -> None:
        """V40: the game goes on."""
        self.ask = NONE
        self.void_offers()
        self.rouse_all()

    # -- V41 Scambio Obbligato -----------------------------------------------------------------

    def judge_so(self, seat: i64, rival: i64, card: i64) -> i64:
        """V41: may the seat demand that card of the rival?"""
        if rival >= self.seats:
            return reasons.TO_NOBODY
        if rival == seat:
            return reasons.SO_SELF
        if not self.free[rival] >> card & 1:
            return reasons.SO_FIXED if self.all_fixed() >> card & 1 else reasons.SO_MOVED
        return reasons.FINE if self.free[seat] != 0 else reasons.SO_NOTHING

    def play_so(self, seat: i64, rival: i64, card: i64) -> None:
        """V41: the rival must choose one of the player's cards."""
        self.spend(seat, SO)
        self.ask = ASK_SO
        self.asker = seat
        self.rival = rival
        self.asked_card = card
        self.notice(self.likes, seat, bit(card), 2)
        if self.aloud is not None:
            events.so_played(self.aloud, seat, rival, card, self.t)

    def so_pick(self, card: i64) -> None:
        """V41: both cards change hands and are fixed for good."""
        player = self.asker
        rival = self.rival
        demanded = bit(self.asked_card)
        picked = bit(card)
        self.free[rival] &= ~demanded
        self.fixed[player] |= demanded
        self.free[player] &= ~picked
        self.fixed[rival] |= picked
        self.notice(self.likes, rival, picked, 2)
        if self.aloud is not None:
            events.so_done(self.aloud, player, rival, self.asked_card, card, self.t)
        self.resolved()

    # -- V42 Grande Scambio --------------------------------------------------------------------

    def judge_gs(self, way: i64) -> i64:
        """V42: has anybody a card to pass, and may it go that way?"""
        if self.direction != 2 and way != self.direction:
            return reasons.GS_WAY
        return reasons.FINE if self.all_free() != 0 else reasons.GS_NOBODY

    def play_gs(self, seat: i64, way: i64) -> None:
        """V42: everybody with a free card is asked for one."""
        self.spend(seat, GS)
        self.ask = ASK_GS
        self.asker = seat
        self.way = way
        other: i64 = 0
        while other < self.seats:
            self.picks[other] = 0
            other += 1
        if self.aloud is not None:
            events.gs_played(self.aloud, seat, way, self.t)

    def owes_pick(self, seat: i64) -> bool:
        """V42: is the seat still to choose the card that it passes?"""
        return self.picks[seat] == 0 and self.free[seat] != 0

    def last_pick(self, seat: i64) -> bool:
        """V42: does only this seat still owe a card?"""
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.owes_pick(other):
                return False
            other += 1
        return True

    def gs_pick(self, seat: i64, card: i64) -> None:
        """V42: a seat has chosen in secret; when all have, the cards move at the same time."""
        last = self.last_pick(seat)
        self.picks[seat] = card + 1
        if self.aloud is not None:
            events.gs_picked(self.aloud, seat, self.t)
        if last:
            self.pass_cards()

    def neighbour(self, seat: i64, way: i64) -> i64:
        """V1: the next seat to the left (0) or to the right (1)."""
        return (seat + 1) % self.seats if way == 0 else (seat + self.seats - 1) % self.seats

    def pass_cards(self) -> None:
        """V42: every chosen card goes to the neighbour; it stays free."""
        seat: i64 = 0
        while seat < self.seats:
            if self.picks[seat] != 0:
                card = bit(self.picks[seat] - 1)
                taker = self.neighbour(seat, self.way)
                self.move(card, seat, taker)
                self.notice(self.sheds, seat, card, 1)
                if self.aloud is not None:
                    events.gs_passed(self.aloud, seat, taker, self.picks[seat] - 1, self.t)
            seat += 1
        seat = 0
        while seat < self.seats:
            self.picks[seat] = 0
            seat += 1
        self.resolved()

    # -- V43 Buona Azione ----------------------------------------------------------------------

    def judge_ba(self, soul: i64) -> i64:
        """V43: is the soul in play, with no copy fixed?"""
        if (self.all_fixed() >> soul | self.all_fixed() >> (soul + 18)) & 1:
            return reasons.BA_FIXED
        free = self.all_free()
        return reasons.FINE if (free >> soul | free >> (soul + 18)) & 1 else reasons.BA_GONE

    def play_ba(self, seat: i64, soul: i64) -> None:
        """V43: the soul leaves the game, or is worth seven less. Nobody is asked anything."""
        self.spend(seat, BA)
        if self.minus7:
            self.lowered[soul] += 1
        else:
            gone = (bit(soul) | bit(soul + 18)) & self.all_free()
            self.out |= gone
            other: i64 = 0
            while other < self.seats:
                self.free[other] &= ~gone
                other += 1
        if self.aloud is not None:
            events.ba_played(self.aloud, seat, soul & ALL_SOULS, self.minus7, self.t)
        self.resolved()
