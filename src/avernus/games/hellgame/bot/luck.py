"""Numbers for trying things out."""

from __future__ import annotations

from typing import Final

from avernus.core.native import i64

MASK: Final = 0xFFFFFFFF


class Luck:
    """Numbers that follow from the one number that a decision is given: Marsaglia's 32-bit xorshift."""

    def __init__(self, draw: i64) -> None:
        self.x: i64 = ((draw ^ draw >> 31) & MASK) * 2654435761 + 88172645 & MASK
        if self.x == 0:
            self.x = 88172645

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        x = self.x
        x ^= x << 13 & MASK
        x ^= x >> 17
        x ^= x << 5 & MASK
        self.x = x
        return x * n >> 32
