"""Clauses of H0-H6, H12, H14-H17, H19-H31 that need a position of their own."""

from random import Random

import pytest

from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import AREAS, FREEBOOTERS, HOUNDS, NAMES, QUARTERS, STEP, TABLES
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.effects.run import PRIMITIVES
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.action import ActionPhase
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.dice import Roll
from avernus.games.hellgame.rules.diplomacy import Atonement
from avernus.games.hellgame.rules.final_phase import FinalPhase, clean_up
from avernus.games.hellgame.rules.flight import FleeGroup
from avernus.games.hellgame.rules.forces import free_legions
from avernus.games.hellgame.rules.independents import HoundRun
from avernus.games.hellgame.rules.lilith import Lilith
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.petitions import PetitionPhase
from avernus.games.hellgame.rules.souls import SoulsPhase
from avernus.games.hellgame.rules.summoning import Taming
from avernus.games.hellgame.rules.uriel import CallUriel, Uriel
from avernus.games.hellgame.steps import Ask, Context, Die, DrawCard, Pick, PickFromHand
from avernus.games.hellgame.verbs import DICE, FIGURES
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound, lieutenant


def two(phase: str = "action") -> Position:
    return Position(2, phase).demons(0, "Bael").demons(1, "Vine")


def event(p: Position, name: str, *script: int | str) -> Position:
    c = hell_card(name)
    return p.cast(BOOK.hell[c].effects, Context("event", c), *script)


def fight(p: Position, where: str, *script: int | str) -> Position:
    p.g.phase = "combat"
    return p.begin(Combat(section=area(where)), *script)


# -- H0, H1, H2 -------------------------------------------------------------------------------


