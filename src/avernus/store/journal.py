"""What was just appended, kept in one row for a whole commit, and sorted into its tables a little later.

A commit that touches two hundred tables would otherwise write two hundred places of the file. So a process that is alone with a
SQLite file puts the appends of a commit, one after the other, into the table `fresh`; now and then everything that lies there is moved to
where it belongs. Both are ordinary transactions: nothing is ever in neither place, and readers look into both.
"""

import time
from collections.abc import Iterable
from typing import Any, Final

from avernus.play.entries import Entry
from avernus.play.kinds import EntryKind
from avernus.play.serialize import decode, encode
from avernus.store.database import Database
from avernus.store.rows import read_fresh

MOST_WAITING: Final = 20_000
LONGEST_WAIT: Final = 3.0
"""Seconds after which what lies in `fresh` is moved."""
MOST_TABLES: Final = 100_000
MANY: Final = "many"
"""The kind of a row that holds several entries; it has the number of the last."""
MOST_TOGETHER: Final = 200

UPDATE: Final = "UPDATE tables SET seq = MAX(seq, ?), updated = MAX(updated, ?), due = ? WHERE id = ?"


class New:
    """What is new of a table: its last number, when that was, when it is due, and its entries as JSON (`[number, time, kind, body]`)."""

    __slots__ = ("at", "due", "pieces", "seq", "table")

    def __init__(self, table: str, seq: int, at: int, due: int | None, pieces: list[bytes]) -> None:
        self.table = table
        self.seq = seq
        self.at = at
        self.due = due
        self.pieces = pieces

    def written(self) -> bytes:
        """In the shape of `rows.Fresh`."""
        due = b"null" if self.due is None else b"%d" % self.due
        return b"[%b,%d,%d,%b,[%b]]" % (encode(self.table), self.seq, self.at, due, b",".join(self.pieces))

    def add(self, later: "New") -> None:
        """What came after it."""
        self.seq = later.seq
        self.at = max(self.at, later.at)
        self.due = later.due
        self.pieces += later.pieces


class Journal:
    """Who may append without being asked: a process that wrote a table's last entry itself, and that nobody has disturbed since."""

    def __init__(self) -> None:
        self.version: int | None = None
        """What the file's change counter showed after our last commit; it does not count our own commits."""
        self.tails: dict[str, int] = {}
        self.waiting = 0
        self.since = 0.0
        self.lying: dict[str, New] = {}
        """What lies in `fresh`, table by table, so that it need not be read again."""
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

    def keep(self, connection: Any, fresh: list[New]) -> None:
        """Put new entries into one row of `fresh`."""
        batch = b"[%b]" % b",".join([new.written() for new in fresh])
        connection.execute("INSERT INTO fresh (batch) VALUES (?)", (batch.decode(),))
        if self.waiting == 0:
            self.since = time.monotonic()
        self.waiting += len(fresh)
        gather(self.lying, fresh)

    def settle(self, database: Database, connection: Any) -> None:
        """Move everything to where it belongs; inside a transaction."""
        if self.sure:
            move(connection, self.lying)
            connection.execute("DELETE FROM fresh")
        else:
            settle(connection)
        self.lying = {}
        self.sure = True
        self.waiting = 0
        if len(self.tails) > MOST_TABLES:
            self.tails.clear()


def settle(connection: Any) -> None:
    """Move what lies in `fresh`, whoever has put it there."""
    lying: dict[str, New] = {}
    for (batch,) in connection.execute("SELECT batch FROM fresh ORDER BY id").fetchall():
        gather(lying, [New(new.table, new.seq, new.at, new.due, [bytes(piece) for piece in new.entries]) for new in read_fresh(batch)])
    move(connection, lying)
    connection.execute("DELETE FROM fresh")


def gather(lying: dict[str, New], fresh: list[New]) -> None:
    """What is new of each table, after what lies there already."""
    for new in fresh:
        known = lying.get(new.table)
        if known is None:
            lying[new.table] = new
        else:
            known.add(new)


def move(connection: Any, lying: dict[str, New]) -> None:
    """Entries to their tables, many of a table in one row, and what the tables show of them."""
    rows, changes = [], []
    for table in sorted(lying):
        new = lying[table]
        changes.append((new.seq, new.at, new.due, table))
        last = new.seq - len(new.pieces)
        for first in range(0, len(new.pieces), MOST_TOGETHER):
            pieces = new.pieces[first:first + MOST_TOGETHER]
            last += len(pieces)
            rows.append((table, last, new.at, MANY, (b"[%b]" % b",".join(pieces)).decode()))
    connection.executemany("INSERT INTO entries (table_id, seq, at, kind, body) VALUES (?,?,?,?,?)", rows)
    connection.executemany(UPDATE, changes)


def settle_all(database: Database, connection: Any) -> None:
    """At a start: move what an ended process has left behind."""
    if not database.journals or not connection.execute("SELECT 1 FROM fresh LIMIT 1").fetchall():
        return
    connection.execute(database.begin)
    try:
        settle(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def unsettled(batches: Iterable[str], table: str) -> list[Entry]:
    """A table's entries among rows of `fresh`."""
    return [
        entry_of(decode(piece))
        for batch in batches if table in batch
        for new in read_fresh(batch) if new.table == table
        for piece in new.entries
    ]


def entries_of(seq: int, at: int, kind: str, body: str) -> list[Entry]:
    """The entries of a row of `entries`: one, or many."""
    return [entry_of(piece) for piece in decode(body)] if kind == MANY else [Entry(EntryKind(kind), decode(body), seq, at)]


def entry_of(piece: list[Any]) -> Entry:
    """An entry among many."""
    seq, at, kind, body = piece
    return Entry(EntryKind(kind), body, seq, at)
