"""H25 the vocabulary: abilities, events, phenomena and Arcana cards, each in a real position."""

from random import Random

import pytest

from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import shipped
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.effects.run import PRIMITIVES
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.hell import LayEvent
from avernus.games.hellgame.rules.hooks import Hook, UseAbility
from avernus.games.hellgame.rules.values import cost, denied, protected, roll_modifiers, stat, value
from avernus.games.hellgame.steps import Context
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound, lieutenant


def two(phase: str = "action") -> Position:
    return Position(2, phase).demons(0, "Bael").demons(1, "Vine")


def event(p: Position, name: str, *script: int | str) -> Position:
    c = hell_card(name)
    return p.cast(BOOK.hell[c].effects, Context("event", c), *script)


def phenomenon(p: Position, name: str, areas: tuple[str, ...], *script: int | str) -> Position:
    c = hell_card(name)
    return p.cast(BOOK.hell[c].phenomenon_effects, Context("phenomenon", c, area=tuple(area(x) for x in areas)), *script)


def spell(p: Position, name: str, caster: str, target: tuple[object, ...], *script: int | str, seat: int = 0) -> Position:
    c = card(name)
    return p.cast(BOOK.arcana[c].effects, Context("arcana", c, seat, demon(caster), target=target), *script)


def test_every_word_of_the_vocabulary_has_a_meaning() -> None:
    # H25.1
    vocabulary = shipped("vocabulary")
    assert set(PRIMITIVES) == set(vocabulary["primitives"]) | set(vocabulary["combinators"])


# -- events -----------------------------------------------------------------------------------


def test_events_about_souls_and_favors() -> None:
    # H25.9.1, H25.9.2, H25.9.3, H25.9.4, H25.9.5, H25.9.6, H25.11
    p = event(two().money(0, souls=9, favors=2, disfavors=1).money(1, souls=2), "h25", 4, 3).done()
    assert p.g.souls == [5, 5]
    event(p, "h21").done()
    assert p.g.disfavors == [0, 0]
    event(p, "h28").done()
    assert p.g.favors == [1, 0]
    event(p, "h29", ">P2").done()
    assert p.g.disfavors == [0, 1]
    event(p, "h30").done()
    assert p.g.favors == [2, 0]


def test_example_x51_audit_of_the_damned() -> None:
    # H3.8, H25.5
    p = two().sections(0, *(f"2.{q}" for q in range(1, 6)), "5.1", "6.1").money(0, souls=5)
    assert event(p, "h20").done().g.souls[0] == 2


def test_most_picks_nobody_at_zero() -> None:
    # H25.11
    assert event(two(), "h28").done().g.favors == [0, 0]
    event(two(), "h22").done()


def test_events_about_units() -> None:
    # H25.9.12, H25.9.13, H25.9.14, H25.9.15, H25.9.18
    p = event(two().legions(0, "4.1", 3), "h22", ">P1:L 4.1", ">P1:L 4.1").done()
    assert p.units(6, "4.1") == 2
    p = event(two().legions(0, "4.1").money(0, souls=2), "h23").done()  # 3 souls cannot be paid in full: the legion goes
    assert p.units(0, "4.1") == 0
    p = event(two().legions(0, "4.1").money(0, souls=3), "h23", "#1").done()
    assert p.g.souls[0] == 0
    p = event(two().front("hell", "h26"), "h24", ">h26").done()
    assert p.units(6, "5.3") == 2
    p = event(two().legions(0, "5.1").front("hell", "h12"), "h35", ">h12", 5).done()
    assert p.units(0, "5.1") == 0
    p = event(two().lead(0, "4.1", "Cacus").legions(0, "4.1"), "h41").done()
    assert lieutenant("Cacus") in p.g.returned
    p = event(two().pair(0, "4.1", "garm"), "h43", 6).done()
    assert p.g.hound_of[hound("garm")] == 7 and p.units(0, "4.1") == 1
    p = event(two().legions(0, "4.1").legions(1, "5.1", 2), "h42", 1)
    from avernus.games.hellgame.cards import BOOK

    p.play(BOOK.verbs.write(p.g.outcomes()[0][0])).done()
    assert p.g.lt_of.count(0) == 1


