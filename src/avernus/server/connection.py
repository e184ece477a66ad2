"""One client at a table: the seats it holds, its language, and what is on its way to it."""

import asyncio
from collections import deque
from typing import Any, Final

from avernus.core.seats import Seat
from avernus.server.limits import Bucket

MOST_WAITING: Final = 512
"""A client that leaves so many messages unread is let go; it can come back and resync."""


class Connection:
    """A socket, from the table's side."""

    def __init__(self, seats: list[Seat], lang: str, budget: Bucket) -> None:
        self.seats = seats
        self.lang = lang
        self.budget = budget
        self.outbox: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.closing: int | None = None
        self.warnings = 0

    @property
    def viewers(self) -> list[Seat | None]:
        """As whom it looks at the table."""
        return list(self.seats) if self.seats else [None]

    def push(self, message: bytes) -> None:
        """Send a message when the socket is ready for it."""
        if len(self.outbox) >= MOST_WAITING:
            self.close(1013)
            return
        self.outbox.append(message)
        self.ready.set()

    def close(self, code: int) -> None:
        """End it after what is already on its way."""
        if self.closing is None:
            self.closing = code
        self.ready.set()

    async def pump(self, send: Any) -> None:
        """Carry messages to the socket until it is to be closed."""
        while True:
            while self.outbox:
                await send({"type": "websocket.send", "text": self.outbox.popleft().decode()})
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing})
                return
            self.ready.clear()
            await self.ready.wait()
