"""What learning needs to know of Laberinto Interior."""

from random import Random
from typing import Any, Final

from avernus.core.counting import Counting
from avernus.core.expert import Expert
from avernus.core.state import State
from avernus.games.laberinto.bot.expert import TRAVELLER, Traveller
from avernus.games.laberinto.bot.weights import GROUPS, WEIGHTS
from avernus.games.laberinto.rules import Laberinto

SOME: Final = 0.35
"""Turns that follow each other are much alike."""


def expert(weights: list[float]) -> tuple[Expert, Counting]:
    """The game's expert with other weights."""
    found = Traveller(TRAVELLER.lead, TRAVELLER.exploration, TRAVELLER.playouts, weights)
    return found, found.things


def counts(state: State, rng: Random) -> bool:
    """The beginning of some turns, before a triangle is laid."""
    assert isinstance(state, Laberinto)
    return rng.random() < SOME and (state.left == state.late_build or state.late_build == 0)


LEARNT: Final[dict[str, Any]] = {
    "groups": GROUPS, "weights": WEIGHTS, "seats": (3, 4, 4, 5), "options": {"quiet_rounds": 12, "max_rounds": 80},
    "expert": expert, "counts": counts,
}
