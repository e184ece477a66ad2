"""How good people are held to be: a pure fold of results, Glicko-2 where two met and Plackett and Luce where more did."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from avernus.lab.ratings import DEVIATION, MIDDLE, STEADY, Rating, after_duels, after_table

BOT: Final = "bot "
"""How the names of players begin that are bots: they do not change, and learn nothing while they are away."""
WEEK: Final = 7 * 86_400_000
VOLATILE: Final = 0.06
"""How much a person is thought to change from one week to the next, as Glicko-2 begins."""
DRIFT: Final = VOLATILE * 400 / math.log(10)
"""The same in points."""
UNSURE: Final = 110.0
"""Above this deviation a rating is provisional."""
TWO: Final = "two"
MANY: Final = "many"


@dataclass(frozen=True, slots=True)
class Skill:
    """What is held of one player in one game."""

    points: float = MIDDLE
    deviation: float = DEVIATION
    volatility: float = VOLATILE
    games: int = 0
    last: int = 0
    """When it was last changed, in ms."""

    @property
    def provisional(self) -> bool:
        """Is it too early to say?"""
        return self.deviation > UNSURE


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended: who sat where, and in which place each came in."""

    game: str
    players: tuple[str, ...]
    places: tuple[int, ...]
    ended: int

    @property
    def pool(self) -> str:
        """Ratings are told apart by game, and by whether two met or more."""
        return TWO if len(self.players) == 2 else MANY


Skills = dict[tuple[str, str, str], Skill]
"""By game, pool and player."""


def rested(player: str, skill: Skill, now: int) -> Rating:
    """A rating as it is held after a time without games: less is known of people who were away."""
    if player.startswith(BOT) or not skill.games:
        return Rating(skill.points, skill.deviation)
    weeks = max(0, now - skill.last) / WEEK
    return Rating(skill.points, min(DEVIATION, math.hypot(skill.deviation, DRIFT * math.sqrt(weeks))))


def after(result: Result, before: Sequence[Skill]) -> list[Skill]:
    """Everybody's rating after one more table."""
    held = [rested(player, skill, result.ended) for player, skill in zip(result.players, before, strict=True)]
    if result.pool == TWO:
        first, second = result.places
        score = 1.0 if first < second else 0.0 if first > second else 0.5
        moods = [STEADY if player.startswith(BOT) else skill.volatility for player, skill in zip(result.players, before, strict=True)]
        found = [after_duels(held[0], moods[0], [(held[1], score)]), after_duels(held[1], moods[1], [(held[0], 1.0 - score)])]
    else:
        found = [(rating, VOLATILE) for rating in after_table(held, result.places)]
    return [
        replace(skill, points=rating.points, deviation=rating.deviation, volatility=volatility, games=skill.games + 1, last=result.ended)
        for skill, (rating, volatility) in zip(before, found, strict=True)
    ]


def fold(results: Iterable[Result], skills: Mapping[tuple[str, str, str], Skill] | None = None) -> Skills:
    """Results, the oldest first, as everybody's ratings."""
    known = dict(skills or {})
    for result in results:
        keys = [(result.game, result.pool, player) for player in result.players]
        known |= zip(keys, after(result, [known.get(key, Skill()) for key in keys]), strict=True)
    return known
