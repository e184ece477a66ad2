"""`python -m bench.train.hellgame [--games N] [--seats N] [--first N]`: what each thing is worth at the end of a turn of The HellGame.

Players who go by rule of thumb play with themselves; what `bot/worth.py` counts at the beginning of each turn is fitted to who won, as a
conditional logit over the seats, once for the whole game (`EARLY`) and once for what the last turns add (`LATE`). Each weight is drawn
towards the one that is in force. Printed are both lists, and the log loss on games that were left out.
"""

import argparse
import sys
from typing import Any

import numpy as np

from avernus.core.native import buffer, vec
from avernus.games.hellgame import GAME
from avernus.games.hellgame.bot.answers import quick
from avernus.games.hellgame.bot.foresight import play_on
from avernus.games.hellgame.bot.luck import Luck
from avernus.games.hellgame.bot.worth import EARLY, LATE, MANY, THINGS, count, lateness
from avernus.games.hellgame.rules import Hell

Array = Any
"""Of numpy."""
RIDGE = 12.0
"""How strongly a weight is drawn, in units of what it weighs in one standard deviation."""
FOLDS = 4
STEPS = 12


def played(number: int, seats: int) -> tuple[list[tuple[float, list[list[float]]]], int]:
    """A game: how late each turn began and what was counted of every seat; and who won."""
    state, luck = GAME.new(seats), Luck(1_000_003 * number + 77)
    assert isinstance(state, Hell)
    out, weights = buffer(int(state.max_legal())), buffer(int(state.max_legal()))
    turns: list[tuple[float, list[list[float]]]] = []
    while state.stack:
        play_on(state, 1, quick, luck, out, weights)
        if state.stack and state.turn > 1:
            counted = []
            for seat in range(seats):
                much = vec[float]([0.0] * MANY)
                count(state, seat, True, much)
                counted.append(list(much))
            turns.append((lateness(state), counted))
    return turns, state.ranks.index(1)


def chances(things: Array, weights: Array) -> Array:
    """Everybody's share of a win."""
    odds = things @ weights
    odds = np.exp(odds - odds.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def fitted(things: Array, won: Array, start: Array) -> Array:
    """The weights, by Newton's method."""
    weights = start.copy()
    for _ in range(STEPS):
        shares = chances(things, weights)
        error = shares.copy()
        error[np.arange(len(won)), won] -= 1.0
        slope = np.einsum("ns,nsf->f", error, things) + 2 * RIDGE * (weights - start)
        mean = np.einsum("ns,nsf->nf", shares, things)
        bend = np.einsum("ns,nsf,nsg->fg", shares, things, things, optimize=True) - mean.T @ mean + 2 * RIDGE * np.eye(len(start))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def loss(things: Array, won: Array, weights: Array) -> float:
    """The mean log loss."""
    return float(-np.log(chances(things, weights)[np.arange(len(won)), won]).mean())


def main() -> int:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--first", type=int, default=1000)
    chosen = parser.parse_args()
    rows, lates, won, numbers = [], [], [], []
    for number in range(chosen.first, chosen.first + chosen.games):
        turns, winner = played(number, chosen.seats)
        for late, counted in turns:
            rows.append(counted)
            lates.append(late)
            won.append(winner)
            numbers.append(number)
    counts, winners, fold = np.array(rows), np.array(won), np.array(numbers) % FOLDS
    spread = np.maximum(counts.reshape(-1, MANY).std(axis=0), 0.01)
    things = np.concatenate([counts / spread, counts / spread * np.array(lates)[:, None, None]], axis=2)
    start = np.concatenate([np.array(list(EARLY)) * spread, np.array(list(LATE)) * spread])
    left_out = [(loss(things[fold == k], winners[fold == k], fitted(things[fold != k], winners[fold != k], start))) for k in range(FOLDS)]
    print(f"{len(winners)} positions of {chosen.games} games; log loss on those left out {np.mean(left_out):.3f}, ", end="")
    print(f"as it is {loss(things, winners, start):.3f}, knowing nothing {np.log(chosen.seats):.3f}")
    weights = fitted(things, winners, start) / np.concatenate([spread, spread])
    for k, name in enumerate(THINGS):
        print(f"{name:16} {weights[k]:6.2f} {weights[MANY + k]:6.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