def test_chance_is_dice_and_picks() -> None:
    # H0.1
    rng = Random(7)
    state = GAME.new(4)
    assert isinstance(state, Hell)
    kinds = set()
    for _ in range(1200):
        seat = state.actors()[0]
        top = state.stack[-1]
        if seat == CHANCE:
            outcomes = state.outcomes()
            kinds.add(type(top))
            if isinstance(top, Die):
                assert outcomes == [(die, 1) for die in DICE]
            assert all(weight >= 1 for _, weight in outcomes) and outcomes == sorted(outcomes)
            state.apply(CHANCE, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
    assert {Die, DrawCard} <= kinds <= {Die, DrawCard, Pick, PickFromHand}


def test_random_targets_stand_in_canonical_order() -> None:
    # H0.4: units by section; each counter weighs the same
    p = event(two().legions(0, "4.1", 3).legions(0, "2.1"), "h22")
    assert [(BOOK.verbs.write(a), n) for a, n in p.g.outcomes()] == [(">P1:L 2.1", 1), (">P1:L 4.1", 3)]
    p = event(two(), "h29")
    assert [(BOOK.verbs.write(a), n) for a, n in p.g.outcomes()] == [(">P1", 1), (">P2", 1)]


def test_souls_and_favors_have_no_end() -> None:
    # H1.3, H1.4
    p = two("souls").money(0, souls=5000, favors=400, disfavors=300).sections(0, "9.1")
    p.g.options = {**p.g.options, "deal_offers": 0}
    p.begin(SoulsPhase()).done()
    assert p.g.souls[0] == 5004
    event(p, "h21").done()
    assert p.g.disfavors[0] == 299


def test_each_demon_has_its_own_marker() -> None:
    # H1.5: name, rank and gender; on the Rank Track by rank
    assert len({d.rank for d in BOOK.demons}) == len({d.name for d in BOOK.demons}) == 36
    assert all(d.gender in ("male", "female") for d in BOOK.demons)
    p = Position().demons(0, "Vine", "Paimon").demons(1, "Sitri").begin(ActionPhase())
    assert p.g.view(None)["queue"] == ["Paimon", "Vine", "Sitri"]


def test_freebooters_have_counters_of_their_own() -> None:
    # H1.6: 12 legions; ten markers, where markers are a limit
    assert free_legions(two().legions(6, "4.1", 5).g, FREEBOOTERS) == 7
    p = event(two().legions(6, "4.1", 11).front("hell", "h26"), "h24", ">h26").done()
    assert p.units(6, "5.3") == 1
    p = Position(2, "petitions", strict_markers=True).demons(0, "Bael").demons(1, "Vine")
    p.sections(6, *(f"{c}.{q}" for c in (1, 2) for q in range(1, 6))).legions(6, "5.1").begin(PetitionPhase(), "end", "end").done()
    assert p.g.control[area("5.1")] == -1


def test_danger_signs_lie_as_long_as_they_must() -> None:
    # H1.10, H19.6: as many as needed, no creature, gone at the end of the turn
    p = two()
    for name, where in (("h08", "4.1"), ("h32", "5.1"), ("h41", "6.1")):
        c = hell_card(name)
        p.cast(BOOK.hell[c].phenomenon_effects, Context("phenomenon", c, area=(area(where),))).done()
    assert [x["areas"] for x in p.g.view(None)["effects"]] == [["4.1"], ["5.1"], ["6.1"]] and p.g.view(None)["units"] == []
    clean_up(p.g)
    assert p.g.view(None)["effects"] == []


def test_the_boxes_around_the_map() -> None:
    # H1.12
    p = two().permanent("h12").lead(0, "4.1", "Cacus").legions(0, "4.1").pair(0, "A", "garm")
    event(p, "h41").done()
    view = p.g.view(None)
    assert view["permanent"] == {"heaven": None, "earth": "h12", "hell": None}
    assert view["lieutenants"]["return"] == ["Cacus"] and len(view["lieutenants"]["top"]) == 3 and view["hounds"] == 7


def test_any_number_of_dice_is_thrown() -> None:
    # H1.13
    p = two().begin(Roll(n=9), *[3] * 9).done()
    assert p.g.value == (3,) * 9


def test_quarters_run_clockwise() -> None:
    # H2.2
    assert len(QUARTERS) == 5 and all(len(quarter) == 9 for quarter in QUARTERS)
    assert [NAMES[STEP[area(f"5.{q}")][2]] for q in range(1, 6)] == ["5.2", "5.3", "5.4", "5.5", "5.1"]


@pytest.mark.parametrize(("start", "die", "end"), [("4.1", 3, "5.1"), ("4.1", 1, "5.1"), ("4.1", 2, "4.2"), ("9.1", 3, None)])
def test_uriel_marches_on_the_court(start: str, die: int, end: str | None) -> None:
    # H2.7.1, H16.1.5, H16.1.9: he reads 3 as 1
    p = two("random")
    p.g.uriel = area(start)
    p.begin(Uriel(left=1), die).done()
    assert p.g.uriel == (-1 if end is None else area(end))


@pytest.mark.parametrize(("die", "end"), [(1, "5.1"), (2, "4.2"), (3, "3.1"), (4, "4.5"), (5, "4.1"), (6, "4.1")])
def test_a_compass_roll(die: int, end: str) -> None:
    # H4.6
    p = two("random").wild("4.1", "garm").begin(HoundRun(hound=hound("garm"), left=1), die).done()
    assert p.g.hound_at[hound("garm")] == area(end)


# -- H3, H4, H5, H6 ---------------------------------------------------------------------------


def test_a_killed_demon_leaves_everything() -> None:
    # H3.11: card to the bottom, off the Rank Track, the Walk card discarded
    p = Position().demons(0, "Bael").demons(1, "Vine")
    vine = demon("Vine")
    p.g.d_place[vine], p.g.d_walk[vine], p.g.queue = 1, card("a03"), (vine,)
    p.g.decks["arcana"].take(card("a03"))
    p.begin(CallUriel(), 6).done()
    assert p.g.d_owner[vine] == -1 and p.g.decks["demon"].tail[-1][0] == vine and vine not in p.g.queue
    assert p.g.decks["arcana"].tail[-1][0] == card("a03")


@pytest.mark.parametrize(("name", "dice"), [("Belial", (3, 4)), ("Naberius", (3, 4)), ("Belial", (6, 6)), ("Naberius", (1, 4))])
def test_atonement_rows(name: str, dice: tuple[int, ...]) -> None:
    # H4.7, H14.3: where low is good a bonus is taken off
    p = Position().demons(0, name).demons(1, "Vine").money(0, disfavors=1).begin(Atonement(demon=demon(name)), *dice)
    assert p.told("atonement")[0]["result"] == outcome(sum(dice) - 4 - (name == "Naberius"))


def outcome(total: int) -> str:
    return str(next(r["result"] for r in TABLES["atonement"]["rows"] if r["min"] <= total <= r["max"]))


def test_a_modifier_helps_its_roller() -> None:
    # H4.7: where high is good it is added to the die, and on the taming table the result stays within 1 to 6
    p = Position().demons(0, "Barbatos").demons(1, "Vine").legions(0, "A").begin(Taming(seat=0), 5)
    six = next(str(r["result"]) for r in TABLES["hellhound_taming"]["rows"] if r["min"] <= 6 <= r["max"])
    assert p.told("taming")[0]["result"] == six


@pytest.mark.parametrize(("mine", "his", "winner"), [
    ((4, 0), (5, 3), 1), ((5, 1), (5, 0), 1), ((5, 1), (5, 1), 1), ((6, 9), (5, 0), 0),
])
def test_several_whole_circles(mine: tuple[int, int], his: tuple[int, int], winner: int) -> None:
    # H5.2: favors in full, then disfavors, then the deeper circle
    p = two("final").sections(0, *(f"3.{q}" for q in range(1, 6))).sections(1, *(f"7.{q}" for q in range(1, 6)))
    p.money(0, favors=mine[0], disfavors=mine[1]).money(1, favors=his[0], disfavors=his[1]).begin(FinalPhase())
    result = p.g.result()
    assert result is not None and result.winners == (winner,) and result.clause == "H5.1"


def test_the_turn_limit_ends_the_game_on_points() -> None:
    # H5.5, H27.3
    p = Position(2, "final", turn=4, max_turns=4).demons(0, "Bael").demons(1, "Vine").sections(1, "4.1", "4.2").sections(0, "5.1")
    p.begin(FinalPhase())
    result = p.g.result()
    assert result is not None and result.reason == "turn-limit" and result.ranks == (2, 1)
    p = Position(2, "final", turn=4, max_turns=0).demons(0, "Bael").demons(1, "Vine").begin(FinalPhase())
    assert p.g.result() is None


def setup_until(point: str, seats: int = 2) -> Hell:
    """A new game, played with the last outcome of chance, up to a question."""
    state = GAME.new(seats)
    assert isinstance(state, Hell)
    while True:
        top = state.stack[-1]
        if isinstance(top, Ask):
            if top.point == point:
                return state
            state.apply(top.seat, state.default(top.seat))
        else:
            state.apply(CHANCE, state.outcomes()[-1][0])


def test_everybody_begins_alike() -> None:
    # H6.4, H6.7: five souls, a favor, twelve legions, five sections each
    state = setup_until("PLACE_FIRST", 6)
    assert state.souls == [5] * 6 and state.favors == [1] * 6
    assert [state.control.count(p) for p in range(6)] == [5] * 6 and state.control.count(-1) == 15
    assert [free_legions(state, p) for p in range(6)] == [12] * 6


def test_right_away_cards_of_the_setup_are_lost() -> None:
    # H6.8: discarded without effect and not replaced
    state = setup_until("SWAP_DEMON")
    state.apply(0, BOOK.verbs.pack("say", word="keep"))
    state.apply(1, BOOK.verbs.pack("say", word="keep"))
    drawn = iter(["a47", "a48", "a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08"])
    while sum(state.decks["arcana"].body) > 56:
        top = state.stack[-1]
        arcana = isinstance(top, DrawCard) and top.deck == "arcana"
        state.apply(CHANCE, BOOK.verbs.pack("card", card=next(drawn)) if arcana else state.outcomes()[0][0])
    assert [len(hand) for hand in state.hands] == [3, 5]
    assert state.favors == [1, 1] and state.disfavors == [0, 0]
    assert [BOOK.arcana[c].id for c, _ in state.decks["arcana"].tail] == ["a47", "a48"]


def test_the_highest_die_places_first() -> None:
    # H6.9
    state = setup_until("SWAP_DEMON")
    for seat in (0, 1):
        state.apply(seat, BOOK.verbs.pack("say", word="keep"))
    dice = iter([2, 5])
    while not isinstance(state.stack[-1], Ask):
        state.apply(CHANCE, DICE[next(dice) - 1] if isinstance(state.stack[-1], Die) else state.outcomes()[0][0])
    assert state.mover() == 1
    options = state.legal(1)
    assert len(options) == 5 and all(state.control[a & 63] == 1 for a in options)
    state.apply(1, options[0])
    assert sum(state.plain[AREAS:2 * AREAS]) == 1 and state.mover() == 0


# -- H12, H14, H15 ----------------------------------------------------------------------------


def test_a_lieutenant_loads_and_drops_on_his_way() -> None:
    # H12.2.2: never more than his leadership at once
    p = Position().demons(0, "Andras").demons(1, "Vine").lead(0, "1.2", "Cacus").legions(0, "1.2").legions(0, "2.2", 4)
    p.begin(March(demon=demon("Andras"), seat=0), ">P1:T:Cacus 1.2", "+L", ">2.2", "+L", "+L", "+L")
    assert "+L" not in p.options  # Cacus leads four
    p.play("-L", "+L", ">3.2", "stop", "end").done()
    assert p.units(0, "2.2") == 1 and p.units(0, "3.2") == 4


def test_passage_and_then_staying() -> None:
    # H12.6.2: no flight on entry; it is offered when the unit ends its move there
    p = Position().demons(0, "Andras").demons(1, "Vine").legions(0, "3.1").legions(1, "4.1")
    p.begin(March(demon=demon("Andras"), seat=0), ">P1:L 3.1", ">4.1", "ask", "grant")
    assert p.point == "MARCH_STEP" and p.units(0, "4.1") == 1
    p.play("stop")
    assert p.point == "FLEE_DECISION" and p.g.mover() == 1
    p.play("flee", 2, "end").done()
    assert p.units(1, "4.2") == 1


def test_nobody_flees_to_where_the_marcher_came_from() -> None:
    # H12.8.4, H12.6.2: neither on entry nor when he stays with passage; outward is 3.1
    for script in ((">4.1", "enter"), (">4.1", "ask", "grant", "stop")):
        p = Position().demons(0, "Andras").demons(1, "Vine").legions(0, "3.1").legions(1, "4.1")
        p.begin(March(demon=demon("Andras"), seat=0), ">P1:L 3.1", *script, "flee", 3)
        assert p.units(1, "4.1") == 1 == p.units(0, "4.1") and p.units(1, "3.1") == 0


def test_a_legion_that_was_loaded_and_carried_nowhere_has_not_moved() -> None:
    # H12.2.3
    p = Position().demons(0, "Andras").demons(1, "Vine").lead(0, "3.1", "Cacus").legions(0, "3.1")
    p.begin(March(demon=demon("Andras"), seat=0), ">P1:T:Cacus 3.1", "+L", "stop")
    assert p.options == ["end", ">P1:L 3.1"], "Cacus has been selected, his legion has not"
    p = Position().demons(0, "Andras").demons(1, "Vine").lead(0, "3.1", "Cacus").legions(0, "3.1")
    p.begin(March(demon=demon("Andras"), seat=0), ">P1:T:Cacus 3.1", "+L", ">4.1", "stop")
    assert p.options == ["end"]


def test_four_missions() -> None:
    # H14.1: two in Hell, two on Earth
    p = Position().demons(0, "Belial").demons(1, "Vine").legions(1, "5.1").begin(ActionPhase())
    assert {"influence", "atone"} <= set(p.options) and not {"conspire", "deeds"} & set(p.options)
    p = Position().demons(0, "Belial", earth=True).demons(1, "Vine").begin(ActionPhase())
    assert {"conspire", "deeds"} <= set(p.options)


def test_bribes() -> None:
    # H14.2.5: named before any roll, paid at once, lost in every case; never more than can help
    p = Position().demons(0, "Belial").demons(1, "Vine").lead(1, "5.1", "Cacus", souls=1).money(0, souls=9)
    p.begin(ActionPhase(), "influence", "disperse P2:T:Cacus 5.1")
    assert p.point == "INFLUENCE_BRIBE" and p.options == ["#0", "#1", "#2", "#3"]  # 6 + 1 - 4 hearts
    p.play("#3", "#1")
    assert p.g.souls[0] == 5 and p.point == "Die"
    p.play(6, 5)  # 6 + 1 - 3 = 4 succeeds, 5 + 1 - 1 = 5 fails
    assert p.g.lt_of[lieutenant("Cacus")] == 1 and p.g.souls[0] == 5


def test_who_may_counter() -> None:
    # H15.4.2: the target even if it has acted, others only while they wait and need not pass
    p = Position().demons(0, "Paimon", "Zagan").demons(1, "Bael", "Sitri", "Seere").hand(0, "a05").hand(1, "a42", "a44")
    p.money(0, souls=9).money(1, souls=5, favors=2)
    p.begin(ActionPhase(), "pfg", "pfg")
    p.g.supports, p.g.d_must[demon("Seere")] = ((0, card("a05"), demon("Paimon")),), 3
    p.g.cache = None
    p.play("cast a05 0", ">Sitri")
    assert p.options == ["none", "counter a42 Sitri", "counter a44 Sitri"]  # Bael has acted, Seere must pass


def test_a_counter_is_an_action() -> None:
    # H15.4.3: the demon has acted and leaves the queue
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(1, "a44").money(1, favors=1)
    p.begin(ActionPhase(), "march", "counter a44 Sitri").done()
    assert p.told("cancelled") and demon("Sitri") not in p.g.queue and p.g.d_acted[demon("Sitri")]


def test_supports_are_spent_with_a_cancelled_spell() -> None:
    # H15.4.4: those of this spell and this caster; others stay until the phase is over
    p = Position().demons(0, "Paimon", "Zagan").demons(1, "Sitri").hand(0, "a05").hand(1, "a44").money(0, souls=4).money(1, favors=1)
    p.begin(ActionPhase())
    p.g.supports = ((0, card("a05"), demon("Zagan")), (1, card("a05"), demon("Zagan")))
    p.g.cache = None
    p.play("cast a05 0", "counter a44 Sitri")
    assert p.told("cancelled") and list(p.g.supports) == [(1, card("a05"), demon("Zagan"))] and card("a05") not in p.g.hands[0]


def test_counters_of_the_data() -> None:
    # H25.13: what a card stops, and for whom it is
    p = Position().demons(0, "Gremory", earth=True).demons(1, "Farfarello").hand(1, "a44", "a45", "a46").money(1, souls=3, favors=1)
    assert p.begin(ActionPhase(), "deeds").options == ["none", "counter a44 Farfarello"]
    p = Position().demons(0, "Gremory").demons(1, "Farfarello").hand(0, "a03").hand(1, "a42", "a44").money(0, souls=2).money(1, favors=1)
    assert p.begin(ActionPhase(), "walk a03").options == ["none", "counter a44 Farfarello"]


def test_supports_count_as_they_are_now() -> None:
    # H25.14, H25.8: the symbols of the moment
    p = Position().demons(0, "Paimon", "Gremory").demons(1, "Vine").hand(0, "a05").money(0, souls=4)
    p.begin(ActionPhase(), "support", "support P1 a05", "pfg")
    assert "cast a05 0" not in p.options  # two stars each
    p = Position().demons(0, "Paimon", "Sitri").demons(1, "Vine").hand(0, "a05").money(0, souls=4)
    event(p, "h26").done()
    p.begin(ActionPhase(), "support", "support P1 a05", "pfg")
    assert "cast a05 0" in p.options  # 2 + 3, and the Night of the Lamiae adds one


# -- H16, H17 ---------------------------------------------------------------------------------


def test_uriel_cleanses_the_earth() -> None:
    # H16.1.2, H16.1.3
    p = Position(2, "hell").demons(0, "Paimon", "Rubicante", earth=True).demons(1, "Farfarello", earth=True)
    p.begin(CallUriel(), 2, 4).done()  # one skull fails on a 2; four skulls hold a 4; Farfarello is beneath notice
    assert p.g.d_owner[demon("Paimon")] == -1
    assert p.g.d_place[demon("Rubicante")] == 0 and p.g.d_must[demon("Rubicante")] == 3
    assert p.g.d_place[demon("Farfarello")] == 1 and p.g.d_must[demon("Farfarello")] == 0


@pytest.mark.parametrize(("last", "die", "aspect"), [
    ("", 1, "mother"), ("mother", 2, "maiden"), ("maiden", 3, "crone"), ("crone", 6, "mother"), ("mother", 5, "crone"),
])
def test_her_aspect_changes_every_turn(last: str, die: int, aspect: str) -> None:
    # H16.2.3
    p = two("random")
    p.g.lilith, p.g.last_aspect = area("5.1"), last
    p.begin(Lilith(), die, 5, 5, 5, 5).done()
    assert p.g.last_aspect == aspect and p.g.aspect == ""


def test_who_may_join_a_combat() -> None:
    # H17.6.2: in Hell, active, and only one combat a turn
    p = Position().demons(0, "Bael", "Andras", "Paimon").demons(1, "Vine").legions(0, "4.1", 4).legions(1, "4.1", 2)
    p.g.d_place[demon("Paimon")], p.g.d_joined[demon("Andras")], p.g.d_down[demon("Vine")] = 1, True, 5
    fight(p, "4.1")
    assert p.point == "JOIN" and p.options == ["none", "join Bael 0"] and p.g.mover() == 0


def test_cards_are_carried_face_down() -> None:
    # H17.6.3: at most as many as stars; only their number is public
    p = Position().demons(0, "Andras").demons(1, "Vine").hand(0, "a32", "a34", "a35").legions(0, "4.1", 4).legions(1, "4.1")
    fight(p, "4.1")
    assert "join Andras 2" in p.options and "join Andras 3" not in p.options
    p.play("join Andras 2", ">a32", ">a34")
    assert {d["demon"]: d["carries"] for d in p.g.view(1)["demons"]} == {"Andras": 2, "Vine": None}
    assert p.g.view(1)["combat"]["carried"] == {} and p.g.view(0)["combat"]["carried"] == {"Andras": ["a32", "a34"]}
    assert p.g.hands[0] == [card("a35")]


def test_abilities_come_before_magic() -> None:
    # H15.6, H17.7.1: in round 1 `combat_join`, then `combat_round`, by rank
    p = Position().demons(0, "Andras", "Amon").demons(1, "Vine").hand(0, "a32").money(0, souls=3)
    p.legions(0, "4.1", 5).legions(1, "4.1", 4)
    fight(p, "4.1", "join Andras 1", ">a32", "none", "join Amon 0", "none")
    assert p.point == "Die" and p.g.find("UseAbility").demon == demon("Amon")
    p.play(1)
    assert p.point == "ABILITY"  # Andras, of lower rank
    p.play("not")
    assert p.point == "COMBAT_CAST"


def test_a_handler_without_its_hound_attacks_next_round() -> None:
    # H17.11.2
    p = two().pair(0, "4.1", "garm").legions(1, "4.1", 2)
    fight(p, "4.1", "none", "none", *[1] * HOUNDS[hound("garm")].attacks, 6, 1)
    p.play(">P1:H:garm 4.1", 6)
    assert p.units(0, "4.1") == 1 and p.g.hound_of[hound("garm")] == -1
    p.play("stay", "stay")
    assert len([a for a in round_attacks(p) if a[0] == 0]) == 1  # as a plain legion


def round_attacks(p: Position) -> tuple[tuple[int, ...], ...]:
    attacks: tuple[tuple[int, ...], ...] = p.g.find("Round").attacks
    return attacks


def test_nobody_flees_from_lilith() -> None:
    # H17.12.4: and freebooters and hounds never do
    p = two().legions(0, "4.1", 2).legions(1, "4.1", 2).legions(6, "5.1").legions(0, "5.1")
    p.g.lilith = area("4.1")
    fight(p, "4.1", 1, 3, "none", "none", 1, 1, 1, 1)
    assert p.point != "COMBAT_FLEE" and p.g.find("Combat").round == 2
    p = two().legions(0, "5.1", 1).legions(6, "5.1", 2)
    fight(p, "5.1", "none", 1, 1, 1)
    assert p.point == "COMBAT_FLEE" and p.g.mover() == 0


def test_a_lieutenant_alone_among_enemies_must_flee() -> None:
    # H17.12.5: two dice, or he is captured
    p = two().legions(0, "9.1", 4).legions(1, "9.1").lead(1, "9.1", "Cacus")
    fight(p, "9.1", "fight", "none", "none", 6, 1, 1, 1, 1, 6, "stay", "stay", 5, 1).done()
    assert lieutenant("Cacus") in p.g.returned and p.g.victor[area("9.1")] == 0


def test_after_the_combat() -> None:
    # H17.14.4: the victor, then the winners' hook, then the cards go home
    p = Position().demons(0, "Murmur").demons(1, "Vine").hand(0, "a32").legions(0, "4.1", 3).legions(1, "4.1")
    fight(p, "4.1", "join Murmur 1", ">a32", "none", "none", 6, 1, 1, 1, 6)
    assert p.point == "ABILITY" and p.g.victor[area("4.1")] == 0 and p.g.hands[0] == []
    p.play("use").done()
    assert p.units(0, "4.1") == 4 and p.g.hands[0] == [card("a32")]


# -- H19-H31 ----------------------------------------------------------------------------------


def test_the_final_phase_begins_with_victory() -> None:
    # H19.1: three sixes, then circles; whoever wins ends the game before anything else
    p = two("final").hand(0, "a05", "a17", "a23").sections(1, *(f"3.{q}" for q in range(1, 6))).money(1, favors=4, disfavors=1)
    p.begin(FinalPhase(), "keep")
    result = p.g.result()
    assert result is not None and result.winners == (1,) and p.g.disfavors[1] == 1
    p = two("final").hand(0, "a05", "a17", "a23").sections(1, *(f"3.{q}" for q in range(1, 6))).begin(FinalPhase(), "show")
    result = p.g.result()
    assert result is not None and result.winners == (0,)


def test_nobody_is_left_without_a_demon() -> None:
    # H19.4, H21.2, H21.3
    p = two("final")
    p.g.d_down[demon("Vine")] = 5
    p.begin(FinalPhase(), 1, ">Vine").done()
    assert p.g.d_down[demon("Vine")] == 0
    p = Position(2, "final").demons(0, "Bael").begin(FinalPhase(), ">Vine", ">Sitri", ">Amon").done()
    assert [p.g.d_owner[demon(name)] for name in ("Vine", "Sitri", "Amon")] == [1, 1, 1]


def test_favors_come_and_go() -> None:
    # H20.1: from Earth; spent on petitions and on Lilith
    p = Position(2, "souls").demons(0, "Gremory", earth=True).demons(1, "Vine")
    p.g.options = {**p.g.options, "deal_offers": 0}
    p.begin(SoulsPhase(), 1).done()
    assert p.g.favors == [1, 0]
    p.legions(0, "4.1").begin(PetitionPhase(), "end", "petition 4.1 favor", "end").done()
    assert p.g.favors == [0, 0] and p.g.control[area("4.1")] == 0


def test_four_ways_out_of_disfavor() -> None:
    # H20.3: favors, a card, atonement, a deal
    p = two("final").money(0, favors=2, disfavors=1).begin(FinalPhase(), "remove").done()
    assert p.g.disfavors[0] == 0
    p = Position().demons(0, "Gremory", earth=True).demons(1, "Vine").money(0, disfavors=2)
    c = card("a14")
    p.cast(BOOK.arcana[c].effects, Context("arcana", c, 0, demon("Gremory"))).done()
    assert p.g.disfavors[0] == 1
    p.begin(Atonement(demon=demon("Gremory")), 1, 2).done()
    assert p.g.disfavors[0] == 0
    p = two("souls").money(0, favors=1, disfavors=1).money(1)
    p.g.favors[0] = 2
    p.begin(SoulsPhase(), "offer P2 1f 1d for 0f 0d", "accept", "none").done()
    assert p.g.disfavors == [0, 1] and p.g.favors == [1, 1]


def test_promises_bind_nobody() -> None:
    # H22.3: what was granted for one unit is asked again for the next
    p = Position().demons(0, "Andras").demons(1, "Vine").legions(0, "3.1", 2).legions(1, "4.1")
    p.begin(March(demon=demon("Andras"), seat=0), ">P1:L 3.1", ">4.1", "ask", "grant", ">5.1", ">P1:L 3.1", ">4.1", "ask")
    assert p.point == "PASS_GRANT" and p.options == ["grant", "refuse"]


def test_words_of_the_data_files() -> None:
    # H25.1.1: c4q3 is 4.3, half is rounded down, and each word has its meaning
    assert BOOK.hell[hell_card("h24")].foot == area("4.3")
    assert "release_hellhound" in PRIMITIVES and "summon_lilith" in PRIMITIVES


def test_notation_of_actions() -> None:
    # H26.2
    written = {
        "summon L 4.4": ("summon", {"area": "4.4"}), "recruit a18": ("recruit", {"card": "a18"}), "pass a12": ("pass", {"card": "a12"}),
        "walk a03": ("walk", {"card": "a03"}), "petition 4.3 right": ("petition", {"area": "4.3", "how": "right"}),
        "counter a42 Sitri": ("counter", {"card": "a42", "demon": "Sitri"}), "support P2 a23": ("support", {"owner": "P2", "card": "a23"}),
        "turn P2:T:Alichino 6.1": ("influence", {"mode": "turn", "area": "6.1", "owner": "P2", "what": "T:Alichino"}),
    }
    for text, (verb, fields) in written.items():
        action = BOOK.verbs.pack(verb, **fields)
        assert BOOK.verbs.write(action) == text and BOOK.verbs.read(text, 0) == action


def test_the_side_roll_is_the_only_table_outside_the_files() -> None:
    # H28.4, H17.5.3
    tables = "compass antehell_exit recruit_lieutenant hellhound_taming atonement wise_men lilith_aspect recovery uriel_judgement"
    assert set(tables.split()) <= set(TABLES)
    assert not any("side" in name for name in TABLES) and FIGURES[6] == "FB"
    for die, side in ((3, 1), (4, 2)):
        p = two().legions(0, "4.1", 3).legions(1, "4.1", 2).legions(6, "4.1")
        fight(p, "4.1", die)
        assert p.g.find("Combat").freebooter_side == side


def test_modifiers_of_a_flight() -> None:
    # H31.2: Agares lets his owner throw once more
    p = Position().demons(0, "Agares").demons(1, "Vine").legions(0, "4.1")
    p.begin(FleeGroup(owner=0, at=area("4.1"), legion=1), 6)
    assert p.point == "REROLL"
    p.play("again", 2).done()
    assert p.units(0, "4.2") == 1
