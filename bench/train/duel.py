"""`python -m bench.train.duel A.toml B.toml [--games 400] [--nodes 3000]`: are weights A of Splut!'s evaluation better than B?

Both play with the same search and as many nodes, every beginning of random actions once from each seat. Weights that a file does not
name are 0; `game` stands for the weights that the game has.
"""

import argparse
import multiprocessing
import os
import sys
from pathlib import Path
from random import Random

from avernus.bots.alphabeta import AlphaBeta
from avernus.games.splut.bot.weights import GROUPS, WEIGHTS, read
from avernus.lab.ratings import wilson
from bench.train.splut import GAME, expert_with

TURNS = 300
SIDES: list[AlphaBeta] = []


def weights_of(name: str) -> list[int]:
    """The weights of a file."""
    if name == "game":
        return list(WEIGHTS)
    lines = Path(name).read_text(encoding="utf-8")
    named = {line.split(" = ")[0] for line in lines.splitlines()}
    return read(lines + "\n".join(f"{group} = {[0] * count}" for group, count in GROUPS.items() if group not in named))


def sit_down(a: list[int], b: list[int]) -> None:
    """In a worker: make both players."""
    SIDES[:] = [AlphaBeta(expert_with(weights), GAME.new(2)) for weights in (a, b)]


def points(task: tuple[int, int]) -> float:
    """What A makes of one game."""
    number, nodes = task
    rng, state = Random(number // 2), GAME.new(2, {"turn_cap": TURNS})
    for _ in range(rng.randrange(2, 10)):
        state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    players = SIDES if number % 2 == 0 else SIDES[::-1]
    while (seat := int(state.mover())) >= 0:
        state.apply(seat, players[seat].think(state, seat, nodes, 0.0).action)
    result = state.result()
    assert result is not None
    return (number % 2 in result.winners) / len(result.winners)


def main() -> int:
    """Play, and say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=3000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    won = 0.0
    with multiprocessing.get_context("forkserver").Pool(
        chosen.processes, sit_down, (weights_of(chosen.a), weights_of(chosen.b)),
    ) as pool:
        tasks = ((number, chosen.nodes) for number in range(chosen.games))
        for number, made in enumerate(pool.imap(points, tasks, chunksize=2), 1):
            won += made
            if number % 100 == 0 or number == chosen.games:
                low, high = wilson(won, number)
                print(f"{number} games: {chosen.a} {won / number:.1%} ({low:.1%} to {high:.1%}) against {chosen.b}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
