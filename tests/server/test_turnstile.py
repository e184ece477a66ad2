"""The turnstile: one at a time, in order, and whoever gives up waiting stops nobody."""

import asyncio
import contextlib

from avernus.server.turnstile import Turnstile


async def test_it_is_passed_at_once_or_in_order_of_arrival() -> None:
    turn = Turnstile()
    assert turn.take() and not turn.take()
    passed: list[int] = []

    async def come(number: int) -> None:
        async with turn:
            passed.append(number)
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(come(number)) for number in range(3)]
    await asyncio.sleep(0)
    assert passed == [] and not turn.take()
    turn.leave()
    await asyncio.gather(*tasks)
    assert passed == [0, 1, 2] and not turn.taken


async def test_who_gives_up_waiting_lets_the_next_one_pass() -> None:
    turn = Turnstile()
    turn.take()

    async def come() -> None:
        async with turn:
            await asyncio.Event().wait()

    gone, called = asyncio.create_task(come()), asyncio.create_task(come())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    turn.leave()
    called.cancel()
    for task in (gone, called):
        with contextlib.suppress(asyncio.CancelledError):
            await task
    assert not turn.taken and turn.take()
