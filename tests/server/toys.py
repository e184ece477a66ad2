"""The toy game of the conformance suite at real tables: chance, hidden cards, several actors at once, a clock."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from avernus.bots import find, think
from avernus.core.seats import Action, Seat
from avernus.games import registered
from avernus.play.room import Room
from tests.conformance.toy import ToyGame


@contextmanager
def toy_game() -> Iterator[None]:
    """The toy among the games."""
    registered()["toy"] = ToyGame()
    try:
        yield
    finally:
        del registered()["toy"]


class BotsHere:
    """Bots that think in this process, since the workers know no toys; always from the same seed."""

    async def ask(self, room: Room, seat: Seat, bot: str, seed: int | None = None, place: Any = None) -> Action:
        world = room.running().redeal(seat, Random(1))
        return int(think(find(bot), room.game, world, seat, Random(1)))

    async def run(self, place: Any, work: Any, *args: Any, **asked: Any) -> Any:
        return work(*args)

    def close(self) -> None:
        return None
