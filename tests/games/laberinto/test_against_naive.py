"""The fast rules against a slow reading of the clauses, all through random games."""

from random import Random

import pytest

from avernus.core.seats import CHANCE, NOBODY
from avernus.games.laberinto import steps
from avernus.games.laberinto.rules import Laberinto
from avernus.games.laberinto.rules.building import may_place
from avernus.games.laberinto.verbs import TABLE
from tests.games.laberinto.naive import Naive
from tests.games.laberinto.scenes import GAME

CASES = [
    (3, {}), (4, {}), (5, {}), (6, {}), (3, {"meet": "own"}), (4, {"meet": "free"}), (5, {"match_sides": False}), (6, {"door": "right"}),
    (3, {"teams": 2}), (4, {"dice": True}), (3, {"teams": 2, "dice": True}), (6, {"hidden_hands": True, "late_build": 99}),
    (4, {"dice": True, "exact_die": True, "build": 12}), (5, {"build": 2}), (3, {"build": 1, "hidden_hands": True}),
    (4, {"teams": 2, "build": 0}), (5, {"teams": 2}), (6, {"alliances": 3}), (4, {"alliances": 2, "maze": "ready"}), (5, {"alliances": 2}),
    (6, {"captives": "prism", "maze": "ready"}), (3, {"captives": "prism", "teams": 2, "maze": "ready", "dice": True}),
]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_legal_actions(seats: int, options: dict[str, object]) -> None:
    """L20-L44."""
    rng = Random(f"{seats} {options}")
    state = GAME.new(seats, options | {"max_rounds": 25})
    assert isinstance(state, Laberinto)
    while state.mover() != NOBODY:
        seat = int(state.mover())
        if seat == CHANCE:
            outcomes = state.outcomes()
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            legal = state.legal(seat)
            if rng.random() < 0.15:
                compare(state, seat, {TABLE.write(a) for a in legal})
            active = [a for a in legal if TABLE.known(a).name in ("take", "cross", "back", "mount")]
            action = rng.choice(active if active and rng.random() < 0.5 else legal)
        state.apply(seat, action)
    assert GAME.laws(state) == []


def compare(state: Laberinto, seat: int, legal: set[str]) -> None:
    view = state.view(seat)
    naive = Naive(view, int(state.seats), state.options)
    expected: set[str] = set()
    if may_place(state):
        expected |= naive.placements(seat, view["hands"][seat], view["reserve"])
    if state.step == steps.TURN:
        expected |= naive.movements(seat, int(state.pips))
    assert legal - {"--", "go"} == expected
