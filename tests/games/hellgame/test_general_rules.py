"""H0, H1, H3 and the small clauses of the later chapters that the worked examples do not reach."""

from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import ANTEHELL, LEGIONS
from avernus.games.hellgame.cards import BOOK
from avernus.games.hellgame.effects.run import Run
from avernus.games.hellgame.rules import Hell
from avernus.games.hellgame.rules.action import ActionPhase, recall
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import CombatPhase
from avernus.games.hellgame.rules.final_phase import clean_up
from avernus.games.hellgame.rules.flight import FleeGroup, Lone, Rampage
from avernus.games.hellgame.rules.forces import fingerprint, free_legions, hostile_force, solitary, unit_classes
from avernus.games.hellgame.rules.hell import HellPhase
from avernus.games.hellgame.rules.independents import HoundRun
from avernus.games.hellgame.rules.magic import targets
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.petitions import PetitionPhase
from avernus.games.hellgame.rules.turn import Turn
from avernus.games.hellgame.rules.values import cost, denied, value
from avernus.games.hellgame.state import Lasting
from avernus.games.hellgame.steps import Context
from tests.games.hellgame.positions import Position, area, card, demon, hell_card, hound, lieutenant


def two(phase: str = "action") -> Position:
    return Position(2, phase).demons(0, "Bael").demons(1, "Vine")


def test_counters_and_components() -> None:
    # H1.1-H1.7, H3.2, H3.16
    p = two().legions(0, "4.1", 10).pair(0, "4.1", "garm")
    assert LEGIONS == 12 and free_legions(p.g, 0) == 1 and free_legions(p.g, 6) == 12
    assert list(GAME.seats) == [2, 3, 4, 5, 6] and len(BOOK.demons) // 3 >= 6


def test_units_that_are_alike_are_one_option() -> None:
    # H0.5, H3.3: a pair is one unit
    p = two().legions(0, "4.1", 3).pair(0, "4.1", "garm").lead(0, "4.1", "Cacus")
    assert unit_classes(p.g, 0, area("4.1")) == [(0, 3), (1 + hound("garm"), 1), (9 + lieutenant("Cacus"), 1)]
    p.begin(March(demon=demon("Bael"), seat=0))
    assert p.options.count(">P1:L 4.1") == 1


def test_solitary_and_hostile() -> None:
    # H3.1, H3.5, H3.6: Uriel and Lilith are not hostile units
    p = two().lead(0, "4.1", "Cacus").lead(0, "4.1", "Alichino").lead(1, "4.1", "Ciriatto")
    p.g.lilith = area("4.1")
    assert solitary(p.g, 0, area("4.1")) and not hostile_force(p.g, 0, area("4.1"))
    p.begin(Lone()).done()  # lieutenants ignore each other
    assert hostile_force(p.legions(6, "4.1").g, 0, area("4.1"))


def test_what_is_lost_goes_back() -> None:
    # H3.7, H3.12: hounds to the box, lieutenants to the Return box, cards to the bottom
    p = two().wild("1.1", "garm").begin(HoundRun(hound=hound("garm")), 3).done()
    assert p.g.hound_of[hound("garm")] == -1 and p.g.hound_at[hound("garm")] == -1
    p = two().lead(0, "9.1", "Cacus").legions(1, "9.1").begin(Lone(), 1, 5).done()
    assert p.g.returned == (lieutenant("Cacus"),)


def test_an_incapacitated_demon_leaves_the_queue() -> None:
    # H3.9, H11.1.1; one that recovers waits for the next phase
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(0, "a04").money(0, souls=3).begin(ActionPhase(), "cast a04 0", 1)
    assert demon("Sitri") not in p.g.queue and p.over
    p.g.d_down[demon("Sitri")] = 0
    assert demon("Sitri") not in p.g.queue


def test_all_is_lost_is_checked_after_each_phase() -> None:
    # H7.2
    p = two("petitions").sections(1, "4.1").front("section", "8.3").legions(1, "4.1")
    p.begin(Turn(stage="end", phase=6), ">8.3")
    assert p.g.control[area("8.3")] == 0 and p.units(0, "8.3") == 1


def test_events() -> None:
    # H8.1, H8.2.1-H8.2.6
    empty = hell_card("h22")
    two("hell").cast(BOOK.hell[empty].effects, Context("event", empty)).done()  # nothing to affect
    tie = hell_card("h28")
    p = two("hell").money(0, favors=1).money(1, favors=1).cast(BOOK.hell[tie].effects, Context("event", tie), 2, 5).done()
    assert p.g.favors == [1, 0]  # a tie is rolled
    p = two("hell")
    p.g.d_down[demon("Bael")] = 5
    pride = hell_card("h27")
    p.cast(BOOK.hell[pride].effects, Context("event", pride), 6).done()
    assert p.g.d_down[demon("Vine")] == 5  # the incapacitated Bael is passed over
    plague = hell_card("h35")
    p = two("hell").front("hell", "h12")
    p.g.lilith = area("5.1")
    p.cast(BOOK.hell[plague].effects, Context("event", plague), ">h12").done()
    assert p.g.lilith == area("5.1")
    p = Position(2, "hell").demons(0, "Balam").demons(1, "Vine").begin(HellPhase())
    assert p.point == "ABILITY"  # the hook comes first


