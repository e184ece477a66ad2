"""Splut! for learners: the numbers of its actions, and the arena as planes, the own team first (docs/envs/splut.md)."""

from typing import Final, final

from avernus.core.encoding import Canvas, Encoding, parts_of
from avernus.core.native import i64, vec
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
        seats = state.seats
        team: i64 = 0
        who = seat
        while team < seats:
            at = state.at[SORCERERS + who]
            if at != 0:
                canvas.put(team * 123 + PLACE[at], 1)
                canvas.put(LIVING + team, 1)
                at = state.at[DWARFS + who]
                if at != 0:
                    canvas.put(team * 123 + CELLS + PLACE[at], 1)
                at = state.at[TROLLS + who]
                if at != 0:
                    canvas.put(team * 123 + CELLS + CELLS + PLACE[at], 1)
            team += 1
            who += 1
            if who == seats:
                who = 0
        i: i64 = ROCKS
        while i < ROCKS + 4:
            canvas.put(ROCK + PLACE[state.at[i]], 1)
            i += 1
        if state.locked != 0:
            plane(canvas, LOCKED, state.locked)
        if state.moved != 0:
            plane(canvas, MOVED, state.moved)
        if state.lev == LEV_ENDED:
            canvas.put(TURN + 3, 1)
        elif state.lev != LEV_NONE:
            canvas.put(LEVITATING + PLACE[state.lev], 1)
        if state.active == seat:
            canvas.put(TURN, 1)
        canvas.put(TURN + 1, state.steps)
        canvas.put(TURN + 2, state.turn)
        canvas.put(TURN + 4, seats)
        canvas.put(TURN + 5, seat)
        left = state.turn_cap - state.turn
        left = min(left, 1000)
        canvas.put(TURN + 6, left)
        if state.active < 0:
            canvas.put(TURN + 7, 1)


def plane(canvas: Canvas, start: i64, cells: i64) -> None:
    """The cells of a mask."""
    bit: i64 = LOWEST
    cells >>= LOWEST
    while cells != 0:
        if cells & 1:
            canvas.put(start + PLACE[bit], 1)
        cells >>= 1
        bit += 1


ENCODING: Final = SplutEncoding(numbering_of(TABLE), PARTS)