def test_events_about_cards_and_sections() -> None:
    # H25.9.7, H25.9.8, H25.9.24
    p = event(two().front("arcana", "a01", "a02"), "h32", ">a01", ">a02").done()
    assert [len(hand) for hand in p.g.hands] == [1, 1]
    event(p, "h31", ">a01", ">a02").done()
    assert p.g.hands == [[], []] and p.g.decks["arcana"].tail[-1] == (card("a02"), 2)
    p = event(two().sections(0, "8.1", "8.2").legions(0, "8.1"), "h36").done()
    assert p.g.control[area("8.1")] == 0 and p.g.control[area("8.2")] == -1
    assert event(two().sections(0, "1.2"), "h37").done().g.control[area("1.2")] == -1
    assert event(two().sections(0, "3.2", "3.3"), "h38", ">3.3").done().g.control[area("3.3")] == -1


def test_events_about_demons() -> None:
    # H25.9.19, H25.9.33, H25.10
    assert event(two("hell"), "h27", 2).done().g.d_down[demon("Bael")] == 5
    p = Position(2, "hell").demons(0, "Bael").demons(1, "Farfarello", "Gremory", earth=True)
    assert event(p, "h33", 3).done().g.d_down[demon("Gremory")] == 5  # Farfarello is passed over (H25.17)
    p = event(Position(2, "hell").demons(0, "Bael").demons(1, "Vine"), "h39", 5, 3).done()
    assert p.g.d_must[demon("Vine")] == 3
    p = event(Position(2, "hell").demons(0, "Gremory").demons(1, "Vine"), "h26").done()
    assert stat(p.g, demon("Gremory"), "hearts") == 5 and stat(p.g, demon("Vine"), "hearts") == 1
    event(p, "h40").done()
    assert p.g.track == (("reverse", -1, -1, 3),)


def test_events_that_last_for_the_turn() -> None:
    # H25.6, H25.7, H25.9.26
    p = event(two("hell"), "h44").done()
    assert roll_modifiers(p.g, "combat", 0, area=area("4.1")).add == 1
    event(p, "h45").done()
    assert denied(p.g, area("9.5"), "combat")


def test_lilith_is_called() -> None:
    # H25.9.36, H16.2.1
    p = event(two("hell").front("hell", "h26"), "h18", ">h26").done()
    assert p.g.lilith == area("5.3") and p.g.aspect == "mother"


@pytest.mark.parametrize(("name", "kind", "change"), [
    ("h05", "walk_cost", -2), ("h13", "walk_cost", 2), ("h07", "spell_cost", 1), ("h10", "legion_cost", -1), ("h11", "petition_cost", 1),
    ("h04", "earth_souls", -2), ("h12", "earth_souls", 2),
])
def test_permanent_events_change_values(name: str, kind: str, change: int) -> None:
    # H25.8, H8.3
    assert value(two().permanent(name).g, kind, 3, 0) == 3 + change


def test_hooks_of_permanent_events() -> None:
    # H25.3, H25.4
    p = Position().demons(0, "Gremory", earth=True).demons(1, "Vine").permanent("h14")
    p.begin(Hook(hook="hell_phase"), 5).done()
    assert p.g.d_place[demon("Gremory")] == 0
    p = two("random").permanent("h09").front("hell", "h26").begin(Hook(hook="random_phase"), 4, ">h26", ">H:garm").done()
    assert p.g.hound_at[hound("garm")] == area("5.3")
    p = two("hell")
    p.g.decks["hell"].take(hell_card("h01"))
    p.begin(LayEvent(card=hell_card("h01"))).done()
    assert p.g.uriel == 47 and p.g.permanent[0] == hell_card("h01")


# -- phenomena --------------------------------------------------------------------------------


