"""Small parts that all games share: legal actions in rows, things counted between marks, weights in files."""

import pytest

from avernus.core.actions import Word, _says
from avernus.core.choices import Choices
from avernus.core.counting import Counting
from avernus.core.native import i32, i64, vec
from avernus.core.record import LONGEST_HEADER, _read_header
from avernus.core.refusals import AvernusError
from avernus.core.weights import begins, read_weights, write_weights

ROWS, ROOM, SIZE = 4, 5, 7


def shown(choices: Choices, row: int, numbers: list[int], table: bool) -> None:
    """Let a row have these numbers, directly or by a table that turns them round."""
    for at, number in enumerate(numbers):
        choices.raw[at] = SIZE - 1 - number if table else number
    if table:
        choices.show_by(row, len(numbers), vec[i32]([SIZE - 1 - n for n in range(SIZE)]))
    else:
        choices.show(row, len(numbers))


@pytest.mark.parametrize("masked", [True, False])
@pytest.mark.parametrize("table", [True, False])
def test_a_row_has_what_it_was_shown_last_and_no_other_row_has(masked: bool, table: bool) -> None:
    choices = Choices(ROWS, ROOM, SIZE, masked)
    wanted: dict[int, list[int]] = {row: [] for row in range(ROWS)}
    for row, numbers in ((2, [1, 3, 6]), (3, [0, 2]), (0, [5]), (2, [0, 6]), (1, [4, 3, 2, 1]), (3, [6])):
        wanted[row] = numbers
        shown(choices, row, numbers, table)
        for some, has in wanted.items():
            assert [n for n in range(-1, SIZE + 1) if choices.has(some, n)] == sorted(has)
            assert [int(choices.legal[choices.place(some) + at]) for at in range(int(choices.counts[some]))] == has
        if masked:
            assert [list(choices.mask)[some * SIZE + n] for some in wanted for n in range(SIZE)] == [
                int(n in has) for has in wanted.values() for n in range(SIZE)]


@pytest.mark.parametrize("marks", [[0, 4], [0, 2, 10], [1, 3, 5, 9]])
def test_a_number_between_two_marks_is_some_of_each(marks: list[int]) -> None:
    weights = [10.0, 20.0, 40.0, 80.0, 160.0]
    for value in range(-1, 12):
        counting = Counting(weights, 8)
        counting.between(1, vec[i64](marks), value)
        within = min(max(value, marks[0]), marks[-1])
        at = next(i for i, mark in enumerate(marks) if mark >= within)
        low = marks[max(0, at - 1)]
        part = 1.0 if at == 0 else (within - low) / (marks[at] - low)
        assert float(counting.sum) == pytest.approx(part * weights[1 + at] + (1 - part) * weights[max(1, at)])


def test_weights_are_read_as_they_were_written() -> None:
    groups = {"few": 3, "line": 15, "many": 38}
    weights = [n / 8 - 3 for n in range(56)]
    text = write_weights(weights, groups)
    assert read_weights(text, groups) == [round(weight, 3) for weight in weights]
    assert max(len(line.split(", ")) for line in text.splitlines()) == 15 and text.endswith("]\n")
    assert begins(groups) == {"few": 0, "line": 3, "many": 18}
    with pytest.raises(ValueError, match="line has 15 weights, not 14"):
        read_weights(text, {"line": 14})


def test_a_word_of_another_kind_is_another_word() -> None:
    for kind, same in (("a", False), ("choice", True), ("z", False)):
        assert _says(Word("keep", kind), Word("keep", "choice")) == same
    assert _says("keep", Word("keep", "choice")) and not _says("end", Word("keep", "choice"))


def test_the_longest_header_is_still_read() -> None:
    with pytest.raises(AvernusError, match="not JSON"):
        _read_header("x" * LONGEST_HEADER)
    with pytest.raises(AvernusError, match="too long"):
        _read_header("x" * (LONGEST_HEADER + 1))
