"""One command at a time at each table: passed without a task where nobody is before one, in order of arrival otherwise."""

import asyncio
from collections import deque
from typing import Any


class Turnstile:
    """A lock for one event loop that can also be taken without waiting."""

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Pass, if it is free."""
        if self.taken:
            return False
        self.taken = True
        return True

    def leave(self) -> None:
        """Let the next one pass."""
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        """Wait for one's turn."""
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: Any) -> None:
        """Let the next one pass."""
        self.leave()
