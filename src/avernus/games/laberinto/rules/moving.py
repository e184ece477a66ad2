"""Movements (L30 iii): all that a seat may do with its figures, put together from the chapters, and played."""

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.games.laberinto.rules.doors import come_back, cross_over, enter, entries_into, is_exit, leave
from avernus.games.laberinto.rules.listing import write
from avernus.games.laberinto.rules.riding import dismount, dismounts_into, mount, mounts_into
from avernus.games.laberinto.rules.walking import go, runs_into, steps_into, take, walk
from avernus.games.laberinto.state import LaberintoState
from avernus.games.laberinto.verbs import (
    BACK,
    CELL_BITS,
    CELL_MASK,
    COLOUR_BITS,
    COLOUR_MASK,
    CROSS,
    DISMOUNT,
    DISMOUNT_TO,
    ENTER,
    FIGURE_MASK,
    FIGURE_SHIFT,
    MOUNT,
    MOVE,
    OUT,
    PYRAMID,
    RIDDEN,
    RIDER_MASK,
    TAKE,
    WIDTH,
    cross,
)


def movements_into(state: LaberintoState, seat: i64, pips: i64, out: vec[i64], n: i64) -> i64:
    """Write every movement of the seat, ascending and without duplicates (L44), after the n actions already there."""
    start = n
    state.found = n
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        entries_into(state, seat, colour, out, start)
        j: i64 = 0
        while j < state.posted[colour]:
            cell = state.posts[colour * 8 + j]
            there = state.stands[cell]
            figure_into(state, seat, colour, cell, there & 15, pips, out, start)
            if there >> 4 & 15 != 0 and there >> 4 & 15 != there & 15:
                figure_into(state, seat, colour, cell, there >> 4 & 15, pips, out, start)
            j += 1
        i += 1
    return state.found


def figure_into(state: LaberintoState, seat: i64, colour: i64, cell: i64, figure: i64, pips: i64, out: vec[i64], start: i64) -> None:
    """All that one figure on the board can do."""
    if figure == PYRAMID:
        steps_into(state, seat, colour, cell, figure, out, start)
        mounts_into(state, colour, cell, out, start)
        if state.side[cell] == colour:  # L40
            write(state, OUT << WIDTH | cell, out, start)
        return
    if state.dice:  # L43
        walk(state, seat, colour, cell, cell, cell, figure, pips, out, start)
    else:
        steps_into(state, seat, colour, cell, figure, out, start)
        runs_into(state, seat, colour, cell, figure, colour, out, start)
        if figure > RIDDEN:  # L36
            runs_into(state, seat, colour, cell, figure, figure - RIDDEN - 1, out, start)
    if figure == RIDDEN:
        dismounts_into(state, colour, cell, out, start)
    if figure >= RIDDEN and is_exit(state, colour, cell):
        write(state, cross(figure, cell), out, start)


def carry_out(state: LaberintoState, seat: i64, action: i64, events: list[Event] | None) -> bool:
    """Play a legal movement; was it a capture, a crossing or a re-entry (L50 d)?"""
    verb = action >> WIDTH
    to = action & CELL_MASK
    came = action >> CELL_BITS & CELL_MASK
    if verb == MOVE:
        go(state, seat, (action >> FIGURE_SHIFT & FIGURE_MASK) + 1, came, to, events)
    elif verb == TAKE:
        take(state, seat, came, to, events)
        return True
    elif verb == ENTER:
        return enter(state, seat, action >> CELL_BITS & 1, to, events)
    elif verb == MOUNT:
        mount(state, seat, came, to, events)
    elif verb == DISMOUNT:
        dismount(state, seat, to, to, verb, events)
    elif verb == DISMOUNT_TO:
        dismount(state, seat, came, to, verb, events)
    elif verb == OUT:
        leave(state, seat, to, events)
    elif verb == CROSS:
        cross_over(state, seat, (action >> CELL_BITS & RIDER_MASK) + RIDDEN, to, events)
        return True
    elif verb == BACK:
        come_back(state, seat, action >> CELL_BITS + COLOUR_BITS & COLOUR_MASK, action >> CELL_BITS & COLOUR_MASK, to, events)
        return True
    return False
