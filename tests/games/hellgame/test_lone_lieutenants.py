"""Lieutenants without legions, what is left behind under granted passage, what a fleeing lieutenant takes, and Lilith's end."""

from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import LIEUTENANTS, NOWHERE
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import CombatPhase, due
from avernus.games.hellgame.rules.flight import Flee
from avernus.games.hellgame.rules.lilith import Lilith
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.steps import Context
from tests.games.hellgame.positions import Position, area, demon, hell_card, lieutenant


def place(p: Position, name: str) -> int:
    return p.g.lt_at[lieutenant(name)]


def test_lieutenants_by_themselves_do_not_fight() -> None:
    # H17.1, H17.1.2
    p = Position(phase="combat").demons(0, "Bael").demons(1, "Sitri").lead(0, "5.1", "Nessus").lead(1, "5.1", "Alichino")
    assert due(p.g) == []
    p.begin(CombatPhase()).done()
    assert place(p, "Nessus") == place(p, "Alichino") == area("5.1") and p.told("combat") == []


def test_a_combat_ends_when_only_lieutenants_are_left() -> None:
    # H17.11.3: both last legions fall in the first round; nobody has won, and there is no second one.
    p = Position(phase="combat", quick_combat="always")
    p.demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1").legions(1, "5.1").lead(0, "5.1", "Nessus").lead(1, "5.1", "Alichino")
    p.begin(Combat(section=area("5.1")), "fight", 5, 3)
    while p.point == "JOIN":
        p.play("none")
    p.play(6, 6, 6, 6).done()
    assert [e["round"] for e in p.told("round")] == [1] and p.told("won") == [] and p.g.victor[area("5.1")] == -1
    assert place(p, "Nessus") == place(p, "Alichino") == area("5.1") and due(p.g) == []


def test_a_lone_lieutenant_drives_another_one_out() -> None:
    # H3.15, H12.9: lieutenants are units, and any unit that marches in makes a lone one flee.
    p = Position().demons(0, "Bael").demons(1, "Sitri").lead(0, "5.1", "Nessus").lead(1, "5.2", "Alichino")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Nessus 5.1", ">5.2", 1, 5)
    assert place(p, "Alichino") == area("6.2") and place(p, "Nessus") == area("5.2") and "stop" in p.options


def test_a_lone_lieutenant_who_cannot_flee_from_another_is_captured() -> None:
    # H3.15, H12.8.7: 4 leads to where the marcher came from.
    p = Position().demons(0, "Bael").demons(1, "Sitri").lead(0, "5.1", "Nessus").lead(1, "5.2", "Alichino")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Nessus 5.1", ">5.2", 4, 6)
    assert place(p, "Alichino") == NOWHERE and p.told("captured") and lieutenant("Alichino") in p.g.returned


def test_a_lone_lieutenant_may_not_stop_beside_an_enemy_lieutenant() -> None:
    # H12.9.1: thrown together by flights they ignore each other, but whoever marches goes on if he can.
    p = Position().demons(0, "Bael").demons(1, "Sitri").lead(0, "5.1", "Nessus").lead(1, "5.1", "Alichino")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Nessus 5.1")
    assert p.point == "MARCH_STEP" and "stop" not in p.options and ">5.2" in p.options


def test_those_who_granted_passage_may_flee_from_what_is_left_behind() -> None:
    # H12.6.2: the lieutenant goes on, his legion stays; the hosts decide before he goes.
    p = Position().demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1", 2).lead(0, "5.1", "Nessus").legions(1, "5.2")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Nessus 5.1", "+L", "+L", ">5.2", "ask", "grant", "-L", ">5.3")
    assert p.point == "FLEE_DECISION" and p.g.mover() == 1 and place(p, "Nessus") == area("5.2")
    p.play("flee", 1)
    assert p.units(1, "6.2") == 1 and p.units(0, "5.2") == 1 and place(p, "Nessus") == area("5.3") and p.units(0, "5.3") == 1


def test_what_a_lieutenant_takes_along_does_not_depend_on_the_order() -> None:
    # H12.8.2: a pair first, a legion after it; or all that he can lead at once.
    def fleeing() -> Position:
        p = Position().demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1", 2).pair(0, "5.1", "garm").pair(0, "5.1", "orthrus")
        return p.lead(0, "5.1", "Calcabrina").begin(Flee(owner=0, section=area("5.1")))

    assert LIEUTENANTS[lieutenant("Calcabrina")].leadership == 3
    p = fleeing().play("+L+H:garm")
    assert {"+L", "+L+H:orthrus", "all", "end"} == set(p.options)
    p.play("+L", "+L+H:orthrus")
    assert p.point != "FLEE_CARRY" or p.options == ["end"]
    q = fleeing().play("all")
    step = q.g.find("Flee")
    assert step.loads[0][1:] == (1, (0, 1)) and step.legion == 1


def test_lilith_leaves_with_her_aspects() -> None:
    # H8.5.1, H16.2.3: after a cave-in or a landslide nothing of her is left, so that the next Mother is a Mother.
    for card, target in (("h24", "5.1"), ("h21", "9.1")):
        p = Position(phase="hell").demons(0, "Bael").demons(1, "Sitri")
        p.g.lilith, p.g.last_aspect, p.g.aspect = area(target), "mother", "maiden"
        p.cast(p.g.cards.hell[hell_card(card)].phenomenon_effects, Context("phenomenon", hell_card(card), area=(area(target),)))
        if not p.over:
            p.play(6)
        p.done()
        assert p.g.lilith == NOWHERE and (p.g.aspect, p.g.last_aspect) == ("", "") and p.told("lilith_gone")
        p.g.lilith = area("5.1")
        p.begin(Lilith(), 1)
        assert p.g.aspect == "mother"
        assert GAME.laws(p.g) == []
