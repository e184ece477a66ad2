"""One game between named bots, from a description that fits into a line of JSON: the same description, the same game.

    pairing = Pairing("splut", ("hard", "greedy"), seed="7")
    outcome = play(pairing)             # ranks, reason, number of actions, decisions and thinking time of each seat

Chance draws as at a table with that seed (`avernus.new_table(…, seed="7")`), so the game can be written as a record that anybody can
verify; each seat has luck of its own, so that one bot's thinking changes neither dice nor the others. Where bots think by nodes, all of
an outcome but `thought` is reproducible, on any machine and with any number of workers; where they think by time, nothing is.

Who wants to see what happens on the way gives `watch`, which is called before each action with the state, the seat and the action; the
state must not be changed, and is changed by the game afterwards: copy what is to be kept.
"""

import hashlib
import importlib
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import msgspec

from avernus import bots
from avernus.bots.base import Bot
from avernus.bots.outside import BotFailed, attempt
from avernus.core.fair import Draws
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.result import Result
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.play.table import seeded

MOST_ACTIONS: Final = 100_000
"""Where the game's rules know no bound, and the caller names none, a game is broken off after so many actions."""
LIMIT: Final = "limit"
"""The reason of a game that was broken off: nobody has won it."""
FORFEIT: Final = "forfeit"
"""The reason of a game that ended because a bot from outside failed: it is last, and the others share the first rank."""

Watch = Callable[[State, int, int], None]


class Pairing(msgspec.Struct, frozen=True, kw_only=False, forbid_unknown_fields=True):
    """Everything that a game between bots follows from."""

    game: str
    bots: tuple[str, ...]
    """For each seat the name of its bot: see `player`."""
    seed: str
    options: dict[str, Any] = {}
    most: int | None = None
    """The game is broken off after so many actions."""
    seconds: float | None = None
    """How long bots that search may think about one decision, at most; `None`: by nodes, as they come."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game went."""

    ranks: tuple[int, ...]
    """For each seat its rank, 1 the best; all share the first where the game was broken off."""
    reason: str
    """Which of the game's endings it was, or LIMIT or FORFEIT."""
    actions: int
    """How many actions there were, those of chance and time included."""
    decisions: tuple[int, ...]
    """How often each seat was asked."""
    trace: str
    """A fingerprint of all actions: the same if and only if the games were the same."""
    thought: tuple[float, ...]
    """For how many seconds each seat has thought; the only thing that differs from run to run."""
    scores: tuple[int, ...] | None = None
    forfeit: int | None = None
    """The seat whose bot failed, where the game ended by that."""
    why: str = ""
    """What it did, as the rest of a sentence."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats ranked first."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def share(self, seat: int) -> float:
        """The seat's part of the win: 1, 0, or equal parts for all who share the first rank."""
        winners = self.winners
        return 1.0 / len(winners) if seat in winners else 0.0


def player(name: str, seconds: float | None = None) -> Bot:
    """The bot of a name: one that `avernus games` lists, `module:NAME` for one of one's own, or `run:COMMAND` for one
    that speaks lines of JSON (`bots/outside.py`); with its time for a decision.

    `AvernusError`, if there is none.
    """
    module, colon, attribute = name.partition(":")
    bot = brought(name, module, attribute) if colon and module != "run" else bots.named(name)
    return bot if seconds is None else bot.within(seconds)


def brought(name: str, module: str, attribute: str) -> Bot:
    """A bot from outside the package."""
    try:
        bot = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise AvernusError(f"There is no bot {name[:80]!r}: {str(error)[:120].rstrip('.')}.") from error
    if not isinstance(bot, Bot):
        raise AvernusError(f"{name[:80]!r} is a {type(bot).__name__}, not a bot.")
    return bot


def check(pairing: Pairing) -> Game:
    """The game that is meant; `AvernusError` for anything that does not exist, before anybody plays."""
    game = find_game(pairing.game).variant(pairing.options)
    game.new(len(pairing.bots), pairing.options)
    for name in dict.fromkeys(pairing.bots):
        player(name, pairing.seconds)
    if pairing.options.get("driver") == "live":
        raise AvernusError("A live table goes by the clock on the wall; bots among themselves play with driver=turns or driver=ticks.")
    return game


def play(pairing: Pairing, watch: Watch | None = None) -> Outcome:
    """Play the game that the pairing describes."""
    game = check(pairing)
    return play_from(game, game.new(len(pairing.bots), pairing.options), pairing, watch)


def play_from(game: Game, state: State, pairing: Pairing, watch: Watch | None = None) -> Outcome:
    """Play on from a state, which is changed."""
    seats = len(pairing.bots)
    players = [player(name, pairing.seconds) for name in pairing.bots]
    luck = [Random(f"{pairing.seed} seat {seat}") for seat in range(seats)]
    draws = Draws(*seeded(pairing.seed))
    most = pairing.most if pairing.most is not None else MOST_ACTIONS
    decisions, thought = [0] * seats, [0.0] * seats
    trace = hashlib.sha256()
    played = drawn = 0
    failed: tuple[int, str] | None = None
    while (seat := int(state.mover())) != NOBODY and played < most:
        if seat == CHANCE:
            action = draws.outcome(drawn, state.outcomes())
            drawn += 1
        elif seat == CLOCK:
            action = state.legal(CLOCK)[0]
        else:
            begun = time.perf_counter()
            decisions[seat] += 1
            try:
                action = attempt(players[seat], game, state, seat, luck[seat])
            except BotFailed as error:
                failed = seat, str(error)
                break
            finally:
                thought[seat] += time.perf_counter() - begun
        if watch is not None:
            watch(state, seat, action)
        trace.update(b"%d %d;" % (seat, action))
        state.apply(seat, action)
        played += 1
    if failed is not None:
        ranks = tuple(seats if seat == failed[0] else 1 for seat in range(seats))
        return Outcome(ranks, FORFEIT, played, tuple(decisions), trace.hexdigest()[:16], tuple(thought), None, *failed)
    result = state.result() or Result((1,) * seats, LIMIT, "")
    return Outcome(result.ranks, result.reason, played, tuple(decisions), trace.hexdigest()[:16], tuple(thought), result.scores)


def play_json(task: Mapping[str, Any]) -> dict[str, Any]:
    """The same for workers of `pool`, from JSON to JSON."""
    outcome: dict[str, Any] = msgspec.to_builtins(play(msgspec.convert(task, Pairing)))
    return outcome
