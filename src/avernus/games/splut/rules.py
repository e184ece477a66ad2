"""The rules of Splut!: who acts, what is legal, how turns and the game end. What actions do to the pieces is in `arena.py`."""

from typing import Any, final

from avernus.core.bits import bit
from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import NOBODY
from avernus.games.splut.arena import DWARFS, LEV_ENDED, LEV_NONE, PIECES, ROCKS, TROLLS, Arena
from avernus.games.splut.board import ARENA
from avernus.games.splut.codes import (
    AHEAD_OFF,
    BEHIND_OFF,
    DWARF,
    EDGE_BEHIND,
    ENDED,
    FINE,
    GAME_OVER,
    LAST_SORCERER,
    LEVITATE,
    LOCKED,
    MOST,
    MUST_THROW,
    NO_DWARF,
    NO_ROCK,
    NO_ROCK_BEHIND,
    NOT_A_ROCK,
    NOT_ADJACENT,
    NOT_FORCED,
    NOT_YOUR_TURN,
    OCCUPIED,
    OTHER_ROCK,
    PASS,
    PULL,
    REPETITION,
    REST,
    ROCK_BLOCKED,
    SORCERER,
    THROW,
    THROW_BLOCKED,
    TROLL,
    TURN_CAP,
    WIDTH,
)
from avernus.games.splut.events import tell
from avernus.games.splut.view import prompt_of, result_of, view_of


