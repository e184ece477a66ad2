"""`python -m bench.train.race WORK [--minutes 5]`: the weights of the race's evaluation, by temporal differences from self-play.

Players look one action ahead with the weights as they are, and after each game the weights follow what came of it: at each question the
share of a win that was expected moves towards a mean of what was expected later and of the outcome (TD(λ), the forward view). It begins
with the weights of the game, or with WORK/weights.toml, where an earlier run has left off; `--duel FILE` plays them against others.

It stands in bench/ and not in the package: it needs NumPy (`make .stamps/bench`) and files, and nobody needs it to play.
"""

import argparse
import math
import sys
import time
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from avernus.bots.generator import Xorshift
from avernus.bots.glance import Glance
from avernus.bots.playout import weighted
from avernus.core.native import i64, vec
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.weights import read_weights, write_weights
from avernus.games import find
from avernus.games.inferno_race.bot.expert import RUNNER, Runner
from avernus.games.inferno_race.bot.things import COUNTED, Things
from avernus.games.inferno_race.bot.weights import GROUPS, WEIGHTS
from avernus.games.inferno_race.rules import InfernoRace
from avernus.games.inferno_race.steps import FREE, MOVE
from avernus.lab.ratings import wilson

GAME: Final = find("inferno-race")
SEATS: Final = (2, 2, 2, 2, 3, 4)
FADING: Final = 0.95
"""How much of an expectation's aim lies beyond the next one, of which again so much beyond that."""
CURIOUS: Final = 0.02
"""How often anything is played instead of the best."""
STEP: Final = 0.06
"""How far a weight moves at first; the more has been learnt about it, the less."""
MOST: Final = 6000
"""A game with more actions teaches nothing further."""


def runner(weights: list[float]) -> Runner:
    """The game's expert with other weights."""
    return Runner(RUNNER.lead, RUNNER.exploration, RUNNER.playouts, weights)


def row(things: Things, state: InfernoRace, seat: int) -> tuple[Any, float]:
    """How the logarithm of a seat's odds changes with each weight, and the share of a win that it expects."""
    rows, sums = [], []
    for other in range(int(state.seats)):
        sums.append(float(things.of(state, other, seat)))
        at = np.zeros(COUNTED)
        for i in range(int(things.n)):
            at[things.found[i]] += things.much[i]
        rows.append(at)
    odds = np.array([math.exp(max(-40.0, min(40.0, value - sums[seat]))) for value in sums])
    rivals = odds.copy()
    rivals[seat] = 0.0
    slope = rows[seat] - sum(part * at for part, at in zip(rivals / rivals.sum(), rows, strict=True))
    return slope, 1.0 / float(odds.sum())


class Learner:
    """Weights that follow what comes of them."""

    def __init__(self, weights: list[float]) -> None:
        self.runner = runner(weights)
        self.things = self.runner.judge.things
        self.squares = np.full(COUNTED, 1e-4)
        self.surprise: list[float] = []

    def game(self, seats: int, rng: Random) -> None:
        """Play one game and learn from it."""
        state = GAME.new(seats)
        assert isinstance(state, InfernoRace)
        eye = Glance(self.runner, state, rng.getrandbits(30))
        luck = Xorshift(rng.getrandbits(30))
        out, weights = vec[i64]([0] * 128), vec[i64]([0] * 128)
        slopes: list[list[Any]] = [[] for _ in range(seats)]
        shares: list[list[float]] = [[] for _ in range(seats)]
        for _ in range(MOST):
            seat = int(state.mover())
            if seat == NOBODY:
                break
            if seat == CHANCE:
                n = state.outcomes_into(out, weights)
                state.apply(CHANCE, out[weighted(n, weights, luck)])
                continue
            kind = int(state.step())
            if kind != MOVE and (kind != FREE or rng.random() < 0.3):
                for viewer in range(seats):
                    slope, share = row(self.things, state, viewer)
                    slopes[viewer].append(slope)
                    shares[viewer].append(share)
            if rng.random() < CURIOUS:
                legal = state.legal(seat)
                state.apply(seat, legal[rng.randrange(len(legal))])
            else:
                state.apply(seat, eye.choose(state, seat))
        result = state.result()
        if result is None:
            return
        best = [rank == 1 for rank in result.ranks]
        for viewer in range(seats):
            self.learn(np.array(slopes[viewer]), np.array(shares[viewer]), best[viewer] / sum(best))

    def learn(self, slopes: Any, shares: Any, outcome: float) -> None:
        """Move the weights towards what came of one seat's game."""
        aims = np.empty(len(shares))
        aim = outcome
        for at in range(len(shares) - 1, -1, -1):
            aims[at] = aim
            aim = (1.0 - FADING) * shares[at] + FADING * aim
        self.surprise.append(float(np.mean(-(outcome * np.log2(shares + 1e-9) + (1.0 - outcome) * np.log2(1.0 - shares + 1e-9)))))
        slope = ((aims - shares) @ slopes) / len(shares)
        self.squares += slope * slope
        change = STEP * slope / np.sqrt(self.squares)
        for i in np.nonzero(change)[0]:
            self.things.weights[int(i)] = self.things.weights[int(i)] + float(change[i])

    def weights(self) -> list[float]:
        """As they are now."""
        return [float(self.things.weights[i]) for i in range(COUNTED)]


def duel(ours: list[float], theirs: list[float], games: int, seats: int = 2) -> str:
    """How often ours win, in every seat by turns."""
    won = 0.0
    for number in range(games):
        state = GAME.new(seats)
        mine = number % seats
        eyes = [Glance(runner(ours if seat == mine else theirs), state, number * seats + seat) for seat in range(seats)]
        luck = Xorshift(number // seats * 7919 + 13)
        out, weights = vec[i64]([0] * 128), vec[i64]([0] * 128)
        while (seat := int(state.mover())) != NOBODY:
            if seat == CHANCE:
                n = state.outcomes_into(out, weights)
                state.apply(CHANCE, out[weighted(n, weights, luck)])
            else:
                state.apply(seat, eyes[seat].choose(state, seat))
        result = state.result()
        assert result is not None
        won += (result.ranks[mine] == 1) / result.ranks.count(1)
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%}–{high:.1%}) of {games}"


def main() -> int:
    """Play and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--duel", type=Path, help="do not learn, but play against the weights of this file")
    parser.add_argument("--games", type=int, default=400)
    chosen = parser.parse_args()
    chosen.work.mkdir(parents=True, exist_ok=True)
    path = chosen.work / "weights.toml"
    weights = read_weights(path.read_text(encoding="utf-8"), GROUPS) if path.is_file() else list(WEIGHTS)
    if chosen.duel is not None:
        print(duel(weights, read_weights(chosen.duel.read_text(encoding="utf-8"), GROUPS), chosen.games))
        return 0
    learner, rng = Learner(weights), Random(chosen.seed)
    until, played = time.monotonic() + 60.0 * chosen.minutes, 0
    while time.monotonic() < until:
        learner.game(rng.choice(SEATS), rng)
        played += 1
        if played % 200 == 0:
            print(f"{played} games, {np.mean(learner.surprise[-1000:]):.4f} bits", flush=True)
            path.write_text(write_weights(learner.weights(), GROUPS), encoding="utf-8")
    path.write_text(write_weights(learner.weights(), GROUPS), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
