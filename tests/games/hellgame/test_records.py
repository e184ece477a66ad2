"""A recorded game for each way in which The HellGame can end."""

from pathlib import Path

import pytest

from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import CIRCLES
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.final_phase import ENDINGS
from avernus.play.table import Table, load

RECORDS = Path(__file__).parent / "records"


def opened(name: str) -> tuple[Table, Hell]:
    table = load(RECORDS / f"{name}.avn")
    assert isinstance(table.state, Hell)
    return table, table.state


def test_every_ending_has_a_record() -> None:
    # H5.1, H5.4, H27.3
    ends = {load(path).result for path in RECORDS.glob("*.avn")}
    assert {result.reason for result in ends if result} == set(ENDINGS)


@pytest.mark.parametrize("name", ["circle-3", "three-sixes-2", "turn-limit-2"])
def test_laws_hold_in_recorded_games(name: str) -> None:
    # H27.6, H26.3
    table, state = opened(name)
    assert all(GAME.laws(past) == [] for past, _ in table.past[::10]) and GAME.laws(state) == []
    assert table.result is not None and table.result.clause == ENDINGS[table.result.reason]


def test_a_whole_circle() -> None:
    # H5.1
    table, state = opened("circle-3")
    assert table.result is not None
    (winner,) = table.result.winners
    assert any(all(state.control[s] == winner for s in sections) for sections in CIRCLES)


def test_three_sixes_are_shown() -> None:
    # H5.4
    table, state = opened("three-sixes-2")
    assert table.result is not None
    (winner,) = table.result.winners
    assert sum(BOOK.arcana[card].six for card in state.hands[winner]) >= 3 and table.past[-1][1].text == "show"


def test_the_turn_limit() -> None:
    # H27.3
    table, state = opened("turn-limit-2")
    assert state.turn == state.options["max_turns"] == 2 and table.result is not None and sorted(table.result.ranks) == [1, 2]


def test_a_record_of_rules_4_is_replayed_with_the_questions_of_then() -> None:
    # H24.1: units and goals are named one after the other in it
    table, state = opened("rules-4")
    assert state.options["questions"] == "merged" and table.record.rules == 4
    assert table.result is not None and table.result.reason == "turn-limit"


def test_a_record_of_rules_5_is_replayed_with_the_turns_of_then() -> None:
    # H27.3
    table, state = opened("rules-5")
    assert state.options["questions"] == "few" and table.record.rules == 5
    assert table.result is not None and table.result.reason == "turn-limit"
