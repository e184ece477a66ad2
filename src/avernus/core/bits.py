"""Masks in one machine word, safe when compiled."""

from typing import Final

from avernus.core.native import i64

TOP: Final = 0x2000000000000000


def bit(n: i64) -> i64:
    """The mask of bit n, 0 to 61.

    Shifted down from the top: a small literal shifted up is a 32-bit shift in the C that mypyc writes, and loses bits.
    """
    return TOP >> 61 - n
