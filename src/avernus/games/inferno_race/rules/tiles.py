"""Tiles: how they turn, and what they do to the imp that stands on them (D35, D45-D49)."""

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_race.board import (
    ANGEL,
    BANANA,
    CARD,
    DEATH,
    FIRST_SQUARE,
    NOWHERE,
    RETURN,
    TREASURE,
    UNSEEN,
)
from avernus.games.inferno_race.events import (
    ANGEL_TILE,
    BANANA_TILE,
    CARD_TILE,
    DEATH_TILE,
    NO_STEP,
    NOTHING,
    RETURN_TILE,
    SENT_HOME,
    SHOWN,
    STEPPED,
    TREASURE_TILE,
    TURNED_DOWN,
    TURNED_UP,
    tell,
)
from avernus.games.inferno_race.rules.draws import draw_card, draw_gems
from avernus.games.inferno_race.state import InfernoRaceState, pool_of
from avernus.games.inferno_race.steps import ARRIVE, AT, DEAD_IMP, MOVED, STEP, THE_MOVER, TILE, UNTIL, WHY
from avernus.games.inferno_race.verbs import TILE_BITS, TILE_SEEN, WIDTH

# -- D10-D12, D35 faces ---------------------------------------------------------------------


def turn_tile(state: InfernoRaceState, place: i64) -> bool:
    """Turn a tile over; `True` if it now shows a face that nobody has seen and chance must draw."""
    state.up ^= bit(place)
    shows = state.up >> place & 1 != 0
    if shows and state.tiles[place] == UNSEEN:
        return True
    tell(state.told, TURNED_UP if shows else TURNED_DOWN, place, state.tiles[place])
    return False


def turn_over(state: InfernoRaceState, place: i64) -> None:
    """D26, D35: turn a tile over, and have chance draw it if nobody has seen it."""
    if turn_tile(state, place):
        state.push(TILE, place, place)


def tiles_into(state: InfernoRaceState, out: vec[i64], weights: vec[i64]) -> i64:
    """D10, D11: the tiles that can lie on the square in question, for chance."""
    place = state.number(AT)
    n: i64 = 0
    tile: i64 = 0
    while tile < 6:
        left = state.pool[pool_of(place) + tile]
        if left > 0:
            out[n] = TILE_SEEN << WIDTH | place - FIRST_SQUARE << TILE_BITS | tile
            weights[n] = left
            n += 1
        tile += 1
    return n


def lay_tile(state: InfernoRaceState, place: i64, tile: i64) -> None:
    """D10-D12: a tile is seen for the first time; when the game is set up, the next odd square follows."""
    state.tiles[place] = tile
    state.up |= bit(place)
    state.seen |= bit(place)
    state.pool[pool_of(place) + tile - 1] -= 1
    tell(state.told, SHOWN, place, tile)
    if place == state.number(UNTIL):
        state.depth -= 1
    else:
        state.set_number(AT, place + 2)


# -- D45-D49 what tiles do --------------------------------------------------------------------


def stand_on(state: InfernoRaceState, place: i64, acts: i64) -> None:
    """D37: the imp stands on a square; a tile that lies face up acts, and must be obeyed."""
    seat = state.active
    state.imps[seat] |= bit(place)
    state.set_number(MOVED, place)
    if acts == 0 or not state.up >> place & 1:
        return
    tile = state.tiles[place]
    if tile == DEATH:  # D45
        lift(state, place)
        state.dead[seat] += 1
        tell(state.told, DEATH_TILE, seat, place)
        turn_tile(state, place)
    elif tile == ANGEL:  # D46
        if can_rise(state, seat):
            tell(state.told, ANGEL_TILE, seat, place)
            state.push(STEP, DEAD_IMP)
        else:
            tell(state.told, NOTHING, seat, place, tile)
    elif tile == TREASURE:  # D47
        tell(state.told, TREASURE_TILE, seat, place)
        draw_gems(state)
    elif tile == CARD:  # D47
        tell(state.told, CARD_TILE, seat, place)
        draw_card(state)
    elif tile == BANANA:  # D48
        lift(state, place)
        tell(state.told, BANANA_TILE, seat, place, place + 1)
        turn_tile(state, place)
        state.push(ARRIVE, place + 1, 1 if state.banana_chain else 0)
    elif tile == RETURN:
        go_back(state, place)


def lift(state: InfernoRaceState, place: i64) -> None:
    """The imp that moved leaves the square again."""
    state.imps[state.active] &= ~bit(place)
    state.set_number(MOVED, NOWHERE)


def go_back(state: InfernoRaceState, place: i64) -> None:
    """D49: to the nearest earlier return tile that lies face up, else to a free step, else to the cemetery."""
    seat = state.active
    lift(state, place)
    to = place - 1
    while to >= FIRST_SQUARE and not (state.up >> to & 1 and state.tiles[to] == RETURN):
        to -= 1
    if to >= FIRST_SQUARE:
        tell(state.told, RETURN_TILE, seat, place, to)
        turn_tile(state, place)
        state.push(ARRIVE, to, 1 if state.return_chain else 0)
        return
    tell(state.told, SENT_HOME, seat, place)
    turn_tile(state, place)
    if state.free_steps(seat) == 0:
        state.dead[seat] += 1
        tell(state.told, NO_STEP, seat)
    else:
        state.push(STEP, THE_MOVER)


# -- D22, D46, D49 steps ------------------------------------------------------------------------


def can_rise(state: InfernoRaceState, seat: i64) -> bool:
    """D22, D26, D46: a dead imp and a free step."""
    return state.dead[seat] > 0 and state.free_steps(seat) != 0


def raise_imp(state: InfernoRaceState, seat: i64, place: i64) -> None:
    """D22, D26, D46: a dead imp comes back to a free step."""
    state.dead[seat] -= 1
    state.imps[seat] |= bit(place)


def step_on(state: InfernoRaceState, place: i64) -> None:
    """D46, D49: a dead imp, or the imp that was sent back, comes to a free step."""
    why = state.number(WHY)
    state.depth -= 1
    tell(state.told, STEPPED, state.active, place)
    if why == DEAD_IMP:
        raise_imp(state, state.active, place)
    else:
        state.imps[state.active] |= bit(place)
        state.set_number(MOVED, place)
