"""Many games at once: the arrays always show what the games are, and one step of a game is one step of the rules."""

from typing import Any

import numpy as np
import pytest

import avernus
from avernus import AvernusError
from avernus.envs.vector import VectorGames
from tests.envs.walks import observed


@pytest.mark.parametrize("name", avernus.games())
def test_arrays_show_what_is_true(name: str) -> None:
    games = VectorGames(name, 5, seed=2, masks=True if name != "laberinto" else None)
    encoding, rng = games.setting.encoding, np.random.default_rng(2)
    assert games.observations is not None
    for _ in range(40):
        games.step(games.random_actions(rng))
        for i in (0, 4):
            state, seat = games.state(i), int(games.players[i])
            numbers = [int(encoding.number(state, seat, action)) for action in state.legal(seat)]
            assert state.mover() == seat and list(games.legal[i, :games.counts[i]]) == numbers
            if games.masks is not None:
                assert list(np.flatnonzero(games.masks[i])) == sorted(numbers)
            assert list(games.observations[i]) == observed(encoding, state, seat)
    part = encoding.parts[0]
    assert games.part(part.name).shape == (5, *part.shape)


@pytest.mark.parametrize("name", ["splut", "inferno-race", "inferno-trade"])
def test_games_begin_anew_and_pay(name: str) -> None:
    short: dict[str, Any] = {"splut": {}, "inferno-race": {"max_rounds": 12}, "inferno-trade": {"runs": 1, "rounds_per_run": 1}}
    games = VectorGames(name, 8, seed=1, options=short[name])
    rng, ended = np.random.default_rng(1), 0
    for _ in range(60 if name == "inferno-trade" else 400):
        games.step(games.random_actions(rng))
        done = games.ended == 1
        ended += int(done.sum())
        assert np.allclose(games.rewards.sum(1), 0) and (games.rewards[~done] == 0).all()
        assert (games.players >= 0).all() and (games.lengths[done] > 5).all()
    assert ended > 3


def test_without_autoreset_a_game_stays_over() -> None:
    games = VectorGames("splut", 3, seed=1, autoreset=False)
    rng = np.random.default_rng(3)
    for _ in range(3000):
        games.step(games.random_actions(rng))
        if (games.players < 0).all():
            break
    assert (games.players == -3).all() and (games.counts == 0).all() and games.masks is not None and not games.masks.any()
    assert all(games.result(i) is not None for i in range(3))


def test_the_same_seed_is_the_same_chance() -> None:
    runs = []
    for seed in (7, 7, 8):
        games = VectorGames("inferno-race", 8, seed=seed)
        rng = np.random.default_rng(1)
        for _ in range(50):
            games.step(games.random_actions(rng))
        runs.append(np.array(games.observations))
    assert np.array_equal(runs[0], runs[1]) and not np.array_equal(runs[0], runs[2])
    games.reset(7)
    fresh = VectorGames("inferno-race", 8, seed=7)
    assert np.array_equal(np.array(games.observations), np.array(fresh.observations))


def test_games_are_cut_short() -> None:
    games = VectorGames("splut", 2, seed=1, max_steps=10)
    rng = np.random.default_rng(1)
    for step in range(1, 41):
        games.step(games.random_actions(rng))
        assert list(games.ended == 2) == [step % 10 == 0] * 2 or (games.ended == 1).any()


def test_bad_calls_change_nothing() -> None:
    games = VectorGames("splut", 4, seed=1)
    before = np.array(games.observations)
    good = games.legal[:, 0].copy()
    wrong: list[Any] = [
        [0, 0, 0, 0], good[:3], good.astype(float), "x", None, [[1]], np.array([*good[:3], -1]), np.array([*good[:3], 99_999]),
        [None] * 4, [10**30] * 4,
    ]
    for actions in wrong:
        with pytest.raises(AvernusError) as error:
            games.step(actions)
        assert "\n" not in str(error.value) and str(error.value).endswith(".")
        assert np.array_equal(before, np.array(games.observations)), "a wrong action of one game changes none"
    for call in (
        lambda: VectorGames("splut", 0), lambda: VectorGames("splut", "8"), lambda: VectorGames("chess", 8), lambda: games.part("nothing"),  # type: ignore[arg-type]
        lambda: games.state(4), lambda: games.reset("x"), lambda: VectorGames("laberinto", 1_000_000, masks=True),  # type: ignore[arg-type]
        lambda: VectorGames("splut", 2, observe=False).part("rocks"), lambda: VectorGames("splut", 2, max_steps="x"),  # type: ignore[arg-type]
    ):
        with pytest.raises(AvernusError):
            call()
    games.step(good)


def test_windows_cannot_be_written() -> None:
    games = VectorGames("splut", 2)
    for array in (games.observations, games.masks, games.players, games.rewards, games.legal):
        assert array is not None
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
