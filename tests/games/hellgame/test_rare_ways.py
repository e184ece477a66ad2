"""Ways through the rules that neither random games nor the book's examples take: each was found because no test came there."""

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import ANTEHELL, FREEBOOTERS, HOUNDS, NOWHERE, SECTIONS, WILD
from avernus.games.hellgame.cards import BOOK, Node
from avernus.games.hellgame.cards.flaws import wrong
from avernus.games.hellgame.effects.moves import shove
from avernus.games.hellgame.effects.run import feasible
from avernus.games.hellgame.effects.select import Areas
from avernus.games.hellgame.rules.action import change_track
from avernus.games.hellgame.rules.combat import MOST_ROUNDS, Combat
from avernus.games.hellgame.rules.combat_phase import CombatPhase, due
from avernus.games.hellgame.rules.final_phase import FinalPhase
from avernus.games.hellgame.rules.flight import Lone, Rampage
from avernus.games.hellgame.rules.forces import commanded, remove
from avernus.games.hellgame.rules.magic import Window
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.souls import Desertion
from avernus.games.hellgame.rules.uriel import CallUriel
from avernus.games.hellgame.rules.values import area_fits, covered, demon_fits
from avernus.games.hellgame.steps import Context, DrawCard
from avernus.games.hellgame.verbs import HOUND, LEGION, LIEUTENANT, PAIR
from tests.games.hellgame.every_effect import CARDS
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound, lieutenant
from tests.games.hellgame.test_options_of_the_evening import SIXES


def two(**options: Any) -> Position:
    return Position(2, **options).demons(0, "Bael").demons(1, "Sitri").sections(0, "4.1").sections(1, "6.3")


def node(do: str, **args: Any) -> Node:
    """An effect that no card has."""
    return Node(0, do, args, do)


# -- what can be carried out in full (H25.10) -----------------------------------------------------


@pytest.mark.parametrize(("do", "more", "has"), [
    ("lose_souls", {}, {"souls": 2}), ("lose_favor", {}, {"favors": 2}), ("lose_disfavor", {}, {"disfavors": 2}),
    ("discard_arcana", {}, {"hand": 2}), ("disperse_units", {"unit": "legion"}, {"legions": 2}),
    ("destroy_units", {"unit": "legion"}, {"legions": 2}),
])
def test_a_part_can_be_chosen_by_whoever_has_as_much_as_it_takes(do: str, more: dict[str, Any], has: dict[str, int]) -> None:
    p = two().hand(0, *["a02", "a03"][:has.get("hand", 0)]).legions(0, "4.1", has.get("legions", 0))
    p.money(0, souls=has.get("souls", 0), favors=has.get("favors", 0), disfavors=has.get("disfavors", 0))

    def can(amount: Any, seat: int, who: str = "subject") -> bool:
        return feasible(p.g, node(do, who=who, amount=amount, **more), Context("event", 0, subject_seat=seat))

    assert [can(amount, 0) for amount in (1, 2, 3)] == [True, True, False] and not can(1, 1)
    assert can("all", 1) and can(9, 1, "each"), "what is not counted beforehand is always possible"
    assert feasible(p.g, node(do, who="self", amount=3, **more), Context("event", 0, seat=0)) is False


@pytest.mark.parametrize(("uriel", "lilith"), [(False, False), (True, False), (False, True), (True, True)])
def test_only_who_is_in_hell_can_be_banished(uriel: bool, lilith: bool) -> None:
    # H25.9.37, H25.10
    p = two()
    p.g.uriel, p.g.lilith = area("5.1") if uriel else NOWHERE, area("7.2") if lilith else NOWHERE
    can = [feasible(p.g, node("banish", entity=entity), Context("arcana", 0, 0)) for entity in ("uriel", "lilith")]
    assert can == [uriel, lilith] and feasible(p.g, node("gain_favor", amount=1), Context("arcana", 0, 0))


