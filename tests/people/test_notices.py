"""People who are away are told of their turns: by web push and through Apprise, seldom enough, and with nothing that is hidden."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from avernus.play.entries import Refused
from avernus.server.people import notices
from avernus.server.people.notices import HOUR, night_ends
from avernus.server.tables.webhooks import Webhooks
from avernus.store.transfer import export_tables, import_tables
from tests.people.receivers import Receiver, receiving
from tests.people.test_identity import fresh, house, refused, sit
from tests.server.harness import Client


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


async def told(receiver: Receiver) -> tuple[dict[str, str], bytes]:
    """The next message."""
    return await asyncio.to_thread(receiver.told.get, True, 60)


async def rows(server: Any, kind: str) -> list[tuple[Any, ...]]:
    """What the database keeps of a kind."""
    return list(await server.hub.people.rows("SELECT name, at, value FROM people WHERE kind = ?", kind))


async def begun(client: Client, key: str, name: str = "", lang: str = "en") -> tuple[str, list[str]]:
    """A game of two that waits for seat 0, whose person is not there."""
    table = await client.table(seats=2, name=name)
    await client.post("/api/me", key, name="Ada", device="phone", lang=lang)
    tokens = [await sit(client, table, 0, key), ""]
    tokens[1] = (await client.sit(table, 1, "Bo"))[1]
    return table, tokens


async def turn(client: Client, table: str, tokens: list[str], seat: int) -> None:
    """A seat plays until it is the other's turn."""
    for number in range(6):
        state = (await client.get(f"/api/tables/{table}/state", tokens[seat])).json()
        if seat not in state["waiting"]:
            return
        quiet = [pair[0] for pair in state["legal"] if ":" not in pair[0]]
        await client.post(f"/api/tables/{table}/do", tokens[seat], do=quiet[0], ref=f"{seat}-{state['version']}-{number}")


async def until(true: Any) -> None:
    """Wait for what happens by itself."""
    async with asyncio.timeout(60):
        while not await true():
            await asyncio.sleep(0.02)


async def test_a_browser_is_told_once_and_reads_it(database: str, receiver: Receiver) -> None:
    async with house(database, private_webhooks=True, notify_after=0) as (servers, clients):
        client, key = clients[0], fresh()
        table, tokens = await begun(client, key, "Friday", "es")
        offered = (await client.get("/api/me/notices", key)).json()
        assert len(offered["push"]) == 87 and offered["ways"] == []
        answer = await clients[-1].post("/api/me/push", key, **receiver.subscription())
        assert answer.status_code == 200 and [way["by"] for way in answer.json()["ways"]] == ["push"]
        await turn(client, table, tokens, 0)
        assert receiver.told.empty()  # nobody is told of what was awaited before
        await turn(client, table, tokens, 1)
        message = receiver.opened(*await told(receiver))
        assert message["table"] == table and message["title"] == "Splut!: te toca" and message["body"] == "En «Friday». Con Bo."
        assert set(message) == {"title", "body", "table", "tag", "quiet", "open", "stop"}
        await turn(client, table, tokens, 0)
        await turn(client, table, tokens, 1)  # again at once: that waits

        async def waits() -> bool:
            return bool(await rows(servers[0], "due"))

        await until(waits)
        assert (await rows(servers[0], "due"))[0][1] >= (await rows(servers[0], "told"))[0][1] + notices.AGAIN
        assert receiver.told.empty()
        assert (await client.post("/api/quiet", way=message["quiet"])).status_code == 200  # one click, without any key
        assert (await client.get("/api/me/notices", key)).json()["ways"] == []
        lines = list(export_tables(database))
        assert not any("avernus-house" in line for line in lines)


async def test_nobody_is_told_who_is_there_or_has_nothing_to_decide(tmp_path: Path, receiver: Receiver) -> None:
    async with house(str(tmp_path / "t.sqlite3"), private_webhooks=True, notify_after=0) as ([server], [client]):
        key = fresh()
        table, tokens = await begun(client, key)
        await client.post("/api/me/push", key, **receiver.subscription())
        here = await client.live(table, tokens[0])
        await here.next("state")
        await turn(client, table, tokens, 0)
        await turn(client, table, tokens, 1)
        assert await rows(server, "due") == []
        await turn(client, table, tokens, 0)
        await here.close()
        other = await client.live(table, tokens[1])
        await other.next("presence", online=[1])
        await turn(client, table, tokens, 1)

        async def noted() -> bool:
            return bool(await rows(server, "told"))

        await until(noted)
        assert receiver.opened(*await told(receiver))["body"] == "With Bo."
        live = server.hub.tables[table]
        assert live.room is not None and notices.needed(live.room, 0) and not notices.needed(live.room, 1)
        await client.post(f"/api/tables/{table}/leave", tokens[0])
        assert not notices.needed(live.room, 0)  # a bot plays on


async def test_a_way_that_leads_nowhere_is_forgotten_and_one_that_fails_is_tried_again(tmp_path: Path, receiver: Receiver) -> None:
    async with house(str(tmp_path / "t.sqlite3"), private_webhooks=True, notify_after=0) as ([server], [client]):
        key = fresh()
        table, tokens = await begun(client, key)
        await client.post("/api/me/push", key, **receiver.subscription())
        await turn(client, table, tokens, 0)
        receiver.status = 503
        await turn(client, table, tokens, 1)
        await told(receiver)

        async def again() -> bool:
            return any(json.loads(row[2])["tries"] == 1 for row in await rows(server, "due"))

        await until(again)
        receiver.status = 410
        await server.hub.people.write(("UPDATE people SET at = 0 WHERE kind = 'due'", ()))

        async def gone() -> bool:
            return not await rows(server, "tell")

        await until(gone)
        assert server.hub.metrics.counters["notices_failed"] == 1 and server.hub.metrics.counters["notices_gone"] == 1
        page = (await client.get("/metrics")).text
        assert "avernus_notices_failed_total 1" in page and "avernus_notices_gone_total 1" in page


