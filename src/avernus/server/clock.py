"""The server's clock, in one place and never compiled, so that a test can let it stand.

The house's time is set once, when a process begins, and goes on with the clock that only grows: nobody loses a second because the
system's clock is set. `tables/house.py` keeps the times of several processes together, and finds out when nobody was there.
"""

import time


def system() -> int:
    """Milliseconds since 1970, as the system has them now: they may jump."""
    return time.time_ns() // 1_000_000


monotonic = time.monotonic
"""Seconds that only grow. The system's own function: a move asks several times."""


def grown() -> int:
    """The same in milliseconds."""
    return int(time.monotonic() * 1000)


_ahead = [system() - grown()]
"""By how much the house's time is ahead of the time that only grows."""


def wall() -> int:
    """The house's time: milliseconds since 1970."""
    return _ahead[0] + int(time.monotonic() * 1000)


def set_wall(now: int) -> None:
    """From now on the house's time is this one, and goes on from there."""
    _ahead[0] = now - grown()
