"""No evening can be much longer than the others: the last round that a table allows beside the shortest median of any level."""

import pytest

from avernus.games import find
from bench.lengths import FAR, last_round

MEDIANS = {
    ("inferno-race", 2): 76, ("inferno-race", 3): 40, ("inferno-race", 4): 41, ("inferno-race", 5): 42,
    ("inferno-trade", 3): 8, ("inferno-trade", 4): 13, ("inferno-trade", 6): 12, ("laberinto", 3): 72,
    **{("hellgame", seats): 4 for seats in range(2, 7)},
}
"""Rounds of the level whose games are shortest, as `docs/balance.md` has them; in The HellGame nobody wins before turn 4 (H5.3)."""


@pytest.mark.parametrize(("name", "seats"), MEDIANS, ids=[f"{name}-{seats}" for name, seats in MEDIANS])
def test_the_last_round_is_at_most_three_times_the_median(name: str, seats: int) -> None:
    # D71, V62, L50, H27.3
    assert 0 < last_round(find(name), seats, {}) <= FAR * MEDIANS[name, seats]
