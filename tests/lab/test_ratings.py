"""Ratings find the order that is there, say how sure they are, and the sequential test is seldom wrong."""

import math
from random import Random

import pytest

from avernus.core.refusals import AvernusError
from avernus.lab import ratings
from avernus.lab.ratings import Duels, Sprt, Tables, points, wilson

STRENGTH = {"weak": 1.0, "fair": 2.0, "strong": 4.0}
"""Odds of winning; doubled odds are 120 points."""


def test_wilsons_interval_is_the_known_one() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0) and wilson(0, 5)[0] == 0.0 and wilson(5, 5)[1] == 1.0


def test_odds_of_ten_to_one_are_400_points() -> None:
    assert round(points(10 / 11)) == 400 and points(0.5) == 0.0


def test_duels_find_the_order_and_the_distance() -> None:
    rng, rater = Random(1), Duels(STRENGTH)
    for _ in range(400):
        for a, b in (("weak", "fair"), ("fair", "strong"), ("strong", "weak")):
            won = rng.random() < STRENGTH[a] / (STRENGTH[a] + STRENGTH[b])
            rater.add(((a, b), (1, 2) if won else (2, 1)))
    found = rater.ratings()
    for a, b in (("strong", "fair"), ("fair", "weak")):
        assert found[a].points - found[b].points == pytest.approx(120, abs=found[a].half + found[b].half)
    assert all(0 < rating.half < 35 for rating in found.values())


def test_tables_of_many_find_the_order_and_the_distance() -> None:
    rng, rater = Random(2), Tables(STRENGTH)
    for _ in range(600):
        names = rng.sample(sorted(STRENGTH), 3)
        rest, order = list(range(3)), []
        while rest:
            order.append(rng.choices(rest, [STRENGTH[names[seat]] for seat in rest])[0])
            rest.remove(order[-1])
        rater.add((names, [order.index(seat) + 1 for seat in range(3)]))
    found = rater.ratings()
    assert found["strong"].points > found["fair"].points > found["weak"].points
    assert found["strong"].points - found["weak"].points == pytest.approx(240, abs=90)


def test_who_sits_in_several_seats_moves_no_faster_and_who_plays_himself_not_at_all() -> None:
    rater = Tables(["a", "b"])
    rater.add((("a", "a", "a"), (1, 2, 3)))
    assert rater.ratings()["a"].points == rater.ratings()["b"].points
    rater.add((("a", "b", "b"), (1, 2, 2)))
    found = rater.ratings()
    assert found["a"].points > 1500 > found["b"].points


def settled(share: float, rng: Random, gain: float = 60.0) -> str:
    test = Sprt(0.5, gain)
    while test.verdict is None:
        test.add(float(rng.random() < share))
    return test.verdict


def test_the_sequential_test_is_seldom_wrong() -> None:
    rng = Random(3)
    assert sum(settled(0.5, rng) == "better" for _ in range(60)) <= 6
    assert sum(settled(0.60, rng) == "not better" for _ in range(60)) <= 6


def test_a_few_games_that_are_all_alike_settle_nothing() -> None:
    """Odds of 16 to 9 for each win: that much likelier are all of them together, and no more."""
    test = Sprt(0.5, 100.0)
    for won in range(1, 12):
        test.add(1.0)
        assert test.verdict is None
        assert test.likelihood == pytest.approx(won * math.log(2 * test.better))
    test.add(1.0)
    assert test.verdict == "better"
    shared = Sprt(0.5, 100.0)
    for _ in range(200):
        shared.add(0.5)
    assert shared.verdict == "not better"


def test_a_fair_share_at_a_table_of_many_is_not_one_half() -> None:
    test = Sprt(1 / 3, 50.0)
    assert 1 / 3 < test.better < 0.45
    for number in range(300):
        test.add(float(number % 3 == 0))
    assert test.likelihood < 0


def test_a_missing_library_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AvernusError, match=r"pip install 'avernus\[league\]'"):
        ratings.library("no_such_library")
