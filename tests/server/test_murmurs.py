"""Spectators talk among themselves: no player hears it, no log keeps it, and who comes later still reads the last of it."""

from pathlib import Path

from tests.server.harness import Client, running, start


async def test_spectators_hear_each_other_and_players_do_not(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, tokens, (south, _) = await client.two()
        eve, zoe = await client.live(table), await client.live(table)
        await eve.send(murmur={"name": "Eve", "text": "  South has\ta win! "})
        for watcher in (eve, zoe, await client.live(table)):
            told = await watcher.next("murmur")
            assert (told["name"], told["text"]) == ("Eve", "South has a win!")
        player = await client.live(table, tokens[1])
        await player.send(ping=1)
        await player.next("pong")
        assert (await south.ask(do="De3"))["type"] == "done"
        assert all(told["type"] != "murmur" for one in (player, south) for told in one.heard)
        log = (await client.get(f"/api/tables/{table}/record")).text
        assert "South has a win" not in log


async def test_what_is_no_remark_of_a_spectator_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, _) = await client.two()
        await south.send(murmur={"text": "psst"})
        assert (await south.next("refused"))["code"] == "spectators-only"
        eve = await client.live(table)
        for text, code in ((" \u200b ", "nothing-said"), ("x" * 501, "bad-request"), ("", "bad-request")):
            await eve.send(murmur={"text": text})
            assert (await eve.next("refused"))["code"] == code


async def test_spectators_at_another_process_hear_it_too(tmp_path: Path) -> None:
    servers = [await start(str(tmp_path / "t.sqlite3"), shared=True) for _ in range(2)]
    one = Client(servers[0].base)
    two = Client(servers[1].base, friend=one)
    try:
        table, _, _ = await one.two()
        here, there = await one.live(table), await two.live(table)
        await there.next("state")
        await here.send(murmur={"name": "Ève", "text": "bien joué ✓"})
        told = await there.next("murmur")
        assert (told["name"], told["text"]) == ("Ève", "bien joué ✓")
    finally:
        for client in (one, two):
            await client.close()
        for server in servers:
            await server.stop()
