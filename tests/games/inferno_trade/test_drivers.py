"""One set of rules, three clocks (V60-V63), with the worked example 15."""

from random import Random

import pytest

import avernus
from avernus.bots import find, think
from avernus.core.events import Event
from avernus.core.options import as_then
from avernus.core.seats import CHANCE
from avernus.games.inferno_trade import GAME
from avernus.games.inferno_trade.board import SPECIALS
from avernus.games.inferno_trade.steps import NONE
from tests.games.inferno_trade.scenes import do, names, owner, refused, scene, state


def test_v60_live_everybody_acts_at_once() -> None:
    table = scene(3)
    assert set(table.actors) == {0, 1, 2, avernus.CLOCK}
    assert [table.game.write(table.state, avernus.CLOCK, action) for action in table.state.legal(avernus.CLOCK)] == ["120000"]
    refused(table, "P0 done", "other-driver", "V63")
    table.advance(750)
    assert table.state.now() == 750


def test_v60_who_waits_is_left_in_peace_until_something_concerns_them() -> None:
    table = scene(3, {0: "nero", 1: "attila"})
    do(table, "200", "P1 wait4", "P2 wait120")
    assert set(table.actors) == {0, avernus.CLOCK} and table.state.deadline() == 2_000
    refused(table, "P1 flip2", "asleep", "V60")
    do(table, "P0 >P1 nero / attila")
    assert set(table.actors) == {0, 1, avernus.CLOCK}
    do(table, "P1 ok#1")
    assert set(table.actors) == {0, 1, 2, avernus.CLOCK}
    do(table, "P2 wait1", "500")
    assert 2 in table.actors


def test_v61_ticks_ask_each_seat_once_in_an_order_that_moves_on() -> None:
    table = scene(3, driver="ticks")
    asked = []
    for _ in range(9):
        asked.append((table.state.now(), table.actors))
        table.play(table.actors[0], "wait1")
    assert asked == [(500 * k, ((k + i) % 3,)) for k in range(3) for i in range(3)]
    refused(table, f"P{(table.actors[0] + 1) % 3} wait1", "not-asked-yet", "V61")
    refused(table, "500", "other-driver", "V63")


def test_v61_who_sleeps_is_passed_over_until_something_concerns_them() -> None:
    table = scene(3, {0: "nero", 1: "attila"}, driver="ticks")
    do(table, "P0 wait20", "P1 wait120", "P2 wait240")
    assert (table.state.now(), table.actors) == (10_000, (0,))
    do(table, "P0 >P1 nero / attila")
    assert (table.state.now(), table.actors) == (10_000, (1,))  # tick 20 asks 2, 0, 1: 2 sleeps, 1 has been woken
    do(table, "P1 ok#1")
    assert table.actors == (0,) and table.state.now() == 10_500  # a trade wakes everybody
    do(table, "P0 wait240", "P1 wait240", "P2 wait240")
    assert (table.state.now(), len(table.actors)) == (120_000, 1) and table.view(None)["glass"] == "empty"


def test_v61_interrupts_are_answered_at_once() -> None:
    table = scene(3, {0: "nero", 1: "attila", 2: "tzu"}, {0: "SO"}, driver="ticks")
    do(table, "P0 SO P2 tzu")
    assert table.actors == (2,)
    do(table, "P2 y:nero")
    assert table.actors == (1,) and table.state.now() == 0


def after_opening(table: avernus.Table) -> avernus.Table:
    """The second round begins; nobody has offered anything."""
    for _ in range(len(table.view(None)["players"])):
        table.play(int(table.state.mover()), "done")
    return table


def pass_slots(table: avernus.Table, n: int) -> list[str]:
    return [name for _ in range(n) for name in names(table.play(table.actors[0], "done"))]


