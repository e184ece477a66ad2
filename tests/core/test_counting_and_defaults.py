"""Counting sequences of actions, and what a game or an expert says that says nothing of its own."""

from random import Random

import pytest

import avernus
from avernus.core import fields
from avernus.core.expert import Expert
from avernus.core.game import Game
from avernus.core.options import Option, settle
from avernus.core.palette import LOOKS
from avernus.core.perft import perft
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE
from avernus.core.state import State


def counted(name: str, depth: int) -> int:
    """The same count, by playing every sequence out of lists."""
    def below(state: State, left: int) -> int:
        if left == 0:
            return 1
        if state.mover() == CHANCE:
            choices = [(CHANCE, action) for action, _ in state.outcomes()]
        else:
            choices = [(seat, action) for seat in state.actors() for action in state.legal(seat)]
        total = 0
        for seat, action in choices:
            following = state.copy()
            following.apply(seat, action)
            total += below(following, left - 1)
        return total

    return below(avernus.game(name).new(2), depth)


@pytest.mark.parametrize(("name", "depth"), [("splut", 0), ("splut", 1), ("splut", 3), ("inferno-race", 1), ("inferno-race", 3)])
def test_sequences_are_counted_through_chance_and_people(name: str, depth: int) -> None:
    assert int(perft(avernus.game(name).new(2), depth)) == counted(name, depth) > 0


def test_nothing_follows_the_end() -> None:
    state, rng = avernus.game("splut").new(2), Random(1)
    while state.actors():
        state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    assert (int(perft(state, 0)), int(perft(state, 1)), int(perft(state, 2))) == (1, 0, 0)


def test_an_expert_that_has_not_looked_knows_no_win_and_no_fingerprint() -> None:
    state = avernus.game("splut").new(2)
    expert = Expert(1.0, 0.1, 10)
    assert (int(expert.winning(state)), int(expert.fingerprint(state)), expert.skip(state)) == (-1, -1, False)


def test_seats_look_different_and_looks_go_round() -> None:
    game = avernus.game("splut")
    looks = [Game.look(game, {}, seat) for seat in range(len(LOOKS) + 1)]
    assert looks == [*LOOKS, LOOKS[0]]


def test_a_value_that_equals_the_default_is_the_default() -> None:
    wide = Option("far", "X1", 70_000, low=0, high=100_000, seats=(2,))
    assert settle((wide,), 3, {"far": int("70000")}) == {"far": 70_000}  # another object, the same number
    with pytest.raises(AvernusError, match="only with 2 seats"):
        settle((wide,), 3, {"far": 7})


@pytest.mark.parametrize("value", [-(1 << 63), -1, 65, (1 << 63) - 1])
def test_a_number_from_outside_may_be_as_large_as_a_machine_word(value: int) -> None:
    assert fields.fitted("far", 0, value) == value


@pytest.mark.parametrize("value", [-(1 << 63) - 1, 1 << 63])
def test_and_no_larger(value: int) -> None:
    with pytest.raises(ValueError, match="far is too large"):
        fields.fitted("far", 0, value)
