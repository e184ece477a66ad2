"""Bots that are forbidden something: `greedy!card:angel` is greedy that never plays the angel, if it has any other choice.

What a bot loses by it is what the forbidden thing is worth to it (Jaffe et al., 2012, call it restricted play).
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from avernus.bots.base import Bot
from avernus.bots.simple import best_of
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.core.state import State
from avernus.lab.playing import player as plain
from avernus.lab.things import VERB, ThingsOf

SIGN: Final = "!"
LISTED: Final = 400
"""Where there are more actions than this, the best of so many is looked for in place of the best of all."""


class Without(Bot):
    """A bot that is forbidden one thing."""

    def __init__(self, inner: Bot, game: Game, thing: str) -> None:
        self.inner, self.thing = inner, thing
        self.name = f"{inner.name}{SIGN}{thing}"
        self.skill = inner.skill
        self.things = ThingsOf(game)

    def within(self, seconds: float) -> "Without":
        """The same with so much time."""
        return Without(self.inner.within(seconds), self.things.game, self.thing)

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """What the bot would do; if that is forbidden, the best of what is not, as the game's own evaluation sees it."""
        action = self.inner.choose(game, seat, imagine, legal, rng)
        if self.thing not in self.things[action]:
            return action
        allowed = [one for one in legal if self.thing not in self.things[one]]
        if not allowed:
            return action
        return best_of(game, imagine(), seat, rng.sample(allowed, LISTED) if len(allowed) > LISTED else allowed, rng)


def player(game: Game, name: str, seconds: float | None = None) -> Bot:
    """The bot of a name, perhaps with what it is forbidden; `AvernusError`, if there is none."""
    base, sign, thing = name.partition(SIGN)
    bot = plain(base, seconds)
    if not sign:
        return bot
    kind, colon, word = thing.partition(":")
    if not colon or (kind == VERB and word not in game.verbs.by_name):
        verbs = ", ".join(verb.name for verb in game.verbs.verbs if verb.by is None)
        raise AvernusError(f"What a bot is forbidden is kind:name, such as verb:{word or 'NAME'}; the verbs are: {verbs}.")
    return Without(bot, game, thing)
