"""A state of Splut! as data, both ways; what is read is checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from avernus.core.refusals import AvernusError
from avernus.core.seats import NOBODY
from avernus.games.splut import codes
from avernus.games.splut.arena import DWARFS, LEV_ENDED, LEV_NONE, ROCKS, TROLLS
from avernus.games.splut.board import NAMES
from avernus.games.splut.view import ENDINGS

if TYPE_CHECKING:
    from avernus.games.splut.rules import Splut

FIELDS = ("active", "turn", "steps", "locked", "moved", "lev", "ending")


def dump_of(state: Splut) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    data: dict[str, Any] = {
        "game": "splut",
        "seats": int(state.seats),
        "options": {
            "levitate_ahead": state.levitate_ahead, "levitate_behind": state.levitate_behind,
            "repetition": state.repetition, "turn_cap": int(state.turn_cap),
        },
        "at": [int(cell) for cell in state.at],
        "fallen": [int(order) for order in state.fallen],
        "seen": dict(state.seen) if state.seen is not None else None,
    }
    return data | {name: int(getattr(state, name)) for name in FIELDS}


def load_into(state: Splut, dump: Mapping[str, Any]) -> None:
    """Fill a new state from a dump; `AvernusError` if it cannot be one."""
    try:
        at = [_cell(cell) for cell in dump["at"]]
        fallen = [_small(order) for order in dump["fallen"]]
        numbers = {name: _number(dump[name]) for name in FIELDS}
        seen = dump.get("seen")
        seen = None if seen is None else {str(key): _small(times) for key, times in dict(seen).items()}
    except (KeyError, TypeError, ValueError) as error:
        raise AvernusError(f"This is not a state of Splut!: {error}.") from error
    if len(at) != 16 or len(fallen) != 4 or (seen is not None) != state.repetition:
        raise AvernusError("This is not a state of Splut!: the number of pieces is wrong.")
    for i, cell in enumerate(at):
        state.at[i] = cell
    for i, order in enumerate(fallen):
        state.fallen[i] = order
    for name, number in numbers.items():
        setattr(state, name, number)
    state.seen = seen
    state.settle_masks()
    if broken := flaws(state):
        raise AvernusError(f"This is not a state of Splut!: {broken[0]}.")


def _cell(value: Any) -> int:
    if type(value) is not int or not (value == 0 or (0 < value < len(NAMES) and NAMES[value])):
        raise ValueError(f"{str(value)[:30]} is no cell")
    return value


def _small(value: Any) -> int:
    if type(value) is not int or not 0 <= value < 1_000_000:
        raise ValueError(f"{str(value)[:30]} is no small number")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or not -3 <= value < 1 << 62:
        raise ValueError(f"{str(value)[:30]} is out of range")
    return value


def flaws(state: Splut) -> list[str]:
    """What is impossible about a position; empty for every position that play can reach."""
    seats = int(state.seats)
    found = []
    cells = [int(cell) for cell in state.at if cell != 0]
    rocks = [int(cell) for cell in state.at[ROCKS:]]
    living = [seat for seat in range(seats) if state.at[seat] != 0]
    if len(set(cells)) != len(cells):
        found.append("two pieces stand on one cell (S1.3)")
    if 0 in rocks or rocks != sorted(set(rocks)):
        found.append("there are not four rocks (S2.1)")
    if any(state.at[kind * 4 + seat] != 0 for kind in range(3) for seat in range(seats, 4)):
        found.append("an empty seat has pieces (S3.3)")
    for seat in range(seats):
        if (state.at[seat] == 0) != (state.at[TROLLS + seat] == 0):
            found.append("a living team has its sorcerer and its troll (S11.1)")
        if state.at[seat] == 0 and state.at[DWARFS + seat] != 0:
            found.append("a dead team has no dwarf (S11.1)")
        if (state.fallen[seat] != 0) and state.at[seat] != 0:
            found.append("a living team has not fallen (S11.1)")
    if not living:
        found.append("nobody is left (S11.2)")
    masks = int(state.locked) | int(state.moved)
    if masks & ~int(state.rocks):
        found.append("only rocks are locked or have moved (S9.1)")
    found += _turn_flaws(state, living)
    return found


def _turn_flaws(state: Splut, living: list[int]) -> list[str]:
    """What is impossible about whose turn it is."""
    found = []
    lev = int(state.lev)
    if lev not in (LEV_NONE, LEV_ENDED) and (lev < 0 or not int(state.rocks) >> lev & 1):
        found.append("only a rock is levitated (S9.4)")
    if not 1 <= state.turn <= state.turn_cap:
        found.append("the turn is not within the turn cap (S11.4)")
    if state.ending == codes.RUNNING:
        most = 1 if state.turn == 1 else 2 if state.turn == 2 else 3
        if state.active not in living:
            found.append("the seat to move is not alive (S3.4)")
        if len(living) == 1:
            found.append("one team is left and the game goes on (S11.2)")
        if not 1 <= state.steps <= most:
            found.append(f"turn {int(state.turn)} has at most {most} steps (S4.1)")
    elif state.ending not in ENDINGS or state.active != NOBODY or state.steps != 0 or int(state.locked) | int(state.moved) | lev:
        found.append("a finished game has no turn (S11.2)")
    elif (len(living) == 1) != (state.ending == codes.LAST_SORCERER):
        found.append("the last sorcerer wins (S11.2)")
    return found
