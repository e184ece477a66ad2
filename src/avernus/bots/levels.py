"""Company for people: eight levels on one scale, made of the players that researchers name; and the three older names.

Weak levels lose as people do, not as dice: they see what is loud (a capture, a great gain) and overlook what is quiet, they
misjudge by some part of what is at stake, and they do not see how the answer will hurt. Strong levels look at everything, then ahead.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import pstdev
from typing import Final

from avernus.bots.base import DRAW, Bot
from avernus.bots.lookahead import SLOWER, AlphaBetaBot
from avernus.bots.mcts import lasting
from avernus.bots.simple import GreedyBot, expected, noticed
from avernus.bots.thought import Thought
from avernus.core.game import Game
from avernus.core.seats import Action, Seat
from avernus.core.state import State

LOUD: Final = 0.5
"""An action that brings more than this part of the greatest gain there is strikes the eye."""
VARIED: Final = 0.5
"""How much a level that searches doubts in the opening, so that no two evenings are the same."""
FEWEST: Final = 50
"""Fewer nodes than this are no search."""


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
    """Looks ahead in games where that pays: where lines can be compared. An average over playouts has not beaten one good look."""

    name = "hard"

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """The action that the search found best, or that looks best at once."""
        chooser = AlphaBetaBot.choose if compares(game) else GreedyBot.choose
        return chooser(self, game, seat, imagine, legal, rng)

    def weigh(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Thought:
        """What the search thinks, or one look."""
        weigher = AlphaBetaBot.weigh if compares(game) else GreedyBot.weigh
        return weigher(self, game, seat, imagine, legal, rng)


def compares(game: Game) -> bool:
    """Has the game an expert for a search that compares lines?"""
    expert = game.expert()
    return expert is not None and expert.nodes > 0


@dataclass(frozen=True)
class Manner:
    """How a level plays."""

    sees: float
    """How likely it is to think of a quiet action."""
    doubt: float
    """By which part of what is at stake it is usually off when it compares two actions."""
    care: float
    """How much of a loss it counts: who cares little walks into what hurts."""
    slip: float
    """How often it does not do what a player made for the game would advise."""
    skill: int
    """How good that player is, where there is one: 0 to 2."""
    ahead: float = 0.0
    """Which part of a whole search it makes, where the game has an expert for one that compares lines; 0: it looks one action ahead."""
    patience: float = 0.0
    """How late (`Game.late`) it must be until it hurries; a player who searches is willing to sit longer."""
    hurry: float = 0.0
    """How much it wants to go home: from 0 to 1, by the hour."""


class LevelBot(Bot):
    """A level of one manner."""

    def __init__(self, name: str, manner: Manner) -> None:
        self.name = name
        self.skill = manner.skill
        self.manner = manner
        self.seconds = 0.0

    def within(self, seconds: float) -> "LevelBot":
        """The same level; its part of the search is made within its part of the time."""
        timed = LevelBot(self.name, self.manner)
        timed.seconds = lasting(seconds)
        return timed

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """What the game's own player advises, what a search finds, or what strikes the eye."""
        world = imagine()
        manner = self.manner
        if self.name in game.levels:
            slip, skill = game.levels[self.name]
            manner = replace(manner, slip=slip, skill=skill)
        if self.name in game.doubts:
            manner = replace(manner, doubt=game.doubts[self.name])
        manner = hurried(manner, game.late(world) - manner.patience)
        if manner.ahead and manner.slip and game.opening(world):
            manner = replace(manner, ahead=0.0, doubt=max(manner.doubt, VARIED))
        attentive = manner.slip == 0.0 or rng.random() >= manner.slip
        if attentive:
            advice = game.advise(world, seat, manner.skill, rng.getrandbits(DRAW))
            if advice is not None:
                return advice
        if len(legal) == 1:
            return legal[0]
        if manner.ahead and attentive and not game.stuck(world):
            searcher = self.searcher(game)
            if searcher is not None:
                fresh = [world]
                return searcher.choose(game, seat, lambda: fresh.pop() if fresh else imagine(), legal, rng)
        sensible = manner.sees == 1.0 or rng.random() < manner.sees
        thought_of = game.considered(world, seat, legal) if sensible else game.at_hand(world, seat, legal, rng.getrandbits(DRAW))
        return striking(game, world, seat, thought_of, manner, rng)

    def searcher(self, game: Game) -> Bot | None:
        """The search of this level; `None` where the game has no expert for one that compares lines (see `HardBot`)."""
        expert = game.expert()
        if expert is None or not compares(game):
            return None
        ahead = self.manner.ahead
        if self.seconds:
            return AlphaBetaBot(seconds=ahead * self.seconds)
        return AlphaBetaBot(nodes=max(FEWEST, int(int(expert.nodes) * ahead) // SLOWER))


def hurried(manner: Manner, late: float) -> Manner:
    """A manner late in the evening: whoever wants to go home sees what can be won, no longer what it may cost, and waits for nothing."""
    if late <= 0.0:
        return manner
    hurry = min(1.0, late)
    left = 1.0 - hurry
    sees = 1.0 - left * (1.0 - manner.sees)
    return replace(
        manner, sees=sees, doubt=left * manner.doubt, care=left * manner.care, slip=left * manner.slip, ahead=0.0, hurry=hurry
    )


def striking(game: Game, world: State, seat: Seat, legal: Sequence[Action], manner: Manner, rng: Random) -> Action:
    """The action that looks best to somebody of this manner."""
    now = game.evaluate(world, seat)
    scratch = world.copy()
    values = []
    for action in legal:
        scratch.copy_from(world)
        scratch.apply(seat, action)
        value = expected(game, scratch, seat, rng)
        values.append(value + manner.hurry * game.invites(scratch, seat) if manner.hurry else value)
    most = max(values) - now
    spread = pstdev(values)
    stuck = game.stuck(world)  # where everybody waits for the other, whoever never overlooks anything would wait for ever
    sees = min(manner.sees, 0.5) if stuck else manner.sees
    best, best_value = legal[rng.randrange(len(legal))], float("-inf")
    for action, value in zip(legal, values, strict=True):
        gain = value - now
        loud = most > 0.0 and gain > LOUD * most and not stuck
        if not loud and sees < 1.0 and rng.random() >= sees:
            continue
        seen = gain if gain >= 0.0 else manner.care * gain
        if manner.doubt:
            seen += manner.doubt * spread * rng.gauss(0.0, 1.0)
        seen += 1e-9 * rng.random()
        if seen > best_value:
            best, best_value = action, seen
    return best


MANNERS: Final = {
    "soul": Manner(sees=0.20, doubt=1.8, care=0.0, slip=0.95, skill=0),
    "shade": Manner(sees=0.40, doubt=0.85, care=0.2, slip=0.82, skill=0),
    "imp": Manner(sees=0.58, doubt=0.5, care=0.45, slip=0.58, skill=0),
    "fiend": Manner(sees=0.75, doubt=0.28, care=0.7, slip=0.40, skill=1),
    "fury": Manner(sees=0.82, doubt=0.20, care=0.8, slip=0.27, skill=2, ahead=0.00005, patience=5.0),
    "demon": Manner(sees=0.90, doubt=0.13, care=0.88, slip=0.15, skill=2, ahead=0.0005, patience=5.0),
    "archdevil": Manner(sees=0.96, doubt=0.07, care=0.95, slip=0.04, skill=2, ahead=0.02, patience=7.0),
    "lucifer": Manner(sees=1.0, doubt=0.0, care=1.0, slip=0.0, skill=2, ahead=1.0, patience=13.0),
}
"""The levels, the weakest first."""
LADDER: Final[tuple[Bot, ...]] = tuple(LevelBot(name, manner) for name, manner in MANNERS.items())
COMPANY: Final[tuple[Bot, ...]] = (EasyBot(), MediumBot(), HardBot())
"""The names of before, for records and commands that have them."""
