"""The toy game of the conformance suite at real tables: chance, hidden cards, several actors at once, a clock."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from avernus.bots import find, think
from avernus.core.seats import Action, Seat
from avernus.play.room import Room
from tests.conformance.toy import ToyGame

games: Any = import_module("avernus.games")


@contextmanager
def toy_game() -> Iterator[None]:
    """The toy among the games."""
    module = ModuleType("avernus.games.toy")
    module.GAME = ToyGame()  # type: ignore[attr-defined]
    sys.modules["avernus.games.toy"] = module
    games.FOLDERS["toy"] = "toy"
    games.find.cache_clear()
    try:
        yield
    finally:
        del games.FOLDERS["toy"], sys.modules["avernus.games.toy"]
        games.find.cache_clear()


class HereThinkers:
    """Bots that think in this process, since the workers know no toys; always from the same seed."""

    async def ask(self, room: Room, seat: Seat, bot: str) -> Action:
        world = room.running().redeal(seat, Random(1))
        return int(think(find(bot), room.game, world, seat, Random(1)))

    async def run(self, work: Any, *args: Any) -> Any:
        return work(*args)

    def close(self) -> None:
        return None
