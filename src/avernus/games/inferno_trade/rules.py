"""The rules of Inferno: who acts, what is legal, what an action does. Trading, special cards and time are in neighbouring files."""

from typing import Any, final

from avernus.core.bits import bit
from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.games.inferno_trade import events as telling
from avernus.games.inferno_trade import reasons, verbs
from avernus.games.inferno_trade.board import BA, GS, KINDS, LIVE, N_CARDS, N_SOULS, SLOT_OFFERS, SO, TICK_MS
from avernus.games.inferno_trade.choices import LISTED, MOST, Choices
from avernus.games.inferno_trade.hands import (
    ASK_GS,
    ASK_SO,
    LISTS,
    NONE,
    OPEN,
    OVER,
    READY,
    SLOT,
    SOULS_DEAL,
    SPECIALS_DEAL,
    TICK,
)
from avernus.games.inferno_trade.offers import ANYBODY
from avernus.games.inferno_trade.sets import mask_of


@final
class Inferno(Choices):
    """A game of Inferno among two to six devils."""

    # -- who acts ------------------------------------------------------------------------------

    def mover(self) -> i64:
        """One of the actors; where all act at once, one by turns, and then time."""
        if self.step == OVER:
            return NOBODY
        if self.step == SOULS_DEAL or self.step == SPECIALS_DEAL:
            return CHANCE
        if self.ask == NONE and self.step == OPEN:
            turn = (2 * self.next_id - len(self.offers) + self.played[SO] + self.played[BA] + self.played[GS] + self.run) % (self.seats + 1)
            return turn if turn < self.seats and not self.asleep(turn) else CLOCK
        seat: i64 = 0
        while not self.asked(seat):
            seat += 1
        return seat

    def asked(self, seat: i64) -> bool:
        """Is an answer of the seat awaited, or its slot, or its tick?"""
        if self.ask == ASK_SO:
            return seat == self.rival
        if self.ask == ASK_GS:
            return self.owes_pick(seat)
        if self.step == LISTS:
            return not self.handed >> seat & 1
        if self.step == READY:
            return not self.readied >> seat & 1
        if self.step == SLOT:
            return seat == self.slot_seat()
        if self.step == TICK:
            return seat == self.tick_seat()
        return self.step == OPEN and not self.asleep(seat)

    def actors(self) -> list[int]:
        """All seats that may act, and the clock while sand runs outside of slots and ticks."""
        if self.step == OVER:
            return []
        if self.step == SOULS_DEAL or self.step == SPECIALS_DEAL:
            return [CHANCE]
        found: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            if self.asked(seat):
                found.append(int(seat))
            seat += 1
        if self.step == OPEN and self.sand_moves():
            found.append(CLOCK)
        return found

    def max_legal(self) -> i64:
        """See `choices.py`."""
        return MOST

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """The bounded set of the seat's legal actions, ascending."""
        if self.step == OVER:
            return 0
        if seat == CLOCK:
            return self.clock_into(out)
        if seat < 0 or seat >= self.seats:
            return 0
        if self.ask != NONE:
            return self.picks_into(seat, out)
        if not self.asked(seat):
            return 0
        if self.step == LISTS:
            i: i64 = 0
            for order in LISTED:
                out[i] = verbs.LIST_0 | order
                i += 1
            return i
        if self.step == READY:
            out[0] = verbs.READY_0
            return 1
        return self.choices_into(seat, out)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """V11, V12: each soul card not yet dealt; each kind of special card by how many are left."""
        n: i64 = 0
        i: i64 = 0
        if self.step == SOULS_DEAL:
            while i < N_CARDS:
                if self.undealt >> i & 1:
                    out[n] = verbs.DEAL_0 | i
                    weights[n] = 1
                    n += 1
                i += 1
        elif self.step == SPECIALS_DEAL:
            while i < KINDS:
                left = self.undealt_specials(i)
                if left > 0:
                    out[n] = verbs.DEAL_SPECIAL_0 | i
                    weights[n] = left
                    n += 1
                i += 1
        return n

    # -- what is legal ---------------------------------------------------------------------------

    def judge(self, seat: i64, action: i64) -> i64:
        """The reason why an action of the verb table is not legal for a seat or the clock, or FINE."""
        verb = action >> verbs.WIDTH
        rest = action & verbs.REST
        if self.step == OVER:
            return reasons.GAME_OVER
        if verb == verbs.TIME or verb == verbs.LAPSE:
            return self.judge_clock(verb, rest) if seat == CLOCK else reasons.NATURES_OWN
        if verb == verbs.DEAL or verb == verbs.DEAL_SPECIAL:
            return reasons.NATURES_OWN
        if seat == CLOCK:
            return reasons.PLAYERS_OWN
        if verb == verbs.LIST:
            return reasons.FINE if self.step == LISTS and not self.handed >> seat & 1 else reasons.LIST_GIVEN
        if verb == verbs.READY:
            if self.step != READY:
                return reasons.NOT_STARTED if self.run == 0 else reasons.READY_GIVEN
            return reasons.FINE if not self.readied >> seat & 1 else reasons.READY_GIVEN
        if self.run == 0:  # V13: nothing else before the glass is turned
            return reasons.NOT_STARTED
        if verb == verbs.SO_PICK or verb == verbs.GS_PICK:
            return self.judge_pick(seat, verb, rest)
        if self.ask != NONE:
            return reasons.INTERRUPTED
        if self.step == SLOT:
            if seat != self.slot_seat():
                return reasons.NOT_YOUR_SLOT
            if verb == verbs.WAIT or verb == verbs.WITHDRAW:
                return reasons.OTHER_DRIVER
            if self.left < SLOT_OFFERS and verb != verbs.OFFER and verb != verbs.CRY and verb != verbs.DONE:
                return reasons.ANSWERS_FIRST
            return reasons.FINE if verb == verbs.DONE else self.judge_open_verb(seat, verb, rest)
        if verb == verbs.DONE:
            return reasons.OTHER_DRIVER
        if self.step == TICK and seat != self.tick_seat():
            return reasons.NOT_ASKED_YET
        if self.step == OPEN and self.asleep(seat):
            return reasons.ASLEEP
        return reasons.FINE if verb == verbs.WAIT else self.judge_open_verb(seat, verb, rest)

    def judge_clock(self, verb: i64, rest: i64) -> i64:
        """V20, V24, V60: may it be that late?"""
        if verb == verbs.LAPSE:
            return self.judge_lapse(rest)
        if self.driver != LIVE:
            return reasons.OTHER_DRIVER
        if self.run == 0:
            return reasons.NOT_STARTED
        if not self.sand_moves():
            return reasons.SAND_STANDS
        return reasons.FINE if rest > self.t else reasons.TIME_BACK

    def judge_pick(self, seat: i64, verb: i64, card: i64) -> i64:
        """V41, V42: may the seat answer the special card so?"""
        if verb == verbs.SO_PICK:
            if self.ask != ASK_SO:
                return reasons.NO_QUESTION
            if seat != self.rival:
                return reasons.NOT_THE_RIVAL
            return reasons.FINE if self.free[self.asker] >> card & 1 else reasons.PICK_NOT_THEIRS
        if self.ask != ASK_GS:
            return reasons.NO_QUESTION
        if self.picks[seat] != 0:
            return reasons.PICKED
        if self.free[seat] == 0:
            return reasons.NOTHING_TO_PASS
        return reasons.FINE if self.free[seat] >> card & 1 else reasons.PICK_NOT_OWN

    def judge_open_verb(self, seat: i64, verb: i64, rest: i64) -> i64:
        """V22-V43: what a seat may do while the game is open."""
        if verb == verbs.FLIP:
            return self.judge_flip(rest + 2)
        if verb == verbs.SO:
            reason = self.judge_special(seat, SO)
            return self.judge_so(seat, rest >> verbs.CARD_BITS, rest & verbs.CARD_MASK) if reason == reasons.FINE else reason
        if verb == verbs.GS:
            reason = self.judge_special(seat, GS)
            return self.judge_gs(rest) if reason == reasons.FINE else reason
        if verb == verbs.BA:
            reason = self.judge_special(seat, BA)
            return self.judge_ba(rest) if reason == reasons.FINE else reason
        if verb == verbs.OFFER or verb == verbs.CRY:
            reason = self.judge_room(seat)
            if reason != reasons.FINE:
                return reason
            if verb == verbs.CRY:
                return self.judge_cry(seat, mask_of(rest >> verbs.SOULS_BITS, N_CARDS), mask_of(rest & verbs.SOULS_MASK, N_SOULS))
            give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
            return self.judge_offer(seat, rest >> verbs.ID_SHIFT, give, mask_of(rest & verbs.SET_MASK, N_CARDS))
        return self.judge_answer(seat, verb, rest)

    def judge_answer(self, seat: i64, verb: i64, rest: i64) -> i64:
        """V32, V33: accept, decline, counter, withdraw."""
        id = rest + 1
        if verb == verbs.COUNTER:
            id = (rest >> verbs.ID_SHIFT) + 1
        reason = self.judge_open(id)
        offer = self.find(id)
        if offer is None:
            return reason
        if verb == verbs.ACCEPT:
            return self.judge_accept(seat, offer)
        if verb == verbs.WITHDRAW:
            return self.judge_withdraw(seat, offer)
        reason = self.judge_decline(seat, offer)
        if verb == verbs.DECLINE or reason != reasons.FINE:
            return reason
        reason = self.judge_room(seat)
        if reason != reasons.FINE:
            return reason
        give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
        return self.judge_offer(seat, offer.author, give, mask_of(rest & verbs.SET_MASK, N_CARDS))

    # -- what an action does -----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action, then let slots and ticks move on."""
        self.aloud = events
        verb = action >> verbs.WIDTH
        rest = action & verbs.REST
        if self.run == 0:
            self.prepare(seat, verb, rest)
        else:
            if verb == verbs.TIME:
                self.pass_time(rest)
            elif verb == verbs.LAPSE:
                self.lapse()
            elif verb == verbs.DONE:
                self.left = 0
            elif verb == verbs.WAIT:
                self.wake[seat] = self.t // TICK_MS + rest + 1
            else:
                self.act(seat, verb, rest)
            if self.ask == NONE:
                if self.step == SLOT and self.left == 0:
                    self.close_slot()
                elif self.step == TICK:
                    self.next_asked()
        self.aloud = None

    def prepare(self, seat: i64, verb: i64, rest: i64) -> None:
        """V10-V13: lists, the deal, and the first turn of the glass."""
        everybody = bit(self.seats) - 1
        if verb == verbs.LIST:
            self.write_list(seat, rest)
            if self.aloud is not None:
                telling.listed(self.aloud, seat)
            if self.handed == everybody:
                self.step = SOULS_DEAL
        elif verb == verbs.DEAL:
            self.deal(rest)
        elif verb == verbs.DEAL_SPECIAL:
            self.deal_special(rest)
        elif verb == verbs.READY:
            self.readied |= bit(seat)
            if self.aloud is not None:
                telling.ready(self.aloud, seat)
            if self.readied == everybody:
                self.start_play()

    def deal(self, card: i64) -> None:
        """V11: one soul card, in seat order; with five players the last one is put aside."""
        dealt = self.dealt()
        taker = dealt % self.seats
        self.free[taker] |= bit(card)
        self.undealt &= ~bit(card)
        if self.aloud is not None:
            telling.dealt(self.aloud, taker, card)
        if dealt + 1 == self.hand_size * self.seats:
            self.aside = self.undealt
            self.undealt = 0
            self.step = SPECIALS_DEAL
            if self.aloud is not None and self.aside != 0:
                telling.aside(self.aloud, self.aside)

    def specials_dealt(self) -> i64:
        """V12: how many special cards have been dealt; none has been played yet."""
        n: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            n += self.special_count(seat)
            seat += 1
        return n

    def deal_special(self, kind: i64) -> None:
        """V12: one special card, face down, in seat order."""
        dealt = self.specials_dealt()
        taker = dealt % self.seats
        self.specials[taker * KINDS + kind] += 1
        if self.aloud is not None:
            telling.special_dealt(self.aloud, taker, kind)
        if dealt + 1 == self.specials_each * self.seats:
            self.step = READY

    def act(self, seat: i64, verb: i64, rest: i64) -> None:
        """V22-V43: one action of a seat while the game is open, or an answer to a special card."""
        if verb == verbs.OFFER:
            give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
            self.make_offer(seat, rest >> verbs.ID_SHIFT, give, mask_of(rest & verbs.SET_MASK, N_CARDS), 0)
            self.use_slot(1)
        elif verb == verbs.CRY:
            give = mask_of(rest >> verbs.SOULS_BITS, N_CARDS)
            self.make_offer(seat, ANYBODY, give, mask_of(rest & verbs.SOULS_MASK, N_SOULS), 0)
            self.use_slot(1)
        elif verb == verbs.SO_PICK:
            self.so_pick(rest)
        elif verb == verbs.GS_PICK:
            self.gs_pick(seat, rest)
        elif verb == verbs.FLIP:
            self.flip(seat)
            self.use_slot(SLOT_OFFERS)
        elif verb == verbs.SO:
            self.play_so(seat, rest >> verbs.CARD_BITS, rest & verbs.CARD_MASK)
            self.use_slot(SLOT_OFFERS)
        elif verb == verbs.GS:
            self.play_gs(seat, rest)
            self.use_slot(SLOT_OFFERS)
        elif verb == verbs.BA:
            self.play_ba(seat, rest)
            self.use_slot(SLOT_OFFERS)
        else:
            self.answer(seat, verb, rest)

    def use_slot(self, offers: i64) -> None:
        """V62: so much of the slot is used up."""
        if self.step == SLOT:
            self.left -= offers

    def answer(self, seat: i64, verb: i64, rest: i64) -> None:
        """V32, V33: an open offer is answered or withdrawn."""
        offer = self.find((rest >> verbs.ID_SHIFT) + 1 if verb == verbs.COUNTER else rest + 1)
        assert offer is not None
        if verb == verbs.ACCEPT:
            self.accept(seat, offer)
        elif verb == verbs.WITHDRAW:
            self.withdraw(offer)
        else:
            self.decline(seat, offer)
            if verb == verbs.COUNTER:
                give = mask_of(rest >> verbs.SET_BITS & verbs.SET_MASK, N_CARDS)
                self.make_offer(seat, offer.author, give, mask_of(rest & verbs.SET_MASK, N_CARDS), offer.id)

    # -- copies, and what clients ask: said in neighbouring files ------------------------------------

    def copy(self) -> "Inferno":
        """An independent copy."""
        twin = Inferno(self.seats, self.options)
        twin.copy_hands(self)
        return twin

    def copy_from(self, other: Any) -> None:
        """Become a copy of another state with the same seats and options."""
        self.copy_hands(other)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not play the action now."""
        from avernus.games.inferno_trade.refusals import refusal_of

        return refusal_of(self, seat, action)

    def sees(self, viewer: int | None, seat: int, action: int) -> int:
        """Lists, dealt special cards and picks are covered; so are offers, where they are private."""
        from avernus.games.inferno_trade.view import sees

        return sees(self, viewer, seat, action)

    def now(self) -> int:
        """V20: game time in milliseconds; in the turn driver the number of completed slots (V63)."""
        return int(self.t)

    def deadline(self) -> int | None:
        """The next game time at which time itself changes something."""
        due = int(self.due()) if self.step == OPEN and self.sand_moves() else -1
        return None if due < 0 else due

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat may see."""
        from avernus.games.inferno_trade.view import view_of

        return view_of(self, seat)

    def redeal(self, seat: int | None, rng: Any) -> "Inferno":
        """Another world that the seat cannot tell from this one."""
        from avernus.games.inferno_trade.view import redeal

        return redeal(self, seat, rng)

    def prompt(self, seat: int | None) -> Prompt:
        """The question now open to a seat."""
        from avernus.games.inferno_trade.prompts import prompt_of

        return prompt_of(self, seat)

    def result(self) -> Result | None:
        """V51, V52: the highest total wins."""
        from avernus.games.inferno_trade.scoring import result_of

        return result_of(self)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data."""
        from avernus.games.inferno_trade.dumps import dump_of

        return dump_of(self)