@pytest.mark.parametrize(("a", "b"), [("self", "most_favors"), ("most_favors", "self"), ("most_favors", "most_favors"), ("self", "self")])
def test_sections_are_not_exchanged_with_nobody(a: str, b: str) -> None:
    # H25.5, H25.9.10: where nobody has a favor, nobody has most of them
    p = Position(3).demons(0, "Bael").demons(1, "Sitri").demons(2, "Vine").sections(0, "4.1").sections(1, "6.3").sections(2, "7.4")
    p.g.cards = CARDS
    before = list(p.g.control)
    p.cast(CARDS._number([{"do": "swap", "what": "sections", "a": a, "b": b}]), Context("arcana", 0, 0, demon("Bael")))
    assert p.over and list(p.g.control) == before


# -- units that are moved, and what moves with the land ---------------------------------------------


def test_a_pair_that_is_moved_to_uriel_dies_together_and_a_lieutenant_is_no_legion_lost() -> None:
    # H16.1.7, H16.1.8, H25.9.16
    p = two().pair(0, "5.2", "garm").lead(0, "5.2", "Nessus").legions(0, "5.2")
    p.g.uriel = area("5.1")
    assert shove(p.g, (area("5.2"), 0, PAIR + hound("garm")), area("5.1"))
    assert p.g.hound_at[hound("garm")] == NOWHERE and p.g.hound_of[hound("garm")] == -1 and p.g.lost_to_uriel[0] == 1
    assert shove(p.g, (area("5.2"), 0, LIEUTENANT + lieutenant("Nessus")), area("5.1")) and p.g.lost_to_uriel[0] == 1
    assert shove(p.g, (area("5.2"), 0, LEGION), area("5.1")) and p.g.lost_to_uriel[0] == 2 and p.units(0, "5.2") == 0


@pytest.mark.parametrize(("uriel", "lilith", "target", "left"), [
    ("4.1", "", "4.1", "5.1"),       # he slides inward and enters there
    ("9.1", "", "9.1", ""),          # into the pentagram
    ("4.1", "5.1", "4.1", ""),       # to where Lilith is
    ("5.1", "4.1", "4.1", ""),       # she slides to where he is
    ("6.1", "4.1", "4.1", "6.1"),    # she slides elsewhere
])
def test_uriel_and_lilith_in_a_landslide(uriel: str, lilith: str, target: str, left: str) -> None:
    # H8.5.1, H16.1.9
    p = Position(phase="hell").demons(0, "Bael").demons(1, "Sitri")
    p.g.uriel, p.g.lilith = area(uriel), area(lilith) if lilith else NOWHERE
    number = hell_card("h21")
    p.cast(BOOK.hell[number].phenomenon_effects, Context("phenomenon", number, area=(area(target),)))
    while not p.over and p.g.mover() == CHANCE:
        p.g.apply(CHANCE, p.g.outcomes()[0][0])
    assert p.g.uriel == (area(left) if left else NOWHERE) and bool(p.told("uriel_gone")) == (not left)
    assert p.g.lilith == (NOWHERE if not lilith else area("5.1"))


@pytest.mark.parametrize("word", ["random_section", "random_circle", "random_unclaimed"])
def test_without_hell_cards_no_place_is_drawn(word: str) -> None:
    # H25.5: as far as it can be
    p = two()
    while p.g.decks["hell"].size():
        p.g.decks["hell"].take(p.g.decks["hell"].front()[0][0])
    assert p.begin(Areas(word=word)).over and p.g.value == ()


def test_where_everything_is_claimed_the_search_for_a_place_ends() -> None:
    # H25.5: a card for each section is turned up at most
    p = two()
    for section in range(45):
        p.g.control[section] = 0
    p.begin(Areas(word="random_unclaimed"))
    turned = 0
    while not p.over:
        assert isinstance(p.g.stack[-1], DrawCard)
        p.g.apply(CHANCE, p.g.outcomes()[0][0])
        turned += 1
    assert turned == 45 and p.g.value == ()


def test_there_is_no_event_to_discard() -> None:
    # H25.5: The Sky Swept Clean, with all boxes empty; of several one is asked for
    effects = BOOK.arcana[card("a30")].effects
    assert two().cast(effects, Context("arcana", card("a30"), 0, demon("Bael"))).done().g.permanent == [-1, -1, -1]
    p = two().permanent("h05").permanent("h07").permanent("h12")
    held = list(p.g.permanent)
    assert all(number >= 0 for number in held)
    p.cast(effects, Context("arcana", card("a30"), 0, demon("Bael")))
    assert len(p.options) == 3
    p.play(p.options[1])
    assert p.g.permanent == [held[0], -1, held[2]]


