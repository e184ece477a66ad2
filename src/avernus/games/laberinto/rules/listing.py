"""Lists of movements, ascending and without duplicates: several ways between two cells are one action (L44)."""

from avernus.core.native import i64, vec
from avernus.games.laberinto.state import LaberintoState


def write(state: LaberintoState, action: i64, out: vec[i64], start: i64) -> None:
    """Put an action in its place among those from `start` on, unless it is there."""
    i = state.found
    while i > start and out[i - 1] > action:
        i -= 1
    if i > start and out[i - 1] == action:
        return
    j = state.found
    while j > i:
        out[j] = out[j - 1]
        j -= 1
    out[i] = action
    state.found += 1
