"""Company for people: three levels with names that everybody understands, made of the players that researchers name."""

from collections.abc import Sequence
from random import Random
from typing import Final

from avernus.bots.base import Bot
from avernus.bots.lookahead import AlphaBetaBot
from avernus.bots.simple import GreedyBot, noticed
from avernus.core.seats import Action


class EasyBot(GreedyBot):
    """Plays sensibly, and overlooks half of what it could do."""

    name = "easy"
    skill = 0

    def considered(self, legal: Sequence[Action], rng: Random) -> Sequence[Action]:
        """Some of them, and at least one."""
        return noticed(legal, rng)


class MediumBot(GreedyBot):
    """Looks at everything that it could do now, and no further."""

    name = "medium"


class HardBot(AlphaBetaBot):
    """Looks ahead, in games where that pays."""

    name = "hard"


COMPANY: Final[tuple[Bot, ...]] = (EasyBot(), MediumBot(), HardBot())