# -- flights ------------------------------------------------------------------------------------


def test_a_hound_in_the_antehell_is_lost_and_one_that_may_not_leave_stays_and_frightens() -> None:
    # H16.3.3, H2.8
    p = two().wild("A", "garm").begin(Rampage(hound=hound("garm"))).done()
    assert p.g.hound_at[hound("garm")] == NOWHERE and p.g.hound_of[hound("garm")] == -1
    p = two().pair(0, "4.1", "garm").lead(1, "4.1", "Nessus")
    number = hell_card("h25")  # Hoarfrost
    p.cast(BOOK.hell[number].phenomenon_effects, Context("phenomenon", number, area=(area("4.1"),)))
    p.begin(Rampage(hound=hound("garm")))
    assert p.g.hound_of[hound("garm")] == WILD and p.g.hound_at[hound("garm")] == area("4.1")
    assert p.over and p.g.lt_at[lieutenant("Nessus")] == NOWHERE, "who cannot flee from it is captured"


def test_the_strongest_hounds_are_led_first() -> None:
    # H3.4: of any two and of any three, whatever their order
    for there in (*combinations(range(len(HOUNDS)), 2), *combinations(range(len(HOUNDS)), 3)):
        p = two().lead(0, "4.1", "Draghignazzo")
        for h in there:
            p.pair(0, "4.1", HOUNDS[h].id)
        _, left, by = commanded(p.g, 0, area("4.1"))
        best = max(there, key=lambda h: (HOUNDS[h].attacks, -h))
        assert by[lieutenant("Draghignazzo")] == (0, [best]) and left == sum(1 << h for h in there if h != best)


def test_a_hound_that_is_taken_from_a_pair_leaves_its_handler() -> None:
    # H3.12
    p = two().pair(0, "4.1", "garm")
    assert remove(p.g, 0, HOUND + hound("garm"), area("4.1")) == -1
    assert p.units(0, "4.1") == 1 and p.g.hound_of[hound("garm")] == -1
    wild = two().wild("4.1", "garm")
    remove(wild.g, WILD, HOUND + hound("garm"), area("4.1"))
    assert all(n == 0 for n in wild.g.plain)


# -- combat -------------------------------------------------------------------------------------


def test_hounds_that_are_equal_roll_again() -> None:
    # H17.15
    p = Position(phase="combat").demons(0, "Bael").demons(1, "Sitri").wild("5.1", "garm").wild("5.1", "orthrus").wild("5.1", "barghest")
    p.begin(CombatPhase())
    # the totals are equal where the dice of each are chosen so; then the first one throws more
    order = [h for h in range(len(HOUNDS)) if p.g.hound_at[h] == area("5.1")]
    attacks = [HOUNDS[h].attacks for h in order]
    want = max(attacks)
    script: list[int] = []
    for n in attacks:
        dice = [1] * n
        while sum(dice) < want:
            dice[next(i for i, d in enumerate(dice) if d < 6)] += 1
        script += dice
    p.play(*script)
    assert not p.over and p.told("last_barking_dog") == []
    p.play(*[6] * attacks[0], *[1] * sum(attacks[1:]))
    p.done()
    assert [e["hound"] for e in p.told("last_barking_dog")] == [HOUNDS[order[0]].id]
    assert [h for h in order if p.g.hound_at[h] != NOWHERE] == [order[0]]


def test_a_combat_without_an_end_is_left_for_the_next_turn() -> None:
    # H27.4: after so many rounds nobody has won, and it is not due again unless something changes
    p = Position(phase="combat", quick_combat="never").demons(0, "Bael").demons(1, "Sitri").legions(0, "5.1", 2).legions(1, "5.1", 2)
    combat = Combat(section=area("5.1"), stage="begin_round", side1=1, side2=2, now1=1, now2=2, round=MOST_ROUNDS)
    p.begin(combat)
    assert p.over and p.g.settled and p.told("won") == []
    assert due(p.g) == []
    p.legions(1, "5.1")
    assert due(p.g) == [area("5.1")]


