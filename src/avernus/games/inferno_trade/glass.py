"""Time: the sand-glass, and the three clocks that drive it (V13, V20-V26, V50, V60-V63)."""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64
from avernus.core.seats import CLOCK
from avernus.games.inferno_trade import events, reasons
from avernus.games.inferno_trade.board import LIVE, SLOT_OFFERS, TICK_MS, TICKS
from avernus.games.inferno_trade.hands import ASK_GS, ASK_SO, NONE, OPEN, OVER, SLOT, TICK
from avernus.games.inferno_trade.interrupts import Interrupts
from avernus.games.inferno_trade.offers import ANYBODY
from avernus.games.inferno_trade.sets import lowest

NEVER: Final = -1


class Glass(Interrupts):
    """What time brings about."""

    def start_play(self) -> None:
        """V13: the glass is turned for the first time."""
        self.t = 0
        self.run = 1
        self.run_end = self.glass
        self.step = SLOT
        if self.driver == LIVE:
            self.step = OPEN
        elif self.driver == TICKS:
            self.step = TICK
            self.turn = 0
        if self.aloud is not None:
            events.started(self.aloud)
        if self.step == SLOT:
            self.open_slot()

    # -- V21, V22 the glass --------------------------------------------------------------------

    def empty(self) -> bool:
        """V21: has the sand run out, and may the glass be turned again?"""
        return self.t >= self.run_end and self.run < self.runs

    def judge_flip(self, run: i64) -> i64:
        """V22: may the glass be turned, for that time?"""
        if run <= self.run:
            return reasons.TURNED_ALREADY
        return reasons.FINE if self.empty() and run == self.run + 1 else reasons.SAND_RUNS

    def flip(self, seat: i64) -> None:
        """V22: the sand runs again."""
        self.run += 1
        self.run_end = self.t + self.glass
        self.rouse_all()
        if self.aloud is not None:
            events.flipped(self.aloud, seat, self.run, self.runs, self.t)

    # -- V20, V24 time passes ------------------------------------------------------------------

    def sand_moves(self) -> bool:
        """V20: does game time advance now?"""
        return self.run > 0 and self.step != OVER and (self.ask == NONE or self.sand_runs)

    def due(self) -> i64:
        """The next moment at which time itself changes something, or NEVER."""
        next = self.run_end
        if self.t >= self.run_end:
            next = NEVER
            if self.idle > 0 and self.run < self.runs:
                next = self.run_end + self.idle
        if self.step == OPEN:
            next = self.first_waking(next)
        for offer in self.offers:
            if self.private and offer.to != ANYBODY:
                continue  # its expiry is nobody else's business: it falls when time has passed it, at no moment of its own
            if offer.until != 0 and (next == NEVER or offer.until < next):
                next = offer.until
        return next

    def asleep(self, seat: i64) -> bool:
        """V60, V61: has the seat said that it waits, and has nothing concerned it since?"""
        return self.wake[seat] * TICK_MS > self.t

    def first_waking(self, next: i64) -> i64:
        """V60: the moment given, or an earlier one at which a seat that waits wakes up."""
        seat: i64 = 0
        while seat < self.seats:
            if self.asleep(seat) and (next == NEVER or self.wake[seat] * TICK_MS < next):
                next = self.wake[seat] * TICK_MS
            seat += 1
        return next

    def pass_time(self, until: i64) -> None:
        """V24: it is now that late; everything due until then happens, in order."""
        while self.step != OVER:
            due = self.due()
            if due == NEVER or due > until:
                self.t = until
                self.expire_offers()
                return
            self.t = due
            self.fall_due()

    def fall_due(self) -> None:
        """V24: what one moment brings: first the end of a run, then the engine's own turn of the glass, then expiry."""
        if self.t == self.run_end:
            if self.run == self.runs:
                self.finish()
                return
            self.rouse_all()
            if self.aloud is not None:
                events.emptied(self.aloud, self.run, self.t)
        elif self.empty() and self.idle > 0 and self.t == self.run_end + self.idle:  # V26
            self.flip(CLOCK)
        self.expire_offers()

    def finish(self) -> None:
        """V50: the last grain has fallen; open questions and offers are void."""
        self.step = OVER
        self.ask = NONE
        self.offers = []
        if self.aloud is not None:
            result = self.result()
            assert result is not None
            events.ended(self.aloud, result, self.t)

    # -- V62 slots -----------------------------------------------------------------------------

    def slot_seat(self) -> i64:
        """V62: whose slot it is; the first seat moves on by one every round."""
        return (self.t // self.seats + self.t % self.seats) % self.seats

    def open_slot(self) -> None:
        """V62: the seat's old offers lapse, and it may act."""
        seat = self.slot_seat()
        self.left = SLOT_OFFERS
        self.question += 1
        self.lapse_offers(seat)
        if self.aloud is not None:
            events.slot(self.aloud, seat, self.t)

    def close_slot(self) -> None:
        """V62, V63: one more slot is completed."""
        self.left = 0
        self.pass_time(self.t + 1)
        if self.step != OVER:
            self.open_slot()

    # -- V61 ticks -----------------------------------------------------------------------------

    def tick_seat(self) -> i64:
        """V61: who is asked now; at tick k the seats k, k+1, … in this order."""
        return (self.t // TICK_MS + self.turn) % self.seats

    def next_asked(self) -> None:
        """V61: go on to the next seat that does not sleep, through as many ticks as it takes."""
        self.turn += 1
        while self.step != OVER:
            tick = self.t // TICK_MS
            while self.turn < self.seats:
                if self.wake[self.tick_seat()] <= tick:
                    return
                self.turn += 1
            self.pass_time(self.next_tick() * TICK_MS)
            self.turn = 0

    def next_tick(self) -> i64:
        """The next tick at which a seat wakes, or at which time itself changes something."""
        now = self.t // TICK_MS
        due = self.due()
        next: i64 = now + 240
        if due != NEVER:
            next = (due + TICK_MS - 1) // TICK_MS
        seat: i64 = 0
        while seat < self.seats:
            next = min(next, self.wake[seat])
            seat += 1
        return next if next > now else now + 1

    # -- time that is not game time ------------------------------------------------------------

    def judge_lapse(self, question: i64) -> i64:
        """V40, V62: a host's word that the time to answer is up: is that the question now open?"""
        if self.ask == NONE and self.step != SLOT:
            return reasons.NO_QUESTION
        return reasons.FINE if question == self.question else reasons.NOT_THAT_QUESTION

    def lapse(self) -> None:
        """Whoever has not answered gets the lowest card, or has done with the slot."""
        if self.ask == ASK_SO:
            card = lowest(self.free[self.asker])
            if self.aloud is not None:
                events.late(self.aloud, self.rival, card, self.t, None)
            self.so_pick(card)
        elif self.ask == ASK_GS:
            owing: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if self.owes_pick(seat):
                    owing |= bit(seat)
                seat += 1
            seat = 0
            while seat < self.seats:
                if owing >> seat & 1:
                    card = lowest(self.free[seat])
                    if self.aloud is not None:
                        events.late(self.aloud, seat, card, self.t, int(seat))
                    self.gs_pick(seat, card)
                seat += 1
        else:
            self.left = 0
