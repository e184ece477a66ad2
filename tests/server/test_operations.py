"""What a host relies on: health that is tested when asked, one server for a file, files for their owner alone, nothing left behind."""

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from avernus import AvernusError
from avernus.server.http.security import fitting_host
from avernus.server.memory import LITTLE, MUCH, Memory
from avernus.server.run import names_for
from avernus.server.tables.figures import Figures
from avernus.server.tables.metrics import Metrics
from avernus.server.tables.webhooks import Webhooks
from avernus.store.database import StoreFull, StoreGone, StoreTrouble, open_database
from avernus.store.reader import Reader
from avernus.store.sqlite import Sqlite
from avernus.store.store import prepare
from avernus.store.transfer import backup, export_tables
from tests.postgres import Cluster
from tests.server.harness import PATIENCE, running
from tests.server.test_webhooks import Told, told
from tests.server.test_workers import launched

assert told  # a fixture
LINUX = sys.platform.startswith("linux")


async def health(client: Any, status: int) -> dict[str, Any]:
    """The health page, once it has this status."""
    while (answer := await client.get("/healthz")).status_code != status:
        await asyncio.sleep(0.05)
    found: dict[str, Any] = answer.json()
    return found


async def test_health_is_tested_when_it_is_asked_for_in_both_directions(postgres: Cluster, tmp_path: Path) -> None:
    async with running(tmp_path, postgres.url) as client:
        await asyncio.wait_for(health(client, 200), 30)
        await asyncio.to_thread(postgres.stop)
        assert (await asyncio.wait_for(health(client, 503), 60))["code"] == "store-unavailable"
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(health(client, 200), 60)


async def test_a_deleted_database_is_noticed_and_not_made_again(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _, _, (south, _) = await client.two()
        path = tmp_path / "tables.sqlite3"
        path.rename(tmp_path / "away")
        answer = await south.ask(do="De3")
        assert answer["type"] == "refused" and answer["code"] == "store-unavailable"
        assert "deleted or replaced" in (await asyncio.wait_for(health(client, 503), 30))["why"]
        assert not path.exists()
        sqlite3.connect(path).close()
        assert (await south.ask(do="De3"))["code"] == "store-unavailable", "another file is not the one"
        path.unlink(missing_ok=True)
        (tmp_path / "away").rename(path)
        assert (await south.ask(do="De3"))["type"] == "done"


def test_a_file_has_one_server_or_several_that_share_it(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite3")
    alone = Sqlite(path).hold(shared=False)
    for shared in (False, True):
        with pytest.raises(AvernusError, match="Another server is already using"):
            Sqlite(path).hold(shared)
    alone()
    first, second = Sqlite(path).hold(shared=True), Sqlite(path).hold(shared=True)
    with pytest.raises(AvernusError, match="Another server"):
        Sqlite(path).hold(shared=False)
    first()
    second()
    Sqlite(path).hold(shared=False)()


async def test_a_second_server_on_the_same_file_says_so_in_a_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    process, _ = await launched(database)
    try:
        command = [sys.executable, "-m", "avernus.server", "--port", "0", "--database", database]
        answer = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False, timeout=60)
        assert answer.returncode == 2 and answer.stderr.count("\n") == 1 and "Another server is already using" in answer.stderr
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait, 30)
        assert process.stdout is not None
        process.stdout.close()


class Full(Sqlite):
    """A disk without room for another page."""

    def connect(self) -> sqlite3.Connection:
        connection = super().connect()
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={max(1, pages)}")
        return connection


def test_a_start_on_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreFull, match="There is no room left"):
        prepare(Full(str(tmp_path / "tables.sqlite3")))


