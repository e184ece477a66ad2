"""Moving (D30-D38): the number, the way, the arrival."""

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_race.board import FIRST_ANGEL, FIRST_BANANA, FIRST_SQUARE, NOWHERE, THRONE
from avernus.games.inferno_race.events import BANANA_PLAYED, NO_MOVE, ROLLED, tell, tell_moved, tell_own_imp
from avernus.games.inferno_race.rules.draws import let_go
from avernus.games.inferno_race.rules.end import reach_throne
from avernus.games.inferno_race.rules.fights import begin
from avernus.games.inferno_race.rules.listing import kinds_into
from avernus.games.inferno_race.rules.tiles import stand_on, turn_over
from avernus.games.inferno_race.state import InfernoRaceState
from avernus.games.inferno_race.steps import ARRIVE, EXTRA, FREE, MOVE, MOVED, VALUE_OF
from avernus.games.inferno_race.verbs import BANANA_CARD, FACE, MOVE_IMP, PLACE_BITS, PLACE_OF, WIDTH
from avernus.games.inferno_race.verbs import NO_MOVE as MOVE_NOTHING

# -- D24, D30, D31 the number -----------------------------------------------------------------


def faces_into(out: vec[i64], weights: vec[i64]) -> i64:
    """D23: the faces of the die, for chance."""
    face: i64 = 0
    while face < 6:
        out[face] = FACE << WIDTH | face
        weights[face] = 1
        face += 1
    return 6


def rolled(state: InfernoRaceState, face: i64) -> None:
    """D24, D30: the die has fallen; a 6 is wild."""
    if state.told is not None:  # asked here too, where it is hot: a call for nothing costs a hundredth of the game
        tell(state.told, ROLLED, state.active, face)
    state.swap(MOVE, face if face < 6 else i64(0), 0)


def play_banana(state: InfernoRaceState, seat: i64, card: i64) -> None:
    """D31: one more."""
    let_go(state, seat, card)
    state.set_number(EXTRA, state.number(EXTRA) + 1)
    tell(state.told, BANANA_PLAYED, seat, card, state.number(EXTRA))


def least(state: InfernoRaceState) -> i64:
    """D30-D33: the shortest way that an imp may go now."""
    value = state.number(VALUE_OF)
    return (value if value != 0 else i64(1)) + state.number(EXTRA)


# -- D32-D34 the way ----------------------------------------------------------------------------


def reaches(state: InfernoRaceState, came: i64, to: i64) -> bool:
    """D32, D33: may an imp go from one place to the other by the value of the open MOVE?"""
    go = to - came - state.number(EXTRA)
    value = state.number(VALUE_OF)
    return to <= THRONE and (go == value if value != 0 else 1 <= go <= 5)


def can_move(state: InfernoRaceState, seat: i64) -> bool:
    """D34: can any imp use the number? The hindmost can if any can."""
    imps = state.imps[seat]
    return imps != 0 and lowest(imps) + least(state) <= THRONE


def moves_into(state: InfernoRaceState, seat: i64, out: vec[i64]) -> i64:
    """D31-D34: bananas and moves, or that nothing can move."""
    n = kinds_into(state, BANANA_CARD << WIDTH, seat, FIRST_BANANA, FIRST_ANGEL, out, 0)
    first = n
    low = least(state)
    high = low if state.number(VALUE_OF) != 0 else low + 4
    imps = state.imps[seat]
    came: i64 = 0
    while imps >> came != 0:
        if imps >> came & 1:
            to = came + low
            while to <= came + high and to <= THRONE:
                out[n] = MOVE_IMP << WIDTH | came << PLACE_BITS | to
                n += 1
                to += 1
        came += 1
    if n == first:
        out[n] = MOVE_NOTHING << WIDTH
        n += 1
    return n


def set_out(state: InfernoRaceState, seat: i64, rest: i64) -> None:
    """D32, D35: an imp leaves its place, whose tile turns over, and arrives (D37) once the tile is seen. Whom it passes does not
    matter (D36).
    """
    came = rest >> PLACE_BITS
    to = rest & PLACE_OF
    if state.told is not None:
        tell_moved(state.told, seat, came, to)
    state.swap(FREE, NOWHERE)
    state.imps[seat] &= ~bit(came)
    state.push(ARRIVE, to, 1)
    if came >= FIRST_SQUARE:
        turn_over(state, came)


def move_nothing(state: InfernoRaceState, seat: i64) -> None:
    """D34: no imp can use the number."""
    tell(state.told, NO_MOVE, seat)
    state.swap(FREE, NOWHERE)


# -- D37 the arrival --------------------------------------------------------------------------


def arrive(state: InfernoRaceState, place: i64, acts: i64) -> None:
    """D37: the imp in motion comes to a place; the first case that applies. D38: where it stands is remembered."""
    seat = state.active
    if place == THRONE:
        reach_throne(state)
        return
    if state.imps[seat] >> place & 1:
        state.dead[seat] += 1
        state.set_number(MOVED, place)
        tell_own_imp(state.told, seat, place)
        return
    if place < FIRST_SQUARE:
        state.imps[seat] |= bit(place)
        state.set_number(MOVED, place)
        return
    rival = state.sitter(place, seat)
    if rival >= 0:
        begin(state, place, acts, rival)
        return
    stand_on(state, place, acts)


def lowest(mask: i64) -> i64:
    """The lowest place of a mask that has one."""
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place
