"""The learner learns: in seconds its network explains what it has seen, and what it has learnt sits down by lines of JSON."""

import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import avernus
from avernus import AvernusError
from avernus.bots import outside
from avernus.envs.examples import maskable_ppo
from avernus.envs.examples.train import Learner, LearntBot, Network, load, train, won
from avernus.envs.gym import AvernusGym
from avernus.envs.vector import VectorGames


def test_a_network_learns_what_it_is_taught() -> None:
    rng = np.random.default_rng(1)
    net = Network(20, rng)
    seen = rng.integers(0, 2, (256, 20)).astype(np.float32)
    targets = np.tanh(seen[:, 0] - seen[:, 1]).astype(np.float32)
    first = net.learn(seen, targets)
    for _ in range(300):
        last = net.learn(seen, targets)
    assert last < first / 10 and np.abs(net.value(seen) - targets).mean() < 0.1


def test_looking_ahead_is_what_comes_true() -> None:
    games = VectorGames("splut", 6, seed=1, autoreset=False)
    rng = np.random.default_rng(1)
    ends = 0
    for _ in range(300):
        seen, payoffs, starts = games.look_ahead()
        assert int(starts[-1]) == int(games.counts.sum()) == len(seen) == len(payoffs)
        alive = games.players >= 0
        if not alive.any():
            break
        picks = (rng.random(6) * games.counts).astype(np.int64)
        kept = [(seen[starts[i] + picks[i]].copy(), payoffs[starts[i] + picks[i]], int(games.players[i])) for i in np.flatnonzero(alive)]
        games.step(games.legal[np.arange(6), picks])
        for i, (then, paid, seat) in zip(np.flatnonzero(alive), kept, strict=True):
            if games.ended[i]:
                ends += 1
                assert paid == games.rewards[i, seat]
            elif games.players[i] == seat:
                assert paid == 2 and games.observations is not None and np.array_equal(then, games.observations[i])
    assert ends > 0


def test_what_is_sure_within_a_turn_counts_as_won_or_lost() -> None:
    games, rules = VectorGames("splut", 16, seed=3, observe=False), avernus.game("splut")
    rng, expert = np.random.default_rng(3), rules.expert()
    assert expert is not None
    told = {-1.0: 0, 1.0: 0}
    for _ in range(40):
        _, plain, starts = games.look_ahead()
        plain = plain.copy()
        _, sure, _ = games.look_ahead(sure=True)
        for i in range(16):
            for row in range(int(starts[i]), int(starts[i + 1])):
                if plain[row] < 2:
                    assert sure[row] == plain[row]
                    continue
                after, seat = games.state(i), int(games.players[i])
                after.apply(seat, after.legal(seat)[row - int(starts[i])])
                won = int(expert.winning(after)) >= 0
                assert sure[row] == (2 if not won else 1 if int(after.mover()) == seat else -1)
                if won:
                    told[float(sure[row])] += 1
        games.step(games.random_actions(rng))
    assert min(told.values()) > 10


def test_it_learns_plays_and_sits_down(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    net, curve = train("splut", 2, 0.5, tmp_path / "net.npz", seed=1, tests=1)
    assert len(curve) >= 2 and "Wins against greedy" in capsys.readouterr().out
    again, game, seats = load(tmp_path / "net.npz")
    assert (game, seats) == ("splut", 2) and all(np.array_equal(again.weights[name], net.weights[name]) for name in net.weights)
    said: list[str] = []
    monkeypatch.setattr(outside, "noticed", said.append)
    name = f"{sys.executable} -m avernus.envs.examples.train --play {tmp_path / 'net.npz'}"
    state, rules = avernus.game("splut").new(2), avernus.game("splut")
    bot = outside.LineBot(name)
    action = avernus.bots.think(bot, rules, state, 0, Random(1))
    bot.close()
    assert said == [] and action == avernus.bots.think(LearntBot(again), rules, state, 0, Random(1))
    (tmp_path / "no.npz").write_text("nothing", encoding="utf-8")
    for bad in (tmp_path / "no.npz", tmp_path / "missing.npz"):
        with pytest.raises(AvernusError):
            load(bad)


def test_a_turn_that_wins_is_found_without_learning() -> None:
    """It looks at its whole turn: with a net that knows nothing it wins where a win lies within the turn, and so beats chance."""
    net = Network(668, np.random.default_rng(1))
    rules = avernus.game("splut")
    assert won(LearntBot(net, breadth=4), avernus.bots.find("random"), rules, 2, 2, 1) >= 0.5


def test_a_learner_keeps_what_each_seat_saw() -> None:
    learner = Learner("splut", 2, 3)
    for _ in range(80):
        learner.step()
    assert learner.decided == 80 * 96 and learner.played > 0 and all(-1 <= target <= 1 for _, target in learner.kept)


def test_maskable_ppo_learns_through_the_gymnasium_form(capsys: pytest.CaptureFixture[str]) -> None:
    """A whole round of sb3-contrib on our masks; what it brings in minutes is told in docs/envs/index.md."""
    pytest.importorskip("sb3_contrib", reason="sb3-contrib and PyTorch are not installed: pip install 'avernus[learn]'")
    model, curve = maskable_ppo.learn(2048, 1, points=2)
    assert model.num_timesteps == 2048 and len(curve) == 2 and all(0 <= share <= 1 for share in curve)
    assert "against random" in capsys.readouterr().out


def test_maskable_ppo_sees_numbers_of_one_size_and_its_masks() -> None:
    env = maskable_ppo.Level(AvernusGym("splut"))
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen) and 0 < seen.max() <= np.log1p(1000) + 0.001
    assert set(np.flatnonzero(env.action_masks())) == set(env.unwrapped.legal())


def test_without_sb3_the_example_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(AvernusError, match=r"avernus\[learn\]"):
        maskable_ppo.learn(1, 1)
