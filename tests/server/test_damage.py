"""One message, one table or one line that is not as it should be stops nothing else."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import avernus
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.kinds import EntryKind
from avernus.play.room import Room
from avernus.play.setup import new_setup, opening
from avernus.store.transfer import export_tables, import_tables
from tests.server.harness import running

DEEP = 900


def nested(depth: int) -> Any:
    """Lists in lists."""
    found: Any = 1
    for _ in range(depth):
        found = [found]
    return found


async def test_programmed_answers_are_flat_and_bounded(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, north) = await client.two()
        nested: Any = 1
        for _ in range(DEEP):
            nested = {"a": nested}
        for params in (nested, {"turn": [1]}, {"turn": "x" * 1000}, {str(n): n for n in range(100)}):
            await south.send(orders=[{"prompt": "step", "play": "only", "params": params}], ref="r")
            assert (await south.next("refused"))["code"] == "bad-request"
        assert (await south.ask(orders=[{"prompt": "step", "play": "only", "params": {"turn": 3}}]))["type"] == "done"
        client.server.hub.tables[table].sleep()  # type: ignore[attr-defined]
        assert (await client.get(f"/api/tables/{table}/state")).status_code == 200
        assert (await north.ask(chat="still here"))["type"] == "done"


async def test_what_could_not_be_read_back_is_refused_and_not_written(tmp_path: Path) -> None:
    """However deep it is: what is written can be read, and what cannot is not written."""
    async with running(tmp_path) as client:
        name, _, (_, north) = await client.two()
        hub: Any = client.server.hub  # type: ignore[attr-defined]
        live, taken = hub.tables[name], 0
        for depth in (10, 700, *range(740, 1000, 20), 3000):
            try:
                orders = [{"prompt": "step", "play": "only", "params": {"deep": nested(depth)}}]
                await hub.command(live, None, None, lambda room, now, said=orders: Plan().add(EntryKind.ORDERS, by=0, orders=said))
                taken = depth
            except Refused as error:
                assert error.refusal.code == "bad-request"
            live.sleep()
            assert (await client.get(f"/api/tables/{name}/state")).status_code == 200, depth
            assert len(list(export_tables(str(tmp_path / "tables.sqlite3")))) == 1
        assert 10 <= taken < 3000
        setup, secret = new_setup("splut", 2)
        plan = Plan([opening(setup)])
        plan.entries[0].body["name"] = nested(3000)
        with pytest.raises(Refused):
            await hub.open("deepdeep", secret, Room("deepdeep", secret, setup), plan, "")
        assert (await client.get("/api/tables/deepdeep")).status_code == 404
        assert (await north.ask(chat="still here"))["type"] == "done"


async def test_of_a_position_only_what_the_rules_read_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        dump = avernus.new_table("splut").state.dump() | {"ballast": "x" * 50_000}
        answer = await client.post("/api/tables", game="splut", position=dump)
        if answer.status_code == 201:
            stored = client.server.hub.tables[answer.json()["id"]].room.setup  # type: ignore[attr-defined]
            assert "ballast" not in str(stored.dump())
        else:
            assert answer.status_code == 422


async def test_a_position_that_nobody_could_play_on_from_is_refused(tmp_path: Path) -> None:
    """The HellGame's own laws overlooked lists in lists: they were written into the log."""
    async with running(tmp_path) as client:
        dump = avernus.new_table("hellgame", seed="1").state.dump()
        for key in ("queue", "track", "supports"):
            strange: list[Any] = [nested(300), [[[]]], ["x"], [10**9]]
            for value in strange:
                answer = await client.post("/api/tables", game="hellgame", position={**dump, key: value})
                assert answer.status_code == 422 and answer.json()["error"]["sentence"], (key, value)


async def test_a_damaged_table_stops_neither_the_others_nor_the_lobby_nor_the_sweep_nor_an_export(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as client:
        bad, good = [await client.table(seats=2, public=True) for _ in range(2)]
    database = sqlite3.connect(tmp_path / "tables.sqlite3")
    database.execute("UPDATE entries SET body = ? WHERE table_id = ?", ("[" * 5000, bad))
    database.execute("UPDATE tables SET due = 1, card = '{' WHERE id = ?", (bad,))
    database.execute("UPDATE tables SET due = 2 WHERE id = ?", (good,))
    database.commit()
    database.close()
    async with running(tmp_path) as client:
        hub = client.server.hub  # type: ignore[attr-defined]
        await hub.driver.sweep(1)
        assert good in hub.tables and bad not in hub.tables and hub.metrics.counters["damaged_tables"] == 1
        assert [table["id"] for table in (await client.get("/api/tables")).json()["tables"]] == [good]
        assert (await client.get("/healthz")).json() == {"status": "ok"}
    lines = list(export_tables(str(tmp_path / "tables.sqlite3")))
    assert len(lines) == 1 and good in lines[0] and bad in caplog.text
    with pytest.raises(avernus.AvernusError, match=r"Line 1 .* 1 tables were added"):
        import_tables(str(tmp_path / "other.sqlite3"), ["{}", lines[0]])
    assert list(export_tables(str(tmp_path / "other.sqlite3"))) == lines


async def test_a_sweep_that_fails_is_counted_and_shown_and_tried_again(tmp_path: Path) -> None:
    async def health(client: Any, status: int) -> None:
        while (await client.get("/healthz")).status_code != status:
            await asyncio.sleep(0.05)

    async with running(tmp_path) as client:
        tables: Any = client.server.hub.tables  # type: ignore[attr-defined]
        tables["broken"] = None
        await asyncio.wait_for(health(client, 503), 30)
        del tables["broken"]
        await asyncio.wait_for(health(client, 200), 30)
        assert "avernus_background_failures_total" in (await client.get("/metrics")).text
