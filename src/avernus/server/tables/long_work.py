"""What takes long is done elsewhere, in turns: in processes where it is thinking, in a thread where it is reading."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any

from avernus.play.entries import Refused
from avernus.server.tables.turns import Place, Turns

log = logging.getLogger("avernus.server")


def timed(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
    """In the worker: the result, and the seconds of processor time that it took."""
    begun = time.thread_time()
    return work(*args), time.thread_time() - begun


class Work:
    """A piece of work, and who waits for it."""

    __slots__ = ("args", "future", "tried", "what")

    def __init__(self, what: Callable[..., Any], args: tuple[Any, ...], future: "asyncio.Future[tuple[Any, float]]") -> None:
        self.what, self.args, self.future = what, args, future
        self.tried = False


class Pool:
    """An executor with a fair queue before it; made when it is first needed."""

    def __init__(self, slots: int, make: Callable[[], Executor], most: int = 1 << 30, most_each: int = 1 << 30) -> None:
        self.make = make
        self.turns: Turns[Work] = Turns(slots, most, most_each)
        self.executor: Executor | None = None

    async def run(self, place: Place, work: Callable[..., Any], *args: Any) -> Any:
        """Do something as soon as it has its turn."""
        return (await self.timed(place, work, *args))[0]

    async def timed(self, place: Place, work: Callable[..., Any], *args: Any) -> tuple[Any, float]:
        """The same, with the seconds of processor time that it took. `Refused` if too much waits already."""
        future: asyncio.Future[tuple[Any, float]] = asyncio.get_running_loop().create_future()
        if not self.turns.put(place, Work(work, args, future)):
            raise Refused("too-fast")
        self._next()
        return await future

    def _next(self) -> None:
        while (taken := self.turns.take()) is not None:
            place, work = taken
            if work.future.done():  # whoever wanted it has gone
                self.turns.done(place)
            else:
                self._begin(place, work)

    def _begin(self, place: Place, work: Work) -> None:
        loop = asyncio.get_running_loop()
        try:
            if self.executor is None:
                self.executor = self.make()
            begun = loop.run_in_executor(self.executor, timed, work.what, work.args)
        except BrokenExecutor as error:
            begun = loop.create_future()
            begun.set_exception(error)
        begun.add_done_callback(lambda ended: self._ended(place, work, ended))

    def _ended(self, place: Place, work: Work, ended: "asyncio.Future[tuple[Any, float]]") -> None:
        if ended.cancelled():
            self.turns.done(place)
            work.future.cancel()
            return
        error = ended.exception()
        if isinstance(error, BrokenExecutor) and not work.tried and not work.future.done():
            log.warning("a worker has died; its work is begun again in a new one")
            work.tried, self.executor = True, None
            self._begin(place, work)
            return
        self.turns.done(place)
        if not work.future.done():
            if error is None:
                work.future.set_result(ended.result())
            else:
                work.future.set_exception(error)
        self._next()

    def close(self) -> None:
        """Let the workers go."""
        for work in self.turns:
            work.future.cancel()
        if self.executor is not None:
            with contextlib.suppress(Exception):
                self.executor.shutdown(wait=False, cancel_futures=True)
