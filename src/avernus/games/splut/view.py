"""What is seen of a game of Splut!: nothing is hidden, so every seat and every spectator sees the same."""

from typing import Any, Final

from avernus.core.events import Prompt
from avernus.core.result import Result
from avernus.core.seats import NOBODY
from avernus.games.splut.board import NAMES, PLACES
from avernus.games.splut.state import DWARFS, LEV_ENDED, LEV_NONE, SORCERERS, TROLLS, SplutState

LETTERS: Final = ((SORCERERS, "S"), (DWARFS, "D"), (TROLLS, "T"))
"""Where the cells of each kind of piece begin, and its letter."""
NAMED: Final = {1 << cell: name for cell, name in enumerate(NAMES)}
"""The cells by their masks."""


def cells_of(mask: int) -> list[str]:
    """The names of the cells of a mask, sorted."""
    found = []
    while mask:
        cell = mask & -mask
        found.append(NAMED[cell])
        mask ^= cell
    found.sort()
    return found


def view_of(state: SplutState, result: Result | None) -> dict[str, Any]:
    """The whole position as JSON-able data."""
    seats = int(state.seats)
    pieces: list[dict[str, Any]] = []
    living: list[int] = []
    for seat in range(seats):
        if state.at[SORCERERS + seat]:
            living.append(seat)
        for first, letter in LETTERS:
            cell = int(state.at[first + seat])
            if cell:
                pieces.append({"piece": letter, "seat": seat, "cell": NAMES[cell]})
    over = state.active == NOBODY
    lev = int(state.lev)
    return {
        "game": "splut",
        "places": list(PLACES[seats]),
        "living": living,
        "pieces": pieces,
        "rocks": cells_of(int(state.rocks)),
        "mover": None if over else int(state.active),
        "turn": int(state.turn),
        "steps": int(state.steps),
        "locked": cells_of(int(state.locked)),
        "moved": cells_of(int(state.moved)),
        "levitating": NAMES[lev] if lev not in (LEV_NONE, LEV_ENDED) else None,
        "levitation_ended": lev == LEV_ENDED,
        "result": None if result is None else result.dump(),
    }


def prompt_of(state: SplutState, seat: int | None, stuck: bool) -> Prompt:
    """Whose turn it is and what may be done."""
    if state.active == NOBODY:
        return Prompt("over", {})
    params = {"mover": int(state.active), "steps": int(state.steps), "turn": int(state.turn)}
    if seat is None or seat != state.active:
        return Prompt("wait", params)
    return Prompt("stuck" if stuck else "step", params)
