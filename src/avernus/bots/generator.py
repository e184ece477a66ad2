"""A small generator for simulations, the same interpreted and compiled. Never for the draws of a table (see `fair.py`)."""

from typing import Final, final

from avernus.core.native import i64

MASK: Final = 0xFFFFFFFF


@final
class Xorshift:
    """Marsaglia's 32-bit xorshift."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = (seed * 2654435761 + 88172645) & MASK
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
