"""The dwarf (S8): it walks, and pushes whatever stands in its way."""

from avernus.core.events import Event
from avernus.core.native import i64, vec
from avernus.games.splut import events as happened
from avernus.games.splut.board import ARENA, WAYS, beside, mask, shifted, step_of
from avernus.games.splut.refusals import EDGE_BEHIND, FINE, NO_DWARF, NOT_ADJACENT
from avernus.games.splut.state import DWARFS, PIECES, SplutState
from avernus.games.splut.verbs import DWARF, WIDTH


def can_push(state: SplutState, to: i64, step: i64) -> bool:
    """S8: the line of pieces that begins at `to` has a cell behind it. An empty cell is a line of none (S5.2)."""
    while state.occupied >> to & 1:
        to += step
    return ARENA >> to & 1 != 0


def dwarf_into(state: SplutState, came: i64, free: i64, out: vec[i64]) -> i64:
    """The dwarf's walks and pushes."""
    n: i64 = 0
    way: i64 = 0
    while way < WAYS:
        step = step_of(way)
        to = came + step
        if free >> to & 1 or (ARENA >> to & 1 and can_push(state, to, step)):
            out[n] = DWARF << WIDTH | to
            n += 1
        way += 1
    return n


def judge_dwarf(state: SplutState, came: i64, to: i64) -> i64:
    """S5.1, S8; a dwarf that was crushed goes nowhere (S7.3)."""
    if came == 0:
        return NO_DWARF
    if not beside(came, to):
        return NOT_ADJACENT
    return FINE if can_push(state, to, to - came) else EDGE_BEHIND


def push(state: SplutState, seat: i64, to: i64, events: list[Event] | None) -> None:
    """S5.2, S8: every piece of the line moves one cell on, then the dwarf follows."""
    came = state.at[DWARFS + seat]
    step = to - came
    line: i64 = 0
    behind = to
    while state.occupied >> behind & 1:
        line |= mask(behind)
        behind += step
    if line != 0:
        move_line(state, line, step)
        state.occupied |= mask(behind)
        state.occupied ^= mask(came)
    else:
        state.occupied ^= mask(came) | mask(to)
    state.dwarfs ^= mask(came) | mask(to)
    state.at[DWARFS + seat] = to
    if events is not None:
        events.append(happened.walked(seat, "D", came, to) if line == 0 else happened.pushed(seat, came, to, behind))


def move_line(state: SplutState, line: i64, step: i64) -> None:
    """All pieces on the line go one step on, whatever they are and whoever owns them; rocks keep what is known of them (S9.1)."""
    i: i64 = 0
    while i < PIECES:
        if line >> state.at[i] & 1:
            state.at[i] += step
        i += 1
    state.sort_rocks()
    state.moved |= state.rocks & line
    state.rocks = moved_on(state.rocks, line, step)
    state.sorcerers = moved_on(state.sorcerers, line, step)
    state.dwarfs = moved_on(state.dwarfs, line, step)
    state.trolls = moved_on(state.trolls, line, step)
    state.locked = moved_on(state.locked, line, step)
    state.moved = moved_on(state.moved, line, step)


def moved_on(cells: i64, line: i64, step: i64) -> i64:
    """The set of cells, with those on the line moved by one step."""
    return cells & ~line | shifted(cells & line, step)
