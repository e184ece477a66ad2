"""One decision in several processes: each searches from the root with a luck of its own, and what they found is put together.

    with Team(SearchBot(seconds=2.0), processes=2) as team:
        pondering = team.begin(game, world, seat, seed)     # returns at once: while somebody else thinks, for instance
        …
        thought = team.end(pondering)                       # waits for what is not done

A process gets a world that the seat cannot tell from the true one, never the true one. What averages is added up, visit by visit;
of searches that compare, the one that saw deepest is believed.
"""

import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from random import Random
from typing import Any, Self

from avernus.bots.base import Bot, Legal
from avernus.bots.thought import Alternative, Thought, from_plain, plain
from avernus.core.game import Game
from avernus.core.seats import Seat
from avernus.core.state import State
from avernus.games import find

Pondering = Sequence[Future[list[Any]]]


def ponder_alone(bot: Bot, game_id: str, world: dict[str, Any], seat: Seat, seed: int) -> list[Any]:
    """In a worker: what the bot thinks, as data."""
    game, rng = find(game_id), Random(seed)
    state = game.load(world)
    fresh = [state.copy()]
    return plain(bot.weigh(game, seat, lambda: fresh.pop() if fresh else state.redeal(seat, rng), Legal(state, seat), rng))


class Team:
    """As many processes as are given, or as there are cores."""

    def __init__(self, bot: Bot, processes: int | None = None) -> None:
        self.bot = bot
        self.processes = processes or os.cpu_count() or 1
        context = multiprocessing.get_context("forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn")
        self.pool = ProcessPoolExecutor(self.processes, mp_context=context)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)

    def begin(self, game: Game, state: State, seat: Seat, seed: int) -> Pondering:
        """Let every process search; each gets a world dealt anew."""
        rng = Random(seed)
        return [
            self.pool.submit(ponder_alone, self.bot, game.id, state.redeal(seat, rng).dump(), seat, rng.getrandbits(60))
            for _ in range(self.processes)
        ]

    def end(self, pondering: Pondering) -> Thought:
        """What they think together."""
        return together([from_plain(each.result()) for each in pondering])


def together(thoughts: Sequence[Thought]) -> Thought:
    """One thought out of many about the same decision."""
    visits: dict[int, int] = {}
    shares: dict[int, float] = {}
    for each in thoughts:
        for other in each.others:
            action = int(other.action)
            visits[action] = visits.get(action, 0) + int(other.visits)
            shares[action] = shares.get(action, 0.0) + other.share * int(other.visits)
    if sum(visits.values()) == 0 or any(not each.others for each in thoughts):
        return max(thoughts, key=lambda each: (each.depth, each.nodes))
    others = [
        Alternative(action, shares[action] / max(1, count), count, int(10_000 * shares[action] / max(1, count)))
        for action, count in sorted(visits.items(), key=lambda pair: -pair[1])
    ]
    best = int(others[0].action)
    leading = max(thoughts, key=lambda each: (int(each.action) == best, each.nodes))
    return Thought(best, others[0].value, leading.shares, leading.depth, sum(int(each.nodes) for each in thoughts), leading.line, others)
