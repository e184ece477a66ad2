"""Draws: the published construction, uniform, and free of bias by rejection."""

import hashlib
import hmac

import pytest

from avernus.core.fair import Draws, commitment

SECRET = bytes(range(32))


def test_known_vectors() -> None:
    draws = Draws(SECRET, "table-1", ["alice", "bob"])
    assert [draws.number(i, 6) for i in range(12)] == [0, 5, 0, 0, 3, 5, 4, 0, 5, 5, 1, 1]
    assert draws.number(0, 2**64) == 3783877058455895806
    assert commitment(SECRET) == "sha256:630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_construction_is_the_published_one() -> None:
    draws = Draws(SECRET, "t", ["n1", "n2"])
    for index in range(20):
        value = int.from_bytes(hmac.new(SECRET, f"t|n1|n2|{index}|0".encode(), hashlib.sha256).digest(), "big")
        assert draws.number(index, 97) == value % 97  # a rejection has a chance of less than 2^-249


def test_everything_matters() -> None:
    base = [Draws(SECRET, "t", ["a"]).number(i, 2**32) for i in range(4)]
    for other in (Draws(SECRET[::-1], "t", ["a"]), Draws(SECRET, "u", ["a"]), Draws(SECRET, "t", ["b"]), Draws(SECRET, "t")):
        assert [other.number(i, 2**32) for i in range(4)] != base
    assert len(set(base)) == 4


def test_numbers_beyond_the_last_whole_interval_are_drawn_again() -> None:
    # With just over half of all numbers as the bound, about every second first attempt is rejected.
    below = (1 << 255) + 1
    draws = Draws(SECRET, "t")
    rejected = 0
    for index in range(60):
        attempts = [int.from_bytes(hmac.digest(SECRET, f"t|{index}|{k}".encode(), "sha256"), "big") for k in range(40)]
        expected = next(value for value in attempts if value < below)
        rejected += attempts[0] >= below
        assert draws.number(index, below) == expected
    assert 15 < rejected < 45


@pytest.mark.parametrize("faces", [2, 6, 10, 37])
def test_draws_are_uniform(faces: int) -> None:
    counts = [0] * faces
    draws = Draws(SECRET, f"chi {faces}")
    rolls = 300 * faces
    for index in range(rolls):
        counts[draws.number(index, faces)] += 1
    chi = sum((count - 300) ** 2 / 300 for count in counts)
    degrees = faces - 1
    assert chi < degrees + 4 * (2 * degrees) ** 0.5 + 4
    assert chi > degrees - 4 * (2 * degrees) ** 0.5 - 4


def test_outcomes_come_by_their_weights() -> None:
    outcomes = [(10, 1), (20, 3), (30, 6)]
    draws = Draws(SECRET, "weights")
    counts = dict.fromkeys((10, 20, 30), 0)
    for index in range(3000):
        counts[draws.outcome(index, outcomes)] += 1
    assert abs(counts[10] - 300) < 80 and abs(counts[20] - 900) < 110 and abs(counts[30] - 1800) < 120


def test_an_outcome_is_the_one_in_whose_interval_the_number_falls() -> None:
    draws = Draws(SECRET, "intervals")
    outcomes = [(5, 2), (7, 1), (9, 4)]
    by_number = [5, 5, 7, 9, 9, 9, 9]
    assert all(draws.outcome(i, outcomes) == by_number[draws.number(i, 7)] for i in range(50))
    assert draws.outcome(3, [(42, 1)]) == 42
