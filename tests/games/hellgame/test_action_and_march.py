"""H11 the Action phase, H12 March and flight, H13 Walk the Earth."""

import pytest

from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.flight import FleeGroup
from avernus.games.hellgame.rules.march import March
from tests.games.hellgame.positions import Position, area, card, demon, lieutenant


def march(p: Position, name: str, *script: int | str, seat: int = 0) -> Position:
    """A March of a demon, without the counter window."""
    return p.begin(March(demon=demon(name), seat=seat), *script)


def two() -> Position:
    return Position().demons(0, "Andras").demons(1, "Vine")


def test_example_x13_passing() -> None:
    # H11.3, H11.4, H11.4.1
    p = Position().demons(0, "Bael").demons(1, "Beleth", "Belial").hand(0, "a01").hand(1, "a04")
    p.begin(ActionPhase(), "pass a01")
    assert p.g.queue[:2] == (demon("Beleth"), demon("Bael"))
    p.play("pass a04")
    assert p.g.queue == (demon("Bael"), demon("Beleth"), demon("Belial"))
    assert "pfg" not in p.options and "march" in p.options  # it must act
    p.play("march", "end")
    assert p.g.d_acted[demon("Bael")]


def test_example_x14_no_pass_at_the_end() -> None:
    # H11.4
    p = Position().demons(0, "Bael").demons(1, "Beleth").hand(0, "a07", "a04").begin(ActionPhase(), "pass a07")
    assert p.g.queue == (demon("Beleth"), demon("Bael"))
    p.play("pfg")
    assert "pass a04" not in p.options


def test_queue_in_rank_order_and_pass_for_good() -> None:
    # H11.1, H11.2
    p = Position().demons(0, "Bael", "Vine").demons(1, "Paimon").begin(ActionPhase())
    assert p.g.queue == (demon("Bael"), demon("Paimon"), demon("Vine"))
    p.play("pfg", "pfg", "pfg").done()
    assert p.g.d_pfg[demon("Bael")] and p.g.d_acted[demon("Vine")]


def test_must_pass_for_good() -> None:
    # H11.5
    p = Position().demons(0, "Bael").demons(1, "Paimon")
    p.g.d_must[demon("Bael")] = 3
    p.begin(ActionPhase())
    assert p.g.queue == (demon("Paimon"),) and p.g.d_must[demon("Bael")] == 0


def test_example_x65_track_changes() -> None:
    # H11.1.2, H0.2
    from avernus.games.hellgame.rules.values import protocol

    p = Position().demons(0, "Bael").demons(1, "Sitri", "Furcas").money(1, souls=1).begin(ActionPhase())
    assert p.point == "ABILITY"
    p.play("use")
    assert [d for d in p.g.queue] == [demon("Furcas"), demon("Bael"), demon("Sitri")] and p.g.souls[1] == 0
    p = Position().demons(0, "Bael").demons(1, "Sitri", "Furcas")
    p.g.track = (("reverse", -1, -1, 3),)
    p.begin(ActionPhase())
    assert [d for d in p.g.queue] == [demon("Furcas"), demon("Sitri"), demon("Bael")]
    assert protocol(p.g) == (0, 1)


def test_example_x15_carrying() -> None:
    # H12.2, H12.1.1, H12.2.1-H12.2.3
    p = two().lead(0, "1.2", "Scarmiglione").legions(0, "1.2", 3)
    march(p, "Andras", ">P1:T:Scarmiglione 1.2", "+L", "+L", "+L", ">2.2", ">3.2", "-L", ">4.2")
    assert p.point == "MARCH_SELECT" and ">P1:L 3.2" not in p.options
    p.play("end").done()
    assert p.units(0, "3.2") == 1 and p.units(0, "4.2") == 2 and p.g.lt_at[lieutenant("Scarmiglione")] == area("4.2")


def test_a_unit_moves_once_and_two_sections() -> None:
    # H12.1, H12.1.2, H12.1.4
    p = march(two().legions(0, "3.1"), "Andras", ">P1:L 3.1", ">3.3")
    assert p.options == ["end"]
    march(two().legions(0, "3.1"), "Andras", "end").done()


def test_a_section_with_uriel_or_a_wall_is_barred() -> None:
    # H12.4, H12.4.1, H2.8
    p = two().legions(0, "3.1")
    p.g.uriel = area("3.2")
    march(p, "Andras", ">P1:L 3.1")
    assert ">3.2" not in p.options and ">4.1" in p.options
    assert march(two().legions(0, "9.1"), "Andras", ">P1:L 9.1").options.count(">X") == 0


