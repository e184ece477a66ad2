"""What a typed line means, and why a wrong point is refused."""

import pytest

from avernus.core.actions import Word
from avernus.core.refusals import AvernusError, IllegalAction
from avernus.play.table import Table
from avernus.tui.reading import read, refused


def meaning(table: Table, text: str) -> str:
    seat = table.actors[0]
    return table.game.write(table.state, seat, read(table, seat, text))


@pytest.mark.parametrize("text", ["De3", "de3", "1", "dwarf e3", "dwarf", "dw e", "  D   e3 ", "D"])
def test_notation_number_and_words_all_mean_the_same(table: Table, text: str) -> None:
    assert meaning(table, text) == "De3"


def test_the_whole_of_a_short_action_wins_over_the_beginning_of_a_long_one(table: Table) -> None:
    table.play(0, "De3")
    table.play(1, "Sf7")
    assert meaning(table, "sorcerer f8") == "Sf8"
    assert meaning(table, "sorc f8 lev") == "Sf8@e1"


def test_several_meanings_are_named(table: Table) -> None:
    table.play(0, "De3")
    table.play(1, "Sf7")
    with pytest.raises(AvernusError, match="7 actions, such as: sorcerer f6; sorcerer e7; sorcerer g7"):
        read(table, 1, "sorcerer")


@pytest.mark.parametrize("text", ["", "xyzzy", "0", "99999999999999999999", "-1", "²", "\x00", "De3 De4", "{", "é" * 500])
def test_nonsense_is_one_sentence(table: Table, text: str) -> None:
    with pytest.raises(AvernusError) as caught:
        read(table, 0, text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 150


def test_an_illegal_notation_is_left_to_the_rules(table: Table) -> None:
    with pytest.raises(IllegalAction) as caught:  # S5.1
        table.play(0, read(table, 0, "Se9"))
    assert caught.value.clause == "S5.1"


def test_a_wrong_point_is_judged_by_the_rules(table: Table) -> None:
    words = (Word("S", "piece"), Word("e9", "cell"))
    error = refused(table, 0, words)
    assert error is not None
    assert error.clause == "S5.1"
    assert "(S5.1)" in error.sentence


def test_words_that_are_no_action_are_not_judged(table: Table) -> None:
    assert refused(table, 0, (Word("e5", "cell"),)) is None
    assert refused(table, 0, (Word("S", "piece"), Word("z9", "cell"))) is None
    assert refused(table, 0, (Word("S", "piece"), Word("n", "direction"))) is None
    assert refused(table, 0, (Word("D", "piece"), Word("e3", "cell"))) is None
