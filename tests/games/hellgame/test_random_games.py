"""Random games of every number of seats, with and without options, to their end, under the laws of H27.6."""

from random import Random

import pytest

from avernus.core.events import Event
from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME
from avernus.games.hellgame.steps import FORMALITIES, POINTS


@pytest.mark.parametrize("seed", range(10))
def test_random_games_end_and_break_no_law(seed: int) -> None:
    # H27.3, H27.4, H27.6
    rng = Random(f"hell {seed}")
    options = {o.name: rng.choice(o.samples()) for o in GAME.options if rng.random() < 0.3 and seed >= 5}
    if not 5 <= options.get("max_turns", 20) <= 20:
        options["max_turns"] = 5
    state = GAME.new(2 + seed % 5, options | {"max_turns": 6})
    events: list[Event] = []
    played = 0
    while state.actors():
        if played % 5 == 0:
            assert GAME.laws(state) == []
        seat = state.actors()[0]
        if seat == CHANCE:
            outcomes = state.outcomes()
            assert outcomes and all(weight > 0 for _, weight in outcomes)
            action = rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            legal = state.legal(seat)
            # H0.6, H24: whoever has no choice is asked for form's sake alone, or because there is something to look at.
            assert len(legal) > 1 or state.prompt(seat).code in FORMALITIES | {"conspire-pick"}
            action = rng.choice(legal)
        state.apply(seat, action, events)
        played += 1
    result = state.result()
    assert result is not None and GAME.laws(state) == [] and sorted(result.ranks) == list(range(1, len(result.ranks) + 1))
    assert all(event.clause for event in events)


def test_formalities_are_questions_that_are_always_asked() -> None:  # H24
    always = {point.lower().replace("_", "-") for point, about in POINTS.items() if about.always}
    assert always >= FORMALITIES
