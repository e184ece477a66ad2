"""No evening can be much longer than the others: the last round that a table allows beside the shortest median of any level."""

import pytest

from avernus.games import find
from bench.lengths import FAR, first_end, last_round, median_between

MEDIANS = {("inferno-race", 2): 76, ("inferno-race", 3): 40, ("inferno-race", 4): 41, ("inferno-race", 5): 42, ("laberinto", 3): 72}
"""Rounds of the level whose games are shortest, as `docs/balance.md` has them."""
NEVER_SOONER = [(name, seats) for name in ("inferno-trade", "hellgame") for seats in find(name).seats]


@pytest.mark.parametrize(("name", "seats"), MEDIANS, ids=[f"{name}-{seats}" for name, seats in MEDIANS])
def test_the_last_round_is_at_most_three_times_the_median(name: str, seats: int) -> None:
    # D71, L50
    assert 0 < last_round(find(name), seats, {}) <= FAR * MEDIANS[name, seats]


@pytest.mark.parametrize(("name", "seats"), NEVER_SOONER, ids=[f"{name}-{seats}" for name, seats in NEVER_SOONER])
def test_the_last_round_is_at_most_three_times_the_first_that_can_end_a_game(name: str, seats: int) -> None:
    # V21, V62, H5.3, H27.3: so whatever the median of a level is, nothing lasts three times as long
    assert 0 < last_round(find(name), seats, {}) <= FAR * first_end(find(name), seats, {})


def test_the_interval_of_a_median_is_where_the_order_of_values_says() -> None:
    # of 20 values those of rank 6 and 15, of 100 those of rank 40 and 61, as tables of the sign test have it; of 5 nothing is sure
    assert median_between(list(map(float, range(1, 21)))) == (6, 15)
    assert median_between(list(map(float, range(1, 101)))) == (40, 61)
    assert median_between([3.0, 1.0, 2.0, 5.0, 4.0]) == (0, float("inf"))
