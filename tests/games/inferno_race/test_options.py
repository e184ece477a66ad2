"""What a table may agree on since rules 2: the book's own way, cards at any time, an end to circling, and turns that end by themselves."""

from random import Random
from typing import Any

import pytest

from avernus.bots import find, think
from avernus.core.options import as_then, settle
from avernus.core.record import Record
from avernus.core.seats import CHANCE
from avernus.games.inferno_race import GAME, PATIENCE
from avernus.games.inferno_race.rules import InfernoRace
from avernus.games.inferno_race.rules.end import distance_run
from avernus.games.inferno_race.state import ON_THE_THRONE
from avernus.play.formalities import formal
from avernus.play.table import open_state, replay
from tests.games.inferno_race.scenes import names, options, play, player, refused, scene, table, who


def test_the_book_says_two_imps_and_cards_at_any_time() -> None:  # D26, D70, D72
    book = next(preset for preset in GAME.presets if preset.name == "book")
    for seats in GAME.seats:
        settled = settle(GAME.options, seats, book.values)
        assert (settled["target"], settled["any_time"], settled["quiet_rounds"], settled["max_rounds"]) == (2, True, 0, 0)
    assert [settle(GAME.options, seats, {})["target"] for seats in GAME.seats] == [3, 2, 2, 2]


def test_a_game_of_the_first_rules_stays_what_it_was() -> None:  # D70, D72
    then, _ = open_state(GAME, 3, {}, None, 1)
    assert then.view(None)["target"] == 3 and then.view(None)["quiet"]["limit"] == 0
    now, _ = open_state(GAME, 3, {}, None)
    assert now.view(None)["target"] == 2 and now.view(None)["quiet"]["limit"] == 240
    old = Record(game=GAME.id, rules=1, seats=3, options={"stairs": 5}, table="x", commit="")
    replayed = replay(old).state.dump()["options"]
    assert (replayed["target"], replayed["stairs"], replayed["quiet_rounds"]) == (3, 5, 0)
    dump = scene([player([10]), player([0]), player([0])]).dump()
    for new in ("target", "quiet_rounds", "any_time"):
        del dump["options"][new]
    del dump["arrival"]
    loaded, _ = open_state(GAME, 3, {}, dump, 1)
    assert loaded.dump()["options"]["target"] == 3 and loaded.dump()["arrival"] == dump["turn"]


# -- D26 at any time ------------------------------------------------------------------------------


def fight(**chosen: Any) -> InfernoRace:
    """Red, with an angel, a treasure and gems, has come to yellow's square 13."""
    state = scene(
        [player([10, 20], "a1 g1 b1", gems=4), player([13], "c6 a2 g2", gems=5)], {10: "card", 13: "card", 22: "card"}, **chosen)
    play(state, "0 roll", "* 3", "0 10>13")
    return state


def test_the_attacker_plays_cards_before_adding_anything() -> None:  # D26, D41
    state = fight(any_time=True)
    assert {"a1^1", "a1^4", "loot g1", "S22", "b1", "g", "#"} <= options(state, 0)
    events = play(state, "0 a1^1", "0 loot g1", "* red", "* red", "0 S22")
    assert who(state, 0)["imps"] == [0, 20] and who(state, 0)["gems"] == 3 and state.actors() == [0]
    assert names(events)[:2] == ["angel-played", "treasure-played"]
    play(state, "0 b1")
    assert refused(state, 0, "S25") == ("not-now", "D26") and options(state, 0) == {"g", "|"}
    play(state, "0 |")
    assert refused(state, 1, "a2^1") == ("not-now", "D26")  # it is not the defender's turn
    play(state, "1 g", "1 |")
    assert options(state, 0) >= {"S25", "g", "#"}  # a new go, in which nothing was added yet


def test_without_the_option_a_fight_is_not_interrupted() -> None:  # D26
    state = fight()
    assert options(state, 0) == {"a1", "g1", "b1", "g", "#"}
    for text in ("a1^1", "loot g1", "S22"):
        assert refused(state, 0, text) == ("not-now", "D26")


