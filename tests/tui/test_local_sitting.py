"""People and bots at one keyboard."""

from pathlib import Path

import pytest

import avernus
from avernus.core.refusals import AvernusError
from avernus.play.table import Table
from avernus.tui.local_sitting import LocalSitting
from avernus.tui.sitting import touched


def play_bots(session: LocalSitting) -> None:
    while (seat := session.bot()) is not None:
        session.play(seat, session.choose(seat, session.table.state.copy()))


def test_undo_goes_back_to_my_last_decision_bots_included(table: Table) -> None:
    session = LocalSitting(table, {1: "greedy"}, rng_seed="1")
    session.play(0, table.understand(0, "De3"))
    play_bots(session)
    assert table.actors == (0,)
    assert len(session.log) == 3
    assert session.undo()
    assert table.position == avernus.new_table("splut", 2).position
    assert session.log == []
    assert not session.undo()


def test_undo_of_two_people_takes_the_last_of_them(table: Table) -> None:
    session = LocalSitting(table, {})
    for move in ("De3", "Sf7"):
        seat = table.actors[0]
        session.play(seat, table.understand(seat, move))
    assert session.undo()
    assert (table.actors, session.viewer, len(table.past)) == ((1,), 1, 1)
    assert session.undo()
    assert (table.actors, session.viewer, len(table.past)) == ((0,), 0, 0)


def test_same_seed_same_bots(table: Table) -> None:
    lines = []
    for _ in range(2):
        session = LocalSitting(avernus.new_table("splut", 3, seed="x"), {0: "random", 1: "greedy", 2: "random"}, rng_seed="7")
        play_bots(session)
        assert session.table.result is not None
        lines.append([line for _, line in session.table.past])
    assert lines[0] == lines[1]


def test_a_hint_is_legal_and_changes_nothing(table: Table) -> None:
    session = LocalSitting(table, {})
    before = table.position
    assert session.hint(0) in table.words(0)
    assert session.hint(0) == session.hint(0)
    assert table.position == before


def test_preview_tells_what_would_happen_and_nothing_does(table: Table) -> None:
    session = LocalSitting(table, {})
    action = table.understand(0, "De3")
    events = session.preview(0, action)
    assert [event.name for event in events] == ["walked"]
    assert {"e2", "e3"} <= touched(events, 0)
    assert table.past == []
    assert session.preview(0, table.understand(0, "Se9")) == []


def test_a_loaded_game_has_its_log(table: Table, tmp_path: Path) -> None:
    for move in ("De3", "Sf7", "Sf8@e1"):
        table.play(table.actors[0], move)
    session = LocalSitting(table, {})
    session.save(str(tmp_path / "game.avn"))
    again = LocalSitting(avernus.load(tmp_path / "game.avn"), {})
    assert [entry.notation for entry in again.log] == ["De3", "Sf7", "Sf8@e1"]
    assert again.told(again.log[0], 0)[0] == "South’s dwarf walks from e2 to e3."
    assert again.undo()
    assert len(again.log) == 2


def test_bad_seats_bots_languages_and_files_are_one_sentence(table: Table, tmp_path: Path) -> None:
    for make in (
        lambda: LocalSitting(table, {5: "greedy"}), lambda: LocalSitting(table, {1: "nobody"}), lambda: LocalSitting(table, {}, "tlh"),
        lambda: LocalSitting(table, {}).save(str(tmp_path / "no" / "such" / "folder")), lambda: LocalSitting(table, {}).save("a\0b"),
    ):
        with pytest.raises(AvernusError) as caught:
            make()
        assert "\n" not in str(caught.value)


def test_people_see_the_board_from_the_seat_that_is_to_act(table: Table) -> None:
    session = LocalSitting(table, {})
    assert session.viewer == 0
    session.play(0, table.understand(0, "De3"))
    assert session.turn_viewer()
    assert session.viewer == 1
    assert not session.secretive
    assert LocalSitting(table, {0: "random", 1: "random"}).viewer is None


def test_another_person_can_act_only_where_several_may(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = LocalSitting(table, {})
    assert not session.switch()
    monkeypatch.setattr(Table, "actors", (0, 1))
    assert session.switch()
    assert (session.viewer, session.person()) == (1, 1)
    assert session.switch()
    assert session.viewer == 0


def test_bots_give_people_time_where_all_may_act(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    session = LocalSitting(table, {1: "random"})
    monkeypatch.setattr(Table, "actors", (0, 1))
    assert session.bot() == 1
    session.acted = {1}
    assert session.bot() is None
    monkeypatch.setattr(Table, "actors", (1,))
    assert session.bot() == 1
    monkeypatch.setattr(Table, "actors", (1, avernus.CLOCK))
    assert session.bot() is None
