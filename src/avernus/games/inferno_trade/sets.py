"""Sets of cards and souls as masks, and their numbers in actions: the combinatorial number system of `core/domains.py`.

A test holds the two together. The numbering of a set needs only the number of names for its start: 36 cards or 18 souls.
"""

from typing import Final

from avernus.core.bits import bit
from avernus.core.native import i64, vec

MOST_MEMBERS: Final = 5


def binomial(n: i64, k: i64) -> i64:
    """How many sets of k there are among n things."""
    result: i64 = 1
    i: i64 = 0
    while i < k:
        result = result * (n - i) // (i + 1)
        i += 1
    return result


def size_of(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    n: i64 = 0
    while mask >> n & 1 == 0:
        n += 1
    return n


def start_of(size: i64, names: i64) -> i64:
    """The number of the first set of that size."""
    start: i64 = 0
    k: i64 = 0
    while k < size:
        start += binomial(names, k)
        k += 1
    return start


def number_of(mask: i64, names: i64) -> i64:
    """The number of a set of at most five."""
    total = start_of(size_of(mask), names)
    n: i64 = 0
    k: i64 = 1
    while mask >> n != 0:
        if mask >> n & 1:
            total += binomial(n, k)
            k += 1
        n += 1
    return total


def mask_of(number: i64, names: i64) -> i64:
    """The set of a number."""
    if 0 < number <= names:
        return bit(number - 1)
    size: i64 = 0
    rest = number
    count: i64 = 1
    while rest >= count:
        rest -= count
        size += 1
        count = binomial(names, size)
    mask: i64 = 0
    top = names
    while size > 0:
        top -= 1
        while binomial(top, size) > rest:
            top -= 1
        rest -= binomial(top, size)
        mask |= bit(top)
        size -= 1
    return mask


def small_sets_into(mask: i64, names: i64, out: vec[i64]) -> i64:
    """Write the numbers of all sets of one or two members, ascending: first the singles, then the pairs; return how many."""
    n: i64 = 0
    a: i64 = 0
    while a < names:
        if mask >> a & 1:
            out[n] = 1 + a
            n += 1
        a += 1
    b: i64 = 1
    while b < names:
        if mask >> b & 1:
            a = 0
            while a < b:
                if mask >> a & 1:
                    out[n] = 1 + names + b * (b - 1) // 2 + a
                    n += 1
                a += 1
        b += 1
    return n
