"""What takes long is done elsewhere, in turns: in processes where it is thinking, in a thread where it is reading."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any

from avernus.play.entries import Refused
from avernus.server.tables import cancelling
from avernus.server.tables.cancelling import Flags, NobodyWaits
from avernus.server.tables.turns import Place, Turns

log = logging.getLogger("avernus.server")


Result = tuple[Any, float, bool]
"""What came of a piece of work, the seconds of processor time that it took, and whether it was left because nobody waited for it."""


def timed(work: Callable[..., Any], args: tuple[Any, ...], flag: int | None) -> Result:
    """In the worker."""
    begun = time.thread_time()
    if flag is not None:
        cancelling.begin(flag)
    try:
        return work(*args), time.thread_time() - begun, False
    except NobodyWaits:
        return None, time.thread_time() - begun, True


class Work:
    """A piece of work, and who waits for it."""

    __slots__ = ("args", "flag", "future", "spent", "tried", "what")

    def __init__(
        self, what: Callable[..., Any], args: tuple[Any, ...], future: "asyncio.Future[Any]", spent: Callable[[float], None] | None,
    ) -> None:
        self.what, self.args, self.future, self.spent = what, args, future, spent
        self.tried = False
        self.flag: int | None = None


class Pool:
    """An executor with a fair queue before it; made when it is first needed."""

    def __init__(
        self, slots: int, make: Callable[[], Executor], most: int = 1 << 30, most_each: int = 1 << 30, flags: Flags | None = None,
    ) -> None:
        self.make = make
        self.flags = flags
        """Where workers look whether somebody still waits; `None`: they end what they have begun."""
        self.left = 0
        """How often a worker has stopped because nobody waited any more."""
        self.turns: Turns[Work] = Turns(slots, most, most_each)
        self.executor: Executor | None = None
        self.starting = threading.Lock()
        self.closed = False

    async def run(self, place: Place, work: Callable[..., Any], *args: Any, spent: Callable[[float], None] | None = None) -> Any:
        """Do something as soon as it has its turn; `Refused` if too much waits already.

        `spent` is told the seconds of processor time that it took, even where nobody waits for the result any more.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        asked = Work(work, args, future, spent)
        if not self.turns.put(place, asked):
            raise Refused("too-fast")
        self._next()
        try:
            return await future
        except asyncio.CancelledError:
            if self.flags is not None and asked.flag is not None:
                self.flags.up(asked.flag)
            raise

    def _next(self) -> None:
        while (taken := self.turns.take()) is not None:
            place, work = taken
            if work.future.done():  # whoever wanted it has gone
                self.turns.done(place)
            else:
                self._begin(place, work)

    def _begin(self, place: Place, work: Work) -> None:
        loop = asyncio.get_running_loop()
        if self.flags is not None and work.flag is None:
            work.flag = self.flags.take()
        try:
            if self.executor is None:
                begun = loop.run_in_executor(None, self._first, work)
            else:
                begun = loop.run_in_executor(self.executor, timed, work.what, work.args, work.flag)
        except BrokenExecutor as error:
            begun = loop.create_future()
            begun.set_exception(error)
        begun.add_done_callback(lambda ended: self._ended(place, work, ended))

    def _first(self, work: Work) -> Result:
        """In a thread: to start processes takes a quarter of a second, for which nobody who plays shall wait."""
        with self.starting:
            executor = self.executor
            if executor is None:
                if self.closed:
                    raise asyncio.CancelledError
                executor = self.make()
                begun = executor.submit(timed, work.what, work.args, work.flag)
                self.executor = executor
            else:
                begun = executor.submit(timed, work.what, work.args, work.flag)
        return begun.result()

    def _ended(self, place: Place, work: Work, ended: "asyncio.Future[Result]") -> None:
        if ended.cancelled():
            self._done(place, work)
            work.future.cancel()
            return
        error = ended.exception()
        if isinstance(error, BrokenExecutor) and not work.tried and not work.future.done():
            log.warning("a worker has died; its work is begun again in a new one")
            work.tried, self.executor = True, None
            self._begin(place, work)
            return
        self._done(place, work)
        if error is None:
            result, seconds, left = ended.result()
            self.left += left
            if work.spent is not None:
                work.spent(seconds)
        if not work.future.done():
            if error is None:
                work.future.set_result(result)
            else:
                work.future.set_exception(error)
        self._next()

    def _done(self, place: Place, work: Work) -> None:
        self.turns.done(place)
        if self.flags is not None:
            self.flags.give(work.flag)
            work.flag = None

    def renew(self) -> None:
        """Let the workers go as soon as they are free, and begin what comes next in new ones."""
        old, self.executor = self.executor, None
        if old is not None:
            old.shutdown(wait=False)

    def close(self) -> None:
        """Let the workers go."""
        self.closed = True
        for work in self.turns:
            work.future.cancel()
        if self.executor is not None:
            with contextlib.suppress(Exception):
                self.executor.shutdown(wait=False, cancel_futures=True)
