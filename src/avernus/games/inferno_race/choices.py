"""What is legal in the race, question by question, and what chance may bring (D20-D34, D41, D50, D60, D62, D65).

The judge of `refusals.py` asks the same predicates that the lists are made with.
"""

from typing import Final

from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.games.inferno_race.board import (
    BLUES,
    FIRST_ANGEL,
    FIRST_BANANA,
    FIRST_SQUARE,
    FIRST_STEP,
    FIRST_TREASURE,
    FIRST_TRIDENT,
    KIND_COUNT,
    LAST_SQUARE,
    NOWHERE,
    SACRILEGE,
    THRONE,
    TRACK,
)
from avernus.games.inferno_race.cards import DECK
from avernus.games.inferno_race.course import Course, lowest
from avernus.games.inferno_race.pieces import (
    AT,
    BLUE,
    DEAL,
    EXTRA,
    FIGHT,
    FLOOR,
    FREE,
    GEMS,
    MAIN,
    MOVE,
    MUST,
    PARRY,
    RIVAL,
    ROLL,
    SIDE,
    STEP,
    TILE,
    TOTALS,
    VALUE_OF,
    pool_of,
)

# The table of actions.py, as this file's shifts: a test holds the two together.
WIDTH: Final = 12
REST_OF: Final = 4095
REST: Final = 0
REVIVE: Final = 1
ROLL_IT: Final = 2
DIE: Final = 3
BANANA_CARD: Final = 4
MOVE_IMP: Final = 5
NO_MOVE: Final = 6
ANGEL_CARD: Final = 7
LOOT: Final = 8
FLIP: Final = 9
TRIDENT: Final = 10
PARRY_IT: Final = 11
FALL: Final = 12
PAY: Final = 13
GEM: Final = 14
STAND: Final = 15
CONCEDE: Final = 16
TO_STEP: Final = 17
DISCARD: Final = 18
DECLINE: Final = 19
BUY: Final = 20
FACE: Final = 21
CARD_DRAWN: Final = 22
COLOUR: Final = 23
TILE_SEEN: Final = 24
MOST: Final = 128
"""Far more than any hand of six and 39 squares allow."""