def test_example_15_the_turn_driver() -> None:
    table = scene(3, driver="turns", rounds_per_run=6)
    seats = []
    for _ in range(18):
        seats.append(table.actors[0])
        pass_slots(table, 1)
    assert seats == [0, 1, 2] * 6  # V62: round the table
    assert table.state.now() == 18 and table.view(None)["glass"] == "empty"  # V63
    told = pass_slots(table, 5)
    assert table.view(None)["glass"] == "empty" and "flipped-itself" not in told
    assert "flipped-itself" in pass_slots(table, 1) and table.state.now() == 24
    assert table.view(None)["run_end"] == 24 + 18
    pass_slots(table, 18 + 6 + 17)
    assert table.result is None and table.view(None)["run"] == 3
    pass_slots(table, 1)
    assert table.result is not None and table.state.now() == 66  # 22 rounds of three


def test_v62_answers_first_then_offers() -> None:
    table = after_opening(scene(3, {0: "nero judas", 1: "attila", 2: "ivan"}, driver="turns"))
    do(table, "P0 >P1 nero / attila")
    refused(table, "P0 wd#1", "other-driver", "V63")
    do(table, "P0 >P2 judas / ivan", "P0 >* judas / ivan")
    assert table.actors == (1,)  # three offers use the slot up
    refused(table, "P0 >P1 nero / attila", "not-your-slot", "V62")
    do(table, "P1 no#1", "P1 done", "P2 ok#2")
    assert owner(table, "ivan") == (0, "free") and table.actors == (2,)
    do(table, "P2 >P1 judas / attila")
    refused(table, "P2 flip2", "sand-runs", "V22")
    do(table, "P2 done", "P0 done", "P1 >P2 attila / judas")
    for late in ("ok#4", "no#4", "re#4 attila / judas"):
        refused(table, f"P1 {late}", "answers-first", "V62")
    assert names(do(table, "P1 done")) == ["lapsed", "slot"]


def test_v62_offers_lapse_and_special_cards_leave_the_slot_open() -> None:
    table = after_opening(scene(2, {0: "nero", 1: "attila ivan"}, {0: "SO BA", 1: "GS"}, driver="turns"))
    do(table, "P0 >P1 nero / attila", "P0 done")
    assert table.view(None)["offers"][0]["until"] is None
    events = do(table, "P1 GS <", "P0 :nero")
    assert table.actors == (1,)
    events = do(table, "P1 :ivan")
    assert names(events) == ["gs-picked", "gs-passed", "gs-passed", "void"] and table.actors == (1,)
    do(table, "P1 done", "P0 BA nero")
    assert table.actors == (0,) and table.view(None)["slot"] == {"seat": 0, "offers_left": 3}
    do(table, "P0 SO P1 attila", "P1 y:ivan")
    own, theirs = (player["free"] for player in table.view(None)["players"])
    do(table, f"P0 >P1 {own[0]} / {theirs[0]}")
    assert table.actors == (0,) and table.state.now() == 4


def test_v40_in_slots_a_special_card_comes_before_between_and_after_offers() -> None:
    table = after_opening(scene(4, {0: "nero judas", 1: "attila"}, {0: "BA GS"}, driver="turns"))
    do(table, "P0 >P1 nero / attila", "P0 BA dracula", "P0 >P1 nero / attila")
    assert table.view(None)["slot"] == {"seat": 0, "offers_left": 1}
    do(table, "P0 GS <")
    assert set(table.actors) == {0, 1, 2, 3}


def test_v40_v62_special_cards_in_the_others_slots() -> None:
    """Option `specials_any_time`: nobody is asked to, nobody is waited for, and the slot goes on where it was."""
    table = scene(3, {0: "nero", 1: "attila", 2: "tzu"}, {0: "SO BA", 1: "SO SO", 2: "GS GS"}, driver="turns", specials_any_time=True)
    after_opening(table)
    assert set(table.actors) == {0, 1, 2} and table.state.mover() == 0
    assert table.state.prompt(2).code == "interject" and table.state.prompt(0).code == "slot"
    do(table, "P0 >P1 nero / attila")
    for line in ("ok#1", "done", "flip2", ">P0 attila / nero"):
        refused(table, f"P1 {line}", "not-your-slot", "V62")
    do(table, "P1 SO P2 tzu", "P2 y:attila")
    assert table.state.mover() == 0 and table.view(None)["slot"] == {"seat": 0, "offers_left": 2}
    do(table, "P2 wait2")
    assert 2 not in table.actors
    refused(table, "P2 GS <", "not-your-slot", "V62")
    do(table, "P0 done")
    assert 2 not in table.actors
    do(table, "P1 done")
    assert 2 in table.actors  # its own slot
    plain = scene(3, specials={1: "SO SO"}, driver="turns")
    assert plain.actors == (0,)
    refused(plain, "P1 SO P0 nero", "not-your-slot", "V62")


