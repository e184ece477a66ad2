"""What lasting effects do to numbers, throws, threatened demons and barred sections, whatever card they stand on (H25.6-H25.8, H25.16).

The book's cards use few of these combinations; a host's own cards may use all.
"""

from typing import Any

import pytest

from avernus.games.hellgame.board import ANTEHELL, FREEBOOTERS, WILD
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.values import STRENGTH, denied, denied_in, protected, protected_seat, roll_modifiers, stat, value
from avernus.games.hellgame.state import Lasting
from avernus.games.hellgame.steps import Context
from tests.games.hellgame.every_effect import CARDS
from tests.games.hellgame.positions import Position, area, demon

OWNERS = (0, 1, 2, FREEBOOTERS, WILD)
WHO = {"each": OWNERS, "self": (0,), "each_other": (1, 2, FREEBOOTERS, WILD), "opponent": (1,), "target": (2,), "subject": (1,)}
"""Whom each word means to seat 0, whose opponent is seat 1, whose target is seat 2, and whom it is seat 1's turn to suffer."""
DEMONS = ("Barbatos", "Paimon", "Sitri", "Vine", "Purson")
WHICH = {"each": DEMONS, "this": ("Barbatos",), "target": ("Purson",), "acting": ("Vine",), "subject": ("Sitri",)}


def three() -> Position:
    p = Position(3).demons(0, "Barbatos", "Paimon").demons(1, "Sitri", "Vine").demons(2, "Purson").sections(0, "4.1").sections(2, "6.3")
    p.g.cards = CARDS
    return p


def put(
    p: Position, do: str, source: str = "ability", turn: int = 0, areas: tuple[int, ...] = (), args: Any = None, **more: Any,
) -> Position:
    """Let an effect be in force, from this turn or a later one."""
    number = CARDS._number([{"do": do, **(args or {}), **more}])
    context = Context(source, 0, 0, demon("Barbatos"), ("demon", demon("Purson")), acting=demon("Vine"), opponent=1, subject_seat=1,
                      subject_demon=demon("Sitri"))
    p.g.lasting = [*p.g.lasting, Lasting(CARDS.lists[number][0].id, context, "turn", p.g.turn + turn, areas)]
    return p


@pytest.mark.parametrize("word", WHO)
def test_a_value_changes_for_those_that_the_word_means(word: str) -> None:
    # H25.8, H25.11
    g = put(three(), "modify_value", kind="upkeep", amount=2, who=word, duration="turn").g
    assert tuple(owner for owner in OWNERS if value(g, "upkeep", 1, owner) == 3) == WHO[word]
    assert {value(g, "upkeep", 1, owner) for owner in OWNERS} <= {1, 3} and value(g, "hand_limit", 5, 0) == 5


@pytest.mark.parametrize("word", WHICH)
def test_a_symbol_changes_for_those_demons_that_the_word_means(word: str) -> None:
    # H25.8, H25.11
    g = put(three(), "modify_value", kind="stars", amount=3, demon=word, duration="turn").g
    plain = three().g
    assert tuple(name for name in DEMONS if stat(g, demon(name), "stars") == stat(plain, demon(name), "stars") + 3) == WHICH[word]
    assert all(stat(g, demon(name), "hearts") == stat(plain, demon(name), "hearts") for name in DEMONS)
    assert value(g, "stars", 1, 0) == 1, "what is nobody's number is not changed"


def test_the_strongest_number_that_is_set_holds_and_the_later_of_two_equals() -> None:
    # H8.4, H25.8: what is added is added to it
    for first, second in ((a, b) for a in STRENGTH for b in STRENGTH):
        p = put(three(), "modify_value", first, kind="upkeep", mode="set", amount=4, duration="turn")
        put(p, "modify_value", second, kind="upkeep", mode="set", amount=7, duration="turn")
        put(p, "modify_value", "table", kind="upkeep", amount=1, duration="turn")
        assert value(p.g, "upkeep", 1, 0) == (8 if STRENGTH[second] <= STRENGTH[first] else 5), (first, second)


