"""H16 Uriel, Lilith, rampaging hounds; H8 the Hell phase."""

from typing import Any

import pytest

from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules.hell import HellPhase
from avernus.games.hellgame.rules.independents import HoundRun, RandomPhase
from avernus.games.hellgame.rules.lilith import Crone, Lilith, Maiden, Mother
from avernus.games.hellgame.rules.uriel import CallUriel, Judgement, Uriel, UrielEnters
from avernus.games.hellgame.state import URIEL_BOX
from avernus.games.hellgame.steps import Context
from tests.games.hellgame.positions import Position, area, demon, hell_card, hound, lieutenant


def two(**options: Any) -> Position:
    return Position(2, "random", **options).demons(0, "Bael").demons(1, "Vine")


def test_example_x31_uriel_marches_inward() -> None:
    # H16.1.5, H16.1.6, H3.10
    p = two().sections(0, "4.2", "4.3", "5.3", "6.3")
    p.g.uriel = area("3.2")
    p.begin(Uriel(), 3, 5, 2, 1).done()
    assert p.g.uriel == area("5.3") and [p.g.control[area(x)] for x in ("4.2", "4.3", "5.3", "6.3")] == [-1, -1, -1, 0]


def test_example_x32_units_flee_singly_or_are_destroyed() -> None:
    # H16.1.6, H16.1.8
    p = two().legions(0, "4.2", 3)
    p.begin(UrielEnters(to=area("4.2"), came=area("3.2")), 3, 2, 6).done()
    assert p.units(0, "4.3") == 1 and p.units(0, "4.2") == 0 and p.g.lost_to_uriel[0] == 2
    p.begin(Judgement(), 3).done()
    assert p.g.d_owner[demon("Bael")] == 0
    p.begin(Judgement(), 2).done()
    assert p.g.d_owner[demon("Bael")] == -1


def test_judgement_without_a_roll_and_with_protection() -> None:
    # H16.1.8, H25.17
    p = Position().demons(0, "Bael", "Farfarello").demons(1, "Vine")
    p.g.lost_to_uriel[0] = 6
    p.begin(Judgement()).done()
    assert p.g.d_owner[demon("Farfarello")] == p.g.d_owner[demon("Bael")] == 0


def test_example_x33_the_pentagram_removes_uriel() -> None:
    # H16.1.9
    p = two()
    p.g.uriel = area("9.1")
    p.begin(Uriel(), 3).done()
    assert p.g.uriel == -1


def test_example_x34_the_cleansing_of_the_earth() -> None:
    # H16.1.1-H16.1.3, H13.5, H25.17
    p = Position(phase="hell").demons(0, "Malacoda", "Paimon", "Farfarello", earth=True).demons(1, "Vine")
    p.begin(CallUriel(), 3, 4).done()
    g = p.g
    assert g.uriel == URIEL_BOX and g.d_owner[demon("Paimon")] == -1
    assert g.d_place[demon("Malacoda")] == 0 and g.d_must[demon("Malacoda")] == 3
    assert g.d_place[demon("Farfarello")] == 1 and g.d_must[demon("Farfarello")] == 0
    p.begin(CallUriel()).done()  # already in play: no further effect


def test_uriel_strikes_the_antehell_and_enters_hell() -> None:
    # H16.1.4, H16.1.5
    p = two().legions(0, "A", 2).lead(0, "A", "Alichino").pair(1, "A", "garm")
    p.g.uriel = URIEL_BOX
    p.begin(Uriel(), 6, 2).done()
    assert p.units(0, "A") == p.units(1, "A") == 0 and p.g.hound_of[hound("garm")] == -1 and p.g.uriel == area("A")
    p.g.lost_to_uriel = [0, 0]
    p.begin(Uriel(), 6, 3, 5, 5, 5).done()
    assert p.g.uriel == area("1.3")


def test_options_of_uriel() -> None:
    # H27.1: uriel_antehell_flight, uriel_entry_is_step
    p = two(uriel_antehell_flight=True).legions(0, "A", 2)
    p.g.uriel = URIEL_BOX
    p.begin(Uriel(), 4, 6, 6).done()
    assert p.units(0, "1.4") == 1 and p.g.lost_to_uriel[0] == 1
    p = two(uriel_entry_is_step=False)
    p.g.uriel = area("A")
    p.begin(Uriel(), 3, 5, 5, 5, 5).done()


