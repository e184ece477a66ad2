"""The journal: one row for a commit, moved later, and never a number twice, whoever else writes."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from avernus.play.kinds import Status
from avernus.store.database import open_database
from avernus.store.jobs import Append, Batch, Create, Due, Forget
from avernus.store.journal import FEW, MOST_ROWS, MOST_TOGETHER, MOST_WAITING, PLACE, SLICE, Journal
from avernus.store.reader import Reader
from avernus.store.store import Store, prepare
from avernus.store.writer import Writer
from tests.store.test_store import append, create, opened


def rows(path: str, statement: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as connection:
        return connection.execute(statement).fetchall()


def numbers(store: Store, table: str) -> list[int]:
    return [entry.seq for entry in store.reader.entries(table)]


async def test_appends_wait_in_one_row_a_commit_and_are_read_all_the_same(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    store = await opened(path)
    await store.write(create("abcd"))
    for after in range(1, 6):
        assert await store.write(append("abcd", after))
    assert len(rows(path, "SELECT * FROM fresh")) == 5 and len(rows(path, "SELECT * FROM entries")) == 1
    assert numbers(store, "abcd") == [1, 2, 3, 4, 5, 6] and store.reader.last("abcd") == 6
    assert [entry.seq for entry in store.reader.entries("abcd", 3, 5)] == [4, 5]
    await store.close()
    assert rows(path, "SELECT * FROM fresh") == [] and rows(path, "SELECT seq, kind FROM entries") == [(1, "open"), (6, "many")]
    assert rows(path, "SELECT seq, updated FROM tables") == [(6, 2000)]


async def test_every_part_of_a_log_is_read_wherever_its_rows_end(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    store = await opened(path)
    await store.write(create("abcd"))
    await store.write(append("abcd", 1, 2 * MOST_TOGETHER + 5))
    await store.close()
    last = 2 * MOST_TOGETHER + 6
    assert [seq for (seq,) in rows(path, "SELECT seq FROM entries")] == [1, MOST_TOGETHER + 1, 2 * MOST_TOGETHER + 1, last]
    reader = Reader(open_database(path))
    edges = [0, 1, 2, MOST_TOGETHER, MOST_TOGETHER + 1, MOST_TOGETHER + 2, 2 * MOST_TOGETHER + 1, last - 1, last, last + 9]
    for after in edges:
        for upto in edges:
            assert [entry.seq for entry in reader.entries("abcd", after, upto)] == list(range(after + 1, min(upto, last) + 1))
    assert {entry.kind for entry in reader.entries("abcd", 1)} == {"line"} and reader.last("abcd") == last


async def test_what_a_killed_process_leaves_is_there_for_the_next(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    store = await opened(path)
    await store.write(create("abcd"))
    await store.write(append("abcd", 1, 3))
    copy = str(tmp_path / "copy.sqlite3")
    with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    assert len(rows(copy, "SELECT * FROM fresh")) == 1
    prepare(open_database(copy))
    assert rows(copy, "SELECT * FROM fresh") == [] and [entry.seq for entry in Reader(open_database(copy)).entries("abcd")] == [1, 2, 3, 4]
    await store.close()


def test_what_is_moved_bit_by_bit_is_read_once_at_every_moment_and_after_every_end(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    database = open_database(path)
    prepare(database)
    connection, journal = database.connect(), Journal()
    names = [f"t{number:03}" for number in range(2 * SLICE // (PLACE + 2) + 10)]

    def write(*jobs: Append | Create | Forget) -> None:
        Batch(database, connection, "test", False, journal).run(jobs)

    def tidy() -> None:
        Batch(database, connection, "test", False, journal).tidy()

    def all_there(where: str, last: dict[str, int]) -> None:
        reader = Reader(open_database(where))
        assert {name: [entry.seq for entry in reader.entries(name)] for name in names} == {
            name: list(range(1, last.get(name, 3) + 1)) for name in names
        }
        reader.close()

    write(*[create(name) for name in names])
    tidy()  # from here on it is known what lies there
    write(*[append(name, 1, 2) for name in names])
    last: dict[str, int] = {}
    moments = 0
    journal.since = 0.0
    while journal.overdue():
        tidy()
        moments += 1
        moved, waits = next((name for name in names if name not in journal.moving), ""), next(iter(journal.moving), "")
        for name in (moved, waits) if moments == 1 else ():
            write(append(name, 3))  # while the rest is being moved, some go on, and a game ends
            write(Append(name, 4, append(name, 4).entries, Status.OVER))
            last[name] = 5
        all_there(path, last)
        copy = str(tmp_path / f"copy{moments}.sqlite3")
        with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
            source.backup(target)
        prepare(open_database(copy))  # as after the end of a process that was killed at this moment
        assert rows(copy, "SELECT * FROM fresh") == []
        all_there(copy, last)
    assert moments > 2
    write(append(names[0], last.get(names[0], 3)))
    write(Forget(names[0]))
    assert rows(path, "SELECT * FROM fresh") == [], "nothing stays of a table that goes"
    connection.close()


def test_what_is_moved_along_with_commits_is_read_once_at_every_moment_and_goes_row_by_row(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    database = open_database(path)
    prepare(database)
    connection, journal = database.connect(), Journal()
    names = [f"t{number:03}" for number in range(2 * FEW // (PLACE + 2))]
    last = dict.fromkeys(names, 1)

    def write(*names: str, along: bool) -> None:
        Batch(database, connection, "test", False, journal).run([append(name, last[name]) for name in names], along)
        for name in names:
            last[name] += 1

    Batch(database, connection, "test", False, journal).run([create(name) for name in names])
    Batch(database, connection, "test", False, journal).tidy()
    for number in range(MOST_ROWS + 5):
        write(names[number % len(names)], along=True)
    assert len(rows(path, "SELECT * FROM fresh")) == MOST_ROWS + 5, "nothing is moved before it is time"
    journal.since = 0.0
    left: list[int] = []
    while journal.overdue():
        write(names[len(left) % 3], along=True)
        left.append(len(rows(path, "SELECT * FROM fresh")))
        copy = str(tmp_path / f"copy{len(left)}.sqlite3")
        with sqlite3.connect(path) as source, sqlite3.connect(copy) as target:
            source.backup(target)
        prepare(open_database(copy))  # as after the end of a process that was killed at this moment
        for where in (path, copy):
            reader = Reader(open_database(where))
            assert {name: [entry.seq for entry in reader.entries(name)] for name in names} == {
                name: list(range(1, last[name] + 1)) for name in names
            }, (where, left)
            reader.close()
        journal.since = time.monotonic()  # what was written meanwhile has time
    assert len(left) >= 4 and left[-3] > left[-2] > left[-1] > 0, "a little in each commit, and what has not been moved stays"
    connection.close()


def test_the_thread_moves_nothing_by_itself_where_commits_do_unless_it_becomes_too_much(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "t.sqlite3"))
    prepare(database)
    writer = Writer(database, "test", False, lambda answers, count: None)
    assert writer.journal is not None
    writer.journal.waiting, writer.journal.since = 1, 0.0
    assert writer.overdue()
    writer.along = True
    assert writer.overdue(), "who cannot know what lies there moves nothing along"
    writer.journal.sure = True
    assert not writer.overdue()
    writer.journal.waiting = 2 * MOST_WAITING + 1
    assert writer.overdue()
    writer.journal.waiting = 0
    writer.stop()


async def test_a_second_process_is_noticed_and_no_number_is_given_twice(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    one = await opened(path)
    await one.write(create("abcd"))
    assert await one.write(append("abcd", 1))
    two = await opened(path)
    assert numbers(two, "abcd") == [1, 2]
    assert await two.write(append("abcd", 2, text="two"))
    assert not await one.write(append("abcd", 2, text="one")), "the number is taken, though only in the other's journal"
    assert await one.write(append("abcd", 3)) and not await two.write(append("abcd", 3))
    assert numbers(one, "abcd") == numbers(two, "abcd") == [1, 2, 3, 4]
    await one.close()
    await two.close()


async def test_gaps_and_tables_that_are_not_there_are_refused(tmp_path: Path) -> None:
    store = await opened(str(tmp_path / "t.sqlite3"))
    await store.write(create("abcd"))
    assert await store.write(append("abcd", 1))
    assert not await store.write(append("abcd", 7)) and not await store.write(append("nobody", 0))
    assert await store.write(append("abcd", 2))
    await store.close()


async def test_attention_and_oblivion_reach_what_still_waits(tmp_path: Path) -> None:
    path = str(tmp_path / "t.sqlite3")
    store = await opened(path)
    for table in ("abcd", "gone"):
        await store.write(create(table))
        await store.write(append(table, 1))
    store.later(Due("abcd", 2, 5000))
    store.later(Due("abcd", 1, 7000))
    store.later(Forget("gone"))
    await store.write(append("abcd", 2))
    assert numbers(store, "gone") == [] and numbers(store, "abcd") == [1, 2, 3]
    store.later(Due("abcd", 3, 6000))
    await store.close()
    assert rows(path, "SELECT id, due FROM tables") == [("abcd", 6000)]
    assert rows(path, "SELECT * FROM entries WHERE table_id = 'gone'") == []
