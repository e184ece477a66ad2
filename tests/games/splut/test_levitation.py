"""S9 levitation; rulings A21-A27 and the two options."""

import pytest

from tests.games.splut.scenes import marks, moves, scene, where
from tests.games.splut.test_turns import refused


def test_S9_1_what_moved_in_a_turn_is_locked_in_the_next() -> None:  # A24, S9.1
    table = scene(Ss="d4", Ts="f4", rocks="f3 e9 a5 i5", steps=2)
    table.play(0, "Tf5+")
    assert marks(table) == "- f4 -"
    table.play(0, "Sc4@i5")
    assert marks(table) == "f4,h5 - -"
    assert not any(text.endswith(("@f4", "@h5")) for text in table.legal(1))
    for text in ("Sf7", "Sf8", "Sf7"):
        table.play(1, text)
    assert marks(table) == "- - -"  # only the immediately preceding turn counts


def test_S9_1_turn_one_has_no_lock() -> None:  # S9.1
    table = scene(turn=1, steps=1)
    assert marks(table) == "- - -" and "Sd3@a5" not in table.legal(0) and "Sd3" in table.legal(0)


def test_S9_2_any_rock_that_is_not_locked() -> None:  # S9.2
    table = scene(Ss="d4", rocks="e2 b5 f7 h5", Ds="c3", marks="f7 - -")
    assert [m for m in moves(table, "S") if m.startswith("Sd5@")] == ["Sd5@b5", "Sd5@e2", "Sd5@h5"]
    assert refused(table, "Sd5@f7") == ("locked", "S9.6")
    assert refused(table, "Sd5@e5") == ("not-a-rock", "S9.2")


def test_S9_2_only_one_rock_in_a_turn() -> None:  # A26, S9.2
    table = scene(Ss="d4", rocks="b5 e3 e9 i5")
    table.play(0, "Sd5@b5")
    assert refused(table, "Sd6@e3") == ("other-rock", "S9.2")
    table.play(0, "Sd4@b6")
    assert where(table)["R"] == "b5 e3 e9 i5"


def test_S9_3_both_move_at_once() -> None:  # S9.3
    table = scene(Ss="d4", rocks="g4 a5 e9 i5")
    events = table.play(0, "Sd5@g4")
    assert where(table)["Ss"] == "d5" and "g5" in where(table)["R"]
    assert [(event.name, event.clause) for event in events] == [("levitated", "S9.3")]


@pytest.mark.parametrize("blocker", [{"Ts": "g5"}, {"Dn": "g5"}, {"Sn": "g5"}, {"rocks": "g4 g5 e9 i5"}])
def test_S9_3_the_rock_needs_a_free_cell(blocker: dict[str, str]) -> None:  # A21, A27, S9.3
    table = scene(**{"Ss": "d4", "rocks": "g4 a5 e9 i5"} | blocker)  # type: ignore[arg-type]
    assert "Sd5@g4" not in table.legal(0) and "Sd5" in table.legal(0)
    assert refused(table, "Sd5@g4") == ("rock-blocked", "S9.3")


def test_S9_3_the_rock_stays_within_the_edge_and_the_sorcerer_needs_a_free_cell() -> None:  # S9.3
    table = scene(Ss="d4", Ds="d5", rocks="a5 e3 e9 i5")
    assert refused(table, "Sc4@a5") == ("rock-blocked", "S9.3")
    assert refused(table, "Sd5@e3") == ("occupied", "S5.2")


def test_S9_3_the_rock_may_enter_the_cell_the_sorcerer_leaves() -> None:  # A22, S9.3
    table = scene(Ss="d4", rocks="d3 a5 e9 i5")
    table.play(0, "Sd5@d3")
    assert where(table)["Ss"] == "d5" and "d4" in where(table)["R"]
    off = scene(Ss="d4", rocks="d3 a5 e9 i5", options={"levitate_behind": False})
    assert "Sd5@d3" not in off.legal(0) and "Sd5" in off.legal(0) and "Se4@d3" in off.legal(0)
    assert refused(off, "Sd5@d3") == ("behind-off", "S9.3")


def test_S9_3_the_sorcerer_may_enter_the_cell_the_rock_leaves() -> None:  # A23, S9.3
    table = scene(Ss="d4", rocks="d5 a5 e9 i5")
    assert "Sd5" not in table.legal(0)
    table.play(0, "Sd5@d5")
    assert where(table)["Ss"] == "d5" and "d6" in where(table)["R"]
    off = scene(Ss="d4", rocks="d5 a5 e9 i5", options={"levitate_ahead": False})
    assert "Sd5@d5" not in off.legal(0)
    assert refused(off, "Sd5@d5") == ("ahead-off", "S9.3")


def test_S9_3_the_rock_ahead_may_be_blocked() -> None:  # S9.3
    table = scene(Ss="d4", rocks="d5 d6 e9 i5")
    assert refused(table, "Sd5@d5") == ("rock-blocked", "S9.3")


def test_S9_4_the_rock_is_the_one_of_this_turn() -> None:  # S9.4
    table = scene(Ss="d4", rocks="g4 a5 e9 i5")
    table.play(0, "Sd5@g4")
    assert marks(table) == "- g5 g5"
    assert [m for m in moves(table, "S") if "@" in m] == ["Sc5@g5", "Sd4@g5", "Sd6@g5", "Se5@g5"]


@pytest.mark.parametrize(("between", "late"), [("Sd6", "Sd7@g5"), ("Tf3", "Sd6@g5"), ("De3", "Sd6@g5"), ("Sc5", "Sc6@g5")])
def test_S9_5_any_other_action_ends_it(between: str, late: str) -> None:  # A26, S9.5
    table = scene(Ss="d4", rocks="g4 a5 e9 i5")
    table.play(0, "Sd5@g4")
    table.play(0, between)
    assert marks(table) == "- g5 x" and table.view(0)["levitation_ended"]
    assert not any("@" in text for text in table.legal(0))
    assert refused(table, late) == ("levitation-ended", "S9.5")


def test_S9_5_what_comes_before_the_first_levitation_does_not_matter() -> None:  # S9.5
    table = scene(Ss="d4", rocks="g4 a5 e9 i5")
    table.play(0, "Tf3")
    table.play(0, "De3")
    assert marks(table) == "- - -" and "Sd5@g4" in table.legal(0)


def test_S9_6_a_locked_rock_stays_locked_when_pushed_or_pulled() -> None:  # A25, S9.6
    table = scene(Ss="d4", Ds="g3", rocks="g4 a5 e9 i5", marks="g4 - -")
    table.play(0, "Dg4")
    assert marks(table) == "g5 g5 -"
    assert refused(table, "Sd5@g5") == ("locked", "S9.6")


def test_S9_6_the_lock_concerns_levitation_only() -> None:  # S9.6
    table = scene(Ts="e4", rocks="e5 a5 e9 i5", marks="e5 - -")
    table.play(0, "Te5:n")
    assert table.view(None)["locked"] == ["e8"]


def test_S9_6_a_rock_that_i_moved_in_this_turn_may_be_levitated() -> None:  # S9.6
    table = scene(Ss="d4", Ds="g3", rocks="g4 a5 e9 i5")
    table.play(0, "Dg4")
    table.play(0, "Sd5@g5")
    assert marks(table) == "- g6 g6"


def test_S9_7_any_distance_and_no_line_of_sight() -> None:  # S9.7
    table = scene(Ss="c4", Ds="d4", Ts="c5", rocks="g6 a5 h5 e1", Tn="f6", Dn="f7")
    assert [text for text in moves(table, "S") if text.endswith("@g6")] == ["Sc3@g6"]