@final
class Splut(Arena):
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

    # -- S5-S9 what is legal: generator and judge ask the same few questions -------------------

    def can_push(self, to: i64, step: i64) -> bool:
        """S8: the line of pieces that begins at `to` has a cell behind it. An empty cell is a line of none (S5.2)."""
        while self.occupied >> to & 1:
            to += step
        return ARENA >> to & 1 != 0

    def can_throw(self, came: i64, to: i64, way: i64) -> bool:
        """S7.1: the rock on `to` can leave that way; the cell that the troll leaves counts as empty."""
        target = to + way
        return target == came or (ARENA & ~(self.rocks | self.trolls)) >> target & 1 != 0

    def may_levitate(self) -> i64:
        """S9.2, S9.5, S9.6: the rocks that may be taken along in this turn."""
        if self.lev == LEV_NONE:
            return self.rocks & ~self.locked
        return bit(self.lev) if self.lev != LEV_ENDED else i64(0)

    def can_fly(self, came: i64, step: i64) -> i64:
        """S9.3: the rocks for which, with sorcerer and rock lifted off, both targets exist and are empty."""
        free = ARENA & ~self.occupied
        to = came + step
        if free >> to & 1:
            if self.levitate_behind:
                free |= bit(came)
            return self.rocks & (free >> step if step > 0 else free << -step)
        if self.levitate_ahead and self.rocks >> to & 1 and free >> (to + step) & 1:
            return bit(to)
        return 0

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Every legal action of the seat to move, ascending."""
        if seat != self.active:
            return 0
        n: i64 = 0
        free = ARENA & ~self.occupied
        came = self.at[DWARFS + seat]
        if came != 0:
            n = self.dwarf_into(came, free, out)
        came = self.at[seat]
        n = walks_into(SORCERER << WIDTH, came, free, out, n)
        if self.lev != LEV_ENDED:
            n = self.levitations_into(came, out, n)
        n = self.troll_into(self.at[TROLLS + seat], free, out, n)
        if n == 0:  # S10
            out[0] = PASS << WIDTH
            n = 1
        return n

    def dwarf_into(self, came: i64, free: i64, out: vec[i64]) -> i64:
        """The dwarf's walks and pushes."""
        n: i64 = 0
        d: i64 = 0
        while d < 4:
            step = d - 6 if d < 2 else d + 3
            to = came + step
            if free >> to & 1 or (ARENA >> to & 1 and self.can_push(to, step)):
                out[n] = DWARF << WIDTH | to
                n += 1
            d += 1
        return n

    def levitations_into(self, came: i64, out: vec[i64], n: i64) -> i64:
        """The sorcerer's steps that take a rock along."""
        allowed = self.may_levitate()
        if allowed == 0:
            return n
        d: i64 = 0
        while d < 4:
            step = d - 6 if d < 2 else d + 3
            rocks = allowed & self.can_fly(came, step)
            if rocks != 0:
                base = LEVITATE << WIDTH | came + step << 6
                i: i64 = ROCKS
                while i < PIECES:
                    rock = self.at[i]
                    if rocks >> rock & 1:
                        out[n] = base | rock
                        n += 1
                    i += 1
            d += 1
        return n

    def troll_into(self, came: i64, free: i64, out: vec[i64], n: i64) -> i64:
        """The troll's walks, pulls and throws."""
        n = walks_into(TROLL << WIDTH, came, free, out, n)
        if self.rocks & bit(came - 6) * 6147 == 0:  # 6147 = bits 0, 1, 11 and 12: the four neighbours
            return n
        d: i64 = 0
        while d < 4:
            step = d - 6 if d < 2 else d + 3
            if free >> (came + step) & 1 and self.rocks >> (came - step) & 1:  # S6
                out[n] = PULL << WIDTH | came + step
                n += 1
            d += 1
        d = 0
        while d < 4:
            to = came + (d - 6 if d < 2 else d + 3)
            if self.rocks >> to & 1:
                e: i64 = 0
                while e < 4:
                    if self.can_throw(came, to, e - 6 if e < 2 else e + 3):
                        out[n] = THROW << WIDTH | to << 2 | e
                        n += 1
                    e += 1
            d += 1
        return n

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
            return self.judge_step(self.at[DWARFS + seat], rest, verb)
        if verb == SORCERER:
            return self.judge_step(self.at[seat], rest, verb)
        if verb == LEVITATE:
            return self.judge_levitation(self.at[seat], rest >> 6, rest & 63)
        came = self.at[TROLLS + seat]
        if verb != THROW:
            return self.judge_step(came, rest, verb)
        to = rest >> 2
        e = rest & 3
        if not beside(came, to):
            return NOT_ADJACENT
        if not self.rocks >> to & 1:
            return NO_ROCK
        return FINE if self.can_throw(came, to, e - 6 if e < 2 else e + 3) else THROW_BLOCKED

    def judge_step(self, came: i64, to: i64, verb: i64) -> i64:
        """S5, S6, S8: a step of one piece, perhaps pushing or pulling."""
        if came == 0:
            return NO_DWARF
        if not beside(came, to):
            return NOT_ADJACENT
        if verb == DWARF:
            return FINE if self.can_push(to, to - came) else EDGE_BEHIND
        if verb != SORCERER and self.rocks >> to & 1:
            return MUST_THROW
        if self.occupied >> to & 1:
            return OCCUPIED
        if verb == PULL and not self.rocks >> (came + came - to) & 1:
            return NO_ROCK_BEHIND
        return FINE

    def judge_levitation(self, came: i64, to: i64, rock: i64) -> i64:
        """S9: a step of the sorcerer that takes a rock along."""
        if not beside(came, to):
            return NOT_ADJACENT
        if not self.rocks >> rock & 1:
            return NOT_A_ROCK
        if not self.may_levitate() >> rock & 1:
            return LOCKED if self.lev == LEV_NONE else ENDED if self.lev == LEV_ENDED else OTHER_ROCK
        if self.can_fly(came, to - came) >> rock & 1:
            return FINE
        if rock == to:
            return ROCK_BLOCKED if self.levitate_ahead else AHEAD_OFF
        if self.occupied >> to & 1:
            return OCCUPIED
        return BEHIND_OFF if rock + to - came == came else ROCK_BLOCKED

    def stuck(self, seat: i64) -> bool:
        """S10: has the seat nothing but the pass?"""
        out = vec[i64]([0] * 49)
        return self.legal_into(seat, out) == 1 and out[0] == PASS << WIDTH

    # -- playing ------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action of the seat to move."""
        if events is not None:
            self.apply_aloud(seat, action, events)
            return
        verb = action >> WIDTH
        rest = action & REST
        if verb == LEVITATE:
            self.levitate(seat, rest >> 6, rest & 63)
        else:
            if self.lev != LEV_NONE:  # S9.5
                self.lev = LEV_ENDED
            if verb == SORCERER:
                self.walk_sorcerer(seat, rest)
            elif verb == DWARF:
                self.push(seat, rest)
            elif verb == THROW:
                self.throw(seat, rest >> 2, rest & 3)
            elif verb != PASS:
                self.walk_troll(seat, rest, verb == PULL)
        self.steps -= 1
        if self.steps == 0 or verb == THROW or verb == PASS:
            self.end_turn()

    def apply_aloud(self, seat: i64, action: i64, events: list[Event]) -> None:
        """Play a legal action and tell what happened."""
        before = self.copy()
        self.apply(seat, action)
        tell(before, self, int(seat), int(action), events)

    # -- S4, S11 turns and the end ------------------------------------------------------------

    def end_turn(self) -> None:
        """S4.2, S11.2, S11.3: the next living seat begins its turn, or the game is over."""
        if self.sorcerers & (self.sorcerers - 1) == 0:
            self.finish(LAST_SORCERER)
            return
        if self.turn >= self.turn_cap:
            self.finish(TURN_CAP)
            return
        following = self.active
        while True:
            following += 1
            if following == self.seats:
                following = 0
            if self.at[following] != 0:
                break
        self.active = following
        self.turn += 1
        self.steps = 3
        if self.turn == 2:  # S4.1
            self.steps = 2
        self.locked = self.moved
        self.moved = 0
        self.lev = LEV_NONE
        if self.repetition:
            self.count_position()

    def finish(self, ending: i64) -> None:
        """The game is over."""
        self.ending = ending
        self.active = NOBODY
        self.steps = 0
        self.locked = 0
        self.moved = 0
        self.lev = LEV_NONE

    def count_position(self) -> None:
        """Option `repetition`: the third time that a turn begins in the same position is a draw."""
        seen = self.seen
        if seen is None:
            seen = {}
            self.seen = seen
        key = self.key()
        seen[key] = seen.get(key, 0) + 1
        if seen[key] >= 3:
            self.finish(REPETITION)

    def key(self) -> str:
        """All that matters for what can follow, but for the number of the turn."""
        return ",".join([str(int(self.at[i])) for i in range(16)]) + f";{self.active};{self.steps};{self.locked}"

    # -- copies, and what clients ask: said in neighbouring files, outside the hot path ----------

    def copy(self) -> "Splut":
        """An independent copy."""
        twin = Splut(self.seats, self.levitate_ahead, self.levitate_behind, self.repetition, self.turn_cap)
        twin.copy_from(self)
        return twin

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not play the action now."""
        from avernus.games.splut.refusals import refusal_of

        return refusal_of(self, seat, action)

    def view(self, seat: int | None) -> dict[str, Any]:
        """The whole position: nothing is hidden in Splut!."""
        return view_of(self)

    def redeal(self, seat: int | None, rng: Any) -> "Splut":
        """A copy: nothing is hidden in Splut!."""
        return self.copy()

    def prompt(self, seat: int | None) -> Prompt:
        """Whose turn it is and how many steps are left."""
        return prompt_of(self, seat)

    def result(self) -> Result | None:
        """The last sorcerer first, the others in the order in which they fell, the last one best (S11)."""
        return result_of(self)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data."""
        from avernus.games.splut.dumps import dump_of

        return dump_of(self)


def beside(came: i64, to: i64) -> bool:
    """S5.1: is `to` the neighbour of `came` in one of the four directions?"""
    step = to - came
    return step == 6 or step == -6 or step == 5 or step == -5


def walks_into(base: i64, came: i64, free: i64, out: vec[i64], n: i64) -> i64:
    """S5.2: the steps of a piece to its empty neighbours."""
    if free >> (came - 6) & 1:
        out[n] = base | came - 6
        n += 1
    if free >> (came - 5) & 1:
        out[n] = base | came - 5
        n += 1
    if free >> (came + 5) & 1:
        out[n] = base | came + 5
        n += 1
    if free >> (came + 6) & 1:
        out[n] = base | came + 6
        n += 1
    return n
