"""What becomes of the buffers that interpreted callers hand to compiled code."""

import gc
import tracemalloc
from collections.abc import Callable

import avernus
from avernus.core.native import buffer
from avernus.games import find
from avernus.games.hellgame import GAME as HELL
from avernus.games.hellgame.bot.answers import play_on
from avernus.games.hellgame.bot.luck import Luck
from avernus.games.hellgame.bot.plan import Plan
from avernus.games.hellgame.rules import Hell

SIZE = 5_000


def kept(call: Callable[[], object], times: int) -> float:
    """How many bytes each call leaves behind."""
    call()
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(times):
            call()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / times
    finally:
        tracemalloc.stop()


def test_their_memory_is_given_back() -> None:
    state, begun = find("splut").new(2), find("inferno-race").new(2)
    assert kept(lambda: state.legal_into(0, buffer(SIZE)), 20) < SIZE
    assert kept(lambda: begun.outcomes_into(buffer(SIZE), buffer(SIZE)), 20) < SIZE
    assert kept(lambda: avernus.rollouts(state, 1, seed=3), 20) < 1_000


def test_who_tries_out_what_chance_brings_keeps_nothing_of_it() -> None:
    state = HELL.new(2)
    assert isinstance(state, Hell) and state.mover() < 0
    plan, luck = Plan(state, 0), Luck(5)
    assert kept(lambda: play_on(plan.on(state.copy()), 1, luck), 20) < SIZE
