"""`python -m bench.train.splut WORK [--rounds 1700x2000,5600x2500]`: the weights of Splut!'s evaluation, from nothing but self-play.

A round is so many games with so many nodes for each action, by the search with the weights of the round before (the first: those of
`hand.toml`). Games begin with up to 15 random actions, and in two thirds of them some later actions are random too, so that positions are
varied. Then a logistic regression: every position is the things of `bot/values.py` of the side to move less those of the other side, and
its aim is half the outcome of the game, half what the search thought. Weights are kept near those of the round before, and the more so
the less is known about them. How long two rounds take has not been measured in one run.

It stands in bench/ and not in the package: it needs scipy (`make .stamps/bench`), files and processes, and nobody needs it to play.
WORK keeps the games, so that an interrupted run goes on. The weights are written to WORK/weights.toml; `bench.train.duel` says whether
they are better than others, and only then they belong into the game.
"""

import argparse
import json
import multiprocessing
import os
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from avernus.bots.alphabeta import SURE, AlphaBeta
from avernus.games import find
from avernus.games.splut.bot.expert import EXPERT, LOGIT, SplutExpert
from avernus.games.splut.bot.values import THINGS, Values
from avernus.games.splut.bot.weights import GROUPS, read, write
from avernus.games.splut.rules import Splut

GAME: Final = find("splut")
HAND: Final = Path(__file__).with_name("hand.toml")
RANDOM_BEGINNING: Final = 16
RANDOM_LATER: Final = (0.0, 0.03, 0.08)
TURNS: Final = 150
"""Games that last longer are drawn."""
OUTCOME: Final = 0.5
"""Which part of the aim is the outcome; the rest is what the search thought."""
PULL: Final = 20.0
"""How strongly weights are held where they were: like so many positions that say so."""
Row = list[Any]


def begin_with() -> list[int]:
    """The hand-set weights, and nothing for what they do not name."""
    lines = HAND.read_text(encoding="utf-8")
    named = {line.split(" = ")[0] for line in lines.splitlines()}
    return read(lines + "\n".join(f"{name} = {[0] * count}" for name, count in GROUPS.items() if name not in named))


def expert_with(weights: list[int]) -> SplutExpert:
    """The game's expert with other weights."""
    expert = SplutExpert(EXPERT.lead, EXPERT.exploration, EXPERT.playouts, EXPERT.nodes)
    expert.values = Values(weights)
    return expert


def one_game(task: tuple[int, int, list[int]]) -> tuple[list[Row], list[int]]:
    """A game of the search with itself: its positions with what was thought of each, and the ranks."""
    seed, nodes, weights = task
    searcher = searcher_with(tuple(weights))
    rng, state, rows = Random(seed), GAME.new(2, {"turn_cap": TURNS}), []
    later = rng.choice(RANDOM_LATER)
    for _ in range(rng.randrange(1, RANDOM_BEGINNING)):
        if state.mover() >= 0:
            state.apply(state.mover(), rng.choice(state.legal(int(state.mover()))))
    while (seat := int(state.mover())) >= 0:
        thought = searcher.think(state, seat, nodes, 0.0)
        assert isinstance(state, Splut)
        rows.append([[int(cell) for cell in state.at], seat, int(state.steps), int(state.locked), int(state.lev), int(thought.value),
                     int(thought.depth)])
        state.apply(seat, rng.choice(state.legal(seat)) if rng.random() < later else thought.action)
    result = state.result()
    assert result is not None
    return rows, list(result.ranks)


SEARCHERS: dict[tuple[int, ...], AlphaBeta] = {}


def searcher_with(weights: tuple[int, ...]) -> AlphaBeta:
    """This process's searcher with some weights."""
    if weights not in SEARCHERS:
        SEARCHERS.clear()
        SEARCHERS[weights] = AlphaBeta(expert_with(list(weights)), GAME.new(2))
    return SEARCHERS[weights]


