"""H17 combat."""

from typing import Any

import pytest

from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import AREAS
from avernus.games.hellgame.rules.attacks import save_number
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import CombatPhase, LastBarkingDog, due
from avernus.text import Speaker
from tests.games.hellgame.positions import Position, area, card, demon, hound, lieutenant


def two(**options: Any) -> Position:
    return Position(2, "combat", **options).demons(0, "Bael").demons(1, "Vine")


def fight(p: Position, where: str, *script: int | str) -> Position:
    return p.begin(Combat(section=area(where)), *script)


def test_where_combats_are_due() -> None:
    # H17.1, H17.1.1, H17.1.2
    p = two().legions(0, "4.1").legions(1, "4.1").legions(0, "A").legions(1, "A").wild("2.2", "garm").wild("2.2", "cadejo")
    p.legions(6, "5.5").wild("5.5", "orthrus").legions(0, "6.1")
    assert due(p.g) == [area("4.1"), area("5.5")]


def test_the_largest_combat_first() -> None:
    # H17.1.3
    p = two().legions(0, "4.1").legions(1, "4.1", 3).legions(0, "6.1").legions(1, "6.1").begin(CombatPhase())
    assert p.g.find("Combat").section == area("4.1")


def test_example_x38_lieutenants_and_hits() -> None:
    # H17.8.1, H17.8.3, H17.9.2
    p = two().legions(0, "4.1", 3).lead(0, "4.1", "Alichino").legions(1, "4.1").lead(1, "4.1", "Cacus")
    fight(p, "4.1", "none", "none", 3, 2, 5, 1)
    assert p.g.find("Combat").hits[:2] == (0, 1)
    assert p.point == "Die", "the only hit of the side cannot fall on a lieutenant: the legion has to save"
    p.play(2)
    assert p.g.plain[AREAS + area("4.1")] == 0 and p.g.lt_of[lieutenant("Cacus")] == 1
    p = Position(2, "combat").demons(0, "Barbariccia").demons(1, "Vine")
    p.legions(0, "4.1", 3).lead(0, "4.1", "Alichino").legions(1, "4.1", 2)
    fight(p, "4.1", "none", "none", 3, 2, 5)
    assert p.g.find("Combat").hits[1] == 2


@pytest.mark.parametrize(("joined", "foe", "number"), [
    ((), "Bael", 1), (("Andras",), "Bael", 4), (("Bael", "Vine"), "Sitri", 3), (("Bael", "Vine"), "Vepar", 2), ((), "Vepar", 0),
])
def test_example_x39_saves(joined: tuple[str, ...], foe: str, number: int) -> None:
    # H17.10.1
    names = joined or ("Purson",)
    p = Position(2, "combat").demons(0, *names).demons(1, foe).legions(0, "4.1").legions(1, "4.1", 2).lead(0, "4.1", "Cacus")
    fight(p, "4.1", f"join {foe} 0")
    for name in names:
        p.play(f"join {name} 0" if joined else "none")
        if p.point == "JOIN" and p.g.mover() == 1:
            p.play("none")
    while p.point == "JOIN":
        p.play("none")
    c = p.g.find("Combat")
    assert c.round == 1
    assert save_number(p.g, c, c.section, 0, 0) == number
    assert save_number(p.g, c, c.section, 0, 9 + lieutenant("Cacus")) == 4


def test_example_x40_hits_are_spread() -> None:
    # H17.9, H17.9.3
    from avernus.games.hellgame.rules.rounds import Round

    p = two().legions(0, "4.1", 5).legions(1, "4.1", 2).lead(1, "4.1", "Cacus")
    fight(p, "4.1", "none", "none", 6, 6, 6, 6, 6, 1, 1)
    p.play(">P2:L 4.1", ">P2:L 4.1")  # each unit one, the lieutenant by himself
    step = next(s for s in p.g.stack if isinstance(s, Round))
    assert [n for _, n in step.marks] == [1, 1, 1]
    p.play(">P2:L 4.1", ">P2:T:Cacus 4.1")
    assert sorted(n for _, n in step.marks) == [1, 2, 2] and p.point == "Die"


def test_example_x41_avoiding() -> None:
    # H17.4, H17.4.1, H17.4.2
    p = fight(two().legions(0, "8.3", 3).legions(1, "8.3", 2), "8.3")
    assert p.point == "AVOID"
    p.play("peace", "peace").done()
    assert due(p.g) == []
    p.legions(0, "8.3")
    assert due(p.g) == [area("8.3")]
    assert fight(two().legions(0, "8.3", 4).legions(1, "8.3", 2), "8.3").point == "JOIN"
    assert fight(two().legions(0, "8.3").legions(1, "8.3").wild("8.3", "garm"), "8.3").point != "AVOID"
    assert fight(two().legions(0, "8.3", 2).legions(1, "8.3"), "8.3", "fight").point == "JOIN"


