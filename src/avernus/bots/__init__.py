"""Players for any game."""

from typing import Final

from avernus.bots.base import Bot, think, think_within
from avernus.bots.levels import COMPANY, LADDER
from avernus.bots.lookahead import AlphaBetaBot, BestReplyBot
from avernus.bots.mcts import SearchBot
from avernus.bots.outside import hosted, named
from avernus.bots.simple import GreedyBot, RandomBot
from avernus.bots.tempers import TEMPERS
from avernus.core.arguments import shown
from avernus.core.refusals import AvernusError

LEVELS: Final[dict[str, Bot]] = {bot.name: bot for bot in (
    RandomBot(), GreedyBot(), SearchBot(), AlphaBetaBot(), BestReplyBot(), *COMPANY, *LADDER, *TEMPERS,
)}
"""Every bot by its name: what they are first, then the levels for people, the weakest first, then tempers."""

HUMAN: Final = tuple(bot.name for bot in LADDER)
"""The levels that people are asked to choose from, the weakest first."""

USUAL: Final = "fiend"
"""The level that sits down where nobody has chosen one."""


def known(name: str) -> bool:
    """May a name be given over the wire: is it a level, or has this server's host named a bot so?"""
    return isinstance(name, str) and (name in LEVELS or name in hosted)


def find(name: str) -> Bot:
    """The bot of a name; `AvernusError` if there is none."""
    if not isinstance(name, str) or name not in LEVELS:
        raise AvernusError(f"There is no bot {shown(name)}; the bots are: {', '.join(LEVELS)}.")
    return LEVELS[name]


__all__ = ["HUMAN", "LEVELS", "USUAL", "Bot", "find", "hosted", "known", "named", "think", "think_within"]
