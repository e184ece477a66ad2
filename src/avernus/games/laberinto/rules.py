"""The rules of Laberinto Interior: what is asked of whom, in which order, and how the game ends (L15-L20, L30, L50-L52).

Where triangles may lie is in `building.py`, where figures may go in `movements.py`. One question is open at a time: `step` is its
kind, and `actor` the seat (or chance) that answers it.
"""

from typing import Any, Final, final

from avernus.core.bits import bit
from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, NOBODY, OPEN
from avernus.core.state import State
from avernus.games.laberinto.building import FIRST_DOOR, NOWHERE
from avernus.games.laberinto.figures import CROSSINGS, DEAL, DIE, ELIMINATED, FIRST, GO, PASS, PLACE, WIDTH
from avernus.games.laberinto.maze import BAG, HOLD, RESERVE, fill
from avernus.games.laberinto.movements import Movements
from avernus.games.laberinto.triangles import CLASS_TILE, HANDS

# The kinds of step.
DEALING: Final = 0
CHOOSING_FIRST: Final = 1
BUILDING: Final = 2
LATE: Final = 3
ROLLING: Final = 4
TURN: Final = 5
OVER: Final = 6

# How the game ended (L50 a-f).
RUNNING: Final = 0
GOAL: Final = 1
ELIMINATION: Final = 2
NOBODY_CAN_SCORE: Final = 3
NO_PROGRESS: Final = 4
ALL_STUCK: Final = 5
MAX_ROUNDS: Final = 6

IDLE_ROUNDS: Final = 100
MOST_MOVEMENTS: Final = 800
"""14 figures with at most 45 ways each, and entering or coming back on 16 door cells."""
MOST: Final = 10_720
"""(152 + 2 · 48) cells beside triangles, 36 + 4 tiles each, and the movements."""