def test_must_stop() -> None:
    # H12.5: hounds, Lilith, a hostile legion, the Antehell
    p = march(two().legions(0, "3.1").wild("3.2", "garm"), "Andras", ">P1:L 3.1", ">3.2")
    assert p.point == "MARCH_SELECT"
    p = two().legions(0, "3.1")
    p.g.lilith = area("3.2")
    assert march(p, "Andras", ">P1:L 3.1", ">3.2").point == "MARCH_SELECT"
    assert ">P1:L 3.2" not in p.options  # H12.3.1: nothing starts where Lilith is
    assert march(two().legions(0, "1.1"), "Andras", ">P1:L 1.1", ">A").point == "MARCH_SELECT"
    p = march(two().legions(0, "3.1").legions(6, "3.2"), "Andras", ">P1:L 3.1", ">3.2")
    assert p.point == "MARCH_SELECT"  # freebooters never grant, never flee (H12.6.1, H12.8.10)


def test_examples_x16_x17_flight_from_a_march() -> None:
    # H12.8.1, H12.8.4, H12.8.9
    p = march(two().legions(0, "3.1").legions(1, "4.1", 2), "Andras", ">P1:L 3.1", ">4.1", "enter", "flee", 3, 2)
    assert p.units(1, "4.1") == 1 and p.units(1, "4.2") == 1 and p.point == "MARCH_SELECT"
    assert p.g.fled[area("4.1")] == 2
    p = march(two().legions(0, "3.1").legions(1, "4.1", 2), "Andras", ">P1:L 3.1", ">4.1", "enter", "flee", 2, 1)
    assert p.point == "MARCH_STEP" and ">4.5" in p.options


def test_a_flight_into_liliths_section() -> None:
    # H12.8.6c, H3.15: it ends there; whoever is then a lone lieutenant among enemies cannot get away
    p = two().legions(1, "2.4").lead(0, "3.4", "Cacus")
    p.g.lilith = area("3.4")
    p.begin(FleeGroup(owner=1, at=area("2.4"), legion=1), 1).done()
    assert p.units(1, "3.4") == 1 and p.g.returned == (lieutenant("Cacus"),)
    p = two().lead(1, "2.4", "Cacus").legions(0, "3.4")
    p.g.lilith = area("3.4")
    p.begin(FleeGroup(owner=1, at=area("2.4"), lieutenant=lieutenant("Cacus")), 1, 5).done()
    assert p.g.returned == (lieutenant("Cacus"),) and p.told("captured") != []


def test_example_x18_a_chain_of_flights() -> None:
    # H12.8.6e
    p = Position(3).demons(0, "Andras").demons(1, "Vine").demons(2, "Sitri")
    p.legions(0, "3.1").legions(1, "4.1").legions(2, "4.2")
    march(p, "Andras", ">P1:L 3.1", ">4.1", "enter", "flee", 2, 4, 5)
    assert p.units(1, "4.1") == 1 and p.point == "MARCH_SELECT"


def test_example_x19_a_solitary_lieutenant_is_captured() -> None:
    # H3.15, H12.9
    p = march(two().legions(0, "5.1").lead(1, "5.2", "Alichino"), "Andras", ">P1:L 5.1", ">5.2", 4, 6)
    assert p.g.lt_of[lieutenant("Alichino")] == -1 and lieutenant("Alichino") in p.g.returned
    assert p.point == "MARCH_STEP"


def test_example_x20_sneaking_through() -> None:
    # H12.6.4, H12.9.1, H12.4.2
    p = march(two().lead(0, "2.2", "Ciriatto").legions(1, "3.2", 2), "Andras", ">P1:T:Ciriatto 2.2", ">3.2")
    assert p.point == "MARCH_STEP" and "stop" not in p.options
    p.play(">4.2", "end").done()
    p = march(two().lead(0, "2.2", "Ciriatto").legions(1, "3.2").wild("3.2", "garm"), "Andras", ">P1:T:Ciriatto 2.2")
    assert ">3.2" not in p.options


def test_example_x21_leaving_the_antehell() -> None:
    # H12.7.1, H12.7.2
    p = march(two().legions(0, "A", 2), "Andras", ">P1:L A", "in", 4)
    assert p.units(0, "1.4") == 1 and p.point == "MARCH_STEP"
    p.play(">2.4", ">P1:L A", "in", 6)
    assert p.units(0, "A") == 1 and p.point == "MARCH_SELECT" and ">P1:L A" not in p.options
    p = two().legions(0, "A")
    p.g.uriel = area("1.4")
    assert march(p, "Andras", ">P1:L A", "in", 4).units(0, "A") == 1


def test_example_x22_the_right_to_pass() -> None:
    # H12.6.1-H12.6.3
    p = march(two().legions(0, "6.2").legions(1, "6.3", 2), "Andras", ">P1:L 6.2", ">6.3", "ask", "grant")
    assert p.point == "MARCH_STEP"
    p.play(">6.4", "end").done()
    p = march(two().legions(0, "6.2").legions(1, "6.3", 2), "Andras", ">P1:L 6.2", ">6.3", "ask", "grant", "stop")
    assert p.point == "FLEE_DECISION"
    p = march(two().legions(0, "6.2").legions(1, "6.3", 2), "Andras", ">P1:L 6.2", ">6.3", "ask", "refuse")
    assert p.point == "FLEE_DECISION"


