"""Numbers of a game's material that a designer may want to be others: how many of a card, what something costs.

A game that has such numbers lists them in a module `numbers.py` beside its rules, as `NUMBERS`: by section and name, where each stands.
They are the tables that the rules themselves read, so whoever changes one changes the game for the whole process: the laboratory
does so in the processes that play for it, and puts everything back (`lab/change.py`). A server never does.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Number:
    """Where a number stands, and what it may be."""

    table: Any
    """The table that the rules read; `None` for a number of the first state."""
    at: Any
    """Its place in the table, or the name of a field of the first state."""
    least: int
    most: int


Numbers = Mapping[str, Mapping[str, Number]]
