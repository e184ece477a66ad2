"""What is kept of people, in one table of rows: of which kind, its name, whose it is, when, and what it says (JSON).

| kind     | name                          | what it says |
| -------- | ----------------------------- | --- |
| `person` | the person's sum              | name, language, when to be told of a turn |
| `key`    | the sum of a device's key     | what the device is called; `at` is when it was last here |
| `also`   | another sum of the same person | nothing: two devices that were two people have become one |
| `seat`   | table and seat                | the table; an index of what the logs say |
| `code`   | the sum of a one-time code    | nothing; `at` is when it ends |
| `confirm` | the sum of a code that was sent to an address | which address, by which way; `at` is when it ends |
| `passkey` | a passkey                    | its public key, and how often it was used |
| `challenge` | the sum of what a passkey is to sign | nothing; `at` is when it ends; whose: who asked, or nobody |
| `tell`   | a way by which the person is told of its turns | the address of it |
| `due`    | table and seat                | how often it was tried; `at` is when the person is to be told |
| `told`   | table and seat                | nothing; `at` is when the person was told last |

A row that belongs to a person has that person's sum in `person`: who goes, goes with one statement.
"""

from typing import Any, Final

from avernus.core.seats import Seat

MOST_SEATS: Final = 10
PUT: Final = (
    "INSERT INTO people (kind, name, person, at, value) VALUES (?,?,?,?,?) "
    "ON CONFLICT (kind, name) DO UPDATE SET person = excluded.person, at = excluded.at, value = excluded.value"
)
PUT_ONCE: Final = "INSERT INTO people (kind, name, person, at, value) VALUES (?,?,?,?,?) ON CONFLICT (kind, name) DO NOTHING"
TAKE: Final = "DELETE FROM people WHERE kind = ? AND name = ? AND at > ? RETURNING person, value"
"""Take a row that has not ended away, and say whose it was: of two who ask at once, one gets it."""
GONE: Final = "DELETE FROM people WHERE person = ?"
UNUSED: Final = (
    "SELECT person FROM people WHERE kind = 'person' AND at < ? AND NOT EXISTS (SELECT 1 FROM people AS other "
    "WHERE other.person = people.person AND (other.kind = 'seat' OR (other.kind = 'key' AND other.at >= ?))) LIMIT ?"
)
"""People who have not been here since, and sit nowhere."""
Statement = tuple[str, tuple[Any, ...]]


def place(table: str, seat: Seat) -> str:
    """The name of the row of a seat."""
    return f"{table} {seat}"


def emptied(table: str) -> Statement:
    """Nobody sits at a table any more."""
    marks = ",".join("?" * MOST_SEATS)
    return f"DELETE FROM people WHERE kind = 'seat' AND name IN ({marks})", tuple(place(table, seat) for seat in range(MOST_SEATS))
