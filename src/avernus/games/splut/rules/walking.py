"""The plain step (S5): one of the own pieces goes to a neighbouring cell that is empty. The chapters on the three pieces add to it."""

from avernus.core.native import i64, vec
from avernus.games.splut.board import EAST, NORTH, SOUTH, WEST, beside
from avernus.games.splut.refusals import FINE, NOT_ADJACENT, OCCUPIED
from avernus.games.splut.state import SplutState


def walks_into(base: i64, came: i64, free: i64, out: vec[i64], n: i64) -> i64:
    """S5.2: the steps of a piece to its empty neighbours, in order of their cells."""
    if free >> (came + SOUTH) & 1:
        out[n] = base | came + SOUTH
        n += 1
    if free >> (came + WEST) & 1:
        out[n] = base | came + WEST
        n += 1
    if free >> (came + EAST) & 1:
        out[n] = base | came + EAST
        n += 1
    if free >> (came + NORTH) & 1:
        out[n] = base | came + NORTH
        n += 1
    return n


def judge_walk(state: SplutState, came: i64, to: i64) -> i64:
    """S5.1, S5.2: a step to an empty neighbour."""
    if not beside(came, to):
        return NOT_ADJACENT
    return OCCUPIED if state.occupied >> to & 1 else FINE
