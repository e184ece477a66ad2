"""What the suite runs on: every registered game, every number of seats, every preset, every other value of each option."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from avernus import BUILD, games
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
        return f"{self.game.id}-{self.seats}{self.label}"

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.chosen)

    @property
    def settled(self) -> Options:
        return settle(self.game.options, self.seats, self.options)

    @property
    def plain(self) -> bool:
        return not self.chosen

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.seats), None]

    def new(self) -> State:
        return self.game.new(self.seats, self.options)


def cases_of(game: Game) -> Iterator[Case]:
    """A new game joins the suite by being registered: nothing is listed by hand."""
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


@cache
def all_cases() -> list[Case]:
    """Everything; where the sources run beside compiled rules that are tested too, each game once, with the fewest seats."""
    twice = BUILD == "interpreted, by AVERNUS_PURE"
    return [case for name in games() for case in list(cases_of(games_by_name(name)))[: 1 if twice else None]]


def games_by_name(name: str) -> Game:
    from avernus import game

    return game(name)


every_case = pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.id)
every_game = pytest.mark.parametrize("game", [games_by_name(name) for name in games()], ids=lambda game: game.id)
