"""Company with a temper: players who are no weaker or stronger by a number, but want other things.

A game says which tempers its own player has (`Game.tempers`). Elsewhere such a bot plays as a level does.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from avernus.bots.base import DRAW, Bot
from avernus.bots.levels import MANNERS, LevelBot
from avernus.bots.simple import best_of
from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State

NAMES: Final = ("raider", "hoarder", "diplomat", "generous", "stubborn", "bluffer")
"""All that any game has."""
ELSEWHERE: Final = LevelBot("fury", MANNERS["fury"])


class TemperBot(Bot):
    """The game's own player in one of its tempers."""

    skill = 2

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """What somebody of this temper does."""
        number = game.tempers.get(self.name)
        if number is None:
            return ELSEWHERE.choose(game, seat, imagine, legal, rng)
        world = imagine()
        advice = game.advise(world, seat, number, rng.getrandbits(DRAW))
        return best_of(game, world, seat, legal, rng) if advice is None else advice


TEMPERS: Final[tuple[Bot, ...]] = tuple(TemperBot(name) for name in NAMES)
