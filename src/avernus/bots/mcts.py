"""A bot that looks many actions ahead, in games that have an expert for it."""

from collections.abc import Callable, Sequence
from random import Random
from types import FunctionType

from avernus.bots.base import DRAW
from avernus.bots.search import search
from avernus.bots.simple import GreedyBot
from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State

WORLDS = 16
"""How many worlds it imagines, where something is hidden."""
SLOWER = 12 if isinstance(search, FunctionType) else 1
"""Interpreted, it looks at so many times fewer positions, and takes a few times longer over them."""


class SearchBot(GreedyBot):
    """Tree search over imagined worlds; as many playouts as the game's expert asks for, whatever the clock says."""

    name = "mcts"
    skill = 2

    def __init__(self, playouts: int | None = None) -> None:
        self.playouts = playouts
        """How many playouts, if not as many as the expert asks for."""

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """The action that the search tried most often; one look ahead where the game has no expert."""
        expert = game.expert()
        if expert is None:
            return super().choose(game, seat, imagine, legal, rng)
        if len(legal) == 1:
            return legal[0]
        worlds = [imagine() for _ in range(WORLDS if game.hidden else 1)]
        playouts = self.playouts or int(expert.playouts) // SLOWER
        return int(search(worlds, seat, expert, playouts, rng.getrandbits(DRAW) & 0x7FFFFFFF))
