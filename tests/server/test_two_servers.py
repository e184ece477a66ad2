"""Two servers on one log: whoever goes from one to the other is shown nothing older than was seen before."""

from pathlib import Path

import pytest

from avernus.server.tables.hub import Hub
from tests.server.harness import Client, start


async def test_a_client_that_changes_servers_sees_nothing_older(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hub, "on_notification", lambda self, words: None)  # messages between the servers are late
    servers = [await start(str(tmp_path / "t.sqlite3"), shared=True) for _ in range(2)]
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
