"""What follows from the fields of a state: copies, dumps, loading, equality, pickling and its name in a debugger."""

import json
import pickle
from random import Random
from typing import Any

import pytest

import avernus
from avernus.core import fields
from avernus.core.native import i64, vec
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE
from avernus.core.state import State


def played(name: str, steps: int = 40) -> State:
    """A state in the middle of a random game."""
    game = avernus.game(name)
    state, rng = game.new(game.seats[-1]), Random(3)
    for _ in range(steps):
        seat = state.actors()[0]
        actions = [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
        state.apply(seat, rng.choice(actions))
    return state


@pytest.mark.parametrize("name", avernus.games())
def test_equal_states_are_equal_and_survive_pickling(name: str) -> None:
    state = played(name)
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state == state.copy() and hash(twin) == hash(state) and twin is not state
    assert state != played(name, 39) and state != avernus.game(name).new(avernus.game(name).seats[0])
    assert state != 7


def test_a_state_says_what_it_is() -> None:
    game = avernus.game("splut")
    assert repr(game.new(2)) == "<splut: 2 seats, turn 1, seat 0 to act>"
    assert repr(avernus.game("inferno-race").new(2)).endswith("chance to act>")


class Nest:
    """Fields of every kind."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.name, self.on, self.nothing = "x", True, None
        self.row = vec[i64]([0] * 3)
        self.rows = [[0], [0]]
        self.table: dict[str, int] = {}


def test_fields_are_set_from_data_and_copied_whole() -> None:
    nest, twin = Nest(2), Nest(2)
    data: dict[str, Any] = {"name": "y", "on": False, "nothing": 4, "row": [1, 2, 3], "rows": [[1], []], "table": {"a": 1}}
    fields.fill(nest, data)
    assert fields.values(nest) == {"seats": 2} | data
    fields.copy_into(twin, nest)  # type: ignore[arg-type]
    twin.row[0], twin.rows[0][0], twin.table["a"] = 9, 9, 9
    assert fields.values(nest) == {"seats": 2} | data
    assert json.loads(json.dumps(fields.values(twin)))["row"] == [9, 2, 3]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("name", 1), ("on", 1), ("nothing", []), ("row", [1, 2]), ("row", [1, 2, True]), ("row", [1, 2, 2**63]), ("row", None),
        ("rows", [1]), ("rows", {}), ("table", [1]), ("table", {1: 1}),
    ],
)
def test_a_value_of_another_kind_is_refused(name: str, value: Any) -> None:
    nest = Nest(2)
    with pytest.raises(ValueError, match=name):
        fields.fill(nest, fields.values(nest) | {name: value})
    with pytest.raises(ValueError, match=f"{name} is missing"):
        fields.fill(nest, {key: held for key, held in fields.values(nest).items() if key != name})


def test_a_class_outside_of_every_game_belongs_to_none() -> None:
    with pytest.raises(AvernusError, match="belong to no game"):
        fields.game_of(Nest)


@pytest.mark.parametrize(("model", "value"), [(1, "x" * 60), ("x" * 60, 1)])
def test_a_long_value_is_cut_in_the_sentence_that_refuses_it(model: Any, value: Any) -> None:
    with pytest.raises(ValueError, match="not a value like") as caught:
        fields.fitted("name", model, value)
    assert str(caught.value).count("x") == 30
