"""How good players are, with intervals: Wilson's for shares, Glicko-2 for duels, Plackett and Luce for tables of many, and Wald's test.

Both ratings are told on one scale: 1500 is the middle of the field, 400 points more are odds of ten to one, as in Elo's. Bots do not
change while they play, so neither rating lets the doubt grow again, and an interval of 95 % is 1.96 deviations to both sides.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from avernus.core.refusals import AvernusError

Z: Final = 1.96
"""For intervals of 95 %."""
MIDDLE: Final = 1500.0
POINTS: Final = 400.0 / math.log(10.0)
"""Points for each unit of log odds."""
DEVIATION: Final = 350.0
STEADY: Final = 1e-4
"""How much a player of Glicko-2 is thought to change: as good as nothing."""
FIELD: Final = 25.0
BETA: Final = 25.0 / 6.0
"""The scale of Plackett and Luce as openskill has it: a difference of `BETA * sqrt(2)` is one unit of log odds."""
SCALE: Final = POINTS / (BETA * math.sqrt(2.0))
"""Points for each unit of that scale."""
PERIOD: Final = 16
"""So many games are one rating period of Glicko-2: all of them meet the ratings from before."""

Game = tuple[Sequence[str], Sequence[int]]
"""For each seat who sat there, and its rank."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a share of games; everything, where nothing was played."""
    if games == 0:
        return 0.0, 1.0
    share, spread = won / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def points(share: float) -> float:
    """The difference in rating that a share of the points between two stands for."""
    share = min(max(share, 1e-6), 1 - 1e-6)
    return POINTS * math.log(share / (1 - share))


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's place on the scale."""

    points: float
    deviation: float

    @property
    def half(self) -> float:
        """Half of the 95 % interval."""
        return Z * self.deviation


def library(name: str) -> Any:
    """A library of the extras `lab` and `league`; `AvernusError` if it is not installed."""
    import importlib

    try:
        return importlib.import_module(name)
    except ImportError:
        raise AvernusError(f"Ratings and tournaments need the package {name.partition('.')[0]}: pip install 'avernus[league]'.") from None


def after_duels(own: Rating, volatility: float, met: Sequence[tuple[Rating, float]]) -> tuple[Rating, float]:
    """Glicko-2: a player's rating and volatility after meeting these others with these scores, all within one rating period."""
    player = library("glicko2").Player(own.points, own.deviation, volatility)
    player.update_player([one.points for one, _ in met], [one.deviation for one, _ in met], [score for _, score in met])
    return Rating(player.rating, player.rd), player.vol


def after_table(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Plackett and Luce: everybody's rating after a table of many."""
    model = _model()
    teams = [[model.rating(mu=FIELD + (one.points - MIDDLE) / SCALE, sigma=one.deviation / SCALE)] for one in ratings]
    return [_on_scale(team[0]) for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]


def _model() -> Any:
    return library("openskill.models").PlackettLuce(mu=FIELD, sigma=FIELD / 3, beta=BETA, tau=0.0)


def _on_scale(one: Any) -> Rating:
    """What openskill knows, in points."""
    return Rating(MIDDLE + SCALE * (one.mu - FIELD), SCALE * one.sigma)


class Duels:
    """Ratings of players who meet in pairs, by Glicko-2."""

    def __init__(self, names: Iterable[str]) -> None:
        library("glicko2")
        self.players = {name: Rating(MIDDLE, DEVIATION) for name in names}
        self.period: list[tuple[str, str, float]] = []

    def add(self, game: Game) -> None:
        """A game of two has been played."""
        (first, second), (a, b) = game
        if first != second:
            self.period.append((first, second, 1.0 if a < b else 0.0 if a > b else 0.5))
            if len(self.period) >= PERIOD:
                self.close()

    def close(self) -> None:
        """End a rating period."""
        before, met = dict(self.players), dict[str, list[tuple[Rating, float]]]()
        for first, second, score in self.period:
            met.setdefault(first, []).append((before[second], score))
            met.setdefault(second, []).append((before[first], 1.0 - score))
        for name, games in met.items():
            self.players[name], _ = after_duels(before[name], STEADY, games)
        self.period.clear()

    def ratings(self) -> dict[str, Rating]:
        """Everybody's rating now."""
        if self.period:
            self.close()
        return dict(self.players)


class Tables:
    """Ratings of players who meet at tables of many, by the model of Plackett and Luce."""

    def __init__(self, names: Iterable[str]) -> None:
        self.model = _model()
        self.players = {name: self.model.rating(name=name) for name in names}

    def add(self, game: Game) -> None:
        """A game has been played. Who sits in several seats learns from each of them, in equal parts."""
        names, ranks = game
        if len(set(names)) == 1:
            return
        rated = self.model.rate([[self.players[name]] for name in names], ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(names):
            seats = [rated[seat][0] for seat, other in enumerate(names) if other == name]
            old = self.players[name]
            mu = old.mu + sum(seat.mu - old.mu for seat in seats) / len(seats)
            sigma = math.prod(seat.sigma / old.sigma for seat in seats) ** (1 / len(seats)) * old.sigma
            self.players[name] = self.model.rating(name=name, mu=mu, sigma=sigma)

    def ratings(self) -> dict[str, Rating]:
        """Everybody's rating now."""
        return {name: _on_scale(one) for name, one in self.players.items()}


@dataclass(slots=True)
class Sprt:
    """Wald's sequential test: is a player better than fair by so many points, or not better at all? Wrong in 5 % of cases, either way."""

    fair: float
    """The share of wins if both were equal: one half in duels, less where more of the others sit at the table."""
    gain: float = 50.0
    """The difference in points that is looked for."""
    wrong: float = 0.05
    games: int = 0
    won: float = 0.0

    def add(self, share: float) -> None:
        """A game has brought the player so much of the win."""
        self.games += 1
        self.won += share

    @property
    def better(self) -> float:
        """The share of wins that the gain stands for."""
        odds = self.fair / (1 - self.fair) * math.exp(self.gain / POINTS)
        return odds / (1 + odds)

    @property
    def likelihood(self) -> float:
        """The logarithm of how much likelier the results are if the player is better than if it is not.

        Of wins and losses exactly so; where a win is shared, the doubt is rather too large. A guess of how much results vary, taken from
        the results themselves, would be bold where few are all alike: it was wrong in 7 % of 1 500 simulated tests, and not in 5 %.
        """
        lost = self.games - self.won
        return self.won * math.log(self.better / self.fair) + lost * math.log((1 - self.better) / (1 - self.fair))

    @property
    def bounds(self) -> tuple[float, float]:
        """At which likelihoods the question is settled."""
        far = math.log((1 - self.wrong) / self.wrong)
        return -far, far

    @property
    def verdict(self) -> str | None:
        """`better`, `not better`, or `None` while more games are needed."""
        low, high = self.bounds
        return "better" if self.likelihood >= high else "not better" if self.likelihood <= low else None
