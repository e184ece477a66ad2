"""Setting up (D10-D15)."""

from avernus.core.bits import bit
from avernus.core.native import i64
from avernus.games.inferno_race.board import COPY, DEALT, FIRST_SQUARE, KIND_COUNT, LAST_SQUARE
from avernus.games.inferno_race.state import DECK, InfernoRaceState
from avernus.games.inferno_race.steps import DEAL, MAIN, TILE


def set_up(state: InfernoRaceState) -> None:
    """D10-D15: imps on their steps, one dead; the tiles of odd squares and the hands are chance's, the squares first."""
    kind: i64 = 0
    while kind < KIND_COUNT:
        state.put(DECK, kind, COPY[kind])
        kind += 1
    nearest: i64 = state.stairs - 2 if state.far else 1
    seat: i64 = 0
    while seat < state.seats:
        state.imps[seat] = bit(6 - nearest) | bit(5 - nearest) | bit(4 - nearest)
        state.dead[seat] = 1
        seat += 1
    state.push(MAIN)  # D15: red begins, once everything is there
    while seat > 0:
        seat -= 1
        state.push(DEAL, seat, DEALT)
    state.push(TILE, FIRST_SQUARE, LAST_SQUARE)
