"""`python -m bench.hellgame [--games N] [--first N] [--every N]`: random games of The HellGame under the laws of H27.6.

Seats and options are drawn by the number of the game, so a game that fails can be played again by its number.
"""

import argparse
import collections
import sys
import time
import traceback
from random import Random
from typing import Any

from avernus.core.native import buffer
from avernus.core.seats import CHANCE
from avernus.games.hellgame import GAME

LONGEST = 30
"""Games without a turn limit, or with a high one, are given this one."""


def table(number: int) -> tuple[int, dict[str, Any], Random]:
    """Seats, options and dice of a game: half of the games have the options of the book."""
    rng = Random(f"hellgame {number}")
    options = {o.name: rng.choice(o.samples()) for o in GAME.options if number % 2 and rng.random() < 0.4}
    if not 1 <= int(options.get("max_turns", 20)) <= LONGEST:
        options["max_turns"] = LONGEST
    return 2 + number // 2 % 5, options, rng


def play(number: int, every: int) -> tuple[str, int]:
    """Play one game; how it ended and after how many actions. A broken law is an AssertionError."""
    seats, options, rng = table(number)
    state = GAME.new(seats, options)
    out, weights = buffer(int(state.max_legal())), buffer(int(state.max_legal()))
    played = 0
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            n = state.outcomes_into(out, weights)
            action = rng.choices([int(out[i]) for i in range(n)], [int(weights[i]) for i in range(n)])[0]
        else:
            action = out[rng.randrange(state.legal_into(seat, out))]
        state.apply(seat, action)
        played += 1
        if played % every == 0:
            broken = GAME.laws(state)
            assert not broken, (played, broken)
    broken = GAME.laws(state)
    result = state.result()
    assert not broken, (played, broken)
    assert result is not None
    return result.reason, played


def main() -> int:
    """Play the games; print what ended them, and every game that failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--every", type=int, default=20, help="check the laws after so many actions")
    chosen = parser.parse_args()
    endings: collections.Counter[str] = collections.Counter()
    actions, start = 0, time.perf_counter()
    failed = []
    for number in range(chosen.first, chosen.first + chosen.games):
        try:
            ending, played = play(number, chosen.every)
        except Exception:
            failed.append(number)
            print(f"game {number}: {table(number)[:2]}\n{traceback.format_exc()}", flush=True)
            continue
        endings[ending] += 1
        actions += played
    seconds = time.perf_counter() - start
    print(f"{chosen.games} games, {actions} actions, {seconds:.0f} s; endings {dict(endings)}; failed {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
