"""`python -m avernus.lab.puzzles FILE`: positions of Splut! with one winning turn, each proved by trying everything.

They come from games of the search with itself that begin at random, and go on at random where somebody could win, so that one game has
several. Whatever is proved is written; nothing else is chosen by hand. The same seed gives the same file, whatever the number of workers.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from avernus.bots.alphabeta import AlphaBeta
from avernus.games.splut import GAME
from avernus.games.splut.bot.expert import EXPERT
from avernus.games.splut.puzzles import Puzzle, difficulty, write
from avernus.games.splut.puzzles.proof import Prover
from avernus.games.splut.rules import Splut

NODES: Final = 300
TURNS: Final = 60
STEPS: Final = 3
RANDOM: Final = 0.12
OFTEN: Final = 50
"""After so many puzzles the file is written, so that an interruption costs little."""
ALIKE: Final = 2
"""No more than so many puzzles have the same solution."""


def after(state: Splut, actions: list[int]) -> Splut:
    """The state after some actions of the seat to move."""
    following = GAME.load(state.dump())
    for action in actions:
        following.apply(following.mover(), action)
    return following


def one_game(task: tuple[int, int, bool]) -> list[Puzzle]:
    """In a worker: the puzzles of one game."""
    seed, number, two = task
    rng = Random(seed * 1_000_003 + number)
    state = GAME.new(2)
    assert isinstance(state, Splut)
    if not OWN:
        OWN.append((AlphaBeta(EXPERT, state), Prover(state)))
    searcher, prover = OWN[0]
    found: list[Puzzle] = []
    for _ in range(rng.randrange(2, 14)):
        state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    while (seat := int(state.mover())) >= 0 and state.turn <= TURNS:
        beginning = int(state.steps) == STEPS and state.turn > 2
        win = int(EXPERT.winning(state)) >= 0
        if beginning and not two and win:
            lines = prover.wins(state, 2)
            if len(lines) == 1:
                found.append(puzzle(state, 1, lines[0]))
        elif beginning and two and not win:
            lines = prover.forced(state, 2)
            if len(lines) == 1:
                found.append(puzzle(state, 2, whole(prover, state, lines[0])))
        thought = searcher.think(state, seat, NODES, 0.0)
        legal = state.legal(seat)
        quiet = [action for action in legal if action != int(thought.action)] if win else legal
        state.apply(seat, rng.choice(quiet or legal) if win or rng.random() < RANDOM else thought.action)
    return found


OWN: list[tuple[AlphaBeta, Prover]] = []
"""The searcher and the prover of this process."""


def whole(prover: Prover, state: Splut, line: list[int]) -> list[int]:
    """A win in two turns with an answer and the win that follows: of all answers one that leaves the fewest wins."""
    ended = after(state, line)
    best: tuple[int, list[int], list[int]] | None = None
    for reply in list(prover.turn_ends(ended).values()):
        left = prover.wins(after(ended, reply), 50)
        if best is None or (len(left), reply) < best[:2]:
            best = (len(left), reply, list(left[0]))
            if len(left) == 1:
                break
    return line if best is None else [*line, *best[1], *best[2]]


def puzzle(state: Splut, turns: int, actions: list[int]) -> Puzzle:
    """A puzzle as data."""
    line: list[list[str]] = []
    following, acted = state.copy(), -1
    for action in actions:
        seat = int(following.mover())
        if seat != acted:
            line.append([])
        line[-1].append(GAME.write(following, seat, action))
        following.apply(seat, action)
        acted = seat
    return Puzzle(0, difficulty(state, turns, actions), turns, tuple(map(tuple, line)), GAME.write_position(state))


def alike(one: Puzzle) -> tuple[str, ...]:
    """What two puzzles share that are solved by the same steps."""
    return (one.position.split()[2], *one.solution[0])


def made(seed: int, count: int, two: bool, workers: int) -> Iterator[Puzzle]:
    """Puzzles, in the order of their games."""
    tasks = ((seed, number, two) for number in range(1 << 40))
    solutions: Counter[tuple[str, ...]] = Counter()
    seen: set[str] = set()
    with get_context("spawn").Pool(workers) as pool:
        for batch in pool.imap(one_game, tasks_of(tasks, count), chunksize=4):
            for one in batch:
                board = " ".join(one.position.split()[:3])
                solutions[alike(one)] += 1
                if board not in seen and solutions[alike(one)] <= ALIKE:
                    seen.add(board)
                    count -= 1
                    yield one
                if not count:
                    return


def tasks_of(tasks: Iterator[tuple[int, int, bool]], count: int) -> Iterator[tuple[int, int, bool]]:
    """A pool takes everything that it is given at once: give it what will do, and then some."""
    for number, task in enumerate(tasks):
        if number > 2_000 * count:
            return
        yield task


def main() -> int:
    """Make a file of puzzles."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--one", type=int, default=1200, metavar="N", help="puzzles won in one turn")
    parser.add_argument("--two", type=int, default=100, metavar="N", help="puzzles won in two turns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    found: list[Puzzle] = []
    for two, count in ((False, chosen.one), (True, chosen.two)):
        for one in made(chosen.seed, count, two, chosen.workers) if count else ():
            found.append(one)
            if len(found) % OFTEN == 0:
                chosen.file.write_text(write(found), encoding="utf-8")
    chosen.file.write_text(write(found), encoding="utf-8")
    levels = Counter(one.difficulty for one in found)
    print(f"{len(found)} puzzles; by difficulty: {', '.join(f'{level}: {levels[level]}' for level in sorted(levels))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
