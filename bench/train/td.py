"""`python -m bench.train.td GAME WORK`: learn a game's weights from games that its players play with themselves, by temporal differences.

For a game whose evaluation counts things (`core/counting.py`): `LEARNT` names those games. Players choose one action ahead; the weights
move towards what came of what was expected. Goes on where an earlier run has left off; `--duel OTHER.toml` compares instead.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from avernus.core.counting import Counting
from avernus.core.expert import Expert
from avernus.core.game import Game
from avernus.core.seats import CHANCE, NOBODY
from avernus.core.state import State
from avernus.core.weights import read_weights, write_weights
from avernus.games import find
from avernus.lab.ratings import wilson
from bench.train import laberinto

FADING: Final = 0.9
"""How much of what came later counts for what was expected before."""
CURIOUS: Final = 0.03
"""How often any action is played instead of the best."""
STEP: Final = 0.03
"""How far a weight moves at first; the more has been learnt about it, the less."""
GUESTS: Final = 0.6
"""How likely a guest sits in a seat, where there is one."""
FIRM: Final = 3e-3
"""How much counts as learnt about a weight before anything is: the more, the less the first games move it."""
MOST: Final = 6000
"""A game with more actions teaches nothing further."""


@dataclass(frozen=True)
class Learnt:
    """A game whose weights are learnt."""

    game: str
    groups: dict[str, int]
    weights: list[float]
    seats: tuple[int, ...]
    options: dict[str, Any]
    """How it is played for learning: games that nobody would play to the end teach little."""
    expert: Callable[[list[float]], tuple[Expert, Counting]]
    """The expert with other weights, and what counts for it."""
    counts: Callable[[State, Random], bool]
    """Is a position one to learn from?"""


LEARNT: Final = {"laberinto": Learnt("laberinto", **laberinto.LEARNT)}


class Player:
    """One look ahead with some weights."""

    def __init__(self, rules: Game, expert: Expert, like: State, seed: int) -> None:
        self.rules = rules
        self.expert = expert
        self.scratch = like.copy()
        self.later = like.copy()
        self.rng = Random(seed)

    def choose(self, state: State, seat: int) -> int:
        """The action that looks best."""
        legal = self.rules.considered(state, seat, state.legal(seat))
        if len(legal) == 1:
            return legal[0]
        if self.rules.stuck(state):
            legal = [action for action in legal if self.rng.random() < 0.5] or [legal[self.rng.randrange(len(legal))]]
        best, most = [legal[0]], -math.inf
        for action in legal:
            self.scratch.copy_from(state)
            self.scratch.apply(seat, action)
            value = self.expected(seat)
            if value > most:
                best, most = [action], value
            elif value == most:
                best.append(action)
        return best[self.rng.randrange(len(best))]

    def expected(self, seat: int) -> float:
        """The evaluation, averaged over a draw."""
        if self.scratch.mover() != CHANCE:
            return self.expert.evaluate(self.scratch, seat)
        outcomes = self.scratch.outcomes()
        total = 0.0
        for action, weight in outcomes:
            self.later.copy_from(self.scratch)
            self.later.apply(CHANCE, action)
            total += weight * self.expert.evaluate(self.later, seat)
        return total / sum(weight for _, weight in outcomes)


def rows(things: Counting, state: State, viewer: int) -> tuple[Any, Any]:
    """What is counted of each player, and the shares of a win that the players expect."""
    n = int(things.players(state))
    found = np.zeros((n, len(things.weights)))
    sums = np.zeros(n)
    things.begin(state, viewer)
    for seat in range(n):
        sums[seat] = things.of(state, seat, viewer)
        for i in range(int(things.n)):
            found[seat, things.found[i]] += things.much[i]
    odds = np.exp(np.clip(sums - sums.max(), -40.0, 0.0))
    return found, odds / odds.sum()


class Learner:
    """Weights that follow what comes of them."""

    def __init__(self, learnt: Learnt, weights: list[float], guest: list[float] | None = None) -> None:
        self.guest = None if guest is None else learnt.expert(guest)[0]
        self.learnt = learnt
        self.rules = find(learnt.game)
        self.expert, self.things = learnt.expert(weights)
        self.squares = np.full(len(weights), FIRM)
        self.surprise: list[float] = []

    def play(self, seats: int, rng: Random) -> None:
        """Play one game and learn from it; somebody else sits in some of the seats, where there is somebody."""
        state = self.rules.new(seats, self.learnt.options)
        learning = rng.randrange(seats)
        foreign = [seat != learning and rng.random() < GUESTS for seat in range(seats)]
        player = Player(self.rules, self.expert, state, rng.getrandbits(30))
        guest = None if self.guest is None else Player(self.rules, self.guest, state, rng.getrandbits(30))
        seen: list[Any] = []
        shares: list[Any] = []
        for _ in range(MOST):
            seat = int(state.mover())
            if seat == NOBODY:
                break
            if seat == CHANCE:
                outcomes = state.outcomes()
                state.apply(CHANCE, rng.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
                continue
            if self.learnt.counts(state, rng):
                found, share = rows(self.things, state, seat)
                seen.append(found)
                shares.append(share)
            if guest is not None and foreign[seat]:
                state.apply(seat, guest.choose(state, seat))
            elif rng.random() < CURIOUS:
                legal = state.legal(seat)
                state.apply(seat, legal[rng.randrange(len(legal))])
            else:
                state.apply(seat, player.choose(state, seat))
        result = state.result()
        if result is None or not seen:
            return
        best = np.array([rank == 1 for rank in result.ranks], dtype=float)
        self.learn(seen, np.array(shares), best / best.sum())

    def learn(self, seen: list[Any], shares: Any, outcome: Any) -> None:
        """Move the weights towards what came of the game: the slope of the cross entropy of the shares."""
        slope = np.zeros(len(self.squares))
        aim = outcome
        for at in range(len(seen) - 1, -1, -1):
            slope += (aim - shares[at]) @ seen[at]
            aim = (1.0 - FADING) * shares[at] + FADING * aim
        slope /= len(seen)
        self.surprise.append(float(np.mean(-np.log2(shares @ outcome + 1e-9))))
        self.squares += slope * slope
        change = STEP * slope / np.sqrt(self.squares)
        for i in np.nonzero(change)[0]:
            self.things.weights[int(i)] = self.things.weights[int(i)] + float(change[i])

    def weights(self) -> list[float]:
        """As they are now."""
        return [float(weight) for weight in self.things.weights]


def duel(learnt: Learnt, ours: list[float], theirs: list[float], games: int, seats: int) -> str:
    """How often one player with ours wins against others with theirs, in every seat by turns."""
    rules = find(learnt.game)
    won = 0.0
    for number in range(games):
        state = rules.new(seats)
        mine = number % seats
        luck = Random(number // seats)
        players = [Player(rules, learnt.expert(ours if seat == mine else theirs)[0], state, number * seats + seat) for seat in range(seats)]
        while (seat := int(state.mover())) != NOBODY:
            if seat == CHANCE:
                outcomes = state.outcomes()
                state.apply(CHANCE, luck.choices([a for a, _ in outcomes], [w for _, w in outcomes])[0])
            else:
                state.apply(seat, players[seat].choose(state, seat))
        result = state.result()
        assert result is not None
        won += (result.ranks[mine] == 1) / result.ranks.count(1)
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%}–{high:.1%}) of {games}"


def main() -> int:
    """Play and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(LEARNT))
    parser.add_argument("work", type=Path)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--duel", type=Path, help="do not learn, but play against the weights of this file")
    parser.add_argument("--guest", type=Path, help="weights of players who sit in some of the seats and do not learn")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    learnt = LEARNT[chosen.game]
    chosen.work.mkdir(parents=True, exist_ok=True)
    path = chosen.work / "weights.toml"
    weights = read_weights(path.read_text(encoding="utf-8"), learnt.groups) if path.is_file() else list(learnt.weights)
    if chosen.duel is not None:
        theirs = read_weights(chosen.duel.read_text(encoding="utf-8"), learnt.groups)
        print(duel(learnt, weights, theirs, chosen.games, max(learnt.seats)))
        return 0
    guest = read_weights(chosen.guest.read_text(encoding="utf-8"), learnt.groups) if chosen.guest else None
    learner, rng = Learner(learnt, weights, guest), Random(chosen.seed)
    until, played = time.monotonic() + 60.0 * chosen.minutes, 0
    while time.monotonic() < until:
        learner.play(rng.choice(learnt.seats), rng)
        played += 1
        if played % 20 == 0:
            print(f"{played} games, {np.mean(learner.surprise[-100:]):.4f} bits", flush=True)
            path.write_text(write_weights(learner.weights(), learnt.groups), encoding="utf-8")
    path.write_text(write_weights(learner.weights(), learnt.groups), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
