"""What stands out: in one run, or between two. Each finding is a test with its chance, corrected for all that were made (Holm).

A finding is *named* if it is surer than CERTAIN after the correction and larger than what a designer would mind (`least`). So a report
of a game in which nothing was changed names nothing, as good as always; `bench/lab` plants faults and counts both kinds of mistakes.
"""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import NoneType
from typing import Any, Final

from avernus.core.arguments import must_be
from avernus.lab.chances import Mean, Ratio, apart, at_least, fisher, holm, two_sided
from avernus.lab.measures import Measures, Thing
from avernus.lab.playing import LIMIT
from avernus.lab.things import is_place

CERTAIN: Final = 0.01
"""All findings of a report together are wrong no more often than this."""
FEW: Final = 20
"""What has happened less often than this is not judged."""


@dataclass(frozen=True)
class Test:
    """One question that is put to the numbers."""

    kind: str
    """Which question: names the message `finding-<kind>`."""
    subject: str
    """What it is about: a seat, an ending, a thing, a measure."""
    value: float
    other: float
    """What it is compared with: the other run, or what would be fair."""
    chance: float
    size: float
    """How large the difference is, in units of what would matter."""
    n: int = 0
    corrected: float = 1.0

    @property
    def strength(self) -> float:
        """By which findings are ordered."""
        return -math.log10(max(self.chance, 1e-300))


def findings(a: Measures, b: Measures | None = None) -> list[Test]:
    """The findings of a run, or of the differences from the first to the second: the surest of each kind first, then the second ones."""
    must_be(Measures, a, "Measures of a run are asked for")
    must_be((Measures, NoneType), b, "Measures of a second run, or nothing, are asked for")
    tests = list(single(a) if b is None else compared(a, b))
    named = []
    for test, corrected in zip(tests, holm([test.chance for test in tests]), strict=True):
        if corrected < CERTAIN and test.size >= 1.0:
            named.append(Test(**{**vars(test), "corrected": corrected}))
    named.sort(key=lambda test: (-test.strength, -test.size, test.kind, test.subject))
    place: Counter[str] = Counter()
    order = []
    for test in named:  # one fault shows in many things that are alike: whoever reads ten lines is to read of ten matters
        order.append((place[test.kind], test))
        place[test.kind] += 1
    return [test for _, test in sorted(order, key=lambda row: row[0])]


# -- one run --------------------------------------------------------------------------------------


def single(a: Measures) -> Iterator[Test]:
    """All questions to one run."""
    seats = len(a.seats)
    if len(a.bots) <= 1 or a.played >= 30 * len(a.bots):
        for seat, share in enumerate(a.seats):
            yield Test("seat", str(seat), share.mean, 1 / seats, apart(share.mean, share.error, 1 / seats, 0.0),
                       abs(share.mean - 1 / seats) * seats / 0.12, share.n)
    yield Test("endless", LIMIT, a.broken_off / a.played, 0.0, at_least(a.broken_off, a.played, 0.002),
               a.broken_off / a.played / 0.005, a.played)
    yield from measure_tests(a)
    worst = max(a.reasons.items(), key=lambda item: item[1])
    if len(a.reasons) > 1:
        yield Test("one-ending", worst[0], worst[1] / a.played, 0.97, at_least(worst[1], a.played, 0.97), 1.0, a.played)
    for (one, two), before in a.pairs.items():
        if one < two:
            better = abs(before.mean - 0.5)
            yield Test("no-skill", f"{one} {two}", before.mean, 0.5, two_sided((0.05 - better) / before.error) if before.error else 1.0,
                       1.0 if better < 0.05 else 0.0, before.n)
    for name, thing in a.things.items():
        yield from thing_tests(name, thing, a)


LIMITS: Final = {
    "shared": (0.25, 1), "early_led": (0.85, 1), "clear_at": (0.25, -1), "first_out": (0.5, -1), "kingmaking": (0.35, 1),
}
"""Measures with what a designer would mind, and on which side of it."""


def measure_tests(a: Measures) -> Iterator[Test]:
    """Is a measure beyond what a designer would mind?"""
    for name, (limit, side) in LIMITS.items():
        mean = a.scalars[name]
        if mean.n >= FEW and (name not in ("first_out", "kingmaking") or len(a.seats) > 2):
            beyond = side * (mean.mean - limit)
            chance = 0.5 * two_sided(beyond / mean.error) if mean.error and beyond > 0 else 0.0 if beyond > 0 and not mean.error else 1.0
            yield Test(f"measure-{name.replace('_', '-')}", name, mean.mean, limit, chance, 1.0 if beyond > 0 else 0.0, mean.n)
    long, median = a.quantile(a.lengths, 0.95), max(1, a.quantile(a.lengths, 0.5))
    far = sum(many for length, many in a.lengths.items() if length > 4 * median)
    yield Test("long-tail", "decisions", long, median, at_least(far, a.played, 0.02), far / a.played / 0.04, a.played)


