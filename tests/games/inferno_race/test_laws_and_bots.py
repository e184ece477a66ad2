"""Dumps that cannot be, answers that stand in, the line of play of docs/contract.md, and what bots make of the race."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from avernus.bots import find, think
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE
from avernus.games.inferno_race import GAME
from avernus.games.inferno_race.rules import InfernoRace
from tests.games.inferno_race.scenes import options, play, player, scene, who

Dump = dict[str, Any]
BROKEN: dict[str, Callable[[Dump], object]] = {
    "D3 a fifth imp": lambda d: d["players"][0]["imps"].append(20),
    "D3 two imps on a square": lambda d: d["players"][1].update(imps=[10], dead=3),
    "D2 a step too many": lambda d: d["players"][0].update(imps=[-4, 10], dead=2),
    "D2 no place": lambda d: d["players"][0].update(imps=[99], dead=3),
    "D4 an eighth tile": lambda d: d["tiles"].__setitem__(slice(6, 14), ["death"] * 8),
    "D10 two of a type in the first six": lambda d: d["tiles"].__setitem__(0, d["tiles"][2]),
    "D12 an unseen tile face up": lambda d: d["up"].append(30),
    "D6 a card too many": lambda d: d["deck"].append("c6"),
    "D6 no such card": lambda d: d["deck"].append("z9"),
    "D61 seven cards": lambda d: [d["players"][0]["hand"].append(d["deck"].pop(0)) for _ in range(6)],
    "D5 a gem too many": lambda d: d.update(bag=101),
    "D15 another player's turn": lambda d: d.update(turn=4),
    "D20 no question": lambda d: d.update(steps=[]),
    "D20 an unheard question": lambda d: d.update(steps=[{"step": "dance"}]),
    "D20 a fight out of nothing": lambda d: d.update(steps=[{"step": "main"}, {"step": "gems", "count": 1, "blue": 0, "red": "x"}]),
    "D40 a fight with nobody": lambda d: d.update(steps=[
        {"step": "free", "moved": None},
        {"step": "fight", "at": 30, "acts": 1, "rival": 1, "side": 0, "floor": 0, "attack": 0, "defence": 0}]),
    "D60 a memory of nothing": lambda d: d["memory"][0]["held"].append("c6"),
    "D70 a finished game goes on": lambda d: d.update(ending=1),
    "a list that is none": lambda d: d.update(players="me"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_not_loaded(name: str) -> None:
    good = scene([player([10], "c6"), player([0])]).dump()
    assert GAME.load(copy.deepcopy(good)).dump() == good
    BROKEN[name](good)
    with pytest.raises(AvernusError, match="This is not a state of Inferno"):
        GAME.load(good)


def test_answers_that_stand_in_spend_nothing() -> None:  # D21, D41, D50, D60, D65
    state = scene([player([10], "t1 c6 c6 c6 c6 c6"), player([13], "t2 b1")], {10: "card"})
    assert GAME.write(state, 0, state.default(0)) == "A"
    play(state, "0 A")
    assert GAME.write(state, 0, state.default(0)) == "~"
    play(state, "0 ~")
    assert GAME.write(state, 0, state.default(0)) == "Z0"
    fight = scene([player([10], "c6"), player([13], "b1")], {10: "card"})
    play(fight, "0 roll", "* 3")
    assert GAME.write(fight, 0, fight.default(0)) == "10>13"
    play(fight, "0 10>13")
    assert GAME.write(fight, 0, fight.default(0)) == "#"
    play(fight, "0 c6")
    assert GAME.write(fight, 0, fight.default(0)) == "|"


def test_the_line_of_play_of_the_contract() -> None:
    state = scene([player([-1, 0, 10], "d2.3 c6 a4 t1", gems=2), player([0, 13, 14], "b3 t4 t2")], {13: "treasure"})
    play(
        state, "0 a4^3", "0 roll", "* 3", "0 10>13", "* 10=return", "0 c6", "0 |", "1 b3", "1 t4", "1 |", "0 g", "0 |", "1 #",
        "* red", "* blue", "0 T14:t1", "1 Pt2", "0 Z1", "* =c6",
    )
    assert state.actors() == [1] and who(state, 0)["imps"] == [-2, -1, 0, 13] and who(state, 1)["imps"] == [0, 14]
    play(state, "1 roll", "* 2", "1 14>16", "* 14=card")
    assert state.actors() == [0]  # yellow has neither cards nor gems: his turn ends by itself


def finish(bots: list[str], seed: int, **chosen: Any) -> InfernoRace:
    """A game between bots."""
    rng = Random(seed)
    state = GAME.new(len(bots), chosen)
    assert isinstance(state, InfernoRace)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            outcomes = state.outcomes()
            state.apply(seat, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            state.apply(seat, think(find(bots[seat]), GAME, state, seat, rng))
    return state


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_greedy_beats_random(seed: int) -> None:
    state = finish(["random", "greedy"], seed, target=1)
    result = state.result()
    assert result is not None and result.winners == (1,) and state.turn < 200


def test_greedy_takes_the_throne_and_keeps_out_of_death() -> None:
    state = scene([player([38, 3]), player([0])], {38: "card", 5: "death"})
    play(state, "0 roll", "* 2")
    assert options(state, 0) == {"3>5", "38>40"}
    assert GAME.write(state, 0, think(find("greedy"), GAME, state, 0, Random(1))) == "38>40"
    death = scene([player([20, 10]), player([0])], {20: "card", 10: "card", 22: "death"})
    play(death, "0 roll", "* 2")
    assert GAME.write(death, 0, think(find("greedy"), GAME, death, 0, Random(1))) == "10>12"
