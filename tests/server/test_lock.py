"""The lock of a table: one at a time, in order, and whoever gives up waiting stops nobody."""

import asyncio
import contextlib

from avernus.server.tables.lock import TableLock


async def test_it_is_had_at_once_or_in_order_of_arrival() -> None:
    lock = TableLock()
    got: list[int] = []
    lock.acquire(lambda: got.append(0))
    assert got == [0] and lock.locked

    async def come(number: int) -> None:
        async with lock:
            got.append(number)
            await asyncio.sleep(0)

    first = asyncio.create_task(come(1))
    await asyncio.sleep(0)

    def called() -> None:
        got.append(2)
        lock.release()

    lock.acquire(called)
    last = asyncio.create_task(come(3))
    await asyncio.sleep(0)
    assert got == [0]
    lock.release()
    await asyncio.gather(first, last)
    assert got == [0, 1, 2, 3] and not lock.locked


async def test_who_gives_up_waiting_lets_the_next_one_have_it() -> None:
    lock = TableLock()
    lock.acquire(lambda: None)

    async def come() -> None:
        async with lock:
            await asyncio.Event().wait()

    gone, called = asyncio.create_task(come()), asyncio.create_task(come())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    lock.release()
    called.cancel()
    for task in (gone, called):
        with contextlib.suppress(asyncio.CancelledError):
            await task
    assert not lock.locked
