"""What happened, and what is asked: the raw material of sentences, animations and statistics. Nobody changes either once it is made."""

from typing import Any

from avernus.core.seats import Seat


class Event:
    """Something that an action brought about."""

    __slots__ = ("clause", "name", "params", "to")

    def __init__(self, name: str, clause: str, params: dict[str, Any] | None = None, to: tuple[Seat, ...] | None = None) -> None:
        self.name = name
        """Names the sentence `event-<name>` of the game's catalogue."""
        self.clause = clause
        """The clause of the rules that made it happen."""
        self.params: dict[str, Any] = {} if params is None else params
        """What the sentence mentions: seats as numbers, everything else as the words of the notation."""
        self.to = to
        """The seats that may see it; `None` for everybody."""

    def visible(self, seat: Seat | None) -> bool:
        """May this seat (or a spectator, `None`) see it?"""
        return self.to is None or seat in self.to

    def __eq__(self, other: object) -> bool:
        """The same thing, told to the same seats?"""
        return isinstance(other, Event) and (self.name, self.clause, self.params, self.to) == (
            other.name, other.clause, other.params, other.to)

    def __hash__(self) -> int:
        """By what happened."""
        return hash((self.name, self.clause, self.to))

    def __repr__(self) -> str:
        """As it is made."""
        return f"Event({self.name!r}, {self.clause!r}, {self.params!r}, {self.to!r})"


class Prompt:
    """The question now open to a seat."""

    __slots__ = ("code", "params")

    def __init__(self, code: str, params: dict[str, Any] | None = None) -> None:
        self.code = code
        """Names the sentence `prompt-<code>` of the game's catalogue."""
        self.params: dict[str, Any] = {} if params is None else params
        """What the sentence mentions."""

    def __eq__(self, other: object) -> bool:
        """The same question?"""
        return isinstance(other, Prompt) and self.code == other.code and self.params == other.params

    def __hash__(self) -> int:
        """By the question."""
        return hash(self.code)

    def __repr__(self) -> str:
        """As it is made."""
        return f"Prompt({self.code!r}, {self.params!r})"
