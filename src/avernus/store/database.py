"""The two databases behind one face: plain SQL with `?`, transactions by hand, and what their errors mean."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from avernus.core.refusals import AvernusError

PATIENCE: Final = 10.0
"""Seconds for which a database that is away is asked again before its callers are told."""


class StoreTrouble(AvernusError):
    """The log cannot be written or read; nothing was acknowledged."""

    code = "store-unavailable"


class StoreFull(StoreTrouble):
    """There is no room left to write to."""

    code = "store-full"


class StoreGone(StoreTrouble):
    """The file of the log is not there any more, or is another one."""

    code = "store-unavailable"


class Connection(Protocol):
    """What both drivers' connections can do."""

    def execute(self, sql: str, params: Sequence[Any] = ..., /) -> Any:
        """Run a statement; a cursor."""

    def close(self) -> None:
        """Let go of it."""


class Database(Protocol):
    """Where tables are kept."""

    url: str
    begin: str
    """The statement that opens a writing transaction."""
    journals: bool
    """May a process that is alone with it keep a journal (`journal.py`)?"""

    def connect(self) -> Any:
        """A new connection in autocommit mode."""

    def check(self) -> None:
        """`StoreGone` if what was opened first is not there any more."""

    def lengthen(self, connection: Any) -> None:
        """Make room beforehand for what a journal writes, where a commit that needs more of it takes longer. Nothing fails."""

    def must_exist(self) -> None:
        """`AvernusError` if there is nothing to read."""

    def step(self) -> int | None:
        """The number of the last step of its schema; `None` if it is none of ours. Nothing is changed by asking."""

    def hold(self, shared: bool) -> Callable[[], None]:
        """Be the only server, or one of several that share it; `AvernusError` if that cannot be. A function that lets go."""

    def sql(self, statement: str) -> str:
        """A statement with this driver's signs for parameters."""

    def lock(self, connection: Any, tables: list[str]) -> None:
        """Take hold of these rows in one order, where two processes could otherwise wait for each other."""

    def trouble(self, error: Exception) -> StoreTrouble | None:
        """What an error of the driver means; `None` if the connection is worth no retry."""

    def lasting(self, error: Exception) -> bool:
        """Will the same error come again at once?"""

    def notify(self, connection: Any, message: str) -> None:
        """Tell the other processes, once the transaction is committed."""

    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Hear the other processes in a thread of its own; a function that stops it."""

    def backup(self, target: str) -> None:
        """Write a consistent copy to a file."""


def roll_back(connection: Any) -> None:
    """Leave a transaction as if it had never begun. A full disk has ended it already: then that is what must be told, not this."""
    with contextlib.suppress(Exception):
        connection.execute("ROLLBACK")


def open_database(url: str | None) -> Database:
    """The database of a URL: `postgresql://…`, `sqlite:///path`, a path, or none for the user's own data directory."""
    if url is not None and url.startswith(("postgresql://", "postgres://")):
        from avernus.store.postgres import Postgres

        return Postgres(url)
    from avernus.store.sqlite import Sqlite, default_path

    if url is None:
        return Sqlite(default_path())
    if "://" in url and not url.startswith("sqlite:///"):
        raise AvernusError("A database is given as postgresql://…, as sqlite:///path, or as a path.")
    return Sqlite(url.removeprefix("sqlite:///"))
