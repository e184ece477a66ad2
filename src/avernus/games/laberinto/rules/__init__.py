"""The rules of Laberinto Interior, a module for each chapter, put together here: what is asked of whom, what is legal, what it does."""

from typing import Any, final

from avernus.core.events import Event, Prompt
from avernus.core.native import i64, vec
from avernus.core.refusals import Refusal
from avernus.core.result import Result
from avernus.core.seats import CHANCE, NOBODY, OPEN, Visibility
from avernus.core.state import actor_in, asked_of, dealer_in, viewer_in, whole_in
from avernus.games.laberinto.board import CLASS_TILE
from avernus.games.laberinto.rules.building import begin_moving, may_place, pass_building, place
from avernus.games.laberinto.rules.end import result_of
from avernus.games.laberinto.rules.grounds import placements_into
from avernus.games.laberinto.rules.moving import carry_out, movements_into
from avernus.games.laberinto.rules.setup import begin_building, deal
from avernus.games.laberinto.rules.turns import end_turn, pass_turn, roll, rolled
from avernus.games.laberinto.state import BAG, FIRST_DOOR, LaberintoState
from avernus.games.laberinto.steps import BUILDING, CHOOSING_FIRST, DEALING, DRAWING_LOTS, LATE, ROLLING
from avernus.games.laberinto.verbs import (
    CLASS_MASK,
    COLOUR_MASK,
    DEAL,
    DIE,
    FIRST,
    GO,
    MOST,
    MOST_MOVEMENTS,
    PASS,
    PLACE,
    TILE_BITS,
    WIDTH,
)


@final
class Laberinto(LaberintoState):
    """A game of Laberinto Interior between three and six players."""

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
        if may_place(self):
            n = placements_into(self, seat, out, n)
        if self.step == BUILDING:
            if n == 0 or self.kind != FIRST_DOOR:  # L20, L22
                out[n] = PASS << WIDTH
                n += 1
        elif self.step == LATE:
            out[n] = GO << WIDTH
            n += 1
        else:
            before = n
            n = movements_into(self, seat, self.pips, out, n)
            if n == before or self.may_pass:  # L30 iii
                out[n] = PASS << WIDTH
                n += 1
        return n

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """L15, L16, L18, L43: what chance may bring now."""
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
        elif self.step == CHOOSING_FIRST or self.step == DRAWING_LOTS:
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

    def legal(self, seat: Any) -> list[int]:
        """The same as a list, out of a buffer no larger than this position needs."""
        who = actor_in(self, seat)
        cells: i64 = 0
        if may_place(self):
            cells = 48
            for row in self.rim:
                cells += int(row).bit_count()
        out = vec[i64]([0] * int(cells * 40 + MOST_MOVEMENTS))
        n = self.legal_into(who, out)
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
        verb = action >> WIDTH
        if verb == PLACE:
            place(self, seat, action >> TILE_BITS, action >> 1 & 255, action & 1, events)
        elif verb == DEAL:
            deal(self, action & CLASS_MASK, events)
        elif verb == FIRST and self.step == CHOOSING_FIRST:
            begin_building(self, self.seat_of[action & COLOUR_MASK], events)
        elif verb == FIRST:
            begin_moving(self, self.seat_of[action & COLOUR_MASK], events)
        elif verb == DIE:
            rolled(self, (action & 7) + 1, events)
        elif verb == GO:
            roll(self)
        elif self.step == BUILDING:
            pass_building(self, seat, events)
        elif verb == PASS:
            pass_turn(self, seat, events)
        else:
            end_turn(self, carry_out(self, seat, action, events), True, events)

    # -- copies, and what clients ask ---------------------------------------------------------------

    def copy(self) -> "Laberinto":
        """An independent copy."""
        twin = Laberinto(self.seats, self.options)
        twin.copy_from(self)
        return twin

    def default(self, seat: Any) -> int:
        """To pass or to go on where that is legal; else the first movement, else the first placement."""
        legal = asked_of(self, seat)
        return next((a for a in legal if a >> WIDTH in (PASS, GO)), next((a for a in legal if a >> WIDTH != PLACE), legal[0]))

    def refusal(self, seat: Any, action: Any) -> Refusal | None:
        """Why the seat may not play the action now."""
        from avernus.games.laberinto.rules.judging import refusal_of

        return refusal_of(self, whole_in(seat), whole_in(action))

    def sees(self, viewer: Any, seat: Any, action: Any) -> Visibility:
        """A triangle drawn into a hidden hand is covered to everybody else."""
        from avernus.games.laberinto.view import sees

        looking, acting = viewer_in(self, viewer), whole_in(seat)
        whole_in(action)
        return sees(self, looking, acting) if self.hidden else OPEN

    def view(self, seat: Any) -> dict[str, Any]:
        """All that the seat may see."""
        from avernus.games.laberinto.view import view_of

        return view_of(self, viewer_in(self, seat), result_of(self))

    def redeal(self, seat: Any, rng: Any) -> "Laberinto":
        """A copy; where hands are hidden, with the other hands dealt anew."""
        viewer = viewer_in(self, seat)
        dealer_in(rng)
        world = self.copy()
        if self.hidden:
            from avernus.games.laberinto.view import deal_anew

            deal_anew(world, viewer, rng)
        return world

    def prompt(self, seat: Any) -> Prompt:
        """What is asked of whom."""
        from avernus.games.laberinto.view import prompt_of

        viewer = viewer_in(self, seat)
        return prompt_of(self, viewer, self.legal(viewer) if viewer is not None and viewer == self.actor else [])

    def result(self) -> Result | None:
        """The ranking, once the game is over."""
        return result_of(self)
