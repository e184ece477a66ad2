"""H14 diplomacy, H15 magic: counters, supports, Macina."""

import pytest

from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.diplomacy import Atonement, Conspiracy, EvilDeeds, influence_targets
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, lieutenant


def act(p: Position, *script: int | str) -> Position:
    """The Action phase with its script; windows in which nobody holds a card do not open."""
    return p.begin(ActionPhase(), *script)


def test_example_x23_units_at_home() -> None:
    # H14.2.3, H14.2.4, H20.2
    p = Position().demons(0, "Naberius").demons(1, "Rubicante").sections(1, "5.1").legions(1, "5.1").money(0, favors=2, disfavors=1)
    act(p, "influence", "disperse P2:L 5.1", 4, "pfg").done()
    assert p.g.favors[0] == 1 and p.units(1, "5.1") == 0
    p = Position().demons(0, "Naberius").demons(1, "Rubicante").sections(1, "5.1").legions(1, "5.1").money(0, favors=1, disfavors=1)
    assert "influence" not in act(p).options
    p = Position().demons(0, "Gremory").demons(1, "Rubicante").sections(1, "5.1").legions(1, "5.1")
    act(p, "influence", "disperse P2:L 5.1", 4, "pfg").done()


@pytest.mark.parametrize(("third", "turned"), [(5, False), (3, True)])
def test_examples_x24_x25_turning_a_lieutenant(third: int, turned: bool) -> None:
    # H14.2.4-H14.2.6, H14.2.8
    p = Position().demons(0, "Naberius").demons(1, "Rubicante").lead(1, "6.1", "Libicocco", souls=2).legions(1, "6.1", 4)
    p.legions(0, "9.1", 10).money(0, souls=5)
    act(p, "influence", "turn P2:T:Libicocco 6.1", "#2", "#2", "#1", 4, 3, third)
    if turned:
        p.play(">P1")
    p.play("pfg").done()
    assert p.g.souls[0] == 0
    assert p.units(0, "6.1") == (2 if turned else 0) and p.units(1, "6.1") == (2 if turned else 4)
    assert p.g.lt_of[lieutenant("Libicocco")] == (0 if turned else 1)


def test_commanded_legions_are_sheltered() -> None:
    # H14.2.1, H3.4
    from avernus.games.hellgame.cards import BOOK

    p = Position().demons(0, "Naberius").demons(1, "Rubicante").lead(1, "6.1", "Libicocco").legions(1, "6.1", 3).legions(6, "6.2")
    found = [BOOK.verbs.write(a) for a in influence_targets(p.g, 0, demon("Naberius"))]
    assert found == ["disperse P2:T:Libicocco 6.1", "turn P2:T:Libicocco 6.1"]  # and no freebooters without the option
    p.legions(1, "6.1")
    assert "disperse P2:L 6.1" in [BOOK.verbs.write(a) for a in influence_targets(p.g, 0, demon("Naberius"))]
    p.g.options["influence_freebooters"] = True
    assert "turn FB:L 6.2" in [BOOK.verbs.write(a) for a in influence_targets(p.g, 0, demon("Naberius"))]


@pytest.mark.parametrize(("die", "left"), [(3, -1), (6, area("1.4"))])
def test_example_x26_a_dispersed_handler(die: int, left: int) -> None:
    # H14.2.9, H16.3.2, H16.3.3
    p = Position().demons(0, "Naberius").demons(1, "Rubicante").pair(1, "1.4", "black_shuck")
    act(p, "influence", "disperse P2:L+H:black_shuck 1.4", 1, die, "pfg").done()
    assert p.g.hound_at[3] == left


@pytest.mark.parametrize(("name", "dice", "disfavors"), [
    ("Gremory", (1, 3), 1), ("Gremory", (4, 4), 2), ("Gremory", (5, 4), 3), ("Gremory", (6, 6), 3),
    ("Vine", (5, 6), 4), ("Naberius", (5, 4), 2),
])
def test_example_x27_atonement(name: str, dice: tuple[int, int], disfavors: int) -> None:
    # H14.3
    p = Position().demons(0, name).money(0, disfavors=3).begin(Atonement(demon=demon(name)), *dice).done()
    assert p.g.disfavors[0] == disfavors


def test_example_x28_evil_deeds() -> None:
    # H14.5, H25.7
    p = Position().demons(0, "Gremory", "Asmoday", earth=True).begin(EvilDeeds(demon=demon("Gremory")), 6, 5, 2, 6).done()
    assert p.g.favors[0] == 2
    p.begin(EvilDeeds(demon=demon("Asmoday")), 6, 5, 2).done()
    assert p.g.favors[0] == 3
    p.permanent("h03").begin(EvilDeeds(demon=demon("Asmoday")), 6, 5, 2).done()
    assert p.g.favors[0] == 5


def test_example_x29_conspiracy() -> None:
    # H14.4, H8.3, H23
    p = Position().demons(0, "Zagan", earth=True).permanent("h12").front("hell", "h13", "h24", "h08", "h45")
    p.begin(Conspiracy(seat=0, n=4), ">h13", ">h24", ">h08", ">h45")
    assert p.options == ["none", ">h08", ">h13"]
    assert p.g.view(1)["seen"] == [] and p.g.view(0)["seen"] == ["h08", "h13", "h24", "h45"]
    p.play(">h13").done()
    assert p.g.permanent[1] == hell_card("h13") and (hell_card("h12"), 63) in p.g.decks["hell"].tail
    assert (hell_card("h24"), 1) in p.g.decks["hell"].tail


