"""Rows of the log: how values are written, and many rows at once."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from avernus.store.database import Database

MOST_ROWS: Final = 400


class Fresh(msgspec.Struct, array_like=True):
    """A table's new entries, and when it needs attention; no entries where only the latter has changed."""

    table: str
    seq: int
    at: int
    due: int | None
    entries: list[msgspec.Raw]


read_fresh: Final = msgspec.json.Decoder(list[Fresh]).decode
"""A row of `fresh` (`journal.py`)."""


def insert(database: Database, connection: Any, rows: Sequence[tuple[Any, ...]]) -> None:
    """Write entries (table, number, time, kind, body), many with one statement."""
    for first in range(0, len(rows), MOST_ROWS):
        some = rows[first:first + MOST_ROWS]
        marks = ",".join(["(?,?,?,?,?)"] * len(some))
        statement = database.sql(f"INSERT INTO entries (table_id, seq, at, kind, body) VALUES {marks}")
        connection.execute(statement, [value for row in some for value in row])
