"""What was just appended, kept in one row for a whole commit, and sorted into its tables a little later.

A commit that touches two hundred tables would otherwise write two hundred places of the file. So a process that is alone with a
SQLite file puts the appends of a commit, one after the other, into the table `fresh`; now and then everything that lies there is moved to
where it belongs. Both are ordinary transactions: nothing is ever in neither place, and readers look into both.
"""

import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from avernus.play.entries import Entry
from avernus.store.database import Database
from avernus.store.rows import encode, read_fresh

MOST_WAITING: Final = 20_000
LONGEST_WAIT: Final = 3.0
"""Seconds after which what lies in `fresh` is moved."""
MOST_TABLES: Final = 100_000

UPDATE: Final = "UPDATE tables SET seq = MAX(seq, ?), updated = MAX(updated, ?), due = ? WHERE id = ?"


New = tuple[str, int, int | None, list[tuple[int, int, str, msgspec.Raw]]]
"""What is written of a table, in the shape of `rows.Fresh`: its name, its last number, when it is due, its new entries."""
Row = tuple[str, int, int, str, str]
"""An entry in its place: table, number, time, kind, body."""
Last = tuple[int, int, int | None]


class Journal:
    """Who may append without being asked: a process that wrote a table's last entry itself, and that nobody has disturbed since."""

    def __init__(self) -> None:
        self.version: int | None = None
        """What the file's change counter showed after our last commit; it does not count our own commits."""
        self.tails: dict[str, int] = {}
        self.waiting = 0
        self.since = 0.0
        self.rows: list[Row] = []
        """What lies in `fresh`, as it will be moved, so that it need not be read again."""
        self.last: dict[str, Last] = {}
        self.sure = False
        """Is that all that lies there? Not before we have moved everything once, nor after somebody else has written."""

    def forget(self) -> None:
        """A transaction came to nothing: know nothing, but that something may still have to be moved."""
        self.version = None
        self.tails.clear()
        self.sure = False
        self.waiting += 1

    def look(self, connection: Any) -> None:
        """At the beginning of a transaction: has anybody else written?"""
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self.version:
            self.tails.clear()
            self.sure = False
            self.version = version

    def overdue(self) -> bool:
        """Has enough gathered to be moved?"""
        return self.waiting >= MOST_WAITING or (self.waiting > 0 and time.monotonic() - self.since >= LONGEST_WAIT)

    def keep(self, connection: Any, fresh: list[New], rows: list[Row]) -> None:
        """Put new entries into one row of `fresh`."""
        connection.execute("INSERT INTO fresh (batch) VALUES (?)", (encode(fresh).decode(),))
        if self.waiting == 0:
            self.since = time.monotonic()
        self.waiting += len(fresh)
        self.rows += rows
        for table, seq, due, entries in fresh:
            self.last[table] = latest(self.last.get(table), seq, entries[-1][1] if entries else 0, due)

    def settle(self, database: Database, connection: Any) -> None:
        """Move everything to where it belongs; inside a transaction."""
        if self.sure:
            move(connection, self.rows, self.last)
            connection.execute("DELETE FROM fresh")
        else:
            settle(database, connection)
        self.rows, self.last = [], {}
        self.sure = True
        self.waiting = 0
        if len(self.tails) > MOST_TABLES:
            self.tails.clear()


def settle(database: Database, connection: Any) -> None:
    """Move what lies in `fresh`, whoever has put it there."""
    batches = connection.execute("SELECT id, batch FROM fresh ORDER BY id").fetchall()
    if not batches:
        return
    rows: list[Row] = []
    last: dict[str, Last] = {}
    for _, batch in batches:
        for new in read_fresh(batch):
            last[new.table] = latest(last.get(new.table), new.seq, new.entries[-1][1] if new.entries else 0, new.due)
            rows += [(new.table, seq, at, kind, str(bytes(body), "utf-8")) for seq, at, kind, body in new.entries]
    move(connection, rows, last)
    connection.execute("DELETE FROM fresh WHERE id <= ?", (batches[-1][0],))


def latest(known: Last | None, seq: int, at: int, due: int | None) -> Last:
    """What is to be noted of a table after one more thing."""
    return (seq, at if known is None else max(at, known[1]), due)


def move(connection: Any, rows: list[Row], last: dict[str, Last]) -> None:
    """Entries to their tables, and what the tables show of them."""
    rows.sort()
    connection.executemany("INSERT INTO entries (table_id, seq, at, kind, body) VALUES (?,?,?,?,?)", rows)
    connection.executemany(UPDATE, [(*change, table) for table, change in last.items()])


def settle_all(database: Database, connection: Any) -> None:
    """At a start: move what an ended process has left behind."""
    if not database.journals or not connection.execute("SELECT 1 FROM fresh LIMIT 1").fetchall():
        return
    connection.execute(database.begin)
    try:
        settle(database, connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def unsettled(batches: Iterable[str], table: str) -> list[Entry]:
    """A table's entries among rows of `fresh`."""
    return [
        Entry(kind, msgspec.json.decode(body), seq, at)
        for batch in batches if table in batch
        for new in read_fresh(batch) if new.table == table
        for seq, at, kind, body in new.entries
    ]
