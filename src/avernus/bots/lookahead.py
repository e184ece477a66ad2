"""A bot that compares lines of play instead of averaging them, in games without secrets."""

import threading
from collections.abc import Callable, Sequence
from copy import copy
from random import Random
from types import FunctionType

from avernus.bots.alphabeta import AlphaBeta
from avernus.bots.mcts import SearchBot, counted, lasting
from avernus.bots.thought import Thought, only
from avernus.core.expert import Expert
from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State

SLOWER = 200 if isinstance(AlphaBeta.think, FunctionType) else 1
"""Interpreted, it looks at so many times fewer nodes, and takes a few times longer over them."""


class AlphaBetaBot(SearchBot):
    """Alpha-beta search where the game's expert offers it, tree search elsewhere. By nodes, not by time, it always thinks the same."""

    name = "alphabeta"
    replies = False
    """Does it take but one of several others to reply to it, and not all to be against it?"""

    def __init__(self, playouts: int | None = None, nodes: int | None = None, seconds: float = 0.0) -> None:
        super().__init__(playouts, seconds)
        self.nodes = counted(nodes, "The number of nodes")
        """How many nodes, if not as many as the expert asks for."""

    def within(self, seconds: float) -> "AlphaBetaBot":
        """The same player by time."""
        timed = copy(self)
        timed.playouts, timed.nodes, timed.seconds = None, None, lasting(seconds)
        return timed

    def weigh(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Thought:
        """What the deepest search that the budget allows thinks; tree search where comparing lines does not serve."""
        expert = game.expert()
        if expert is None or expert.nodes == 0 or game.hidden or game.simultaneous:
            return super().weigh(game, seat, imagine, legal, rng)
        if len(legal) == 1:
            return only(legal[0])
        return self.think(expert, imagine(), seat)

    def think(self, expert: Expert, world: State, seat: Seat) -> Thought:
        """What it thinks of a state: the action, its value, the line, and the alternatives."""
        nodes = self.nodes if self.nodes is not None else 0 if self.seconds else max(200, int(expert.nodes) // SLOWER)
        return searcher(expert, world, self.replies).think(world, seat, nodes, self.seconds)


class BestReplyBot(AlphaBetaBot):
    """The same search with the other reduction of more than two seats to two sides; between two it is the same player."""

    name = "best-reply"
    replies = True


SEARCHERS = threading.local()


def searcher(expert: Expert, like: State, replies: bool = False) -> AlphaBeta:
    """This thread's searcher for an expert: its tables take longer to make than to empty."""
    kept: dict[tuple[int, bool], AlphaBeta] = SEARCHERS.__dict__.setdefault("kept", {})
    key = id(expert), replies
    if key not in kept:
        kept[key] = AlphaBeta(expert, like, replies)
    return kept[key]
