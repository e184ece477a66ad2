"""Seats: players are 0 … n-1, and nature has two of its own.

Seats and actions are plain numbers, not enums: the rules and searches compare them in machine words when compiled.
"""

from enum import IntEnum
from typing import Final

Seat = int
Action = int

CHANCE: Final = -1
"""Rolls dice and draws cards."""

CLOCK: Final = -2
"""Lets time pass, in games that have a clock."""

NOBODY: Final = -3
"""What `State.mover` says when the game is over."""


class Visibility(IntEnum):
    """How much a viewer may know of an action (see `State.sees`). An enum, since it is asked once for each viewer and never by a search."""

    SILENT = 0
    """Not even that it was played."""
    COVERED = 1
    """That the seat acted, but not how."""
    OPEN = 2
    """The action."""


SILENT: Final = Visibility.SILENT
COVERED: Final = Visibility.COVERED
OPEN: Final = Visibility.OPEN
