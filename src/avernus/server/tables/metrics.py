"""What this process has done, counted where it happens; `http/exposition.py` says it to Prometheus."""

from bisect import bisect_left
from collections import defaultdict
from typing import Final

BOUNDS: Final = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5]
"""Seconds until a command is durable and told."""


class Metrics:
    """Counters. Plain numbers, since one event loop counts: the library's own counters, made for threads, take a microsecond each."""

    def __init__(self) -> None:
        self.counters: defaultdict[str, int] = defaultdict(int)
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """One more of something."""
        self.counters[name] += by

    def did(self, seconds: float) -> None:
        """A command was durable and acknowledged after so long."""
        self.counters["commands"] += 1
        self.seconds += seconds
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
