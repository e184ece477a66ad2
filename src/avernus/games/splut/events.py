"""What an action of Splut! brought about, told by comparing the board before and after one known action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.core.events import Event
from avernus.core.seats import NOBODY
from avernus.games.splut import codes
from avernus.games.splut.arena import DWARFS, TROLLS
from avernus.games.splut.board import DIRECTIONS, NAMES

if TYPE_CHECKING:
    from avernus.games.splut.rules import Splut

STEP = dict(zip(DIRECTIONS, (-6, -5, 5, 6), strict=True))


def tell(before: Splut, after: Splut, seat: int, action: int, events: list[Event]) -> None:
    """Append the events of an action that has just been played."""
    verb, rest = action >> codes.WIDTH, action & 4095
    if verb == codes.PASS:
        events.append(Event("passed", "S10", {"seat": seat}))
    elif verb == codes.LEVITATE:
        to, rock = rest >> 6, rest & 63
        came = int(before.at[seat])
        events.append(Event("levitated", "S9.3", {
            "seat": seat, "piece": "S", "from": NAMES[came], "to": NAMES[to], "rock": NAMES[rock], "rock_to": NAMES[rock + to - came],
        }))
    elif verb == codes.SORCERER:
        events.append(_walked(seat, "S", int(before.at[seat]), rest))
    elif verb == codes.DWARF:
        _tell_dwarf(before, seat, rest, events)
    elif verb == codes.THROW:
        _tell_throw(before, after, seat, rest >> 2, DIRECTIONS[rest & 3], events)
    else:
        came = int(before.at[TROLLS + seat])
        events.append(_walked(seat, "T", came, rest))
        if verb == codes.PULL:
            events.append(Event("pulled", "S6", {"seat": seat, "rock": NAMES[came + came - rest], "rock_to": NAMES[came]}))
    if after.active == NOBODY:
        _tell_end(after, events)
    elif after.turn != before.turn:
        events.append(Event("turn", "S4.1", {"seat": int(after.active), "turn": int(after.turn), "steps": int(after.steps)}))


def _walked(seat: int, piece: str, came: int, to: int) -> Event:
    return Event("walked", "S5.2", {"seat": seat, "piece": piece, "from": NAMES[came], "to": NAMES[to]})


def _tell_dwarf(before: Splut, seat: int, to: int, events: list[Event]) -> None:
    came = int(before.at[DWARFS + seat])
    line, cell = [], to
    while int(before.occupied) >> cell & 1:
        line.append(NAMES[cell])
        cell += to - came
    if line:
        events.append(Event("pushed", "S8", {
            "seat": seat, "piece": "D", "from": NAMES[came], "to": NAMES[to], "line": line, "count": len(line), "last": NAMES[cell],
        }))
    else:
        events.append(_walked(seat, "D", came, to))


def _tell_throw(before: Splut, after: Splut, seat: int, to: int, way: str, events: list[Event]) -> None:
    came, step = int(before.at[TROLLS + seat]), STEP[way]
    stop = to
    path = [NAMES[to]]
    hard = (int(before.rocks) | int(before.trolls)) & ~(1 << came)
    while NAMES[stop + step: stop + step + 1] not in ((), ("",)) and not hard >> (stop + step) & 1:
        stop += step
        path.append(NAMES[stop])
        if int(before.sorcerers) >> stop & 1:
            break
    events.append(Event("thrown", "S7.2", {
        "seat": seat, "piece": "T", "from": NAMES[came], "to": NAMES[to], "direction": way, "path": path, "stop": NAMES[stop],
    }))
    for other in range(int(before.seats)):
        if int(before.at[DWARFS + other]) == stop:
            events.append(Event("crushed", "S7.3", {"seat": seat, "victim": other, "cell": NAMES[stop]}))
        if int(before.at[other]) == stop:
            events.append(Event("splut", "S11.1", {"seat": seat, "victim": other, "cell": NAMES[stop]}))


def _tell_end(after: Splut, events: list[Event]) -> None:
    result = after.result()
    assert result is not None
    params: dict[str, object] = {"winner": result.winners[0]} if result.reason == "last-sorcerer" else {"turn": int(after.turn)}
    events.append(Event("ended-" + result.reason, result.clause, params))
