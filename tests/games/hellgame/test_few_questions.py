"""H24.1 One answer says a whole thing: marches with their goals, several legions, several cards, peace everywhere."""

from random import Random
from typing import Any

import pytest

from avernus.core.options import as_then, settle
from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import SECTIONS
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import CombatPhase
from avernus.games.hellgame.rules.hands import Draw, GiveUpCards, HandLimit
from avernus.games.hellgame.rules.march import March, Move
from avernus.games.hellgame.rules.petitions import PetitionPhase
from avernus.games.hellgame.rules.reach import Land
from avernus.games.hellgame.rules.souls import SoulsPhase
from avernus.games.hellgame.rules.summoning import Summoning
from tests.games.hellgame.positions import Position, area, card, demon, lieutenant


def few(seats: int = 2, **options: Any) -> Position:
    return Position(seats, questions="few", **options).demons(0, "Bael").demons(1, "Sitri")


def marching(p: Position, *script: str | int) -> Position:
    return p.begin(March(demon=demon("Bael"), seat=0), *script)


def test_games_begin_with_few_questions_and_old_records_ask_as_they_did() -> None:
    assert settle(GAME.options, 4, {})["questions"] == "few"
    assert [as_then(GAME.options, 4, {}, rules).get("questions", "few") for rules in (3, 4, 5)] == ["each", "merged", "few"]


def test_several_legions_go_together_and_their_foes_are_asked_once() -> None:
    # H24.1, H12.1.3: as many legions as there are skulls, in one answer
    p = marching(few().legions(0, "5.1", 4).legions(1, "5.2", 3))
    skulls = p.g.stack[-2].left  # type: ignore[attr-defined]
    assert "go 5.1 5.2 2" in p.options and f"go 5.1 5.2 {skulls + 1}" not in p.options and ">P1:L 5.1" not in p.options
    p.play("go 5.1 5.2 2")
    assert p.point == "FLEE_DECISION" and p.g.mover() == 1 and p.units(0, "5.2") == 2 and p.units(0, "5.1") == 2
    p.play("stand")
    assert p.point == "MARCH_SELECT" and p.g.stack[-2].left == skulls - 2  # type: ignore[attr-defined]
    assert not [a for a in p.options if a.startswith("go 5.2")]  # who has marched has marched (H12.2.3)
    assert p.told("marched")[0]["count"] == 2


def test_a_lieutenant_goes_to_his_goal_with_as_many_as_were_named() -> None:
    # H24.1, H12.2: Cacus leads up to four
    p = marching(few().legions(0, "5.1", 3).lead(0, "5.1", "Cacus"), "lead T:Cacus 5.3 2")
    assert p.units(0, "5.3") == 2 and p.units(0, "5.1") == 1 and p.g.lt_at[lieutenant("Cacus")] == area("5.3")
    assert p.point == "MARCH_SELECT"
    p = marching(few().legions(0, "5.1", 3).lead(0, "5.1", "Cacus"))
    assert ">P1:T:Cacus 5.1" in p.options  # and step by step, for whoever wants to drop somebody on the way
    assert "lead T:Cacus 5.3 3" in p.options and "lead T:Cacus 5.3 4" not in p.options



def test_a_halt_stops_one_legion_and_the_others_have_not_set_out() -> None:
    # H15.4.6, H24.1
    p = few().legions(0, "4.4", 3).sections(1, "5.4").hand(1, "a45").money(1, souls=5, favors=1)
    p.g.queue = (demon("Bael"), demon("Sitri"))
    marching(p, "go 4.4 5.4 3")
    assert p.point == "COUNTER"
    p.play(next(a for a in p.options if a.startswith("counter a45")))
    march = p.g.stack[-2]
    assert isinstance(march, March) and p.point == "MARCH_SELECT" and march.moved[area("4.4")] == 1
    assert "go 4.4 4.5 2" in p.options and not [a for a in p.options if a.startswith("go 4.4 5.4")]


