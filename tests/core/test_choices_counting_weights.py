"""Small parts that all games share: legal actions in rows, things counted between marks, weights in files."""

import math

import pytest

import avernus
from avernus.core.actions import Word, _says
from avernus.core.choices import Choices
from avernus.core.counting import LIMIT, Counting
from avernus.core.encoding import FEW, Numbering
from avernus.core.expert import Expert
from avernus.core.native import i32, i64, vec
from avernus.core.record import LONGEST_HEADER, _read_header
from avernus.core.refusals import AvernusError
from avernus.core.state import State
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


class Purses(Counting):
    """Every player is worth what it has; some of them win together."""

    def __init__(self, worths: list[float], allies: list[int]) -> None:
        super().__init__([1.0], 4)
        self.worths, self.allies, self.looked = worths, allies, -1

    def begin(self, state: State, viewer: int) -> None:
        self.looked = viewer

    def of(self, state: State, seat: int, viewer: int) -> float:
        assert viewer == self.looked, "somebody else looks"
        return self.worths[seat]

    def players(self, state: State) -> int:
        return len(self.worths)

    def together(self, state: State, seat: int, other: int) -> bool:
        return self.allies[seat] == self.allies[other]


@pytest.mark.parametrize("allies", [[0, 1, 2, 3], [0, 1, 0, 1], [0, 0, 0, 1]])
@pytest.mark.parametrize("worths", [[0.0, 0.0, 0.0, 0.0], [1.5, -2.0, 0.25, 3.0], [-6.0, 5.0, 4.0, -1.0]])
def test_shares_of_a_win_are_softmax_of_what_allies_have(worths: list[float], allies: list[int]) -> None:
    state, odds = avernus.game("splut").new(4), [math.exp(worth) for worth in worths]
    for seat, side in enumerate(allies):
        ours = sum(some for some, other in zip(odds, allies, strict=True) if other == side)
        assert Purses(worths, allies).share(state, seat) == pytest.approx(ours / sum(odds))


def test_a_lead_that_is_as_good_as_won_is_no_overflow() -> None:
    state = avernus.game("splut").new(2)
    for lead in (LIMIT, LIMIT + 1.0, 10_000.0):
        assert Purses([0.0, lead], [0, 1]).share(state, 0) == pytest.approx(math.exp(-LIMIT))
        assert Purses([0.0, lead], [0, 1]).share(state, 1) == pytest.approx(1.0)
    assert Counting.together(Purses([0.0, 0.0], [0, 0]), state, 1, 1) and not Counting.together(Purses([0.0, 0.0], [0, 0]), state, 0, 1)


class Ahead(Expert):
    """An expert that finds every state so good."""

    def __init__(self, found: float) -> None:
        super().__init__(5.0, 0.5, 10)
        self.found = found

    def evaluate(self, state: State, seat: int) -> float:
        return self.found if seat == 0 else -self.found


@pytest.mark.parametrize(("found", "share", "value"), [
    (0.0, 0.5, 0), (5.0, 0.75, 500), (15.0, 0.875, 1500), (-5.0, 0.25, -500), (0.125, 0.5 + 0.5 * 0.025 / 1.025, 12), (1e6, 1.0, 10**8)])
def test_a_lead_makes_a_favourite_by_three_to_one(found: float, share: float, value: int) -> None:
    state, expert = avernus.game("splut").new(2), Ahead(found)
    assert expert.share(state, 0) == pytest.approx(share, abs=1e-5)
    assert expert.share(state, 0) + expert.share(state, 1) == pytest.approx(1.0)
    assert int(expert.value(state, 0)) == value and expert.logit == 455.0
    assert (int(expert.nodes), int(expert.playouts), int(expert.seats(state)), Expert(1.0, 0.0, 1).share(state, 0)) == (0, 10, 0, 0.5)


@pytest.mark.parametrize("name", avernus.games())
def test_few_numbers_are_looked_up_and_mean_the_same_as_many(name: str) -> None:
    # the table of a game with few actions against the sums that are made where there are more
    encoding = avernus.game(name).encoding()
    assert encoding is not None
    numbering = encoding.numbering
    assert numbering.direct == (numbering.span <= FEW)
    if encoding.plain and numbering.direct:
        step = max(1, int(numbering.size) // 5000)
        looked = [(number, int(numbering.action(number))) for number in range(0, int(numbering.size), step)]
        wrong = [*range(0, int(numbering.span), max(1, int(numbering.span) // 5000)), -1, int(numbering.span)]
        tables = [int(numbering.number(action)) for action in wrong]
        numbering.direct = False
        try:
            assert [(number, int(numbering.action(number))) for number, _ in looked] == looked
            assert [int(numbering.number(action)) for _, action in looked] == [number for number, _ in looked]
            assert [int(numbering.number(action)) for action in wrong] == tables
        finally:
            numbering.direct = True


@pytest.mark.parametrize("direct", [True, False])
def test_what_is_no_action_has_no_number_and_the_other_way_round(direct: bool) -> None:
    # two verbs of two bits whose actions all have numbers, and one between them that has none
    numbering = Numbering(2, [[(0, 2, [3, 1, 0, 2])], None, [(0, 1, [0, 1]), (1, 1, [1, 0])]])
    numbering.direct = direct
    named = [3, 1, 0, 2, 10, 8, 11, 9]
    assert [int(numbering.action(number)) for number in range(-2, 10)] == [-1, -1, *named, -1, -1]
    assert [int(numbering.number(action)) for action in range(-2, 14)] == [
        -1, -1, *(named.index(action) if action in named else -1 for action in range(12)), -1, -1]
    assert (int(numbering.size), int(numbering.span)) == (8, 12)
