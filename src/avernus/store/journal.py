"""What was just appended, kept in one row for a whole commit, and sorted into its tables a little later.

A commit that touches two hundred tables would otherwise write two hundred places of the file. So a process that is alone with a
SQLite file puts the appends of a commit, one after the other, into the table `fresh`; now and then everything that lies there is moved to
where it belongs, a few tables at a time, so that nobody who plays meanwhile waits for it. All are ordinary transactions: nothing is ever in
neither place, and readers look into both. What a table's row says of its last number has been moved; the same in `fresh` counts no more.
"""

import time
from collections.abc import Iterable
from typing import Any, Final

from avernus.play.entries import Entry
from avernus.play.kinds import EntryKind
from avernus.play.serialize import decode, encode
from avernus.store.database import Database, roll_back
from avernus.store.rows import read_fresh

MOST_WAITING: Final = 20_000
LONGEST_WAIT: Final = 3.0
"""Seconds after which what lies in `fresh` is moved."""
MOST_TABLES: Final = 100_000
MANY: Final = "many"
"""The kind of a row that holds several entries; it has the number of the last."""
MOST_TOGETHER: Final = 200
SLICE: Final = 1_000
"""Entries that are moved in one transaction, about; and a table counts like so many entries:"""
PLACE: Final = 20
FEW: Final = 250
"""The same where it is done along with a commit, and not in a transaction of its own; and so many rows of `fresh` go with one."""
MOST_ROWS: Final = 40

UPDATE: Final = (
    "UPDATE tables SET due = CASE WHEN seq <= ? THEN ? ELSE due END, seq = MAX(seq, ?), updated = MAX(updated, ?) WHERE id = ?"
)


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
        self.moving: dict[str, New] = {}
        """The older part of it, which is being moved."""
        self.upto: int | None = None
        """The last row of `fresh` that belongs to that part; `None` while nothing is being moved."""
        self.sure = False
        """Is that all that lies there? Not before we have moved everything once, nor after somebody else has written."""

    def forget(self) -> None:
        """A transaction came to nothing: know nothing, but that something may still have to be moved."""
        self.version = self.upto = None
        self.tails.clear()
        self.sure = False
        self.lying, self.moving = {}, {}
        self.waiting = 1

    def look(self, connection: Any) -> None:
        """At the beginning of a transaction: has anybody else written?"""
        version = connection.execute("PRAGMA data_version").fetchone()[0]
        if version != self.version:
            self.tails.clear()
            self.sure = False
            self.version = version

    def overdue(self) -> bool:
        """Is there something to be moved: has it been begun, or has enough gathered?"""
        return self.upto is not None or self.waiting >= MOST_WAITING or (self.waiting > 0 and time.monotonic() - self.since >= LONGEST_WAIT)

    def keep(self, connection: Any, fresh: list[New]) -> None:
        """Put new entries into one row of `fresh`."""
        batch = b"[%b]" % b",".join([new.written() for new in fresh])
        connection.execute("INSERT INTO fresh (batch) VALUES (?)", (batch.decode(),))
        if self.waiting == 0:
            self.since = time.monotonic()
        self.waiting += len(fresh)
        gather(self.lying, fresh)

    def settle(self, connection: Any, tables: Iterable[str], everything: bool = False) -> None:
        """Inside a transaction: move what there is of these tables to where it belongs; of all tables where not everything is known."""
        if everything or not self.sure:
            settle(connection)
            self.lying, self.moving, self.upto = {}, {}, None
            self.waiting = 0
            self.sure = True
            return
        wanted: dict[str, New] = {}
        for table in tables:
            for part in (self.moving, self.lying):
                new = part.pop(table, None)
                if new is not None:
                    gather(wanted, [new])
        if wanted:
            move(connection, wanted)

    def slice(self, connection: Any, size: int = SLICE) -> None:
        """Inside a transaction: move some more of what lies there; after the last of it, what was moved goes from `fresh`."""
        if not self.sure:
            self.settle(connection, ())
            return
        if self.upto is None:
            self.upto = connection.execute("SELECT COALESCE(MAX(id), 0) FROM fresh").fetchone()[0]
            self.lying, self.moving = {}, self.lying
            self.waiting = 0
        if self.moving:
            some: dict[str, New] = {}
            while self.moving and size > 0:
                table, new = self.moving.popitem()
                some[table] = new
                size -= len(new.pieces) + PLACE
            move(connection, some)
            return
        gone = connection.execute("DELETE FROM fresh WHERE id IN (SELECT id FROM fresh WHERE id <= ? LIMIT ?)", (self.upto, MOST_ROWS))
        if gone.rowcount < MOST_ROWS:
            self.upto = None
            if len(self.tails) > MOST_TABLES and not self.lying:
                self.tails.clear()


def settle(connection: Any) -> None:
    """Move what lies in `fresh` and has not been moved yet, whoever has put it there."""
    lying: dict[str, New] = {}
    for (batch,) in connection.execute("SELECT batch FROM fresh ORDER BY id").fetchall():
        gather(lying, [New(new.table, new.seq, new.at, new.due, [bytes(piece) for piece in new.entries]) for new in read_fresh(batch)])
    for table, new in list(lying.items()):
        row = connection.execute("SELECT seq FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None or row[0] > new.seq:
            del lying[table]
        else:
            new.pieces = new.pieces[max(0, len(new.pieces) - (new.seq - row[0])):]
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
        changes.append((new.seq, new.due, new.seq, new.at, table))
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
        roll_back(connection)
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
