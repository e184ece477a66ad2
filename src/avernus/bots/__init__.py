"""Players for any game."""

from typing import Final

from avernus.bots.base import Bot, think
from avernus.bots.simple import GreedyBot, RandomBot
from avernus.core.refusals import AvernusError

LEVELS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}
"""Every bot by its name, the weakest first."""


def find(name: str) -> Bot:
    """The bot of a name; `AvernusError` if there is none."""
    if name not in LEVELS:
        raise AvernusError(f"There is no bot {str(name)[:40]!r}; the bots are: {', '.join(LEVELS)}.")
    return LEVELS[name]


__all__ = ["LEVELS", "Bot", "find", "think"]
