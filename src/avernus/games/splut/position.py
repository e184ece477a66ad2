"""The position text of Splut!: `board seats mover turn steps locked moved lev`, read and written."""

import re

from avernus.core.refusals import AvernusError
from avernus.core.seats import NOBODY
from avernus.games.splut.board import BITS, FILES, NAMES, PLACES
from avernus.games.splut.laws import flaws
from avernus.games.splut.rules.turns import count_position
from avernus.games.splut.state import LAST_SORCERER, LEV_ENDED, LEV_NONE, PIECES, ROCKS, SORCERERS, TEAMS, TURN_CAP, SplutState
from avernus.games.splut.view import cells_of

LETTERS = "SDT"
DRAWN = "*="
"""The mover of a game that was drawn; the specification has a sign only for games that were won."""


def write_position(state: SplutState) -> str:
    """The text of a state. It does not keep the order in which teams fell, nor what has been repeated."""
    places = PLACES[int(state.seats)]
    seats = range(int(state.seats))
    signs = {int(state.at[kind * TEAMS + seat]): LETTERS[kind] + places[seat] for seat in seats for kind in range(3)}
    signs |= {int(rock): "R" for rock in state.at[ROCKS:]}
    ranks = []
    for rank in range(9, 0, -1):
        row = [signs.get(BITS[f"{file}{rank}"], ".") for file in FILES if f"{file}{rank}" in BITS]
        ranks.append(re.sub(r"\.+", lambda run: str(len(run[0])), "".join(row)))
    living = "".join(places[seat] for seat in seats if state.at[SORCERERS + seat] != 0)
    if state.active != NOBODY:
        mover = places[int(state.active)]
    else:
        mover = "*" + living if state.ending == LAST_SORCERER else DRAWN
    lev = int(state.lev)
    tail = ["-" if lev == LEV_NONE else "x" if lev == LEV_ENDED else NAMES[lev]]
    marks = [",".join(cells_of(int(mask))) or "-" for mask in (state.locked, state.moved)]
    return " ".join(["/".join(ranks), living, mover, str(int(state.turn)), str(int(state.steps)), *marks, *tail])


def read_position(state: SplutState, text: str) -> None:
    """Fill a new state, made for the right number of seats, from a text; `AvernusError` if it makes no sense."""
    fields = text.split()
    if len(fields) != 8:
        raise AvernusError(f"A position of Splut! has 8 fields separated by blanks, not {len(fields)}.")
    board, living, mover, turn, steps, locked, moved, lev = fields
    places = PLACES[int(state.seats)]
    for i, cell in enumerate(_board(board, places)):
        state.at[i] = cell
    state.settle_masks()
    if living != "".join(place for seat, place in enumerate(places) if state.at[SORCERERS + seat] != 0):
        raise AvernusError(f"The living seats {living[:20]!r} are not those with a sorcerer on the board.")
    if mover == DRAWN:
        state.active, state.ending = NOBODY, TURN_CAP
    elif mover.startswith("*") and mover[1:] == living:
        state.active, state.ending = NOBODY, LAST_SORCERER
    elif len(mover) == 1 and mover in places:
        state.active = places.index(mover)
    else:
        raise AvernusError(f"{mover[:20]!r} is not a seat to move, one of {places}.")
    state.turn, state.steps = _count(turn), _count(steps)
    state.locked, state.moved = _cells(locked), _cells(moved)
    state.lev = LEV_NONE if lev == "-" else LEV_ENDED if lev == "x" else _cell(lev)
    if broken := flaws(state):
        raise AvernusError(f"This position is impossible: {broken[0]}.")
    if state.repetition:
        count_position(state)


def seats_of(text: str) -> int:
    """The number of seats that a position text was written for.

    Teams that have fallen leave no trace in it, so it is the smallest number whose sides include all that it names.
    """
    fields = text.split()
    named = set(fields[1]) if len(fields) > 1 else set()
    for seats, places in PLACES.items():
        if named and named <= set(places):
            return seats
    raise AvernusError("The second field of a position of Splut! names the living seats, of s, w, n and e.")


def _board(text: str, places: str) -> list[int]:
    """The 16 places of pieces, from the ranks 9 to 1."""
    at = [0] * PIECES
    rocks = []
    ranks = text.split("/")
    if len(ranks) != 9:
        raise AvernusError(f"The board of a position has 9 ranks separated by '/', not {len(ranks)}.")
    for rank, row in zip(range(9, 0, -1), ranks, strict=True):
        cells = [f"{file}{rank}" for file in FILES if f"{file}{rank}" in BITS]
        at_file = 0
        for sign in re.findall(r"[1-9]|R|[SDT][swne]|.", row):
            if sign in "123456789":
                at_file += int(sign)
                continue
            if at_file >= len(cells):
                raise AvernusError(f"Rank {rank} has more than {len(cells)} cells.")
            if sign == "R":
                rocks.append(BITS[cells[at_file]])
            elif len(sign) == 2 and sign[1] in places:
                place = LETTERS.index(sign[0]) * TEAMS + places.index(sign[1])
                if at[place]:
                    raise AvernusError(f"There are two pieces {sign} on the board.")
                at[place] = BITS[cells[at_file]]
            else:
                raise AvernusError(f"{sign!r} on rank {rank} is no piece of this game.")
            at_file += 1
        if at_file != len(cells):
            raise AvernusError(f"Rank {rank} has {at_file} cells, not {len(cells)}.")
    if len(rocks) != 4:
        raise AvernusError(f"There are {len(rocks)} rocks on the board, not 4 (S2.1).")
    return at[:ROCKS] + sorted(rocks)


def _count(text: str) -> int:
    if not re.fullmatch(r"\d{1,7}", text, re.ASCII):
        raise AvernusError(f"{text[:20]!r} is not a number of turns or steps.")
    return int(text)


def _cell(text: str) -> int:
    if text not in BITS:
        raise AvernusError(f"{text[:20]!r} is no cell of the arena.")
    return BITS[text]


def _cells(text: str) -> int:
    return 0 if text == "-" else sum({1 << _cell(part) for part in text.split(",")})
