"""The numbers of the labyrinth's material that can be changed in the laboratory; those of figures are options."""

from typing import Final

from avernus.core.numbers import Number, Numbers
from avernus.games.laberinto.board import HANDS

NUMBERS: Final[Numbers] = {"triangles": {str(seats): Number(HANDS, seats, 1, hand) for seats, hand in HANDS.items()}}
"""Triangles that each player is dealt, by the number of players (L15); the others lie in reserve."""
