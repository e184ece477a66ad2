"""SQLite in write-ahead mode: one file, no setup, every commit on the disk."""

import contextlib
import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs

from avernus.core.refusals import AvernusError
from avernus.store.database import StoreFull, StoreGone, StoreTrouble

PRIVATE = 0o600
OTHERS = 0o007
POLL_SECONDS = 0.02
AGAIN_SECONDS = 0.5
LOG_BYTES = 8_000_000
PIECE = 1_000_000
"""The length of the write-ahead log from the beginning: more than is written between two checkpoints."""
LITTLE = 100_000
"""Bytes with which nothing can be done."""
NOTES = 5000
"""Messages between processes that are kept until everybody has surely read them."""

log = logging.getLogger("avernus.store")


def default_path() -> str:
    """The file in the user's data directory."""
    return str(Path(os.environ.get("AVERNUS_DATA") or platformdirs.user_data_dir("avernus", appauthor=False)) / "tables.sqlite3")


def make(path: str) -> None:
    """The file, if there is none yet: for its owner alone, since it holds the secrets of all tables.

    One that is there is not opened here: closing it would take away the locks that SQLite holds on it for this process, and whoever
    closes it next would believe to be the last and take the write-ahead log away from under us.
    """
    if not os.path.exists(path):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    mode = os.stat(path).st_mode
    if mode & OTHERS:
        with contextlib.suppress(OSError):  # another owner's file is that owner's care
            os.chmod(path, mode & 0o777 & ~OTHERS)


