"""Every bad call of a bare state is answered by an AvernusError with one sentence, and changes nothing."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import avernus
from avernus import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State


class Odd:
    """Something that nobody expects."""

    def __repr__(self) -> str:
        return "<odd\nthing>"


class Index:
    """As NumPy's integers do it."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


NO_WHOLE: list[Any] = ["0", 1.0, [0], Odd(), True, b"0", (0,), {}]
NO_SEAT: list[Any] = [99, -1, -2, -3, 2**70, -(2**70), *NO_WHOLE]
NO_GENERATOR: list[Any] = [None, 5, "rng", Odd()]

CALLS: dict[str, tuple[list[Any], Callable[[State, Any], Any]]] = {
    "view": (NO_SEAT, lambda state, bad: state.view(bad)),
    "prompt": (NO_SEAT, lambda state, bad: state.prompt(bad)),
    "waiting": (NO_SEAT, lambda state, bad: state.waiting(bad)),
    "redeal": (NO_SEAT, lambda state, bad: state.redeal(bad, Random(1))),
    "redeal by": (NO_GENERATOR, lambda state, bad: state.redeal(0, bad)),
    "default": ([None, *NO_SEAT], lambda state, bad: state.default(bad)),
    "legal": ([None, 99, NOBODY, 2**70, *NO_WHOLE], lambda state, bad: state.legal(bad)),
    "refusal of": ([None, *NO_WHOLE], lambda state, bad: state.refusal(bad, 0)),
    "refusal": ([None, *NO_WHOLE], lambda state, bad: state.refusal(0, bad)),
    "sees": (NO_SEAT, lambda state, bad: state.sees(bad, 0, 0)),
    "sees of": ([None, *NO_WHOLE], lambda state, bad: state.sees(0, bad, 0)),
    "sees what": ([None, *NO_WHOLE], lambda state, bad: state.sees(0, 0, bad)),
}


@cache
def begun(name: str) -> State:
    """The first decision of a player."""
    state = avernus.game(name).new(avernus.game(name).seats[0])
    while int(state.mover()) < 0:
        seat = int(state.mover())
        state.apply(seat, state.outcomes()[0][0] if seat == CHANCE else state.legal(CLOCK)[0])
    return state


@pytest.mark.parametrize("name", avernus.games())
@pytest.mark.parametrize("call", CALLS)
def test_a_bad_call_of_a_state_gets_one_sentence(name: str, call: str) -> None:
    state, (values, ask) = begun(name), CALLS[call]
    before = state.dump()
    for bad in values:
        with pytest.raises(AvernusError) as error:
            ask(state, bad)
        sentence = str(error.value)
        assert len(sentence) < 400 and "\n" not in sentence and sentence.endswith("."), sentence
    assert state.dump() == before


@pytest.mark.parametrize("name", avernus.games())
def test_a_state_copies_none_of_another_game_and_answers_nobody_out_of_turn(name: str) -> None:
    state = begun(name)
    other = begun("splut" if name != "splut" else "laberinto")
    before = state.dump()
    with pytest.raises(AvernusError, match="no state of the same game"):
        state.copy_from(other)
    idle = [seat for seat in range(avernus.game(name).seats[0]) if seat not in state.actors()]
    for seat in idle:
        with pytest.raises(AvernusError, match=f"Seat {seat} is not to act"):
            state.default(seat)
    assert state.dump() == before


@pytest.mark.parametrize("name", avernus.games())
def test_whatever_behaves_as_a_whole_number_is_a_seat_or_an_action_of_a_state(name: str) -> None:
    state = begun(name)
    seat = state.actors()[0]
    action = state.legal(seat)[0]
    who, what = Index(seat), Index(action)
    assert state.view(who) == state.view(seat) and state.prompt(who) == state.prompt(seat) and state.legal(who) == state.legal(seat)
    assert state.refusal(who, what) is None and state.default(who) == state.default(seat)
    assert state.sees(who, who, what) == state.sees(seat, seat, action)
    assert state.refusal(99, action) is not None and state.refusal(-1, 2**80) is not None  # a judge answers whatever number there is
