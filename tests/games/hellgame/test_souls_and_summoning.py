"""H9 the Souls phase, H10 Summoning, H22 deals."""

import pytest

from avernus.games.hellgame.rules.souls import Deal, SoulsPhase, section_income
from avernus.games.hellgame.rules.summoning import Summoning, SummoningPhase
from tests.games.hellgame.positions import Position, area, demon, lieutenant


def income(p: Position, seat: int = 0) -> int:
    return sum(section_income(p.g, s) for s in range(45) if p.g.control[s] == seat)


def test_example_x03_connected_and_isolated_sections() -> None:
    # H9.2, H9.2.1
    assert income(Position().sections(0, "4.1", "4.2", "7.3")) == 6


def test_example_x04_the_antehell_does_not_connect() -> None:
    # H9.2.1: never below 0
    assert income(Position().sections(0, "1.3", "1.5")) == 0


def test_examples_x05_x06_occupied_sections() -> None:
    # H9.2.2: a legion blocks, a solitary lieutenant does not; but no new legion beside him (H10.2)
    p = Position().sections(0, "4.1", "4.2", "7.3").legions(0, "4.1").legions(1, "4.1")
    assert income(p) == 4
    p = Position().sections(0, "4.1", "4.2", "7.3").lead(1, "4.1", "Alichino").money(0, souls=9).demons(0, "Bael").demons(1, "Vine")
    assert income(p) == 6
    p.begin(Summoning(seat=0))
    assert "summon L 4.1" not in p.options and "summon L 4.2" in p.options
    assert income(Position().sections(0, "4.1", "4.2").wild("4.1", "garm")) == 2


def test_freebooters_block_income() -> None:
    # H9.2.2, A:09
    assert income(Position().sections(0, "4.1", "4.2").legions(6, "4.1")) == 2


def test_example_x61_amounts_then_factors() -> None:
    # H9.2.3, H25.9.27, H2.8
    from avernus.games.hellgame.cards import BOOK
    from avernus.games.hellgame.steps import Context
    from tests.games.hellgame.positions import hell_card

    p = Position().sections(0, "9.1").permanent("h16")
    ferry = hell_card("h23")
    p.cast(BOOK.hell[ferry].phenomenon_effects, Context("phenomenon", ferry, area=(area("9.1"),)))
    assert income(p) == 6
    pits = hell_card("h28")
    p.cast(BOOK.hell[pits].phenomenon_effects, Context("phenomenon", pits, area=(area("9.1"),)))
    assert income(p) == 0


def souls(p: Position, *script: int | str) -> Position:
    p.g.phase = "souls"
    p.g.options["deal_offers"] = 0
    return p.begin(SoulsPhase(), *script)


@pytest.mark.parametrize(("die", "theirs", "mine"), [(6, 1, 1), (3, 1, 0), (5, 1, 0), (2, 0, 0)])
def test_example_x07_the_wise_men(die: int, theirs: int, mine: int) -> None:
    # H9.5, H9.5.1
    p = Position().demons(0, "Bael").demons(1, "Vine").sections(0, "1.1").legions(1, "1.1").money(1, souls=3)
    p.front("arcana", "a01", "a02")
    script = {2: [], 1: [">a01"], 0: []}[0 if not theirs else 1 if not mine else 2]
    souls(p, die, *script)
    if theirs and mine:
        p.play(">a01", ">a02")
    p.done()
    assert (len(p.g.hands[1]), len(p.g.hands[0])) == (theirs, mine)


def test_wise_men_without_a_roll() -> None:
    # H9.5.2: no owner, a hound, freebooters
    souls(Position().demons(0, "Bael").demons(1, "Vine")).done()
    souls(Position().demons(0, "Bael").demons(1, "Vine").sections(0, "1.1").wild("1.1", "garm")).done()
    souls(Position().demons(0, "Bael").demons(1, "Vine").sections(6, "1.1")).done()


