"""What was just appended, kept in one row for a whole commit, and sorted into its tables a little later.

A commit that touches two hundred tables would otherwise write two hundred places of the file. So a process that is alone with a
SQLite file puts the appends of a commit, one after the other, into the table `fresh`; now and then everything that lies there is moved to
where it belongs. Both are ordinary transactions: nothing is ever in neither place, and readers look into both.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from avernus.play.entries import Entry
from avernus.store.database import Database
from avernus.store.rows import insert, plain

MOST_WAITING: Final = 20_000
LONGEST_WAIT: Final = 3.0
"""Seconds after which what lies in `fresh` is moved."""
MOST_TABLES: Final = 100_000
MOST_UPDATES: Final = 100

UPDATE: Final = (
    "UPDATE tables SET seq = MAX(seq, v.column2), updated = MAX(updated, v.column3), due = v.column4 FROM (VALUES {}) AS v "
    "WHERE tables.id = v.column1"
)


class Fresh(msgspec.Struct, array_like=True):
    """A table's new entries, and when it needs attention; no entries where only the latter has changed."""

    table: str
    seq: int
    due: int | None
    entries: list[tuple[int, int, str, msgspec.Raw]]


write: Final = msgspec.json.Encoder(enc_hook=plain).encode
_read: Final = msgspec.json.Decoder(list[Fresh]).decode


class Journal:
    """Who may append without being asked: a process that wrote a table's last entry itself, and that nobody has disturbed since."""

    def __init__(self) -> None:
        self.version: int | None = None
        """What the file's change counter showed after our last commit; it does not count our own commits."""
        self.tails: dict[str, int] = {}
        self.waiting = 0
        self.since = 0.0

    def forget(self) -> None:
        """A transaction came to nothing: know nothing, but that something may still have to be moved."""
        self.version = None
        self.tails.clear()
        self.waiting += 1

    def look(self, connection: Any) -> None:
        """At the beginning of a transaction: has anybody else written?"""
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self.version:
            self.tails.clear()
            self.version = version

    def overdue(self) -> bool:
        """Has enough gathered to be moved?"""
        return self.waiting >= MOST_WAITING or (self.waiting > 0 and time.monotonic() - self.since >= LONGEST_WAIT)

    def keep(self, connection: Any, fresh: Sequence[Fresh]) -> None:
        """Put new entries into one row."""
        connection.execute("INSERT INTO fresh (batch) VALUES (?)", (write(fresh).decode(),))
        if self.waiting == 0:
            self.since = time.monotonic()
        self.waiting += sum(len(new.entries) or 1 for new in fresh)

    def settle(self, database: Database, connection: Any) -> None:
        """Move everything to where it belongs; inside a transaction."""
        settle(database, connection)
        self.waiting = 0
        if len(self.tails) > MOST_TABLES:
            self.tails.clear()


def settle(database: Database, connection: Any) -> None:
    """Move what lies in `fresh`, whoever has put it there."""
    batches = connection.execute("SELECT id, batch FROM fresh ORDER BY id").fetchall()
    if not batches:
        return
    rows: list[tuple[Any, ...]] = []
    last: dict[str, tuple[int, int, int | None]] = {}
    for _, batch in batches:
        for new in _read(batch):
            at = new.entries[-1][1] if new.entries else 0
            last[new.table] = (new.seq, max(at, last.get(new.table, (0, 0, None))[1]), new.due)
            rows += [(new.table, seq, at, kind, str(bytes(body), "utf-8")) for seq, at, kind, body in new.entries]
    rows.sort(key=lambda row: row[:2])
    insert(database, connection, rows)
    changes = [(table, *change) for table, change in last.items()]
    for first in range(0, len(changes), MOST_UPDATES):
        some = changes[first:first + MOST_UPDATES]
        connection.execute(UPDATE.format(",".join(["(?,?,?,?)"] * len(some))), [value for change in some for value in change])
    connection.execute("DELETE FROM fresh WHERE id <= ?", (batches[-1][0],))


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
        for new in _read(batch) if new.table == table
        for seq, at, kind, body in new.entries
    ]
