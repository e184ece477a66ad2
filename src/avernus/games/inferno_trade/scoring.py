"""The end: lists are opened, souls are counted, the best devil is named (V50-V52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from avernus.core.result import Result
from avernus.games.inferno_trade.board import N_SOULS
from avernus.games.inferno_trade.hands import OVER

if TYPE_CHECKING:
    from avernus.games.inferno_trade.hands import Hands


def values_held(state: Hands, seat: int) -> list[int]:
    """The list values of the souls that a seat holds, the highest first: what `tiebreak = best_soul` compares."""
    cards = int(state.free[seat]) | int(state.fixed[seat])
    held = (cards | cards >> 18) & (1 << N_SOULS) - 1
    return sorted((int(state.values[seat * N_SOULS + soul]) for soul in range(N_SOULS) if held >> soul & 1), reverse=True)


def result_of(state: Hands) -> Result | None:
    """V51, V52: ranks by total; ties are shared, or go to the best soul."""
    if state.step != OVER:
        return None
    seats = range(int(state.seats))
    totals = [int(state.total(seat)) for seat in seats]
    by_soul = state.options["tiebreak"] == "best_soul"
    keys = [(totals[seat], values_held(state, seat) if by_soul else []) for seat in seats]
    ranks = tuple(1 + sum(other > keys[seat] for other in keys) for seat in seats)
    tied = totals.count(max(totals)) > 1
    reason = "shared" if ranks.count(1) > 1 else "best-soul" if tied else "best-devil"
    return Result(ranks, reason, "V52", tuple(totals))
