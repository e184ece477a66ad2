"""Masks in one machine word, safe when compiled."""

from typing import Final

from avernus.core.native import i64

TOP: Final = 0x2000000000000000
RESTS: Final = [(1 << place) % 67 for place in range(62)]
PLACES_BY_REST: Final = tuple(RESTS.index(rest) if rest in RESTS else 0 for rest in range(67))
"""The place of a mask's only bit, by the rest that it leaves when divided by 67: powers of two leave different ones."""


def bit(n: i64) -> i64:
    """The mask of bit n, 0 to 61.

    Shifted down from the top: a small literal shifted up is a 32-bit shift in the C that mypyc writes, and loses bits.
    """
    return TOP >> 61 - n
