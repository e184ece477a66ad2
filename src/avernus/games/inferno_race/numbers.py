"""The numbers of the race's material that can be changed in the laboratory."""

from typing import Final

from avernus.core.numbers import Number, Numbers
from avernus.games.inferno_race.board import CARDS, COPY, GEMS_FOR, IMPS, MOST_BOUGHT, PRICE, REDS

NUMBERS: Final[Numbers] = {
    "cards": {card: Number(COPY, kind, 0, 20) for kind, card in enumerate(CARDS)},
    "treasure": {str(imps): Number(GEMS_FOR, imps, 0, 20) for imps in range(1, IMPS + 1)},
    "price": {str(imps): Number(PRICE, imps, 1, 20) for imps in range(1, IMPS + 1)},
    "purchase": {str(imps): Number(MOST_BOUGHT, imps, 0, 6) for imps in range(1, IMPS + 1)},
    "start": {"bag": Number(None, "bag", 0, REDS)},
}
"""Copies of each card (D6); by own imps on the track the gems drawn from a treasure, the price of a card and the most cards in one
purchase (D7); the red gems in the bag (D5)."""
