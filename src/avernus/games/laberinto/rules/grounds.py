"""Where a triangle may lie, and which fit there (L21-L26): the one statement of what is legal in building."""

from avernus.core.native import i64, vec
from avernus.games.laberinto.board import ALL, DOWN, FITTING, FREE, LOW, add, bit, clear, lift, meets
from avernus.games.laberinto.rules.paths import spread
from avernus.games.laberinto.state import (
    ANYWHERE,
    DOOR,
    FIRST_DOOR,
    FREELY,
    GAP,
    HOLD,
    MUST,
    NOWHERE,
    PATH,
    RESERVE,
    LaberintoState,
)
from avernus.games.laberinto.verbs import TILE_BITS

# -- L22-L26 where ----------------------------------------------------------------------------------


def find_ground(state: LaberintoState, seat: i64) -> i64:
    """Fill `ground` with the seat's candidate cells: the first list of the rules on which something of his fits."""
    clear(state.ground)
    begun: i64 = 0
    waiting = False
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        if meets(state.laid, state.doors, colour * 16):
            begun |= bit(colour)
        else:
            waiting = True
            add_door(state, colour)
        i += 1
    if waiting:  # L22
        if any_fit(state, seat):
            return FIRST_DOOR
        clear(state.ground)
        if begun == 0:
            return NOWHERE
    if state.joined or state.meet == FREELY:  # L25, L26
        add(state.ground, 0, state.rim)
        return ANYWHERE
    if state.meet == MUST:
        gather(state, seat, begun, GAP)
        if any_fit(state, seat):
            return GAP
    gather(state, seat, begun, PATH)
    if any_fit(state, seat):
        return PATH
    gather(state, seat, begun, DOOR)
    return DOOR


def gather(state: LaberintoState, seat: i64, begun: i64, kind: i64) -> None:
    """Fill `ground` with one of the three lists of L24, for those of the seat's colours that have begun."""
    clear(state.ground)
    i: i64 = 0
    while i < state.sets[seat]:
        colour = state.team[seat * 2 + i]
        if begun >> colour & 1:
            if kind == GAP:
                add_gap(state, colour)
            elif kind == PATH:
                add_beside(state, colour)
            else:
                add_door(state, colour)
        i += 1


def add_door(state: LaberintoState, colour: i64) -> None:
    """The empty cells of a door."""
    r: i64 = 0
    while r < 16:
        state.ground[r] |= state.doors[colour * 16 + r] & ~state.laid[r]
        r += 1


def add_beside(state: LaberintoState, colour: i64) -> None:
    """The empty neighbours of a path."""
    r: i64 = 0
    while r < 16:
        state.ground[r] |= beside(state, colour, r)
        r += 1


def beside(state: LaberintoState, colour: i64, r: i64) -> i64:
    """The empty neighbours of a path in one row."""
    at = colour * 16 + r
    near = state.net[at] << 1 | state.net[at] >> 1
    if r < 15:
        near |= state.net[at + 1] & DOWN[r + 1]
    if r > 0:
        near |= state.net[at - 1] & ~DOWN[r - 1]
    return near & state.rim[r]


def add_gap(state: LaberintoState, colour: i64) -> None:
    """L24, list 1: waves run out from the other paths over empty cells until one meets the neighbours of this path."""
    clear(state.wave)
    other: i64 = 0
    while other < 6:
        if state.in_play >> other & 1 and not state.share[colour] >> other & 1:
            lift(state.wave, state.net, other * 16)
        other += 1
    empty = vec[i64]([0] * 16)
    r: i64 = 0
    while r < 16:
        empty[r] = ALL[r] & ~state.laid[r]
        r += 1
    while spread(state, empty):
        met: i64 = 0
        r = 0
        while r < 16:
            found = state.front[r] & beside(state, colour, r)
            state.ground[r] |= found
            met |= found
            r += 1
        if met != 0:
            return


# -- L21 what fits ----------------------------------------------------------------------------------


def fits(state: LaberintoState, seat: i64, cell: i64) -> bool:
    """Has the seat, or the reserve, a triangle that matches all that the cell asks for?"""
    asked = state.edges[cell]
    pairs = FITTING[asked & 63]
    first = asked >> 6 & 7
    a: i64 = 0
    while a < 6:
        if (first == FREE or first == a) and (state.hold[seat * HOLD + a] | state.hold[RESERVE * HOLD + a]) & pairs != 0:
            return True
        a += 1
    return False


def any_fit(state: LaberintoState, seat: i64) -> bool:
    """Does anything fit on any cell of the ground?"""
    r: i64 = 0
    while r < 16:
        row = state.ground[r]
        while row != 0:
            low = row & -row
            if fits(state, seat, r << 5 | LOW[low % 37]):
                return True
            row ^= low
        r += 1
    return False


def placements_into(state: LaberintoState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Write every placement of the seat, ascending; `place` is verb 0, so an action is its fields."""
    state.kind = NOWHERE
    if state.size[seat] + state.size[RESERVE] > 0:
        state.kind = find_ground(state, seat)
    if state.kind == NOWHERE:
        return n
    r: i64 = 0
    while r < 16:
        row = state.ground[r]
        while row != 0:
            low = row & -row
            n = tiles_into(state, seat, r << 5 | LOW[low % 37], out, n)
            row ^= low
        r += 1
    return n


def tiles_into(state: LaberintoState, seat: i64, cell: i64, out: vec[i64], n: i64) -> i64:
    """Write every tile that fits on one cell, from the hand and from the reserve."""
    asked = state.edges[cell]
    pairs = FITTING[asked & 63]
    first = asked >> 6 & 7
    a: i64 = 0
    while a < 6:
        if first == FREE or first == a:
            mine = state.hold[seat * HOLD + a] & pairs
            common = state.hold[RESERVE * HOLD + a] & pairs
            both = mine | common
            while both != 0:
                low = both & -both
                action = cell << TILE_BITS | (a * 36 + LOW[low % 37]) << 1
                if mine & low:
                    out[n] = action
                    n += 1
                if common & low:
                    out[n] = action | 1
                    n += 1
                both ^= low
        a += 1
    return n