def test_a_card_played_when_another_is_due_makes_room() -> None:  # D26, D60
    state = scene([player([10], "a1 c6 c6 c6 c6 c6"), player([0])], any_time=True)
    play(state, "0 A")
    assert options(state, 0) == {"a1^1", "a1^2", "a1^3", "a1^4", "~a1", "~c6", "~"}
    play(state, "0 a1^2", "* =w1")
    assert who(state, 0)["hand"] == ["w1", "c6", "c6", "c6", "c6", "c6"] and who(state, 0)["imps"] == [-1, 10]
    closed = scene([player([10], "a1 c6 c6 c6 c6 c6"), player([0])])
    play(closed, "0 A")
    assert refused(closed, 0, "a1^2") == ("not-now", "D26")


def test_nothing_is_played_after_a_purchase() -> None:  # D25, D26
    state = scene([player([10], "a1 c6 c6 c6 c6 c6", gems=5), player([0])], any_time=True, steps=[{"step": "free", "moved": None}])
    play(state, "0 Z1")
    assert options(state, 0) == {"~a1", "~c6"} and refused(state, 0, "a1^1") == ("not-now", "D26")


def test_an_angel_card_while_an_angel_tile_asks_for_a_step() -> None:  # D26, D46
    state = scene([player([10, 0, 20], "a1 c6"), player([1])], {10: "card", 13: "angel"}, any_time=True)
    play(state, "0 roll", "* 3", "0 10>13")
    assert options(state, 0) == {"a1^2", "a1^3", "a1^4", "^2", "^3", "^4"}
    play(state, "0 a1^3")
    assert who(state, 0)["imps"] == [-2, 0, 13, 20] and who(state, 0)["dead"] == 0  # nobody is left for the tile
    assert state.dump()["steps"][-1]["step"] == "free"


def test_an_imp_that_is_sent_home_finds_its_step() -> None:  # D26, D49
    seen = {1: "card", 3: "angel", 5: "death", 10: "card", 13: "return"}
    state = scene([player([10, 0], "a1 a2 c6"), player([1])], seen, any_time=True, stairs=3)
    play(state, "0 roll", "* 3", "0 10>13")
    assert options(state, 0) == {"a1^2", "a1^3", "a2^2", "a2^3", "^2", "^3"}
    play(state, "0 a1^2")
    assert who(state, 0)["imps"] == [-2, -1, 0] and who(state, 0)["dead"] == 1  # step 3 was the only one left


@pytest.mark.parametrize("seats", [2, 5])
def test_worlds_look_alike_where_cards_come_at_any_time(seats: int) -> None:  # D26
    state = GAME.new(seats, {"any_time": True, "target": 4, "quiet_rounds": 0})
    assert isinstance(state, InfernoRace)
    rng = Random(seats)
    above = set()
    for step in range(2500):
        if not state.actors():
            break
        seat = state.actors()[0]
        kinds = [question["step"] for question in state.questions()]
        if len(kinds) > 1 and kinds[-1] in ("gems", "tile") and kinds[-2] in ("fight", "step", "room"):
            above.add(kinds[-2])
            assert GAME.load(state.dump()).dump() == state.dump()
            world = state.redeal(seats - 1, Random(step))
            assert GAME.laws(world) == [] and world.view(seats - 1) == state.view(seats - 1)
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            legal = state.legal(seat)
            windows = [each for each in legal if each >> 12 in (7, 8, 9)]
            action = rng.choice(windows) if windows and kinds and kinds[-1] in ("fight", "step", "room") else rng.choice(legal)
        state.apply(seat, action)
    assert above >= {"room", "step"} if seats == 2 else "fight" in above
    assert GAME.laws(state) == []


# -- D72 circling ---------------------------------------------------------------------------------


def test_nobody_comes_to_the_throne_any_more() -> None:  # D71, D72
    state = scene([player([10]), player([30, 0], throne=1), player([-1], throne=1)], quiet_rounds=2)
    for seat in (0, 1, 2, 0, 1):
        play(state, f"{seat} A", "* =c6", f"{seat} Z0")
    assert state.result() is None
    events = play(state, "2 A", "* =c6", "2 Z0")
    result = state.result()
    assert result is not None and (result.reason, result.clause, result.ranks) == ("quiet", "D72", (3, 1, 2))
    assert events[-1].name == "ended-quiet" and events[-1].params == {"rounds": 2} and state.actors() == []


