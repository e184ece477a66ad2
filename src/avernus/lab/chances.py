"""The few tests that a report needs: how likely it is that a difference is mere chance, and how sure one is when many are looked at."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.96
"""For intervals of 95 %."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of independent values, as the sums that it follows from."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __add__(self, other: "Mean") -> "Mean":
        return Mean(self.n + other.n, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.n if self.n else 0.0

    @property
    def variance(self) -> float:
        """Of one value."""
        return max(0.0, (self.squares - self.n * self.mean**2) / (self.n - 1)) if self.n > 1 else 0.0

    @property
    def error(self) -> float:
        """Of the mean."""
        return math.sqrt(self.variance / self.n) if self.n else math.inf

    @property
    def low(self) -> float:
        """Where the 95 % interval begins."""
        return self.interval()[0]

    @property
    def high(self) -> float:
        """Where it ends."""
        return self.interval()[1]

    def interval(self) -> tuple[float, float]:
        """By the error; where every value is 0 or 1 as Wilson has it, since none of a hundred does not mean never."""
        if self.n and self.total == self.squares and 0.0 <= self.total <= self.n:
            spread = Z * math.sqrt(self.mean * (1.0 - self.mean) / self.n + (Z / self.n) ** 2 / 4.0)
            middle, size = self.mean + Z * Z / (2.0 * self.n), 1.0 + Z * Z / self.n
            return max(0.0, (middle - spread) / size), min(1.0, (middle + spread) / size)
        return self.mean - Z * self.error, self.mean + Z * self.error


@dataclass(frozen=True, slots=True)
class Ratio:
    """A sum of parts over a sum of wholes, both counted by games: wins by uses, or choices by offers."""

    n: int = 0
    part: float = 0.0
    whole: float = 0.0
    part2: float = 0.0
    whole2: float = 0.0
    both: float = 0.0

    def __add__(self, other: "Ratio") -> "Ratio":
        return Ratio(
            self.n + other.n, self.part + other.part, self.whole + other.whole, self.part2 + other.part2, self.whole2 + other.whole2,
            self.both + other.both,
        )

    @property
    def value(self) -> float:
        """The ratio; 0 of nothing."""
        return self.part / self.whole if self.whole else 0.0

    @property
    def error(self) -> float:
        """Of the ratio, the games being what is independent (the estimator of sampling in clusters)."""
        if self.n < 2 or not self.whole:
            return math.inf
        r = self.value
        spread = max(0.0, self.part2 - 2 * r * self.both + r * r * self.whole2)
        return math.sqrt(spread * self.n / (self.n - 1)) / self.whole

    @property
    def low(self) -> float:
        """Where the 95 % interval begins."""
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        """Where it ends."""
        return self.value + Z * self.error


def two_sided(z: float) -> float:
    """How likely so many standard errors are by chance."""
    return math.erfc(abs(z) / math.sqrt(2.0))


def apart(a: float, error_a: float, b: float, error_b: float) -> float:
    """How likely two estimates differ so much by chance."""
    error = math.hypot(error_a, error_b)
    if math.isinf(error):
        return 1.0
    return two_sided((a - b) / error) if error else (0.0 if a != b else 1.0)


def choose_log(n: int, k: int) -> float:
    """The logarithm of n over k."""
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def fisher(a: int, n: int, b: int, m: int) -> float:
    """How likely a of n and b of m differ so much by chance, by Fisher's exact test (both tails: twice the smaller)."""
    if n == 0 or m == 0:
        return 1.0
    total = a + b
    base = choose_log(n + m, total)
    low, high = max(0, total - m), min(total, n)

    def tail(first: int, last: int, step: int) -> float:
        found, k = 0.0, first
        while k != last + step:
            part = math.exp(choose_log(n, k) + choose_log(m, total - k) - base)
            found += part
            if part < 1e-18 * found or part < 1e-300:
                break  # the rest is smaller still: the tail falls from where it begins
            k += step
        return found

    middle = total * n / (n + m)
    one = tail(a, low, -1) if a <= middle else tail(a, high, 1)
    return min(1.0, 2.0 * one)


def at_least(k: int, n: int, share: float) -> float:
    """How likely k or more of n are by chance, if each is with this probability."""
    if k <= 0:
        return 1.0
    if share <= 0.0:
        return 0.0
    found = 0.0
    for i in range(k, n + 1):
        part = math.exp(choose_log(n, i) + i * math.log(share) + (n - i) * math.log1p(-share))
        found += part
        if i > n * share and part < 1e-18 * found:
            break
    return min(1.0, found)


def holm(chances: Sequence[float]) -> list[float]:
    """The same chances corrected for having looked at so many: none of them is then wrong more often than it says, all together."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected = [1.0] * len(chances)
    worst = 0.0
    for place, at in enumerate(order):
        worst = max(worst, min(1.0, chances[at] * (len(chances) - place)))
        corrected[at] = worst
    return corrected