async def test_an_address_is_told_after_its_code_was_shown(tmp_path: Path, receiver: Receiver) -> None:
    ways = {"club": receiver.base.replace("http://", "json://") + "/hook/{to}"}
    async with house(str(tmp_path / "t.sqlite3"), notify=ways, notify_after=0, address="https://games.example.org") as (_, [client]):
        key = fresh()
        table, tokens = await begun(client, key, lang="fr")
        assert (await client.get("/api/me/notices", key)).json()["channels"] == ["club"]
        assert refused(await client.post("/api/me/channel", key, channel="other", to="ada"), "no-such-channel")
        for bad in ("../x", "a b", "a/b?c", "@", "x" * 121):
            assert (await client.post("/api/me/channel", key, channel="club", to=bad)).status_code == 422
        assert receiver.told.empty()
        assert (await client.post("/api/me/channel", key, channel="club", to="ada")).json()["ways"] == []
        code = json.loads((await told(receiver))[1])["title"].split(" ")[0]
        assert refused(await client.post("/api/me/confirm", key, code="00000000" if code != "00000000" else "1" * 8), "bad-code")
        assert [way["to"] for way in (await client.post("/api/me/confirm", key, code=code)).json()["ways"]] == ["ada"]
        assert refused(await client.post("/api/me/confirm", key, code=code), "bad-code")  # once
        await turn(client, table, tokens, 0)
        await turn(client, table, tokens, 1)
        said = json.loads((await told(receiver))[1])
        assert said["title"] == "Splut!\u202f: c’est à vous" and f"https://games.example.org/table/{table}" in said["message"]
        way = said["message"].rpartition("/quiet#")[2]
        assert (await client.post("/api/quiet", way=way)).status_code == 200
        assert (await client.get("/api/me/notices", key)).json()["ways"] == []


async def test_addresses_inside_are_not_reached_and_nonsense_is_refused(tmp_path: Path, receiver: Receiver) -> None:
    async with house(str(tmp_path / "t.sqlite3")) as ([server], [client]):
        key, good = fresh(), receiver.subscription()
        await client.post("/api/me", key)
        for endpoint in (good["endpoint"], "ftp://x.example/", "https://user@x.example/", "nonsense", "https://[::1"):
            assert refused(await client.post("/api/me/push", key, **{**good, "endpoint": endpoint}), "bad-webhook")
        bad_key = {**good, "endpoint": "https://push.example.org/1", "p256dh": "A" * 87}
        assert refused(await client.post("/api/me/push", key, **bad_key), "bad-subscription")
        assert (await client.post("/api/me/push", key, **{**good, "auth": "short"})).status_code == 422
        for word in ("x", "0" * 42):
            assert (await client.post("/api/quiet", way=word)).status_code == 422
        assert server.hub.notices.push is not None
    hooks = Webhooks()
    with pytest.raises(Refused):
        hooks.post(good["endpoint"].replace("127.0.0.1", "localhost"), b"x", {})
    hooks.close()
    assert receiver.told.empty()


@pytest.mark.parametrize(("hour", "night", "offset", "ends"), [
    (23, [22, 8], 0, 32), (3, [22, 8], 0, 8), (12, [22, 8], 0, None), (8, [22, 8], 0, None), (21, [22, 8], 60, 31), (2, [1, 5], -60, 6),
    (6, [1, 5], -60, None), (0, [13, 14], 780, 1), (5, None, 0, None),
])
def test_at_night_nobody_is_told(hour: int, night: list[int] | None, offset: int, ends: int | None) -> None:
    day = 20_000 * 24 * HOUR
    found = night_ends({"night": night, "offset": offset}, day + hour * HOUR + 1234)
    assert found == (None if ends is None else day + ends * HOUR)


async def test_what_is_told_at_night_waits_for_the_morning(tmp_path: Path, receiver: Receiver) -> None:
    async with house(str(tmp_path / "t.sqlite3"), private_webhooks=True, notify_after=0) as ([server], [client]):
        key = fresh()
        table, tokens = await begun(client, key)
        await client.post("/api/me/push", key, **receiver.subscription())
        now = (await client.post("/api/me/code", key)).json()["until"] // HOUR % 24
        told = (await client.post("/api/me/night", key, first=(now - 2) % 24, last=(now + 3) % 24, offset=0)).json()
        assert told["first"] == (now - 2) % 24
        for wrong in ({"first": 24, "last": 1}, {"first": 1, "last": 2, "offset": 900}):
            assert (await client.post("/api/me/night", key, **wrong)).status_code == 422
        await turn(client, table, tokens, 0)
        await turn(client, table, tokens, 1)

        async def postponed() -> bool:
            return any(row[1] % HOUR == 0 for row in await rows(server, "due"))

        await until(postponed)
        assert receiver.told.empty()


async def test_the_key_pair_of_the_house_stays(database: str, tmp_path: Path, receiver: Receiver) -> None:
    other, keys = str(tmp_path / "other.sqlite3"), []
    person = fresh()
    for first in (True, False):
        async with house(database, private_webhooks=True) as (_, clients):
            if first:
                await clients[0].post("/api/me", person)
                await clients[0].post("/api/me/push", person, **receiver.subscription())
            keys += [(await client.get("/api/me/notices", person)).json()["push"] for client in clients]
    import_tables(other, export_tables(database))
    async with house(other) as (_, [client]):
        kept = (await client.get("/api/me/notices", person)).json()
    assert set(keys) == {kept["push"]} and len(kept["ways"]) == 1
    assert not Path(other).stat().st_mode & 0o077