def play(path: Path, games: int, nodes: int, weights: list[int], first: int, processes: int) -> None:
    """As many games as are still missing from a file."""
    done = len(path.read_text().splitlines()) if path.is_file() else 0
    tasks = ((first + number, nodes, weights) for number in range(done, games))
    with multiprocessing.get_context("forkserver").Pool(processes) as pool, path.open("a") as file:
        for number, game in enumerate(pool.imap(one_game, tasks, chunksize=4), done + 1):
            file.write(json.dumps(game) + "\n")
            if number % 100 == 0:
                print(f"{path.name}: {number} of {games} games", flush=True)


def positions(path: Path) -> tuple[csr_matrix, Any, Any]:
    """All positions of a file: their things, the outcome for the side to move, and what the search thought."""
    values, state = Values([0] * THINGS), GAME.new(2)
    assert isinstance(state, Splut)
    at: list[int] = []
    ends: list[int] = [0]
    signs: list[float] = []
    outcomes: list[float] = []
    thoughts: list[int] = []
    for line in path.read_text().splitlines():
        rows, ranks = json.loads(line)
        for cells, seat, steps, locked, lev, value, _ in rows:
            for i, cell in enumerate(cells):
                state.at[i] = cell
            state.active, state.steps, state.locked, state.lev = seat, steps, locked, lev
            state.settle_masks()
            for side, sign in ((seat, 1.0), (1 - seat, -1.0)):
                n = int(values.things(state, side, 1 - side))
                at += [int(values.found[i]) for i in range(n)]
                signs += [sign] * n
            ends.append(len(at))
            outcomes.append(0.5 if ranks[0] == ranks[1] else float(ranks[seat] == 1))
            thoughts.append(value)
    things = csr_matrix((np.array(signs), np.array(at), np.array(ends)), shape=(len(outcomes), THINGS))
    return things, np.array(outcomes), np.array(thoughts, float)


def sigmoid(z: Any) -> Any:
    """The share of a win for odds in logits."""
    return 1.0 / (1.0 + np.exp(-np.clip(z, -30.0, 30.0)))


def fit(path: Path, before: list[int]) -> list[int]:
    """The weights that explain a file of games, near those before."""
    things, outcome, thought = positions(path)
    aim = np.where(abs(thought) < SURE, OUTCOME * outcome + (1.0 - OUTCOME) * sigmoid(thought / LOGIT), outcome)
    start = np.array(before, float) / LOGIT
    turned = things.T.tocsr()

    def loss(weights: Any) -> tuple[float, Any]:
        share = sigmoid(things @ weights)
        off = weights - start
        surprise = -(aim * np.log(share + 1e-9) + (1.0 - aim) * np.log(1.0 - share + 1e-9)).sum()
        return float(surprise + 0.5 * PULL * (off @ off)) / len(aim), (turned @ (share - aim) + PULL * off) / len(aim)

    found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 120})
    print(f"{path.name}: {len(aim)} positions, log loss {loss(start)[0]:.4f} before and {found.fun:.4f} after", flush=True)
    return [round(weight * LOGIT) for weight in found.x]


def main() -> int:
    """Play and fit, round after round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--rounds", default="1700x2000,5600x2500", metavar="GAMESxNODES,…")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    chosen.work.mkdir(parents=True, exist_ok=True)
    weights = begin_with()
    for number, each in enumerate(chosen.rounds.split(","), 1):
        games, nodes = (int(part) for part in each.split("x"))
        path = chosen.work / f"round{number}.jsonl"
        play(path, games, nodes, weights, number * 1_000_000, chosen.processes)
        weights = fit(path, weights)
        (chosen.work / f"weights{number}.toml").write_text(write(weights), encoding="utf-8")
    about = f"# The weights of bot/values.py; {LOGIT:.0f} multiply the odds by e. Made by bench/train/splut.py, rounds {chosen.rounds}.\n"
    (chosen.work / "weights.toml").write_text(about + write(weights), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
