"""What a trader makes of tastes: the own list is known, the others' lists are guessed from what they asked for, took and refused.

Nothing here looks at another seat's list or special cards: in an imagined world they are invented anyway.
"""

from typing import Final

from avernus.core.native import i64, vec
from avernus.games.inferno_trade.board import ALL_SOULS, N_SOULS, REPENTED, SECOND_COPY
from avernus.games.inferno_trade.bot.tempers import DOUBT, SPREAD, SURE
from avernus.games.inferno_trade.rules import InfernoTrade
from avernus.games.inferno_trade.rules.ending import worth
from avernus.games.inferno_trade.steps import READY
from avernus.games.inferno_trade.verbs import size_of

MIDDLE: Final = 9.5
"""What a soul is worth to somebody of whom nothing is known."""
VARIANCE: Final = 27.0
"""How far the values of a list lie from its middle: the mean square."""
RIVALRY: Final = 0.3
"""What a point of the others, shared among them, is worth to a seat in `evaluation.py`."""
PLAIN: Final = 1
"""The temper by which the evaluation guesses."""


def guess(state: InfernoTrade, seat: i64, soul: i64, temper: vec[float]) -> float:
    """What a soul may be worth to another seat, from what it asked for, offered, took and refused."""
    signs = float(state.likes[seat * N_SOULS + soul] - state.sheds[seat * N_SOULS + soul])
    size = signs if signs > 0.0 else -signs
    return MIDDLE + temper[SPREAD] * signs / (size + temper[DOUBT]) - float(REPENTED * state.lowered[soul])


def unknown(state: InfernoTrade, seat: i64, soul: i64, temper: vec[float]) -> float:
    """How wrong the guess may be: a mean square that shrinks with every sign."""
    signs = float(state.likes[seat * N_SOULS + soul] - state.sheds[seat * N_SOULS + soul])
    size = signs if signs > 0.0 else -signs
    return VARIANCE * temper[SURE] / (size + temper[SURE])


def guessed_worth(state: InfernoTrade, seat: i64, cards: i64, temper: vec[float]) -> float:
    """What a set of cards may be worth to another seat; second copies are worth 5 to everybody."""
    total = float(SECOND_COPY * size_of(cards & cards >> 18))
    first = (cards | cards >> 18) & ALL_SOULS
    soul: i64 = 0
    while first != 0:
        if first & 1:
            total += guess(state, seat, soul, temper)
        first >>= 1
        soul += 1
    return total


def held(state: InfernoTrade, seat: i64) -> i64:
    """All cards of a seat."""
    return state.free[seat] | state.fixed[seat]


def own_gain(state: InfernoTrade, seat: i64, got: i64, given: i64) -> float:
    """What a change of cards brings to the seat itself."""
    cards = held(state, seat)
    return float(worth(state, seat, cards & ~given | got) - worth(state, seat, cards))


def guessed_gain(state: InfernoTrade, seat: i64, got: i64, given: i64, temper: vec[float]) -> float:
    """What a change of cards may bring to another seat."""
    cards = held(state, seat)
    return guessed_worth(state, seat, cards & ~given | got, temper) - guessed_worth(state, seat, cards, temper)


def share(state: InfernoTrade, rivalry: float) -> float:
    """How much a point of one other seat counts against me."""
    return rivalry / float(state.seats - 1)


def time_left(state: InfernoTrade) -> float:
    """The part of the game's sand that has not run yet."""
    if state.step <= READY:
        return 1.0
    running = state.run_end - state.t
    running = max(running, 0)
    return float((state.runs - state.run) * state.glass + running) / float(state.runs * state.glass)