@pytest.mark.parametrize(("die", "favors"), [(2, 0), (3, 1)])
def test_example_x08_demons_on_earth(die: int, favors: int) -> None:
    # H9.1, H9.3
    p = Position().demons(0, "Gremory", earth=True).demons(1, "Vine").money(0, disfavors=2)
    souls(p, die, 5).done()
    assert p.g.favors[0] == favors and p.g.souls[0] == 9


def test_example_x09_upkeep_and_desertion() -> None:
    # H9.6, H9.8
    p = Position(3).demons(0, "Bael").demons(1, "Vine").demons(2, "Sitri")
    p.money(0, souls=3).money(1, souls=6).money(2, souls=10).legions(0, "3.1", 4).lead(0, "3.1", "Alichino")
    souls(p, ">P1:L 3.1", ">P1:L 3.1", "take", "decline", "decline").done()
    assert p.g.souls == [0, 6, 9] and p.units(0, "3.1") == 2 and p.units(2, "3.1") == 1


def test_desertion_of_a_handler_and_of_a_lieutenant() -> None:
    # H9.8.1, H9.8.2
    p = Position().demons(0, "Bael").demons(1, "Vine").pair(0, "3.1", "garm").money(1, souls=2)
    souls(p, "take").done()
    assert p.g.hound_of[1] == 1 and p.g.souls[1] == 1
    p = Position().demons(0, "Bael").demons(1, "Vine").pair(0, "3.1", "garm")
    souls(p, 6).done()  # nobody can take it: the hound rampages and stays
    assert p.g.hound_of[1] == 7 and p.g.hound_at[1] == area("3.1")


def test_income_hooks_and_macina_upkeep() -> None:
    # H9.4, H9.6.1, H15.7, X57
    p = Position().demons(0, "Purson").demons(1, "Vine").money(0, souls=2)
    p.g.decks["arcana"].take(51)
    p.g.macina[0] = [(51, False)]
    souls(p, "pay").done()
    assert p.g.souls[0] == 3 and p.g.macina[0] == [(51, True)]  # 2 + 2 of Purson - 1
    souls(p, 4, "not").done()
    assert p.g.souls[0] == 3 + 2 + 4 and p.g.macina[0] == [(51, False)]
    souls(p, "not").done()
    assert p.g.souls[0] == 11


def test_upkeep_hook_tithe_of_dis() -> None:
    # H25.4: before anything is paid
    p = Position().demons(0, "Bael").demons(1, "Vine").permanent("h06").sections(0, *(f"2.{q}" for q in range(1, 6)), "5.1", "6.1")
    p.money(0, souls=0)
    souls(p).done()
    assert p.g.souls[0] == income(p) - 2


def test_deals() -> None:
    # H9.7, H22.1, H22.2
    p = Position().demons(0, "Bael").demons(1, "Vine").money(0, favors=3, disfavors=1).money(1, disfavors=1)
    p.g.phase = "souls"
    p.begin(SoulsPhase())
    assert p.point == "DEAL_OFFER" and "offer P2 3f 0d for 0f 0d" not in p.options  # one favor is bound
    p.play("offer P2 2f 1d for 0f 1d", "accept", "none").done()
    assert p.g.favors == [1, 2] and p.g.disfavors == [1, 1]
    p.begin(Deal(seat=0, partner=1, give=(1, 0, 0)), "refuse").done()
    assert p.g.favors == [1, 2]


# -- H10 --------------------------------------------------------------------------------------


def table(seats: int = 2) -> Position:
    return Position(seats, phase="summoning").demons(0, "Bael").demons(1, "Vine")


def test_richest_first() -> None:
    # H10.1
    p = table().money(0, souls=1).money(1, souls=2).begin(SummoningPhase())
    assert p.g.mover() == 1
    p.play("end", "end").done()


def test_example_x10_spreading_new_legions() -> None:
    # H10.2, H10.3
    p = table().sections(0, "2.1", "2.2", "5.5", "8.1").money(0, souls=12)
    p.g.lilith = area("5.5")
    p.begin(Summoning(seat=0), "summon L 2.1")
    assert [o for o in p.options if o.startswith("summon")] == ["summon L 2.2", "summon L 8.1"]
    p.play("summon L 2.2", "summon L 8.1")
    assert [o for o in p.options if o.startswith("summon")] == ["summon L 2.1", "summon L 2.2", "summon L 8.1"]
    p.play("summon L 2.1", "end").done()
    assert p.g.souls[0] == 0


