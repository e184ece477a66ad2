"""OpenSpiel's own random simulations, and its searches, on all five games."""

from json import dumps

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import avernus
from avernus.envs import openspiel

NAMES = {name: openspiel.name_of(avernus.game(name)) for name in avernus.games()}


@pytest.mark.parametrize("name", ["splut", "inferno-race", "inferno-trade"])
def test_random_simulations_of_quick_games(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAMES[name]), num_sims=1, serialize=False, verbose=False)


def test_a_random_simulation_of_the_maze(capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"{NAMES['laberinto']}(players=3,build=2,max_rounds=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_random_simulation_of_the_hellgame(capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{NAMES['hellgame']}(max_turns=1)"), num_sims=1, serialize=False, verbose=False)


def test_parameters_are_seats_and_options() -> None:
    game = pyspiel.load_game("python_avernus_splut(players=3,turn_cap=20,pull_and_throw=true)")
    state = game.new_initial_state()
    assert game.num_players() == 3 and state.truth.dump()["options"]["turn_cap"] == 20
    assert state.truth.dump()["options"]["pull_and_throw"] is True
    assert game.num_distinct_actions() == 2174 and game.observation_tensor_shape() == [668]


def begun(name: str, decisions: int) -> pyspiel.State:
    """A state of a random game."""
    state, rng = pyspiel.load_game(NAMES[name]).new_initial_state(), np.random.RandomState(1)
    while decisions:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


class Flat:
    """Knows nothing: the searches are to run, not to win."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions() if not state.is_chance_node() else [action for action, _ in state.chance_outcomes()]
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", avernus.games())
def test_its_searches_run(name: str) -> None:
    state, rng = begun(name, 6), np.random.RandomState(2)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 12, Flat(), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    if avernus.game(name).hidden:  # the search over information sets refuses games without secrets
        blind = ismcts.ISMCTSBot(state.get_game(), Flat(), 2.0, 12, random_state=rng)
        assert blind.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["inferno-race", "inferno-trade", "hellgame"])
def test_what_a_player_cannot_tell_apart_is_one_information_state(name: str) -> None:
    state = begun(name, 8)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.3)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions() and other.truth != state.truth
    observer = state.get_game().make_py_observer()
    observer.set_from(state, player)
    seen = observer.tensor.copy()
    observer.set_from(other, player)
    assert np.array_equal(seen, observer.tensor) and seen.any()


@pytest.mark.parametrize("name", ["inferno-race", "inferno-trade", "hellgame"])
def test_another_world_does_not_tell_what_the_others_have_seen(name: str) -> None:
    state = begun(name, 8)
    player = state.current_player()
    for drawn in (0.3, 0.8):
        other = state.resample_from_infostate(player, lambda drawn=drawn: drawn)
        for seat in range(state.num_players()):
            told, true = other.information_state_string(seat), state.information_state_string(seat)
            assert (told == true) == (seat == player)
            if seat != player:  # nothing of what was true, and all of what it sees in this world
                assert told == f"{seat}|= " + dumps(other.truth.view(seat), sort_keys=True)


@pytest.mark.parametrize("seed", [3, 4])
def test_one_information_state_has_one_list_of_actions(seed: int) -> None:
    """OpenSpiel's search over information sets stops where two worlds of one have other actions."""
    game, rng = pyspiel.load_game(NAMES["hellgame"]), np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert ismcts.ISMCTSBot(game, Flat(), 2.0, 40, random_state=rng).step(state) in state.legal_actions()


def test_copies_are_their_own() -> None:
    state = begun("splut", 4)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state) and len(twin.history()) == len(state.history()) + 1
    assert twin.information_state_string(0) != state.information_state_string(0)
