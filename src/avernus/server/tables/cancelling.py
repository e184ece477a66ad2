"""Work that nobody waits for any more ends early: a flag for each piece of it, shared with the processes that do it."""

import multiprocessing
from collections import deque
from typing import Any, Final

FLAGS: Final = 256
"""More than anybody has processes."""


class NobodyWaits(Exception):
    """Whoever asked for this has gone."""


class Flags:
    """One byte for each piece of work that is being done: is it still wanted?"""

    def __init__(self, context: Any = multiprocessing) -> None:
        self.shared = context.RawArray("b", FLAGS)
        self.free: deque[int] = deque(range(FLAGS))

    def take(self) -> int | None:
        """A flag that is down; `None` if there is none left."""
        if not self.free:
            return None
        number = self.free.popleft()
        self.shared[number] = 0
        return number

    def give(self, number: int | None) -> None:
        """Its work has ended."""
        if number is not None:
            self.free.append(number)

    def up(self, number: int) -> None:
        """Nobody waits for it any more."""
        self.shared[number] = 1


class Doing:
    """In a worker: the flags, and that of what it does now."""

    flags: Any = None
    mine: int | None = None


def share(flags: Any) -> None:
    """In a worker, when it is started."""
    Doing.flags = flags


def begin(number: int | None) -> None:
    """In a worker, before each piece of work."""
    Doing.mine = number


def still_wanted(*_: Any) -> None:
    """In a worker, between two steps of long work: `NobodyWaits`, if it may as well stop."""
    if Doing.flags is not None and Doing.mine is not None and Doing.flags[Doing.mine]:
        raise NobodyWaits
