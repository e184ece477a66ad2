"""The twenty worked examples of the rules."""

import pytest

from avernus.core.seats import CHANCE
from avernus.games.inferno_race.rules import InfernoRace
from avernus.games.inferno_race.rules.fights import need
from tests.games.inferno_race.scenes import is_up, names, options, play, player, refused, scene, table, types, who


def test_example_1_set_up() -> None:  # D10, D11, D12, D13, D14
    start = table(4, "one")
    view = start.view(None)
    assert view["up"] == list(range(1, 40, 2)) and len(view["tiles"]) == 39
    assert all(count <= 1 for count in view["unseen"]["first"].values())
    assert sum(view["unseen"]["first"].values()) == 3 and sum(view["unseen"]["rest"].values()) == 36 - 17
    assert view["deck"] == 48 - 4 * 3
    assert all(p == {"imps": [-2, -1, 0], "dead": 1, "throne": 0, "gems": 0, "cards": 3} for p in view["players"])
    assert start.actors == (0,)


def test_example_2_from_the_stairs() -> None:  # D2, D32
    state = scene([player([-1]), player([-2])])
    play(state, "0 roll", "* 5", "0 -1>4")
    assert who(state, 0)["imps"] == [4]


def test_example_3_leaving_turns_the_tile() -> None:  # D35
    state = scene([player([10], "c6"), player([0])], {10: "treasure"}, up=[1, 3, 5])
    play(state, "0 roll", "* 3", "0 10>13")
    assert is_up(state, 10) and who(state, 0)["gems"] == 0 and who(state, 0)["imps"] == [13]


def test_example_4_banana_chain() -> None:  # D48
    state = scene([player([14], "c6"), player([0])], {14: "card", 17: "banana", 18: "banana", 19: "card"})
    play(state, "0 roll", "* 3", "0 14>17", "* =b1")
    assert who(state, 0)["imps"] == [19] and who(state, 0)["hand"] == ["b1", "c6"]
    assert [is_up(state, square) for square in (14, 17, 18, 19)] == [False, False, False, True]


def test_example_5_return() -> None:  # D49
    state = scene([player([17], "c6"), player([0])], {12: "return", 15: "return", 17: "card", 20: "return"}, up=[1, 3, 5, 12, 17, 20])
    play(state, "0 roll", "* 3", "0 17>20")
    assert who(state, 0)["imps"] == [12]
    assert not is_up(state, 20) and is_up(state, 12) and not is_up(state, 15)


def test_example_6_return_home() -> None:  # D49
    state = scene([player([17, 0, -1], "c6"), player([0])], {1: "card", 3: "angel", 5: "death", 17: "card", 20: "return"})
    play(state, "0 roll", "* 3", "0 17>20")
    assert options(state, 0) == {"^3", "^4"}
    play(state, "0 ^4")
    assert who(state, 0)["imps"] == [-3, -1, 0] and not is_up(state, 20)


def test_example_7_death() -> None:  # D45
    state = scene([player([3]), player([0])], {7: "death"})
    play(state, "0 roll", "* 4", "0 3>7")
    assert who(state, 0) == player([]) and not is_up(state, 7)


def test_example_8_own_imp() -> None:  # D37
    state = scene([player([3, 7]), player([0])], {7: "treasure"})
    events = play(state, "0 roll", "* 4", "0 3>7")
    assert who(state, 0)["imps"] == [7] and who(state, 0)["dead"] == 3 and who(state, 0)["gems"] == 0
    assert is_up(state, 7) and "own-imp" in names(events)


def test_example_9_fight() -> None:  # D40, D41, D42, D43
    state = scene([player([10], "d2.3", gems=2), player([13], "d3.3 c6")], {10: "angel", 13: "treasure"})
    play(state, "0 roll", "* 3", "0 10>13", "0 d2.3", "0 |", "1 d3.3", "1 |", "0 g", "0 |", "1 c6", "1 |")
    assert need(state) == 9 and options(state, 0) == {"#"}
    play(state, "0 #")
    assert who(state, 0)["imps"] == [] and who(state, 0)["dead"] == 4 and who(state, 1)["imps"] == [13]
    assert state.view(None)["discards"] == ["d2.3", "d3.3", "c6"] and state.view(None)["spent"] == 1 and is_up(state, 13)


def test_example_10_nothing_to_spend() -> None:  # D41
    state = scene([player([10]), player([13])])
    play(state, "0 roll", "* 3", "0 10>13", "* 10=death")
    assert options(state, 0) == {"#"}
    play(state, "0 #")
    assert who(state, 0)["dead"] == 4 and who(state, 1)["imps"] == [13]