def test_phenomena() -> None:
    # H8.5, H25.9
    p = phenomenon(two().legions(0, "4.1"), "h01", ("4.1",), 2).done()
    assert p.units(0, "4.2") == 1
    p = phenomenon(two().legions(0, "4.1", 2), "h02", ("4.1",), ">P1:L 4.1").done()
    assert p.units(6, "4.1") == 1
    p = phenomenon(two().legions(0, "4.1", 2), "h05", ("4.1",), 6, 5).done()
    assert p.units(0, "4.1") == 1
    p = phenomenon(two(), "h07", ("4.1", "4.2"), ">H:garm", ">4.2").done()
    assert p.g.hound_at[hound("garm")] == area("4.2")
    assert phenomenon(two(), "h09", ("4.1",)).done().units(6, "4.1") == 1
    assert phenomenon(two().legions(0, "4.1"), "h09", ("4.1",)).done().units(6, "4.1") == 0
    p = phenomenon(two().sections(0, "4.1", "4.2").money(0, souls=5), "h12", ("4.1", "4.2")).done()
    assert p.g.souls[0] == 3
    assert phenomenon(two().legions(0, "4.1", 3), "h45", ("4.1",)).done().g.souls[0] == 3


@pytest.mark.parametrize(("name", "thing"), [
    ("h08", "through"), ("h15", "summon"), ("h16", "arcana"), ("h19", "flee"), ("h25", "leave"), ("h28", "collect"), ("h32", "enter"),
    ("h41", "combat"), ("h44", "petition"),
])
def test_blocks(name: str, thing: str) -> None:
    # H2.8
    p = phenomenon(two(), name, ("4.1",)).done()
    assert denied(p.g, area("4.1"), thing, 0) and not denied(p.g, area("4.2"), thing, 0)


def test_dead_magic_shields_from_arcana() -> None:
    # H2.8, H15.3
    from avernus.games.hellgame.rules.magic import targets

    p = phenomenon(two().sections(1, "4.1", "4.2"), "h16", ("4.1",))
    spec = BOOK.arcana[card("a03")].target
    assert [t for _, t in targets(p.g, spec, Context("arcana", card("a03"), 0, demon("Bael")))] == [("section", area("4.2"))]


# -- Arcana -----------------------------------------------------------------------------------


def test_spells_about_souls_favors_and_cards() -> None:
    # H25.9.1-H25.9.9
    p = Position().demons(0, "Gremory", earth=True).demons(1, "Vine")
    assert spell(p, "a01", "Gremory", (), 5).done().g.souls[0] == 9
    assert spell(p, "a13", "Gremory", ()).done().g.favors[0] == 1
    p.money(0, disfavors=1)
    assert spell(p, "a14", "Gremory", (), 3).done().g.souls[0] == 3
    p = two().money(1, favors=1)
    spell(p, "a15", "Bael", ("player", 1)).done()
    assert p.g.favors[1] == 0 and p.g.disfavors[1] == 1
    p = spell(two().hand(1, "a02", "a03"), "a12", "Bael", ("player", 1), ">a03").done()
    assert p.g.hands == [[card("a03")], [card("a02")]] and p.g.known[1][0] == (card("a03"),)


def test_spells_about_sections() -> None:
    # H25.9.10, H25.9.25, H25.9.26
    p = spell(two().sections(0, "4.1"), "a02", "Bael", ("section", area("4.2"))).done()
    assert p.g.control[area("4.2")] == 0
    p = spell(two().sections(0, "4.1").sections(1, "6.1"), "a28", "Bael", ("player", 1)).done()
    assert p.g.control[area("4.1")] == 1 and p.g.control[area("6.1")] == 0
    p = spell(two().sections(0, "4.1"), "a27", "Bael", ("section", area("4.1"))).done()
    assert denied(p.g, area("4.1"), "enter", 1) and not denied(p.g, area("4.1"), "enter", 0)


