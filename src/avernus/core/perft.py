"""Counting sequences of actions: the test that two engines of one game have the same rules."""

from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State


def perft(state: State, depth: i64) -> i64:
    """The number of sequences of exactly `depth` actions; outcomes of chance count as actions."""
    if depth == 0:
        return 1
    seat = state.mover()
    if seat == NOBODY:
        return 0
    size = int(state.max_legal())
    out = vec[i64]([0] * size)
    total: i64 = 0
    following = state.copy()
    if seat == CHANCE:
        n = state.outcomes_into(out, vec[i64]([0] * size))
        return n if depth == 1 else after(state, following, CHANCE, out, n, depth)
    for actor in state.actors():
        n = state.legal_into(actor, out)
        total += n if depth == 1 else after(state, following, actor, out, n, depth)
    return total


def after(state: State, following: State, seat: i64, out: vec[i64], n: i64, depth: i64) -> i64:
    """The sum over the first n actions of the buffer."""
    total: i64 = 0
    i: i64 = 0
    while i < n:
        following.copy_from(state)
        following.apply(seat, out[i])
        total += perft(following, depth - 1)
        i += 1
    return total
