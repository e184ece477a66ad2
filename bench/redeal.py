"""`python -m bench.redeal [GAME …]`: what it costs to imagine another world, beside a plain copy, in microseconds of processor time."""

import sys
import time
from random import Random
from typing import Final

import avernus
from avernus.core.state import State
from avernus.games import find
from avernus.lab.playing import Pairing, play

STATES: Final = 400
TIMES: Final = 5


def positions(game: str) -> list[State]:
    """Positions of one game between bots of one look ahead, at the most seats that evenings often have."""
    found: list[State] = []

    def watch(state: State, seat: int, action: int) -> None:
        if seat >= 0:
            found.append(state.copy())

    seats = min(4, find(game).seats.stop - 1)
    play(Pairing(game, ("medium",) * seats, "redeal", most=20 * STATES), watch)
    return found[:: max(1, len(found) // STATES)]


def main() -> int:
    """Measure, and print a row for each game."""
    print(avernus.BUILD)
    print("| game | positions | redeal | copy | times |\n| --- | --- | --- | --- | --- |")
    for game in sys.argv[1:] or avernus.games():
        states, rng = positions(game), Random(1)
        best = [float("inf")] * 2
        for _ in range(TIMES):
            begun = time.process_time()
            for state in states:
                state.redeal(0, rng)
            between = time.process_time()
            for state in states:
                state.copy()
            best = [min(best[0], between - begun), min(best[1], time.process_time() - between)]
        redeal, copy = (1e6 * seconds / len(states) for seconds in best)
        print(f"| {game} | {len(states)} | {redeal:.1f} | {copy:.1f} | {redeal / copy:.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