class Choices(Course):
    """Who answers the open question, and with what."""

    def mover(self) -> i64:
        """Who answers the open question."""
        kind = self.step()
        if kind == FIGHT:
            return self.active if self.number(SIDE) == 0 else self.number(RIVAL)
        if kind == PARRY:
            return self.number(RIVAL)
        if kind == ROLL or kind == DEAL or kind == GEMS or kind == TILE:
            return CHANCE
        return self.active if kind != 0 else i64(NOBODY)

    def actors(self) -> list[int]:
        """The mover, alone."""
        seat = int(self.mover())
        return [seat] if seat != NOBODY else []

    def max_legal(self) -> i64:
        """No question has more answers."""
        return MOST

    # -- what is legal: the judge of `judge.py` asks the same questions -------------------------

    def can_revive(self, seat: i64) -> bool:
        """D22, D26: a dead imp and a free step."""
        return self.dead[seat] > 0 and self.free_steps(seat) != 0

    def can_set_out(self, seat: i64) -> bool:
        """D23: an imp on a step or on the track."""
        return self.imps[seat] != 0

    def flippable(self, seat: i64) -> i64:
        """D26: the squares whose tile the seat can pay to turn, as a mask."""
        return TRACK & ~self.crowd() if self.gems[seat] >= SACRILEGE else i64(0)

    def reaches(self, came: i64, to: i64) -> bool:
        """D32, D33: may an imp go from one place to the other by the value of the open MOVE?"""
        go = to - came - self.number(EXTRA)
        value = self.number(VALUE_OF)
        return to <= THRONE and (go == value if value != 0 else 1 <= go <= 5)

    def can_move(self, seat: i64) -> bool:
        """D34: can any imp use the number? The hindmost can if any can."""
        imps = self.imps[seat]
        return imps != 0 and lowest(imps) + self.least() <= THRONE

    def least(self) -> i64:
        """D30-D33: the shortest way that an imp may go now."""
        value = self.number(VALUE_OF)
        return (value if value != 0 else i64(1)) + self.number(EXTRA)

    def can_add(self, seat: i64) -> bool:
        """D41: can cards and gems still reach what is needed?"""
        return self.number(TOTALS + self.number(SIDE)) + self.force[seat] + self.gems[seat] >= self.need()

    def can_stand(self) -> bool:
        """D41."""
        return self.number(TOTALS + self.number(SIDE)) >= self.need()

    def can_concede(self) -> bool:
        """D41: nothing was added in this go."""
        return self.number(TOTALS + self.number(SIDE)) == self.number(FLOOR)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Every legal action of the seat to move, ascending."""
        if seat != self.mover() or seat < 0:
            return 0
        kind = self.step()
        if kind == MAIN:
            return self.main_into(seat, out)
        if kind == MOVE:
            return self.move_into(seat, out)
        if kind == FREE:
            return self.free_into(seat, out)
        if kind == FIGHT:
            return self.fight_into(seat, out)
        n: i64 = 0
        if kind == STEP:
            return self.steps_into(TO_STEP << WIDTH, seat, out, n)
        if kind == PARRY:
            n = self.kinds_into(PARRY_IT << WIDTH, seat, FIRST_TRIDENT, FIRST_TREASURE, out, n)
            out[n] = FALL << WIDTH
            return n + 1
        n = self.kinds_into(DISCARD << WIDTH, seat, 0, KIND_COUNT, out, n)  # ROOM
        if self.number(MUST) == 0:
            out[n] = DECLINE << WIDTH
            n += 1
        return n

    def main_into(self, seat: i64, out: vec[i64]) -> i64:
        """D20: A, B or C, and the window before it."""
        out[0] = REST << WIDTH
        n: i64 = 1
        if self.can_revive(seat):
            n = self.steps_into(REVIVE << WIDTH, seat, out, n)
        if self.can_set_out(seat):
            out[n] = ROLL_IT << WIDTH
            n = self.kinds_into(DIE << WIDTH, seat, 0, FIRST_BANANA, out, n + 1)
        return self.window_into(seat, out, n)

    def move_into(self, seat: i64, out: vec[i64]) -> i64:
        """D31-D34: bananas, moves, and the window."""
        n = self.kinds_into(BANANA_CARD << WIDTH, seat, FIRST_BANANA, FIRST_ANGEL, out, 0)
        first = n
        value = self.number(VALUE_OF)
        low = self.least()
        high = low if value != 0 else low + 4
        imps = self.imps[seat]
        came: i64 = 0
        while imps >> came != 0:
            if imps >> came & 1:
                to = came + low
                while to <= came + high and to <= THRONE:
                    out[n] = MOVE_IMP << WIDTH | came << 6 | to
                    n += 1
                    to += 1
            came += 1
        if n == first:
            out[n] = NO_MOVE << WIDTH
            n += 1
        return self.window_into(seat, out, n)

    def window_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """D26: angel cards, treasure cards, sacrilege."""
        kinds = self.kinds[seat]
        if kinds >> FIRST_ANGEL & 31 != 0 and self.can_revive(seat):
            kind: i64 = FIRST_ANGEL
            while kind < FIRST_TRIDENT:
                if kinds >> kind & 1:
                    n = self.steps_into(ANGEL_CARD << WIDTH | kind << 3, seat, out, n)
                kind += 1
        if kinds >> FIRST_TREASURE & 31 != 0 and self.imps[seat] & TRACK != 0:
            n = self.kinds_into(LOOT << WIDTH, seat, FIRST_TREASURE, FIRST_TREASURE + 5, out, n)
        if self.gems[seat] >= SACRILEGE:
            squares = self.flippable(seat)
            place: i64 = FIRST_SQUARE
            while place <= LAST_SQUARE:
                if squares >> place & 1:
                    out[n] = FLIP << WIDTH | place - FIRST_SQUARE
                    n += 1
                place += 1
        return n

    def free_into(self, seat: i64, out: vec[i64]) -> i64:
        """The window after the action, tridents, and the purchase that ends the turn (D25)."""
        n = self.window_into(seat, out, 0)
        if self.kinds[seat] >> FIRST_TRIDENT & 31 != 0:
            prey = self.prey()
            if prey != NOWHERE:
                n = self.kinds_into(TRIDENT << WIDTH | prey - FIRST_SQUARE << 6, seat, FIRST_TRIDENT, FIRST_TREASURE, out, n)
        most = self.buyable()
        count: i64 = 0
        while count <= most:
            out[n] = BUY << WIDTH | count
            n += 1
            count += 1
        return n

    def fight_into(self, seat: i64, out: vec[i64]) -> i64:
        """D41: add, stand or concede."""
        n: i64 = 0
        if self.can_add(seat):
            n = self.kinds_into(PAY << WIDTH, seat, 0, KIND_COUNT, out, n)
            if self.gems[seat] > 0:
                out[n] = GEM << WIDTH
                n += 1
        if self.can_stand():
            out[n] = STAND << WIDTH
            n += 1
        if self.can_concede():
            out[n] = CONCEDE << WIDTH
            n += 1
        return n

    def steps_into(self, base: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        """One action for each free step, step 1 first."""
        free = self.free_steps(seat)
        step: i64 = 0
        while step <= FIRST_STEP:
            if free >> (FIRST_STEP - step) & 1:
                out[n] = base | step
                n += 1
            step += 1
        return n

    def kinds_into(self, base: i64, seat: i64, first: i64, end: i64, out: vec[i64], n: i64) -> i64:
        """One action for each kind of card in hand within a range of kinds."""
        kinds = self.kinds[seat] >> first
        kind = first
        while kinds != 0 and kind < end:
            if kinds & 1:
                out[n] = base | kind
                n += 1
            kinds >>= 1
            kind += 1
        return n

    # -- chance -------------------------------------------------------------------------------

    def outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """D10-D13, D23, D60, D62: the faces of the die, the cards of the deck, the gems of the bag, the tiles unseen."""
        kind = self.step()
        n: i64 = 0
        i: i64 = 0
        if kind == ROLL:
            while i < 6:
                out[i] = FACE << WIDTH | i
                weights[i] = 1
                i += 1
            n = 6
        elif kind == DEAL:
            kinds = self.kinds[DECK]
            while kinds != 0:
                if kinds & 1:
                    out[n] = CARD_DRAWN << WIDTH | i
                    weights[n] = self.cards[DECK * KIND_COUNT + i]
                    n += 1
                kinds >>= 1
                i += 1
        elif kind == GEMS:
            if self.bag > 0:
                out[n] = COLOUR << WIDTH
                weights[n] = self.bag
                n += 1
            if self.number(BLUE) < BLUES:
                out[n] = COLOUR << WIDTH | 1
                weights[n] = BLUES - self.number(BLUE)
                n += 1
        elif kind == TILE:
            place = self.number(AT)
            while i < 6:
                left = self.pool[pool_of(place) + i]
                if left > 0:
                    out[n] = TILE_SEEN << WIDTH | place - FIRST_SQUARE << 3 | i
                    weights[n] = left
                    n += 1
                i += 1
        return n
