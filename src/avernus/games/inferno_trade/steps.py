"""The questions of the game by name: what lies at the bottom, and the special card that may lie on top of it."""

from typing import Final

# The step: which question lies at the bottom of the game (V10-V13, V60-V62).
LISTS: Final = 0
SOULS_DEAL: Final = 1
SPECIALS_DEAL: Final = 2
READY: Final = 3
OPEN: Final = 4
SLOT: Final = 5
TICK: Final = 6
OVER: Final = 7

# The interrupt that may lie on top of it (V40).
NONE: Final = 0
ASK_SO: Final = 1
ASK_GS: Final = 2
