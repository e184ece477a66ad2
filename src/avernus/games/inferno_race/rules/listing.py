"""Answers that many questions have in common, written into the list of legal actions: a free step, a card of the hand."""

from avernus.core.native import i64, vec
from avernus.games.inferno_race.board import FIRST_STEP
from avernus.games.inferno_race.state import InfernoRaceState


def steps_into(state: InfernoRaceState, base: i64, seat: i64, out: vec[i64], n: i64) -> i64:
    """One action for each free step, step 1 first."""
    free = state.free_steps(seat)
    step: i64 = 0
    while step <= FIRST_STEP:
        if free >> (FIRST_STEP - step) & 1:
            out[n] = base | step
            n += 1
        step += 1
    return n


def kinds_into(state: InfernoRaceState, base: i64, seat: i64, first: i64, end: i64, out: vec[i64], n: i64) -> i64:
    """One action for each kind of card in hand within a range of kinds."""
    kinds = state.kinds[seat] >> first
    kind = first
    while kinds != 0 and kind < end:
        if kinds & 1:
            out[n] = base | kind
            n += 1
        kinds >>= 1
        kind += 1
    return n