def test_spells_about_units() -> None:
    # H25.9.12-H25.9.18
    p = spell(two().legions(1, "4.1"), "a06", "Bael", ("unit", area("4.1"), 1, 0)).done()
    assert p.units(1, "4.1") == 0
    p = spell(two().legions(1, "4.1"), "a07", "Bael", ("unit", area("4.1"), 1, 0)).done()
    assert p.units(0, "4.1") == 1
    p = spell(two().sections(0, "4.1", "4.2", "4.3").money(0, souls=0).money(1, souls=0), "a08", "Bael", (), ">4.1", ">4.2", ">4.3").done()
    assert p.units(0, "4.1") == p.units(0, "4.2") == p.units(0, "4.3") == 1
    p = spell(two().legions(0, "4.1", 2), "a09", "Bael", ("section", area("4.1")), ">P1:L 4.1", "end", ">8.1").done()
    assert p.units(0, "8.1") == 1
    p = spell(two().legions(0, "4.1").legions(1, "4.3"), "a10", "Bael", ("circle", 3), 2, 5).done()
    assert p.units(0, "4.2") == 1
    p = spell(two().legions(1, "4.1"), "a11", "Bael", ("section", area("4.1")), 4, 1, 1, 1, ">P2:L 4.1", 2).done()
    assert p.units(1, "4.1") == 0
    p = spell(two(), "a18", "Bael", ("section", area("4.1")), ">H:garm").done()
    assert p.g.hound_at[hound("garm")] == area("4.1")
    p = spell(two().legions(1, "4.1", 2), "a23", "Bael", ("section", area("4.1"))).done()
    assert p.units(6, "4.1") == 2
    p = spell(two().legions(6, "4.1"), "a29", "Bael", ("section", area("4.1")), ">FB:L 4.1").done()
    assert p.units(0, "4.1") == 1


def test_spells_about_demons() -> None:
    # H25.9.19, H25.9.20, H25.9.21, H25.9.22, H25.9.23, H25.9.32, H25.9.33, H25.9.34
    p = spell(two(), "a05", "Bael", ("demon", demon("Vine"))).done()
    assert p.g.d_down[demon("Vine")] == 6
    p = Position().demons(0, "Bael").demons(1, "Vine", earth=True)
    p.g.queue = (demon("Vine"),)
    spell(p, "a20", "Bael", ("demon", demon("Vine"))).done()
    assert p.g.d_place[demon("Vine")] == 0 and p.g.d_must[demon("Vine")] == 3
    p = spell(Position().demons(0, "Bael").demons(1, "Vine", earth=True), "a21", "Bael", ("demon", demon("Vine")), 2).done()
    assert p.g.d_down[demon("Vine")] == 5
    p = spell(two(), "a22", "Bael", ("demon", demon("Vine"))).done()
    assert p.g.track == (("swap", demon("Bael"), demon("Vine"), 4),)
    p = Position().demons(0, "Bael", "Amon").demons(1, "Vine")
    p.g.d_down[demon("Amon")] = 5
    assert spell(p, "a25", "Bael", ("demon", demon("Amon"))).done().g.d_down[demon("Amon")] == 0
    p = spell(p, "a26", "Bael", ("demon", demon("Amon")))
    assert p.point == "ACTION_MENU" and "pfg" not in p.options and "none" in p.options
    p.play("march", "end").done()
    assert not p.g.d_acted[demon("Amon")]
    p = Position().demons(0, "Bael", "Paimon").front("arcana", "a01", "a02")
    spell(p, "a31", "Bael", ("demon", demon("Paimon")), ">a01", ">a02").done()
    assert p.g.d_place[demon("Paimon")] == 1 and p.g.d_walk[demon("Paimon")] == -1


def test_example_x67_phenex_and_tisiphone() -> None:
    # H25.9.21, H25.4 killed and demon_harmed
    p = Position().demons(0, "Paimon").demons(1, "Phenex", "Tisiphone").money(0, souls=3)
    spell(p, "a24", "Paimon", ("demon", demon("Phenex")), 4).done()
    assert p.g.d_owner[demon("Phenex")] == 1 and p.g.d_down[demon("Phenex")] == 5 and not protected(p.g, demon("Phenex"), "kill")
    assert p.g.disfavors[0] == 1 and p.g.souls[0] == 0
    p = Position().demons(0, "Paimon").demons(1, "Vine")
    assert spell(p, "a24", "Paimon", ("demon", demon("Vine")), 2).done().g.d_owner[demon("Vine")] == -1