def test_goals_are_those_that_a_unit_reaches_step_by_step() -> None:
    # H12.1.3: two ways to find them, one answer
    rng = Random(5)
    compared = 0
    g = GAME.new(3, {"max_turns": 4})
    assert isinstance(g, Hell)
    for _ in range(2500):
        if not g.stack:
            break
        seat = int(g.mover())
        march = g.find("March")
        if isinstance(march, March) and seat == march.seat and getattr(g.stack[-1], "point", "") == "MARCH_SELECT":
            land = Land(g, seat, march.barred)
            for s in range(SECTIONS):
                if g.plain[seat * 46 + s] and g.lilith != s:
                    move = Move(seat=seat, at=s, steps=2, legion=1)
                    if routes := move.routes(g):
                        assert sorted(routes) == land.goals(s, 2)
                        compared += 1
        options = [a for a, _ in g.outcomes()] if seat == CHANCE else g.legal(seat)
        g.apply(seat, rng.choice(options))
    assert compared > 20


def test_whoever_is_chosen_in_the_antehell_leaves_it() -> None:
    # H12.7
    p = marching(few().legions(0, "A"), ">P1:L A")
    assert p.point == "Die"
    p.play(3)
    assert p.units(0, "1.3") == 1


def test_cards_that_are_too_many_go_in_one_answer() -> None:
    # H24.1, H3.13
    p = few().hand(0, "a01", "a02", "a03", "a04", "a05", "a06", "a07").begin(HandLimit(seat=0))
    assert "give a01+a02" in p.options and ">a01" not in p.options and "give a01+a02+a03" not in p.options
    p.play("give a02+a05").done()
    assert p.g.hands[0] == [card(c) for c in ("a01", "a03", "a04", "a06", "a07")]


def test_one_card_stands_for_its_copies_where_several_are_due() -> None:
    # H24.1: how many cards an answer names tells nobody anything
    double = next(c.id for c in GAME.cards.arcana if c.copies > 1)
    others = [c.id for c in GAME.cards.arcana if c.id != double][:5]
    p = few().hand(0, double, double, *others).begin(HandLimit(seat=0))
    assert f">{double}" in p.options and f">{others[0]}" not in p.options
    p.play(f">{double}").done()
    assert card(double) not in p.g.hands[0] and len(p.g.hands[0]) == 5


def test_cards_are_given_up_and_carried_in_one_answer() -> None:
    p = few().hand(0, "a01", "a02", "a03").begin(GiveUpCards(seat=0, n=2), "give a01+a03").done()
    assert p.g.hands[0] == [card("a02")] and p.g.value == 2
    p = few().hand(0, "a01", "a02").begin(GiveUpCards(seat=0, n=2)).done()
    assert p.g.hands[0] == []
    p = few().hand(0, "a01", "a02").begin(GiveUpCards(seat=0, n=2, may=True))
    assert p.options == ["end", ">a01", ">a02"]
    p = few().hand(0, "a32", "a33", "a34").legions(0, "9.1", 4).legions(1, "9.1", 2).begin(Combat(section=area("9.1")), "fight")
    joins = [a for a in p.options if a == "join Bael 2"]
    if joins:
        p.play("join Bael 2", "give a32+a34")
        assert p.g.carried[demon("Bael")] == (card("a32"), card("a34"))


def summoning(p: Position, *script: str | int) -> Position:
    p.g.phase = "summoning"
    return p.begin(Summoning(seat=0), *script)


def test_several_legions_are_summoned_in_one_answer_and_spread_evenly() -> None:
    # H24.1, H10.3
    p = summoning(few().sections(0, "3.1", "4.1", "5.1", "6.1").money(0, souls=30))
    assert "summon 3.1+5.1" in p.options and "everywhere" in p.options
    p.play("summon 3.1+5.1")
    assert p.units(0, "3.1") == p.units(0, "5.1") == 1 and "summon L 3.1" not in p.options and "summon 4.1+6.1" in p.options
    p = summoning(few().sections(0, "3.1", "4.1", "5.1", "6.1").money(0, souls=30), "everywhere")
    assert [p.units(0, s) for s in ("3.1", "4.1", "5.1", "6.1")] == [1, 1, 1, 1]
    poor = summoning(few().sections(0, "3.1", "4.1").money(0, souls=3))
    assert "summon 3.1+4.1" not in poor.options


