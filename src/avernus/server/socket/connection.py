"""One client at a table: the seats it holds, its language, its budget, and the way to it."""

from typing import Protocol

from avernus.core.seats import Seat
from avernus.play.chairs import Chair
from avernus.server.guests import Guest
from avernus.server.http.limits import Bucket


class Transport(Protocol):
    """What carries messages to a client."""

    def send(self, message: bytes) -> None:
        """Send a text."""

    def close(self, code: int) -> None:
        """End it after what is already on its way."""


class Connection:
    """A socket, from the table's side."""

    __slots__ = ("budget", "guest", "keys", "lang", "push", "seats", "transport", "viewers", "warnings")

    def __init__(self, transport: Transport, keys: dict[Seat, str], lang: str, budget: Bucket, guest: Guest) -> None:
        self.transport = transport
        self.push = transport.send
        self.keys = keys
        """The seats that its tokens opened, with the hashes of these."""
        self.sit()
        self.lang = lang
        self.budget = budget
        self.guest = guest
        self.warnings = 0

    def check(self, chairs: list[Chair], spectators: bool) -> None:
        """A seat that was left, or that somebody else has taken since, is not this client's any more."""
        if not all([chairs[seat].opened_by(key) for seat, key in self.keys.items()]):
            self.keys = {seat: key for seat, key in self.keys.items() if chairs[seat].opened_by(key)}
            self.sit()
            if not self.seats and not spectators:
                self.close(4401)

    def sit(self) -> None:
        """Its seats, and as whom it looks at the table."""
        self.seats = list(self.keys)
        self.viewers: list[Seat | None] = [*self.seats] or [None]

    def close(self, code: int) -> None:
        """End it."""
        self.transport.close(code)
