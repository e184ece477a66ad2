"""Conservation laws, and states that cannot be: nothing of a broken dump is believed."""

from random import Random
from typing import Any

import pytest

from avernus import AvernusError
from avernus.core.seats import CHANCE, CLOCK
from avernus.games.inferno_trade import GAME
from tests.games.inferno_trade.scenes import do, scene


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("driver", ["live", "ticks", "turns"])
def test_souls_and_special_cards_are_conserved(seats: int, driver: str) -> None:
    """V2, V4: random games with short clocks; every card is in one place after every action."""
    rng = Random(seats)
    state = GAME.new(seats, {"driver": driver, "runs": 2, "rounds_per_run": 2})
    steps = 0
    while (actors := state.actors()) and steps < 400:
        seat = rng.choice(actors)
        legal = [action for action, _ in state.outcomes()] if seat == CHANCE else state.legal(seat)
        specials = [action for action in legal if 11 <= action >> GAME.verbs.width <= 15]
        state.apply(seat, rng.choice(specials if specials and rng.random() < 0.2 else legal))
        assert GAME.laws(state) == []
        steps += 1
    assert steps > 20 and (actors == [] or CLOCK not in actors or steps == 400)


def broken(**changes: Any) -> dict[str, Any]:
    table = scene(3, {0: "nero", 1: "attila"}, {0: "SO"})
    do(table, "P0 >P1 nero / attila")
    return table.state.dump() | changes


@pytest.mark.parametrize("changes", [
    {"free": [0] * 6}, {"free": [1, 1, 1, 0, 0, 0]}, {"fixed": [0, 0, 0, 1, 0, 0]}, {"specials": [9] * 18}, {"specials": [0] * 18},
    {"played": [0, 0]}, {"values": [1] * 108}, {"handed": 1}, {"readied": 0}, {"step": 9}, {"step": 5}, {"run": 4},
    {"t": 120_000, "run": 3},
    {"t": -1}, {"offers": [[1, 0, 0, 1, 1, 0]]}, {"offers": [[9, 0, 1, 1, 1, 0]]}, {"offers": "x"}, {"offers": [[1]]}, {"next_id": 7},
    {"ask": 1, "rival": 0}, {"ask": 2}, {"picks": [1, 0, 0, 0, 0, 0]}, {"lowered": [1] + [0] * 17}, {"out": True},
    {"aside": 1}, {"wake": None},
    {"seats": 9}, {"options": {"driver": "sundial"}}, {"options": 3}, {"free": [2**80] * 6}, {"made": [2] * 6},
], ids=str)
def test_a_dump_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(AvernusError):
        GAME.load(broken(**changes))
    assert GAME.load(broken()).dump() == broken()
