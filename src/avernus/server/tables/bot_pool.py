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

from avernus.bots import find, think_within
from avernus.core.card_sets import CardFiles
from avernus.core.seats import Action, Seat
from avernus.games import find as find_game
from avernus.play.room import Room
from avernus.server.tables.long_work import Pool
from avernus.server.tables.turns import Place

POLITE: Final = 10
MOST_STUDIES: Final = 64
T = TypeVar("T")
Cards = tuple[tuple[str, CardFiles], ...]


def choose(game: str, cards: CardFiles | None, world: dict[str, Any], seat: Seat, bot: str, seed: int) -> Action:
    """In a worker: the bot's action in a world that its seat cannot tell from the true one."""
    rules = find_game(game)
    if cards is not None:
        rules.learn_cards(cards)
        rules = rules.variant({"cards": cards.tag})
    return int(think_within(find(bot), rules, rules.load(world), seat, Random(seed)))


def ready(cards: Cards) -> None:
    """A worker leaves stopping to its parent, the processor to whoever answers people, and does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    end_with_parent(lambda: os._exit(0))
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
    """The pool, started when the first bot has to think."""

    def __init__(self, processes: int | None = None, cards: Cards = ()) -> None:
        self.processes = processes or max(2, (os.cpu_count() or 2) // 2)
        self.cards = cards
        self.pool = Pool(self.processes, self._made)

    def _made(self) -> Executor:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["avernus.server.tables.bot_pool", "avernus.server.http.studies"])
        return ProcessPoolExecutor(self.processes, mp_context=context, initializer=ready, initargs=(self.cards,))

    async def ask(self, room: Room, seat: Seat, bot: str, seed: int | None = None, place: Place | None = None) -> Action:
        """A bot's action for a seat; a process gets an imagined world, so the truth never leaves this one."""
        seed = secrets.randbits(62) if seed is None else seed
        world = room.running().redeal(seat, Random(seed)).dump()
        return int(await self.run(place or Place(0, room.id), choose, room.game.id, room.game.own_cards, world, seat, bot, seed))

    def hesitation(self, room: Room, seat: Seat, bot: str, action: Action, draw: int) -> float:
        """For how many seconds a person would think about a bot's action, in games against the clock; else 0."""
        return room.game.takes(room.running(), seat, action, find(bot).skill, draw) or 0.0

    async def run(self, place: Place, work: Callable[..., T], *args: Any) -> T:
        """Do something in a worker; once more in a fresh pool if one has died."""
        result: T = await self.pool.run(place, work, *args)
        return result

    async def timed(self, place: Place, work: Callable[..., T], *args: Any) -> tuple[T, float]:
        """The same, with the seconds of processor time that it took."""
        return await self.pool.timed(place, work, *args)

    def close(self) -> None:
        """Let the workers go."""
        self.pool.close()
