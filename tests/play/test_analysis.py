"""Values, costs and reasons of a record; and that nothing hidden changes what a seat is told."""

from random import Random

import msgspec
import pytest

import avernus
from avernus.analysis import Effort, review, value, why
from avernus.core.record import Line, Record
from avernus.core.refusals import AvernusError
from avernus.games import find

WIN = "R/Tn2/5/7/R3TsR2R/7/Ss4/1Sn1/1 sn s 9 3 - - -"
GONE = "1/R2/5/2TnDnSn2/5Ts1R1/7/SsRR2/3/1 sn n 12 3 e3 - -"
"""North wins by Td5, Td4 and a throw to the west; whoever levitates instead loses by force."""
LITTLE = Effort(nodes=40_000, playouts=200, worlds=2)


def test_a_sure_win_is_worth_everything_and_its_line_wins() -> None:
    table = avernus.new_table("splut", position=WIN)
    found = value(table.game, table.state, LITTLE)
    assert (found.shares, found.proved, found.truth, found.basis) == ([1.0, 0.0], True, None, "lines")
    for action in found.line:
        table.play(0, action)
    assert table.result is not None and table.result.winners == (0,)
    over = value(table.game, table.state, LITTLE)
    assert (over.shares, over.basis, over.line) == ([1.0, 0.0], "result", [])


def test_a_win_that_was_let_go_is_the_costliest_decision_and_says_why() -> None:
    table = avernus.new_table("splut", position=GONE)
    for action in ("Td5", "Sg6@d8", "De5"):
        table.play(1, action)
    worst = review(table, LITTLE).costliest(1)[0]
    assert (worst.index, worst.action, worst.reason, worst.clause) == (1, "Sg6@d8", "missed-win", "S11.2")
    for lang in ("en", "es", "fr"):
        speaker = avernus.new_table("splut", lang=lang).speaker
        assert "Td3:w" in why(speaker, worst) and "S11.2" in why(speaker, worst)


def test_a_win_that_was_there_at_once_is_named_even_if_there_is_one_later() -> None:
    table = avernus.new_table("splut", position=WIN)
    for action in ("Sd3", "Sc3", "Sd3"):  # there is time for the first of them, not for the second
        table.play(0, action)
    assert (1, "missed-win") in [(one.index, one.reason) for one in review(table, LITTLE).costliest(0)]


def test_the_data_of_a_review_can_be_sent() -> None:
    table = avernus.new_table("splut", position=WIN)
    table.play(0, "Td5+")
    table.play(0, "Te5:s")
    data = msgspec.json.decode(msgspec.json.encode(review(table, LITTLE).dump()))
    assert data["values"]["2"]["shares"] == [1.0, 0.0]
    assert data["costliest"] == {"0": [], "1": []}


def test_records_that_cannot_be_analysed_are_refused() -> None:
    covered = Record("splut", 1, 2, lines=[Line(0, "?", 2)])
    with pytest.raises(AvernusError, match="may not know yet"):
        review(covered, LITTLE)
    with pytest.raises(AvernusError, match="rules 9"):
        review(Record("splut", 9, 2), LITTLE)


@pytest.mark.parametrize("name", avernus.games())
def test_what_a_seat_cannot_know_does_not_change_its_value(name: str) -> None:
    game = find(name)
    table = avernus.new_table(name, seats=game.seats.start, seed="3")
    rng = Random(5)
    for _ in range(12):
        if table.result is not None or not table.actors or table.actors[0] < 0:
            break
        seat = table.actors[0]
        table.play(seat, rng.choice(table.legal(seat)))
    state = table.state
    for seat in range(table.seats):
        other = state.redeal(seat, Random(9))
        few = Effort(nodes=20_000, playouts=60, worlds=2)
        one, two = (value(game, world, few, seats=[seat]) for world in (state, other))
        assert one.shares[seat] == two.shares[seat] and one.spread == two.spread
        assert 0.0 <= one.shares[seat] <= 1.0
        if seat in state.actors():
            assert (one.line, one.options) == (two.line, two.options)