def test_peace_everywhere_outside_of_a_combat_phase_is_peace_here() -> None:
    # H24.1
    p = two(questions="few").legions(0, "9.1").legions(1, "9.1").begin(Combat(section=area("9.1")), "everywhere")
    assert p.point == "AVOID" and p.g.mover() == 1
    p.play("everywhere").done()
    assert p.told("avoided") == [{"area": "9.1"}]


# -- the end ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("favors", "disfavors", "winner"), [((1, 2), (0, 0), 1), ((2, 2), (1, 0), 1), ((2, 1), (3, 0), 0)])
def test_two_who_show_three_sixes_are_compared(favors: tuple[int, int], disfavors: tuple[int, int], winner: int) -> None:
    # H5.4, H5.2: most favors, then fewest disfavors
    p = Position(phase="final").demons(0, "Bael").demons(1, "Vine").hand(0, *SIXES[:3]).hand(1, *SIXES[3:])
    for seat in range(2):
        p.money(seat, favors=favors[seat], disfavors=disfavors[seat])
    p.begin(FinalPhase(), "show", "show")
    result = p.g.result()
    assert result is not None and result.reason == "three-sixes" and result.ranks[winner] == 1 and result.ranks[1 - winner] == 2


# -- words of effects ---------------------------------------------------------------------------


@pytest.mark.parametrize(("queue", "change", "changed"), [
    ((4, 7, 9), ("swap", 4, 9, 0), (9, 7, 4)), ((4, 7), ("swap", 4, 9, 0), (4, 7)), ((4, 7), ("swap", 9, 4, 0), (4, 7)),
    ((4, 7, 9), ("reverse", 0, 0, 0), (9, 7, 4)), ((4, 7, 9), ("first", 9, 0, 0), (9, 4, 7)), ((4, 7), ("first", 9, 0, 0), (4, 7)),
    ((4, 7, 9), ("last", 4, 0, 0), (7, 9, 4)), ((4, 7), ("last", 9, 0, 0), (4, 7)),
])
def test_the_track_changes_only_for_demons_that_are_on_it(queue: tuple[int, ...], change: Any, changed: tuple[int, ...]) -> None:
    # H25.9.10, H11.1
    assert change_track(two().g, queue, change) == changed


def test_whom_a_demon_word_means() -> None:
    # H25.11
    p = Position(3).demons(0, "Bael", "Paimon").demons(1, "Sitri", "Vine").demons(2, "Purson")
    names = ("Bael", "Paimon", "Sitri", "Vine", "Purson")
    context = Context("arcana", 0, 0, demon("Bael"), ("demon", demon("Sitri")), acting=demon("Vine"), subject_demon=demon("Purson"))

    def meant(word: str, context: Context = context, **more: Any) -> list[str]:
        return [name for name in names if demon_fits(p.g, context, node("modify_stat", demon=word, **more), demon(name))]

    assert meant("this") == ["Bael"] and meant("target") == ["Sitri"] and meant("acting") == ["Vine"] and meant("subject") == ["Purson"]
    assert meant("each") == list(names) and meant("target", replace(context, target=("player", demon("Sitri")))) == []
    assert meant("each", gender="female") == [name for name in names if BOOK.demons[demon(name)].gender == "female"]
    assert not demon_fits(p.g, context, node("modify_stat", demon="each"), -1)


def test_which_sections_an_area_word_holds() -> None:
    # H25.11
    p = two()
    own, other, context = area("4.1"), area("6.3"), Context("macina", 0, 0)
    assert [area_fits(p.g, context, "own", (), at) for at in (own, other, ANTEHELL)] == [True, False, False]
    assert [area_fits(p.g, context, "hell", (), at) for at in (own, other, ANTEHELL)] == [True, True, False]
    assert [area_fits(p.g, context, "anywhere", (), at) for at in (own, other, ANTEHELL)] == [True, True, True]
    assert [area_fits(p.g, context, "hell", (other,), at) for at in (own, other)] == [False, True]
    assert not area_fits(p.g, context, "target", (), own)
    words: list[tuple[str, tuple[int, ...]]] = [(word, ()) for word in ("own", "hell", "anywhere", "target", "where")]
    for word, areas in [*words, ("hell", (other,)), ("own", (other, ANTEHELL))]:
        held = covered(p.g, context, word, areas)
        assert held == sum(1 << at for at in range(SECTIONS) if area_fits(p.g, context, word, areas, at)), word


