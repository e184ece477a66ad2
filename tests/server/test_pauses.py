"""Bots wait a little where people look on, and only there."""

from pathlib import Path
from typing import Any

from tests.server.harness import Client, running

MIDDLE = 0.75


def pause(client: Client, table: str, seat: int) -> float:
    hub: Any = client.server.hub  # type: ignore[attr-defined]
    live = hub.tables[table]
    waits: float = hub.driver.pause(live, live.room, seat)
    return waits


async def test_a_bot_waits_before_a_decision_that_people_look_on_at(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=MIDDLE) as client:
        table = await client.table(seats=2)
        _, token = await client.sit(table, 0)
        await client.post(f"/api/tables/{table}/bots", token, bot="random")
        assert pause(client, table, 1) == 0.0, "nobody is connected"
        player = await client.live(table, token)
        await player.next("state")
        assert pause(client, table, 0) == 0.0, "a person takes the time that a person takes"
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        room = hub.tables[table].room
        assert len(room.legal(1)) == 0 and pause(client, table, 1) == 0.0, "no choice, no pause"
        hub.config.bot_pause = 0.0
        assert (await player.ask(do="De3"))["type"] == "done"
        hub.config.bot_pause = MIDDLE
        await player.next("event", waiting=[0])
        room.listed = (room.state, {1: [1, 2]})
        assert 0.8 * MIDDLE <= pause(client, table, 1) <= 1.2 * MIDDLE
        room.listed = (room.state, {1: [1]})
        assert pause(client, table, 1) == 0.0, "a formality"


async def test_traders_keep_their_own_time(tmp_path: Path) -> None:
    async with running(tmp_path, bot_pause=MIDDLE) as client:
        table = await client.table(game="inferno-trade", seats=3)
        _, token = await client.sit(table, 0)
        await client.live(table, token)
        assert pause(client, table, 1) == 0.0, "they hesitate over each action by themselves"
