"""What an action is about: its verb, and every card, tile, piece or place that a person points at to play it."""

from typing import Final

from avernus.core.game import Game
from avernus.lab.change import ANOTHER

VERB: Final = "verb"
MOST_KNOWN: Final = 200_000
"""So many actions are remembered; where trading is free there are more than memory should hold."""

Things = frozenset[str]


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
