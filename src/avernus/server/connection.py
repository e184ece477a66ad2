"""One client at a table: the seats it holds, its language, its budget, and the way to it."""

from typing import Protocol

from avernus.core.seats import Seat
from avernus.server.limits import Bucket


class Way(Protocol):
    """What carries messages to a client."""

    def send(self, message: bytes) -> None:
        """Send a text."""

    def close(self, code: int) -> None:
        """End it after what is already on its way."""


class Connection:
    """A socket, from the table's side."""

    __slots__ = ("budget", "lang", "push", "seats", "warnings", "way")

    def __init__(self, way: Way, seats: list[Seat], lang: str, budget: Bucket) -> None:
        self.way = way
        self.push = way.send
        self.seats = seats
        self.lang = lang
        self.budget = budget
        self.warnings = 0

    @property
    def viewers(self) -> list[Seat | None]:
        """As whom it looks at the table."""
        return list(self.seats) if self.seats else [None]

    def close(self, code: int) -> None:
        """End it."""
        self.way.close(code)
