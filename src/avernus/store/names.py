"""What a table is found by: its name and the names of those who sit there, read off its card and kept in a column of its own."""

from typing import Any, Final

import msgspec

from avernus.store.database import Database

MOST: Final = 5_000
"""So many tables are brought up to date at a time."""


class Seat(msgspec.Struct):
    """A seat of a card."""

    name: str | None = None


class Shown(msgspec.Struct):
    """A card, as far as it is searched."""

    name: str = ""
    seats: list[Seat] = []


_read: Final = msgspec.json.Decoder(Shown).decode


def names_of(card: str) -> str:
    """In small letters, one below the other; nothing for a card that cannot be read."""
    try:
        shown = _read(card)
    except (ValueError, RecursionError):
        return ""
    return "\n".join([shown.name, *(seat.name for seat in shown.seats if seat.name)]).lower()


def find_names(database: Database, connection: Any) -> None:
    """For the tables of an older program."""
    last = ""
    while rows := connection.execute(database.sql("SELECT id, card FROM tables WHERE id > ? ORDER BY id LIMIT ?"), (last, MOST)).fetchall():
        for table, card in rows:
            if names := names_of(card):
                connection.execute(database.sql("UPDATE tables SET names = ? WHERE id = ?"), (names, table))
        last = rows[-1][0]
