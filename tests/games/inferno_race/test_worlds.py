"""What a seat knows and does not know: hands, draws, reshuffles, and goes in the middle of a fight."""

import json
from random import Random

import pytest

from avernus.core.seats import COVERED, OPEN
from avernus.games.inferno_race import GAME
from avernus.games.inferno_race.board import CARDS
from avernus.games.inferno_race.rules import InfernoRace
from tests.games.inferno_race.scenes import play, player, scene, table, who


def test_hands_are_hidden_and_sizes_are_public() -> None:  # D13
    state = table(3, "hidden").state
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert [p["cards"] for p in view["players"]] == [3, 3, 3]
        assert ("hand" in view) == (viewer is not None)
        assert all("hand" not in p for p in view["players"])
    text = json.dumps(state.redeal(0, Random(1)).view(0))
    assert text == json.dumps(state.view(0))


def test_only_the_drawer_sees_the_card() -> None:  # D60
    state = scene([player([10]), player([0]), player([0])])
    play(state, "0 A")
    action = GAME.read(state, -1, "=c6")
    assert action is not None
    assert [state.sees(viewer, -1, action) for viewer in (0, 1, 2, None)] == [OPEN, COVERED, COVERED, COVERED]
    drawn = [event for event in play(state, "* =c6") if event.name in ("drew", "card-drawn")]
    assert [(event.name, event.to) for event in drawn] == [("card-drawn", None), ("drew", (0,))]
    assert "card" not in drawn[0].params


def test_two_players_know_each_other_after_a_reshuffle() -> None:  # D60
    state = scene([player([10], "c6"), player([0], "w1 t2 b3")], deck="")
    play(state, "0 A")  # the discards become the deck: red can tell what yellow holds
    for seed in range(20):
        assert who(state.redeal(0, Random(seed)), 1)["hand"] == ["w1", "b3", "t2"]
    play(state, "* =a1", "0 Z0", "1 A", "* =d1.4")
    hands = [who(state.redeal(0, Random(seed)), 1)["hand"] for seed in range(40)]
    assert all({"w1", "b3", "t2"} <= set(hand) and len(hand) == 4 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5  # the fourth card may be any


def test_a_card_that_was_kept_is_forgotten_when_it_is_seen_to_leave() -> None:  # D60
    state = scene([player([10], "c6"), player([0], "w1 t2 b3")], deck="")
    play(state, "0 A", "* =a1", "0 Z0", "1 C w1", "1 0>2", "1 Z0")
    assert state.view(0)["memory"]["held"] == ["b3", "t2"] and state.view(0)["memory"]["old"] == [0, 2]
    assert all(who(state.redeal(0, Random(seed)), 1)["hand"] == ["b3", "t2"] for seed in range(20))


def test_who_adds_in_a_fight_can_go_on() -> None:  # D41
    state = scene([player([10], "c6 c6"), player([13], "b1 c6 c6")], {10: "card"})
    play(state, "0 roll", "* 3", "0 10>13", "0 c6", "0 c6", "0 |", "1 b1")
    for viewer in (0, None):
        worlds = [state.redeal(viewer, Random(seed)) for seed in range(40)]
        for world in worlds:
            assert world.force[1] >= 11 and GAME.laws(world) == []  # twelve are needed, one is there
        assert {int(world.force[1]) for world in worlds} == {11, 12}  # as much as is needed, or the most that two cards can be


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_worlds_look_alike_through_a_long_game(seats: int) -> None:  # D60
    state = GAME.new(seats)
    assert isinstance(state, InfernoRace)
    rng = Random(seats)
    for step in range(1500):
        if not state.actors():
            break
        seat = state.actors()[0]
        if seat < 0:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            action = rng.choice(state.legal(seat))
        if step % 50 == 0:
            for viewer in (None, *range(seats)):
                world = state.redeal(viewer, Random(step))
                assert GAME.laws(world) == [] and world.view(viewer) == state.view(viewer)
                assert world.redeal(viewer, Random(3)).dump() == state.redeal(viewer, Random(3)).dump()
        state.apply(seat, action)
    assert state.shuffles > 0 and GAME.laws(state) == []


def test_after_a_fight_nothing_is_promised_any_more() -> None:  # D41, D43
    state = scene([player([10], "c6 c6 b5"), player([13], "b1 c6 c6 a1")], {10: "card"})
    play(state, "0 roll", "* 3", "0 10>13", "0 c6", "0 |")
    assert min(int(state.redeal(0, Random(seed)).force[1]) for seed in range(60)) < 11  # nothing added yet: any hand
    play(state, "1 b1")
    assert all(int(state.redeal(viewer, Random(seed)).force[1]) >= 5 for seed in range(60) for viewer in (0, None))
    assert min(int(state.redeal(0, Random(seed)).force[1]) for seed in range(200)) == 5, "and not more than it takes"
    play(state, "1 c6", "1 |", "0 b5", "0 |", "1 #")
    for viewer in (0, None):
        worlds = [state.redeal(viewer, Random(seed)) for seed in range(60)]
        assert all(GAME.laws(world) == [] and world.view(viewer) == state.view(viewer) for world in worlds)
        assert all(len(who(world, 1)["hand"]) == 2 for world in worlds)
        assert min(int(world.force[1]) for world in worlds) < 5


def test_every_kind_of_card_that_was_kept_stays_in_the_other_hands() -> None:  # D60
    kept = CARDS[0]  # the first kind, too
    state = scene([player([10], "c6"), player([0], f"{kept} t2")], deck="")
    play(state, "0 A")
    assert state.view(0)["memory"]["held"] == sorted([kept, "t2"], key=CARDS.index)
    for seed in range(10):
        world = state.redeal(0, Random(seed))
        assert who(world, 1)["hand"] == sorted([kept, "t2"], key=CARDS.index) and GAME.laws(world) == []
