"""H24.1 Questions that nobody tells apart are merged; H17.4.3 peace that lasts."""

from typing import Any

from avernus.core.options import as_then, settle
from avernus.games.hellgame import GAME
from avernus.games.hellgame.board import HOUNDS
from avernus.games.hellgame.rules.combat import Combat
from avernus.games.hellgame.rules.combat_phase import CombatPhase, due
from avernus.games.hellgame.rules.final_phase import clean_up
from avernus.games.hellgame.rules.hands import GiveUpCards
from avernus.games.hellgame.rules.march import March
from avernus.games.hellgame.rules.souls import SoulsPhase
from avernus.games.hellgame.rules.turn import Turn
from tests.games.hellgame.positions import Position, area, card, demon


def merged(seats: int = 2, **options: Any) -> Position:
    return Position(seats, questions="merged", **options).demons(0, "Bael").demons(1, "Sitri")


def marching(p: Position, *script: str) -> Position:
    return p.begin(March(demon=demon("Bael"), seat=0), *script)


def test_old_records_ask_as_they_did() -> None:
    assert as_then(GAME.options, 4, {}, 3)["questions"] == "each"
    assert as_then(GAME.options, 4, {}, 4)["questions"] == "merged"
    book = next(preset for preset in GAME.presets if preset.name == "book")
    assert book.values["questions"] == "each"


def test_an_evening_is_shorter_the_more_sit_down() -> None:
    # H27.3
    limits = [settle(GAME.options, seats, {})["max_turns"] for seats in GAME.seats]
    assert limits == [12, 12, 12, 11, 9]
    assert [as_then(GAME.options, seats, {}, 3).get("max_turns", 20) for seats in GAME.seats] == [20] * 5  # as it was
    assert [as_then(GAME.options, seats, {}, 5)["max_turns"] for seats in (2, 3, 4)] == [20, 20, 14]


def test_the_longest_evening_is_three_times_the_shortest() -> None:
    # H5.3, H27.3: nobody wins before turn 4
    for seats in GAME.seats:
        options = settle(GAME.options, seats, {})
        assert options["max_turns"] <= 3 * options["first_victory"]


def test_the_last_turn_is_announced() -> None:
    # H27.3
    for turn, told in ((7, []), (8, [{"left": 3}]), (9, []), (11, [{"left": 0}])):
        p = Position(2, "final", turn=turn, max_turns=12).demons(0, "Bael").demons(1, "Vine").sections(0, "4.1").sections(1, "6.3")
        p.begin(Turn())
        assert p.g.turn == turn + 1 and p.told("turns_left") == told
    p = Position(2, "final", turn=5, max_turns=0).demons(0, "Bael").demons(1, "Vine").sections(0, "4.1").sections(1, "6.3")
    assert p.begin(Turn()).told("turns_left") == []


def test_whoever_marches_beyond_others_asks_for_passage() -> None:
    # H24.1, H12.6.1: 5.3 lies beyond 5.2; naming it asks the host
    p = marching(merged().legions(0, "5.1").legions(1, "5.2"), ">P1:L 5.1")
    assert ">5.3" in p.options and ">5.2" in p.options
    asked = p.g.prompt(0).params
    assert asked["asking"] == 1 and [str(word) for word in asked["beyond"]] == ["5.3"]
    p.play(">5.3")
    assert p.point == "PASS_GRANT" and p.g.mover() == 1
    p.play("grant")
    assert p.units(0, "5.3") == 1 and p.units(0, "5.2") == 0 and p.point == "MARCH_SELECT"


def test_a_refusal_makes_it_stop_with_the_host() -> None:
    p = marching(merged().legions(0, "5.1").legions(1, "5.2"), ">P1:L 5.1", ">5.3", "refuse")
    assert p.point == "FLEE_DECISION" and p.units(0, "5.2") == 1
    p.play("stand")
    assert p.units(0, "5.2") == 1 and p.units(0, "5.3") == 0


def test_whoever_names_the_host_s_section_enters_as_an_enemy() -> None:
    p = marching(merged().legions(0, "5.1").legions(1, "5.2"), ">P1:L 5.1", ">5.2")
    assert p.point == "FLEE_DECISION" and not p.told("passage")


def test_no_way_beyond_leads_through_freebooters_hounds_or_lilith() -> None:
    # H12.5: the right to pass cancels no other stop
    for p in (merged().legions(6, "5.2"), merged().wild("5.2", HOUNDS[0].id), merged()):
        p.legions(0, "5.1").legions(1, "5.2")
        if not p.units(6, "5.2") and all(at < 0 for at in p.g.hound_at):
            p.g.lilith, p.g.aspect = area("5.2"), "mother"
        assert ">5.3" not in marching(p, ">P1:L 5.1").options


def test_a_free_way_is_taken_before_one_that_asks() -> None:
    # 6.2 can be reached by 6.1, which is free, and by 5.2, which is not
    p = marching(merged().legions(0, "5.1").legions(1, "5.2"), ">P1:L 5.1", ">6.2")
    assert p.units(0, "6.2") == 1 and not p.told("passage")