def test_spells_about_angels_and_events() -> None:
    # H25.9.36, H25.9.37, H25.9.38
    p = two()
    p.g.uriel, p.g.lilith = area("4.1"), area("5.1")
    assert spell(p, "a17", "Bael", (), "#1").done().g.uriel == -1
    assert spell(two().permanent("h12"), "a30", "Bael", ("box", 1)).done().g.permanent[1] == -1
    p = spell(two().front("hell", "h26"), "a16", "Bael", (), ">h26").done()
    assert p.g.lilith == area("5.3") and p.g.aspect == ""
    p = two().front("hell", "h01", "h20", "h21", "h22", "h23")
    spell(p, "a19", "Bael", (), ">h01", ">h20", ">h21", ">h22", ">h23", "none").done()


# -- abilities --------------------------------------------------------------------------------


def test_example_x69_sitri() -> None:
    # H11.5, H25.9.33
    p = Position().demons(0, "Sitri").demons(1, "Bael")
    p.begin(UseAbility(demon=demon("Sitri"), asked=True), 5, 6, 4, 2).done()
    assert p.g.d_must[demon("Bael")] == 4  # he is not in the queue: next turn
    p.g.d_must = [0] * 36
    p.g.queue = (demon("Bael"),)
    p.begin(UseAbility(demon=demon("Sitri"), asked=True), 5, 6, 4, 2).done()
    assert p.g.d_must[demon("Bael")] == 3


def test_example_x70_shax_and_andromalius() -> None:
    # H25.9.9, H25.4 robbed
    p = Position().demons(0, "Shax").demons(1, "Andromalius").money(0, souls=1).money(1, souls=9)
    p.begin(UseAbility(demon=demon("Shax"), asked=True), 3).done()
    assert p.g.souls == [0, 10] and p.g.lasting == []
    p = Position().demons(0, "Shax").demons(1, "Vine").money(1, souls=9)
    p.begin(UseAbility(demon=demon("Shax"), asked=True), 3).done()
    assert p.g.souls == [3, 6]


def test_abilities_as_actions() -> None:
    # H25.4 action
    p = Position().demons(0, "Vine").demons(1, "Bael").sections(0, "4.1").sections(1, "4.2").money(0, souls=3)
    p.begin(UseAbility(demon=demon("Vine"), asked=True), 3).done()
    assert p.g.control[area("4.2")] == -1 and p.g.souls[0] == 0
    p = Position().demons(0, "Gaap").demons(1, "Bael").sections(0, "4.1", "6.1").legions(0, "9.1").money(0, souls=1)
    p.begin(UseAbility(demon=demon("Gaap"), asked=True), ">P1:L 9.1", ">6.1").done()
    assert p.units(0, "6.1") == 1
    p = Position().demons(0, "Focalor").demons(1, "Bael").legions(1, "4.1").money(0, souls=2)
    p.begin(UseAbility(demon=demon("Focalor"), asked=True), ">4.1", 1).done()
    assert p.units(1, "5.1") == 1


def test_reactions() -> None:
    # H25.4 targeted, section_lost, after_action, peeks
    from avernus.games.hellgame.rules.action import ActionPhase

    p = Position().demons(0, "Paimon").demons(1, "Astaroth").hand(0, "a04").money(0, souls=3)
    p.begin(ActionPhase(), "cast a04 0", 6, 2)
    assert p.g.d_down[demon("Paimon")] == 5
    p = Position().demons(0, "Alecto").demons(1, "Farfarello").money(0, souls=3).begin(ActionPhase(), "march", "end", "use", "march", "end")
    assert p.g.souls[0] == 0 and p.g.mover() == 1
    # H25.9.11: one looks at a card of the deck, and nobody else sees it
    p = Position(2, "hell").demons(0, "Balam").front("hell", "h26").begin(Hook(hook="hell_phase"), "use", ">h26", "keep").done()
    assert p.g.decks["hell"].head == [(hell_card("h26"), 1)] and p.g.view(0)["decks"]["hell"]["head"] == ["h26"]
    assert p.g.view(1)["decks"]["hell"]["head"] == [None]
    p = Position().demons(0, "Vassago").demons(1, "Vine").hand(1, "a01").begin(Hook(hook="action_phase"), "use").done()
    assert p.g.view(0)["players"][1]["known"] == ["a01"] and "hand" not in p.g.view(0)["players"][1]


