"""Results: winners, payoffs, and what is kept of them; and the small words of nature."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from avernus.core.bits import bit
from avernus.core.events import Event
from avernus.core.refusals import AvernusError, IllegalAction, Refusal
from avernus.core.result import Result


@pytest.mark.parametrize(
    ("ranks", "winners", "payoffs"),
    [
        ((1, 2), (0,), (1.0, -1.0)), ((2, 1), (1,), (-1.0, 1.0)), ((1, 1), (0, 1), (0.0, 0.0)),
        ((1, 2, 3), (0,), (1.0, 0.0, -1.0)), ((1, 1, 3), (0, 1), (0.5, 0.5, -1.0)), ((2, 1, 2, 2), (1,), (-1 / 3, 1.0, -1 / 3, -1 / 3)),
        ((1,), (0,), (0.0,)),
    ],
)
def test_winners_and_payoffs(ranks: tuple[int, ...], winners: tuple[int, ...], payoffs: tuple[float, ...]) -> None:
    result = Result(ranks, "over", "S11.2")
    assert result.winners == winners and result.payoffs == pytest.approx(payoffs)


@given(st.lists(st.integers(1, 6), min_size=1, max_size=6))
def test_payoffs_sum_to_nothing_and_follow_the_ranks(scores: list[int]) -> None:
    ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    payoffs = Result(ranks, "over", "S11.2").payoffs
    assert sum(payoffs) == pytest.approx(0) and all(-1 <= value <= 1 for value in payoffs)
    assert all((payoffs[i] > payoffs[j]) == (ranks[i] < ranks[j]) for i in range(len(ranks)) for j in range(len(ranks)))


def test_dump() -> None:
    assert Result((1, 2), "over", "X1").dump() == {"ranks": [1, 2], "winners": [0], "reason": "over", "clause": "X1"}
    assert Result((1, 2), "over", "X1", (7, 3)).dump()["scores"] == [7, 3]


def test_events_name_who_may_see_them() -> None:
    assert Event("dealt", "X1").visible(None) and Event("dealt", "X1").visible(3)
    secret = Event("dealt", "X1", {}, (1,))
    assert secret.visible(1) and not secret.visible(0) and not secret.visible(None)
    assert not Event("dealt", "X1", {}, ()).visible(0)


def test_an_illegal_action_is_bad_input() -> None:
    sentence = "d3 is occupied. (S5.2)"
    error = IllegalAction(Refusal("occupied", "S5.2", {"to": "d3"}), sentence)
    assert isinstance(error, AvernusError) and isinstance(error, ValueError)
    assert (error.code, error.clause, error.sentence, str(error)) == ("occupied", "S5.2", sentence, sentence)


def test_bits_do_not_wrap() -> None:
    assert [int(bit(n)) for n in range(62)] == [1 << n for n in range(62)]
