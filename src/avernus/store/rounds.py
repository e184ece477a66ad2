"""When the next commit is due, and when the event loop rests so that moves share its rounds.

A move that comes alone wakes the process, is looked at with cold caches and has a commit of its own: it costs more than twice as much as
one of a crowd. So where moves come often, but not so often that there is a crowd anyway, the loop rests after each commit until a round
is over, and then looks at all that has come. A move costs a tenth less processor time so, and is told 12 ms later, which is less than a
screen takes to show its next picture; where fewer than four hundred moves a second are played nothing ever rests.
`python -m bench.server`, at a pace.
"""

import time
from typing import Final

TICK: Final = 0.003
"""Seconds between two commits: a move that comes alone is written at once, moves that come close after each other share a commit."""
ROUND: Final = 0.008
"""The same where the loop rests meanwhile."""
OFTEN: Final = 400.0
CROWD: Final = 3000.0
"""Moves a second, between which the loop rests."""
SPELL: Final = 0.1
"""Seconds that count for how often moves come."""


class Rounds:
    """What was written when."""

    def __init__(self) -> None:
        self.begun = 0.0
        """When the last commit was."""
        self.lately = 0.0
        """How much was written in the last spell, about."""
        self.rests = False
        """Does the loop rest once everything is written and told?"""

    def done(self, now: float, count: int) -> None:
        """So much has been written, or handed to the thread."""
        self.lately = self.lately * max(0.0, 1.0 - (now - self.begun) / SPELL) + count
        self.begun = now
        self.rests = OFTEN * SPELL <= self.lately <= CROWD * SPELL

    def often(self, now: float) -> bool:
        """Does one commit follow the other?"""
        return now - self.begun < SPELL and self.lately >= OFTEN * SPELL

    def due(self, now: float) -> float:
        """Seconds until the next commit; none are left if that is not above zero."""
        return self.begun + TICK - now

    def left(self, now: float) -> float:
        """Seconds until the round is over."""
        return self.begun + ROUND - now

    def rest(self) -> None:
        """Until the round is over."""
        left = self.left(time.monotonic())
        if left > 0.0:
            time.sleep(left)
