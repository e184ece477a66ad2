"""The rules of Splut!, a module for each chapter of the rulebook. This one puts them together: who acts, what is legal, what it does."""

from typing import Any, final

from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CLOCK, NOBODY
from avernus.core.state import dealer_in, viewer_in, whole_in
from avernus.games.splut import events as happened
from avernus.games.splut.board import ARENA
from avernus.games.splut.refusals import FINE, GAME_OVER, NOT_FORCED, NOT_YOUR_TURN, no_such_action, refusal_of
from avernus.games.splut.rules.dwarf import dwarf_into, judge_dwarf, push
from avernus.games.splut.rules.sorcerer import interrupt_levitation, judge_levitation, levitate, sorcerer_into, walk_sorcerer
from avernus.games.splut.rules.troll import judge_throw, judge_troll, throw, troll_into, walk_troll
from avernus.games.splut.rules.turns import end_turn, result_of
from avernus.games.splut.rules.walking import judge_walk
from avernus.games.splut.state import DWARFS, SORCERERS, TROLLS, SplutState
from avernus.games.splut.verbs import (
    CELL_BITS,
    CELL_MASK,
    DWARF,
    LEVITATE,
    MOST,
    PASS,
    PULL,
    PULL_THROW,
    REST,
    SORCERER,
    TABLE,
    THROW,
    WAY_BITS,
    WAY_MASK,
    WIDTH,
)
from avernus.games.splut.view import prompt_of, view_of


@final
class Splut(SplutState):
    """A game of Splut! between two, three or four teams."""

    def mover(self) -> i64:
        """The seat whose turn it is, or NOBODY."""
        return self.active

    def actors(self) -> list[int]:
        """The seat whose turn it is, alone."""
        return [int(self.active)] if self.active != NOBODY else []

    def max_legal(self) -> i64:
        """No position has more actions."""
        return MOST

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Every legal action of the seat to move, ascending. There is no way to end a turn early (S4.3)."""
        if seat != self.active:
            return 0
        n: i64 = 0
        free = ARENA & ~self.occupied
        came = self.at[DWARFS + seat]
        if came != 0:
            n = dwarf_into(self, came, free, out)
        n = sorcerer_into(self, self.at[SORCERERS + seat], free, out, n)
        n = troll_into(self, self.at[TROLLS + seat], free, out, n)
        if n == 0:  # S10
            out[0] = PASS << WIDTH
            n = 1
        return n

    def stuck(self, seat: i64) -> bool:
        """S10: has the seat nothing but the pass?"""
        out = vec[i64]([0] * MOST)
        return self.legal_into(seat, out) == 1 and out[0] == PASS << WIDTH

    def judge(self, seat: i64, action: i64) -> i64:
        """The reason why an action of the verb table is not legal for the seat, or FINE."""
        if self.active == NOBODY:
            return GAME_OVER
        if seat != self.active:
            return NOT_YOUR_TURN
        verb = action >> WIDTH
        rest = action & REST
        if verb == PASS:
            return FINE if self.stuck(seat) else NOT_FORCED
        if verb == DWARF:
            return judge_dwarf(self, self.at[DWARFS + seat], rest)
        if verb == SORCERER:
            return judge_walk(self, self.at[SORCERERS + seat], rest)
        if verb == LEVITATE:
            return judge_levitation(self, self.at[SORCERERS + seat], rest >> CELL_BITS, rest & CELL_MASK)
        came = self.at[TROLLS + seat]
        if verb == THROW or verb == PULL_THROW:
            return judge_throw(self, came, rest >> WAY_BITS, rest & WAY_MASK, verb == PULL_THROW)
        return judge_troll(self, came, rest, verb == PULL)

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action of the seat to move. It takes a step (S5.1); a throw and a pass take all that are left (S4.2, S7.4, S10)."""
        verb = action >> WIDTH
        rest = action & REST
        if verb == LEVITATE:
            levitate(self, seat, rest >> CELL_BITS, rest & CELL_MASK, events)
        else:
            interrupt_levitation(self)
            if verb == SORCERER:
                walk_sorcerer(self, seat, rest, events)
            elif verb == DWARF:
                push(self, seat, rest, events)
            elif verb == THROW or verb == PULL_THROW:
                throw(self, seat, rest >> WAY_BITS, rest & WAY_MASK, verb == PULL_THROW, events)
            elif verb != PASS:
                walk_troll(self, seat, rest, verb == PULL, events)
            elif events is not None:
                events.append(happened.passed(seat))
        self.steps -= 1
        if self.steps == 0 or verb == THROW or verb == PULL_THROW or verb == PASS:
            end_turn(self, events)

    def copy(self) -> "Splut":
        """An independent copy."""
        twin = Splut(
            self.seats, self.first, self.pull_and_throw, self.levitate_ahead, self.levitate_behind, self.repetition, self.turn_cap)
        twin.copy_from(self)
        return twin

    def refusal(self, seat: Any, action: Any) -> Refusal | None:
        """Why the seat may not play the action now."""
        who, what = whole_in(seat), whole_in(action)
        if TABLE.verb(what) is None:
            return no_such_action()
        reason = self.judge(who if 0 <= who < int(self.seats) else CLOCK, what)  # as an int: a stranger's seat may not fit an i64
        return None if reason == FINE else refusal_of(reason, what, int(self.active))

    def view(self, seat: Any) -> dict[str, Any]:
        """The whole position: nothing is hidden in Splut!."""
        viewer_in(self, seat)
        return view_of(self, self.result())

    def redeal(self, seat: Any, rng: Any) -> "Splut":
        """A copy: nothing is hidden in Splut!."""
        viewer_in(self, seat)
        dealer_in(rng)
        return self.copy()

    def prompt(self, seat: Any) -> Prompt:
        """Whose turn it is and how many steps are left."""
        viewer = viewer_in(self, seat)
        return prompt_of(self, viewer, viewer is not None and viewer == self.active and self.stuck(viewer))

    def result(self) -> Result | None:
        """The ranking, once the game is over."""
        return result_of(self)