# -- units that are gone before their turn comes ----------------------------------------------------


@pytest.mark.parametrize("kind", ["lieutenant", "pair", "legion"])
def test_a_unit_that_is_gone_cannot_desert(kind: str) -> None:
    # H9.8
    what = {"lieutenant": LIEUTENANT + lieutenant("Nessus"), "pair": PAIR + hound("garm"), "legion": LEGION}[kind]
    p = Position(phase="souls").demons(0, "Bael").demons(1, "Sitri").money(1, souls=3)
    p.begin(Desertion(unit=(area("5.1"), 0, what))).done()
    assert p.told("deserted") == []


def test_a_handler_that_has_lost_its_hound_deserts_as_a_legion() -> None:
    # H9.8
    p = Position(phase="souls").demons(0, "Bael").demons(1, "Sitri").money(1, souls=3).legions(0, "5.1")
    p.wild("5.1", "garm")
    p.begin(Desertion(unit=(area("5.1"), 0, PAIR + hound("garm"))))
    assert p.point == "DESERTER"
    p.play("take").done()
    assert p.units(1, "5.1") == 1 and p.units(0, "5.1") == 0 and p.g.souls[1] == 2


def test_a_demon_that_fell_in_the_meantime_is_not_cleansed() -> None:
    # H16.1.1
    p = Position().demons(0, "Bael", "Paimon", earth=True).demons(1, "Sitri")
    step = CallUriel(stage="cleanse", demons=(demon("Bael"), demon("Paimon")))
    p.g.d_down[demon("Bael")] = 1
    p.begin(step, 1).done()
    assert p.g.d_place[demon("Paimon")] == 0 and p.g.d_owner[demon("Bael")] == 0


def test_a_lieutenant_of_the_freebooters_does_not_flee_from_his_legions() -> None:
    # H3.15
    p = two().legions(FREEBOOTERS, "5.1").lead(FREEBOOTERS, "5.1", "Nessus")
    p.begin(Lone(section=area("5.1")))
    assert p.over and p.g.lt_at[lieutenant("Nessus")] == area("5.1")


@pytest.mark.parametrize(("kind", "allowed"), [(int, None), (str, ("a", "b")), (str, None)])
def test_long_values_are_cut_where_a_flaw_is_named(kind: type, allowed: Any) -> None:
    # H28.1
    said = list(wrong("here", {"name": "x" * 60}, "name", kind, allowed))
    assert [sentence.count("x") for sentence in said] == ([] if kind is str and allowed is None else [40])


def test_what_is_no_state_is_refused() -> None:
    # bad dumps name what is wrong with them
    g = two().legions(0, "4.1").g
    good = g.dump()
    for name, value in (("turn", "3"), ("souls", ["a", 0]), ("plain", [True] * len(g.plain))):
        with pytest.raises(Exception, match=r"\w") as caught:
            GAME.load({**good, name: value})
        assert len(str(caught.value)) < 200


# -- counters in combat ---------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["cards", "count"])
def test_a_counter_in_combat_is_one_of_the_carried_cards(mode: str) -> None:
    # H15.4.1, H17.6.3: it is spent, whether cards were chosen or only counted; the demon has acted, and without a card left cannot again
    p = Position(2, "combat", carry_mode=mode).demons(0, "Andras").demons(1, "Rubicante").hand(0, "a41", "a02")
    p.hand(1, "a42", "a42").money(1, souls=5).legions(0, "4.1", 3).legions(1, "4.1", 2)
    p.g.queue = (demon("Rubicante"),)
    p.begin(Combat(section=area("4.1")))
    p.play("join Andras 1", *([">a41"] if mode == "cards" else []), "join Rubicante 1")
    while p.point != "COUNTER":
        p.play({"ABILITY": "not", "COMBAT_CAST": "cast a41 0", "CAST_FIRST": "side1", "CARRY": ">a42"}.get(p.point, 1))
    assert p.options == ["none", "counter a42 Rubicante"]
    p.play("counter a42 Rubicante")
    assert p.told("countered") == [{"seat": 1, "card": "a42", "demon": "Rubicante"}] and p.g.d_down[demon("Rubicante")] == 0
    assert p.g.souls[1] == 4 and p.g.d_acted[demon("Rubicante")] and not list(p.g.queue) and not p.g.carried[demon("Rubicante")]
    assert p.g.hands[1] == [card("a42")] and card("a42") in [number for number, _ in p.g.decks["arcana"].tail]
    assert Window(seat=0, demon=demon("Andras"), target=demon("Rubicante"), combat=True).cards(p.g, 1) == []
    outside = Window(seat=0, demon=demon("Andras"), target=demon("Rubicante"))
    assert outside.cards(p.g, 1) == p.g.hands[1]