def thing_tests(name: str, thing: Thing, a: Measures) -> Iterator[Test]:
    """Is something never or always chosen, or does it win games?"""
    offers = thing.picked
    if offers.whole >= FEW and offers.n >= FEW:
        lucky = thing.luck / offers.whole
        if not thing.games:  # by games: how likely would nobody have chosen it in any of them, even with a tenth of the luck?
            yield Test("unused", name, 0.0, lucky, math.exp(-0.1 * min(thing.luck, offers.n * min(1.0, lucky * 3))),
                       thing.luck / FEW, int(offers.whole))
        elif lucky < 0.6 and name.startswith("verb:"):
            error = max(offers.error, math.sqrt(0.05 * 0.95 / offers.whole))
            beyond = offers.value - 0.95
            yield Test("always", name, offers.value, lucky, 0.5 * two_sided(beyond / error) if beyond > 0 else 1.0,
                       1.0 if beyond > 0 else 0.0, int(offers.whole))
    worth = thing.worth
    if worth.n >= FEW and worth.n >= 0.02 * a.played and not is_place(name):
        least = 0.3 / len(a.seats)
        yield Test("strong" if worth.value > 0 else "weak", name, worth.value, 0.0, apart(worth.value, worth.error, 0.0, 0.0),
                   abs(worth.value) / least, worth.n)


# -- two runs -------------------------------------------------------------------------------------

DIFFERENCES: Final = {
    "log_decisions": 0.05, "log_turns": 0.05, "per_turn": 0.0, "branching": 0.0, "lead_changes": 0.0, "behind": 0.05, "clear_at": 0.05,
    "early_led": 0.05, "first_out": 0.05, "kingmaking": 0.05, "shared": 0.03,
}
"""The measures that are compared, and which difference would matter; 0: a twentieth of the first value."""


def compared(a: Measures, b: Measures) -> Iterator[Test]:
    """All questions to two runs, the first being what the second was changed from."""
    if len(a.seats) == len(b.seats):
        for seat, (one, two) in enumerate(zip(a.seats, b.seats, strict=True)):
            yield between("seat", str(seat), one, two, 0.12 / len(a.seats))
    for name, least in DIFFERENCES.items():
        one, two = a.scalars[name], b.scalars[name]
        if min(one.n, two.n) >= FEW:
            yield between(f"measure-{name.replace('_', '-')}", name, one, two, least or max(1e-9, abs(one.mean) / 20))
    for reason in sorted({*a.reasons, *b.reasons}):
        yield counted("endless" if reason == LIMIT else "ending", reason, a.reasons[reason], a.played, b.reasons[reason], b.played, 0.02)
    for name in sorted({*a.things, *b.things}):
        yield from between_things(name, a.things.get(name, Thing()), b.things.get(name, Thing()), a, b)


def between(kind: str, subject: str, one: Mean, two: Mean, least: float) -> Test:
    """Do two means differ?"""
    chance = apart(two.mean, two.error, one.mean, one.error)
    if one.n < 2 or two.n < 2 or (one.variance == 0.0 and two.variance == 0.0 and min(one.n, two.n) < FEW):
        chance = 1.0
    return Test(kind, subject, two.mean, one.mean, chance, abs(two.mean - one.mean) / least, min(one.n, two.n))


def counted(kind: str, subject: str, a: int, n: int, b: int, m: int, least: float) -> Test:
    """Do two shares of games differ?"""
    return Test(kind, subject, b / m, a / n, fisher(a, n, b, m), abs(b / m - a / n) / least, min(n, m))


def ratios(kind: str, subject: str, one: Ratio, two: Ratio, least: float) -> Test:
    """Do two ratios differ?"""
    chance = apart(two.value, two.error, one.value, one.error)
    return Test(kind, subject, two.value, one.value, chance, abs(two.value - one.value) / least, min(one.n, two.n))


def between_things(name: str, one: Thing, two: Thing, a: Measures, b: Measures) -> Iterator[Test]:
    """Is something used more, chosen more, or worth more than before?"""
    gone = "gone" if one.games and not two.games else "new" if two.games and not one.games else "used"
    if max(one.games, two.games) >= 5:
        yield counted(gone, name, one.games, a.played, two.games, b.played, 0.04)
    if min(one.games, two.games) >= FEW:
        yield between("uses", name, one.uses, two.uses, max(0.02, 0.15 * one.uses.mean))
    if min(one.picked.n, two.picked.n) >= FEW:
        error = math.sqrt(0.25 / min(one.picked.whole, two.picked.whole))  # never surer than if every decision stood alone
        test = ratios("picked", name, one.picked, two.picked, 0.06)
        if one.picked.error == 0.0 and two.picked.error == 0.0:
            test = Test(**{**vars(test), "chance": two_sided((test.value - test.other) / error)})
        yield test
    if min(one.worth.n, two.worth.n) >= 2 * FEW:
        yield ratios("worth", name, one.worth, two.worth, 0.16 / len(a.seats))


def as_data(test: Test) -> dict[str, Any]:
    """For JSON."""
    return {**vars(test), "strength": round(test.strength, 1)}
