"""What is seen of a game of Splut!: nothing is hidden, so every seat and every spectator sees the same."""

import json
from typing import Any, Final

from avernus.core.events import Prompt
from avernus.core.result import Result
from avernus.core.seats import NOBODY
from avernus.games.splut.board import NAMES, PLACES
from avernus.games.splut.state import DWARFS, LEV_ENDED, LEV_NONE, SORCERERS, TEAMS, TROLLS, SplutState

LETTERS: Final = ((SORCERERS, "S"), (DWARFS, "D"), (TROLLS, "T"))
"""Where the cells of each kind of piece begin, and its letter."""
NAMED: Final = {1 << cell: name for cell, name in enumerate(NAMES)}
"""The cells by their masks."""


PIECES: Final = [
    b'{"piece":"%b","seat":%d,"cell":"%b"}' % (letter.encode(), seat, name.encode())
    for _, letter in LETTERS for seat in range(TEAMS) for name in NAMES
]
"""The pieces of each kind and seat on each cell, as JSON."""
MOST_LISTS: Final = 2_000
LISTS: Final[dict[int, bytes]] = {}
"""Lists of cells by their masks, as JSON: rocks lie where they lie for a while, and most other lists are short."""
STARTS: Final = {
    seats: b'{"game":"splut","places":%b,"living":[' % json.dumps(list(sides), separators=(",", ":")).encode()
    for seats, sides in PLACES.items()
}
"""How a view begins."""


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


def written_of(state: SplutState) -> bytes | None:
    """What `view_of` shows of a game that is not over, as JSON. Tests hold it against that byte by byte."""
    if state.active == NOBODY:
        return None
    seats = int(state.seats)
    pieces: list[bytes] = []
    living: list[bytes] = []
    for seat in range(seats):
        if state.at[SORCERERS + seat]:
            living.append(b"%d" % seat)
        for kind in range(len(LETTERS)):
            cell = int(state.at[kind * TEAMS + seat])
            if cell:
                pieces.append(PIECES[(kind * TEAMS + seat) * len(NAMES) + cell])
    lev = int(state.lev)
    return b"".join([
        STARTS[seats], b",".join(living), b'],"pieces":[', b",".join(pieces), b'],"rocks":', list_of(int(state.rocks)),
        b',"mover":%d,"turn":%d,"steps":%d,"locked":' % (int(state.active), int(state.turn), int(state.steps)), list_of(int(state.locked)),
        b',"moved":', list_of(int(state.moved)),
        b',"levitating":null' if lev in (LEV_NONE, LEV_ENDED) else b',"levitating":"%b"' % NAMES[lev].encode(),
        b',"levitation_ended":true,"result":null}' if lev == LEV_ENDED else b',"levitation_ended":false,"result":null}',
    ])


def list_of(mask: int) -> bytes:
    """The cells of a mask, as JSON."""
    found = LISTS.get(mask)
    if found is None:
        if len(LISTS) >= MOST_LISTS:
            LISTS.clear()
        found = LISTS[mask] = json.dumps(cells_of(mask), separators=(",", ":")).encode()
    return found


def prompt_of(state: SplutState, seat: int | None, stuck: bool) -> Prompt:
    """Whose turn it is and what may be done."""
    if state.active == NOBODY:
        return Prompt("over", {})
    params = {"mover": int(state.active), "steps": int(state.steps), "turn": int(state.turn)}
    if seat is None or seat != state.active:
        return Prompt("wait", params)
    return Prompt("stuck" if stuck else "step", params)
