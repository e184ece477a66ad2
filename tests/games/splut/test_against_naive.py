"""The engine and a naive second implementation play side by side: the same legal actions, the same positions, at every step."""

from random import Random
from typing import Any

import pytest

import avernus
from tests.games.splut.naive import Naive

VARIANTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("default", {}, {}),
    ("no-ahead", {"levitate_ahead": False}, {"ahead": False}),
    ("no-behind", {"levitate_behind": False}, {"behind": False}),
    ("neither", {"levitate_ahead": False, "levitate_behind": False}, {"ahead": False, "behind": False}),
    ("repetition", {"repetition": True}, {"repetition": True}),
    ("short", {"turn_cap": 40}, {"cap": 40}),
    ("both", {"pull_and_throw": True}, {"both": True}),
    ("second", {"first": 2}, {"first": 2}),
    ("fourth", {"first": 4, "pull_and_throw": True}, {"first": 4, "both": True}),
]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("options", "naive_options"), [v[1:] for v in VARIANTS], ids=[v[0] for v in VARIANTS])
def test_side_by_side(seats: int, options: dict[str, Any], naive_options: dict[str, Any], seed: int) -> None:
    game = avernus.game("splut")
    rng = Random(f"{seats} {options} {seed}")
    state = game.new(seats, options)
    naive = Naive(seats, **naive_options)
    for _ in range(400):
        actors = state.actors()
        legal = {game.write(state, seat, action): action for seat in actors for action in state.legal(seat)}
        assert sorted(legal) == naive.legal()
        assert game.write_position(state) == naive.position()
        if not actors:
            assert naive.over
            break
        text = rng.choice(sorted(legal))
        state.apply(actors[0], legal[text])
        naive.play(text)


def test_back_and_forth_to_a_repetition() -> None:
    game = avernus.game("splut")
    rng = Random(1)
    state = game.new(2, {"repetition": True})
    naive = Naive(2, repetition=True)
    for _ in range(3000):
        if naive.over:
            break
        # The first few actions of the list, over and over, come back to where they were.
        text = rng.choice(naive.legal()[:2])
        action = game.read(state, state.actors()[0], text)
        assert action is not None
        state.apply(state.actors()[0], action)
        naive.play(text)
        assert game.write_position(state) == naive.position()
    result = state.result()
    assert naive.over and result is not None and result.reason == "repetition"
