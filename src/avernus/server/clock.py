"""The server's clock, in one place and never compiled, so that a test can let it stand."""

import time


def wall() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> float:
    """Seconds that only grow."""
    return time.monotonic()
