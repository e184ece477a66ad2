"""A tournament of bots: every pairing over all seats, the same luck for all, until there were enough games or the doubt is small enough.

A *round* is every table that can be made of the bots, each turned through all seats; all games of a round have the same seed, so the
same dice. Results are counted in the order of the games, whatever order they end in: the same tournament gives the same table on one
core and on sixty-four, and after any number of interruptions. Only bots with a time for their decisions make it depend on the machine.
"""

import hashlib
import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import avernus
from avernus.core.refusals import AvernusError
from avernus.lab.playing import LIMIT, Outcome, Pairing, check
from avernus.lab.pool import Journal, Noticed, run
from avernus.lab.ratings import Duels, Rating, Sprt, Tables, wilson

WORK: Final = "avernus.lab.playing:play_json"
MOST_GAMES: Final = 1_000_000
GLANCE: Final = 8
"""The intervals are looked at once in so many rounds."""


@dataclass(frozen=True)
class Arena:
    """What is played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)
    seconds: float | None = None
    most: int | None = None
    """Games are broken off after so many actions."""
    games: int | None = None
    """Play so many games, rounded up to whole rounds."""
    until: float | None = None
    """Play until every rating is known to so many points on both sides."""
    sprt: float | None = None
    """Play until it is settled whether the first bot is so many points better than the second."""

    def check(self) -> None:
        """`AvernusError` for anything that cannot be played."""
        if len(set(self.bots)) != len(self.bots):
            raise AvernusError("A bot is named twice; it would play against itself.")
        if len(self.bots) < 2:
            raise AvernusError("An arena needs two bots or more.")
        if self.sprt is not None and len(self.bots) != 2:
            raise AvernusError("Whether A is better than B is a question about two bots.")
        for name in self.bots:
            check(Pairing(self.game, (name,) * self.seats, "", dict(self.options), seconds=self.seconds))

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits where in one round: every choice of bots, turned through the seats; with few bots some sit in several seats."""
        if len(self.bots) >= self.seats:
            chosen = list(itertools.combinations(self.bots, self.seats))
        else:
            chosen = [c for c in itertools.combinations_with_replacement(self.bots, self.seats) if len(set(c)) == len(self.bots)]
        turned = [tuple(c[(seat + turn) % self.seats] for seat in range(self.seats)) for c in chosen for turn in range(self.seats)]
        return list(dict.fromkeys(turned))

    def rounds(self) -> int:
        """How many rounds are played at most."""
        wanted = self.games if self.games is not None else MOST_GAMES
        return math.ceil(wanted / len(self.tables()))

    def pairings(self) -> Iterator[Pairing]:
        """All games, round by round."""
        tables = self.tables()
        for number in range(self.rounds()):
            for table in tables:
                yield Pairing(self.game, table, f"{self.seed} {number}", dict(self.options), self.most, self.seconds)

    def about(self) -> dict[str, Any]:
        """What a journal of its games is about: games under other rules or with another program are not taken for these."""
        return {"game": self.game, "program": program(), "build": "compiled" if avernus.BUILD == "compiled" else "interpreted"}