@pytest.mark.parametrize(("kind", "least"), [("legion_moves", 1), ("earth_souls", -99), ("upkeep", 0), ("march_units", 0)])
def test_how_low_a_number_can_go(kind: str, least: int) -> None:
    # H25.8
    assert value(put(three(), "modify_value", kind=kind, amount=-200, duration="turn").g, kind, 5, 0) == least
    assert value(put(three(), "modify_value", kind=kind, amount=-2, duration="turn").g, kind, 5, 0) == 3


def test_what_begins_next_turn_is_not_in_force_yet() -> None:
    # H25.6
    p = put(three(), "modify_value", turn=1, kind="upkeep", amount=2, duration="next_turn")
    assert value(p.g, "upkeep", 1, 0) == 1
    p.g.turn += 1
    assert value(p.g, "upkeep", 1, 0) == 3


# -- throws ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", WHO)
def test_a_throw_is_helped_for_those_that_the_word_means(word: str) -> None:
    # H25.7, H25.11
    g = put(three(), "modify_roll", kind="souls", amount=2, who=word, duration="turn").g
    assert tuple(owner for owner in OWNERS if roll_modifiers(g, "souls", owner).add == 2) == WHO[word]
    assert roll_modifiers(g, "disfavor", 0).add == 0 and roll_modifiers(g, "", 0).add == 0


@pytest.mark.parametrize("word", WHICH)
def test_a_throw_is_helped_for_those_demons_that_the_word_means(word: str) -> None:
    # H25.7, H25.11
    g = put(three(), "modify_roll", kind="hearts", amount=1, demon=word, duration="turn").g
    assert tuple(name for name in DEMONS if roll_modifiers(g, "hearts", 0, demon(name)).add) == WHICH[word]
    assert roll_modifiers(g, "hearts", 0).add == 0


@pytest.mark.parametrize(("word", "at", "where"), [
    ("own", (), ("4.1",)), ("hell", (), ("4.1", "6.3", "8.2")), ("anywhere", (), ("4.1", "6.3", "8.2", "A")),
    ("target", ("8.2",), ("8.2",)),
])
def test_a_throw_is_helped_in_those_places_that_the_word_means(word: str, at: tuple[str, ...], where: tuple[str, ...]) -> None:
    # H25.7, H25.11
    fixed = tuple(area(name) for name in at)
    g = put(three(), "modify_roll", areas=fixed, kind="combat", amount=1, area=word, duration="turn").g
    assert tuple(name for name in ("4.1", "6.3", "8.2", "A") if roll_modifiers(g, "combat", 0, area=area(name)).add) == where


@pytest.mark.parametrize(("word", "units"), [
    ("any", ("legion", "lieutenant", "hellhound", "", "freebooter")), ("legion", ("legion",)), ("lieutenant", ("lieutenant",)),
    ("hellhound", ("hellhound",)), ("freebooter", ("freebooter",)),
])
def test_a_throw_is_helped_for_those_units_that_the_word_means(word: str, units: tuple[str, ...]) -> None:
    # H25.7: every unit of the freebooters is one of theirs
    g = put(three(), "modify_roll", kind="save", amount=1, unit=word, duration="turn").g
    kinds = ("legion", "lieutenant", "hellhound", "", "freebooter")
    assert tuple(unit for unit in kinds if roll_modifiers(g, "save", 0, unit=unit).add) == units
    assert bool(roll_modifiers(g, "save", FREEBOOTERS, unit="legion").add) == (word in ("any", "legion", "freebooter"))