class Filled:
    """A connection on a disk that is full as soon as much is to be written: SQLite ends the transaction by itself then."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)

    def executemany(self, *_: Any) -> Any:
        self.connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("database or disk is full")


def test_a_restart_on_a_full_disk_is_the_same_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Sqlite(str(tmp_path / "tables.sqlite3"))
    prepare(database)
    with contextlib.closing(database.connect()) as connection:
        connection.execute("INSERT INTO fresh (batch) VALUES ('[]')")
    monkeypatch.setattr(database, "connect", lambda: Filled(Sqlite.connect(database)))
    with pytest.raises(StoreFull, match="There is no room left"):
        prepare(database)


def test_a_full_disk_is_told_also_where_the_file_system_calls_it_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its shared memory on a full disk SQLite speaks of an I/O error."""
    database, error = Sqlite(str(tmp_path / "tables.sqlite3")), sqlite3.OperationalError("disk I/O error")
    assert not isinstance(database.trouble(error), StoreFull)
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=4096))
    assert isinstance(database.trouble(error), StoreFull) and database.lasting(error)


def test_what_waits_for_a_database_waits_as_long_for_reading_as_for_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Sqlite(str(tmp_path / "tables.sqlite3"))
    prepare(database)
    connect, tries = database.connect, 0

    def away() -> sqlite3.Connection:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise StoreTrouble("away")
        return connect()

    monkeypatch.setattr(database, "connect", away)
    monkeypatch.setattr("avernus.store.reader.AGAIN", 0.0)
    with contextlib.closing(Reader(database)) as reader:
        assert reader.ids() == [] and tries == 4
        reader._drop()
        tries = -1_000_000
        with pytest.raises(StoreTrouble):
            reader.patient(-1e9, reader.ids)
        (tmp_path / "tables.sqlite3").unlink()
        with pytest.raises(StoreGone):
            reader.ids()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_files_with_secrets_are_their_owners_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        await client.table(seats=2)
        assert {mode(path) for path in tmp_path.glob("tables.sqlite3*")} == {0o600}
        backup(str(tmp_path / "tables.sqlite3"), tmp_path / "copy.sqlite3")
        assert mode(tmp_path / "copy.sqlite3") == 0o600
    with (tmp_path / "lines").open("w") as lines:
        command = [sys.executable, "-m", "avernus", "export", "--database", str(tmp_path / "tables.sqlite3")]
        await asyncio.to_thread(subprocess.run, command, stdout=lines, check=True, timeout=60)
    assert mode(tmp_path / "lines") == 0o600 and (tmp_path / "lines").read_text().count("\n") == 1
    (tmp_path / "tables.sqlite3").chmod(0o664)
    open_database(str(tmp_path / "tables.sqlite3")).connect().close()
    assert mode(tmp_path / "tables.sqlite3") == 0o660, "a group that the host has let in stays, the rest of the world does not"


def test_what_is_not_there_is_neither_exported_nor_backed_up(tmp_path: Path) -> None:
    path = str(tmp_path / "nothing.sqlite3")
    with pytest.raises(AvernusError, match="There is no database"):
        list(export_tables(path))
    with pytest.raises(AvernusError, match="There is no database"):
        backup(path, tmp_path / "copy")
    assert list(tmp_path.iterdir()) == []


