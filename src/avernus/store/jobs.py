"""What can be asked of the log's writer, and how a batch of it becomes one transaction."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from avernus.play.entries import Entry
from avernus.play.kinds import Status
from avernus.play.serialize import encode
from avernus.store.database import Database
from avernus.store.identities import emptied
from avernus.store.journal import FEW, MOST_WAITING, SLICE, Journal, New
from avernus.store.names import names_of
from avernus.store.rows import insert

MOST_CLAIMS = 100
KEEP_ONCE = "INSERT INTO house (name, value) VALUES (?,?) ON CONFLICT (name) DO NOTHING"
KEEP = "INSERT INTO house (name, value) VALUES (?,?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
CLAIM_ROW = "(CAST(? AS TEXT),CAST(? AS BIGINT),CAST(? AS BIGINT),CAST(? AS BIGINT),CAST(? AS BIGINT),CAST(? AS TEXT))"
CLAIM = (
    "UPDATE tables SET seq = v.column3, updated = v.column4, due = v.column5, status = COALESCE(v.column6, status) "
    "FROM (VALUES {}) AS v WHERE tables.id = v.column1 AND tables.seq = v.column2 RETURNING id"
)



class Append:
    """Entries that come after `after`; refused if another process was faster."""

    __slots__ = ("after", "due", "entries", "status", "table", "then", "won")

    def __init__(self, table: str, after: int, entries: list[Entry], status: Status | None = None, due: int | None = None) -> None:
        self.table = table
        self.after = after
        self.entries = entries
        self.status = status
        self.due = due
        self.won = False
        self.then: Callable[[Append, Exception | None], None] | None = None
        """Called in the event loop once it is durable, or has failed."""


@dataclass(slots=True, eq=False)
class Create:
    """A new table with its first entries."""

    table: str
    game: str
    public: bool
    secret: bytes
    card: str
    entries: list[Entry]
    status: Status = Status.OPEN
    due: int | None = None
    seq: int = 0
    owner: str = ""
    won: bool = False
    then: "Callable[[Create, Exception | None], None] | None" = None


@dataclass(slots=True, eq=False)
class Snapshot:
    """A table as it is after an entry."""

    table: str
    seq: int
    body: dict[str, Any]


@dataclass(slots=True, eq=False)
class Due:
    """When the table needs a server's attention next."""

    table: str
    seq: int
    due: int | None


@dataclass(slots=True, eq=False)
class Card:
    """The table as the lobby shows it."""

    table: str
    card: str


@dataclass(slots=True, eq=False)
class Tell:
    """A message to the other processes, of which nothing is kept."""

    message: str


@dataclass(slots=True, eq=False)
class Forget:
    """A table and everything about it goes."""

    table: str


@dataclass(slots=True, eq=False)
class Stale:
    """The snapshots of a table go: its log has been written anew."""

    table: str


@dataclass(slots=True, eq=False)
class Keep:
    """Something that the house keeps beside its tables. `once`: not if it is there already."""

    name: str
    value: str
    once: bool = False
    won: bool = False
    then: "Callable[[Keep, Exception | None], None] | None" = None


@dataclass(slots=True, eq=False)
class Probe:
    """Something is written and taken away again, to see whether that can be done."""

    won: bool = False
    then: "Callable[[Probe, Exception | None], None] | None" = None


@dataclass(slots=True, eq=False)
class Rows:
    """Statements about people (`people.py`), one after the other; `found` is what the last that gives something back has given."""

    statements: list[tuple[str, tuple[Any, ...]]]
    found: list[tuple[Any, ...]] = field(default_factory=list)
    won: bool = False
    then: "Callable[[Rows, Exception | None], None] | None" = None


Job = Append | Create | Snapshot | Due | Card | Tell | Forget | Stale | Keep | Probe | Rows


def quick(journal: Journal, job: Job) -> bool:
    """Is it written by putting it into `fresh`, or as one row of its own, and no more?"""
    if isinstance(job, Append):
        return job.status is None and journal.tails.get(job.table) == job.after
    return isinstance(job, Snapshot) or (isinstance(job, Due) and job.table in journal.tails)


BALLAST = "x" * 8192
"""More than a page: where there is no room, there is none for this."""


