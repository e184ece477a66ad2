"""Positions from outside, in every game: whatever stands in the place of a value, it is a state that can be played on from, or none."""

import json
from typing import Any

import pytest

import avernus
from avernus.games import names
from avernus.play.given import DEEPEST, LARGEST, too_much, try_out

STRANGE: tuple[Any, ...] = (
    [], {}, None, -1, 1 << 70, "x", 1.5, True, [[[]]], {"a": {"b": [1]}}, ["x"], [None] * 50, [10**9] * 3, [[10**9] * 3], [{}],
)


@pytest.mark.parametrize("game", names())
def test_whatever_stands_for_a_value_is_refused_in_a_sentence_or_can_be_played_on_from(game: str) -> None:
    table = avernus.new_table(game, seed="1")
    dump = json.loads(json.dumps(table.state.dump()))
    for key in dump:
        for value in STRANGE:
            try:
                found = avernus.new_table(game, position={**dump, key: value})
            except avernus.AvernusError as error:
                assert str(error)
            else:
                try_out(found.state)


@pytest.mark.parametrize("game", names())
def test_no_position_is_nested_or_long_without_end(game: str) -> None:
    dump = avernus.new_table(game, seed="1").state.dump()
    deep: Any = []
    for _ in range(500):
        deep = [deep]
    for key in dump:
        for value in (deep, [0] * LARGEST):
            with pytest.raises(avernus.AvernusError, match="more than any state"):
                avernus.new_table(game, position={**dump, key: value})


def test_what_states_hold_is_far_from_too_much() -> None:
    for game in names():
        for seats in (avernus.new_table(game, seats=None).seats, 2 if game != "laberinto" else 3):
            dump = avernus.new_table(game, seats=seats, seed="1").state.dump()
            assert not too_much(dump)
            assert not too_much([[[dump] * 10]]), (game, DEEPEST)
