"""Splut! for learners: the numbers of its actions, and the arena as planes, the own team first (docs/envs/splut.md)."""

from typing import Final, final

from avernus.core.encoding import Canvas, Encoding, parts_of
from avernus.core.native import i16, i64, vec
from avernus.core.numbering import numbering_of
from avernus.core.state import State
from avernus.games.splut.board import BITS, LOWEST
from avernus.games.splut.state import DWARFS, LEV_ENDED, LEV_NONE, ROCKS, SORCERERS, TROLLS, SplutState
from avernus.games.splut.verbs import TABLE

CELLS: Final = 41
ORDER: Final = tuple(BITS.values())
PLACE: Final = vec[i64]([ORDER.index(bit) if bit in ORDER else 0 for bit in range(56)])
"""The place of each cell's bit in reading order, a1 first."""

PARTS: Final = parts_of([
    ("teams", (12, 41), "sorcerer, dwarf and troll of the own team, then of the next to the left, and so on, by cell"),
    ("rocks", (41,), "where a rock lies"),
    ("locked", (41,), "S9.1: rocks that may not be levitated in this turn"),
    ("moved", (41,), "rocks that were moved in this turn"),
    ("levitating", (41,), "S9.1: the rock that is levitated in this turn"),
    ("turn", (8,), "own turn, steps left, turn, levitation ended, seats, own place in the order, turns left (1000 at most), game over"),
    ("living", (4,), "teams whose sorcerer lives, the own first"),
])
ROCK: Final = 492
LOCKED: Final = 533
MOVED: Final = 574
LEVITATING: Final = 615
TURN: Final = 656
LIVING: Final = 664


@final
class SplutEncoding(Encoding):
    """Nothing is hidden in Splut!; only the order of the teams depends on who looks."""

    def observe(self, state: State, seat: i64, canvas: Canvas) -> None:
        """The arena, and whose turn it is."""
        assert isinstance(state, SplutState)
        out = canvas.out  # as `Canvas.put` does it, but in place
        marks = canvas.marks
        mark = canvas.marked()
        base = canvas.first()
        places = PLACE
        stands = state.at
        seats = state.seats
        team: i64 = 0
        who = seat
        while team < seats:
            at = stands[SORCERERS + who]
            if at != 0:
                where = base + team * 123 + places[at]
                out[where] = 1
                marks[mark] = where
                mark += 1
                at = stands[DWARFS + who]
                if at != 0:
                    where = base + team * 123 + CELLS + places[at]
                    out[where] = 1
                    marks[mark] = where
                    mark += 1
                at = stands[TROLLS + who]
                if at != 0:
                    where = base + team * 123 + CELLS + CELLS + places[at]
                    out[where] = 1
                    marks[mark] = where
                    mark += 1
            team += 1
            who += 1
            if who == seats:
                who = 0
        i: i64 = ROCKS
        while i < ROCKS + 4:
            where = base + ROCK + places[stands[i]]
            out[where] = 1
            marks[mark] = where
            mark += 1
            i += 1
        canvas.mark(mark)
        if state.locked != 0:
            plane(canvas, LOCKED, state.locked)
        if state.moved != 0:
            plane(canvas, MOVED, state.moved)
        if state.lev != LEV_ENDED and state.lev != LEV_NONE:
            canvas.put(LEVITATING + places[state.lev], 1)
        turn(state, seat, out, base + TURN)


def turn(state: SplutState, seat: i64, out: vec[i16], at: i64) -> None:
    """Whose turn it is, and who lives: written at every look, 0 too, so that no mark is needed (`Canvas`)."""
    left = state.turn_cap - state.turn
    out[at] = 1 if state.active == seat else 0
    out[at + 1] = i16(state.steps)
    out[at + 2] = i16(state.turn)
    out[at + 3] = 1 if state.lev == LEV_ENDED else 0
    out[at + 4] = i16(state.seats)
    out[at + 5] = i16(seat)
    out[at + 6] = i16(min(left, 1000))
    out[at + 7] = 1 if state.active < 0 else 0
    at += LIVING - TURN
    team: i64 = 0
    while team < 4:
        out[at + team] = 1 if team < state.seats and state.at[SORCERERS + (seat + team) % state.seats] != 0 else 0
        team += 1


def plane(canvas: Canvas, start: i64, cells: i64) -> None:
    """The cells of a mask."""
    bit: i64 = LOWEST
    cells >>= LOWEST
    while cells != 0:
        if cells & 15 == 0:
            cells >>= 4
            bit += 4
        else:
            if cells & 1:
                canvas.put(start + PLACE[bit], 1)
            cells >>= 1
            bit += 1


ENCODING: Final = SplutEncoding(numbering_of(TABLE), PARTS)
