"""What a field of an action can name: each domain numbers its values from 0 and reads and writes them as text."""

import math
import re
from collections.abc import Sequence
from typing import Protocol


class Domain(Protocol):
    """A finite set of values, numbered from 0."""

    kind: str
    """What kind of thing a value names: `cell`, `card`, `seat`, `number`, …"""
    size: int
    """How many numbers there are (some may name nothing)."""
    pattern: str
    """A regular expression without groups that matches every text of a value."""
    many_words: bool
    """Does a person point at the parts of a value one by one, as at the cards of a set?"""

    def write(self, number: int) -> str:
        """The text of a value."""

    def read(self, text: str) -> int:
        """The number of a text that matches `pattern`; `ValueError` if it names no value."""

    def holds(self, number: int) -> bool:
        """Does the number name a value?"""

    def facet(self, number: int, name: str) -> tuple[str, str]:
        """A part of a value that a person points at by itself: its text and its kind."""

    def spell(self, number: int) -> list[tuple[str, str]]:
        """The words of a value, each with its kind."""

    def unspell(self, words: Sequence[str]) -> int:
        """The number of the value that has these words, or that begins with them; `ValueError` if there is none."""


class OneWord:
    """Domains whose values have no parts: each is one word, its text."""

    kind: str
    many_words = False

    def write(self, number: int) -> str:
        """The text of a value."""
        raise ValueError(f"a {self.kind} has no text")

    def read(self, text: str) -> int:
        """The number of a text."""
        raise ValueError(f"no {self.kind} is called {text!r}")

    def spell(self, number: int) -> list[tuple[str, str]]:
        """The text."""
        return [(self.write(number), self.kind)]

    def unspell(self, words: Sequence[str]) -> int:
        """From the text."""
        (word,) = words
        return self.read(str(word))

    def facet(self, number: int, name: str) -> tuple[str, str]:
        """There is none."""
        raise ValueError(f"a {self.kind} has no {name}")


class Names(OneWord):
    """One of a list of names; an empty name is a number that names nothing."""

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.size = len(self.names)
        self.numbers = {name: i for i, name in enumerate(self.names) if name}
        longest_first = sorted(self.numbers, key=lambda name: (-len(name), name))
        self.pattern = "|".join(map(re.escape, longest_first))

    def write(self, number: int) -> str:
        """The name of a number."""
        return self.names[number]

    def read(self, text: str) -> int:
        """The number of a name."""
        if text not in self.numbers:
            raise ValueError(f"no {self.kind} is called {text!r}")
        return self.numbers[text]

    def holds(self, number: int) -> bool:
        """Is there a name?"""
        return 0 <= number < self.size and self.names[number] != ""


class Number(OneWord):
    """A number between two ends, both included."""

    def __init__(self, kind: str, low: int, high: int) -> None:
        self.kind = kind
        self.low, self.high = low, high
        self.size = high - low + 1
        self.pattern = r"-?\d{1,18}" if low < 0 else r"\d{1,18}"

    def write(self, number: int) -> str:
        """The number as people write it."""
        return str(number + self.low)

    def read(self, text: str) -> int:
        """From what people write."""
        value = int(text)
        if not self.low <= value <= self.high:
            raise ValueError(f"{text} is not between {self.low} and {self.high}")
        return value - self.low

    def holds(self, number: int) -> bool:
        """Is it within the ends?"""
        return 0 <= number < self.size


class Subset(OneWord):
    """A set of at most `most` out of a list of names, written with `+` between them, and pointed at member by member.

    Sets are numbered by size, then by the combinatorial number system: 5 of 36 names take 19 bits.
    """

    many_words = True

    def __init__(self, kind: str, names: Sequence[str], most: int) -> None:
        self.kind = kind
        self.one = Names(kind, names)
        self.most = most
        self.starts = [0]
        for k in range(most + 1):
            self.starts.append(self.starts[-1] + math.comb(len(self.one.names), k))
        self.size = self.starts[-1]
        item = f"(?:{self.one.pattern})"
        self.pattern = rf"{item}(?:\+{item})*|0"

    def members(self, number: int) -> list[int]:
        """The numbers of the names in the set, ascending."""
        k = next(k for k in range(self.most + 1) if number < self.starts[k + 1])
        rest = number - self.starts[k]
        found = []
        top = len(self.one.names)
        for size in range(k, 0, -1):
            top -= 1
            while math.comb(top, size) > rest:
                top -= 1
            rest -= math.comb(top, size)
            found.append(top)
        return found[::-1]

    def number(self, members: Sequence[int]) -> int:
        """The number of a set of names."""
        chosen = sorted(set(members))
        if len(chosen) != len(members) or len(chosen) > self.most:
            raise ValueError(f"not a set of at most {self.most}")
        return self.starts[len(chosen)] + sum(math.comb(m, i + 1) for i, m in enumerate(chosen))

    def write(self, number: int) -> str:
        """The names, joined by `+`; `0` for the empty set."""
        return "+".join(self.one.write(m) for m in self.members(number)) or "0"

    def read(self, text: str) -> int:
        """From names joined by `+`."""
        return self.number([] if text == "0" else [self.one.read(part) for part in text.split("+")])

    def spell(self, number: int) -> list[tuple[str, str]]:
        """The names one by one; `0` for the empty set."""
        return [(name, self.kind) for name in self.write(number).split("+")]

    def unspell(self, words: Sequence[str]) -> int:
        """From names in any order."""
        return self.number([] if list(words) == ["0"] else [self.one.read(str(word)) for word in words])

    def holds(self, number: int) -> bool:
        """Is it the number of a set?"""
        return 0 <= number < self.size


class Order(OneWord):
    """An order of all `n` things, written as their places 1 … n with `-` between; numbered by the Lehmer code."""

    def __init__(self, kind: str, n: int) -> None:
        self.kind = kind
        self.n = n
        self.size = math.factorial(n)
        self.pattern = r"\d{1,3}(?:-\d{1,3})*"

    def sequence(self, number: int) -> list[int]:
        """The order as a list of 0 … n-1."""
        left = list(range(self.n))
        found = []
        for i in range(self.n, 0, -1):
            place, number = divmod(number, math.factorial(i - 1))
            found.append(left.pop(place))
        return found

    def number(self, sequence: Sequence[int]) -> int:
        """The number of an order."""
        left = list(range(self.n))
        if sorted(sequence) != left:
            raise ValueError(f"not an order of 1 to {self.n}")
        total = 0
        for i, item in enumerate(sequence):
            place = left.index(item)
            left.pop(place)
            total += place * math.factorial(self.n - 1 - i)
        return total

    def write(self, number: int) -> str:
        """The places, from 1."""
        return "-".join(str(item + 1) for item in self.sequence(number))

    def read(self, text: str) -> int:
        """From places counted from 1."""
        return self.number([int(part) - 1 for part in text.split("-")])

    def holds(self, number: int) -> bool:
        """Is it the number of an order?"""
        return 0 <= number < self.size
