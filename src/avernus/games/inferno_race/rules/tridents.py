"""Tridents (D38, D50): after the move, against an imp just ahead."""

from avernus.core.bits import bit
from avernus.core.native import i64, vec
from avernus.games.inferno_race.board import FIRST_SQUARE, FIRST_STEP, FIRST_TREASURE, FIRST_TRIDENT, NOWHERE, TRACK
from avernus.games.inferno_race.events import FELL, PARRIED, tell
from avernus.games.inferno_race.events import TRIDENT as THRUST
from avernus.games.inferno_race.rules.draws import let_go
from avernus.games.inferno_race.rules.listing import kinds_into
from avernus.games.inferno_race.state import InfernoRaceState
from avernus.games.inferno_race.steps import AT, MOVED, PARRY, RIVAL
from avernus.games.inferno_race.verbs import CARD_BITS, CARD_OF, FALL, PARRY_IT, TRIDENT, WIDTH


def prey(state: InfernoRaceState) -> i64:
    """D38, D50: the square just ahead of the imp that moved, if another player's imp stands there; or NOWHERE."""
    moved = state.number(MOVED)
    if moved == NOWHERE or moved < FIRST_STEP or state.sitter(moved + 1, state.active) < 0 or not TRACK >> (moved + 1) & 1:
        return NOWHERE
    return moved + 1


def tridents_into(state: InfernoRaceState, seat: i64, out: vec[i64], n: i64) -> i64:
    """D50: each trident in hand, if there is a prey."""
    if state.kinds[seat] >> FIRST_TRIDENT & 31 == 0:
        return n
    place = prey(state)
    if place == NOWHERE:
        return n
    return kinds_into(state, TRIDENT << WIDTH | place - FIRST_SQUARE << CARD_BITS, seat, FIRST_TRIDENT, FIRST_TREASURE, out, n)


def thrust(state: InfernoRaceState, seat: i64, rest: i64) -> None:
    """D50: a trident is played; the owner of the imp has the answer."""
    place = (rest >> CARD_BITS) + FIRST_SQUARE
    rival = state.sitter(place, seat)
    let_go(state, seat, rest & CARD_OF)
    tell(state.told, THRUST, seat, rival, place)
    state.push(PARRY, place, 0, rival)


def parries_into(state: InfernoRaceState, seat: i64, out: vec[i64]) -> i64:
    """D50: a trident, or the imp."""
    n = kinds_into(state, PARRY_IT << WIDTH, seat, FIRST_TRIDENT, FIRST_TREASURE, out, 0)
    out[n] = FALL << WIDTH
    return n + 1


def parry(state: InfernoRaceState, seat: i64, card: i64) -> None:
    """D50: a trident against the trident, and nothing happens."""
    let_go(state, seat, card)
    tell(state.told, PARRIED, seat, card)
    state.depth -= 1


def fall(state: InfernoRaceState) -> None:
    """D50: the imp that the trident met dies. No tile turns."""
    place = state.number(AT)
    rival = state.number(RIVAL)
    state.depth -= 1
    state.imps[rival] &= ~bit(place)
    state.dead[rival] += 1
    tell(state.told, FELL, rival, place)
