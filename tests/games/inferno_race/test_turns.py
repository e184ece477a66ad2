"""Turns: A, B and C, the windows for cards, moving, and the end."""

from avernus.core.seats import CHANCE
from tests.games.inferno_race.scenes import is_up, names, options, play, player, refused, scene, who


def test_red_begins_and_turns_pass_clockwise() -> None:  # D1, D15
    state = scene([player([0]), player([0]), player([0])])
    assert state.active == 0
    for seat in (0, 1, 2, 0):
        assert state.actors() == [seat]
        play(state, f"{seat} A", "* =c6", f"{seat} Z0")


def test_exactly_one_of_a_b_c() -> None:  # D20, D21, D25
    state = scene([player([10], "a1"), player([0])])
    assert {"A", "B1", "roll"} <= options(state, 0)
    play(state, "0 A", "* =c6")
    assert refused(state, 0, "roll") == ("not-now", "D24") and refused(state, 0, "B1") == ("not-now", "D20")
    play(state, "0 Z0")
    assert refused(state, 0, "a1^1") == ("not-your-turn", "D15")


def test_b_brings_an_imp_back() -> None:  # D22, D66
    state = scene([player([0, -1, 10], gems=1), player([0])])
    assert refused(state, 0, "B1") == ("step-taken", "D22") and refused(state, 0, "B5") == ("no-such-step", "D2")
    play(state, "0 B3")
    assert who(state, 0)["imps"] == [-2, -1, 0, 10] and who(state, 0)["gems"] == 2
    assert refused(scene([player([0, 1, 2, 3]), player([0])]), 0, "B2") == ("no-dead-imp", "D22")


def test_no_red_gem_left() -> None:  # D66
    state = scene([player([10], "c6"), player([0])], bag=0)
    events = play(state, "0 B1")
    assert who(state, 0)["gems"] == 0 and "no-gem" in names(events)


def test_a_card_instead_of_the_roll() -> None:  # D23, D24, D27
    state = scene([player([10], "d3.2 w1 b1"), player([0])])
    assert {"C d3.2", "C w1"} <= options(state, 0) and refused(state, 0, "C b1") == ("wrong-card", "D27")
    play(state, "0 C d3.2")
    assert refused(state, 0, "roll") == ("not-now", "D24") and refused(state, 0, "C w1") == ("not-now", "D24")
    assert options(state, 0) == {"10>13", "+b1"}
    wild = scene([player([10], "w1"), player([0])])
    play(wild, "0 C w1")
    assert options(wild, 0) == {f"10>{to}" for to in range(11, 16)}
    assert refused(wild, 0, "10>16") == ("wrong-wild", "D33")


def test_windows_before_between_and_after() -> None:  # D26
    state = scene([player([10], "a1 a2 a3 c6", gems=3), player([0])], {10: "card", 12: "card"})
    play(state, "0 a1^1", "0 roll", "* 3", "0 a2^2", "0 10>13")
    assert {"a3^3", "a3^4", "S12"} <= options(state, 0)
    play(state, "0 a3^4", "0 S12", "0 Z0")
    assert who(state, 0)["imps"] == [-3, -1, 0, 13] and not is_up(state, 12)


def test_no_window_in_a_fight() -> None:  # D26, D27
    state = scene([player([10], "a1 g1 t1 b1", gems=5), player([13], "a2")], {10: "card"})
    assert refused(state, 0, "T13:t1") == ("not-now", "D50")
    play(state, "0 roll", "* 3", "0 10>13")
    assert options(state, 0) == {"a1", "g1", "t1", "b1", "g", "#"}
    assert refused(state, 0, "a1^1") == ("not-now", "D26") and refused(state, 0, "S20") == ("not-now", "D26")
    assert refused(state, 1, "a2") == ("not-your-turn", "D15")


def test_treasure_card() -> None:  # D26, D62
    state = scene([player([10, 11], "g4"), player([0])])
    play(state, "0 loot g4", "* red", "* red", "* blue", "* red")
    assert who(state, 0)["gems"] == 3 and state.actors() == [0] and "roll" in options(state, 0)
    assert refused(scene([player([0], "g4"), player([0])]), 0, "loot g4") == ("not-on-track", "D26")


