"""Numbers on buttons: what the rules let a player hope for, counted by hand."""

from typing import Any

from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.flight import way_ok
from avernus.games.hellgame.rules.turn import PHASES, Turn
from avernus.games.hellgame.view.odds import forces, percent
from tests.games.hellgame.positions import Position


def opened(position: Position, phase: str) -> Position:
    position.g.stack = [Turn(stage="begin", phase=PHASES.index(phase))]
    position.g.settle()
    return position


def odds(position: Position) -> Any:
    view = position.g.view(position.g.mover())
    assert view["question"] is not None
    return view["question"]["odds"]


def acting(**money: int) -> Position:
    # Marchosias has 4 skulls, 2 stars and 1 heart, and moves one unit more (Pack Leader).
    position = Position(phase="action", turn=3).demons(0, "Marchosias").demons(1, "Vine").legions(0, "4.1").legions(1, "6.3")
    position.sections(0, "4.1").sections(1, "6.4").money(0, souls=9, favors=1, **money)
    position.g.d_down[next(d for d, design in enumerate(position.g.cards.demons) if design.name == "Vine")] = 5
    return opened(position, "ActionPhase")


def test_certain_is_certain_and_nothing_else_is() -> None:
    assert [percent(chance) for chance in (0, 0.001, 1 / 6, 0.999, 1)] == [0, 1, 17, 99, 100]


def test_the_menu_says_how_many_march_and_what_deeds_may_bring() -> None:
    # H12.1.1: as many units as skulls, and one more; H14.5: a die for each heart, a favor for each 6.
    found = odds(acting(disfavors=1))
    assert found["march"] == 5
    assert found["deeds"] == 17
    assert found["influence"] == 17  # H14.2.4: a legion, one roll of 1 or less


def test_influence_says_its_chance_before_it_is_paid_for() -> None:
    # H14.2.4, H14.2.5: a legion takes one roll of 1 or less, to turn it two; each soul makes one more face good.
    position = acting().play("influence")
    found = odds(position)
    assert found["L disperse"] == 17 and found["L turn"] == 3
    assert found["T:Nessus disperse"] == 3
    position.play("disperse P2:L 6.3")
    assert [odds(position)[str(n)] for n in range(6)] == [17, 33, 50, 67, 83, 100]


def test_a_fight_says_what_to_expect_of_a_round() -> None:
    # H17.8.1: a die for each legion, 6 hits; H17.10.1: legions save on 1; a lieutenant's bonus makes more faces good, and he saves on 4.
    position = Position(phase="combat", turn=3).demons(0, "Marchosias").demons(1, "Vine")
    position.legions(0, "5.1", 4).lead(0, "5.1", "Nessus").legions(1, "5.1", 3)
    combat = Combat(section=position.g.view(0)["sections"].index(next(s for s in position.g.view(0)["sections"] if s["area"] == "5.1")))
    combat.side1, combat.side2 = 1, 2
    one, two = forces(position.g, combat)
    assert (one["dice"], two["dice"]) == (4, 3)
    # Nessus leads 2 at +3: two dice of 4 faces in 6, two of one in 6; the other side's three of one in 6.
    assert one["hits"] == 1.7 and two["hits"] == 0.5
    assert two["losses"] == round(5 / 3 * 5 / 6, 1)
    assert one["losses"] == round(0.5 * (1 - (4 / 6 + 4 / 6) / 5), 1)


def duel(mine: int, theirs: int) -> list[Any]:
    position = Position(phase="combat", turn=3).demons(0, "Marchosias").demons(1, "Vine").legions(0, "5.1", mine).legions(1, "5.1", theirs)
    combat = Combat(section=[s["area"] for s in position.g.view(0)["sections"]].index("5.1"))
    combat.side1, combat.side2 = 1, 2
    return [side["wins"] for side in forces(position.g, combat)]


def test_a_fight_says_who_is_likely_to_win_it() -> None:
    # H17.8.1, H17.10.1: each of two lone legions kills the other with q = 1/6 of 5/6; (1 - q) / (2 - q) of the fights one is left.
    assert duel(1, 1) == [46, 46]
    assert duel(3, 1)[0] > 90 and duel(3, 1)[1] < 5 and duel(3, 1) == duel(1, 3)[::-1]


def test_a_flight_says_how_likely_it_finds_a_way() -> None:
    # H31.1: of the six faces two lead nowhere, H12.8.3; and of those who stay, how many win.
    position = Position(phase="combat", turn=3).demons(0, "Marchosias").demons(1, "Vine").legions(0, "5.1", 3).legions(1, "5.1", 2)
    for down in ("Marchosias", "Vine"):
        position.g.d_down[next(d for d, design in enumerate(position.g.cards.demons) if design.name == down)] = 5
    opened(position, "CombatPhase").play(6, 1, 2, 3, 4, 5)
    found = odds(position)
    area = [s["area"] for s in position.g.view(0)["sections"]].index("5.1")
    ways = sum(way_ok(position.g, area, face, 0, -1) >= 0 for face in range(1, 7))
    assert found["flee"] == percent(ways / 6) and 0 < found["stay"] < 100


def test_peace_or_a_fight_says_who_would_win_it() -> None:
    # H17.4.2: as forces says once both sides stand; nothing where three would choose sides
    position = Position(phase="combat", turn=3).demons(0, "Marchosias").demons(1, "Vine").legions(0, "5.1", 1).legions(1, "5.1", 1)
    assert odds(opened(position, "CombatPhase"))["fight"] == 46
    position = Position(3, phase="combat", turn=3).demons(0, "Marchosias").demons(1, "Vine").demons(2, "Seere")
    position.legions(0, "5.1", 1).legions(1, "5.1", 1).legions(2, "5.1", 1)
    assert odds(opened(position, "CombatPhase")) == {}
