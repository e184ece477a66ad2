"""The kinds of open question (L15, L16, L18, L20, L30): one is open at a time."""

from typing import Final

DEALING: Final = 0
"""L15: chance draws a triangle."""
CHOOSING_FIRST: Final = 1
"""L16: chance draws who begins."""
BUILDING: Final = 2
"""L20: a seat lays a triangle or passes."""
DRAWING_LOTS: Final = 3
"""L18: chance draws who makes the first movement."""
LATE: Final = 4
"""L30 i, with a die: a seat may lay one more, or go on to roll."""
ROLLING: Final = 5
"""L30 ii, L43: chance rolls the die."""
TURN: Final = 6
"""L30 iii: a seat makes a movement; without a die it may lay before."""
OVER: Final = 7
"""L50."""
NAMES: Final = ("deal", "first", "build", "lots", "late", "roll", "turn", "over")
"""What they are called in views and dumps."""
