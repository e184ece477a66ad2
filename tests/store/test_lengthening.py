"""A write-ahead log that was given its length beforehand holds what was committed, and nothing else."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from avernus.store import sqlite
from avernus.store.sqlite import LOG_BYTES, Sqlite

ROWS = list(range(20))


def rows(path: Path) -> list[int]:
    with sqlite3.connect(path) as connection:
        return [number for (number,) in connection.execute("SELECT id FROM kept ORDER BY id")]


def written(path: Path) -> tuple[Sqlite, sqlite3.Connection]:
    """A database with commits before and after its log got its length."""
    database = Sqlite(str(path))
    connection = database.connect()
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("CREATE TABLE kept (id INTEGER PRIMARY KEY, body TEXT)")
    for number in ROWS:
        if number == len(ROWS) // 2:
            database.lengthen(connection)
        connection.execute("INSERT INTO kept VALUES (?,?)", (number, "x" * 500))
    return database, connection


def test_what_is_committed_before_and_after_is_read_by_others_and_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    _, connection = written(path)
    assert (tmp_path / "t.sqlite3-wal").stat().st_size == LOG_BYTES
    assert rows(path) == ROWS, "another connection reads it"
    copy = tmp_path / "copy.sqlite3"
    for end in ("", "-wal"):  # what the disk holds when a process is killed: the index in memory goes
        shutil.copy(f"{path}{end}", f"{copy}{end}")
    assert rows(copy) == ROWS
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    connection.execute("INSERT INTO kept VALUES (?,?)", (len(ROWS), "y"))
    assert rows(path) == [*ROWS, len(ROWS)] and (tmp_path / "t.sqlite3-wal").stat().st_size == LOG_BYTES, "it begins anew, as long as it is"
    connection.close()
    assert rows(path) == [*ROWS, len(ROWS)]


def test_a_log_that_is_longer_already_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "LOG_BYTES", 1000)
    _, connection = written(tmp_path / "t.sqlite3")
    assert rows(tmp_path / "t.sqlite3") == ROWS
    connection.close()


def test_where_there_is_no_room_nothing_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.sqlite3"
    database, connection = written(path)
    before = (tmp_path / "t.sqlite3-wal").stat().st_size
    monkeypatch.setattr(sqlite, "LOG_BYTES", before + 3_000_000)
    monkeypatch.setattr(sqlite, "bytes", full_after(1), raising=False)
    database.lengthen(connection)
    assert (tmp_path / "t.sqlite3-wal").stat().st_size == before and rows(path) == ROWS
    connection.close()


def full_after(times: int) -> type:
    """In place of `bytes`: the disk is full after so many pieces."""
    left = [times]

    class Piece:
        def __new__(cls, size: int) -> bytes:  # type: ignore[misc]
            left[0] -= 1
            if left[0] < 0:
                raise OSError(28, "No space left on device")
            return b"\0" * size

    return Piece
