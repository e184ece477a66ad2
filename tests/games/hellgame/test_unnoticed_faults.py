"""Rules that a fault planted by lot could break without any test noticing."""

import pytest

from avernus.core.actions import Word
from avernus.games.hellgame.board import FREEBOOTERS, NOWHERE
from avernus.games.hellgame.effects.run import Run
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import due
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.diplomacy import new_owners
from avernus.games.hellgame.rules.final_phase import clean_up
from avernus.games.hellgame.rules.independents import RandomPhase
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.summoning import Summoning
from avernus.games.hellgame.rules.values import who_fits
from avernus.games.hellgame.steps import Context
from avernus.games.hellgame.verbs import LIEUTENANT
from avernus.games.hellgame.view.prompts import cause_of
from tests.games.hellgame.positions import Position, area, demon, hell_card, lieutenant
from tests.games.hellgame.test_combat import fight, two
from tests.games.hellgame.test_merged_questions import fighting, merged
from tests.games.hellgame.test_souls_and_summoning import table


@pytest.mark.parametrize(("keep", "kept"), [("high", (5, 4)), ("low", (2, 3)), ("all", (3, 5, 2, 4))])
def test_of_more_dice_the_best_are_kept(keep: str, kept: tuple[int, ...]) -> None:
    # H4, H25.7: where high is good the high ones
    p = Position().demons(0, "Bael").begin(Roll(n=2, keep=keep, dice=(3, 5, 2, 4))).done()
    assert p.g.value == kept


def test_a_truce_elsewhere_does_not_prolong_a_peace() -> None:
    # H17.4.3: only where all wanted it to last
    p = fighting(merged().legions(0, "9.1").legions(1, "9.1").legions(0, "8.1").legions(1, "8.1"), "truce", "truce").done()
    p.begin(Combat(section=area("8.1")), "peace", "peace").done()
    assert due(p.g) == []
    clean_up(p.g)
    assert due(p.g) == [area("8.1")] and p.g.truces == 1 << area("9.1")


def test_whom_a_player_word_means() -> None:
    # H25.11
    g = Position(seats=3).g
    context = Context("arcana", 0, seat=0, opponent=1, target=("player", 2), subject_seat=2)
    meant = {word: [owner for owner in range(3) if who_fits(g, context, word, owner)]
             for word in ("each", "self", "each_other", "opponent", "target", "subject")}
    assert meant == {"each": [0, 1, 2], "self": [0], "each_other": [1, 2], "opponent": [1], "target": [2], "subject": [2]}


def test_a_freebooters_lieutenant_is_not_turned_to_the_freebooters() -> None:
    # H14.2.8
    p = Position(seats=3).legions(FREEBOOTERS, "5.1", 2).lead(FREEBOOTERS, "5.1", "Nessus").legions(1, "6.1", 2).lead(1, "6.1", "Chiron")
    nessus, chiron = LIEUTENANT + lieutenant("Nessus"), LIEUTENANT + lieutenant("Chiron")
    assert new_owners(p.g, 0, FREEBOOTERS, nessus, area("5.1")) == [0, 1, 2]
    assert new_owners(p.g, 0, 1, chiron, area("6.1")) == [0, 2, FREEBOOTERS]


def test_what_asks_is_named_by_what_it_is() -> None:
    p = Position().demons(0, "Furcas")
    for context, cause in (
        (Context("ability", demon("Furcas"), 0), Word("Furcas", "demon")), (Context("event", hell_card("h02"), 0), Word("h02", "card")),
        (Context("macina", 0, 0), Word(p.g.cards.arcana[0].id, "card")),
    ):
        p.g.stack = [Run(effects=0, context=context)]
        assert cause_of(p.g) == cause


def test_uriel_moves_where_he_is_and_is_judged_for_where_he_is_not() -> None:
    # H16.0.1, H16.1
    for where, step in ((NOWHERE, "Judgement"), (area("5.1"), "Uriel")):
        p = Position().demons(0, "Bael")
        p.g.uriel, p.g.stack = where, []
        RandomPhase().uriel(p.g)
        assert [type(pushed).__name__ for pushed in p.g.stack] == [step]


def test_a_lieutenant_carries_no_legion_that_has_moved() -> None:
    # H12.2.3: one that came in this march stays, one that has stood there may go along
    p = Position().demons(0, "Andras").demons(1, "Vine").lead(0, "5.1", "Cacus").legions(0, "5.1").legions(0, "5.2")
    p.begin(March(demon=demon("Andras"), seat=0), ">P1:L 5.2", ">5.1", ">P1:T:Cacus 5.1")
    assert "+L" in p.options
    p.play("+L")
    assert "+L" not in p.options and p.units(0, "5.1") == 2, "legions are counted, lieutenants are not"


def test_one_no_is_enough_whoever_says_it() -> None:
    # H17.13: everybody there is asked
    for answers, quick in ((("yes", "yes"), True), (("yes", "no"), False), (("no",), False)):
        p = two(quick_combat="consent").legions(0, "4.1").legions(1, "4.1", 2)
        fight(p, "4.1", "none", "none", *answers)
        assert p.point != "QUICK" and p.g.find("Combat").quick is quick


def test_an_empty_first_box_is_passed_over_upward() -> None:
    # H10.4.2
    p = table().legions(1, "3.3").hand(1, "a18").money(1, souls=3)
    p.g.box_top, p.g.box_hidden, p.g.unseen, p.g.returned = [-1, 1, 2], [0, 0, 0], (), ()
    p.begin(Summoning(seat=1), "recruit a18", 1)
    p.play("end")
    assert p.g.lt_of[1] == 1 and p.g.lt_of[2] != 1


def test_a_throw_belongs_to_no_place_unless_it_says_so() -> None:
    # H25.7: what changes throws in a section changes none of those that happen nowhere
    assert (Roll().area, Roll().demon, Roll().owner, Roll().unit) == (NOWHERE, -1, -1, "")