def test_example_x42_three_triumvirates_and_a_hound() -> None:
    # H17.5.2, H17.5.3
    p = Position(3, "combat").demons(0, "Bael").demons(1, "Vine").demons(2, "Sitri")
    p.legions(0, "4.1", 5).legions(2, "4.1", 4).legions(1, "4.1", 3).wild("4.1", "garm")
    fight(p, "4.1", ">P2", "side2", "none", "none", "none", 2)
    c = p.g.find("Combat")
    assert c.side1 == 1 and c.side2 == 0b110 and c.now1 >> (7 + hound("garm")) & 1
    assert p.point == "TARGET"  # the namer's legions choose between P2 and P3 (H17.8.2)


def test_one_triumvirate_against_independents() -> None:
    # H17.5.4, H17.14.1, H17.14.3
    p = two().legions(0, "4.1", 2).legions(6, "4.1")
    fight(p, "4.1", "none", 6, 6, 1, 2, 2).done()
    assert p.g.victor[area("4.1")] == 0 and p.units(6, "4.1") == 0


def test_joining_carrying_and_combat_magic() -> None:
    # H17.6.1-H17.6.4, H17.7.2
    p = Position(2, "combat").demons(0, "Andras").demons(1, "Vine").hand(0, "a32", "a01").money(0, souls=1)
    p.legions(0, "4.1").legions(1, "4.1", 2)
    fight(p, "4.1", "none", "join Andras 1")
    assert p.point == "CARRY" and p.g.view(1)["combat"]["carried"] == {}
    p.play(">a32", "none")
    assert p.point == "ABILITY"  # X66
    p.play("use", 6, 3, 2)
    assert p.units(0, "4.1") == 0  # his only legion died: the round is over (H17.7.4)
    p.done()
    assert card("a32") in p.g.hands[0] and p.g.d_joined[demon("Andras")] and p.g.victor[area("4.1")] == 1


def test_example_x66_strikes_are_added_to_the_attacks() -> None:
    # H17.8.3a, H25.9.17
    p = Position(2, "combat").demons(0, "Andras").demons(1, "Vine").hand(0, "a32").money(0, souls=1)
    p.legions(0, "4.1", 2).legions(1, "4.1", 5)
    fight(p, "4.1", "none", "join Andras 1", ">a32", "none", "use", 6, 3, 2, "cast a32 0", 5, 2, 6)
    assert p.g.find("Combat").hits[1] == 3 and p.units(0, "4.1") == 1


def test_example_x43_flight_after_a_round() -> None:
    # H17.12.1, H17.12.2, H17.14.1
    p = Position(3, "combat").demons(0, "Bael").demons(1, "Vine").demons(2, "Sitri")
    p.legions(0, "4.3").legions(1, "4.3").legions(2, "5.3", 2)
    p.begin(CombatPhase(), "fight", 2, 1, "none", "none", 1, 1, "stay", "flee", 1, 6)
    assert p.g.victor[area("4.3")] == 0 and p.g.find("Combat").section == area("5.3")


def test_whoever_has_most_legions_left_declares_first() -> None:
    # H17.12.1: within a side by the legions of that moment, not of the beginning
    p = Position(3, "combat").demons(0, "Bael").demons(1, "Vine").demons(2, "Sitri")
    for name in ("Bael", "Vine", "Sitri"):
        p.g.d_down[demon(name)] = 5
    p.legions(0, "4.1", 3).legions(1, "4.1", 2).legions(2, "4.1", 4)
    fight(p, "4.1", ">P1", "side2")  # P3, with most units, names P1; P2 stands beside P1
    assert p.point == "TARGET"
    p.play(">P1", ">P1", ">P1", ">P2", 6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6)
    assert (p.units(0, "4.1"), p.units(1, "4.1")) == (1, 2) and p.point == "COMBAT_FLEE" and p.g.mover() == 2
    p.play("stay")
    assert p.g.mover() == 1, "two legions before one"
    p.play("stay")
    assert p.g.mover() == 0


def test_example_x44_last_barking_dog() -> None:
    # H17.1.4, H17.15
    p = two().wild("3.3", "gytrash").wild("3.3", "gwyllgi")
    order = sorted([hound("gytrash"), hound("gwyllgi")])
    dice = {hound("gytrash"): (3, 4), hound("gwyllgi"): (1, 2, 3)}
    p.begin(LastBarkingDog(section=area("3.3")), *(d for h in order for d in dice[h])).done()
    assert p.g.hound_of[hound("gytrash")] == 7 and p.g.hound_of[hound("gwyllgi")] == -1


def test_example_x53_quick_combat() -> None:
    # H17.13, H4.3
    p = two(quick_combat="always").legions(0, "4.1").lead(0, "4.1", "Cacus").legions(1, "4.1", 2)
    fight(p, "4.1", "none", "none", 3, 1, 1)
    assert p.g.find("Combat").hits[1] == 1
    p = two(quick_combat="consent").legions(0, "4.1").legions(1, "4.1", 2)
    assert fight(p, "4.1", "none", "none").point == "QUICK"


def test_example_x54_freebooters_save_with_their_lieutenant() -> None:
    # H16.4.3, A:72
    p = two().legions(6, "4.1", 2).lead(6, "4.1", "Nessus")
    assert save_number(p.g, None, area("4.1"), 6, 0) == 3
    p = two().legions(6, "4.1", 2)
    assert save_number(p.g, None, area("4.1"), 6, 0) == 1


