"""What a good player of The HellGame knows: how a position is worth, what to want, and what to answer to each question."""

from avernus.games.hellgame.bot.answers import advise
from avernus.games.hellgame.bot.worth import evaluate

__all__ = ["advise", "evaluate"]
