"""Several server processes on one PostgreSQL: any of them serves any table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import psycopg

from avernus.core.record import read
from avernus.play.verify import verify
from tests.postgres import Cluster
from tests.server.harness import Client, start


@contextlib.asynccontextmanager
async def pair(postgres: Cluster, **config: Any) -> AsyncIterator[tuple[Client, Client]]:
    """Two servers on one database, with a client each."""
    servers = [await start(postgres.url, shared=True, **config) for _ in range(2)]
    first = Client(servers[0].base)
    clients = [first, Client(servers[1].base, friend=first)]
    for client, server in zip(clients, servers, strict=True):
        client.server = server  # type: ignore[attr-defined]
    try:
        yield clients[0], clients[1]
    finally:
        for client in clients:
            await client.close()
        for server in servers:
            await server.stop()


async def test_clients_split_between_two_servers_play_one_game(postgres: Cluster) -> None:
    async with pair(postgres) as (one, two):
        table = await one.table(seats=2)
        _, token0 = await one.sit(table, 0, "South")
        _, token1 = await two.sit(table, 1, "North")
        south, north = await one.live(table, token0), await two.live(table, token1)
        await south.next("state", status="playing")
        await north.next("state", status="playing")
        await south.next("presence", online=[0, 1])
        await north.next("presence", online=[0, 1])
        assert (await south.ask(do="De3"))["type"] == "done"
        event = await north.next("event")
        assert event["lines"] == [[0, "De3"]] and event["legal"]
        assert (await north.ask(do="De7"))["type"] == "done"
        assert (await south.next("event", lines=[[1, "De7"]]))["actions"] == 2
        await north.ask(chat="across")
        assert (await south.next("news", what="chat"))["chat"]["text"] == "across"


async def test_two_servers_racing_on_one_table_lose_and_double_nothing(postgres: Cluster) -> None:
    async with pair(postgres) as (one, two):
        table = await one.table(seats=2)
        tokens = [(await one.sit(table, seat))[1] for seat in range(2)]
        talkers = [await (one, two)[number % 2].live(table, tokens[number % 2]) for number in range(6)]
        for talker in talkers:
            await talker.next("state")

        async def talk(number: int) -> None:
            for count in range(15):
                answer = await talkers[number].ask(chat=f"{number} {count}", ref=f"{number}-{count}")
                assert answer["type"] == "done", answer

        await asyncio.gather(*(talk(number) for number in range(6)))
        watcher = await two.live(table)
        await watcher.next("state")
        with psycopg.connect(postgres.url) as connection:
            rows = connection.execute("SELECT seq, kind, body FROM entries WHERE table_id = %s ORDER BY seq", (table,)).fetchall()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        said = [row[2] for row in rows if row[1] == "chat"]
        assert len(said) == len(set(said)) == 6 * 15
        for talker in talkers:
            seen = [m for m in talker.heard if m["type"] == "news" and m["what"] == "chat"]
            while len(seen) < 90:
                seen.append(await talker.next("news", what="chat")) if len(talker.waiting) else None
                seen = [m for m in talker.heard if m["type"] == "news" and m["what"] == "chat"]
            versions = [message["version"] for message in seen]
            assert versions == sorted(set(versions))
        lost = sum(client.server.hub.metrics.counters["races_lost"] for client in (one, two))  # type: ignore[attr-defined]
        assert lost > 0


async def test_the_same_action_sent_to_both_servers_is_played_once(postgres: Cluster) -> None:
    async with pair(postgres) as (one, two):
        table = await one.table(seats=2)
        tokens = [(await one.sit(table, seat))[1] for seat in range(2)]
        left, right = await one.live(table, tokens[0]), await two.live(table, tokens[0])
        await left.next("state")
        await right.next("state")
        answers = await asyncio.gather(left.ask(do="De3", ref="once"), right.ask(do="De3", ref="once"))
        assert sorted(answer["repeated"] for answer in answers) == [False, True]
        record = read((await one.get(f"/api/tables/{table}/record")).text)
        assert len(record.lines) == 1
        verify(record)


async def test_bots_play_on_whichever_server_is_left(postgres: Cluster) -> None:
    async with pair(postgres) as (one, two):
        table = await one.table(seats=2, bots={"1": "random"})
        _, token = await two.sit(table, 0)
        player = await two.live(table, token)
        await player.next("state", status="playing")
        assert (await player.ask(do="De3"))["type"] == "done"
        assert (await player.next("event", waiting=[0]))["lines"][0][0] == 1


async def test_the_database_away_for_five_seconds_loses_nothing(postgres: Cluster) -> None:
    async with pair(postgres) as (one, two):
        table, _, (south, north) = await one.two()
        await south.ask(do="De3")
        await asyncio.to_thread(postgres.stop)
        waiting = asyncio.create_task(north.ask(do="De7"))
        await asyncio.sleep(0.3)
        health = await one.get("/healthz")
        assert health.status_code == 503 and "does not answer" in health.text
        await asyncio.sleep(4.7)
        await asyncio.to_thread(postgres.start)
        assert (await waiting)["type"] == "done"
        assert (await south.next("event", lines=[[1, "De7"]]))["actions"] == 2
        assert (await one.get("/healthz")).status_code == 200
        assert len(read((await two.get(f"/api/tables/{table}/record")).text).lines) == 2


async def test_a_table_that_sleeps_in_one_server_wakes_when_the_other_plays(postgres: Cluster) -> None:
    async with pair(postgres, nap=-1.0) as (one, two):
        table = await one.table(seats=2)
        tokens = [(await one.sit(table, seat))[1] for seat in range(2)]
        south, north = await one.live(table, tokens[0]), await two.live(table, tokens[1])
        await south.next("state")
        await north.next("state")
        tables = two.server.hub.tables  # type: ignore[attr-defined]
        while tables[table].room is not None:
            await asyncio.sleep(0.02)
        assert (await south.ask(do="De3"))["type"] == "done"
        told = await north.next("state", "event", actions=1)
        assert told["waiting"] == [1] and told["legal"]
        assert (await north.ask(do="De7"))["type"] == "done"
