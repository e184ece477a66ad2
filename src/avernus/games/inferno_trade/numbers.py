"""The numbers of the trade's material that can be changed in the laboratory."""

from typing import Final

from avernus.core.numbers import Number, Numbers
from avernus.games.inferno_trade.board import COPIES, HANDS, N_SOULS, SERIES, SPECIALS, SPECIALS_EACH

NUMBERS: Final[Numbers] = {
    "cards": {special: Number(COPIES, kind, 0, 12) for kind, special in enumerate(SPECIALS)},
    "souls": {str(seats): Number(HANDS, seats, 1, N_SOULS * series // seats) for seats, series in SERIES.items()},
    "specials": {str(seats): Number(SPECIALS_EACH, seats, 0, 8 // seats) for seats in SERIES},
}
"""Copies of each special card (V4); soul cards and special cards for each player, by the number of players (V5)."""
