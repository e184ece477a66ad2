"""What a good player of the race knows."""

from avernus.core.native import i64
from avernus.games.inferno_race.rules import InfernoRace


def evaluate(state: InfernoRace, seat: i64) -> float:
    """How good the position is for a seat."""
    return 0.0
