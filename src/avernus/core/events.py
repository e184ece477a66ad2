"""What happened, and what is asked: the raw material of sentences, animations and statistics."""

from dataclasses import dataclass, field
from typing import Any

from avernus.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that an action brought about."""

    name: str
    """Names the sentence `event-<name>` of the game's catalogue."""
    clause: str
    """The clause of the rules that made it happen."""
    params: dict[str, Any] = field(default_factory=dict)
    """What the sentence mentions: seats as numbers, everything else as the words of the notation."""
    to: tuple[Seat, ...] | None = None
    """The seats that may see it; `None` for everybody."""

    def visible(self, seat: Seat | None) -> bool:
        """May this seat (or a spectator, `None`) see it?"""
        return self.to is None or seat in self.to


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question now open to a seat."""

    code: str
    """Names the sentence `prompt-<code>` of the game's catalogue."""
    params: dict[str, Any] = field(default_factory=dict)
    """What the sentence mentions."""
