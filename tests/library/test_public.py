"""What is promised: names, states as values, rollouts with payoffs, and that opening the library opens nothing heavy."""

import copy
import pickle
import subprocess
import sys
from random import Random

import pytest

import avernus
from avernus.core.seats import CHANCE, CLOCK
from avernus.core.state import State


def played(name: str, seats: int, steps: int, seed: int = 5) -> State:
    """A state in the middle of a random game."""
    state, rng = avernus.game(name).new(seats), Random(seed)
    for _ in range(steps):
        seat = int(state.mover())
        if seat == CHANCE:
            actions, weights = zip(*state.outcomes(), strict=True)
            state.apply(CHANCE, rng.choices(actions, weights)[0])
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
    return state


def test_all_that_is_listed_is_there() -> None:
    for name in avernus.__all__:
        assert getattr(avernus, name) is not None
    assert {"State", "Speaker", "Result", "NOBODY", "bots", "lab", "envs", "records", "rollouts"} <= set(avernus.__all__)
    for name in avernus.records.__all__:
        assert getattr(avernus.records, name) is not None
    with pytest.raises(AttributeError):
        _ = avernus.nothing


@pytest.mark.parametrize("name", avernus.games())
def test_states_are_values(name: str) -> None:
    game = avernus.game(name)
    for seats in (game.seats[0], game.seats[-1]):
        state = played(name, seats, 30)
        for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state), state.copy()):
            assert twin == state and hash(twin) == hash(state) and twin is not state and type(twin) is type(state)
            assert len({twin, state}) == 1
            if int(twin.mover()) not in (CHANCE, CLOCK):
                before = state.dump()
                twin.apply(twin.mover(), twin.legal(int(twin.mover()))[0])
                assert twin != state and state.dump() == before, "a copy shares nothing"
        assert repr(state).startswith(f"<{name}: {seats} seats, turn ") and repr(state).endswith("to act>")


@pytest.mark.parametrize("name", avernus.games())
def test_rollouts_return_payoffs(name: str) -> None:
    game = avernus.game(name)
    state = played(name, game.seats[0], 20)
    before = state.dump()
    first = avernus.rollouts(state, 2, seed=7)
    assert first == avernus.rollouts(state, 2, seed=7) and state.dump() == before
    assert all(len(payoffs) == game.seats[0] and abs(sum(payoffs)) < 1e-9 for payoffs in first)


def test_rollouts_follow_a_policy() -> None:
    state = avernus.game("splut").new(2)
    seen: list[int] = []

    def first(at: State, seat: int, legal: object) -> int:
        seen.append(seat)
        return at.legal(seat)[0]

    payoffs = avernus.rollouts(state, 1, first, 3)
    assert seen[0] == 0 and set(seen) == {0, 1} and len(payoffs) == 1
    greedy = avernus.rollouts(state, 2, "greedy", 3)
    assert greedy == avernus.rollouts(state, 2, avernus.bots.find("greedy"), 3)


def test_opening_the_library_opens_nothing_heavy() -> None:
    heavy = "numpy", "gymnasium", "pettingzoo", "pyspiel", "mcp", "torch", "starlette", "textual"
    code = f"import avernus, sys; avernus.new_table('splut'); print([name for name in {heavy} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.strip() == "[]"


def test_public_classes_explain_themselves() -> None:
    for name in avernus.__all__:
        part = getattr(avernus, name)
        if isinstance(part, type):
            assert part.__doc__, name
            for method, value in vars(part).items():
                if not method.startswith("_") and callable(value):
                    assert getattr(part, method).__doc__, f"{name}.{method}"


def test_what_a_game_hands_out_explains_itself() -> None:
    for name in avernus.games():
        game = avernus.game(name)
        for thing in (game.encoding(), game.new(game.seats[0])):
            assert type(thing).__doc__ and not str(type(thing).__doc__).startswith("Encoding("), f"{name}: {type(thing).__name__}"