def test_a_named_number_more_dice_and_a_second_throw() -> None:
    # H25.7
    p = put(three(), "modify_roll", kind="taming", mode="choose", who="self", duration="turn").begin(Roll(kind="taming", owner=0, n=2))
    assert p.point == "CARD_CHOICE" and p.g.mover() == 0 and p.options == ["#1", "#2", "#3", "#4", "#5", "#6"]
    p.play("#4")
    assert p.over and p.g.value == (4, 4) and p.told("rolled")[-1]["dice"] == [4, 4]
    p = put(three(), "modify_roll", kind="taming", mode="extra_dice", amount=2, who="self", duration="turn")
    p.begin(Roll(kind="taming", owner=0, n=1, keep="high"), 2, 5, 3)
    assert p.over and p.g.value == (5,)
    p = put(three(), "modify_roll", kind="taming", mode="extra_dice", amount=-2, who="self", duration="turn")
    assert p.begin(Roll(kind="taming", owner=0, n=2), 1, 2).over, "never fewer dice than the rules give"
    p = put(three(), "modify_roll", kind="taming", mode="reroll", who="each", duration="turn").begin(Roll(kind="taming", owner=1), 2)
    assert p.point == "REROLL" and p.g.mover() == 1
    p.play("again", 1)
    assert p.over and p.g.value == (1,), "the second stands"
    p = put(three(), "modify_roll", kind="taming", mode="reroll", who="each", duration="turn")
    assert p.begin(Roll(kind="taming", owner=1), 2).play("keep").g.value == (2,)
    for owner in (FREEBOOTERS, WILD):  # who has no will
        p = put(three(), "modify_roll", kind="taming", mode="reroll", who="each", duration="turn")
        put(p, "modify_roll", kind="taming", mode="choose", who="each", duration="turn")
        assert p.begin(Roll(kind="taming", owner=owner), 3).over and p.g.value == (3,)


# -- protection, and what is denied -----------------------------------------------------------------


@pytest.mark.parametrize("word", WHICH)
@pytest.mark.parametrize(("where", "earth"), [("any", (False, True)), ("hell", (False,)), ("earth", (True,))])
def test_a_demon_is_protected_where_and_from_what_the_words_say(word: str, where: str, earth: tuple[bool, ...]) -> None:
    # H25.17
    for there in (False, True):
        p = put(three(), "protect", args={"from": ["kill", "uriel"], "demon": word, "at": where, "duration": "turn"})
        for name in DEMONS:
            p.g.d_place[demon(name)] = int(there)
        found = tuple(name for name in DEMONS if protected(p.g, demon(name), "kill"))
        assert found == (WHICH[word] if there in earth else ())
        assert found == tuple(name for name in DEMONS if protected(p.g, demon(name), "uriel"))
        assert not any(protected(p.g, demon(name), "arcana") for name in DEMONS) and not protected_seat(p.g, 0, "kill")


@pytest.mark.parametrize("word", WHO)
def test_a_player_is_protected_from_what_the_words_say(word: str) -> None:
    # H25.17
    p = put(three(), "protect", args={"from": ["steal"], "who": word, "duration": "turn"})
    assert tuple(owner for owner in OWNERS if protected_seat(p.g, owner, "steal")) == WHO[word]
    assert not protected_seat(p.g, 0, "event") and not protected(p.g, demon("Barbatos"), "steal")


@pytest.mark.parametrize("word", [None, *WHO])
def test_what_is_denied_is_denied_to_all_but_those_that_the_word_means(word: str | None) -> None:
    # H2.8
    p = put(three(), "block_section", areas=(area("8.2"),), area="target", deny=["enter", "flee"], duration="turn",
            args={} if word is None else {"except": word})
    assert tuple(owner for owner in OWNERS if not denied(p.g, area("8.2"), "enter", owner)) == (() if word is None else WHO[word])
    assert denied(p.g, area("8.2"), "flee") and not denied(p.g, area("8.2"), "leave", 0) and not denied(p.g, area("8.1"), "enter", 0)
    assert denied_in(p.g, "flee") == 1 << area("8.2") and not denied(p.g, ANTEHELL, "enter") and not denied(p.g, -1, "enter")