def test_several_cards_are_bought_in_one_answer() -> None:
    # H24.1, H10.6
    p = few().front("arcana", "a01", "a02", "a03").money(0, souls=20)
    summoning(p, "buy 3", ">a01", ">a02", ">a03")
    assert p.g.hands[0] == [card("a01"), card("a02"), card("a03")] and p.point == "SUMMON_MENU" and len(p.told("bought")) == 3
    poor = summoning(few().money(0, souls=1))
    assert not [a for a in poor.options if a.startswith("buy ")]


def test_petitions_everywhere_take_rights_before_favors() -> None:
    # H24.1, H18.1
    p = few().legions(0, "3.1").legions(0, "4.1").money(0, favors=2)
    p.g.phase = "petitions"
    p.begin(PetitionPhase())
    assert "everywhere" in p.options
    p.play("everywhere")
    assert p.g.control[area("3.1")] == p.g.control[area("4.1")] == 0 and p.g.favors[0] == 0
    one = few().legions(0, "3.1").legions(0, "4.1").money(0, favors=1)
    one.g.phase = "petitions"
    assert "everywhere" not in one.begin(PetitionPhase()).options  # which one is a choice


def test_peace_everywhere_is_asked_for_once() -> None:
    # H24.1, H17.4.3
    p = few()
    for s in ("9.1", "9.2"):
        p.legions(0, s).legions(1, s)
    p.g.phase = "combat"
    p.begin(CombatPhase(), 6, 1, "everywhere", "everywhere").done()
    assert p.g.truces == 1 << area("9.1") | 1 << area("9.2") and len(p.told("avoided")) == 2


def test_whoever_stays_while_he_is_not_fewer_is_asked_again_when_he_is() -> None:
    # H24.1, H17.12.1: nobody is hit in the first round; in the second the larger side loses two
    p = few(quick_combat="never").legions(0, "9.1", 3).legions(1, "9.1", 2)
    p.begin(Combat(section=area("9.1")), "fight", "none", "none", *([1] * 5))
    assert p.point == "COMBAT_FLEE" and p.g.mover() == 0 and "hold" in p.options
    p.play("hold")
    assert p.g.mover() == 1 and "hold" not in p.options
    p.play("stay", 1, 1, 1, 1, 1)
    assert p.g.mover() == 1 and p.point == "COMBAT_FLEE"


def test_whoever_stands_while_he_is_not_outnumbered_is_not_asked_at_every_legion() -> None:
    # H24.1, H12.8.1
    p = few().legions(0, "5.1").legions(0, "6.2").legions(0, "4.2").legions(1, "5.2", 2)
    p.g.queue = (demon("Bael"), demon("Sitri"))
    p.begin(ActionPhase())
    p.g.queue = (demon("Bael"), demon("Sitri"))
    while p.point == "ABILITY":
        p.play("not")
    assert p.point == "ACTION_MENU"
    p.play("march", "go 5.1 5.2 1")
    assert p.point == "FLEE_DECISION"
    p.play("hold", "go 6.2 5.2 1")
    assert p.point == "MARCH_SELECT"  # two against two
    p.play("go 4.2 5.2 1")
    assert p.point == "FLEE_DECISION" and "hold" not in p.options


def test_a_deal_is_offered_by_whoever_wants_to_be_rid_of_a_disfavor() -> None:
    # H24.1, H22.2
    p = few().money(0, 5, favors=3, disfavors=1).money(1, 5, favors=3)
    p.g.phase = "souls"
    p.begin(SoulsPhase())
    assert p.point == "DEAL_OFFER" and p.g.mover() == 0
    p.play("none")
    assert p.over


@pytest.mark.parametrize("questions", ["merged", "each"])
def test_without_the_option_everything_is_asked_by_itself(questions: str) -> None:
    p = Position(questions=questions).demons(0, "Bael").demons(1, "Sitri").hand(0, "a01", "a02", "a03", "a04", "a05", "a06", "a07")
    p.begin(Draw(seat=0, n=0))
    assert ">a01" in p.options and "give a01+a02" not in p.options
    p = Position(questions=questions).demons(0, "Bael").legions(0, "5.1", 2)
    assert marching(p).options == ["end", ">P1:L 5.1"]
