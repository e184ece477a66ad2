"""The clocks of a table: none, a budget for the game with an increment, or days for each decision."""

from collections.abc import Collection
from typing import Any

from avernus.play.kinds import ClockKind
from avernus.play.setup import ClockRule


class Clocks:
    """How much time each seat has left. Time is charged only while everybody may know that the seat is awaited."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.initial] * seats
        self.running: set[int] = set()
        self.at = 0

    def run(self, awaited: Collection[int], at: int) -> None:
        """Charge those who were awaited until now; from now on these are."""
        spent = max(0, at - self.at)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        for seat in awaited:
            if seat not in self.running and self.rule.kind == ClockKind.MOVE:
                self.left[seat] = self.rule.initial
        self.running = set(awaited)
        self.at = max(at, self.at)

    def shift(self, by: int) -> None:
        """The host's time has jumped, or nobody was there for so long: none of it has passed here."""
        self.at += by

    def moved(self, seat: int) -> None:
        """A seat has acted: its increment, or a fresh time for its next decision."""
        if self.rule.kind == ClockKind.MOVE:
            self.left[seat] = self.rule.initial
        elif seat in self.running:
            self.left[seat] += self.rule.increment

    def flag(self) -> tuple[int, int] | None:
        """When the next awaited seat will have no time left, and which."""
        return min(((self.at + self.left[seat], seat) for seat in self.running), default=None)

    def dump(self) -> dict[str, Any]:
        """As JSON-able data."""
        return {"left": self.left, "running": sorted(self.running), "at": self.at}

    def restore(self, data: dict[str, Any]) -> None:
        """From `dump`."""
        self.left, self.running, self.at = list(data["left"]), set(data["running"]), data["at"]
