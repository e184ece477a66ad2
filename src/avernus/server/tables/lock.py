"""One command at a time at each table: at once where nobody is before it, in order of arrival otherwise."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any


class TableLock:
    """A lock for one event loop that calls back whoever gets it, so that a command costs no task."""

    __slots__ = ("locked", "waiting")

    def __init__(self) -> None:
        self.locked = False
        self.waiting: deque[Callable[[], bool]] = deque()
        """Those who want it; each says whether it still does."""

    def acquire(self, then: Callable[[], None]) -> None:
        """Call `then` with the lock held: now, if it is free."""
        if not self.locked:
            self.locked = True
            then()
            return
        loop = asyncio.get_running_loop()

        def mine() -> bool:
            loop.call_soon(then)
            return True

        self.waiting.append(mine)

    def release(self) -> None:
        """Let the next one have it."""
        while self.waiting:
            if self.waiting.popleft()():
                return
        self.locked = False

    async def __aenter__(self) -> None:
        """Wait for it."""
        if not self.locked:
            self.locked = True
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def mine() -> bool:
            if future.done():
                return False
            future.set_result(None)
            return True

        self.waiting.append(mine)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: Any) -> None:
        """Let the next one have it."""
        self.release()