def identity(path: str) -> tuple[int, int] | None:
    """Which file it is; `None` if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def no_room(path: str) -> bool:
    """Is the disk full? Some file systems have SQLite fail otherwise then."""
    try:
        return shutil.disk_usage(Path(path).parent).free < LITTLE
    except OSError:
        return False


class Sqlite:
    """A file of tables."""

    begin = "BEGIN IMMEDIATE"
    journals = True

    def __init__(self, path: str) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"
        self.file: tuple[int, int] | None = None
        """Which file was opened first."""

    def connect(self) -> sqlite3.Connection:
        """A connection that waits for other writers, and syncs every commit. A file that was opened once is not made again."""
        try:
            if self.file is None:
                make(self.path)
            else:
                self.check()
            connection = sqlite3.connect(self.path, timeout=5, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA busy_timeout=5000")
            if self.file is None:
                self.file = identity(self.path)
        except (sqlite3.Error, OSError) as error:
            trouble = self.trouble(error)
            if isinstance(trouble, StoreFull):
                raise trouble from None
            raise StoreTrouble(f"{self.path} cannot be opened as a database: {error}.") from None
        return connection

    def check(self) -> None:
        """Is the file still the one that was opened? What is written to a deleted file is lost."""
        if self.file is not None and identity(self.path) != self.file:
            raise StoreGone(f"{self.path} was deleted or replaced while it was in use. Put it back, and start the server again.")

    def lengthen(self, connection: Any) -> None:
        """Give the write-ahead log its length at once: a commit that makes it longer waits for the file system's own journal too.

        What follows its last commit is no part of it, whatever it is; and while we are the writer nobody else makes it longer. SQLite
        holds no lock on this file that closing it could take away.
        """
        connection.execute(self.begin)
        try:
            with open(f"{self.path}-wal", "r+b", buffering=0) as file:
                begun = file.seek(0, os.SEEK_END)
                try:
                    while file.tell() < LOG_BYTES:
                        file.write(bytes(min(PIECE, LOG_BYTES - file.tell())))
                except OSError:
                    file.truncate(begun)  # on a disk that is nearly full it is better to wait than to have no room
        except OSError as error:
            log.debug("the write-ahead log grows by itself: %s", error)
        finally:
            connection.execute("ROLLBACK")

    def must_exist(self) -> None:
        """Reading makes no file."""
        if identity(self.path) is None:
            raise AvernusError(f"There is no database at {self.path}.")

    def step(self) -> int | None:
        """Read without changing a bit, since the file may be somebody else's."""
        try:
            with contextlib.closing(sqlite3.connect(f"{Path(self.path).absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
                if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchall():
                    return None
                return int(connection.execute("SELECT COALESCE(MAX(step), 0) FROM migrations").fetchone()[0])
        except sqlite3.Error as error:
            raise StoreTrouble(f"{self.path} cannot be opened as a database: {error}.") from None

    def hold(self, shared: bool) -> Callable[[], None]:
        """A lock on a file beside it, which the system takes back however this process ends."""
        try:
            import fcntl
        except ImportError:
            log.warning("this system has no locks for files: see to it yourself that only one server uses %s", self.path)
            return lambda: None
        try:
            make(self.path)
            beside = os.open(f"{self.path}-server", os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise StoreTrouble(f"{self.path} cannot be opened as a database: {error.strerror or error}.") from None
        try:
            fcntl.flock(beside, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError:
            os.close(beside)
            raise AvernusError(
                f"Another server is already using {self.path}. Stop it first, or give this one another --database; "
                "several processes of one server share a database with --workers."
            ) from None
        return lambda: os.close(beside)

    def sql(self, statement: str) -> str:
        """As it is."""
        return statement

    def lock(self, connection: Any, tables: list[str]) -> None:
        """There is one writer at a time."""

    def trouble(self, error: Exception) -> StoreTrouble | None:
        """Full and locked are told apart."""
        if not isinstance(error, sqlite3.Error):
            return error if isinstance(error, StoreTrouble) else None
        if isinstance(error, sqlite3.OperationalError) and ("full" in str(error) or ("I/O" in str(error) and no_room(self.path))):
            return StoreFull(f"There is no room left to write to {self.path}.")
        if isinstance(error, sqlite3.OperationalError | sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError):
            return StoreTrouble(f"{self.path} cannot be used: {error}.")
        return None

    def lasting(self, error: Exception) -> bool:
        """A full disk stays full for a while, and a file that is gone or is no database stays so; a lock does not last."""
        if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.OperationalError):
            return True
        return isinstance(self.trouble(error), StoreFull | StoreGone)

    def notify(self, connection: Any, message: str) -> None:
        """Other processes see that the file has changed."""
        number = connection.execute("INSERT INTO notes (message) VALUES (?)", (message,)).lastrowid
        if number % NOTES == 0:
            connection.execute("DELETE FROM notes WHERE id < ?", (number - NOTES,))

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Look at the file's change counter, and read new notes when it moves."""
        stop = threading.Event()

        last: int | None = None

        def follow(connection: sqlite3.Connection) -> None:
            nonlocal last
            if last is None:
                last = connection.execute("SELECT COALESCE(MAX(id), 0) FROM notes").fetchone()[0]
            seen = None
            while not stop.wait(POLL_SECONDS):
                version = connection.execute("PRAGMA data_version").fetchone()[0]
                if version == seen:
                    continue
                for number, message in connection.execute("SELECT id, message FROM notes WHERE id > ? ORDER BY id", (last,)).fetchall():
                    last = number
                    heard(message)
                seen = version

        def look() -> None:
            while not stop.is_set():
                try:
                    with contextlib.closing(self.connect()) as connection:
                        follow(connection)
                except (sqlite3.Error, StoreTrouble) as error:  # what is written meanwhile is read when there is something to read again
                    log.warning("other processes are not heard for now: %s", error)
                    stop.wait(AGAIN_SECONDS)

        thread = threading.Thread(target=look, name="avernus-listen", daemon=True)
        thread.start()

        def end() -> None:
            stop.set()
            thread.join()

        return end

    def backup(self, target: str) -> None:
        """SQLite's own online copy."""
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        with contextlib.closing(self.connect()) as source, contextlib.closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
