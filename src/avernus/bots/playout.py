"""Random playouts, all in compiled code where there is a compiler: the inner loop of searches, simulations and benchmarks."""

from avernus.bots.generator import Xorshift
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State


def play_out(state: State, most: i64, rng: Xorshift, out: vec[i64], weights: vec[i64]) -> i64:
    """Play uniformly random actions until the game is over or `most` actions are played; return how many."""
    played: i64 = 0
    while played < most:
        seat = state.mover()
        if seat == NOBODY:
            break
        if seat == CHANCE:
            n = state.outcomes_into(out, weights)
            state.apply(CHANCE, out[weighted(n, weights, rng)])
        else:
            n = state.legal_into(seat, out)
            state.apply(seat, out[rng.below(n)])
        played += 1
    return played


def weighted(n: i64, weights: vec[i64], rng: Xorshift) -> i64:
    """An index below n, chosen by weight."""
    total: i64 = 0
    i: i64 = 0
    while i < n:
        total += weights[i]
        i += 1
    rest = rng.below(total)
    i = 0
    while rest >= weights[i]:
        rest -= weights[i]
        i += 1
    return i


def playouts(root: State, games: i64, most: i64, seed: i64) -> i64:
    """Play random games from a state; return the number of actions in all of them."""
    rng = Xorshift(seed)
    size = int(root.max_legal())
    out = vec[i64]([0] * size)
    weights = vec[i64]([0] * size)
    scratch = root.copy()
    total: i64 = 0
    i: i64 = 0
    while i < games:
        scratch.copy_from(root)
        total += play_out(scratch, most, rng, out, weights)
        i += 1
    return total