def test_example_x11_recruiting() -> None:
    # H10.4, H10.4.1
    p = table().legions(1, "3.3").legions(1, "A").hand(1, "a18").money(1, souls=3)
    p.begin(Summoning(seat=1), "recruit a18", 4)
    p.play(p_first(p), "end").done()
    assert p.g.lt_of[1] == 1 and p.g.lt_at[1] == area("3.3") and p.g.souls[1] == 0


def p_first(p: Position) -> str:
    from avernus.games.hellgame.cards import BOOK

    return BOOK.verbs.write(p.g.outcomes()[0][0])


def test_x11_malacoda_chooses_the_box() -> None:
    # H25.7, H25.8
    p = table().demons(1, "Malacoda").legions(1, "3.3").hand(1, "a18").money(1, souls=1)
    p.begin(Summoning(seat=1), "recruit a18", ">T:Calcabrina")
    p.play(p_first(p), "end").done()
    assert p.g.lt_of[2] == 1 and p.g.souls[1] == 0


def test_empty_boxes_are_refilled() -> None:
    # H10.4.1, H10.4.2
    p = table().legions(1, "3.3").hand(1, "a18").money(1, souls=3)
    p.g.box_top, p.g.box_hidden, p.g.unseen, p.g.returned = [0, -1, -1], [0, 0, 0], (), tuple(range(1, 12))
    p.begin(Summoning(seat=1), "recruit a18")
    p.play(p_first(p), 6)  # box 2 was refilled; box 3 is empty: the next upward is box 1
    p.play("end")
    assert p.g.lt_of[0] == 1


def test_example_x12_taming() -> None:
    # H10.5, H10.5.1, H28.3
    p = table().legions(0, "A", 3).begin(Summoning(seat=0), "tame", 1)
    assert p.units(0, "A") == 2
    p.play("tame", 5, ">H:gytrash", "tame", 6, ">H:garm", ">H:cadejo", ">H:garm")
    assert "tame" not in p.options
    p.play("end").done()
    assert sorted(h for h in range(8) if p.g.hound_of[h] == 0) == sorted([1, hound_number("gytrash")])
    p = table().demons(0, "Barbatos").legions(0, "A", 2).begin(Summoning(seat=0), "tame", 1)
    assert p.units(0, "A") == 2 and "tame" in p.options  # 1 + 2 = 3: nothing; the other legion may try
    p.play("tame", 5, ">H:garm", ">H:cadejo", ">H:cadejo", "end").done()  # 7 counts as 6


def hound_number(name: str) -> int:
    from tests.games.hellgame.positions import hound

    return hound(name)


def test_example_x52_buying_and_play_right_away() -> None:
    # H10.6, H3.14, H3.13
    p = table().hand(0, "a01", "a02", "a03", "a04", "a05").money(0, souls=10).front("arcana", "a49", "a06")
    p.begin(Summoning(seat=0), "buy", ">a49", 4)
    assert p.g.souls[0] == 9 and p.point == "SUMMON_MENU"
    p.play("buy", ">a06")
    assert p.point == "DISCARD"
    p.play(">a02", "end").done()
    assert len(p.g.hands[0]) == 5 and p.g.decks["arcana"].tail[-1] == (1, 1)  # known to the discarder alone (H23)


def test_bonus_pay_and_summoning_abilities() -> None:
    # H10.7, H10.8, H24.1
    p = table().demons(0, "Zagan").lead(0, "3.1", "Alichino").legions(0, "3.1").money(0, souls=2).hand(0, "a01")
    p.begin(Summoning(seat=0), "bonus T:Alichino", "bonus T:Alichino", "ability Zagan", ">a01")
    assert p.g.lt_souls[lieutenant("Alichino")] == 2 and p.g.souls[0] == 4 and "ability Zagan" not in p.options
    p.play("end").done()
    assert p.g.d_used[demon("Zagan")] == 1
