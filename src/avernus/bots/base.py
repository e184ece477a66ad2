"""What a bot is: it sees what its seat sees, and imagines the rest."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State


class Bot(ABC):
    """A player of any game."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions. `imagine()` gives a full state that the seat cannot tell from the true one."""


def think(bot: Bot, game: Game, state: State, seat: Seat, rng: Random) -> Action:
    """Ask a bot for its action, without ever showing it the true state."""
    return bot.choose(game, seat, lambda: state.redeal(seat, rng), state.legal(seat), rng)