@cache
def program() -> str:
    """A fingerprint of all that decides how a game between bots goes: the sources and data of rules, bots and laboratory."""
    base = Path(avernus.__file__).parent
    found = hashlib.sha256()
    for folder in ("core", "games", "bots", "lab"):
        for path in sorted((base / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".json") and path.is_file():
                found.update(f"{path.relative_to(base)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


@dataclass
class Standing:
    """One bot's results."""

    games: int = 0
    """In how many it sat, in one seat or in several."""
    seats: int = 0
    won: float = 0.0
    """Its share of the wins, summed up over its seats."""
    expected: float = 0.0
    """What that share would be if all were equal."""
    decisions: int = 0
    thought: float = 0.0
    forfeits: Counter[str] = field(default_factory=Counter)
    """How often it has lost a game because it failed, by what it did."""


class Report:
    """All that a tournament has shown so far."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.played = 0
        self.limited = 0
        self.actions = 0
        self.reasons: Counter[str] = Counter()
        self.bots = {name: Standing() for name in arena.bots}
        self.met: dict[tuple[str, str], list[float]] = {}
        """For each pair how often they sat together, and how often the first was ranked before the second; a shared rank is a half."""
        self.by_seat = [0.0] * arena.seats
        self.rater = Duels(arena.bots) if arena.seats == 2 else Tables(arena.bots)
        first = arena.bots[0]
        fair = sum(table.count(first) for table in arena.tables()) / len(arena.tables()) / arena.seats
        self.sprt = Sprt(fair, arena.sprt) if arena.sprt is not None else None

    def add(self, pairing: Pairing, outcome: Outcome) -> None:
        """Count a game."""
        names = pairing.bots
        self.played += 1
        self.actions += outcome.actions
        self.limited += outcome.reason == LIMIT
        self.reasons[outcome.reason] += 1
        if outcome.forfeit is not None:
            self.bots[names[outcome.forfeit]].forfeits[outcome.why] += 1
        for seat, name in enumerate(names):
            one = self.bots[name]
            share = outcome.share(seat)
            one.seats += 1
            one.won += share
            one.decisions += outcome.decisions[seat]
            one.thought += outcome.thought[seat]
            self.by_seat[seat] += share
        for name in dict.fromkeys(names):
            self.bots[name].games += 1
            self.bots[name].expected += names.count(name) / len(names)
        for a, b in itertools.combinations(range(len(names)), 2):
            if names[a] != names[b]:
                self.meet(names[a], names[b], outcome.ranks[a], outcome.ranks[b])
        self.rater.add((names, outcome.ranks))
        if self.sprt is not None:
            first = self.arena.bots[0]
            self.sprt.add(sum(outcome.share(seat) for seat, name in enumerate(names) if name == first))

    def meet(self, a: str, b: str, rank_a: int, rank_b: int) -> None:
        """Count who was before whom."""
        before = 1.0 if rank_a < rank_b else 0.0 if rank_a > rank_b else 0.5
        for pair, share in (((a, b), before), ((b, a), 1.0 - before)):
            row = self.met.setdefault(pair, [0, 0.0])
            row[0] += 1
            row[1] += share

    def settled(self) -> bool:
        """Is there nothing left to ask?"""
        if self.played % len(self.arena.tables()):
            return False  # whole rounds only: nobody sits in the better seat more often
        if self.sprt is not None:
            return self.sprt.verdict is not None
        if self.arena.until is None or self.played // len(self.arena.tables()) % GLANCE:
            return False
        return all(rating.half <= self.arena.until for rating in self.rater.ratings().values())

    def expected_games(self) -> int | None:
        """How many games it will take in all, as far as one can tell."""
        if self.arena.sprt is not None:
            return None
        if self.arena.until is None:
            return self.arena.rounds() * len(self.arena.tables())
        widest = max(rating.half for rating in self.rater.ratings().values())
        return max(self.played, math.ceil(self.played * (widest / self.arena.until) ** 2)) if self.played else None

    def dump(self) -> dict[str, Any]:
        """Everything as JSON-able data, the best bot first."""
        ratings: dict[str, Rating] = self.rater.ratings()
        arena = self.arena
        rows = []
        for name in sorted(arena.bots, key=lambda name: -ratings[name].points):
            one, rating = self.bots[name], ratings[name]
            low, high = wilson(one.won, one.seats)
            rows.append({
                "bot": name, "rating": round(rating.points, 1), "low": round(rating.points - rating.half, 1),
                "high": round(rating.points + rating.half, 1), "games": one.games, "seats": one.seats,
                "won": one.won / max(1, one.seats), "won_low": low, "won_high": high, "fair": 1 / arena.seats,
                "ms": 1000 * one.thought / max(1, one.decisions), "decisions": one.decisions / max(1, one.seats),
                "forfeits": dict(one.forfeits.most_common()),
            })
        pairs = []
        for (a, b), (games, before) in self.met.items():
            low, high = wilson(before, int(games))
            pairs.append({"a": a, "b": b, "games": int(games), "before": before / games, "low": low, "high": high})
        found: dict[str, Any] = {
            "game": arena.game, "seats": arena.seats, "options": dict(arena.options), "seconds": arena.seconds, "seed": arena.seed,
            "program": program(), "build": avernus.BUILD, "games": self.played, "broken_off": self.limited,
            "actions": self.actions / max(1, self.played), "reasons": dict(sorted(self.reasons.items())), "bots": rows, "pairs": pairs,
            "by_seat": [share / max(1, self.played) for share in self.by_seat],
        }
        if self.sprt is not None:
            test = self.sprt
            found["sprt"] = {
                "better": arena.bots[0], "than": arena.bots[1], "by": test.gain, "verdict": test.verdict, "games": test.games,
                "likelihood": round(test.likelihood, 3), "bounds": [round(bound, 3) for bound in test.bounds],
            }
        return found


def hold(
    arena: Arena, *, workers: int | None = None, journal: Journal | None = None, noticed: Noticed | None = None,
    shown: Callable[[Report], None] | None = None,
) -> Report:
    """Play the tournament; `shown` is called after each game. Whoever interrupts it finds what is played in the journal."""
    arena.check()
    report = Report(arena)
    tasks = (msgspec.to_builtins(pairing) for pairing in arena.pairings())
    with closing(run(tasks, WORK, workers=workers, journal=journal, noticed=noticed)) as playing:
        for task, result in playing:
            report.add(msgspec.convert(task, Pairing), msgspec.convert(result, Outcome))
            if shown is not None:
                shown(report)
            if report.settled():
                break
    return report