def test_contradictions() -> None:
    # H8.4, H25.16: of two sets the stronger source, amounts add up
    p = Position().demons(0, "Gremory").demons(1, "Vine")
    node = next(n for n in BOOK.nodes if n.get("kind") == "disfavor_cleanup")
    assert value(p.g, "disfavor_cleanup", 2, 0) == 2
    p.g.lasting.append(Lasting(node.id, Context("arcana", 0, 0), "turn", 3))
    assert cost(p.g, "disfavor_cleanup", 0) == 1 and cost(p.g, "disfavor_cleanup", 1) == 2
    p.permanent("h10")
    p.g.decks["arcana"].take(card("a53"))
    p.g.macina[0] = [(card("a53"), True)]
    assert cost(p.g, "legion_cost", 0) == 1 and cost(p.g, "legion_cost", 1) == 2  # H25.15


def test_durations_end() -> None:
    # H25.2, H25.6
    p = two()
    for name, turn in (("turn", 3), ("next_turn", 4), ("round", 3)):
        p.g.lasting.append(Lasting(0, Context(), name, turn))
    clean_up(p.g)
    assert [x.ends for x in p.g.lasting] == ["next_turn"]
    p.g.turn = 4
    clean_up(p.g)
    assert p.g.lasting == []


def test_the_order_of_an_action() -> None:
    # H11.6, H11.7: pass and support open no window; the demon has acted before its hook
    p = Position().demons(0, "Paimon").demons(1, "Sitri").hand(1, "a44").money(1, favors=1).demons(0, "Belial", "Naberius").hand(0, "a23")
    p.begin(ActionPhase(), "support", "support P1 a23")
    assert p.g.queue[0] == demon("Belial") and p.g.d_acted[demon("Paimon")]


def test_selecting_costs_a_skull() -> None:
    # H12.1.3
    p = Position().demons(0, "Paimon").demons(1, "Vine").legions(0, "4.1", 2)
    p.begin(March(demon=demon("Paimon"), seat=0), ">P1:L 4.1", "stop").done()
    assert p.units(0, "4.1") == 2


def test_ways_back_from_earth() -> None:
    # H13.6
    p = Position().demons(0, "Bael", earth=True)
    p.g.decks["arcana"].take(card("a03"))
    p.g.d_walk[demon("Bael")] = card("a03")
    assert recall(p.g, demon("Bael")) and not recall(p.g, demon("Bael"))
    assert p.g.decks["arcana"].tail == [(card("a03"), 63)] and GAME.laws(p.g) == []


def test_freebooters_without_a_leader_and_without_moving() -> None:
    # H14.2.2, H14.2.7, H14.2.11, H16.4.1, H16.4.2
    p = Position().demons(0, "Naberius").demons(1, "Rubicante").lead(1, "6.1", "Cacus")
    p.begin(ActionPhase(), "influence")
    assert p.options == ["disperse P2:T:Cacus 6.1", "turn P2:T:Cacus 6.1"]
    p.play("turn P2:T:Cacus 6.1", 1, 1, 1)  # to freebooters without a legion he cannot be turned: P1 is the only side
    assert p.g.lt_of[lieutenant("Cacus")] == 0


def test_steps_of_independents_are_lost_at_blocks() -> None:
    # H16.0.2, H2.8
    wall = hell_card("h32")
    p = two("random").wild("2.2", "garm")
    p.cast(BOOK.hell[wall].phenomenon_effects, Context("phenomenon", wall, area=(area("3.2"),)))
    p.begin(HoundRun(hound=hound("garm")), 1, 5, 5, 5, 5, 5).done()
    assert p.g.hound_at[hound("garm")] == area("2.2")


def test_hounds_and_uriel() -> None:
    # H16.1.7, H16.1.10, H16.3.1
    p = two("random").wild("2.2", "garm")
    p.g.uriel = area("3.2")
    p.begin(HoundRun(hound=hound("garm")), 1).done()
    assert p.g.hound_of[hound("garm")] == -1
    p = two("petitions").legions(0, "3.2").money(0, favors=1)
    p.g.uriel = area("3.2")
    assert p.begin(PetitionPhase()).options == ["end"]


def test_liliths_section_holds_units_but_not_hounds() -> None:
    # H16.2.6
    p = two("random").wild("2.2", "garm")
    p.g.lilith = area("2.2")
    p.begin(Rampage(hound=hound("garm")), 1).done()
    assert p.g.hound_at[hound("garm")] == area("3.2")


def test_flights_end_or_go_on() -> None:
    # H12.8.6, H12.8.7, H31.1, H31.3
    p = two().legions(1, "1.2").legions(0, "A").begin(FleeGroup(owner=1, at=area("1.2"), legion=1), 3).done()
    assert p.units(1, "A") == 1  # nobody fights there
    p = two().lead(1, "4.1", "Cacus").legions(0, "4.1")
    p.begin(FleeGroup(owner=1, at=area("4.1"), lieutenant=lieutenant("Cacus")), 5, 6).done()
    assert lieutenant("Cacus") in p.g.returned
    p = two().legions(1, "4.1").lead(0, "4.2", "Cacus")
    p.begin(FleeGroup(owner=1, at=area("4.1"), legion=1), 2, 2, 4, ">4.1").done()
    assert p.g.lt_at[lieutenant("Cacus")] == area("4.1")  # he made way


