"""S6 pull, S7 throw, S8 push; rulings A10-A20."""

import pytest

import avernus
from tests.games.splut.scenes import marks, moves, scene, where
from tests.games.splut.test_turns import refused


def test_S6_a_troll_pulls_the_rock_directly_behind_it() -> None:  # A17
    table = scene(Ts="e4", rocks="e3 a5 e9 i5")
    assert moves(table, "T") == ["Td4", "Te3:e", "Te3:n", "Te3:s", "Te3:w", "Te5", "Te5+", "Tf4"]
    assert [event.name for event in table.play(0, "Te5+")] == ["walked", "pulled"]
    assert where(table)["Ts"] == "e5" and where(table)["R"] == "a5 e4 e9 i5"
    assert marks(table) == "- e4 -"


def test_S6_only_on_the_opposite_side() -> None:  # A17
    table = scene(Ts="e4", rocks="d4 a5 e9 i5")
    assert [m for m in moves(table, "T") if m.endswith("+")] == ["Tf4+"]
    assert refused(table, "Te5+") == ("no-rock-behind", "S6")


def test_S6_pulling_is_optional_and_a_locked_rock_can_be_pulled() -> None:  # A17
    table = scene(Ts="e4", rocks="e3 a5 e9 i5", marks="e3 - -")
    assert {"Te5", "Te5+"} <= set(table.legal(0))
    table.play(0, "Te5+")
    assert marks(table) == "e4 e4 -"


def test_S6_never_together_with_a_throw() -> None:  # A18
    table = scene(Ts="e4", rocks="e3 e5 e9 i5")
    assert not any("+" in text and ":" in text for text in table.legal(0))
    assert refused(table, "Te5+") == ("must-throw", "S7.1")
    assert refused(table, "Te5+:e") == ("pull-or-throw", "S6")


def test_S6_pull_and_throw_as_an_option() -> None:  # A18
    """The pulled rock is there before the other flies: not back that way, and both have moved."""
    table = scene(Ts="e4", rocks="e3 e5 e9 i5", options={"pull_and_throw": True})
    assert [m for m in moves(table, "T") if "e5" in m] == ["Te5+:e", "Te5+:n", "Te5+:w", "Te5:e", "Te5:n", "Te5:s", "Te5:w"]
    assert [m for m in moves(table, "T") if "e3" in m] == ["Te3+:e", "Te3+:s", "Te3+:w", "Te3:e", "Te3:n", "Te3:s", "Te3:w"]
    assert refused(table, "Te5+:s") == ("throw-blocked", "S7.1")
    assert [event.name for event in table.play(0, "Te5+:e")] == ["pulled", "thrown", "turn"]
    assert where(table)["Ts"] == "e5" and where(table)["R"] == "e4 e9 h5 i5" and marks(table) == "e4,h5 - -"


def test_S6_pull_and_throw_needs_a_rock_ahead_and_one_behind() -> None:  # A18
    table = scene(Ts="e4", rocks="e5 a5 e9 i5", options={"pull_and_throw": True})
    assert not any("+:" in text for text in table.legal(0))
    assert refused(table, "Te5+:n") == ("no-rock-behind", "S6")
    assert refused(table, "Td4+:n") == ("no-rock", "S7.1")
    assert refused(table, "Te7+:n") == ("not-adjacent", "S5.1")


def test_S6_pull_and_throw_can_strike() -> None:  # A18
    table = scene(Ts="e4", Sn="h5", rocks="e3 e5 e9 a5", options={"pull_and_throw": True})
    assert [event.name for event in table.play(0, "Te5+:e")] == ["pulled", "thrown", "splut", "ended-last-sorcerer"]


def test_S7_1_stepping_onto_a_rock_and_throwing_it_is_one_action() -> None:  # A10, S7.1
    table = scene(Ts="e4", rocks="e5 a5 e9 i5")
    assert [m for m in moves(table, "T") if "e5" in m] == ["Te5:e", "Te5:n", "Te5:s", "Te5:w"]
    assert refused(table, "Te5") == ("must-throw", "S7.1")
    assert refused(table, "Td4:n") == ("no-rock", "S7.1")


def test_S7_1_a_blocked_direction_is_illegal() -> None:  # A11, S7.1
    table = scene(Ts="e4", rocks="e5 f5 e9 i5", Tn="d5")
    assert [m for m in moves(table, "T") if "e5" in m] == ["Te5:n", "Te5:s"]
    assert refused(table, "Te5:e") == refused(table, "Te5:w") == ("throw-blocked", "S7.1")
    at_the_tip = scene(Ts="e8", Dn="", rocks="e9 a5 e1 i5")
    assert [m for m in moves(at_the_tip, "T") if "e9" in m] == ["Te9:s"]
    assert refused(at_the_tip, "Te9:n") == ("throw-blocked", "S7.1")


