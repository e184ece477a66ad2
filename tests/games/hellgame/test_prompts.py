"""What a question tells whoever is asked: who, what, where, against whom, at what price (H24)."""

from avernus.games.hellgame import GAME
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.souls import Desertion
from avernus.games.hellgame.rules.summoning import Recruit
from avernus.games.hellgame.steps import Context
from avernus.games.hellgame.verbs import LIEUTENANT
from avernus.text import Speaker
from tests.games.hellgame.positions import Position, area, demon, hell_card, lieutenant

NAMES = ["Ada", "Bo", "Cleo"]


def asked(p: Position) -> str:
    """The sentence in English; the other languages name the same things."""
    prompt = p.g.prompt(int(p.g.mover()))
    said = [Speaker(GAME, p.g.seats, lang, NAMES[:p.g.seats]).prompt(prompt) for lang in ("en", "es", "fr")]
    assert all("{" not in sentence and "none" not in sentence for sentence in said)
    return said[0]


def three() -> Position:
    p = Position(seats=3, phase="combat").demons(0, "Bael").demons(1, "Sitri").demons(2, "Purson")
    return p.legions(0, "5.1", 4).legions(1, "5.1", 2).legions(2, "5.1").begin(Combat(section=area("5.1")))


def test_naming_a_foe_and_choosing_a_side() -> None:
    # H17.5.2: who meets whom, and everybody hears who was named and who stands beside whom.
    p = three()
    assert p.point == "NAME_FOE" and all(name in asked(p) for name in NAMES)
    p.play(">P2")
    assert p.point == "CHOOSE_SIDE" and "side 1 is Ada, side 2 is Bo" in asked(p)
    assert p.told("foe_named") == [{"seat": 0, "other": 1, "area": "5.1"}]
    assert p.g.view(None)["combat"]["sides"] == [["P1"], ["P2"]]
    p.play("side2")
    assert p.told("side_taken") == [{"seat": 2, "other": 1, "area": "5.1"}]


def test_joining_says_who_fights_and_who_has_joined_and_is_not_asked_twice() -> None:
    # H17.6.1: until all have passed since a demon last joined.
    p = three().play(">P2", "side2")
    assert p.point == "JOIN" and "Ada against Bo and Cleo" in asked(p) and "No demon has joined" in asked(p)
    p.play("join Bael 0")
    assert p.g.mover() == 1 and "Bael has joined" in asked(p)
    p.play("none", "none")
    assert p.point != "JOIN"  # Ada has no demon left, and for the others nothing has changed


def test_a_counter_is_asked_with_all_that_is_declared() -> None:
    # H15.4, H14.2.5: unit, mode, bribes and section of an influence.
    p = Position().demons(0, "Naberius").demons(1, "Rubicante").lead(1, "5.1", "Nessus").hand(1, "a46").money(0, souls=3).money(1, souls=1)
    p.begin(ActionPhase(), "influence", "disperse P2:T:Nessus 5.1", "#2", "#1")
    assert p.point == "COUNTER"
    assert asked(p) == (
        "Naberius (Ada) wants to disperse Nessus of Bo in Signal Towers (5.1), with 3 souls as bribes. Do you counter it?"
    )


def test_a_halt_is_asked_with_the_unit_and_its_way() -> None:
    # H15.4.6
    p = Position().demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1").lead(0, "5.1", "Nessus").sections(1, "5.2")
    p.hand(1, "a45").money(1, souls=1)
    p.g.queue = (demon("Sitri"),)
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Nessus 5.1", "+L", ">5.2")
    assert p.point == "COUNTER" and "Nessus of Ada with one legion is about to march into your section" in asked(p)
    assert "Signal Towers (5.1)" in asked(p) and "Mooring of Phlegyas (5.2)" in asked(p)


def test_a_spell_is_asked_with_its_target() -> None:
    # H15.4
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(0, "a04").hand(1, "a42").money(0, souls=3).money(1, souls=1)
    p.begin(ActionPhase(), "cast a04 0")
    assert p.point == "COUNTER" and "Paimon (Ada) casts Chains of Ephialtes at Sitri" in asked(p)


def test_a_deserter_has_a_name() -> None:
    # H9.8
    p = Position(phase="souls").demons(0, "Bael").demons(1, "Sitri").lead(0, "5.1", "Nessus").legions(0, "5.1").money(1, souls=2)
    p.begin(Desertion(unit=(area("5.1"), 0, LIEUTENANT + lieutenant("Nessus"))))
    assert p.point == "DESERTER" and "Nessus of Ada deserts" in asked(p)


def test_an_attacker_is_named_with_dice_and_bonus() -> None:
    # H17.8.2
    p = Position(seats=3, phase="combat").demons(0, "Bael", "Paimon").demons(1, "Sitri").demons(2, "Purson").lead(0, "5.1", "Nessus")
    p.legions(0, "5.1", 4).legions(1, "5.1", 2).legions(2, "5.1").begin(Combat(section=area("5.1")), ">P2", "side2")
    while p.point == "JOIN":
        p.play("none")
    assert p.point == "TARGET" and "legion attacks with one die" in asked(p) and "at +3" in asked(p)


def test_a_demon_on_earth_is_told_what_ends_its_walk() -> None:
    # H13.3
    p = Position().demons(0, "Bael", earth=True).demons(1, "Sitri").begin(ActionPhase())
    assert "on Earth" in asked(p) and "end its walk" in asked(p)
    assert "Earth" not in asked(Position().demons(0, "Bael").demons(1, "Sitri").begin(ActionPhase()))


def test_the_numbers_of_a_choice_have_words() -> None:
    # H25.5: Unpaid Regiments leaves three souls or a legion to choose.
    number = hell_card("h23")
    p = Position(phase="hell").demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1").money(0, souls=5)
    p.cast(BOOK.hell[number].effects, Context("event", number))
    assert p.point == "CARD_CHOICE" and p.g.view(0)["question"]["labels"] == ["lose_souls-3", "disperse_units-1"]
    assert "pay 3 souls, disperse a legion" in asked(p)


def test_recruits_are_chosen_by_name() -> None:
    # H10.4: whoever may choose the box sees who lies on top.
    p = Position(phase="summoning").demons(0, "Malacoda").demons(1, "Sitri").legions(0, "5.1").sections(0, "5.1").begin(Recruit(seat=0))
    assert p.point == "CARD_CHOICE" and p.options == [">T:Scarmiglione", ">T:Alichino", ">T:Calcabrina"] and "lieutenant" in asked(p)
    p.play(">T:Alichino")
    p.play(BOOK.verbs.write(p.g.outcomes()[0][0]))  # the next one of his box is turned up
    assert p.g.lt_of[lieutenant("Alichino")] == 0


def test_a_card_that_transports_asks_for_its_target() -> None:
    # H15.3: not every card strikes.
    for lang, word in (("en", "target"), ("es", "objetivo"), ("fr", "cible")):
        assert word in Speaker(GAME, 2, lang).say("prompt-cast-target", cause="none", asks="other")
