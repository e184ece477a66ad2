"""H18 petitions, H19 the Final phase, H5 victory, H20 favors, H21 all is lost, H27.3 the turn limit."""

from typing import Any

import pytest

from avernus.games.hellgame.rules.final_phase import FinalPhase, points_order
from avernus.games.hellgame.rules.petitions import PetitionPhase
from avernus.games.hellgame.rules.turn import AllIsLost
from avernus.games.hellgame.rules.values import free_favors
from tests.games.hellgame.positions import Position, area, demon


def two(phase: str = "petitions", **options: Any) -> Position:
    return Position(2, phase, **options).demons(0, "Bael").demons(1, "Vine")


def test_example_x45_right_of_victory_then_favor() -> None:
    # H18.2, H18.3, H18.3.1, H18.4
    p = two().legions(0, "4.3").sections(1, "4.3").money(0, favors=2, disfavors=1)
    p.g.victor[area("4.3")] = 0
    p.begin(PetitionPhase(), "petition 4.3 right", 1)
    assert "petition 4.3 right" not in p.options and "petition 4.3 favor" in p.options
    p.play("petition 4.3 favor", "end", "end").done()
    assert p.g.control[area("4.3")] == 0 and p.g.favors[0] == 1


def test_example_x46_no_right_without_a_combat() -> None:
    # H18.3, A:56; and none for who fled
    p = two().legions(0, "2.4").sections(1, "2.4").money(0, favors=1).begin(PetitionPhase())
    assert p.options == ["end", "petition 2.4 favor"]
    p = two().legions(0, "2.4")
    p.g.victor[area("2.4")], p.g.fled[area("2.4")] = 0, 1
    assert p.begin(PetitionPhase()).options == ["end"]


def test_who_may_petition() -> None:
    # H18.2
    p = two().legions(0, "4.1").lead(1, "4.1", "Alichino").legions(0, "4.2").legions(0, "4.3").money(0, favors=3)
    p.g.uriel, p.g.lilith = area("4.2"), area("4.3")
    assert p.begin(PetitionPhase()).options == ["end", "petition 4.3 favor"]


def test_freebooters_take_their_sections() -> None:
    # H18.5, H25.4 section_lost
    p = Position(2, "petitions").demons(0, "Megaera").demons(1, "Vine").sections(0, "4.1").legions(6, "4.1").front("arcana", "a01")
    p.begin(PetitionPhase(), "end", "end", ">a01").done()
    assert p.g.control[area("4.1")] == 6 and p.g.souls[0] == 2


def test_bound_favors() -> None:
    # H20.2
    p = Position().money(0, favors=3, disfavors=2).money(1, favors=1, disfavors=4)
    assert free_favors(p.g, 0) == 1 and free_favors(p.g, 1) == 0


def final(p: Position, *script: int | str) -> Position:
    p.g.phase = "final"
    return p.begin(FinalPhase(), *script)


@pytest.mark.parametrize(("disfavors", "winner"), [(0, 1), (1, 0)])
def test_example_x47_circles(disfavors: int, winner: int) -> None:
    # H5.1-H5.3
    p = two().sections(0, *(f"3.{q}" for q in range(1, 6))).sections(1, *(f"7.{q}" for q in range(1, 6)))
    p.money(0, favors=4).money(1, favors=4, disfavors=disfavors)
    final(p)
    result = p.g.result()
    assert result is not None and result.winners == (winner,) and result.reason == "circle" and p.g.actors() == []


def test_x47_three_sixes_come_first() -> None:
    # H5.4
    p = Position(3, "final").demons(0, "Bael").demons(1, "Vine").demons(2, "Sitri").sections(0, *(f"3.{q}" for q in range(1, 6)))
    p.hand(2, "a05", "a17", "a23").hand(0, "a01", "a02", "a03")
    final(p)
    assert p.point == "SHOW_SIXES" and p.options == ["keep"]  # asked, because he could have them for all that others know
    p.play("keep", "show")
    result = p.g.result()
    assert result is not None and result.winners == (2,) and result.clause == "H5.4"