def test_example_11_attacker_wins() -> None:  # D43, D62
    state = scene([player([10, 20], "b1"), player([13])], {10: "card", 13: "treasure"})
    play(state, "0 roll", "* 3", "0 10>13", "0 b1", "0 |", "1 #", "* red", "* blue", "* red", "* red")
    assert who(state, 0)["gems"] == 3 and who(state, 0)["imps"] == [13, 20] and who(state, 1)["dead"] == 4
    assert state.view(None)["bag"] == {"red": 97, "blue": 25}


def test_example_12_trident() -> None:  # D50
    state = scene([player([3], "t1 t4"), player([8], "t2")], {3: "card", 8: "death"})
    play(state, "0 roll", "* 4", "0 3>7", "0 T8:t1", "1 Pt2")
    assert who(state, 1)["imps"] == [8] and state.view(None)["discards"] == ["t1", "t2"]
    play(state, "0 T8:t4")  # an empty hand cannot parry, and everybody knows it
    assert who(state, 1)["imps"] == [] and is_up(state, 8)


def test_example_13_exact_throne() -> None:  # D32, D33, D34
    state = scene([player([37]), player([0])], {37: "card"})
    play(state, "0 roll", "* 4")
    assert options(state, 0) == {"nomove"} and refused(state, 0, "37>40") == ("beyond-throne", "D32")
    state = scene([player([37]), player([0])], {37: "card"})
    play(state, "0 roll", "* 6")
    assert options(state, 0) == {"37>38", "37>39", "37>40"}
    play(state, "0 37>40")
    assert who(state, 0)["throne"] == 1


def test_example_14_banana_on_39() -> None:  # D48, D70
    state = scene([player([36]), player([0])], {36: "card", 39: "banana"})
    play(state, "0 roll", "* 3", "0 36>39")
    assert who(state, 0)["throne"] == 1 and not is_up(state, 39)


def test_example_15_purchase() -> None:  # D65, D61, D7
    state = scene([player([10, 20, 30], "b1 b2 b3 b4 b5", gems=7), player([0])], steps=[{"step": "free", "moved": None}])
    assert {text for text in options(state, 0) if text.startswith("Z")} == {"Z0", "Z1", "Z2"}
    play(state, "0 Z2", "0 ~b1", "* =c6", "* =c6")
    assert who(state, 0)["hand"] == ["b2", "b3", "b4", "b5", "c6", "c6"] and who(state, 0)["gems"] == 1
    assert state.actors() == [1]


def test_example_16_a_with_six_cards() -> None:  # D21, D60
    state = scene([player([10], "b1 b2 b3 b4 b5 c6"), player([0])])
    play(state, "0 A", "0 ~")
    assert len(who(state, 0)["hand"]) == 6 and who(state, 0)["gems"] == 1


def test_example_17_win() -> None:  # D70
    state = scene([player([38], gems=5, throne=1), player([0]), player([0]), player([0])], {38: "card"})
    play(state, "0 roll", "* 2", "0 38>40")
    result = state.result()
    assert state.actors() == [] and result is not None and result.ranks == (1, 2, 2, 2) and result.reason == "throne"
    assert who(state, 0)["gems"] == 5


def test_example_18_sacrilege() -> None:  # D26
    state = scene([player([5], gems=4), player([0])], {5: "card", 6: "banana"})
    assert refused(state, 0, "S5") == ("imp-on-tile", "D26")
    told = play(state, "0 S6")
    assert [event.params["square"] for event in told if event.name == "flipped"] == [6]
    assert who(state, 0)["gems"] == 1 and state.view(None)["bag"]["red"] == 96 and not is_up(state, 6)
    assert refused(state, 0, "S6") == ("too-poor", "D26")


def test_example_19_banana_card() -> None:  # D31
    state = scene([player([34], "b3"), player([0])], {34: "card"})
    play(state, "0 roll", "* 5", "0 +b3", "0 34>40")
    assert who(state, 0)["throne"] == 1


def test_example_20_all_imps_dead() -> None:  # D22, D23
    state = scene([player([]), player([0])])
    assert options(state, 0) == {"A", "B1", "B2", "B3", "B4"}
    assert refused(state, 0, "roll") == ("nothing-to-move", "D23")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_start_has_its_tiles_and_cards(seats: int) -> None:  # D1, D4, D5, D6, D13
    state = table(seats, "x").state
    assert isinstance(state, InfernoRace)
    assert len(types(state)) == 20 and state.mover() != CHANCE
