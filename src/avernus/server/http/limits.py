"""A budget that fills again with time."""

from collections.abc import Callable

from avernus.server.clock import monotonic


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.left, self.clock = rate, burst, burst, clock
        self.at = clock()

    def fill(self) -> float:
        """What is left now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self, cost: float = 1.0) -> bool:
        """May this much be asked now?"""
        if self.fill() < cost:
            return False
        self.left -= cost
        return True

    def spend(self, cost: float) -> None:
        """The same of what was taken a moment ago: time need not be looked at again."""
        self.left = max(self.left - cost, -60.0 * self.rate)

    def charge(self, cost: float) -> None:
        """What turned out to be the cost of something that has been done: it may leave a debt, but none that a minute does not pay."""
        self.left = max(self.fill() - cost, -60.0 * self.rate)

    def fine(self, cost: float, seconds: float) -> None:
        """What had to be refused costs something all the same, but no more than what so many seconds bring."""
        self.left = min(self.fill(), max(self.left - cost, -seconds * self.rate))
