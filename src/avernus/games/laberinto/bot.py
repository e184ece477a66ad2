"""What a good player of Laberinto Interior knows."""

from avernus.core.native import i64
from avernus.games.laberinto.rules import Laberinto


def evaluate(state: Laberinto, seat: i64) -> float:
    """How good the state is for a seat."""
    return 0.0
