"""Bots think in processes of their own, and they are never shown the true state."""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random
from typing import Any, Final, TypeVar

from avernus.bots import find, think_within
from avernus.core.card_sets import CardFiles
from avernus.core.seats import Action, Seat
from avernus.games import find as find_game
from avernus.play.room import Room

POLITE: Final = 5
T = TypeVar("T")


def choose(game: str, cards: CardFiles | None, world: dict[str, Any], seat: Seat, bot: str, seed: int) -> Action:
    """In a worker: the bot's action in a world that its seat cannot tell from the true one."""
    rules = find_game(game)
    if cards is not None:
        rules.learn_cards(cards)
        rules = rules.variant({"cards": cards.tag})
    return int(think_within(find(bot), rules, rules.load(world), seat, Random(seed)))


def _quiet() -> None:
    """Workers leave stopping to their parent, and the processor to whoever answers people."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)


class BotPool:
    """The pool, started when the first bot has to think."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) // 2)
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["avernus.server.tables.bot_pool"])
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_quiet)
        return self.pool

    async def ask(self, room: Room, seat: Seat, bot: str, seed: int | None = None) -> Action:
        """A bot's action for a seat; a process gets an imagined world, so the truth never leaves this one."""
        seed = secrets.randbits(62) if seed is None else seed
        world = room.running().redeal(seat, Random(seed)).dump()
        return int(await self.run(choose, room.game.id, room.game.own_cards, world, seat, bot, seed))

    def hesitation(self, room: Room, seat: Seat, bot: str, action: Action, draw: int) -> float:
        """For how many seconds a person would think about a bot's action, in games against the clock; else 0."""
        return room.game.takes(room.running(), seat, action, find(bot).skill, draw) or 0.0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in a worker; once more in a fresh pool if one has died."""
        for attempt in range(2):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool(), work, *args)
            except BrokenExecutor:
                if attempt:
                    raise
                self.pool = None
        raise AssertionError("the loop returns or raises")

    def close(self) -> None:
        """Let the workers go."""
        if self.pool is not None:
            with contextlib.suppress(Exception):
                self.pool.shutdown(wait=False, cancel_futures=True)
