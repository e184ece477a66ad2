"""Masks in one machine word, safe when compiled."""

from typing import Final

from avernus.core.native import i64

TOP: Final = 0x2000000000000000
ALL: Final = 0x3FFFFFFFFFFFFFFF
SPIN: Final = 0x10C51C9669EAEDF
TURNS: Final = [((1 << place) * SPIN & ALL) >> 56 for place in range(62)]
PLACES: Final = tuple(TURNS.index(turn) if turn in TURNS else 0 for turn in range(64))
"""The place of a mask's only bit, by `(bit * SPIN & ALL) >> 56`: no six bits in a row of SPIN are the same, and none are all 0."""


def bit(n: i64) -> i64:
    """The mask of bit n, 0 to 61.

    Shifted down from the top: a small literal shifted up is a 32-bit shift in the C that mypyc writes, and loses bits.
    """
    return TOP >> 61 - n
