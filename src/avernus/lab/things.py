"""What an action is about: its verb, and every card, tile, piece or place that a person points at to play it."""

from typing import Final

from avernus.core.game import Game
from avernus.lab.change import ANOTHER

VERB: Final = "verb"
MOST_KNOWN: Final = 200_000
"""So many actions are remembered; where trading is free there are more than memory should hold."""
PLACES: Final = frozenset({
    "area", "cell", "count", "direction", "number", "offer", "owner", "place", "seat", "step", "turn", "way", "zone",
})
"""Kinds that say where, whose or how many, and are no choice of their own: what winners use of them says only that they have come far."""

Things = frozenset[str]


def is_place(thing: str) -> bool:
    """Does a thing only say where, whose or how many?"""
    return thing.partition(":")[0] in PLACES


class ThingsOf(dict[int, Things]):
    """For each action its things, as `kind:name`; found once and remembered."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def __missing__(self, action: int) -> Things:
        verbs = self.game.verbs
        named = {f"{word.kind}:{word.removesuffix(ANOTHER)}" for word in verbs.words(action) if word.kind != "choice"}
        found = frozenset({f"{VERB}:{verbs.known(action).name}", *named})
        if len(self) >= MOST_KNOWN:
            self.clear()
        self[action] = found
        return found