@dataclass(slots=True)
class Batch:
    """One transaction."""

    database: Database
    connection: Any
    origin: str
    shared: bool
    journal: Journal | None = None
    rows: list[tuple[Any, ...]] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)

    def run(self, jobs: Sequence[Job], along: bool = False) -> None:
        """All of it, or nothing. `along`: a little of what has been written lately may be moved in the same transaction."""
        self._transaction(lambda: self._write(jobs, along))

    def tidy(self) -> None:
        """Some of what has been written lately is moved to where it belongs."""
        self._transaction(self._move_some)

    def _move_some(self) -> None:
        assert self.journal is not None
        self.journal.look(self.connection)
        self.journal.slice(self.connection)

    def _transaction(self, work: Callable[[], object]) -> None:
        self.connection.execute(self.database.begin)
        try:
            work()
            if self.shared:
                for message in self.messages:
                    self.database.notify(self.connection, message)
            self.connection.execute("COMMIT")
        except BaseException:
            self._roll_back()
            raise

    def _write(self, jobs: Sequence[Job], along: bool) -> None:
        journal = self.journal
        fresh: list[New] = []
        rest: Sequence[Job] = jobs
        if journal is not None:
            journal.look(self.connection)
            rest = [job for job in jobs if not self._quick(journal, job, fresh)]
            changed = [job.table for job in rest if isinstance(job, Append | Due | Forget)]
            if changed:  # nothing stays of a table that goes
                journal.settle(self.connection, changed, any(isinstance(job, Forget) and job.table in journal.tails for job in rest))
        self._appends(sorted((job for job in rest if isinstance(job, Append)), key=lambda job: job.table))
        for job in rest:
            if not isinstance(job, Append):
                self._other(job)
        insert(self.database, self.connection, self.rows)
        if journal is not None and fresh:
            journal.keep(self.connection, fresh)
        if along and journal is not None and journal.sure and journal.overdue():
            journal.slice(self.connection, FEW if journal.waiting < MOST_WAITING else SLICE)

    @staticmethod
    def _quick(journal: Journal, job: Job, fresh: list[New]) -> bool:
        """Append without a claim, where nobody else can have taken the number."""
        if isinstance(job, Append):
            if job.status is not None or journal.tails.get(job.table) != job.after:
                return False
            last = job.entries[-1]
            pieces = [encode((entry.seq, entry.at, entry.kind, entry.body)) for entry in job.entries]
            journal.tails[job.table] = last.seq
            fresh.append(New(job.table, last.seq, last.at, job.due, pieces))
            job.won = True
            return True
        if isinstance(job, Due) and job.table in journal.tails:
            if journal.tails[job.table] == job.seq:
                fresh.append(New(job.table, job.seq, 0, job.due, []))
            return True
        return False

    def _roll_back(self) -> None:
        try:
            self.connection.execute("ROLLBACK")
        except Exception:
            return

    def _do(self, statement: str, params: Sequence[Any]) -> Any:
        return self.connection.execute(self.database.sql(statement), params)

    def _appends(self, jobs: list[Append]) -> None:
        """Claim each table's next numbers, all in one statement; who finds them taken has lost."""
        for first in range(0, len(jobs), MOST_CLAIMS):
            some = jobs[first:first + MOST_CLAIMS]
            self.database.lock(self.connection, [job.table for job in some])
            params = [
                value for job in some
                for value in (job.table, job.after, job.entries[-1].seq, job.entries[-1].at, job.due, job.status and job.status.value)
            ]
            claimed = self._do(CLAIM.format(",".join([CLAIM_ROW] * len(some))), params).fetchall()
            winners = {table for (table,) in claimed}
            for job in some:
                job.won = job.table in winners
                if job.won:
                    self._keep(job.table, job.entries)
                    if self.journal is not None:
                        self.journal.tails[job.table] = job.entries[-1].seq

    def _keep(self, table: str, entries: list[Entry]) -> None:
        self.rows += [(table, entry.seq, entry.at, entry.kind.value, encode(entry.body).decode()) for entry in entries]
        self.messages.append(f"{self.origin} t {table} {entries[-1].seq}")

    def _other(self, job: Job) -> None:
        if isinstance(job, Create):
            last = job.entries[-1]
            self._do(
                "INSERT INTO tables (id, game, status, public, seq, created, updated, due, secret, card, owner, names) "
                "VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
                (
                    job.table, job.game, job.status.value, int(job.public), last.seq, job.entries[0].at, last.at, job.due,
                    job.secret.hex(), job.card, job.owner, names_of(job.card),
                ),
            )
            job.won = True
            self._keep(job.table, job.entries)
            if self.journal is not None:
                self.journal.tails[job.table] = last.seq
        elif isinstance(job, Snapshot):
            self._do(
                "INSERT INTO snapshots (table_id, seq, body) VALUES (?,?,?) ON CONFLICT (table_id, seq) DO NOTHING",
                (job.table, job.seq, encode(job.body).decode()),
            )
        elif isinstance(job, Due):
            self._do("UPDATE tables SET due = ? WHERE id = ? AND seq = ?", (job.due, job.table, job.seq))
        elif isinstance(job, Card):
            self._do("UPDATE tables SET card = ?, names = ? WHERE id = ?", (job.card, names_of(job.card), job.table))
        elif isinstance(job, Tell):
            self.messages.append(f"{self.origin} {job.message}")
        elif isinstance(job, Keep):
            self._do(KEEP_ONCE if job.once else KEEP, (job.name, job.value))
            job.won = True
        elif isinstance(job, Probe):
            name = f"probe {self.origin}"
            self._do("INSERT INTO house (name, value) VALUES (?,?)", (name, BALLAST))
            self._do("DELETE FROM house WHERE name = ?", (name,))
            job.won = True
        elif isinstance(job, Rows):
            for statement, params in job.statements:
                cursor = self._do(statement, params)
                if cursor.description is not None:
                    job.found = cursor.fetchall()
            job.won = True
        elif isinstance(job, Stale):
            self._do("DELETE FROM snapshots WHERE table_id = ?", (job.table,))
        elif isinstance(job, Forget):
            if self.journal is not None:
                self.journal.tails.pop(job.table, None)
            for name, key in (("entries", "table_id"), ("snapshots", "table_id"), ("tables", "id")):
                self._do(f"DELETE FROM {name} WHERE {key} = ?", (job.table,))
            self._do(*emptied(job.table))