def test_uriel_and_lilith() -> None:
    # H16.1.9, H16.2.1, H16.2.4
    p = two()
    p.g.uriel, p.g.lilith = area("4.1"), area("4.2")
    p.begin(Uriel(), 2).done()
    assert p.g.uriel == -1
    p = two()
    p.g.uriel, p.g.lilith, p.g.aspect = area("4.1"), area("4.2"), "crone"
    p.begin(Lilith(), 4, 5, 5, 5).done()
    assert p.g.uriel == -1 and p.g.lilith == area("4.1")


def test_tamed_hounds_rampage_from_uriel() -> None:
    # H16.1.6, X68
    p = two().pair(0, "4.2", "garm")
    p.begin(UrielEnters(to=area("4.2"), came=area("3.2")), 2, 4).done()
    assert p.g.hound_of[hound("garm")] == 7 and p.g.hound_at[hound("garm")] == area("4.3")


def test_example_x68_hoarfrost() -> None:
    # H2.8, H16.1.6
    p = two().legions(0, "6.2")
    frost = hell_card("h31")
    p.cast(BOOK.hell[frost].phenomenon_effects, Context("phenomenon", frost, area=(area("6.2"),)))
    p.begin(UrielEnters(to=area("6.2"), came=area("5.2"))).done()
    assert p.units(0, "6.2") == 0


@pytest.mark.parametrize(("aspect", "left"), [(Mother, 8), (Maiden, 0)])
def test_example_x35_mother_and_maiden(aspect: type, left: int) -> None:
    # H16.2.5, H3.16
    p = two().legions(0, "6.2", 5).legions(0, "1.1", 4)
    p.begin(aspect(section=area("6.2"))).done()
    assert p.units(0, "6.2") == left


def test_x35_crone() -> None:
    # H16.2.5
    p = two().legions(0, "6.2", 2).front("arcana", "a01", "a02")
    p.begin(Crone(section=area("6.2")), ">a01", ">a02").done()
    assert len(p.g.hands[0]) == 2


def test_mother_doubles_hounds() -> None:
    # H16.2.5
    p = two().pair(0, "6.2", "garm").begin(Mother(section=area("6.2")), ">H:cadejo").done()
    assert p.g.hound_of[hound("cadejo")] == 0 and p.units(0, "6.2") == 2


def test_option_mother_doubles_lieutenants() -> None:
    # H27.1
    p = two(mother_doubles_lieutenants=True).legions(0, "6.2").lead(0, "6.2", "Cacus")
    p.begin(Mother(section=area("6.2")), 1)
    from avernus.games.hellgame.cards import BOOK

    p.play(BOOK.verbs.write(p.g.outcomes()[0][0])).done()
    assert p.g.lt_of.count(0) == 2


def test_example_x36_courting_lilith() -> None:
    # H16.2.2-H16.2.4
    p = Position(phase="random").demons(0, "Gremory").demons(1, "Belial").money(0, favors=1).money(1, favors=1)
    p.g.lilith, p.g.last_aspect = area("4.2"), "mother"
    p.begin(Lilith(), ">Belial", ">Gremory", 4, 4, 4, 1, 4, 4, 4, 3, 4, 2, ">5.2", ">5.3", "stay", "stay").done()
    assert p.g.favors == [0, 0] and p.g.lilith == area("5.3") and p.g.last_aspect == "maiden"


def test_lilith_leaves() -> None:
    # H16.2.4
    p = two()
    p.g.lilith, p.g.aspect = area("1.2"), "maiden"
    p.begin(Lilith(), 3).done()
    assert p.g.lilith == -1


def test_example_x37_a_hound_among_units() -> None:
    # H16.3.4, H16.3.5
    p = two().legions(0, "2.2").wild("2.2", "garm").begin(HoundRun(hound=hound("garm")), 6).done()
    assert p.g.hound_at[hound("garm")] == area("2.2")
    p = two().legions(0, "2.2").wild("2.2", "garm").begin(HoundRun(hound=hound("garm")), 1, 6, 6, 6, 6, 6).done()
    assert p.g.hound_at[hound("garm")] == area("3.2")
    p = two().wild("2.2", "garm").begin(HoundRun(hound=hound("garm")), 6, 1, 6, 6, 6, 6).done()
    assert p.g.hound_at[hound("garm")] == area("3.2")


def test_a_hound_is_met_with_flight() -> None:
    # H16.3.4, H3.15
    p = two().legions(0, "3.2").lead(1, "4.2", "Alichino").wild("2.2", "garm")
    p.begin(HoundRun(hound=hound("garm")), 1, "flee", 2, 1, 2, 4, ">4.1", 5, 5, 5, 5).done()
    assert p.units(0, "3.3") == 1 and p.g.lt_at[lieutenant("Alichino")] == area("4.1")