def test_option_six_victory_off() -> None:
    # H27.1
    p = two("final", six_victory=False).hand(0, "a05", "a17", "a23")
    final(p).done()


def test_example_x48_removing_disfavors() -> None:
    # H19.2
    p = final(two().money(0, favors=3, disfavors=2), "remove").done()
    assert p.g.favors[0] == 1 and p.g.disfavors[0] == 1


def test_procurators_desk() -> None:
    # H25.8, H25.16
    p = two().money(0, favors=1, disfavors=1)
    p.g.decks["arcana"].take(56)
    p.g.macina[0] = [(56, True)]
    final(p, "remove").done()
    assert p.g.disfavors[0] == 0


@pytest.mark.parametrize(("names", "down", "die", "up"), [
    (("Bael", "Purson"), 5, 4, False), (("Bael", "Buer"), 5, 3, True), (("Bael", "Buer"), 6, 4, True), (("Bael", "Purson"), 6, 5, False),
])
def test_example_x50_recovery(names: tuple[str, ...], down: int, die: int, up: bool) -> None:
    # H19.3
    p = Position(2, "final").demons(0, *names).demons(1, "Vine")
    p.g.d_down[demon("Bael")] = down
    final(p, die).done()
    assert (p.g.d_down[demon("Bael")] == 0) is up


def test_x50_the_last_demon_and_new_demons() -> None:
    # H21.2, H21.3
    p = two("final")
    p.g.d_down[demon("Bael")] = 5
    final(p, 4, ">Bael").done()
    assert p.g.d_down[demon("Bael")] == 0
    p = Position(2, "final").demons(1, "Vine").front("demon", "Amon", "Buer", "Shax")
    final(p, ">Amon", ">Buer", ">Shax").done()
    assert p.g.d_owner.count(0) == 3


def test_clean_up() -> None:
    # H19.5, H19.6, H7.3
    p = two("final").lead(0, "4.1", "Alichino", souls=2).legions(0, "4.1")
    p.g.victor[3], p.g.fled[3], p.g.d_acted[0] = 0, 3, True
    final(p).done()
    assert sum(p.g.lt_souls) == 0 and p.g.victor[3] == -1 and p.g.fled[3] == 0 and not p.g.d_acted[0]


def test_example_x49_all_is_lost() -> None:
    # H21.1
    p = two("random").sections(1, "4.1").legions(1, "4.1", 6).front("section", "4.4", "8.3").legions(1, "4.4")
    p.begin(AllIsLost(seat=0), ">4.4", ">8.3").done()
    assert p.g.control[area("8.3")] == 0 and p.units(0, "8.3") == 6 and p.g.souls[0] == 10


def test_option_next_entry() -> None:
    # H27.1: the help comes with the next section
    p = two(all_is_lost="next_entry").legions(0, "8.3").money(0, favors=1).legions(1, "4.1", 3)
    p.begin(PetitionPhase(), "petition 8.3 favor", "end", "end").done()
    assert p.units(0, "8.3") == 4 and p.g.souls[0] == 10


def test_strict_markers() -> None:
    # H1.2.1
    p = two(strict_markers=True).legions(0, "5.3").money(0, favors=1)
    p.sections(0, *(f"{c}.{q}" for c in (2, 3, 4) for q in range(1, 6)), "5.1", "5.2")
    assert p.begin(PetitionPhase()).options == ["end"]


def test_the_turn_limit() -> None:
    # H27.3, H19.7
    p = two("final", max_turns=5)
    p.g.turn = 5
    p.sections(1, "4.1", "4.2")
    final(p)
    result = p.g.result()
    assert result is not None and result.reason == "turn-limit" and result.winners == (1,)
    assert points_order(p.g) == (1, 0)