def test_example_x60_turned_legions_fight_their_comrades() -> None:
    # H14.2.10, H17.4.1
    p = two().legions(1, "5.1", 2).legions(6, "5.1")
    assert due(p.g) == [area("5.1")] and fight(p, "5.1").point == "JOIN"


def test_allied_winners() -> None:
    # H17.14.2
    p = Position(3, "combat").demons(0, "Bael").demons(1, "Vine").demons(2, "Sitri")
    p.legions(0, "4.1", 3).legions(1, "4.1", 2).legions(2, "4.1")
    fight(p, "4.1", ">P3", "side1", "none", "none", "none")
    p.play(">P1", 6, 1, 1, 1, 1, 1, 2)
    assert p.point == "ALLIES"
    p.play("peace", "peace").done()
    assert p.g.victor[area("4.1")] == -1 and due(p.g) == []


def test_a_demon_that_falls_leaves_the_combat() -> None:
    # H17.6.5, H17.7.3, H15.4.5
    p = Position(2, "combat").demons(0, "Andras").demons(1, "Rubicante").hand(0, "a41").hand(1, "a42").money(1, souls=1)
    p.legions(0, "4.1", 3).legions(1, "4.1", 2)
    fight(p, "4.1", "join Andras 1", ">a41", "join Rubicante 1", ">a42", "not", 2, 1, "side1", "cast a41 0")
    assert p.point == "COUNTER" and p.options == ["none", "counter a42 Rubicante"]
    p.play("none", 6, 6, 6, 6, 1, 1, 1, 1)
    assert p.g.d_down[demon("Rubicante")] == 5 and p.g.find("Combat").joined == (demon("Andras"),)
    assert p.g.hands[1] == [card("a42")]


def test_carry_mode_count() -> None:
    # H27.1, A:44
    p = Position(2, "combat", carry_mode="count").demons(0, "Andras").demons(1, "Vine").hand(0, "a32", "a01").money(0, souls=1)
    p.legions(0, "4.1", 2).legions(1, "4.1", 5)
    fight(p, "4.1", "none", "join Andras 1", "none", "not")
    assert p.point == "COMBAT_CAST" and "cast a32 0" in p.options


def test_the_fight_is_told_round_by_round_to_everybody() -> None:
    # H17.2, H17.8, H17.10, H17.11, H23: dice lie open, so a view alone tells all that was rolled
    p = fight(two().legions(0, "4.1", 3).legions(1, "4.1", 2), "4.1", "none", "none", 6, 1, 2, 2, 3)
    first: dict[str, Any] = {"round": 1, "quick": False, "sides": [["P1"], ["P2"]], "saves": [], "lost": None}
    first["rolls"] = [{"side": 0, "bonus": 0, "dice": [die]} for die in (6, 1, 2)]
    first["rolls"] += [{"side": 1, "bonus": 0, "dice": [2]}, {"side": 1, "bonus": 0, "dice": [3]}]
    assert p.g.view(None)["combat"]["rounds"] == [first], "the save is not rolled yet"
    p.play(5)
    first["saves"], first["lost"] = [{"owner": "P2", "what": "L", "need": 1, "dice": [5]}], [{"owner": "P2", "what": "L"}]
    assert p.point == "COMBAT_FLEE" and p.g.view(1)["combat"]["rounds"] == [first]
    p.play("stay", "stay", 4)
    now = p.g.view(0)["combat"]["rounds"]
    assert now[0] == first and now[1]["round"] == 2 and now[1]["lost"] is None and now[1]["rolls"][0]["dice"] == [4]
    again = GAME.load(p.g.dump())
    assert again.view(None)["combat"] == p.g.view(None)["combat"]


def test_an_attack_is_told_in_one_sentence() -> None:
    # H17.8, H4.3: all dice of an owner together, with the hits
    p = fight(two().legions(0, "4.1", 3).legions(6, "4.1", 2), "4.1", "none", 6, 1, 2, 2, 3)
    assert p.told("attacked") == [
        {"owner": 0, "dice": [6, 1, 2], "hits": 1, "area": "4.1"}, {"owner": "FB", "dice": [2, 3], "hits": 0, "area": "4.1"},
    ]
    assert "combat" not in [told["kind"] for told in p.told("rolled")]
    said = [Speaker(GAME, 2, lang, ["Ada", "Bo"]).event(e) for lang in ("en", "es", "fr") for e in p.events if e.name == "attacked"]
    assert said[0].startswith("Ada rolls 6, 1, 2 in ") and said[0].endswith(": one hit.")
    assert said[3].startswith("Los filibusteros sacan 2, 3 en ") and said[5].endswith("\u202f: aucun coup.")


def test_a_dump_from_before_rounds_were_kept_is_still_read() -> None:
    p = fight(two().legions(0, "4.1", 3).legions(1, "4.1", 2), "4.1", "none", "none", 6)
    dump = p.g.dump()
    for step in dump["stack"]:
        for name in ("rolls", "saves", "fought"):
            step.pop(name, None)
    assert GAME.load(dump).view(None)["combat"]["rounds"][0]["rolls"] == []
