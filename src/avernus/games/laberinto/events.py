"""What an action of Laberinto Interior brought about, told by comparing the state before and after one known action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from avernus.core.events import Event
from avernus.games.laberinto import rules
from avernus.games.laberinto.actions import FIGURES, TABLE
from avernus.games.laberinto.board import CELLS, COLOURS, NAMES, NEXT
from avernus.games.laberinto.figures import PRISM, PYRAMID, RIDDEN
from avernus.games.laberinto.maze import RESERVE
from avernus.games.laberinto.view import colours_of, triangles_of

if TYPE_CHECKING:
    from avernus.games.laberinto.rules import Laberinto


def tell(before: Laberinto, after: Laberinto, seat: int, action: int, events: list[Event]) -> None:
    """Append the events of an action that has just been played."""
    verb, fields = TABLE.unpack(action)
    if verb in ("deal", "first", "die"):
        _tell_chance(before, after, verb, fields, events)
        return
    if verb == "place":
        events.append(Event("placed-reserve" if fields["tile"].endswith("*") else "placed", "L20", {
            "seat": seat, "cell": fields["cell"], "tile": fields["tile"][:3],
        }))
        if after.joined and not before.joined:
            events.append(Event("joined", "L23", {}))
    elif verb == "pass":
        events.append(Event("passed", "L20" if before.step == rules.BUILDING else "L30", {"seat": seat}))
    elif verb != "go":
        _tell_movement(before, seat, verb, fields, events)
    if before.step == rules.BUILDING and after.step != rules.BUILDING:
        events.append(Event("building-over", "L20", {"seat": int(after.active)}))
    for other in range(int(after.seats)):
        if (after.retired & ~before.retired) >> other & 1:
            events.append(Event("retired", "L52", {"seat": other}))
    _tell_end(after, events)


def _tell_chance(before: Laberinto, after: Laberinto, verb: str, fields: dict[str, str], events: list[Event]) -> None:
    if verb == "deal":
        owner = int(before.owner)
        if owner == RESERVE:
            events.append(Event("reserved", "L15", {"triangle": fields["triangle"]}))
        elif after.owner != owner:
            events.append(_drawn("dealt", after, owner))
        if after.step != rules.DEALING:
            events.append(_drawn("dealt-rest", after, int(after.seats) - 1))
    elif verb == "first":
        events.append(Event("first", "L16", {"seat": int(after.first)}))
    else:
        events.append(Event("rolled", "L43", {"seat": int(after.active), "pips": int(fields["pips"])}))


def _drawn(name: str, after: Laberinto, owner: int) -> Event:
    """L15: a hand is complete; only its owner may know it where hands are hidden."""
    triangles = [name for name, n in triangles_of(after, owner).items() for _ in range(n)]
    return Event(name, "L15", {"seat": owner, "count": len(triangles), "triangles": triangles}, (owner,) if after.hidden else None)


def _tell_movement(before: Laberinto, seat: int, verb: str, fields: dict[str, str], events: list[Event]) -> None:
    at = fields.get("from", fields.get("at", ""))
    there = int(before.stands[CELLS[at]])
    params: dict[str, Any] = {"seat": seat, **fields}
    if verb in ("enter", "back"):
        params["colour"] = COLOURS[int(before.side[CELLS[at]])]
        events.append(Event("entered" if verb == "enter" else "came-back", "L32" if verb == "enter" else "L42", params))
        if verb == "enter" and there and there >> 8 != before.side[CELLS[at]]:
            _tell_capture(before, seat, at, events)
        return
    params["colour"] = COLOURS[there >> 8]
    if verb in ("move", "take"):
        params["figure"] = fields.get("figure", "p")
        how, clause, path = way(before, CELLS[fields["from"]], CELLS[fields["to"]], FIGURES.index(params["figure"]) + 1)
        events.append(Event(how, clause, params | {"path": path}))
        if verb == "take":
            _tell_capture(before, seat, fields["to"], events)
        return
    name, clause = {
        "mount": ("mounted", "L38"), "dismount": ("dismounted", "L38"), "dismount_to": ("dismounted", "L38"),
        "out": ("went-out", "L40"), "cross": ("crossed", "L41"),
    }[verb]
    if verb == "dismount":
        params |= {"from": at, "to": at}
    if verb == "cross":
        params["door"] = COLOURS[int(before.side[CELLS[at]])]
    events.append(Event(name, clause, params))


def _tell_capture(before: Laberinto, seat: int, cell: str, events: list[Event]) -> None:
    """L39: what happened to the figure that was there."""
    there = int(before.stands[CELLS[cell]])
    colour, figure = there >> 8, there & 15
    owner = int(before.seat_of[colour])
    if figure != PYRAMID:
        events.append(Event("eliminated", "L39", {"seat": seat, "victim": owner, "colour": COLOURS[colour], "cell": cell}))
    if figure != PRISM:
        taken = colour if figure in (PYRAMID, RIDDEN) else figure - RIDDEN - 1
        name = "freed" if taken in colours_of(before, seat) else "captured"
        events.append(Event(name, "L39", {"seat": seat, "victim": owner, "colour": COLOURS[taken], "cell": cell}))


def way(state: Laberinto, came: int, to: int, figure: int) -> tuple[str, str, list[str]]:
    """How a figure got from one cell to another: the event, its clause, and the cells it came through."""
    colour = int(state.stands[came]) >> 8
    if state.dice and figure != PYRAMID:
        return "walked", "L43", [NAMES[cell] for cell in _walk(state, colour, came, to)]
    if to in [int(NEXT[came * 3 + k]) for k in range(3)]:
        return "stepped", "L33", [NAMES[came], NAMES[to]]
    for sought, name, clause in ((colour, "ran", "L34"), (figure - RIDDEN - 1, "ran-by-rider", "L36")):
        for first in range(3):
            for second in range(3):
                if sought >= 0 and second != first and state.run_end(colour, came, first, second, sought) == to:
                    return name, clause, [NAMES[cell] for cell in _ray(came, to, first, second)]
    raise AssertionError("a legal move is a step, a run or a walk")


def _ray(came: int, to: int, first: int, second: int) -> list[int]:
    cells, edge = [came], first
    while cells[-1] != to:
        cells.append(int(NEXT[cells[-1] * 3 + edge]))
        edge = first + second - edge
    return cells


def _walk(state: Laberinto, colour: int, came: int, to: int) -> list[int]:
    """L43: a walk of at most as many cells as the die shows, of exactly as many onto prey."""
    exact = state.stands[to] != 0 and int(state.stands[to]) >> 8 != colour
    paths = [[came]]
    for length in range(1, int(state.pips) + 1):
        longer = []
        for path in paths:
            for k in range(3):
                cell = int(NEXT[path[-1] * 3 + k])
                if cell == to and (not exact or length == state.pips):
                    return [*path, to]
                if cell not in path and state.passable(colour, cell):
                    longer.append([*path, cell])
        paths = longer
    raise AssertionError("a legal walk has a path")


def _tell_end(after: Laberinto, events: list[Event]) -> None:
    result = after.result()
    if result is not None:
        events.append(Event("ended-" + result.reason, result.clause, {"winners": list(result.winners), "winner": result.winners[0]}))
