"""A bot that looks many actions ahead and averages what it sees, in games that have an expert for it."""

from collections.abc import Callable, Sequence
from copy import copy
from math import inf
from random import Random
from types import FunctionType
from typing import Any

from avernus.bots.base import DRAW
from avernus.bots.search import ponder
from avernus.bots.simple import GreedyBot
from avernus.bots.thought import Thought, only
from avernus.core.arguments import shown, whole
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.core.state import State

WORLDS = 16
"""How many worlds it imagines, where something is hidden."""
SLOWER = 12 if isinstance(ponder, FunctionType) else 1
"""Interpreted, it looks at so many times fewer positions, and takes a few times longer over them."""


def counted(number: Any, what: str) -> int | None:
    """A budget in numbers, or none; `AvernusError` for what cannot be one."""
    if number is None:
        return None
    count = whole(number, what)
    if count < 0:
        raise AvernusError(f"{what} is at least 0, not {shown(number)}.")
    return count


def lasting(seconds: Any) -> float:
    """A budget of time; `AvernusError` for what cannot be one."""
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0.0 <= seconds < inf:
        raise AvernusError(f"A bot thinks for so many seconds, 0 or more, not {shown(seconds)}.")
    return float(seconds)


class SearchBot(GreedyBot):
    """Tree search over imagined worlds: as many playouts as the game's expert asks for, whatever the clock says; or by time."""

    name = "mcts"
    skill = 2

    def __init__(self, playouts: int | None = None, seconds: float = 0.0) -> None:
        self.playouts = counted(playouts, "The number of playouts")
        """How many playouts, if not as many as the expert asks for."""
        self.seconds = lasting(seconds)
        """How long; 0: as long as the playouts take."""

    def within(self, seconds: float) -> "SearchBot":
        """The same player by time."""
        timed = copy(self)
        timed.playouts, timed.seconds = None, lasting(seconds)
        return timed

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """The action that the search found best; one look ahead where the game has no expert."""
        if game.expert() is None:
            return super().choose(game, seat, imagine, legal, rng)
        return int(self.weigh(game, seat, imagine, legal, rng).action)

    def weigh(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Thought:
        """What the search thinks."""
        expert = game.expert()
        if expert is None:
            return super().weigh(game, seat, imagine, legal, rng)
        if len(legal) == 1:
            return only(legal[0])
        worlds = [imagine() for _ in range(WORLDS if game.hidden else 1)]
        playouts = self.playouts or (0 if self.seconds else int(expert.playouts) // SLOWER)
        exact = not (game.hidden or game.chance or game.simultaneous)
        return ponder(worlds, seat, expert, playouts, self.seconds, rng.getrandbits(DRAW) & 0x7FFFFFFF, exact)
