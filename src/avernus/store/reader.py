"""Reading the log."""

import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from avernus.play.entries import Entry
from avernus.play.kinds import Status
from avernus.play.serialize import decode
from avernus.store.database import PATIENCE, Database
from avernus.store.journal import MOST_TOGETHER, entries_of, unsettled

T = TypeVar("T")

DAY: Final = 86_400_000
UNBEGUN: Final = 7 * DAY
"""Milliseconds for which a table is kept that was opened and at which nobody has begun to play."""
AGAIN: Final = 0.1
"""Seconds between two attempts to reach a database that is away."""
MOST_OF_ONE: Final = 5
"""Tables of one owner that stand in the lobby before those that others have opened."""
MOST_LOOKED_AT: Final = 5_000
LOBBY: Final = """
    SELECT t.card FROM (
        SELECT id, updated, CASE WHEN nth <= ? THEN 0 ELSE 1 END AS later FROM (
            SELECT id, updated, ROW_NUMBER() OVER (PARTITION BY CASE WHEN owner = '' THEN id ELSE owner END ORDER BY updated DESC) AS nth
            FROM (
                SELECT id, owner, updated FROM tables
                WHERE public = 1 AND (CAST(? AS TEXT) IS NULL OR game = ?) AND (CAST(? AS TEXT) IS NULL OR status = ?)
                ORDER BY updated DESC LIMIT ?
            ) AS newest
        ) AS numbered
        ORDER BY later, updated DESC LIMIT ?
    ) AS chosen JOIN tables t ON t.id = chosen.id
    ORDER BY chosen.later, chosen.updated DESC
"""


@dataclass(slots=True)
class Stored:
    """A table as the log has it: its secret, a snapshot if one is useful, and the entries after it."""

    id: str
    owner: str
    secret: bytes
    status: Status
    opening: Entry
    snapshot: dict[str, Any] | None
    entries: list[Entry]


class Reader:
    """Reads with a connection for each thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.local = threading.local()
        self.opened: list[Any] = []

    def patient(self, asked: float, question: Callable[..., T], *args: Any) -> T:
        """Ask something that was asked for at that time: a database that is away is waited for as long as when it is written to."""
        self.local.until = asked + PATIENCE
        try:
            return question(*args)
        finally:
            self.local.until = None

    def _ask(self, question: Callable[[Any], T]) -> T:
        """Ask; again with a fresh connection if the first was lost, and again for a while if there is none to be had."""
        until = getattr(self.local, "until", None) or time.monotonic() + PATIENCE
        attempt = 0
        while True:
            try:
                self.database.check()
                return question(self._connection())
            except Exception as error:
                trouble = self.database.trouble(error)
                if trouble is None:
                    raise
                self._drop()
                if self.database.lasting(error) or (attempt and time.monotonic() >= until):
                    raise trouble from None
            if attempt:
                time.sleep(AGAIN)
            attempt += 1

    def _connection(self) -> Any:
        if getattr(self.local, "connection", None) is None:
            self.local.connection = self.database.connect()
            self.opened.append(self.local.connection)
        return self.local.connection

    def _drop(self) -> None:
        """Let go of this thread's connection."""
        connection = getattr(self.local, "connection", None)
        self.local.connection = None
        if connection is not None:
            self.opened.remove(connection)
            with contextlib.suppress(Exception):
                connection.close()

    def close(self) -> None:
        """Let go of every thread's connection, once they have ended."""
        for connection in self.opened:
            with contextlib.suppress(Exception):
                connection.close()
        self.opened.clear()

    def rows(self, statement: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """All rows of a query."""
        return self._ask(lambda connection: connection.execute(self.database.sql(statement), params).fetchall())

    def load(self, table: str, settled: int | None) -> Stored | None:
        """A table, from the newest snapshot that is `settled` entries old; `None`: from the beginning."""
        row = self.rows("SELECT owner, secret, status FROM tables WHERE id = ?", (table,))
        if not row:
            return None
        owner, secret, status = row[0]
        first = self.entries(table, 0, 1)
        found = [] if settled is None else self.rows(
            "SELECT seq, body FROM snapshots WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1", (table, self.last(table) - settled)
        )
        after, snapshot = (found[0][0], decode(found[0][1])) if found else (0, None)
        return Stored(table, owner, bytes.fromhex(secret), Status(status), first[0], snapshot, self.entries(table, after))

    def last(self, table: str) -> int:
        """The number of the table's last entry."""
        def question(connection: Any) -> int:
            newest = self._fresh(connection, table)
            statement = self.database.sql("SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = ?")
            moved = int(connection.execute(statement, (table,)).fetchone()[0])
            return max(moved, newest[-1].seq) if newest else moved

        return self._ask(question)

    def entries(self, table: str, after: int = 0, upto: int = 1 << 60) -> list[Entry]:
        """The entries with numbers above `after`, up to `upto`."""
        def question(connection: Any) -> list[Entry]:
            newest = self._fresh(connection, table)
            statement = "SELECT seq, at, kind, body FROM entries WHERE table_id = ? AND seq > ? AND seq < ? ORDER BY seq"
            rows = connection.execute(self.database.sql(statement), (table, after, upto + MOST_TOGETHER)).fetchall()
            found = [entry for row in rows for entry in entries_of(*row) if after < entry.seq <= upto]
            last = found[-1].seq if found else after
            return found + [entry for entry in newest if last < entry.seq <= upto]

        return self._ask(question)

    def _fresh(self, connection: Any, table: str) -> list[Entry]:
        """What has not been moved to its place yet. Read first: what is moved meanwhile is then read in both places, never in none."""
        if not self.database.journals:
            return []
        return unsettled((batch for (batch,) in connection.execute("SELECT batch FROM fresh ORDER BY id").fetchall()), table)

    def snapshots(self, table: str) -> list[tuple[int, dict[str, Any]]]:
        """All snapshots of a table."""
        return [(seq, decode(body)) for seq, body in self.rows("SELECT seq, body FROM snapshots WHERE table_id = ? ORDER BY seq", (table,))]

    def lobby(self, game: str | None, status: str | None, most: int = 100) -> list[str]:
        """The cards of public tables, those last used first; but who has opened many does not push out who has opened few."""
        rows = self.rows(LOBBY, (MOST_OF_ONE, game, game, status, status, MOST_LOOKED_AT, most))
        return [card for (card,) in rows]

    def expired(self, now: int, keep: float | None, over: float | None, most: int) -> list[str]:
        """Tables at which nothing has happened for `keep` days, or, where they are over, for `over` days; sooner those that never began."""
        played, ended = (0 if days is None else now - round(days * DAY) for days in (keep, over))
        begun = max(played, now - UNBEGUN) if keep is not None else 0
        rows = self.rows(
            "SELECT id FROM tables WHERE (updated < ? OR (updated < ? AND status = 'open') OR (updated < ? AND status = 'over')) "
            "AND (due IS NULL OR due < ?) ORDER BY updated LIMIT ?", (played, begun, ended, now, most),
        )
        return [table for (table,) in rows]

    def house(self, name: str) -> str:
        """Something that the house keeps beside its tables."""
        return str(self.rows("SELECT value FROM house WHERE name = ?", (name,))[0][0])

    def due(self, now: int, most: int) -> list[str]:
        """Tables that need a server's attention."""
        rows = self.rows("SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?", (now, most))
        return [table for (table,) in rows]

    def ids(self) -> list[str]:
        """All tables, the oldest first."""
        return [table for (table,) in self.rows("SELECT id FROM tables ORDER BY created, id")]