# -- H15 --------------------------------------------------------------------------------------


def test_casting_pays_names_a_target_and_discards() -> None:
    # H15.1-H15.3
    p = Position().demons(0, "Paimon").demons(1, "Sitri", "Bael").hand(0, "a04").money(0, souls=3)
    p.g.d_acted[demon("Bael")] = True
    act(p, "pfg", "cast a04 0")  # Bael in Hell cannot be chosen (H25.17), so Sitri is the only target
    assert p.g.souls[0] == 0
    p.play(3)
    assert p.g.d_down[demon("Sitri")] == 5 and p.g.decks["arcana"].tail[-1] == (card("a04"), 63)
    p.done()


def test_costs_and_places() -> None:
    # H15.2
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(0, "a01", "a03").money(0, souls=4).sections(1, "4.1")
    assert not [o for o in act(p).options if o.startswith("cast")]  # a01 only on Earth, a03 costs 5
    p.money(0, souls=5)
    act(p, "cast a03 0", "pfg").done()
    assert p.g.control[area("4.1")] == -1 and p.g.disfavors[0] == 1


def test_example_x56_counters() -> None:
    # H15.4, H15.4.1-H15.4.4
    p = Position(3).demons(0, "Paimon").demons(1, "Sitri", "Seere").demons(2, "Vine")
    p.hand(0, "a04").hand(1, "a42", "a44").hand(2, "a01").money(0, souls=3).money(1, souls=1, favors=1).begin(ActionPhase())
    p.g.queue = tuple(d for d in p.g.queue if d != demon("Sitri"))  # she has acted
    p.play("cast a04 0", ">Sitri")
    assert p.point == "COUNTER" and p.g.mover() == 1
    assert p.options == ["none", "counter a42 Sitri", "counter a44 Sitri", "counter a44 Seere"]
    p.play("counter a44 Seere")
    assert p.g.d_acted[demon("Seere")] and p.g.d_down[demon("Sitri")] == 0 and p.g.favors[1] == 0 and p.g.souls[0] == 0


def test_a_mirror_reflects() -> None:
    # H15.4.4
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(0, "a04").hand(1, "a43").money(0, souls=3).money(1, souls=3)
    act(p, "cast a04 0", "counter a43 Sitri", 2)
    assert p.g.d_down[demon("Paimon")] == 5 and p.g.d_acted[demon("Sitri")] and p.g.d_down[demon("Sitri")] == 0
    p.done()


def test_everybody_who_could_counter_is_asked() -> None:
    # H23.2: silence betrays no hand
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(1, "a01").money(1, favors=1)
    act(p, "march")
    assert p.point == "COUNTER" and p.options == ["none"]
    p.play("none", "end", "pfg").done()
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(1, "a44")  # no favor: everybody knows that he cannot
    assert act(p, "march").point == "MARCH_SELECT"


def test_example_x62_the_barred_ford() -> None:
    # H15.4.6, H12.9
    p = Position().demons(0, "Paimon").demons(1, "Purson").sections(1, "5.4").legions(0, "4.4", 2).hand(1, "a45").money(1, souls=1)
    p.g.options["flee_choice"] = "all"
    act(p, "march", ">P1:L 4.4", ">5.4", "counter a45 Purson")
    assert p.units(0, "4.4") == 2 and p.g.d_acted[demon("Purson")] and p.g.souls[1] == 0
    p.done()  # Paimon has one skull


def test_deaf_ears_saves_a_unit() -> None:
    # H15.4.1 own_units; bribes are lost
    p = Position().demons(0, "Naberius").demons(1, "Rubicante").legions(1, "5.1").hand(1, "a46").money(0, souls=2).money(1, souls=1)
    act(p, "influence", "disperse P2:L 5.1", "#2", "counter a46 Rubicante").done()
    assert p.units(1, "5.1") == 1 and p.g.souls == [0, 0]


def test_example_x55_supports() -> None:
    # H15.5, H15.5.1
    p = Position().demons(0, "Belial", "Purson").demons(1, "Paimon").hand(0, "a23").money(0, souls=4).legions(1, "5.1").sections(0, "5.1")
    p.begin(ActionPhase(), "support", "support P1 a23")
    assert "cast a23 0" not in p.options  # 4 + 3 = 7
    p = Position().demons(0, "Naberius", "Purson").demons(1, "Paimon").hand(0, "a23").money(0, souls=4).legions(1, "5.1", 2)
    act(p, "support", "support P1 a23", "support", "support P1 a23", "cast a23 0").done()
    assert p.units(6, "5.1") == 2 and p.g.disfavors[0] == 1
    assert p.g.supports == ()


def test_example_x57_a_macina_is_laid_open() -> None:
    # H15.7
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(0, "a52").money(0, souls=2)
    act(p, "cast a52 0", "pfg").done()
    assert p.g.macina[0] == [(card("a52"), False)] and p.g.souls[0] == 0


def test_option_macina_leaves_the_cards_out() -> None:
    # H27.1
    from avernus.games.hellgame import GAME

    state = GAME.new(2, {"macina": False})
    assert sum(state.decks["arcana"].body) == 60  # type: ignore[attr-defined]
