"""The weights of `things.py`, read once from their data file."""

from importlib import resources
from typing import Final

from avernus.core.weights import read_weights

GROUPS: Final = {
    "front": 180, "behind": 45, "missing": 4, "gone": 3, "dead": 1, "gems": 16, "cards": 11, "force": 1, "own_hand": 7,
    "other_hand": 7, "track": 5, "turn": 3, "threat": 3, "fork": 2, "tiles_ahead": 6, "own_ahead": 1, "others_ahead": 3, "near": 4,
    "surplus": 1,
}
"""The groups of things in their order, each with how many there are."""
DATA: Final = resources.files("avernus.games.inferno_race").joinpath("data/weights.toml")
WEIGHTS: Final = read_weights(DATA.read_text(encoding="utf-8"), GROUPS)
