"""From cell to cell (L33-L37, L43): steps, runs along a ray, and walks with a die; onto prey, for a prism alone."""

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.games.laberinto import events as happened
from avernus.games.laberinto.board import NEXT
from avernus.games.laberinto.rules.capturing import capture, passable, prey, room
from avernus.games.laberinto.rules.listing import write
from avernus.games.laberinto.state import LaberintoState
from avernus.games.laberinto.verbs import PRISM, PYRAMID, RIDDEN, TAKE, from_to, move

# -- what is legal ------------------------------------------------------------------------------------


def arrive(state: LaberintoState, seat: i64, colour: i64, cell: i64, to: i64, figure: i64, out: vec[i64], start: i64) -> None:
    """L33, L34: a figure may end on a cell with room, and a prism alone on prey."""
    if room(state, colour, to):
        write(state, move(figure, cell, to), out, start)
    elif figure == PRISM and prey(state, seat, to):
        write(state, from_to(TAKE, cell, to), out, start)


def steps_into(state: LaberintoState, seat: i64, colour: i64, cell: i64, figure: i64, out: vec[i64], start: i64) -> None:
    """L33, L37."""
    k: i64 = 0
    while k < 3:
        arrive(state, seat, colour, cell, NEXT[cell * 3 + k], figure, out, start)
        k += 1


def runs_into(state: LaberintoState, seat: i64, colour: i64, cell: i64, figure: i64, sought: i64, out: vec[i64], start: i64) -> None:
    """L34, L35: along each of six rays to the first cell that shows the sought colour."""
    first: i64 = 0
    while first < 3:
        second: i64 = 0
        while second < 3:
            if second != first:
                to = run_end(state, colour, cell, first, second, sought)
                if to >= 0:
                    arrive(state, seat, colour, cell, to, figure, out, start)
            second += 1
        first += 1


def run_end(state: LaberintoState, colour: i64, cell: i64, first: i64, second: i64, sought: i64) -> i64:
    """Where the ray that crosses these two edges by turns first shows the colour; -1 if something is in the way before."""
    at = NEXT[cell * 3 + first]
    edge = second
    while state.is_laid(at):
        if state.shows(at, sought):
            return at
        if not passable(state, colour, at):
            return -1
        at = NEXT[at * 3 + edge]
        edge = first + second - edge
    return -1


def walk(
    state: LaberintoState, seat: i64, colour: i64, origin: i64, before: i64, cell: i64, figure: i64, left: i64, out: vec[i64], start: i64
) -> None:
    """L43: all walks that never turn back. No ring of cells is shorter than six, so they repeat none but perhaps the first."""
    if left == 0:
        return
    k: i64 = 0
    while k < 3:
        to = NEXT[cell * 3 + k]
        if to != before and to != origin:
            if room(state, colour, to):
                if left == 1 or not state.exact_die:
                    write(state, move(figure, origin, to), out, start)
            elif left == 1 and figure == PRISM and prey(state, seat, to):
                write(state, from_to(TAKE, origin, to), out, start)
            if passable(state, colour, to):
                walk(state, seat, colour, origin, cell, to, figure, left - 1, out, start)
        k += 1


# -- what it does -------------------------------------------------------------------------------------


def go(state: LaberintoState, seat: i64, figure: i64, came: i64, to: i64, events: list[Event] | None) -> None:
    """L33, L34, L36, L43: a figure goes to a cell with room."""
    colour = state.stands[came] >> 8
    if events is not None:
        tell_way(state, seat, colour, figure, came, to, events, False)
    captives = state.lift_off(came, figure)
    state.put(colour, to, figure, captives)


def take(state: LaberintoState, seat: i64, came: i64, to: i64, events: list[Event] | None) -> None:
    """L39: a prism alone goes onto prey."""
    colour = state.stands[came] >> 8
    if events is not None:
        tell_way(state, seat, colour, PRISM, came, to, events, True)
    captives = state.lift_off(came, PRISM)
    captives += capture(state, seat, to, events)
    state.put(colour, to, PRISM, captives)


# -- how it went, for whoever wants to be told ----------------------------------------------------------


def tell_way(
    state: LaberintoState, seat: i64, colour: i64, figure: i64, came: i64, to: i64, events: list[Event], taking: bool
) -> None:
    """By which kind of movement a figure is about to get from one cell to another, and over which cells."""
    if state.dice and figure != PYRAMID:
        events.append(happened.moved("walked", "L43", seat, colour, figure, walked_cells(state, colour, came, to), taking))
        return
    if to in [int(NEXT[came * 3 + k]) for k in range(3)]:
        events.append(happened.moved("stepped", "L33", seat, colour, figure, [int(came), int(to)], taking))
        return
    for sought, name, clause in ((int(colour), "ran", "L34"), (int(figure) - RIDDEN - 1, "ran-by-rider", "L36")):
        for first in range(3):
            for second in range(3):
                if sought >= 0 and second != first and run_end(state, colour, came, first, second, sought) == to:
                    events.append(happened.moved(name, clause, seat, colour, figure, ray(int(came), int(to), first, second), taking))
                    return
    raise AssertionError("a legal move is a step, a run or a walk")


def ray(came: int, to: int, first: int, second: int) -> list[int]:
    """L35: the cells of a ray from one to another."""
    cells, edge = [came], first
    while cells[-1] != to:
        cells.append(int(NEXT[cells[-1] * 3 + edge]))
        edge = first + second - edge
    return cells


def walked_cells(state: LaberintoState, colour: i64, came: i64, to: i64) -> list[int]:
    """L43: a walk of at most as many cells as the die shows, of exactly as many onto prey or by option."""
    exact = state.exact_die or (state.stands[to] != 0 and state.stands[to] >> 8 != colour)
    paths = [[int(came)]]
    for length in range(1, int(state.pips) + 1):
        longer = []
        for path in paths:
            for k in range(3):
                cell = int(NEXT[path[-1] * 3 + k])
                if cell == to and (not exact or length == state.pips):
                    return [*path, int(to)]
                if cell not in path and passable(state, colour, cell):
                    longer.append([*path, cell])
        paths = longer
    raise AssertionError("a legal walk has a path")
