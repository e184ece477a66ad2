"""What one address can have kept is bounded, unplayed tables go, and the lobby belongs to all."""

import json
from pathlib import Path
from typing import Any

from avernus.play.entries import Entry
from avernus.play.kinds import EntryKind, Status
from avernus.server.guests import TABLE_BURST
from avernus.server.tables.driver import DAY
from avernus.store.jobs import Create
from tests.server.harness import running

HOUR = 3_600_000


async def test_an_address_opens_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with running(tmp_path, quota=3 / TABLE_BURST) as client:
        answers = [await client.post("/api/tables", game="splut") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        error = answers[-1].json()["error"]
        assert error["code"] == "too-many-tables" and error["sentence"]


async def test_remarks_programmed_answers_and_positions_fill_no_disk(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, north) = await client.two()
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        live, guest = hub.tables[table], hub.guests.find("127.0.0.1")
        orders = [{"prompt": "step", "play": "x" * 200, "params": {}}] * 40
        before = live.room.seq
        assert (await south.ask(orders=orders))["type"] == "done"
        assert (await south.ask(orders=orders))["type"] == "done"
        assert live.room.seq == before + 1, "the same answers again are not written again"
        live.kept.left, live.kept.rate = 100.0, 0.0
        assert (await south.ask(chat="x" * 200))["code"] == "too-much-kept"
        assert (await south.ask(orders=[*orders[:10]]))["code"] == "too-much-kept"
        assert (await south.ask(do="De3"))["type"] == "done", "actions go on"
        live.kept.left = 1e6
        guest.kept.left, guest.kept.rate = 100.0, 0.0
        assert (await north.ask(chat="x" * 200))["code"] == "too-much-kept", "nor over other tables of the same address"
        answer = await client.post("/api/tables", game="splut", name="x" * 60, options={"turn_cap": 200, "repetition": False})
        assert answer.status_code == 429 and answer.json()["error"]["code"] == "too-much-kept"


async def test_the_lobby_shows_everybodys_tables_however_many_one_has_opened(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        honest = await client.table(seats=2, public=True)
        hub.guests.known.clear()
        hub.guests.salt = "another address"
        for _ in range(110):
            assert (await client.post("/api/tables", game="splut", seats=2, public=True)).status_code == 201
        listed = [table["id"] for table in (await client.get("/api/tables")).json()["tables"]]
        assert len(listed) == 100 and honest in listed


async def test_tables_go_when_the_host_does_not_keep_them_any_longer(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        now = 1000 * DAY
        rows = [
            ("played-long-ago", Status.OVER, now - 31 * DAY, None, True), ("played", Status.OVER, now - 29 * DAY, None, False),
            ("playing-long-ago", Status.PLAYING, now - 31 * DAY, None, True), ("awaited", Status.PLAYING, now - 31 * DAY, now + DAY, False),
            ("unbegun", Status.OPEN, now - 8 * DAY, None, True), ("fresh", Status.OPEN, now - HOUR, None, False),
        ]
        for name, status, at, due, _ in rows:
            entries = [Entry(EntryKind.OPEN, {}, 1, at)]
            await hub.store.write(Create(name, "splut", True, b"", json.dumps({}), entries, status, due))
        assert await hub.driver.expire(30.0, now) == 3
        left = await hub.store.read(hub.store.reader.ids)
        while set(left) & {name for name, *_, gone in rows if gone}:
            left = await hub.store.read(hub.store.reader.ids)
        assert set(left) == {name for name, *_, gone in rows if not gone}
        assert hub.metrics.counters["tables_expired"] == 3