def test_an_arrival_begins_the_count_anew() -> None:  # D72
    state = scene([player([38, 10]), player([0])], {38: "card"}, quiet_rounds=1)
    play(state, "0 A", "* =c6", "0 Z0", "1 A", "* =c6", "1 Z0")
    assert state.result() is not None
    state = scene([player([38, 10]), player([0])], {38: "card"}, quiet_rounds=1)
    play(state, "0 roll", "* 2", "0 38>40", "1 A", "* =c6", "1 Z0")
    assert state.result() is None and state.view(None)["quiet"] == {"turns": 2, "limit": 2}
    play(state, "0 A", "* =c6", "0 Z0")
    assert state.result() is not None


def test_everybody_is_told_ten_rounds_before() -> None:  # D72
    state = scene([player([10]), player([0])], quiet_rounds=12)
    for seat in (0, 1, 0):
        assert "quiet" not in names(play(state, f"{seat} A", "* =c6", f"{seat} Z0"))
    warned = [event for event in play(state, "1 A", "* =c6", "1 Z0") if event.name == "quiet"]
    assert [(event.clause, event.params) for event in warned] == [("D72", {"quiet": 2, "left": 10})]
    assert not any(event.name == "quiet" for event in play(state, "0 A", "* =c6", "0 Z0"))


def test_every_game_by_default_has_a_bound() -> None:  # D71, D72
    for seats in GAME.seats:
        usual = settle(GAME.options, seats, {})
        bound = GAME.longest(seats, usual)
        assert bound is not None and bound == (usual["max_rounds"] * seats + 1) * 1000
        endless = settle(GAME.options, seats, {"max_rounds": 0})
        assert GAME.longest(seats, endless) == (80 * (seats * (usual["target"] - 1) + 1) * seats + 1) * 1000
        assert GAME.longest(seats, settle(GAME.options, seats, {"quiet_rounds": 0, "max_rounds": 0})) is None
        assert GAME.longest(seats, settle(GAME.options, seats, {"max_rounds": 7})) == (7 * seats + 1) * 1000


def test_the_last_round_comes_by_itself_and_is_told_in_good_time() -> None:  # D71
    for seats in GAME.seats:
        assert settle(GAME.options, seats, {})["max_rounds"] == (200 if seats == 2 else 120)
        assert settle(GAME.options, seats, as_then(GAME.options, seats, {}, 2))["max_rounds"] == 0
    state = scene([player([10]), player([12])], max_rounds=12)
    assert state.view(None)["rounds_left"] == 11, "the second of twelve is being played"
    told = play(state, "0 A", "* =c6", "0 Z0", "1 A", "* =c6", "1 Z0")
    assert [(event.params, event.clause) for event in told if event.name == "nearing"] == [({"left": 10}, "D71")]
    assert scene([player([10]), player([12])], max_rounds=0).view(None)["rounds_left"] is None


# -- the ranking --------------------------------------------------------------------------------


def test_ties_are_broken_by_places_and_shared_after_that() -> None:  # D71
    state = scene(
        [player([10, 5]), player([14, 1]), player([16, -1]), player([17, 15, -3])], max_rounds=2, active=3)
    play(state, "3 A", "* =c6", "3 Z0")
    result = state.result()
    # 10 + 5 - 8, 14 + 1 - 8 and 16 - 1 - 8 are equal; 17 + 15 - 3 - 4 is more
    assert result is not None and result.ranks == (2, 2, 2, 1)
    ahead = scene([player([39, 38, 37, 36]), player([-1], throne=1)], max_rounds=2, active=1)
    play(ahead, "1 A", "* =c6", "1 Z0")
    best = ahead.result()
    assert best is not None and best.ranks == (2, 1)  # an imp at home before any distance
    throne = scene([player([38, 0]), player([-3], throne=1)], {38: "card"}, max_rounds=2, active=0)
    play(throne, "0 roll", "* 2", "0 38>40", "1 A", "* =c6", "1 Z0")
    last = throne.result()
    assert last is not None and last.ranks == (1, 2)  # 40 + 0 - 8 against 40 - 3 - 8


