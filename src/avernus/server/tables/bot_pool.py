"""Bots think, and long calculations are made, in processes of their own; bots are never shown the true state."""

import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from random import Random
from typing import Any, Final, TypeVar

from avernus.bots import LEVELS, find, hosted, named, think_within
from avernus.bots.base import Bot
from avernus.bots.outside import BotFailed, attempt
from avernus.core.card_sets import CardFiles
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.play.room import Room
from avernus.server.tables import cancelling
from avernus.server.tables.long_work import Pool
from avernus.server.tables.turns import Place

POLITE: Final = 10
OUTSIDE_SECONDS: Final = 10.0
"""How long a player from outside may think about a decision while people wait."""
T = TypeVar("T")
Cards = tuple[tuple[str, CardFiles], ...]


def choose(
    game: str, cards: CardFiles | None, world: dict[str, Any], seat: Seat, bot: str, seed: int, seconds: float = OUTSIDE_SECONDS,
) -> Action:
    """In a worker: the bot's action in a world that its seat cannot tell from the true one; `BotFailed` by one from outside."""
    rules = find_game(game)
    if cards is not None:
        rules.learn_cards(cards)
        rules = rules.variant({"cards": cards.tag})
    return asked(rules, rules.load(world), seat, bot, seed, seconds)


def asked(game: Game, world: State, seat: Seat, bot: str, seed: int, seconds: float = OUTSIDE_SECONDS) -> Action:
    """In a worker: the same where the world is at hand."""
    if bot in LEVELS:
        return int(think_within(find(bot), game, world, seat, Random(seed)))
    try:
        return attempt(named(bot).within(seconds), game, world, seat, Random(seed))
    except AvernusError as error:
        raise BotFailed(f"cannot play: {error}") from None


def ready(cards: Cards, flags: Any) -> None:
    """A worker leaves stopping to its parent, the processor to whoever answers people, and does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    end_with_parent(lambda: os._exit(0))
    cancelling.share(flags)
    for game, files in cards:
        find_game(game).learn_cards(files)


def end_with_parent(end: Callable[[], None]) -> None:
    """End this process when the one that started it has ended, however that came about."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        assert parent is not None
        parent.join()
        end()

    if parent is not None:
        threading.Thread(target=wait, name="avernus-parent", daemon=True).start()


class BotPool:
    """The pool, started when the first bot has to think. Players from outside have a process each: they keep nobody else waiting."""

    def __init__(self, processes: int | None = None, cards: Cards = ()) -> None:
        self.processes = processes or max(2, (os.cpu_count() or 2) // 2)
        self.cards = cards
        self.context = multiprocessing.get_context("forkserver")
        self.pool = self._pool(self.processes)
        self.outside: dict[str, Pool] = {}
        self.seconds = OUTSIDE_SECONDS

    def _pool(self, processes: int) -> Pool:
        flags = cancelling.Flags(self.context)

        def made() -> Executor:
            self.context.set_forkserver_preload(["avernus.server.tables.bot_pool", "avernus.server.http.studies"])
            return ProcessPoolExecutor(processes, mp_context=self.context, initializer=ready, initargs=(self.cards, flags.shared))

        return Pool(processes, made, flags=flags)

    async def ask(self, room: Room, seat: Seat, bot: str, seed: int | None = None, place: Place | None = None) -> Action:
        """A bot's action for a seat, or `BotFailed`; a process gets an imagined world, so the truth never leaves this one."""
        if bot not in LEVELS and bot not in hosted:
            raise BotFailed("is not at this server any more")
        seed = secrets.randbits(62) if seed is None else seed
        world = room.running().redeal(seat, Random(seed)).dump()
        place = place or Place(0, room.id)
        args = room.game.id, room.game.own_cards, world, seat, hosted.get(bot, bot), seed, self.seconds
        return int(await self.run(place, choose, *args, bot=bot))

    def hesitation(self, room: Room, seat: Seat, bot: str, action: Action, draw: int) -> float:
        """For how many seconds a person would think about a bot's action, in games against the clock; else 0."""
        return room.game.takes(room.running(), seat, action, find(bot).skill if bot in LEVELS else Bot.skill, draw) or 0.0

    async def run(
        self, place: Place, work: Callable[..., T], *args: Any, spent: Callable[[float], None] | None = None, bot: str | None = None,
    ) -> T:
        """Do something in a worker, or in that of a bot from outside; once more in a fresh one if it has died.

        `spent` is told how many seconds of processor time it took.
        """
        if bot is None or bot in LEVELS:
            result: T = await self.pool.run(place, work, *args, spent=spent)
            return result
        if bot not in self.outside:
            self.outside[bot] = self._pool(1)
        pool = self.outside[bot]
        try:
            result = await pool.run(place, work, *args, spent=spent)
        except BotFailed:
            pool.renew()  # whatever it still does ends with its process; the next question finds a fresh one
            raise
        return result

    def close(self) -> None:
        """Let the workers go."""
        for pool in (self.pool, *self.outside.values()):
            pool.close()
