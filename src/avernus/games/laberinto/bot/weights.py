"""The weights of `things.py`, read once from their data file."""

from importlib import resources
from typing import Final

from avernus.core.weights import read_weights

OWN: Final = {
    "missing": 5, "total": 48, "first": 16, "second": 16, "laden": 4, "hunters": 5, "walkers": 4, "spare": 5, "waiting": 4,
    "prisoners": 4, "returns": 1, "lost": 5, "threat": 24, "threat_prism": 3, "threat_pyramid": 3, "prey": 6, "hunted": 8, "hunting": 8,
    "turn": 6, "ahead": 2, "building": 16, "progress": 1,
}
"""The groups of things in their order, each with how many there are."""
GROUPS: Final = OWN | {f"other_{name}": count for name, count in OWN.items()}
"""Those of the player who looks, then those of the others."""

WEIGHTS: Final = read_weights(resources.files("avernus.games.laberinto").joinpath("data/weights.toml").read_text(encoding="utf-8"), GROUPS)
