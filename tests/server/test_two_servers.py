"""Two servers on one log: whoever goes from one to the other is shown nothing older than was seen before."""

from pathlib import Path
from random import Random

import pytest

from avernus.core.record import read
from avernus.play.verify import verify
from avernus.server.tables.hub import Hub
from tests.postgres import Cluster
from tests.server.harness import Client, Player, start


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One log for both servers, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "t.sqlite3")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.url


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages between the servers do not come while anybody looks."""
    monkeypatch.setattr(Hub, "on_notification", lambda self, words: None)


async def test_a_client_that_changes_servers_sees_nothing_older(url: str, late: None) -> None:
    servers = [await start(url, shared=True) for _ in range(2)]
    one = Client(servers[0].base)
    two = Client(servers[1].base, friend=one)
    try:
        table, tokens, (south, _) = await one.two()
        path = f"/api/tables/{table}"
        watcher = await two.live(table)
        seen = (await watcher.next("state"))["version"]
        assert (await south.ask(do="De3"))["type"] == "done"
        assert (await two.get(f"{path}/state", tokens[0])).json()["version"] > seen
        assert (await (await one.live(table, tokens[1])).next("state"))["actions"] == 1
        north = await two.live(table, tokens[1])
        assert (await north.next("state"))["actions"] == 1
        assert (await north.ask(do="De7"))["type"] == "done"
        assert (await one.get(path)).json()["actions"] == 2
        assert (await south.ask(chat="well"))["type"] == "done"
        await watcher.send(resync=True)
        told = await watcher.next("state", actions=2)
        assert told["log"][-1]["chat"]["text"] == "well"
        assert (await one.post(f"{path}/do", tokens[1], do=(await north.next("event"))["legal"][0][0], ref="n2")).status_code == 200
        legal = (await one.get(f"{path}/state", tokens[0])).json()["legal"]
        if not legal:  # North has one step more
            legal = (await one.get(f"{path}/state", tokens[1])).json()["legal"]
            assert (await two.post(f"{path}/do", tokens[1], do=legal[0][0], ref="n3")).status_code == 200, "judged by what is true now"
    finally:
        for client in (one, two):
            await client.close()
        for server in servers:
            await server.stop()


@pytest.mark.parametrize("nap", [30.0, -1.0], ids=["awake", "asleep"])
@pytest.mark.parametrize("messages", ["late", "in time"])
async def test_whoever_goes_to_and_fro_never_goes_back_in_time(
    url: str, monkeypatch: pytest.MonkeyPatch, nap: float, messages: str
) -> None:
    """Every way to look at a table, at a server chosen by lot, while the game goes on at another chosen by lot."""
    if messages == "late":
        monkeypatch.setattr(Hub, "on_notification", lambda self, words: None)
    rng = Random(f"{nap} {messages}")
    servers = [await start(url, shared=True, nap=nap) for _ in range(2)]
    one = Client(servers[0].base)
    clients = [one, Client(servers[1].base, friend=one)]
    try:
        table, tokens, _ = await one.two()
        path = f"/api/tables/{table}"
        resident = [await client.live(table, tokens[0]) for client in clients]
        seen = 0

        async def newest(player: Player) -> int:
            """What a client that stays at a server is shown when it asks."""
            await player.send(ping=len(player.heard))
            await player.send(resync=True)
            await player.next("pong")
            count = len(player.heard)
            while not any(message["type"] == "state" for message in player.heard[count:]):
                await player.next("state")
            return int(player.heard[-1]["actions"])

        for number in range(12):
            seat = (await one.get(path + "/state")).json()["waiting"][0]
            legal = (await rng.choice(clients).get(path + "/state", tokens[seat])).json()["legal"]
            quiet = [action for action, _ in legal if ":" not in action] or [legal[0][0]]
            played = await rng.choice(clients).post(path + "/do", tokens[seat], do=rng.choice(quiet), ref=f"m{number}")
            assert played.status_code == 200, played.text
            seen += 1
            for client in rng.sample([*clients, *clients], 3):
                way = rng.randrange(5)
                if way == 0:
                    count = (await client.get(path)).json()["actions"]
                elif way == 1:
                    count = (await client.get(path + "/state", tokens[0])).json()["actions"]
                elif way == 2:
                    count = (await (await client.live(table, tokens[1])).next("state"))["actions"]
                elif way == 3:
                    count = (await client.get(path + "/lines")).json()["of"]
                else:
                    count = await newest(resident[clients.index(client)])
                assert count == seen, f"after {seen} actions, by way {way}"
        record = read((await rng.choice(clients).get(path + "/record")).text)
        assert len(record.lines) == seen
        verify(record)
    finally:
        for client in clients:
            await client.close()
        for server in servers:
            await server.stop()
