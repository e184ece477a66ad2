"""One client at a table: the seats it holds, its language, its budget, and the way to it."""

from typing import Protocol

from avernus.core.seats import Seat
from avernus.play.chairs import Chair
from avernus.server.limits import Bucket


class Way(Protocol):
    """What carries messages to a client."""

    def send(self, message: bytes) -> None:
        """Send a text."""

    def close(self, code: int) -> None:
        """End it after what is already on its way."""


class Connection:
    """A socket, from the table's side."""

    __slots__ = ("budget", "keys", "lang", "push", "seats", "warnings", "way")

    def __init__(self, way: Way, keys: dict[Seat, str | None], lang: str, budget: Bucket) -> None:
        self.way = way
        self.push = way.send
        self.keys = keys
        """The seats that its tokens opened, with the hashes of these."""
        self.seats = list(keys)
        self.lang = lang
        self.budget = budget
        self.warnings = 0

    def check(self, chairs: list[Chair], spectators: bool) -> None:
        """A seat that was left, or that somebody else has taken since, is not this client's any more."""
        if any(chairs[seat].token != key for seat, key in self.keys.items()):
            self.keys = {seat: key for seat, key in self.keys.items() if chairs[seat].token == key}
            self.seats = list(self.keys)
            if not self.seats and not spectators:
                self.close(4401)

    @property
    def viewers(self) -> list[Seat | None]:
        """As whom it looks at the table."""
        return list(self.seats) if self.seats else [None]

    def close(self, code: int) -> None:
        """End it."""
        self.way.close(code)
