"""Tables in and out of a database: whole, with their secrets, for backups and for moving house."""

import contextlib
import json
import logging
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from avernus.core.refusals import AvernusError
from avernus.play.carrying import sitting
from avernus.play.entries import Entry
from avernus.play.kinds import EntryKind, Status
from avernus.store.database import Database, open_database
from avernus.store.identities import PUT_ONCE, place
from avernus.store.jobs import KEEP_ONCE, Batch, Create, Rows
from avernus.store.reader import Reader
from avernus.store.sqlite import PRIVATE
from avernus.store.store import prepare

FORMAT = 1

log = logging.getLogger("avernus.store")


def export_tables(url: str | None, wanted: Iterable[str] | None = None) -> Iterator[str]:
    """Each table as one line of JSON; these lines hold secrets."""
    database = open_database(url)
    database.must_exist()
    _prepared(database).close()
    with contextlib.closing(Reader(database)) as reader:
        if wanted is None:
            yield from _people(reader)
        for table in reader.ids() if wanted is None else wanted:
            try:
                yield _written(reader, table)
            except (ValueError, KeyError, TypeError, RecursionError) as error:
                if isinstance(error, AvernusError):
                    raise
                log.error("table %s cannot be read, and is left out: %s", table, error)


def _people(reader: Reader) -> Iterator[str]:
    """Each person as a line, with the sums of all keys."""
    for (value,) in reader.rows("SELECT value FROM house WHERE name = 'vapid' AND EXISTS (SELECT 1 FROM people WHERE kind = 'tell')"):
        yield json.dumps({"avernus-house": FORMAT, "vapid": value})  # browsers listen to whoever they have promised it to
    for (person,) in reader.rows("SELECT DISTINCT person FROM people WHERE kind = 'person' ORDER BY person"):
        kept = (
            "SELECT kind, name, at, value FROM people WHERE person = ? AND kind NOT IN ('code', 'confirm', 'due', 'challenge') "
            "ORDER BY kind, name"
        )
        rows = reader.rows(kept, (person,))
        yield json.dumps({"avernus-person": FORMAT, "person": person, "rows": [list(row) for row in rows]}, ensure_ascii=False)


def _written(reader: Reader, table: str) -> str:
    """One table as a line."""
    stored = reader.load(table, None)
    if stored is None:
        raise AvernusError(f"There is no table {table[:40]!r}.")
    row = reader.rows("SELECT game, public, card FROM tables WHERE id = ?", (table,))[0]
    return json.dumps({
        "avernus-table": FORMAT, "id": table, "game": row[0], "public": bool(row[1]), "status": stored.status, "card": row[2],
        "secret": stored.secret.hex(), "entries": [[entry.seq, entry.at, entry.kind, entry.body] for entry in stored.entries],
    }, ensure_ascii=False)


def import_tables(url: str | None, lines: Iterable[str]) -> tuple[int, int]:
    """Bring exported tables in; how many were new, and how many were there already."""
    database = open_database(url)
    connection = _prepared(database)
    reader = Reader(database)
    known = set(reader.ids())
    spans = [int(name.split(" ")[1]) for (name,) in reader.rows("SELECT name FROM house WHERE name LIKE ?", ("span %",))]
    if not spans:  # a house in which nobody has been awake yet: it sleeps from now on
        now = time.time_ns() // 1_000_000
        connection.execute(database.sql(KEEP_ONCE), ("span 1", f"{now} {now}"))
    span = max(spans, default=1)
    reader.close()
    added = skipped = 0
    bad: list[AvernusError] = []
    try:
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            try:
                if line.lstrip().startswith('{"avernus-person"'):
                    Batch(database, connection, "import", False).run([_read_person(line, number)])
                    continue
                if line.lstrip().startswith('{"avernus-house"'):
                    connection.execute(database.sql(KEEP_ONCE), ("vapid", _read_house(line, number)))
                    continue
                job = _read(line, number)
            except AvernusError as error:  # one bad line keeps no other table out
                bad.append(error)
                continue
            if job.table in known:
                skipped += 1
                continue
            if job.status is Status.PLAYING and job.entries[0].body.get("clock"):
                _stood(job, span)
            seats = [(PUT_ONCE, ("seat", place(job.table, seat), who, job.entries[-1].at, job.table))
                     for seat, who in sitting(job.entries).items()]
            Batch(database, connection, "import", False).run([job, Rows(seats)])
            known.add(job.table)
            added += 1
    finally:
        connection.close()
    if bad:
        rest = f" {len(bad)} lines in all could not be read, and {added} tables were added." if added or len(bad) > 1 else ""
        raise AvernusError(f"{bad[0]}{rest}")
    return added, skipped


def _stood(job: Create, span: int) -> None:
    """While a table was on its way between two houses its clocks stood."""
    last, now = job.entries[-1], time.time_ns() // 1_000_000
    job.entries.append(Entry(EntryKind.PAUSE, {"span": span, "shift": now - last.at}, last.seq + 1, now))
    job.due = now


def _read(line: str, number: int) -> Create:
    """One exported table, with every value checked for its type."""
    try:
        data = json.loads(line)
        if data["avernus-table"] != FORMAT:
            raise ValueError
        entries = [Entry(EntryKind(kind), dict(body), int(seq), int(at)) for seq, at, kind, body in data["entries"]]
        if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)) or not entries or entries[0].kind is not EntryKind.OPEN:
            raise ValueError
        status = Status(data["status"])
        due = None if status is Status.OVER else entries[-1].at
        return Create(
            str(data["id"]), str(data["game"]), bool(data["public"]), bytes.fromhex(data["secret"]), str(data["card"]), entries,
            status, due,
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        raise AvernusError(f"Line {number} is not an exported table of avernus.") from None


def _read_house(line: str, number: int) -> str:
    """The key pair of a house."""
    try:
        data = json.loads(line)
        if data["avernus-house"] != FORMAT or not data["vapid"].startswith("-----BEGIN PRIVATE KEY-----"):
            raise ValueError
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise AvernusError(f"Line {number} is not the key pair of a house of avernus.") from None
    return str(data["vapid"])


def _read_person(line: str, number: int) -> Rows:
    """One exported person, with every value checked for its type; what is known here already stays as it is."""
    try:
        data = json.loads(line)
        person = str(data["person"])
        rows = [(str(kind), str(name), person, int(at), str(value)) for kind, name, at, value in data["rows"]]
        if data["avernus-person"] != FORMAT or any(not isinstance(json.loads(row[4]), dict) for row in rows if row[0] != "seat"):
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise AvernusError(f"Line {number} is not an exported person of avernus.") from None
    return Rows([(PUT_ONCE, row) for row in rows])


def backup(url: str | None, target: str | Path) -> str:
    """A copy that a server may go on writing beside; says in a sentence what was made."""
    database = open_database(url)
    database.must_exist()
    path = Path(target)
    if path.exists():
        raise AvernusError(f"{path} is already there; name a new file.")
    try:
        if database.url.startswith("sqlite"):
            _prepared(database).close()
            database.backup(str(path))
            return f"{path} is a copy of the whole database."
        count = 0
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w", encoding="utf-8") as file:
            for line in export_tables(url):
                file.write(line + "\n")
                count += 1
        return f"{path} holds {count} tables; `avernus import` brings them back."
    except OSError as error:
        raise AvernusError(f"{path} cannot be written: {error.strerror or error}.") from None
    except sqlite3.Error as error:
        raise AvernusError(f"{path} cannot be written: {error}.") from None


def _prepared(database: Database) -> Any:
    prepare(database)
    return database.connect()
