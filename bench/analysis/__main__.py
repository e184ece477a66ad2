"""`python -m bench.analysis [speed|puzzles|blunders] [--positions N]`: how fast a game is analysed, and how well.

- speed: a game of Splut! of 60 actions, in two processes
- puzzles: how many of the shipped ones the top level solves with two seconds for each decision
- blunders: in positions with one winning turn, whether the action that lets the win go is among the three costliest decisions
"""

import argparse
import sys
import time
from random import Random
from typing import Final

from avernus import BUILD
from avernus.analysis import review
from avernus.bots import find
from avernus.bots.base import think
from avernus.games.splut import GAME
from avernus.games.splut.puzzles import Puzzle, shipped
from avernus.play.table import Table, new_table

ACTIONS: Final = 60
TOP: Final = "lucifer"
SECONDS: Final = 2.0
LATER: Final = 12
"""Actions that are played on after the blunder."""


def speed() -> str:
    """One long game."""
    for seed in range(100):
        table, rng = new_table("splut", 2, seed=seed), Random(seed)
        while table.result is None and len(table.past) < ACTIONS:
            seat = table.actors[0]
            table.play(seat, rng.choice(table.legal(seat)))
        if len(table.past) == ACTIONS:
            break
    begun = time.perf_counter()
    found = review(table, workers=2)
    return f"a game of {len(table.past)} actions, {len(found.values)} positions: {time.perf_counter() - begun:.1f} s in two processes"


def solved(puzzle: Puzzle) -> bool:
    """Does the top level win it?"""
    table = new_table("splut", position=puzzle.position, seed="bench")
    seat, rng = table.actors[0], Random(1)
    bot = find(TOP).within(SECONDS)
    for number, turn in enumerate(puzzle.solution):
        for action in turn if number % 2 else (None,) * 3:
            if table.result is None and (number % 2 or table.actors == (seat,)):
                table.play(table.actors[0], think(bot, GAME, table.state, seat, rng) if action is None else action)
        if number == 0 and puzzle.turns == 2:
            after = new_table("splut", position=puzzle.position, seed="bench")
            for action in puzzle.solution[0]:
                after.play(seat, action)
            if table.position != after.position:
                return False
    return table.result is not None and table.result.winners == (seat,)


def puzzles(count: int) -> str:
    """How many the top level solves; all of them, if so many are asked for."""
    chosen = Random(1).sample(shipped(), min(count, len(shipped())))
    right = sum(map(solved, chosen))
    return f"{TOP} with {SECONDS:g} s a decision solves {right} of {len(chosen)} puzzles ({right / len(chosen):.1%})"


def blundered(puzzle: Puzzle) -> tuple[Table, int]:
    """A game in which the win is let go, and the index of the action that did it."""
    table, rng = new_table("splut", position=puzzle.position, seed="bench"), Random(puzzle.number)
    seat, at = table.actors[0], rng.randrange(len(puzzle.actions))
    for action in puzzle.actions[:at]:
        table.play(seat, action)
    others = [action for action in table.legal(seat) if action != puzzle.actions[at]]
    table.play(seat, rng.choice(others))
    bot = find("demon")
    while table.result is None and len(table.past) < at + LATER:
        mover = table.actors[0]
        table.play(mover, think(bot, GAME, table.state, mover, rng))
    return table, at


def blunders(count: int) -> str:
    """How often the blunder is named."""
    chosen = Random(2).sample([one for one in shipped() if one.turns == 1], count)
    named = 0
    for puzzle in chosen:
        table, at = blundered(puzzle)
        seat = table.past[0][1].seat
        named += at in [one.index for one in review(table).costliest(seat)]
    return f"of {count} wins that were let go, {named} are among the three costliest decisions ({named / count:.1%})"


def main() -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=[[], "speed", "puzzles", "blunders"])
    parser.add_argument("--positions", type=int, default=200)
    chosen = parser.parse_args()
    print(f"avernus, {BUILD}")
    for what in chosen.what or ("speed", "puzzles", "blunders"):
        print(speed() if what == "speed" else puzzles(chosen.positions) if what == "puzzles" else blunders(chosen.positions))
    return 0


if __name__ == "__main__":
    sys.exit(main())
