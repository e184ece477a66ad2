"""SQLite in write-ahead mode: one file, no setup, every commit on the disk."""

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from avernus.store.database import StoreFull, StoreTrouble

POLL_SECONDS = 0.02
NOTES = 5000
"""Messages between processes that are kept until everybody has surely read them."""


def default_path() -> str:
    """The file in the user's data directory."""
    return str(Path(os.environ.get("AVERNUS_DATA") or platformdirs.user_data_dir("avernus", appauthor=False)) / "tables.sqlite3")


class Sqlite:
    """A file of tables."""

    begin = "BEGIN IMMEDIATE"
    journals = True

    def __init__(self, path: str) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    def connect(self) -> sqlite3.Connection:
        """A connection that waits for other writers, and syncs every commit."""
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA busy_timeout=5000")
        except (sqlite3.Error, OSError) as error:
            raise StoreTrouble(f"{self.path} cannot be opened as a database: {error}.") from None
        return connection

    def sql(self, statement: str) -> str:
        """As it is."""
        return statement

    def lock(self, connection: Any, tables: list[str]) -> None:
        """There is one writer at a time."""

    def trouble(self, error: Exception) -> StoreTrouble | None:
        """Full and locked are told apart."""
        if not isinstance(error, sqlite3.Error):
            return error if isinstance(error, StoreTrouble) else None
        if isinstance(error, sqlite3.OperationalError) and "full" in str(error):
            return StoreFull(f"There is no room left to write to {self.path}.")
        if isinstance(error, sqlite3.OperationalError | sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError):
            return StoreTrouble(f"{self.path} cannot be used: {error}.")
        return None

    def lasting(self, error: Exception) -> bool:
        """A full disk stays full for a while; a lock does not."""
        return isinstance(self.trouble(error), StoreFull)

    def notify(self, connection: Any, message: str) -> None:
        """Other processes see that the file has changed."""
        number = connection.execute("INSERT INTO notes (message) VALUES (?)", (message,)).lastrowid
        if number % NOTES == 0:
            connection.execute("DELETE FROM notes WHERE id < ?", (number - NOTES,))

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Look at the file's change counter, and read new notes when it moves."""
        stop = threading.Event()

        def look() -> None:
            connection = self.connect()
            with contextlib.closing(connection):
                last = connection.execute("SELECT COALESCE(MAX(id), 0) FROM notes").fetchone()[0]
                seen = None
                while not stop.wait(POLL_SECONDS):
                    version = connection.execute("PRAGMA data_version").fetchone()[0]
                    if version == seen:
                        continue
                    seen = version
                    for number, message in connection.execute("SELECT id, message FROM notes WHERE id > ? ORDER BY id", (last,)).fetchall():
                        last = number
                        heard(message)

        thread = threading.Thread(target=look, name="avernus-listen", daemon=True)
        thread.start()

        def end() -> None:
            stop.set()
            thread.join()

        return end

    def backup(self, target: str) -> None:
        """SQLite's own online copy."""
        with contextlib.closing(self.connect()) as source, contextlib.closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