# -- turns that end by themselves, and bots that do not wait for ever --------------------------------


def test_where_one_answer_is_possible_the_table_gives_it() -> None:  # D25, D34, D41, D50
    asked = scene([player([10], "c6"), player([0])], {10: "card"})
    play(asked, "0 roll", "* 2", "0 10>12")
    assert options(asked, 0) == {"Z0"} and formal(GAME, asked, 0)
    choice = scene([player([10], "c6", gems=1), player([0])], {10: "card"})
    play(choice, "0 roll", "* 2", "0 10>12")
    assert options(choice, 0) == {"Z0", "Z1"} and not formal(GAME, choice, 0)
    nothing = scene([player([38]), player([0])], {38: "card"})
    play(nothing, "0 roll", "* 5")
    assert formal(GAME, nothing, 0)
    hopeless = scene([player([10]), player([13])], {10: "card"})
    play(hopeless, "0 roll", "* 3", "0 10>13")
    assert formal(GAME, hopeless, 0)
    struck = scene([player([3], "t1"), player([8], "b1")], {3: "card"})
    play(struck, "0 roll", "* 4", "0 3>7", "0 T8:t1")
    assert formal(GAME, struck, 1) and not formal(GAME, struck, 0)


def test_bots_look_for_something_else_after_a_while() -> None:  # D72
    state = scene([player([10]), player([0])])
    assert not GAME.stuck(state)
    state.turn = PATIENCE * 2 + state.arrival
    assert not GAME.stuck(state)
    state.turn += 1
    assert GAME.stuck(state)


def test_greedy_thinks_of_a_banana_before_it_rolls() -> None:  # D31
    with_banana = scene([player([34], "b1", throne=2), player([0], "")], {34: "card"})
    without = scene([player([34], "d1.4", throne=2), player([0], "")], {34: "card"})
    for state in (with_banana, without):
        play(state, "0 roll", "* 5")
    assert GAME.evaluate(with_banana, 0) > 50.0 > GAME.evaluate(without, 0)


def test_a_table_that_stalled_comes_to_an_end() -> None:  # D72
    """All wait on steps and early squares without a card or a gem: the bots of the first rules stayed there for thousands of turns."""
    state = scene([player([-2, -1, 0, 9]), player([3, 4, 7]), player([-2, -1, 0, 1]), player([0, 5], throne=1)], bag=0)
    rng = Random(2)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            outcomes = state.outcomes()
            state.apply(seat, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            state.apply(seat, think(find("random"), GAME, state, seat, rng))
    result = state.result()
    assert result is not None and (result.reason == "quiet" or state.ending == ON_THE_THRONE)
    assert state.turn <= 80 * 4 * 5


def test_a_new_table_has_the_defaults() -> None:  # D70, D72
    view = table(3, "usual").view(None)
    assert view["target"] == 2 and view["quiet"] == {"turns": 1, "limit": 240}


def test_the_dead_cost_four_places_each() -> None:  # D71
    state = scene([player([10, 9, 8, 7]), player([20, 6, 5]), player([30, 4])])
    assert [distance_run(state, seat) for seat in range(3)] == [34, 27, 26]


def test_the_view_counts_rounds() -> None:
    state = scene([player([10]), player([11]), player([12])])
    assert (state.view(None)["turn"], state.view(None)["round"]) == (4, 2)
    play(state, "0 A", "* =c6", "0 Z0")
    assert (state.view(None)["turn"], state.view(None)["round"]) == (5, 2)


def test_a_last_step_onto_the_throne_is_a_move() -> None:  # D34
    state = scene([player([38]), player([0])], {38: "card"})
    play(state, "0 roll", "* 2")
    assert options(state, 0) == {"38>40"} and state.prompt(0).code == "move" and refused(state, 0, "nomove") == ("must-move", "D34")
