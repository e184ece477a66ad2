"""PettingZoo's and Gymnasium's own tests on all five games, and what their learners rely on."""

import warnings
from collections.abc import Iterator
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import avernus
import avernus.envs
from avernus import AvernusError
from avernus.envs import aec, gym, simultaneous
from tests.envs.walks import encoding_of

GAMES = avernus.games()
QUICK = ["splut", "inferno-race"]


def version(name: str) -> int:
    """The version in the name of an environment."""
    return encoding_of(avernus.game(name)).version


@pytest.fixture
def lenient() -> Iterator[None]:
    """PettingZoo advises against dictionaries of observations, which its own board games have too, and against empty masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def played(env: Any, most: int, seed: int) -> list[tuple[str, float, bool]]:
    """A random game: the agent, its reward, and whether the game was over for it."""
    rng = np.random.default_rng(seed)
    found = []
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, _ = env.last()
        found.append((agent, reward, termination or truncation))
        over = termination or truncation
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_accepts_each_game(name: str, lenient: None, capsys: pytest.CaptureFixture[str]) -> None:
    avernus.envs.register()
    api_test(pettingzoo.make("aec", f"avernus/{name}-v{version(name)}"), num_cycles=30)
    seed_test(lambda: aec.env(name), num_cycles=20)


@pytest.mark.parametrize("name", QUICK + ["inferno-trade"])
def test_the_parallel_form_is_accepted(name: str, lenient: None, capsys: pytest.CaptureFixture[str]) -> None:
    avernus.envs.register()
    parallel_api_test(pettingzoo.make("parallel", f"avernus/{name}-v{version(name)}"), num_cycles=20)
    parallel_seed_test(lambda: simultaneous.parallel_env(name), num_cycles=15)
    max_cycles_test(SimpleNamespace(
        parallel_env=lambda max_cycles: simultaneous.parallel_env(name, max_cycles=max_cycles),
        env=lambda max_cycles: parallel_to_aec(simultaneous.parallel_env(name, max_cycles=max_cycles)),
    ))


@pytest.mark.parametrize("name", GAMES)
def test_both_forms_are_cut_short_as_pettingzoo_counts(name: str) -> None:
    """Each agent acts `max_cycles` times in both forms, where the rules ask everybody equally often: at the beginning of all five.

    In The HellGame only where no questions are merged: else whoever discards several cards at once is asked less often.
    """
    options = {"questions": "each"} if name == "hellgame" else {}

    def seeded(env: Any) -> Any:
        for seat, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seat)
        env.reset = partial(env.reset, seed=7)
        return env

    max_cycles_test(SimpleNamespace(
        parallel_env=lambda max_cycles: seeded(simultaneous.parallel_env(name, max_cycles=max_cycles, options=options)),
        env=lambda max_cycles: seeded(aec.env(name, max_cycles=max_cycles, illegal="default", options=options)),
    ))


@pytest.mark.parametrize("name", QUICK)
def test_a_game_ends_with_the_payoffs_of_its_result(name: str) -> None:
    env = aec.env(name, seats=3)
    env.reset(seed=4)
    steps = played(env, 20_000, 4)
    rewards = {agent: reward for agent, reward, over in steps if over}
    result = env.truth.result()
    assert result is not None and tuple(rewards[f"seat_{seat}"] for seat in range(3)) == result.payoffs
    assert all(reward == 0 for _, reward, over in steps if not over) and env.agents == []


def test_max_cycles_cuts_a_game_short() -> None:
    env = aec.env("splut", max_cycles=3)
    env.reset(seed=1)
    steps = played(env, 100, 1)
    assert [over for _, _, over in steps] == [False] * 6 + [True] * 2 and all(reward == 0 for _, reward, _ in steps)


def test_whoever_is_not_to_act_sees_the_table_and_no_legal_action() -> None:
    env = aec.env("inferno-race", seats=3)
    env.reset(seed=2)
    for agent in env.agents:
        observation = env.observe(agent)
        assert observation["action_mask"].any() == (agent == env.agent_selection)
        assert observation["observation"].any() and env.observation_space(agent).contains(observation)
    first = env.observe(env.agent_selection)
    first["observation"][:] = 0
    assert env.observe(env.agent_selection)["observation"].any(), "an observation is the agent's own copy"


@pytest.mark.parametrize("name", GAMES)
def test_text_and_pictures(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.env(name, render_mode="ansi")
    env.reset(seed=3)
    info = env.infos[env.agent_selection]
    numbers = set(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))
    assert set(info["legal"]) == numbers and all(info["legal"].values()) and len(info["text"]) > 100
    with pytest.raises(KeyError):
        info["nothing"]
    assert len(env.render().splitlines()) > 5
    pixels = aec.env(name, render_mode="rgb_array")
    pixels.reset(seed=3)
    array = pixels.render()
    assert array.dtype == np.uint8 and array.ndim == 3 and array.shape[2] == 3 and len(np.unique(array)) > 3
    shown = aec.env(name, render_mode="human")
    shown.reset(seed=3)
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_what_a_spectator_may_not_see_is_not_rendered() -> None:
    """The trade's list of values is its owner's: the picture of the table does not have it."""
    env = aec.env("inferno-trade", render_mode="ansi")
    env.reset(seed=1)
    env.step(min(env.infos[env.agent_selection]["legal"]))
    before = env.render()
    env.stepper.states[0] = env.truth.redeal(None, Random(1))
    assert env.render() == before


def test_recall_has_all_that_an_agent_saw_and_did() -> None:
    env = aec.env("splut", recall=3)
    env.reset(seed=1)
    done: list[tuple[Any, int]] = []
    for _ in range(12):
        agent = env.agent_selection
        observation = env.observe(agent)
        assert env.observation_space(agent).contains(observation)
        number = int(np.flatnonzero(observation["action_mask"])[-1])
        if agent == "seat_0":
            kept = done[-3:]
            assert list(observation["own_actions"][3 - len(kept):]) == [action for _, action in kept]
            for row, (seen, _) in zip(observation["history"][3 - len(kept):], kept, strict=True):
                assert np.array_equal(row, seen)
            done.append((observation["observation"], number))
        env.step(number)


def test_bad_calls_of_environments_get_a_sentence() -> None:
    env = aec.env("splut")
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"]
    bad: list[Any] = [
        lambda: env.step(0), lambda: env.step(-1), lambda: env.step(10**30), lambda: env.step("De3"), lambda: env.step(None),
        lambda: aec.env("chess"), lambda: aec.env("splut", seats=9), lambda: aec.env("splut", options=[1]),
        lambda: aec.env("splut", render_mode="film"), lambda: aec.env("splut", illegal="maybe"), lambda: aec.env("splut", recall="x"),
        lambda: simultaneous.parallel_env("splut", render_mode="film"), lambda: gym.AvernusGym("splut", seat=2),
        lambda: gym.AvernusGym("splut", bots=["greedy", "greedy"]), lambda: gym.AvernusGym("splut", bots="nobody"),
        lambda: gym.AvernusGym("splut", render_mode="film"), lambda: gym.AvernusGym("splut", illegal="maybe"),
        lambda: gym.AvernusGymVector("splut", "x"), lambda: env.reset(seed="x"),  # type: ignore[arg-type]
    ]
    for call in bad:
        with pytest.raises(AvernusError) as error:
            call()
        assert "\n" not in str(error.value) and str(error.value).endswith(".")
    assert np.array_equal(before, env.observe("seat_0")["observation"])
    with pytest.raises(AttributeError):
        _ = avernus.envs.nothing


def test_agents_that_are_not_there_and_games_that_have_not_begun_get_a_sentence() -> None:
    turns, at_once = aec.env("splut"), simultaneous.parallel_env("splut")
    calls: list[Any] = [
        lambda: turns.step(1), lambda: at_once.step({}), lambda: turns.action_space("nobody"), lambda: at_once.observation_space("nobody"),
        lambda: turns.observe("nobody"),
    ]
    for call in calls:
        with pytest.raises(AvernusError, match=r"^(No game has begun|There is no agent 'nobody').*\.$"):
            call()
    at_once.reset(seed=1)
    with pytest.raises(AvernusError, match="a mapping of agents to numbers"):
        at_once.step(5)  # type: ignore[arg-type]


def test_what_one_learner_and_many_cannot_do_gets_a_sentence() -> None:
    one, many, at_once = gym.AvernusGym("splut"), gym.AvernusGymVector("splut", 2), simultaneous.parallel_env("inferno-trade")
    many.reset(seed=1)
    at_once.reset(seed=1)
    calls: list[Any] = [
        lambda: one.step(0), lambda: one.reset(seed="x"), lambda: one.reset(seed=2.5), lambda: one.reset(seed=[1]),  # type: ignore[arg-type]
        lambda: gym.AvernusGym("splut", bots=5), lambda: gym.AvernusGym("splut", bots=[5]),  # type: ignore[arg-type,list-item]
        lambda: gym.AvernusGym("splut", bots=None), lambda: gym.AvernusGym("splut", bots=["random"] * 2),  # type: ignore[arg-type]
        lambda: gym.AvernusGymVector("splut", 0), lambda: gym.AvernusGymVector("splut", -1),
        lambda: gym.AvernusGymVector("laberinto", 10**6),
        lambda: gym.AvernusGymVector("splut", 2, render_mode="ansi"), lambda: many.reset(seed=[1]), lambda: many.reset(seed=["x", 1]),  # type: ignore[list-item]
        lambda: many.step(None), lambda: many.step([[1], [1, 2]]), lambda: many.step("xy"), lambda: at_once.step({"nobody": 1}),
        lambda: at_once.step({5: 1}), lambda: at_once.action_space(np.array([1, 2])), lambda: at_once.observation_space([]),  # type: ignore[dict-item,arg-type]
    ]
    for call in calls:
        with pytest.raises(AvernusError) as error:
            call()
        assert "\n" not in str(error.value) and str(error.value).endswith(".")
    one.reset(seed=np.int64(3))  # type: ignore[arg-type]
    many.reset(seed=[None, 7])  # type: ignore[list-item]


def test_an_illegal_action_can_be_replaced() -> None:
    env = aec.env("splut", illegal="default")
    env.reset(seed=1)
    env.step(0)
    assert env.agent_selection == "seat_1"


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_each_game(name: str) -> None:
    env = gymnasium.make(f"avernus.envs.gym:avernus/{name}-v{version(name)}", illegal="default", max_steps=50)
    check_env(env.unwrapped, skip_render_check=True)


def test_one_seat_learns_and_bots_sit_in_the_others() -> None:
    env = gym.AvernusGym("splut", seats=3, seat=1, bots=["greedy", "random"])
    seen, info = env.reset(seed=5)
    over, reward, steps = False, 0.0, 0
    rng = np.random.default_rng(5)
    while not over:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool)) and env.truth.mover() == 1
        assert set(env.legal()) == set(np.flatnonzero(info["action_mask"])) and len(env.text()) > 100
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert env.observation_space.contains(seen) and not cut
        steps += 1
    result = env.truth.result()
    assert result is not None and reward == result.payoffs[1]
    again, _ = env.reset(seed=5)
    assert not np.array_equal(again, seen)


def test_vectors_begin_anew_in_the_same_step() -> None:
    envs = gymnasium.make_vec("avernus.envs.gym:avernus/splut-v1", num_envs=6, max_steps=40)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rng = np.random.default_rng(1)
    seen, infos = envs.reset(seed=3)
    ends = 0
    for _ in range(120):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, over, cut, infos = envs.step(actions)
        assert envs.observation_space.contains(seen) and (infos["action_mask"].sum(1) > 0).all()
        for i in np.flatnonzero(over | cut):
            ends += 1
            assert infos["_final_obs"][i] and not np.array_equal(infos["final_obs"][i], seen[i])
        assert (rewards[~over] == 0).all() and np.isin(rewards[over], (-1, 0, 1)).all()
    assert ends > 6
    first, _ = envs.reset(seed=[1, 2, 3, 4, 5, 6])
    again, _ = envs.reset(seed=[1, 2, 3, 4, 5, 6])
    assert np.array_equal(first, again)
    with pytest.raises(AvernusError):
        envs.step(np.zeros(5, np.int64))


def test_one_bot_in_a_list_sits_in_every_other_seat() -> None:
    env = gymnasium.make("avernus.envs.gym:avernus/laberinto-v1", seats=4, seat=1, bots=["greedy"])
    assert [bot.name if bot else None for bot in env.unwrapped.bots] == ["greedy", None, "greedy", "greedy"]
    with pytest.raises(AvernusError, match="name one bot, or 3"):
        gymnasium.make("avernus.envs.gym:avernus/laberinto-v1", seats=4, bots=["greedy", "random"])
