"""The log: durable, in order, one winner per number, the same on both databases."""

import asyncio
import contextlib
import queue
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from avernus.core.refusals import AvernusError
from avernus.play.entries import Entry
from avernus.play.kinds import EntryKind
from avernus.play.serialize import encode
from avernus.store import sqlite
from avernus.store.database import Database, StoreFull, open_database
from avernus.store.jobs import Append, Create, Snapshot
from avernus.store.schema import STEPS, migrate
from avernus.store.sqlite import Sqlite
from avernus.store.store import Store, prepare
from avernus.store.transfer import backup, export_tables, import_tables
from tests.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of either kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "t.sqlite3")
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    import psycopg

    name = f"t{abs(hash(str(tmp_path)))}"
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield cluster.url.replace("/postgres", f"/{name}")


def create(name: str, count: int = 1) -> Create:
    entries = [Entry(EntryKind.OPEN, {"n": n}, n + 1, 1000 + n) for n in range(count)]
    return Create(name, "splut", True, b"\x01" * 32, '{"card": 1}', entries)


def append(name: str, after: int, count: int = 1, text: str = "é") -> Append:
    return Append(name, after, [Entry(EntryKind.LINE, {"s": 0, "t": text}, after + 1 + n, 2000) for n in range(count)])


async def opened(url: str, shared: bool = False, heard: Any = None) -> Store:
    store = Store(open_database(url), shared)
    store.start(heard)
    return store


async def test_what_was_written_is_read_in_order(url: str) -> None:
    store = await opened(url)
    assert await store.write(create("abcd"))
    assert await store.write(append("abcd", 1, 3))
    stored = store.reader.load("abcd", None)
    assert stored is not None and [entry.seq for entry in stored.entries] == [1, 2, 3, 4] and stored.secret == b"\x01" * 32
    assert stored.entries[3].body == {"s": 0, "t": "é"} and store.reader.load("none", None) is None
    assert [entry.seq for entry in store.reader.entries("abcd", 2)] == [3, 4]
    await store.close()


async def test_of_two_who_want_the_same_number_one_wins(url: str) -> None:
    one, two = await opened(url), await opened(url)
    await one.write(create("abcd"))
    won = await asyncio.gather(*(store.write(append("abcd", 1, text=str(n))) for n, store in enumerate((one, two))))
    assert sorted(won) == [False, True]
    assert len(one.reader.entries("abcd")) == 2
    assert not await one.write(append("abcd", 5))
    assert not await one.write(append("nobody", 0))
    await one.close()
    await two.close()


async def test_many_at_once_become_few_commits_and_all_are_there(url: str) -> None:
    store = await opened(url)
    names = [f"table{n}" for n in range(150)]
    await asyncio.gather(*(store.write(create(name)) for name in names))
    for after in range(1, 4):
        assert all(await asyncio.gather(*(store.write(append(name, after)) for name in names)))
    assert store.writer is not None and store.writer.commits < 450
    assert all(len(store.reader.entries(name)) == 4 for name in names)
    assert store.reader.ids() == sorted(names)
    await store.close()


async def test_a_snapshot_is_used_once_it_is_old_enough(url: str) -> None:
    store = await opened(url)
    await store.write(create("abcd", 10))
    store.later(Snapshot("abcd", 6, {"at": 6}))
    await store.write(append("abcd", 10))
    assert (stored := store.reader.load("abcd", 5)) is not None and stored.snapshot == {"at": 6} and len(stored.entries) == 5
    assert (stored := store.reader.load("abcd", 6)) is not None and stored.snapshot is None and len(stored.entries) == 11
    await store.close()


async def test_processes_hear_each_other(url: str) -> None:
    heard: asyncio.Queue[list[str]] = asyncio.Queue()
    listener, writer = await opened(url, True, heard.put_nowait), await opened(url, True)
    for number in range(50):
        await writer.write(create(f"table{number}"))
        try:
            words = await asyncio.wait_for(heard.get(), 0.2)
            break
        except TimeoutError:
            continue
    assert words[1] == "t" and words[2].startswith("table") and words[3] == "1"
    await listener.close()
    await writer.close()


