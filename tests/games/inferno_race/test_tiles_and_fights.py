"""Tiles, fights, tridents, cards and purchases beyond the worked examples."""

from avernus.games.inferno_race.rules.fights import need
from tests.games.inferno_race.scenes import is_up, names, options, play, player, refused, scene, who


def test_angel_tile() -> None:  # D46
    state = scene([player([10, 0], "c6"), player([0])], {10: "card", 13: "angel"})
    play(state, "0 roll", "* 3", "0 10>13")
    assert options(state, 0) == {"^2", "^3", "^4"} and refused(state, 0, "^1") == ("step-taken", "D22")
    play(state, "0 ^2")
    assert who(state, 0)["imps"] == [-1, 0, 13] and is_up(state, 13)
    nobody = scene([player([10, 0, -1, -2], "c6"), player([0])], {10: "card", 13: "angel"})
    assert "nothing" in names(play(nobody, "0 roll", "* 3", "0 10>13"))


def test_one_free_step_is_no_choice() -> None:  # D46
    state = scene([player([10, 0, -1], "c6"), player([0])], {10: "card", 13: "angel"}, stairs=3)
    play(state, "0 roll", "* 3", "0 10>13")
    assert who(state, 0)["imps"] == [-2, -1, 0, 13]


def test_treasure_and_card_tiles() -> None:  # D47
    state = scene([player([10], "c6"), player([0])], {10: "card", 13: "treasure"})
    play(state, "0 roll", "* 3", "0 10>13", "* red", "* red")
    assert who(state, 0)["gems"] == 2
    full = scene([player([10], "c6 c6 c6 c6 c6 c6"), player([0])], {10: "card", 13: "card"})
    play(full, "0 roll", "* 3", "0 10>13", "0 ~c6", "* =w1")
    assert len(who(full, 0)["hand"]) == 6 and "w1" in who(full, 0)["hand"]


def test_face_down_tiles_do_nothing() -> None:  # D45
    state = scene([player([10], "c6"), player([0])], {10: "card", 13: "death"}, up=[1, 3, 5, 10])
    play(state, "0 roll", "* 3", "0 10>13")
    assert who(state, 0)["imps"] == [13] and not is_up(state, 13)


def test_return_without_a_free_step_kills() -> None:  # D49
    state = scene([player([10, 0, -1, -2], "c6"), player([0])], {1: "card", 3: "angel", 5: "death", 10: "card", 13: "return"}, stairs=3)
    events = play(state, "0 roll", "* 3", "0 10>13")
    assert who(state, 0)["dead"] == 1 and "no-step" in names(events)


def test_return_into_a_fight_does_not_act_again() -> None:  # D43, D49
    seen = {1: "card", 3: "angel", 5: "death", 12: "return", 10: "card", 17: "card", 20: "return"}
    state = scene([player([17, 10], "c6 b1"), player([12])], seen)
    play(state, "0 roll", "* 3", "0 17>20", "0 c6", "0 |", "1 #")
    assert who(state, 0)["imps"] == [10, 12] and is_up(state, 12) and who(state, 1)["dead"] == 4


def test_return_chain_and_banana_chain_options() -> None:  # D48, D49
    seen = {1: "card", 3: "angel", 5: "death", 12: "return", 17: "card", 20: "return"}
    chain = scene([player([17], "c6"), player([0])], seen, return_chain=True)
    play(chain, "0 roll", "* 3", "0 17>20")
    assert options(chain, 0) == {"^1", "^2", "^3", "^4"} and not is_up(chain, 12)
    still = scene([player([14], "c6"), player([0])], {14: "card", 17: "banana", 18: "death"}, banana_chain=False)
    play(still, "0 roll", "* 3", "0 14>17")
    assert who(still, 0)["imps"] == [18] and is_up(still, 18)


def test_the_defender_wins_and_no_tile_turns() -> None:  # D43
    state = scene([player([10], "b1"), player([13], "c6")], {10: "card", 13: "death"})
    play(state, "0 roll", "* 3", "0 10>13", "0 b1", "0 |", "1 c6", "1 |", "0 #")
    assert who(state, 0)["dead"] == 4 and who(state, 1)["imps"] == [13] and is_up(state, 13)


