"""The rules of Inferno: a game in play, whose questions are answered by one module for each chapter of the rulebook."""

from typing import Any, final

from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, NOBODY, Visibility
from avernus.core.state import dealer_in, viewer_in, whole_in
from avernus.games.inferno_trade.board import BA, GS, SO
from avernus.games.inferno_trade.refusals import FINE, NO_SUCH_ACTION, refusal_of
from avernus.games.inferno_trade.rules.acting import MOST, asked, choices_into, judge, play
from avernus.games.inferno_trade.rules.clocks import slot_seat
from avernus.games.inferno_trade.rules.ending import result_of
from avernus.games.inferno_trade.rules.glass import clock_into, next_due, sand_moves
from avernus.games.inferno_trade.rules.setup import deals_into, lists_into, specials_deals_into
from avernus.games.inferno_trade.rules.specials import picks_into
from avernus.games.inferno_trade.rules.waiting import NEVER, asleep
from avernus.games.inferno_trade.state import InfernoTradeState
from avernus.games.inferno_trade.steps import LISTS, NONE, OPEN, OVER, READY, SLOT, SOULS_DEAL, SPECIALS_DEAL
from avernus.games.inferno_trade.verbs import READY_0, TABLE


@final
class InfernoTrade(InfernoTradeState):
    """A game of Inferno among two to six devils."""

    def mover(self) -> i64:
        """One of the actors; where all act at once, one by turns, and then time."""
        if self.step == OVER:
            return NOBODY
        if self.step == SOULS_DEAL or self.step == SPECIALS_DEAL:
            return CHANCE
        if self.ask == NONE and self.step == OPEN:
            turn = (2 * self.next_id - len(self.offers) + self.played[SO] + self.played[BA] + self.played[GS] + self.run) % (self.seats + 1)
            return turn if turn < self.seats and not asleep(self, turn) else CLOCK
        if self.ask == NONE and self.step == SLOT:
            return slot_seat(self)
        seat: i64 = 0
        while not asked(self, seat):
            seat += 1
        return seat

    def actors(self) -> list[int]:
        """All seats that may act, and the clock while sand runs outside of slots and ticks."""
        if self.step == OVER:
            return []
        if self.step == SOULS_DEAL or self.step == SPECIALS_DEAL:
            return [CHANCE]
        found: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            if asked(self, seat):
                found.append(int(seat))
            seat += 1
        if self.step == OPEN and sand_moves(self):
            found.append(CLOCK)
        return found

    def max_legal(self) -> i64:
        """What the longest list of choices has room for."""
        return MOST

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """The seat's legal actions, ascending: all there are for most verbs, a sensible part of the open-ended ones."""
        if self.step == OVER:
            return 0
        if seat == CLOCK:
            return clock_into(self, out)
        if seat < 0 or seat >= self.seats:
            return 0
        if self.ask != NONE:
            return picks_into(self, seat, out)
        if not asked(self, seat):
            return 0
        if self.step == LISTS:
            return lists_into(out)
        if self.step == READY:
            out[0] = READY_0
            return 1
        return choices_into(self, seat, out)

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """V11, V12: each soul card not yet dealt; each kind of special card by how many are left; V62: who opens."""
        if self.step == SOULS_DEAL:
            return deals_into(self, out, weights)
        return specials_deals_into(self, out, weights) if self.step == SPECIALS_DEAL else 0

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action, then let slots and ticks move on."""
        if events is None:
            play(self, seat, action)
            return
        self.aloud = events
        play(self, seat, action)
        self.aloud = None

    def refusal(self, seat: Any, action: Any) -> Refusal | None:
        """Why the seat may not play the action now."""
        who, what = whole_in(seat), whole_in(action)
        reason: i64 = NO_SUCH_ACTION
        if TABLE.verb(what) is not None and (0 <= who < int(self.seats) or who == CLOCK):  # as an int: a seat may not fit an i64
            reason = judge(self, who, what)
        return None if reason == FINE else refusal_of(self, who, what, int(reason))

    def result(self) -> Result | None:
        """V51, V52: the highest total wins."""
        return result_of(self)

    def now(self) -> int:
        """V20: game time in milliseconds; in the turn driver the number of completed slots (V63)."""
        return int(self.t)

    def deadline(self) -> int | None:
        """The next game time at which time itself changes something."""
        due: i64 = NEVER
        if self.step == OPEN and sand_moves(self):
            due = next_due(self)
        return None if due == NEVER else int(due)

    def copy(self) -> "InfernoTrade":
        """An independent copy."""
        twin = InfernoTrade(self.seats, self.options)
        twin.copy_from(self)
        return twin

    # -- what clients ask ------------------------------------------------------------------------

    def view(self, seat: Any) -> dict[str, Any]:
        """All that a seat may see."""
        from avernus.games.inferno_trade.view import view_of

        return view_of(self, viewer_in(self, seat))

    def sees(self, viewer: Any, seat: Any, action: Any) -> Visibility:
        """Lists, dealt special cards and picks are covered; so are offers, where they are private."""
        from avernus.games.inferno_trade.view import sees

        return sees(self, viewer_in(self, viewer), whole_in(seat), whole_in(action))

    def redeal(self, seat: Any, rng: Any) -> "InfernoTrade":
        """Another world that the seat cannot tell from this one."""
        from avernus.games.inferno_trade.view import redeal_into

        viewer = viewer_in(self, seat)
        world = self.copy()
        redeal_into(world, self, viewer, dealer_in(rng))
        return world

    def prompt(self, seat: Any) -> Prompt:
        """The question now open to a seat."""
        from avernus.games.inferno_trade.view import prompt_of

        return prompt_of(self, viewer_in(self, seat))