async def test_who_listens_goes_on_after_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that could not be read for a moment must not leave a process deaf for the others."""
    monkeypatch.setattr(sqlite, "AGAIN_SECONDS", 0.01)
    whole, heard = Sqlite(str(tmp_path / "tables.sqlite3")), queue.SimpleQueue[str]()
    prepare(whole)
    troubles = iter(range(3))

    def connect() -> sqlite3.Connection:
        connection = Sqlite.connect(whole)
        for _ in troubles:
            connection.execute("CREATE TEMP TABLE notes (other TEXT)")  # hides the true one: every question about it fails
            return connection
        return connection

    monkeypatch.setattr(whole, "connect", connect)
    stop = whole.listen(heard.put)
    try:
        with contextlib.closing(Sqlite(whole.path).connect()) as writer:
            for _ in range(100):
                whole.notify(writer, "other t table 1")
                with contextlib.suppress(queue.Empty):
                    assert heard.get(timeout=0.2) == "other t table 1"
                    return
        raise AssertionError("nothing was heard any more")
    finally:
        stop()


async def test_migrations_run_once_and_newer_databases_are_left_alone(url: str) -> None:
    database = open_database(url)
    connection = database.connect()
    assert migrate(database, connection) == migrate(database, connection) == len(STEPS)
    connection.execute(f"INSERT INTO migrations (step) VALUES ({len(STEPS) + 1})")
    with pytest.raises(AvernusError, match="newer"):
        migrate(database, connection)
    connection.close()


async def test_tables_move_house(url: str, tmp_path: Path) -> None:
    store = await opened(url)
    await store.write(create("abcd", 3))
    await store.write(append("abcd", 3, text="ñ"))
    await store.close()
    lines = list(export_tables(url))
    target = str(tmp_path / "other.sqlite3")
    assert import_tables(target, lines) == (1, 0) and import_tables(target, lines) == (0, 1)
    assert list(export_tables(target)) == lines
    for bad in ("{", "[]", '{"avernus-table": 1}', lines[0].replace("[2,", "[7,", 1)):
        with pytest.raises(AvernusError, match="Line 1"):
            import_tables(target, [bad])
    said = backup(url, tmp_path / "copy")
    assert "copy" in said
    with pytest.raises(AvernusError, match="already there"):
        backup(url, tmp_path / "copy")


class Small(Sqlite):
    """A file on a disk that is nearly full."""

    pages = 0

    def connect(self) -> sqlite3.Connection:
        connection = super().connect()
        if self.pages:
            connection.execute(f"PRAGMA max_page_count={self.pages}")
        return connection


async def test_a_full_disk_is_reported_and_nothing_is_half_written(tmp_path: Path) -> None:
    database: Database = Small(str(tmp_path / "t.sqlite3"))
    store = Store(database)
    store.start()
    await store.write(create("abcd"))
    assert store.writer is not None
    store.writer.connection.execute("PRAGMA max_page_count=14")
    written = 1
    with pytest.raises(StoreFull, match="no room"):
        for _ in range(100):
            await store.write(append("abcd", written, 10, "x" * 200))
            written += 10
    assert isinstance(store.writer.trouble, StoreFull)
    assert [entry.seq for entry in store.reader.entries("abcd")] == list(range(1, written + 1))
    store.writer.connection.execute("PRAGMA max_page_count=100000")
    assert await store.write(append("abcd", written)) and store.writer.trouble is None
    await store.close()


def test_words_of_games_are_written_as_plain_text() -> None:
    from avernus.core.actions import Word

    assert encode({"a": Word("x", "cell"), "b": (1, Word("y", "cell")), "c": {3}}) == b'{"a":"x","b":[1,"y"],"c":[3]}'
    with pytest.raises(TypeError):
        encode({"a": object()})


def test_addresses_that_are_no_database_are_refused() -> None:
    with pytest.raises(AvernusError, match="postgresql://"):
        open_database("mysql://x")
    with pytest.raises(AvernusError, match="cannot be opened"):
        open_database("/dev/null/x").connect()