def test_lone_lieutenants_do_not_fight() -> None:
    # H17.1.5
    p = two("combat").lead(0, "4.1", "Cacus").legions(1, "4.1").begin(CombatPhase(), 2, 5).done()
    assert p.g.lt_at[lieutenant("Cacus")] == area("4.2")


def test_a_round_of_combat() -> None:
    # H17.5.1, H17.8.4, H17.9.1, H17.10.2, H17.11.1-H17.11.3, H17.14.2a, H16.3.6
    p = two("combat").legions(0, "4.1", 2).legions(1, "4.1")
    p.begin(Combat(section=area("4.1")), "none", "none", 6, 1, 6, 2, 2).done()  # both sides lose a legion at once
    assert p.units(0, "4.1") == 1 and p.units(1, "4.1") == 0 and p.g.victor[area("4.1")] == 0
    p = two("combat").pair(0, "4.1", "garm").legions(1, "4.1", 2)
    p.begin(Combat(section=area("4.1")), "none", "none", 1, 1, 1, 1, 6, 1, ">P1:L+H:garm 4.1", 6, 2)
    assert p.g.hound_of[hound("garm")] == 7 and p.g.hound_at[hound("garm")] == area("4.2")  # it lost its handler and ran
    p.done()
    p = two("combat").legions(6, "4.1").wild("4.1", "garm")
    p.begin(Combat(section=area("4.1")), 6, 1, 1, 1, 6, 5, 5).done()
    assert p.g.victor[area("4.1")] == -1


def test_freebooters_take_hits_legions_first() -> None:
    # H17.9.4
    p = two("combat").legions(0, "4.1", 3).legions(6, "4.1").lead(6, "4.1", "Nessus")
    p.begin(Combat(section=area("4.1")), "none", 6, 1, 1, 1, 5).done()
    assert p.units(6, "4.1") == 0 and lieutenant("Nessus") in p.g.returned  # H14.2.11: nobody to lead


def test_flight_after_a_round_and_new_rounds() -> None:
    # H17.12.3-H17.12.6, H24.3
    p = two("combat").legions(0, "4.1", 2).legions(1, "4.1", 1).lead(1, "4.1", "Cacus")
    p.begin(Combat(section=area("4.1")), "none", "none", 1, 1, 1, "stay", "flee", "end", 6, 5, 2, 5, 6).done()
    assert lieutenant("Cacus") in p.g.returned and p.units(1, "4.2") == 1  # his two dice fail, his legion flees, he is captured


def test_petitions_in_protocol_order() -> None:
    # H18.1, H18.5
    p = Position(2, "petitions").demons(0, "Vine").demons(1, "Bael").begin(PetitionPhase())
    assert p.g.mover() == 1


def test_targets_and_places() -> None:
    # H25.12, H25.18, H25.19, H24.2
    p = two().legions(1, "4.1").legions(6, "4.2").legions(1, "A").sections(1, "4.1")
    spec = BOOK.arcana[card("a06")].target
    assert [BOOK.verbs.write(a) for a, _ in targets(p.g, spec, Context("arcana", card("a06"), 0, demon("Bael")))] == [">P2:L A"]
    assert {c.minor for c in BOOK.arcana} == {"pass", "double_pass", "triple_pass", "walk_the_earth", "recruit_lieutenant"}
    p = two().hand(0, "a06").money(0, souls=9).begin(ActionPhase())
    assert "cast a06 0" not in p.options  # no legal target


def test_blocks_of_a_player() -> None:
    # H25.9.26, H25.9.28-H25.9.31
    p = two().sections(0, "4.1")
    p.cast(BOOK.arcana[card("a27")].effects, Context("arcana", card("a27"), 0, demon("Bael"), target=("section", area("4.1")))).done()
    p.legions(1, "4.2").begin(March(demon=demon("Vine"), seat=1), ">P2:L 4.2")
    assert ">4.1" not in p.options and not denied(p.g, ANTEHELL, "enter", 1)


def test_the_state_is_complete() -> None:
    # H0.7, H0.8, H26.3: what is dumped is everything
    p = two().legions(0, "4.1").begin(ActionPhase())
    again = GAME.load(p.g.dump())
    assert isinstance(again, Hell) and again.dump() == p.g.dump() and fingerprint(again, 15) == fingerprint(p.g, 15)
    assert again.legal(0) == p.g.legal(0)


def test_an_effect_list_stops_if_nothing_was_affected() -> None:
    # H25.5 stop_if_none
    p = Position(phase="summoning").demons(0, "Zagan").begin(
        Run(effects=BOOK.demons[demon("Zagan")].ability.effects, context=Context("ability", demon("Zagan"), 0, demon("Zagan")))
    ).done()
    assert p.g.souls[0] == 0
