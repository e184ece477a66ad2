"""What nothing bigger would notice: whole sentences about arguments, which line of a record is wrong, the last place of a row."""

import re
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from avernus.core.arguments import must_be, seat_of, shown, whole
from avernus.core.choices import KEPT, Choices
from avernus.core.domains import Number
from avernus.core.encoding import Encoding, Numbering
from avernus.core.fair import sealed
from avernus.core.native import buffer, i32, i64, vec
from avernus.core.record import BadRecord, Line, Record, Takeback, check_commitments, surviving
from avernus.core.refusals import AvernusError
from avernus.core.state import State, whole_in
from avernus.games import find, names


@pytest.mark.parametrize(("value", "text"), [
    (7, "7"), ("two\nlines", r"'two\nlines'"), ("x" * 38, f"'{'x' * 38}'"), ("x" * 39, f"'{'x' * 38}…"), ("x" * 500, f"'{'x' * 38}…"),
])
def test_a_value_is_mentioned_shortly(value: Any, text: str) -> None:
    assert shown(value) == text and len(text) <= 40


class Unspeakable:
    """Fails at whatever is asked of it, and in more than one line where it does not."""

    def __init__(self, text: str | None = None) -> None:
        self.text = text

    def __repr__(self) -> str:
        if self.text is None:
            raise OSError
        return self.text

    def __index__(self) -> int:
        raise OSError


def test_what_fails_to_speak_is_called_by_its_kind() -> None:
    assert shown(Unspeakable()) == "<Unspeakable>" and shown(Unspeakable("a\nb")) == "a b"


@pytest.mark.parametrize(("value", "sentence"), [
    (True, "A seat is a whole number, not True."), ("1", "A seat is a whole number, not '1'."),
    (1.0, "A seat is a whole number, not 1.0."), (Unspeakable(), "A seat is a whole number, not <Unspeakable>."),
    (3, "There is no seat 3; the seats are 0 to 2."), (-1, "There is no seat -1; the seats are 0 to 2."),
])
def test_what_is_no_seat(value: Any, sentence: str) -> None:
    with pytest.raises(AvernusError) as told:
        seat_of(value, 3)
    assert str(told.value) == sentence
    assert [seat_of(seat, 3) for seat in range(3)] == [0, 1, 2] and whole(-4, "A number") == -4


def test_what_is_of_another_kind() -> None:
    must_be((int, str), "x", "A text is asked for")
    with pytest.raises(AvernusError, match=r"^A text is asked for, not 3\.$"):
        must_be(str, 3, "A text is asked for")


GOOD = [sealed("a"), sealed("b")]


@pytest.mark.parametrize(("more", "sentence"), [
    ({"commit": "nope"}, "the commitment to the secret is not 'sha256:' and 64 hexadecimal digits."),
    ({"commits": ["nope"]}, "'nope' is no commitment: that is 'sha256:' and 64 hexadecimal digits."),
    ({"commits": GOOD[:1]}, "1 nonces were committed to, and 2 shown."),
    ({"commits": [GOOD[0], GOOD[0]]}, "two seats committed to the same nonce."),
    ({"commits": [GOOD[0], sealed("c")]}, "nonce 2 is not the one that was committed to."),
])
def test_a_commitment_that_does_not_hold_is_a_fault_of_the_first_line(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as bad:
        check_commitments(Record("splut", 1, 2, nonces=["a", "b"], **more))
    assert bad.value.line == 1 and str(bad.value) == f"Line 1: {sentence}"
    check_commitments(Record("splut", 1, 2, nonces=["a", "b"], commits=GOOD))


def test_lines_of_a_record_are_values() -> None:
    """What was read is not changed, and stands at no line as long as nobody says at which."""
    line, back = Line(0, "De3"), Takeback(2)
    assert {line, Line(0, "De3", 0)} == {line} and {back, Takeback(2, 0)} == {back}
    for value in (line, back):
        with pytest.raises(FrozenInstanceError):
            value.number = 5  # type: ignore[misc]
    with pytest.raises(BadRecord, match=r"^Line 0: only 1 actions have been played, 2 cannot be kept\.$"):
        surviving([line, back])


def test_only_a_number_that_can_be_negative_has_a_sign() -> None:
    for low, takes in ((-2, True), (0, False), (3, False)):
        assert bool(re.fullmatch(Number("cards", low, 9).pattern, "-1")) is takes


@pytest.mark.parametrize("masked", [False, True])
def test_a_row_of_choices_can_be_full(masked: bool) -> None:
    choices, forth = Choices(2, 3, 9, masked), vec[i32]([8, 0, 5, 7])
    for row, actions in ((1, [3, 1, 2]), (0, [0, 2, 1]), (0, [1])):
        for at, action in enumerate(actions):
            choices.raw[at] = action
        choices.show_by(row, len(actions), forth)
    begin, first = int(choices.place(1)), int(choices.counts[1])
    assert [int(choices.legal[at]) for at in range(begin, begin + first)] == [7, 0, 5]
    assert int(choices.counts[0]) == 1 and [number for number in range(9) if choices.has(0, number)] == [0]
    assert [number for number in range(9) if choices.has(1, number)] == [0, 5, 7]


class Shifted(Encoding):
    """The first of the legal actions has no number, the second the number 0, and so on."""

    def number_of(self, state: State, seat: i64, action: i64) -> i64:
        return i64(state.legal(int(seat)).index(int(action)) - 1)


def test_what_has_no_number_is_left_out_and_number_0_is_not() -> None:
    state = find("splut").new(2)
    legal, out = state.legal(0), buffer(int(state.max_legal()))
    n = int(Shifted(Numbering(0, []), (), plain=False).numbers_into(state, 0, out))
    assert len(legal) > 2 and [int(out[at]) for at in range(n)] == list(range(len(legal) - 1))


@pytest.mark.parametrize("value", [True, None, "1", 1.0, [], Unspeakable()])
def test_what_is_no_whole_number_is_no_seat_and_no_action(value: Any) -> None:
    with pytest.raises(AvernusError, match=r"^A seat or an action is a whole number, not .*\.$"):
        whole_in(value)


class Three:
    def __index__(self) -> int:
        return 3


def test_what_behaves_as_a_whole_number_is_one() -> None:
    assert [whole_in(value) for value in (3, -3, 2**80, Three())] == [3, -3, 2**80, 3]


def test_nobody_is_stuck_at_the_beginning_and_where_a_game_does_not_say() -> None:
    assert not [name for name in names() if find(name).stuck(find(name).new(min(find(name).seats)))]


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_how_many_can_play_is_said(seats: int) -> None:
    with pytest.raises(AvernusError) as told:
        find("splut").new(seats)
    assert str(told.value) == f"Splut! is for 2 to 4 seats, not {seats}."


def test_nothing_is_remembered_of_rows_that_nobody_has_written() -> None:
    choices = Choices(2, 3, 9, True)
    assert len(choices.memory) == 2 * KEPT and not any(choices.memory)
