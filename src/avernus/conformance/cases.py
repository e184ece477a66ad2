"""What the suite runs on: every number of seats of a game, every preset, every other value of each option."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from avernus.core.game import Game
from avernus.core.options import Options, settle
from avernus.core.state import State


@dataclass(frozen=True)
class Case:
    """One game, a number of seats, and the options that differ from their defaults."""

    game: Game
    seats: int
    chosen: tuple[tuple[str, Any], ...] = ()
    label: str = ""

    @property
    def id(self) -> str:
        """What the case is called."""
        return f"{self.game.id}-{self.seats}{self.label}"

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return dict(self.chosen)

    @property
    def settled(self) -> Options:
        """All options."""
        return settle(self.game.options, self.seats, self.options)

    @property
    def plain(self) -> bool:
        """Are all options at their defaults?"""
        return not self.chosen

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.seats), None]

    def new(self) -> State:
        """The state before the first action."""
        return self.game.new(self.seats, self.options)


def cases_of(game: Game) -> Iterator[Case]:
    """Every number of seats, every preset, and every other value of each option with a number of seats in the middle."""
    for seats in game.seats:
        yield Case(game, seats)
    for preset in game.presets:
        yield from (Case(game, seats, tuple(preset.values.items()), f"-{preset.name}") for seats in fitting(game, dict(preset.values))[:1])
    for option in game.options:
        for value in option.samples():
            counts = [n for n in fitting(game, {option.name: value}) if value != option.value_for(n)]
            if counts:
                yield Case(game, counts[len(counts) // 2], ((option.name, value),), f"-{option.name}={value}")


def fitting(game: Game, options: dict[str, Any]) -> list[int]:
    """The numbers of seats for which the options can be chosen."""
    found = []
    for seats in game.seats:
        try:
            settle(game.options, seats, options)
        except ValueError:
            continue
        found.append(seats)
    return found