@final
class Laberinto(Movements):
    """A game of Laberinto Interior between three and six players."""

    def __init__(self, seats: i64, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.hidden: bool = options["hidden_hands"]
        self.may_pass: bool = options["may_pass"]
        self.late_build: i64 = options["late_build"]
        self.goal: i64 = options["goal"]
        self.max_rounds: i64 = options["max_rounds"]
        self.share_size: i64 = HANDS[seats]
        self.step: i64 = DEALING
        self.actor: i64 = CHANCE
        self.owner: i64 = RESERVE
        self.active: i64 = 0
        self.first: i64 = 0
        self.passed: i64 = 0
        self.left: i64 = 0
        self.pips: i64 = 0
        self.idle: i64 = 0
        self.passes: i64 = 0
        self.turns: i64 = 0
        self.retired: i64 = 0
        self.ending: i64 = RUNNING

    def set_up(self) -> None:
        """L15: everything in the bag; the reserve is drawn first, if there is one."""
        self.fill_bag()
        self.left = 152 - self.share_size * self.seats
        if self.left == 0:
            self.owner = 0
            self.left = self.share_size

    def mover(self) -> i64:
        """The seat that is asked, CHANCE, or NOBODY."""
        return self.actor

    def actors(self) -> list[int]:
        """The one that is asked."""
        return [int(self.actor)] if self.actor != NOBODY else []

    def max_legal(self) -> i64:
        """No position has more actions."""
        return MOST

    # -- what is legal ----------------------------------------------------------------------------

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Every legal action of the seat that is asked, ascending."""
        if seat != self.actor or seat < 0:
            return 0
        n: i64 = 0
        if self.may_place():
            n = self.placements_into(seat, out, n)
        if self.step == BUILDING:
            if n == 0 or self.kind != FIRST_DOOR:  # L20, L22
                out[n] = PASS << WIDTH
                n += 1
        elif self.step == LATE:
            out[n] = GO << WIDTH
            n += 1
        else:
            before = n
            n = self.movements_into(seat, self.pips, out, n)
            if n == before or self.may_pass:  # L30 iii
                out[n] = PASS << WIDTH
                n += 1
        return n

    def may_place(self) -> bool:
        """L30 i: is the open question one that a placement may answer?"""
        return self.step == BUILDING or (self.left > 0 and (self.step == LATE or (self.step == TURN and not self.dice)))

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """L15, L16, L43: what chance may bring now."""
        n: i64 = 0
        i: i64 = 0
        if self.step == DEALING:
            while i < 76:
                pieces = self.has(BAG, CLASS_TILE[i])
                if pieces > 0:
                    out[n] = DEAL << WIDTH | i
                    weights[n] = pieces
                    n += 1
                i += 1
        elif self.step == CHOOSING_FIRST:
            while i < 6:
                if self.seat_of[i] >= 0 and self.team[self.seat_of[i] * 2] == i:
                    out[n] = FIRST << WIDTH | i
                    weights[n] = 1
                    n += 1
                i += 1
        elif self.step == ROLLING:
            while i < 6:
                out[i] = DIE << WIDTH | i
                weights[i] = 1
                i += 1
            n = 6
        return n

    def legal(self, seat: int) -> list[int]:
        """The same as a list, out of a buffer no larger than this position needs."""
        cells: i64 = 0
        if self.may_place():
            cells = 48
            for row in self.rim:
                cells += int(row).bit_count()
        out = vec[i64]([0] * int(cells * 40 + MOST_MOVEMENTS))
        n = self.legal_into(seat, out)
        return [int(out[i]) for i in range(n)]

    def outcomes(self) -> list[tuple[int, int]]:
        """The same as a list."""
        if self.actor != CHANCE:
            return []
        out, weights = vec[i64]([0] * 76), vec[i64]([0] * 76)
        n = self.outcomes_into(out, weights)
        return [(int(out[i]), int(weights[i])) for i in range(n)]

    # -- playing ----------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, events: list[Event] | None = None) -> None:
        """Play a legal action, or an outcome of chance."""
        if events is not None:
            self.apply_aloud(seat, action, events)
            return
        verb = action >> WIDTH
        if verb == PLACE:
            self.place(seat, action >> 9, action >> 1 & 255, action & 1)
        elif verb == DEAL:
            self.deal(action & 127)
        elif verb == FIRST:
            self.first = self.seat_of[action & 7]
            self.active = self.first
            self.step = BUILDING
            self.actor = self.first
        elif verb == DIE:
            self.pips = (action & 7) + 1
            self.step = TURN
            self.actor = self.active
        elif verb == GO:
            self.step = ROLLING
            self.actor = CHANCE
        elif self.step == BUILDING:
            if self.hidden:
                self.learn(seat, NOWHERE)
            self.passed += 1
            self.next_builder()
        elif verb == PASS:
            self.end_turn(False, False)
        else:
            self.end_turn(self.carry_out(seat, action), True)

    def apply_aloud(self, seat: i64, action: i64, events: list[Event]) -> None:
        """Play an action and tell what happened."""
        from avernus.games.laberinto.events import tell

        before = self.copy()
        self.apply(seat, action)
        tell(before, self, int(seat), int(action), events)

    def deal(self, triangle: i64) -> None:
        """L15: one triangle out of the bag. The last seat takes what is left in it."""
        self.withdraw(BAG, CLASS_TILE[triangle])
        self.give(self.owner, CLASS_TILE[triangle])
        self.left -= 1
        if self.left > 0:
            return
        self.owner = 0 if self.owner == RESERVE else self.owner + 1
        self.left = self.share_size
        if self.owner < self.seats - 1:
            return
        i: i64 = 0
        while i < 12:
            self.hold[self.owner * HOLD + i] = self.hold[BAG * HOLD + i]
            self.hold[BAG * HOLD + i] = 0
            i += 1
        self.size[self.owner] = self.size[BAG]
        self.size[BAG] = 0
        self.left = 0
        self.step = CHOOSING_FIRST

    # -- L20 building -----------------------------------------------------------------------------

    def place(self, seat: i64, cell: i64, tile: i64, common: i64) -> None:
        """L20, L30 i: a triangle from the hand or from the reserve."""
        if self.hidden:
            self.learn(seat, self.find_ground(seat))
        self.withdraw(RESERVE if common else seat, tile)
        self.lay(cell, tile)
        if self.step == BUILDING:
            self.passed = 0
            self.next_builder()
            return
        self.left -= 1
        if self.step == LATE and (self.left == 0 or self.size[seat] + self.size[RESERVE] == 0):
            self.step = ROLLING
            self.actor = CHANCE

    def next_builder(self) -> None:
        """L16, L20: the next seat to the right. Who has nothing to lay, as everybody sees, has passed."""
        self.active = self.right_of(self.active)
        while self.passed < self.seats and self.size[self.active] + self.size[RESERVE] == 0:
            self.passed += 1
            self.active = self.right_of(self.active)
        self.actor = self.active
        if self.passed >= self.seats:
            self.active = self.first
            self.begin_turn()

    def right_of(self, seat: i64) -> i64:
        """L16: the next lower colour, cyclic."""
        return seat - 1 if seat > 0 else self.seats - 1

    # -- L30 turns --------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """L30: the active seat's turn."""
        self.left = self.late_build
        self.pips = 0
        self.step = TURN
        self.actor = self.active
        if self.dice:
            if self.left > 0 and self.size[self.active] + self.size[RESERVE] > 0:
                self.step = LATE
            else:
                self.step = ROLLING
                self.actor = CHANCE

    def end_turn(self, progress: bool, moved: bool) -> None:
        """L50, L52: count the turn, retire who must, and go on with the next seat unless the game is over."""
        placed = self.left < self.late_build
        self.idle += 1
        self.passes += 1
        if progress or placed:
            self.idle = 0
        if moved or placed:
            self.passes = 0
        self.turns += 1
        seat: i64 = 0
        while seat < self.seats:
            if not self.retired >> seat & 1 and self.must_retire(seat):
                self.retired |= bit(seat)
                self.clear_pyramids(seat)
            seat += 1
        self.ending = self.end_now()
        if self.ending != RUNNING:
            self.step = OVER
            self.actor = NOBODY
            return
        self.active = self.right_of(self.active)
        while self.retired >> self.active & 1:
            self.active = self.right_of(self.active)
        self.begin_turn()

    def end_now(self) -> i64:
        """L50: has the game ended, and how?"""
        standing: i64 = 0
        scoring = False
        playing: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.goal > 0 and self.count[CROSSINGS + seat] >= self.goal:
                return GOAL
            if not self.is_eliminated(seat):
                standing += 1
            if not self.retired >> seat & 1:
                playing += 1
            scoring = scoring or self.can_score(seat)
            seat += 1
        if standing <= 1:
            return ELIMINATION
        if not scoring:
            return NOBODY_CAN_SCORE
        if self.idle >= IDLE_ROUNDS * self.seats:
            return NO_PROGRESS
        if self.passes >= playing:
            return ALL_STUCK
        if self.turns >= self.max_rounds * self.seats:
            return MAX_ROUNDS
        return RUNNING

    def is_eliminated(self, seat: i64) -> bool:
        """L50 b: are all its prisms eliminated?"""
        i: i64 = 0
        while i < self.teams:
            if self.count[ELIMINATED + self.team[seat * 2 + i]] < self.prisms:
                return False
            i += 1
        return True

    # -- copies, and what clients ask: said in neighbouring files, outside the hot path --------------

    def copy(self) -> "Laberinto":
        """An independent copy."""
        twin = Laberinto(self.seats, self.options)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: State) -> None:
        """Become a copy of another state with the same options."""
        assert isinstance(other, Laberinto)
        super().copy_from(other)
        self.step = other.step
        self.actor = other.actor
        self.owner = other.owner
        self.active = other.active
        self.first = other.first
        self.passed = other.passed
        self.left = other.left
        self.pips = other.pips
        self.idle = other.idle
        self.passes = other.passes
        self.turns = other.turns
        self.retired = other.retired
        self.ending = other.ending
        fill(self.lacks, other.lacks, 12)

    def default(self, seat: int) -> int:
        """To pass or to go on where that is legal; else the first movement, else the first placement."""
        legal = self.legal(seat)
        return next((a for a in legal if a >> WIDTH in (PASS, GO)), next((a for a in legal if a >> WIDTH != PLACE), legal[0]))

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not play the action now."""
        from avernus.games.laberinto.refusals import refusal_of

        return refusal_of(self, seat, action)

    def sees(self, viewer: int | None, seat: int, action: int) -> int:
        """A triangle drawn into a hidden hand is covered to everybody else."""
        from avernus.games.laberinto.view import sees

        return sees(self, viewer, seat) if self.hidden else OPEN

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may see."""
        from avernus.games.laberinto.view import view_of

        return view_of(self, seat)

    def redeal(self, seat: int | None, rng: Any) -> "Laberinto":
        """A copy, where hands are open; else the other hands anew."""
        from avernus.games.laberinto.redeal import dealt_anew

        return dealt_anew(self, seat, rng) if self.hidden else self.copy()

    def prompt(self, seat: int | None) -> Prompt:
        """What is asked of whom."""
        from avernus.games.laberinto.view import prompt_of

        return prompt_of(self, seat)

    def result(self) -> Result | None:
        """By crossings, then prisoners, then prisms that were not eliminated (L53)."""
        from avernus.games.laberinto.view import result_of

        return result_of(self)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-able data."""
        from avernus.games.laberinto.dump import dump_of

        return dump_of(self)