def children(pid: int) -> set[int]:
    """All processes that descend from one."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child} | children(child)
    return found


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


async def test_a_parent_that_is_killed_leaves_no_orphans_and_figures_add_up(tmp_path: Path) -> None:
    process, base = await launched(str(tmp_path / "tables.sqlite3"), "--workers", "2")
    assert process.stdout is not None
    try:
        async with httpx.AsyncClient(base_url=base, timeout=30) as http:
            for _ in range(6):
                answer = await http.post("/api/tables", json={"game": "splut", "bots": {"1": "random"}}, headers={"Connection": "close"})
                assert answer.status_code == 201
            hint = {"game": "splut", "bot": "random", "seat": 0}
            assert (await http.post("/api/analyse", json=hint)).status_code == 200
            while "avernus_tables_total 6.0" not in (await http.get("/metrics", headers={"Connection": "close"})).text:
                await asyncio.sleep(0.05)
        family = await asyncio.to_thread(children, process.pid)
        assert len(family) >= 3
        process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(process.wait, 30)
        while any(alive(pid) for pid in family):
            await asyncio.sleep(0.05)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        process.stdout.close()


def test_figures_of_several_processes_are_added(tmp_path: Path) -> None:
    figures = Figures(str(tmp_path))
    metrics = Metrics()
    metrics.count("actions", 3)
    metrics.did(0.002)
    figures.leave(metrics, {"connections": 2.0, "store_healthy": 1.0})
    figures.own = tmp_path / "7.json"
    figures.leave(metrics, {"connections": 5.0, "store_healthy": 0.0})
    total, gauges = figures.total()
    assert total.counters == {"actions": 6, "commands": 2} and sum(total.buckets) == 2 and total.seconds == 0.004
    assert gauges == {"connections": 7.0, "store_healthy": 0.0}
    figures.ended(7)
    total, gauges = figures.total()
    assert total.counters["actions"] == 6 and gauges == {"connections": 2.0, "store_healthy": 1.0}


async def test_requests_by_another_name_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path, hosts=("games.example.org",)) as client:
        for host, status in (("games.example.org", 200), ("Games.Example.org:8666", 200), ("localhost:1", 200), ("127.0.0.1", 200),
                             ("[::1]:8666", 200), ("evil.example", 421), ("127.0.0.1.evil.example", 421), ("", 421)):
            answer = await client.http.get("/", headers={"Host": host})
            assert answer.status_code == status, host
        refused = await client.http.get("/api/games", headers={"Host": "evil.example"})
        assert refused.json()["error"]["code"] == "host" and "evil.example" in refused.json()["error"]["sentence"]
        assert "default-src 'none'" in refused.headers["content-security-policy"]
        table = await client.table(seats=2)
        with pytest.raises(Exception, match="421"):
            await client.live(table, additional_headers={"Host": "evil.example"})


def test_which_names_are_the_hosts_own() -> None:
    assert names_for("127.0.0.1", ()) == () and names_for("localhost", ()) == () and names_for("::1", ()) == ()
    assert names_for("0.0.0.0", ()) is None and names_for("0.0.0.0", ("A.example",)) == ("a.example",)
    assert fitting_host({"headers": []}, None) and not fitting_host({"headers": []}, ())


def test_a_webhooks_name_is_looked_up_once_and_only_what_was_found_is_reached(told: tuple[str, Told]) -> None:
    port = int(told[0].rsplit(":", 1)[1].split("/")[0])
    asked: list[str] = []

    class Rebinding(Webhooks):
        """A name that leads elsewhere first, and inside at the second look."""

        @staticmethod
        def look_up(host: str, port: int) -> list[Any]:
            asked.append(host)
            return Webhooks.look_up("127.0.0.1" if len(asked) > 1 or host == "inside.example" else "203.0.113.1", port)

    hooks = Rebinding()
    hooks._send(f"http://inside.example:{port}/hook", b"{}")
    assert told[1].empty() and asked == ["inside.example"]
    for address in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1", "0.0.0.0", "224.0.0.1"):
        assert not hooks._allowed(address), address
    assert hooks._allowed("8.8.8.8") and hooks._allowed("2606:4700::1111")
    hooks.close()
    inside = Rebinding(private=True)
    inside._send(f"http://inside.example:{port}/hook", b'{"a": 1}')
    assert told[1].get(timeout=PATIENCE) == {"a": 1} and len(asked) == 2
    inside.close()


def test_memory_is_given_back_where_there_may_be_much_of_it() -> None:
    memory = Memory()
    assert not memory.give_back(memory.low + MUCH - 1)
    assert not memory.give_back(memory.low + MUCH + LITTLE), "a crowd that grows is not kept waiting"
    assert memory.give_back(memory.low + MUCH + LITTLE) == (os.name == "posix" and LINUX)
