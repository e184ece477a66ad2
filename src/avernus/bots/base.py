"""What a bot is: it sees what its seat sees, and imagines the rest."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import overload

from avernus.bots.thought import Thought, only
from avernus.core.arguments import shown, whole
from avernus.core.expert import Expert
from avernus.core.fields import game_of
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.core.state import State

DRAW = 62
"""How many bits of luck a game's own player gets for one decision."""


class Bot(ABC):
    """A player of any game."""

    name: str
    skill: int = 1
    """How well it plays where a game has players of its own: 0, 1 or 2."""

    @abstractmethod
    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """One of the legal actions. `imagine()` gives a full state that the seat cannot tell from the true one."""

    def weigh(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Thought:
        """What it thinks of the decision, and not its action alone; a bot that compares nothing knows no more than what it does."""
        return only(self.choose(game, seat, imagine, legal, rng))

    def within(self, seconds: float) -> "Bot":
        """The same player with so much time for a decision; itself, where it does not search."""
        return self


class Legal(Sequence[Action]):
    """A seat's legal actions, listed only when somebody asks for them: where trading is free they are thousands."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.actions: list[Action] | None = None

    def listed(self) -> list[Action]:
        """All of them."""
        if self.actions is None:
            self.actions = self.state.legal(self.seat)
        return self.actions

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self.listed()[index]

    def __len__(self) -> int:
        return len(self.listed())

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed())


def known(expert: Expert, name: str) -> float:
    """A number of an expert, for compiled code: mypyc cannot compile anew what reads one itself without compiling its class anew."""
    return float(getattr(expert, name))


def asked(bot: Bot, game: Game, state: State, seat: Seat, rng: Random) -> Seat:
    """The seat that is to think; `AvernusError` where nobody can be asked so."""
    if not isinstance(bot, Bot):
        raise AvernusError(f"{shown(bot)} is no bot; `bots.find` has them by name.")
    if not isinstance(game, Game) or not isinstance(state, State) or game_of(type(state)).id != game.id:
        raise AvernusError("A bot thinks about a state of the game that it is asked about.")
    if not isinstance(rng, Random):
        raise AvernusError(f"A bot draws from a random.Random, not from {shown(rng)}.")
    number = whole(seat, "A seat")
    if number not in state.actors():
        raise AvernusError(f"Seat {str(number)[:30]} is not to act now.")
    return number


def think(bot: Bot, game: Game, state: State, seat: Seat, rng: Random) -> Action:
    """Ask a bot for its action, without ever showing it the true state."""
    seat = asked(bot, game, state, seat, rng)
    return bot.choose(game, seat, lambda: state.redeal(seat, rng), Legal(state, seat), rng)


def weigh(bot: Bot, game: Game, state: State, seat: Seat, rng: Random) -> Thought:
    """Ask a bot what it thinks, without ever showing it the true state."""
    seat = asked(bot, game, state, seat, rng)
    return bot.weigh(game, seat, lambda: state.redeal(seat, rng), Legal(state, seat), rng)


def think_within(bot: Bot, game: Game, world: State, seat: Seat, rng: Random) -> Action:
    """Ask a bot that has only an imagined world: that one counts as its first, and is not dealt once more."""
    seat = asked(bot, game, world, seat, rng)
    fresh = [world.copy()]
    return bot.choose(game, seat, lambda: fresh.pop() if fresh else world.redeal(seat, rng), Legal(world, seat), rng)