def test_v40_who_has_played_the_last_special_card_is_no_longer_awaited() -> None:
    table = scene(6, {1: "attila"}, {1: "BA"}, driver="turns", specials_any_time=True)
    do(table, "P1 BA attila")
    assert 1 not in table.actors and 0 in table.actors


def test_v62_who_opens_is_drawn_and_turning_the_glass_costs_nothing() -> None:
    game = GAME.new(3)
    while game.mover() != CHANCE:
        game.apply(game.mover(), game.legal(int(game.mover()))[0])
    while len(drawn := game.outcomes()) != 3 or GAME.write(game, CHANCE, drawn[0][0])[:5] != "first":
        game.apply(CHANCE, drawn[0][0])
    assert [(GAME.write(game, CHANCE, action), weight) for action, weight in drawn] == [("first P0", 1), ("first P1", 1), ("first P2", 1)]
    assert game.view(0)["opener"] is None
    events: list[Event] = []
    game.apply(CHANCE, drawn[2][0], events)
    assert [(event.name, event.clause, event.params) for event in events] == [("opens", "V62", {"seat": 2})]
    table = scene(3, driver="turns", opener=2, rounds_per_run=2)
    assert table.view(None)["opener"] == 2
    seats = []
    for _ in range(6):
        seats.append(table.actors[0])
        pass_slots(table, 1)
    assert seats == [2, 0, 1, 2, 0, 1] and table.actors == (2,)
    do(table, "P2 flip2")
    assert table.actors == (2,) and table.view(None)["slot"] == {"seat": 2, "offers_left": 3}
    own, theirs = (table.view(None)["players"][seat]["free"][0] for seat in (2, 0))
    do(table, f"P2 >P0 {own} / {theirs}", "P2 done")
    assert table.view(None)["run_end"] == 12


def test_v62_in_the_first_round_everybody_makes_one_offer_and_nobody_answers() -> None:
    table = scene(3, {0: "nero", 1: "attila", 2: "ivan"}, {1: "BA"}, driver="turns", rounds_per_run=4)
    assert table.state.prompt(0).code == "slot-opening" and table.view(None)["slot"] == {"seat": 0, "offers_left": 1}
    do(table, "P0 >P1 nero / attila")
    assert table.actors == (1,)  # one offer is all
    for answer in ("ok#1", "no#1", "re#1 attila / nero"):
        refused(table, f"P1 {answer}", "opening-round", "V62")
    assert not any(GAME.write(table.state, 1, action)[:3] in ("ok#", "no#") for action in table.state.legal(1))
    do(table, "P1 BA judas", "P1 >* attila / ivan", "P2 done")
    assert [offer["id"] for offer in table.view(None)["offers"]] == [1, 2] and table.actors == (0,)  # the opener's offer is open still
    assert table.state.prompt(0).code == "slot"
    do(table, "P0 done", "P1 no#1", "P1 done", "P2 ok#2")
    assert owner(table, "attila") == (2, "free")
    again = scene(3, {0: "nero", 1: "attila", 2: "ivan"}, driver="turns", rounds_per_run=4)
    do(again, "P0 >P1 nero / attila", "P1 done", "P2 done", "P0 done", "P1 done")
    assert names(do(again, "P2 done")) == ["lapsed", "slot"]  # with its author's third slot
    short = scene(2, {0: "nero", 1: "attila"}, driver="turns", rounds_per_run=1)
    do(short, "P0 >P1 nero / attila", "P0 done", "P1 ok#1")
    assert owner(short, "nero") == (1, "free")


