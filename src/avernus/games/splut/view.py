"""What is seen of a game of Splut!: nothing is hidden, so every seat and every spectator sees the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from avernus.core.events import Prompt
from avernus.core.result import Result
from avernus.core.seats import NOBODY
from avernus.games.splut import codes
from avernus.games.splut.arena import DWARFS, LEV_ENDED, LEV_NONE, TROLLS
from avernus.games.splut.board import NAMES, PLACES

if TYPE_CHECKING:
    from avernus.games.splut.rules import Splut

ENDINGS = {
    codes.LAST_SORCERER: ("last-sorcerer", "S11.2"),
    codes.TURN_CAP: ("turn-cap", "S11.4"),
    codes.REPETITION: ("repetition", "S11.4"),
}
LETTERS = ((0, "S"), (DWARFS, "D"), (TROLLS, "T"))
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


def view_of(state: Splut) -> dict[str, Any]:
    """The whole position as JSON-able data."""
    seats = int(state.seats)
    pieces: list[dict[str, Any]] = []
    living: list[int] = []
    for seat in range(seats):
        if state.at[seat]:
            living.append(seat)
        for first, letter in LETTERS:
            cell = int(state.at[first + seat])
            if cell:
                pieces.append({"piece": letter, "seat": seat, "cell": NAMES[cell]})
    over = state.active == NOBODY
    result = state.result() if over else None
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


def prompt_of(state: Splut, seat: int | None) -> Prompt:
    """Whose turn it is and what may be done."""
    if state.active == NOBODY:
        return Prompt("over", {})
    params = {"mover": int(state.active), "steps": int(state.steps), "turn": int(state.turn)}
    if seat is None or seat != state.active:
        return Prompt("wait", params)
    return Prompt("stuck" if state.stuck(seat) else "step", params)


def result_of(state: Splut) -> Result | None:
    """The last sorcerer first, then the others, the last to fall best (S11)."""
    if state.ending == codes.RUNNING:
        return None
    seats = range(int(state.seats))
    fallen = [int(state.fallen[s]) if state.at[s] == 0 else 99 for s in seats]
    reason, clause = ENDINGS[int(state.ending)]
    return Result(tuple(1 + sum(other > fallen[s] for other in fallen) for s in seats), reason, clause)