@pytest.mark.parametrize(
    ("way", "others", "rocks", "lands"),
    [
        ("e", {}, "e5 a5 e9 e1", "i5"),  # to the edge
        ("e", {}, "e5 a5 e9 i5", "h5"),  # before a rock
        ("w", {"Tn": "b5"}, "e5 a5 e9 e1", "c5"),  # before a troll
        ("s", {"Ds": "g4"}, "e5 a5 e9 i5", "e1"),  # over the cell that the troll came from (A12)
        ("e", {"Dn": "g5"}, "e5 a5 e9 e1", "i5"),  # over a dwarf (A13)
        ("e", {"Ds": "g5"}, "e5 a5 e9 e1", "i5"),  # over one's own dwarf
    ],
)
def test_S7_2_the_flight(way: str, others: dict[str, str], rocks: str, lands: str) -> None:  # S7.2
    table = scene(Ts="e4", rocks=rocks, **others)  # type: ignore[arg-type]
    before = where(table)
    table.play(0, f"Te5:{way}")
    now = where(table)
    assert now["Ts"] == "e5" and set(now["R"].split()) == {*rocks.split(), lands} - {"e5"}
    assert {k: v for k, v in now.items() if k not in ("Ts", "R")} == {k: v for k, v in before.items() if k not in ("Ts", "R")}
    assert marks(table) == f"{lands} - -"


def test_S7_2_the_rock_stops_on_the_first_sorcerer() -> None:  # A15, S7.2
    table = scene(Ts="e4", rocks="e5 a5 e9 e1", Dn="f5", Sn="g5")
    table.play(0, "Te5:e")
    assert table.result is not None and "g5" in where(table)["R"]


@pytest.mark.parametrize("victim", ["Dn", "Ds"])
def test_S7_3_a_dwarf_on_the_landing_cell_is_crushed(victim: str) -> None:  # A13, S7.3
    table = scene(Ts="e4", rocks="e5 a5 e9 h5", **{victim: "g5"})  # type: ignore[arg-type]
    events = table.play(0, "Te5:e")
    assert [event.name for event in events] == ["thrown", "crushed", "turn"]
    assert victim not in where(table) and "g5" in where(table)["R"] and table.view(None)["living"] == [0, 1]


def test_S7_3_a_dwarf_beside_the_thrower_with_an_obstacle_behind() -> None:  # A13, S7.3
    table = scene(Ts="e4", rocks="e5 g5 e9 i5", Dn="f5")
    table.play(0, "Te5:e")
    assert "Dn" not in where(table) and "f5" in where(table)["R"]


def test_S7_3_only_the_dwarf_on_the_landing_cell() -> None:  # A14, S7.3
    table = scene(Ts="e4", rocks="e5 h5 e9 a5", Ds="f5", Dn="g5")
    table.play(0, "Te5:e")
    assert where(table)["Ds"] == "f5" and "Dn" not in where(table)


def test_S7_3_a_team_without_its_dwarf_plays_on() -> None:  # S7.3
    table = scene(Ds="")
    assert moves(table, "D") == [] and moves(table, "S")
    assert refused(table, "De3") == ("no-dwarf", "S7.3")


def test_S7_4_unused_steps_are_lost() -> None:  # S7.4
    table = scene(Ts="e4", rocks="e5 a5 e9 i5")
    table.play(0, "Te5:n")
    assert table.view(None)["turn"] == 12 and table.actors == (1,)


def test_S8_a_dwarf_pushes_the_whole_unbroken_line() -> None:  # A19
    table = scene(Ds="e3", Ts="e5", Sn="e6", rocks="e4 a5 e9 i5", Dn="e8")
    events = table.play(0, "De4")
    now = where(table)
    assert (now["Ds"], now["R"], now["Ts"], now["Sn"], now["Dn"]) == ("e4", "a5 e5 e9 i5", "e6", "e7", "e8")
    assert [event.name for event in events] == ["pushed"] and events[0].params["count"] == 3
    assert marks(table) == "- e5 -"


def test_S8_two_rocks_at_once_keep_what_is_known_of_them() -> None:
    table = scene(Ds="e3", rocks="e4 e5 e9 i5", marks="e5 - -")
    table.play(0, "De4")
    assert where(table)["R"] == "e5 e6 e9 i5" and marks(table) == "e6 e5,e6 -"


def test_S8_nothing_is_pushed_over_the_edge() -> None:  # A20
    table = scene(Ds="e6", Tn="e7", Dn="e8", rocks="e9 a5 e1 i5")
    assert "De7" not in table.legal(0)
    assert refused(table, "De7") == ("edge-behind", "S8")


def test_S8_a_push_never_kills() -> None:  # A20
    table = scene(Ds="e3", rocks="e4 a5 e9 i5", Sn="e5")
    table.play(0, "De4")
    assert table.result is None and where(table)["Sn"] == "e6" and "e5" in where(table)["R"]


def test_S8_an_empty_cell_is_just_a_walk() -> None:
    events = scene(Ds="e4").play(0, "De5")
    assert [event.name for event in events] == ["walked"]


def test_each_side_of_a_push() -> None:
    for dwarf, lands in (("e4", "e6"), ("e6", "e4"), ("d5", "f5"), ("f5", "d5")):
        table = scene(Ds=dwarf, rocks="e5 a5 e9 i5")
        table.play(0, "De5")
        assert where(table)["R"] == " ".join(sorted(["a5", "e9", "i5", lands]))


def test_the_sentence_of_a_refusal_names_its_clause() -> None:
    table = scene(Ts="e4", rocks="e5 a5 e9 i5")
    with pytest.raises(avernus.IllegalAction, match=r"must throw it\. \(S7\.1\)"):
        table.play(0, "Te5")