def test_v62_with_five_and_six_the_second_round_is_for_answers_alone() -> None:
    table = scene(6, {0: "nero", 1: "attila", 5: "ivan"}, driver="turns")
    do(table, "P0 >P1 nero / attila", "P1 >P5 attila / ivan", *(f"P{seat} done" for seat in range(2, 6)))
    assert table.state.prompt(0).code == "slot-answers"
    for words in (">P1 nero / attila", ">* nero / attila"):
        refused(table, f"P0 {words}", "answering-round", "V62")
    listed = {GAME.write(table.state, 0, action) for action in table.state.legal(0)}
    assert {words for words in listed if words[:2] not in SPECIALS} == {"done"}
    do(table, "P0 done")
    refused(table, "P1 re#1 attila / nero", "answering-round", "V62")
    assert {GAME.write(table.state, 1, action) for action in table.state.legal(1)} >= {"ok#1", "no#1", "done"}
    do(table, "P1 no#1", "P1 done", "P2 done")
    assert table.actors == (5,)  # the last half answers from its end
    do(table, "P5 ok#2", "P5 done", "P4 done", "P3 done")
    assert owner(table, "attila") == (5, "free") and table.actors == (0,) and table.state.prompt(0).code == "slot"
    forward = scene(6, driver="turns", second_round="answers")
    do(forward, *(f"P{seat} done" for _ in range(2) for seat in range(6)))
    plain = scene(6, {0: "nero", 1: "attila"}, driver="turns", second_round="all")
    pass_slots(plain, 6)
    do(plain, "P0 >P1 nero / attila")


def test_v62_with_four_everybody_makes_up_to_two_offers_in_the_first_round() -> None:
    table = scene(4, {0: "nero judas", 1: "attila"}, driver="turns")
    assert table.view(None)["slot"] == {"seat": 0, "offers_left": 2}
    do(table, "P0 >P1 nero / attila", "P0 >P1 judas / attila")
    assert table.actors == (1,)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_v62_a_run_lasts_as_long_as_there_is_something_to_gain(seats: int, rounds: int) -> None:
    assert scene(seats, driver="turns").view(None)["run_end"] == seats * rounds
    then = as_then(GAME.options, seats, {}, 2)
    assert (then.get("rounds_per_run", 6), then.get("second_round", "all"), then.get("first_round", 1)) == (6, "all", 1)  # as it was
    assert as_then(GAME.options, seats, {}, 3).get("rounds_per_run", rounds) == (4 if seats == 3 else rounds)


def test_v62_a_game_under_the_first_rules_was_opened_by_the_first_seat() -> None:
    table = scene(3, driver="turns")
    dump = table.state.dump()
    del dump["opener"]
    assert GAME.load(dump).dump() == table.state.dump()


def test_v62_a_slot_may_turn_the_glass_or_run_out_of_time() -> None:
    table = scene(2, driver="turns", rounds_per_run=1, max_idle_rounds=1)
    number = table.view(None)["question"]
    do(table, f"lapse {number}", "P1 done")
    assert table.view(None)["glass"] == "empty"
    events = do(table, "P0 flip2")
    assert names(events)[0] == "flipped" and table.view(None)["run_end"] == 4 and table.actors == (0,)


def finished(seats: int, driver: str, seed: int) -> tuple[list[tuple[int, int]], tuple[int, ...]]:
    """A game among greedy bots, as its actions and its scores."""
    rng, bot = Random(seed), find("greedy")
    game = GAME.new(seats, {"driver": driver, "rounds_per_run": 1, "runs": 2} if driver == "turns" else {"driver": driver, "runs": 1})
    played = []
    while (seat := int(game.mover())) != -3:
        if seat == CHANCE:
            action = rng.choice([outcome for outcome, _ in game.outcomes()])
        else:
            action = game.legal(seat)[0] if seat == avernus.CLOCK else think(bot, GAME, game, seat, rng)
        game.apply(seat, action)
        played.append((seat, action))
    result = game.result()
    assert result is not None and result.scores is not None
    return played, result.scores


def test_v63_same_seed_same_game_with_every_clock() -> None:
    for driver in ("live", "ticks", "turns"):
        assert finished(3, driver, 5) == finished(3, driver, 5)


def test_the_harmless_answer_stands_in() -> None:
    for driver, text in (("turns", "done"), ("ticks", "wait1")):
        table = scene(3, driver=driver)
        assert table.game.write(table.state, 0, table.state.default(0)) == text
    assert state(scene(3)).ask == NONE