def test_hounds_die_in_the_antehell_and_the_pentagram() -> None:
    # H16.3.3
    assert two().wild("1.2", "garm").begin(HoundRun(hound=hound("garm")), 3).done().g.hound_of[hound("garm")] == -1
    assert two().wild("9.2", "garm").begin(HoundRun(hound=hound("garm")), 1).done().g.hound_of[hound("garm")] == -1


def test_the_strongest_hound_moves_first() -> None:
    # H16.0.1
    p = two().wild("2.2", "garm").wild("4.4", "orthrus").begin(RandomPhase(), 3, 3, 3, 3, 3)
    assert p.g.hound_of[hound("orthrus")] == -1 or p.g.hound_at[hound("orthrus")] != area("4.4")
    assert p.g.hound_at[hound("garm")] in (area("2.2"), area("1.2"), -1)


# -- H8 ---------------------------------------------------------------------------------------


def test_example_x30_a_phenomenon() -> None:
    # H8.2, H8.5, H2.8
    from avernus.games.hellgame.rules.values import denied

    p = Position(phase="hell").demons(0, "Bael").demons(1, "Vine").front("hell", "h30", "h08", "h26").front("arcana", "a01", "a02")
    p.begin(HellPhase(), ">h30", ">h08", ">h26", ">a01", ">a02").done()
    assert all(denied(p.g, area(f"5.{q}"), "through") for q in range(1, 6)) and not denied(p.g, area("4.1"), "through")
    assert p.g.favors == [1, 1]  # Revel at Court
    assert [c for c, _ in p.g.decks["hell"].tail] == [hell_card(x) for x in ("h30", "h08", "h26")]


def test_permanent_events_replace_each_other() -> None:
    # H8.3, H16.1.9
    p = Position(phase="hell").demons(0, "Bael").demons(1, "Vine").permanent("h01").front("hell", "h02", "h28", "h11")
    p.g.uriel = area("4.1")
    p.front("arcana", "a01", "a02").begin(HellPhase(), ">h02", ">h28", ">h11", ">a01", ">a02").done()
    assert p.g.permanent[0] == hell_card("h02") and p.g.uriel == -1


def test_example_x59_new_arcana_with_disfavors() -> None:
    # H8.6, H4.2
    p = Position(phase="hell").demons(0, "Bael", "Vine", "Sitri").money(0, disfavors=4).front("hell", "h29", "h28", "h11")
    p.front("arcana", "a01", "a02").begin(HellPhase(), ">h29", ">P2", ">h28", ">h11", 5, 4, 6, ">a01", ">a02").done()
    assert len(p.g.hands[0]) == 2


def test_example_x64_a_landslide() -> None:
    # H8.5.1, H25.9.16
    slide = hell_card("h21")
    p = Position(phase="hell").demons(0, "Bael").demons(1, "Vine").legions(0, "8.4", 2).legions(1, "9.4")
    p.sections(1, "9.2").legions(1, "9.2")
    p.g.uriel = area("8.2")
    p.cast(BOOK.hell[slide].phenomenon_effects, Context("phenomenon", slide, area=tuple(area(f"8.{q}") for q in range(1, 6))), 6).done()
    assert p.units(0, "9.4") == 2 and p.g.uriel == area("9.2") and p.g.control[area("9.2")] == -1 and p.units(1, "9.2") == 0
    quarter = hell_card("h22")
    p = Position(phase="hell").demons(0, "Bael").demons(1, "Vine").legions(0, "9.4").legions(0, "8.4").legions(0, "7.4").wild("9.4", "garm")
    p.cast(BOOK.hell[quarter].phenomenon_effects, Context("phenomenon", quarter, area=tuple(area(f"{c}.4") for c in range(1, 10)))).done()
    assert p.units(0, "9.4") == 2 and p.units(0, "8.4") == 1 and p.g.hound_of[hound("garm")] == -1


def test_a_cave_in_can_remove_lilith() -> None:
    # H8.5.1
    cave = hell_card("h24")
    p = Position(phase="hell").demons(0, "Bael").demons(1, "Vine").legions(0, "4.1")
    p.g.lilith = area("4.1")
    p.cast(BOOK.hell[cave].phenomenon_effects, Context("phenomenon", cave, area=(area("4.1"),)), 4, 5).done()
    assert p.units(0, "4.1") == 1 and p.g.lilith == -1
