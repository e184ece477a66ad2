"""Paths (L23, L24): which triangles are connected with which doors, found as each triangle is laid."""

from avernus.core.native import i64, vec
from avernus.games.laberinto.board import CELLS, DOWN, NEXT, NO_SIDE, add, bit, clear, meets
from avernus.games.laberinto.state import LaberintoState


def lay(state: LaberintoState, cell: i64, tile: i64) -> None:
    """A triangle comes to lie on a cell, and paths may meet."""
    state.set_tile(cell, tile)
    link(state, cell)


def find_paths(state: LaberintoState) -> None:
    """All paths of a board whose triangles were laid by somebody else."""
    for cell in CELLS.values():
        if state.is_laid(cell) and nets_at(state, cell) == 0:
            flood(state, cell)


def nets_at(state: LaberintoState, cell: i64) -> i64:
    """The colours whose path holds the cell, as a mask."""
    row = cell >> 5
    place = cell & 31
    found: i64 = 0
    colour: i64 = 0
    while colour < 6:
        found |= (state.net[colour * 16 + row] >> place & 1) << colour
        colour += 1
    return found


def link(state: LaberintoState, cell: i64) -> None:
    """L23, L24: a new triangle joins paths. No search, if all that it touches belongs to the same paths already."""
    nets: i64 = -1
    same = True
    k: i64 = 0
    while k < 3:
        beside = NEXT[cell * 3 + k]
        if state.is_laid(beside):
            there = nets_at(state, beside)
            if nets == -1:
                nets = there
            elif nets != there:
                same = False
        k += 1
    side = state.side[cell]
    own = side != NO_SIDE and state.in_play >> side & 1 != 0
    if not same or nets == -1 or (own and not nets >> side & 1):
        flood(state, cell)
        return
    colour: i64 = 0
    while colour < 6:
        if nets >> colour & 1:
            state.net[colour * 16 + (cell >> 5)] |= bit(cell & 31)
        colour += 1


def flood(state: LaberintoState, cell: i64) -> None:
    """L23: all triangles connected to a cell, and what follows from the doors among them."""
    clear(state.wave)
    state.wave[cell >> 5] = bit(cell & 31)
    while spread(state, state.laid):
        pass
    found: i64 = 0
    colour: i64 = 0
    while colour < 6:
        if state.in_play >> colour & 1 and meets(state.wave, state.doors, colour * 16):
            found |= bit(colour)
        colour += 1
    colour = 0
    while colour < 6:
        if found >> colour & 1:
            add(state.net, colour * 16, state.wave)
            state.share[colour] |= found
        colour += 1
    if found == state.in_play:
        state.joined = True


def spread(state: LaberintoState, allowed: vec[i64]) -> bool:
    """Let the wave grow by one step over allowed cells; was there anything new?"""
    wave = state.wave
    fresh: i64 = 0
    above: i64 = 0
    here = wave[0]
    r: i64 = 0
    while r < 16:
        below: i64 = 0
        if r < 15:
            below = wave[r + 1]
        near = here << 1 | here >> 1
        if r < 15:
            near |= below & DOWN[r + 1]
        if r > 0:
            near |= above & ~DOWN[r - 1]
        near &= allowed[r] & ~here
        fresh |= near
        state.front[r] = near
        above = here
        here = below
        r += 1
    r = 0
    while r < 16:
        wave[r] |= state.front[r]
        r += 1
    return fresh != 0