def test_example_x02_flights_that_fail_and_the_antehell() -> None:
    # H12.8.4, H12.8.5
    p = two().legions(1, "9.3").begin(FleeGroup(owner=1, at=area("9.3"), legion=1), 1).done()
    assert p.g.value is False and p.units(1, "9.3") == 1
    p = two().legions(1, "1.2").begin(FleeGroup(owner=1, at=area("1.2"), ban=area("2.2"), legion=1), 3).done()
    assert p.units(1, "A") == 1


def test_lieutenants_flee_with_two_dice_and_carry() -> None:
    # H12.8, H12.8.2, H12.8.3
    p = march(
        two().legions(0, "3.1").legions(1, "4.1", 3).lead(1, "4.1", "Alichino"), "Andras",
        ">P1:L 3.1", ">4.1", "enter", "flee", "+L", "+L", 2, 4, ">4.5", 5,
    )
    assert p.units(1, "4.5") == 2 and p.g.lt_at[lieutenant("Alichino")] == area("4.5") and p.units(1, "4.1") == 1


def test_agares_rerolls_flights() -> None:
    # H12.8.11, H25.7
    p = Position().demons(0, "Andras").demons(1, "Agares").legions(1, "4.1")
    p.begin(FleeGroup(owner=1, at=area("4.1"), legion=1), 6, "again", 2).done()
    assert p.units(1, "4.2") == 1


def test_flight_into_uriel_and_from_lilith() -> None:
    # H12.8.6b, H12.8.8, H12.8.4
    p = two().legions(1, "4.1")
    p.g.uriel = area("4.2")
    p.begin(FleeGroup(owner=1, at=area("4.1"), legion=1), 2).done()
    assert p.units(1, "4.1") == p.units(1, "4.2") == 0 and p.g.lost_to_uriel[1] == 1
    p = two().legions(1, "4.1")
    p.g.lilith = area("4.1")
    p.begin(FleeGroup(owner=1, at=area("4.1"), legion=1)).done()
    assert p.units(1, "4.1") == 1


def test_flee_choice_each() -> None:
    # H12.8.1, option flee_choice
    p = Position(flee_choice="each").demons(0, "Andras").demons(1, "Vine").legions(0, "3.1").legions(1, "4.1", 2)
    march(p, "Andras", ">P1:L 3.1", ">4.1", "enter", "flee", 2, "stand")
    assert p.units(1, "4.2") == 1 and p.units(1, "4.1") == 1


@pytest.mark.parametrize(("name", "units"), [("Marchosias", 5), ("Andras", 4)])
def test_pack_leader_moves_one_unit_more(name: str, units: int) -> None:
    # H12.1.1, H25.8
    p = Position().demons(0, name).demons(1, "Vine").legions(0, "3.1")
    march(p, name)
    assert p.g.stack[1].left == units  # type: ignore[attr-defined]


def test_seere_and_the_great_frost_change_legion_moves() -> None:
    # H25.8: moves not below 1
    from avernus.games.hellgame.rules.values import cost

    p = Position().demons(0, "Seere").demons(1, "Vine")
    assert cost(p.g, "legion_moves", 0, demon("Seere")) == 3
    p.permanent("h08")
    assert cost(p.g, "legion_moves", 0, demon("Seere")) == 2 and cost(p.g, "legion_moves", 1, demon("Vine")) == 1


# -- H13 --------------------------------------------------------------------------------------


def test_walking_the_earth_and_leaving_it() -> None:
    # H13.1, H13.2, H13.4
    p = Position().demons(0, "Paimon").demons(1, "Vine").hand(0, "a03").money(0, souls=2).front("arcana", "a01", "a02")
    p.begin(ActionPhase(), "walk a03", ">a01", ">a02")
    d = demon("Paimon")
    assert p.g.d_place[d] == 1 and p.g.d_walk[d] == card("a03") and p.g.souls[0] == 0 and len(p.g.hands[0]) == 2
    p.play("pfg").done()
    p.g.d_acted = [False] * 36
    p.begin(ActionPhase())
    assert {"conspire", "deeds", "leave", "march", "pfg"} <= set(p.options) and "walk a01" not in p.options
    p.play("leave")
    assert p.g.d_place[d] == 0 and p.g.decks["arcana"].tail[-1][0] == card("a03")


def test_an_action_in_hell_makes_it_descend() -> None:
    # H13.3
    p = Position().demons(0, "Bael", earth=True).demons(1, "Vine").begin(ActionPhase(), "march", "end")
    assert p.g.d_place[demon("Bael")] == 0
