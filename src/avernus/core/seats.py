"""Seats: players are 0 … n-1, and nature has two of its own."""

from typing import Final

Seat = int
Action = int

CHANCE: Final = -1
"""Rolls dice and draws cards."""

CLOCK: Final = -2
"""Lets time pass, in games that have a clock."""

NOBODY: Final = -3
"""What `State.mover` says when the game is over."""

SILENT: Final = 0
"""A viewer may not even know that the action was played (see `State.sees`)."""

COVERED: Final = 1
"""A viewer may know that the seat acted, but not how."""

OPEN: Final = 2
"""A viewer may know the action."""
