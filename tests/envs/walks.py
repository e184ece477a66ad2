"""Random games for the tests of environments."""

from collections.abc import Iterator
from random import Random
from typing import Any

import avernus
from avernus.core.encoding import Encoding
from avernus.core.game import Game
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State

CASES = [(name, seats) for name in avernus.games() for seats in avernus.game(name).seats]


def encoding_of(game: Game) -> Encoding:
    """The encoding, which every game here has."""
    found = game.encoding()
    assert found is not None
    return found


def walk(game: Game, seats: int, most: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[tuple[State, int]]:
    """The states of a random game in which a player is to act, and who it is."""
    state, rng = game.new(seats, options), Random(seed)
    for _ in range(most):
        seat = int(state.mover())
        if seat == NOBODY:
            return
        if seat == CHANCE:
            actions, weights = zip(*state.outcomes(), strict=True)
            state.apply(CHANCE, rng.choices(actions, weights)[0])
        elif seat == CLOCK:
            state.apply(CLOCK, state.legal(CLOCK)[0])
        else:
            yield state, seat
            state.apply(seat, rng.choice(state.legal(seat)))


def observed(encoding: Encoding, state: State, seat: int) -> list[int]:
    """An observation as a list; no place of it is written twice."""
    canvas = encoding.canvas(1)
    canvas.begin(0)
    encoding.observe(state, seat, canvas)
    canvas.end(0)
    used = int(canvas.used[0])
    assert len({int(canvas.marks[i]) for i in range(used)}) == used
    return [int(number) for number in canvas.out]
