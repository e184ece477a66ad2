"""The numbers of Splut! that can be changed in the laboratory."""

from typing import Final

from avernus.core.numbers import Number, Numbers
from avernus.games.splut.rules.turns import STEPS

NUMBERS: Final[Numbers] = {
    "start": {"steps": Number(None, "steps", 1, 3)},
    "steps": {"second": Number(STEPS, 0, 1, 3), "later": Number(STEPS, 1, 1, 3)},
}
"""Steps in the first turn of a game, in the second, and in every later one (S3.4, S4.1): at most three, which is what bots reckon with."""