def test_what_a_go_allows() -> None:  # D41, D42
    state = scene([player([10], "c6 b1"), player([13], "b2 b3", gems=1)], {10: "card"})
    play(state, "0 roll", "* 3", "0 10>13")
    assert refused(state, 0, "|") == ("too-low", "D41") and refused(state, 0, "g") == ("no-gems", "D41")
    play(state, "0 c6")
    assert refused(state, 0, "#") == ("already-added", "D41") and options(state, 0) == {"b1", "|"}
    play(state, "0 |")
    assert need(state) == 6 and options(state, 1) == {"b2", "b3", "g", "#"}
    play(state, "1 b2", "1 b3", "1 g", "1 |")
    assert need(state) == 7 and options(state, 0) == {"b1", "#"}
    play(state, "0 b1", "0 |")
    assert options(state, 1) == {"#"}


def test_out_of_reach() -> None:  # D41
    state = scene([player([10], "c6"), player([13], "b2 b3")], {10: "card"})
    play(state, "0 roll", "* 3", "0 10>13", "0 c6", "0 |")
    assert options(state, 1) == {"#"} and refused(state, 1, "b2") == ("out-of-reach", "D41")


def test_trident_from_a_step_and_its_limits() -> None:  # D38, D50
    state = scene([player([-1], "t1"), player([1], "b1")])
    play(state, "0 roll", "* 1", "0 -1>0")
    assert "T1:t1" in options(state, 0) and refused(state, 0, "T2:t1") == ("no-prey", "D50")
    play(state, "0 T1:t1")
    assert options(state, 1) == {"†"}
    play(state, "1 †")
    assert who(state, 1)["imps"] == [] and is_up(state, 1)
    resting = scene([player([7], "t1"), player([8])])
    play(resting, "0 A", "* =c6")
    assert refused(resting, 0, "T8:t1") == ("no-prey", "D50")


def test_after_landing_on_an_own_imp_a_trident_still_strikes() -> None:  # D38
    state = scene([player([4, 7], "t1"), player([8])], {4: "card"})
    play(state, "0 roll", "* 3", "0 4>7", "0 T8:t1")
    assert who(state, 1)["imps"] == []


def test_a_dead_imp_has_no_trident() -> None:  # D38
    state = scene([player([4, 20], "t1"), player([8])], {4: "card", 7: "death"})
    play(state, "0 roll", "* 3", "0 4>7")
    assert "T8:t1" not in options(state, 0)


def test_reshuffle_and_the_empty_deck() -> None:  # D60
    state = scene([player([10], "c6"), player([0])], deck="")
    play(state, "0 A")
    assert state.view(None)["deck"] == 47 and state.view(None)["discards"] == []
    without = scene([player([10], "c6"), player([0])], deck="", reshuffle=False)
    events = play(without, "0 A")
    assert "no-card" in names(events) and who(without, 0)["hand"] == ["c6"]


def test_purchases() -> None:  # D65, D7
    state = scene([player([10, 20], "c6", gems=5), player([0])], steps=[{"step": "free", "moved": None}])
    assert {"Z0", "Z1", "Z2"} <= options(state, 0) and refused(state, 0, "Z3") == ("too-many", "D65")
    poor = scene([player([10, 20], "c6", gems=3), player([0])], steps=[{"step": "free", "moved": None}])
    assert refused(poor, 0, "Z2") == ("too-dear", "D65")
    home = scene([player([0], "c6", gems=3), player([0])], steps=[{"step": "free", "moved": None}])
    assert refused(home, 0, "Z1") == ("no-buyer", "D65")
    bare = scene([player([10, 20], "c6", gems=5), player([0])], deck="b1", reshuffle=False, steps=[{"step": "free", "moved": None}])
    assert refused(bare, 0, "Z2") == ("no-cards-left", "D65")


def test_room_for_a_purchase_must_be_made() -> None:  # D61, D65
    state = scene([player([10, 20], "c6 c6 c6 c6 c6 b1", gems=4), player([0])], steps=[{"step": "free", "moved": None}])
    play(state, "0 Z2")
    assert refused(state, 0, "~") == ("must-make-room", "D65") and refused(state, 0, "~w1") == ("not-in-hand", "D60")
    play(state, "0 ~c6", "0 ~b1", "* =w1", "* =w1")
    assert len(who(state, 0)["hand"]) == 6 and who(state, 0)["gems"] == 0


def test_recycled_gems_return_to_the_bag() -> None:  # D41, D26
    state = scene([player([10], "c6", gems=4), player([0])], {12: "card"}, recycle_gems=True)
    play(state, "0 S12")
    assert state.view(None)["bag"]["red"] == 99 and state.view(None)["spent"] == 0
