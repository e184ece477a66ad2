"""What a move costs: the state is copied once for each action, and worlds are dealt anew once for each decision of a bot."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import avernus
from avernus.server.tables.bot_pool import BotPool
from tests.conformance.toy import Toy
from tests.server.harness import Client, Player, running
from tests.server.toys import toy_game


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How often states of the toy were copied and dealt anew; the copy that a new deal makes is not counted."""
    found: Counter[str] = Counter()
    copy, redeal = Toy.copy, Toy.redeal

    def counting_copy(self: Toy) -> Toy:
        found["copies"] += 1
        return copy(self)

    def counting_redeal(self: Toy, seat: int | None, rng: Any) -> Toy:
        found["redeals"] += 1
        found["copies"] -= 1
        return redeal(self, seat, rng)

    monkeypatch.setattr(Toy, "copy", counting_copy)
    monkeypatch.setattr(Toy, "redeal", counting_redeal)
    with toy_game():
        yield found


def test_the_library_copies_once_for_each_action(counted: Counter[str]) -> None:
    table = avernus.new_table("toy", 3, seed=1)
    rng = Random(1)
    while table.actors and table.match.played < 20:
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal(seat)))
    assert counted == Counter(copies=table.match.played)


async def test_the_server_copies_once_for_each_action_however_many_look_on(counted: Counter[str], tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, player = await seated(client)
        live = client.server.hub.tables[table]  # type: ignore[attr-defined]
        room = live.room
        for _ in range(12):
            seats = [seat for seat in room.actors() if seat >= 0]
            if not seats:
                break
            async with live.lock:  # what time brings about is a copy before it is true
                before = counted["copies"], room.played
            done = await player.ask(do=room.game.write(room.running(), seats[0], room.running().legal(seats[0])[0]), seat=seats[0])
            assert done["type"] == "done"
            async with live.lock:
                assert counted["copies"] - before[0] == room.played - before[1] > 0
        assert counted["redeals"] == 0


async def seated(client: Client) -> tuple[str, Player]:
    """A table of the toy with one client for all its seats, and a spectator."""
    table = await client.table("toy", seats=3)
    tokens = [(await client.sit(table, seat))[1] for seat in range(3)]
    player = await client.live(table, *tokens)
    await client.live(table)
    return table, player


async def test_a_bot_is_dealt_one_world_for_a_decision(
    counted: Counter[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def here(pool: BotPool, place: Any, work: Any, *args: Any, **_: Any) -> Any:
        return work(*args)  # as a worker does it

    monkeypatch.setattr(BotPool, "run", here)
    async with running(tmp_path) as client:
        table, _ = await seated(client)
        hub = client.server.hub  # type: ignore[attr-defined]
        room = hub.tables[table].room
        for number, bot in enumerate(("random", "medium"), start=1):
            await hub.bot_pool.ask(room, next(seat for seat in room.actors() if seat >= 0), bot, 1)
            assert counted["redeals"] == number