# -- what a lieutenant takes along in a march --------------------------------------------------------


def test_a_lieutenant_takes_pairs_along_and_leaves_them_on_his_way() -> None:
    # H12.2, H12.2.3: what has moved is not picked up again, what was loaded and carried nowhere has not moved
    p = two().pair(0, "5.2", "garm").pair(0, "5.2", "orthrus").legions(0, "5.2").lead(0, "5.2", "Scarmiglione")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Scarmiglione 5.2", "+L+H:garm", "+L")
    assert "+L+H:orthrus" in p.options and "+L+H:garm" not in p.options and not any(option.startswith("-") for option in p.options)
    p.play(">5.3")
    assert p.g.hound_at[hound("garm")] == area("5.3") and p.g.hound_at[hound("orthrus")] == area("5.2") and p.units(0, "5.3") == 2
    assert {"-L", "-L+H:garm"} <= set(p.options) and "+L+H:orthrus" not in p.options
    p.play("-L+H:garm")
    assert "-L+H:garm" not in p.options and "+L+H:garm" not in p.options, "it has moved"
    p.play("-L", ">5.4")  # his last step: the next unit
    assert (p.units(0, "5.3"), p.units(0, "5.4"), p.g.lt_at[lieutenant("Scarmiglione")]) == (2, 0, area("5.4"))
    assert p.point == "MARCH_SELECT" and ">P1:L+H:garm 5.3" not in p.options and ">P1:L 5.3" not in p.options
    assert ">P1:L+H:orthrus 5.2" in p.options


@pytest.mark.parametrize(("die", "there"), [(3, "1.3"), (4, "1.4"), (6, "A")])
def test_a_lone_lieutenant_who_comes_out_of_the_antehell_beside_enemies_must_go_on(die: int, there: str) -> None:
    # H12.4, H12.7, H12.9.1: the die names a quarter of the first circle, a 6 keeps him out
    p = two().lead(0, "A", "Nessus").legions(1, "1.3")
    p.begin(March(demon=demon("Bael"), seat=0), ">P1:T:Nessus A", "in", die)
    assert p.g.lt_at[lieutenant("Nessus")] == area(there)
    assert p.point == ("MARCH_SELECT" if die == 6 else "MARCH_STEP") and ("stop" in p.options) == (die == 4)


@pytest.mark.parametrize("more", [1, 2, 3])
def test_who_was_loaded_where_the_march_ends_has_not_moved(more: int) -> None:
    # H12.1.2, H12.2.3: whoever came along has, whoever stood there has not and may still march
    p = Position().demons(0, "Andras").demons(1, "Sitri").legions(0, "5.2").legions(0, "5.3", more).lead(0, "5.2", "Scarmiglione")
    p.begin(March(demon=demon("Andras"), seat=0), ">P1:T:Scarmiglione 5.2", "+L", ">5.3")
    for _ in range(more):
        p.play("+L")
    p.play("stop")
    assert p.point == "MARCH_SELECT" and ">P1:T:Scarmiglione 5.3" not in p.options and p.units(0, "5.3") == more + 1
    for left in range(min(more, 3), 0, -1):  # four skulls, one of them spent
        assert ">P1:L 5.3" in p.options, left
        p.play(">P1:L 5.3", ">7.3" if ">7.3" in p.options else ">6.3")
    assert p.over or ">P1:L 5.3" not in p.options
    assert p.units(0, "5.3") == 1
