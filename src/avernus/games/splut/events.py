"""What happens in Splut!, as the rules tell it: each event with its clause and what its sentence mentions. All of it is public."""

from avernus.core.events import Event
from avernus.core.native import i64
from avernus.core.result import Result
from avernus.games.splut.board import DIRECTIONS, NAMES, step_of


def walked(seat: i64, piece: str, came: i64, to: i64) -> Event:
    """S5.2."""
    return Event("walked", "S5.2", {"seat": int(seat), "piece": piece, "from": NAMES[came], "to": NAMES[to]})


def pulled(seat: i64, rock: i64, to: i64) -> Event:
    """S6: told after the troll's walk."""
    return Event("pulled", "S6", {"seat": int(seat), "rock": NAMES[rock], "rock_to": NAMES[to]})


def thrown(seat: i64, came: i64, to: i64, way: i64, stop: i64) -> Event:
    """S7.2: with every cell that the rock came over."""
    step = step_of(way)
    path = [NAMES[to]]
    cell = to
    while cell != stop:
        cell += step
        path.append(NAMES[cell])
    return Event("thrown", "S7.2", {
        "seat": int(seat), "piece": "T", "from": NAMES[came], "to": NAMES[to], "direction": DIRECTIONS[way],
        "path": path, "stop": NAMES[stop],
    })


def crushed(seat: i64, victim: i64, cell: i64) -> Event:
    """S7.3: the victim's dwarf."""
    return Event("crushed", "S7.3", {"seat": int(seat), "victim": int(victim), "cell": NAMES[cell]})


def splut(seat: i64, victim: i64, cell: i64) -> Event:
    """S11.1: the victim's sorcerer, and its whole team."""
    return Event("splut", "S11.1", {"seat": int(seat), "victim": int(victim), "cell": NAMES[cell]})


def pushed(seat: i64, came: i64, to: i64, behind: i64) -> Event:
    """S8: the line of pieces from `to` up to the cell behind it, where the last of them now stands."""
    step = to - came
    line: list[str] = []
    cell = to
    while cell != behind:
        line.append(NAMES[cell])
        cell += step
    return Event("pushed", "S8", {
        "seat": int(seat), "piece": "D", "from": NAMES[came], "to": NAMES[to], "line": line, "count": len(line), "last": NAMES[behind],
    })


def levitated(seat: i64, came: i64, to: i64, rock: i64, target: i64) -> Event:
    """S9.3."""
    return Event("levitated", "S9.3", {
        "seat": int(seat), "piece": "S", "from": NAMES[came], "to": NAMES[to], "rock": NAMES[rock], "rock_to": NAMES[target],
    })


def passed(seat: i64) -> Event:
    """S10."""
    return Event("passed", "S10", {"seat": int(seat)})


def turn_began(seat: i64, turn: i64, steps: i64) -> Event:
    """S4.1."""
    return Event("turn", "S4.1", {"seat": int(seat), "turn": int(turn), "steps": int(steps)})


def ended(result: Result, turn: i64) -> Event:
    """S11.2, S11.4."""
    if result.reason == "last-sorcerer":
        return Event("ended-last-sorcerer", result.clause, {"winner": result.winners[0]})
    return Event("ended-" + result.reason, result.clause, {"turn": int(turn)})