def test_a_lone_lieutenant_needs_no_right() -> None:
    # H12.6.4
    p = merged().legions(0, "6.1").legions(1, "5.2").lead(0, "5.1", "Nessus")
    marching(p, ">P1:T:Nessus 5.1")
    assert p.g.prompt(0).params["asking"] == 0


def test_from_the_antehell_passage_is_asked_after_the_roll() -> None:
    # H12.7.2: where one comes in was not known before
    p = merged().legions(0, "A").legions(1, "1.2")
    marching(p, ">P1:L A", "in").play(2)
    assert p.point == "PASS_REQUEST"


def fighting(p: Position, *script: int | str) -> Position:
    return p.begin(Combat(section=area("9.1")), *script)


def test_peace_that_all_want_to_last_is_not_asked_for_again() -> None:
    # H17.4.3
    p = fighting(merged().legions(0, "9.1").legions(1, "9.1"), "truce", "truce").done()
    assert due(p.g) == []
    clean_up(p.g)
    assert due(p.g) == [] and p.g.view(None)["sections"][area("9.1")]["truce"]
    p.legions(0, "9.1")
    assert due(p.g) == [area("9.1")]
    clean_up(p.g)
    p.legions(0, "9.1", -1)
    assert due(p.g) == [area("9.1")] and p.g.truces == 0  # what was changed and changed back is asked for again


def test_one_who_wants_peace_for_now_is_asked_again() -> None:
    # H17.4.2, H17.4.3
    for answers in (("truce", "peace"), ("peace", "truce"), ("peace", "peace")):
        p = fighting(merged().legions(0, "9.1").legions(1, "9.1"), *answers).done()
        assert due(p.g) == []
        clean_up(p.g)
        assert due(p.g) == [area("9.1")] and not p.g.view(None)["sections"][area("9.1")]["truce"]


def test_a_truce_is_kept_in_a_dump_and_older_dumps_have_none() -> None:
    p = fighting(merged().legions(0, "9.1").legions(1, "9.1"), "truce", "truce").done()
    dump = p.g.dump()
    assert GAME.load(dump).truces == p.g.truces == 1 << area("9.1")
    del dump["truces"]
    assert GAME.load(dump).truces == 0


def test_a_truce_that_is_broken_does_not_come_back() -> None:
    p = fighting(merged().legions(0, "9.1").legions(1, "9.1"), "truce", "truce").done()
    p.legions(0, "9.1")
    p.begin(CombatPhase(), "peace", "peace").done()
    assert p.g.truces == 0


def test_the_demon_with_most_skulls_lets_the_others_speak_first() -> None:
    # H17.12.1: Bael has more skulls than Sitri, so Sitri's owner declares first; without merging he is asked
    p = fighting(merged().legions(0, "9.1", 3).legions(1, "9.1", 2), "fight", "join Bael 0", "join Sitri 0", *([1] * 5))
    assert p.point == "COMBAT_FLEE" and p.g.mover() == 1
    p.play("stay")
    assert p.point == "COMBAT_FLEE" and p.g.mover() == 0


def test_cards_that_must_all_go_are_taken_at_once() -> None:
    # H17.6.3, H25.9.8
    p = merged().hand(0, "a32", "a33").legions(0, "9.1", 4).legions(1, "9.1", 2)
    fighting(p, "fight", "join Bael 1")
    assert p.point == "CARRY"
    p = merged().hand(0, "a32").legions(0, "9.1", 4).legions(1, "9.1", 2)
    fighting(p, "fight", "join Bael 1")
    assert p.point == "JOIN" and p.g.carried[demon("Bael")] == (card("a32"),)
    p = merged().hand(0, "a32", "a33").begin(GiveUpCards(seat=0, n=2)).done()
    assert p.g.hands[0] == [] and p.g.value == 2
    assert merged().hand(0, "a32", "a33").begin(GiveUpCards(seat=0, n=1)).point == "DISCARD"
    assert merged().hand(0, "a32", "a33").begin(GiveUpCards(seat=0, n=2, may=True)).point == "DISCARD"


def test_a_deal_is_asked_for_where_there_is_something_to_exchange() -> None:
    # H22.2
    def souls(p: Position) -> str:
        p.g.phase = "souls"
        p.begin(SoulsPhase())
        return "" if p.over else p.point

    assert souls(merged().money(0, 5, favors=1).money(1, 5, favors=1, disfavors=1)) == ""
    assert souls(merged().money(0, 5).money(1, 5, favors=2, disfavors=1)) == "DEAL_OFFER"
    assert souls(merged(soul_deals=True).money(0, 5, favors=1).money(1, 5)) == "DEAL_OFFER"
    assert souls(Position().demons(0, "Bael").demons(1, "Sitri").money(0, 5, favors=1)) == "DEAL_OFFER"
