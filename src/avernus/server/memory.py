"""Memory that a crowd has needed goes back to the system when the crowd has gone."""

import ctypes
import gc
from pathlib import Path
from typing import Final

MUCH: Final = 32_000_000
"""Bytes more than after the last time: then it is worth the few milliseconds."""
LITTLE: Final = 1_000_000
"""Bytes more than at the last look: then it is still growing."""


def held() -> int:
    """Bytes of memory that this process holds; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096
    except (OSError, ValueError):
        return 0


class Memory:
    """Watches what this process holds."""

    def __init__(self) -> None:
        self.low = held()
        self.last = self.low
        """What was held when somebody last looked."""

    def give_back(self, now: int | None = None) -> bool:
        """Let the C library return what lies free, if there may be much of it; whether it did."""
        now = held() if now is None else now
        self.low = min(self.low, now)
        grown, self.last = now - self.last, now
        if now - self.low < MUCH or grown >= LITTLE:  # a crowd that grows would wait, and need it again
            return False
        try:
            trim = ctypes.CDLL(None).malloc_trim
        except (OSError, AttributeError, TypeError):  # not every C library keeps it
            return False
        gc.collect(1)
        trim(0)
        self.low = held()
        return True