def test_combat_abilities() -> None:
    # H25.4 combat_join, combat_round, combat_won
    from avernus.games.hellgame.rules.combat import Combat

    p = Position(2, "combat").demons(0, "Murmur").demons(1, "Vine").legions(0, "4.1", 3).legions(1, "4.1")
    p.begin(Combat(section=area("4.1")), "join Murmur 0", "none", 6, 1, 1, 1, 6, "use").done()
    assert p.units(0, "4.1") == 4
    p = Position(2, "combat").demons(0, "Amon", "Rubicante").demons(1, "Beleth", "Vepar").legions(0, "4.1", 4).legions(1, "4.1")
    p.begin(Combat(section=area("4.1")), "join Amon 0", "join Beleth 0", "join Rubicante 0", "join Vepar 0", 5)
    assert p.g.find("Combat").hits[1] == 1  # Amon's strike: 5 + 1, + 1 of Rubicante, - 1 of Beleth
    assert roll_modifiers(p.g, "save", 0, area=area("4.1"), unit="legion").add == -1  # Vepar


# -- everything, from positions of real games -------------------------------------------------


def middle_of_a_game(seed: int) -> Hell:
    """A position in the middle of a random game."""
    rng = Random(seed)
    state = GAME.new(3)
    assert isinstance(state, Hell)
    for _ in range(900):
        if not state.actors():
            break
        play_one(state, rng)
    return state


def play_one(state: Hell, rng: Random) -> None:
    seat = state.actors()[0]
    if seat == CHANCE:
        outcomes = state.outcomes()
        state.apply(CHANCE, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
    else:
        state.apply(seat, rng.choice(state.legal(seat)))


def test_every_event_and_phenomenon_resolves_in_the_middle_of_a_game() -> None:
    # H8.2, H8.5, H27.6
    from avernus.games.hellgame.effects.run import Run
    from avernus.games.hellgame.rules.hell import phenomenon_area
    from avernus.games.hellgame.steps import Ask
    from avernus.games.hellgame.verbs import SAY

    rng = Random(5)
    start = middle_of_a_game(1)
    for number, hell in enumerate(BOOK.hell):
        for context, effects in (
            (Context("event", number), hell.effects),
            (Context("phenomenon", number, area=phenomenon_area(hell.scope, BOOK.hell[(number * 7) % 45].foot)), hell.phenomenon_effects),
        ):
            state = start.copy()
            state.stack = [Ask(point="CARD_CHOICE", seat=0, options=(SAY["end"], SAY["keep"])), Run(effects=effects, context=context)]
            state.cache = None
            state.carried = {}
            state.settle()
            while len(state.stack) > 1:
                play_one(state, rng)
            laws = [law for law in GAME.laws(state) if "Arcana" not in law]  # cards that steps held are gone with them
            assert laws == [] or all("Hell cards" in law for law in laws), (hell.id, laws)


def test_costs_never_fall_below_zero() -> None:
    # H25.8
    p = two().demons(0, "Malacoda").permanent("h05")
    assert value(p.g, "recruit_cost", 1, 0) == 0 and value(p.g, "walk_cost", 1, 0) == 0 and cost(p.g, "petition_cost", 0) == 1


def test_every_demon_has_an_ability_of_the_vocabulary() -> None:
    # H1.11.1, H25.4
    hooks = shipped("vocabulary")["hooks"]
    assert len(BOOK.demons) == 36 and all(d.ability.hook in hooks for d in BOOK.demons) and demon("Bael") == 0
