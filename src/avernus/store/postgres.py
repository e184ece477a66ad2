"""PostgreSQL through psycopg: the same statements, LISTEN and NOTIFY between processes."""

import contextlib
import threading
import time
from collections.abc import Callable
from typing import Any

from avernus.core.refusals import AvernusError
from avernus.store.database import StoreFull, StoreTrouble

CHANNEL = "avernus"
DISK_FULL = "53100"

try:
    import psycopg
except ImportError as error:
    raise AvernusError("PostgreSQL needs the package psycopg: install avernus[postgres].") from error


class Postgres:
    """A PostgreSQL database of tables."""

    begin = "BEGIN"
    journals = False

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self) -> "psycopg.Connection[Any]":
        """A connection in autocommit mode."""
        try:
            return psycopg.connect(self.url, autocommit=True, connect_timeout=5)
        except psycopg.Error as error:
            raise StoreTrouble(f"PostgreSQL does not answer: {str(error).strip().splitlines()[0]}.") from None

    def check(self) -> None:
        """A server of its own notices by itself."""

    def lengthen(self, connection: Any) -> None:
        """It sees to that itself."""

    def must_exist(self) -> None:
        """To connect to one that is not there fails."""

    def step(self) -> int | None:
        """As its own table says."""
        with contextlib.closing(self.connect()) as connection:
            found = connection.execute("SELECT to_regclass('migrations') IS NOT NULL").fetchone()
            if found is None or not found[0]:
                return None
            row = connection.execute("SELECT COALESCE(MAX(step), 0) FROM migrations").fetchone()
            return None if row is None else int(row[0])

    def hold(self, shared: bool) -> Callable[[], None]:
        """Any number of servers share it."""
        return lambda: None

    def sql(self, statement: str) -> str:
        """With `%s` for parameters."""
        return statement.replace("?", "%s")

    def lock(self, connection: "psycopg.Connection[Any]", tables: list[str]) -> None:
        """Rows are taken in order of table, so that processes cannot deadlock."""
        if len(tables) > 1:
            connection.execute("SELECT 1 FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE", (tables,))

    def trouble(self, error: Exception) -> StoreTrouble | None:
        """Full, away, or a mistake of ours."""
        if isinstance(error, StoreTrouble):
            return error
        if not isinstance(error, psycopg.Error):
            return None
        if error.sqlstate == DISK_FULL:
            return StoreFull("There is no room left in the database.")
        if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
            return StoreTrouble("The database does not answer.")
        return None

    def lasting(self, error: Exception) -> bool:
        """A full disk stays full for a while."""
        return isinstance(self.trouble(error), StoreFull)

    def notify(self, connection: Any, message: str) -> None:
        """NOTIFY is delivered when the transaction commits."""
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """LISTEN in a thread; after a lost connection `*` says that anything may have been missed."""
        stop = threading.Event()

        def wait() -> None:
            first = True
            while not stop.is_set():
                try:
                    with contextlib.closing(self.connect()) as connection:
                        connection.execute(f"LISTEN {CHANNEL}")
                        if not first:
                            heard("*")
                        first = False
                        while not stop.is_set():
                            for note in connection.notifies(timeout=0.5):
                                heard(note.payload)
                except (psycopg.Error, StoreTrouble):
                    first = False
                    time.sleep(0.2)

        thread = threading.Thread(target=wait, name="avernus-listen", daemon=True)
        thread.start()

        def end() -> None:
            stop.set()
            thread.join()

        return end

    def backup(self, target: str) -> None:
        """PostgreSQL has its own tools for copies of the whole; here tables are exported."""
        raise AvernusError("A PostgreSQL database is copied as a whole with pg_dump.")
