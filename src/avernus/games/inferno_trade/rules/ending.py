"""The end: lists are opened, souls are counted, the best devil is named (V50-V52)."""

from avernus.core.native import i64
from avernus.core.result import Result
from avernus.games.inferno_trade import events
from avernus.games.inferno_trade.board import ALL_SOULS, N_SOULS, REPENTED, SECOND_COPY
from avernus.games.inferno_trade.state import InfernoTradeState
from avernus.games.inferno_trade.steps import NONE, OVER
from avernus.games.inferno_trade.verbs import size_of


def worth(state: InfernoTradeState, seat: i64, cards: i64) -> i64:
    """V51, V44: what a set of cards would be worth to a seat; special cards are worth nothing."""
    both = cards & cards >> 18
    first = (cards | cards >> 18) & ALL_SOULS
    total = size_of(both) * SECOND_COPY
    soul: i64 = 0
    while first != 0:
        if first & 1:
            total += state.values[seat * N_SOULS + soul] - REPENTED * state.lowered[soul]
        first >>= 1
        soul += 1
    return total


def total(state: InfernoTradeState, seat: i64) -> i64:
    """V51: what a seat's collection is worth on its own list."""
    return worth(state, seat, state.free[seat] | state.fixed[seat])


def finish(state: InfernoTradeState) -> None:
    """V50: the last grain has fallen; open questions and offers are void."""
    state.step = OVER
    state.ask = NONE
    state.offers = []
    if state.aloud is not None:
        result = result_of(state)
        assert result is not None
        events.ended(state.aloud, result, state.t)


def values_held(state: InfernoTradeState, seat: int) -> list[int]:
    """The list values of the souls that a seat holds, the highest first: what `tiebreak = best_soul` compares."""
    cards = int(state.free[seat]) | int(state.fixed[seat])
    held = (cards | cards >> 18) & (1 << N_SOULS) - 1
    return sorted((int(state.values[seat * N_SOULS + soul]) for soul in range(N_SOULS) if held >> soul & 1), reverse=True)


def result_of(state: InfernoTradeState) -> Result | None:
    """V51, V52: ranks by total; ties are shared, or go to the best soul."""
    if state.step != OVER:
        return None
    seats = range(int(state.seats))
    totals = [int(total(state, seat)) for seat in seats]
    by_soul = state.options["tiebreak"] == "best_soul"
    keys = [(totals[seat], values_held(state, seat) if by_soul else []) for seat in seats]
    ranks = tuple(1 + sum(other > keys[seat] for other in keys) for seat in seats)
    tied = totals.count(max(totals)) > 1
    reason = "shared" if ranks.count(1) > 1 else "best-soul" if tied else "best-devil"
    return Result(ranks, reason, "V52", tuple(totals))