def test_the_bag_runs_dry() -> None:  # D62
    state = scene([player([10, 11, 12, 13], "g4"), player([0])], bag=1)
    play(state, "0 loot g4", "* red")
    assert {action for action, _ in state.outcomes()} and state.outcomes()[0][1] == 25  # only blues are left
    play(state, *["* blue"] * 7)
    assert who(state, 0)["gems"] == 1 and state.view(None)["bag"] == {"red": 0, "blue": 25}


def test_bananas_add_up() -> None:  # D30, D31
    state = scene([player([10], "b1 b2 b3 b4"), player([0])], {10: "card"})
    play(state, "0 roll", "* 2", "0 +b1", "0 +b2", "0 +b3", "0 +b4")
    assert refused(state, 0, "+b5") == ("not-in-hand", "D31")
    assert options(state, 0) == {"10>16"} and refused(state, 0, "10>12") == ("wrong-distance", "D32")
    wild = scene([player([10], "b1"), player([0])], {10: "card"})
    play(wild, "0 roll", "* 6", "0 +b1")
    assert options(wild, 0) == {f"10>{to}" for to in range(12, 17)}


def test_a_move_is_a_duty() -> None:  # D32, D34
    state = scene([player([10]), player([0])])
    play(state, "0 roll", "* 2")
    assert refused(state, 0, "nomove") == ("must-move", "D34") and refused(state, 0, "11>13") == ("no-imp-there", "D32")


def test_a_revived_imp_can_use_the_number() -> None:  # D26, D34
    state = scene([player([38], "a1"), player([0])], {38: "card"})
    play(state, "0 roll", "* 5")
    assert options(state, 0) == {"nomove", "a1^1", "a1^2", "a1^3", "a1^4"}
    play(state, "0 a1^1")
    assert "0>5" in options(state, 0) and "nomove" not in options(state, 0)


def test_passing_over_and_landing_on_steps() -> None:  # D36, D37
    state = scene([player([-3, -1, 2]), player([1])], {2: "card"})
    play(state, "0 roll", "* 3", "0 -3>0")
    assert who(state, 0)["imps"] == [-1, 0, 2]
    state = scene([player([-1, 0, 2]), player([1])], {2: "card"})
    play(state, "0 roll", "* 5", "0 -1>4")
    assert who(state, 0)["imps"] == [0, 2, 4] and who(state, 1)["imps"] == [1]


def test_an_own_imp_on_a_step() -> None:  # D37, D3
    state = scene([player([-2, 0], "c6"), player([1])])
    events = play(state, "0 roll", "* 2", "0 -2>0")
    assert who(state, 0)["imps"] == [0] and who(state, 0)["dead"] == 3 and "own-imp-step" in names(events)


def test_an_unseen_tile_is_drawn_as_the_imp_leaves() -> None:  # D12, D35, D49
    state = scene([player([10], "c6"), player([0])], {13: "return"})
    play(state, "0 roll", "* 3", "0 10>13")
    assert state.actors() == [CHANCE] and len(state.outcomes()) == 6
    play(state, "* 10=return")
    assert who(state, 0)["imps"] == [10] and is_up(state, 10) and not is_up(state, 13)


def test_the_turn_passes_by_itself_only_where_everybody_knows() -> None:  # D25
    idle = scene([player([10]), player([0])], {10: "card"})
    play(idle, "0 roll", "* 2", "0 10>12")
    assert idle.actors() == [1]  # no card, no gem: nothing else is possible
    asked = scene([player([10], "c6"), player([0])], {10: "card"})
    play(asked, "0 roll", "* 2", "0 10>12")
    assert asked.actors() == [0] and options(asked, 0) == {"Z0"}  # the coffin is no use, but only its owner knows


def test_target_and_rounds() -> None:  # D70, D71
    one = scene([player([38]), player([0])], {38: "card"}, target=1)
    play(one, "0 roll", "* 2", "0 38>40")
    assert one.result() is not None
    state = scene([player([10]), player([30, 0], throne=1), player([-1], throne=1)], max_rounds=2)
    for seat in (0, 1, 2):
        play(state, f"{seat} A", "* =c6", f"{seat} Z0")
    result = state.result()
    assert result is not None and result.reason == "rounds" and result.ranks == (3, 1, 2)
