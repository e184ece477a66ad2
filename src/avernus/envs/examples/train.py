"""A learner that learns, in plain NumPy: it plays against itself, and learns how good it is to have played an action.

    python -m avernus.envs.examples.train --minutes 5 --out splut.npz
    avernus arena splut --bots "run:python -m avernus.envs.examples.train --play splut.npz",greedy --games 400

Its network has one hidden layer and sees what the acting seat sees after an action (`VectorGames.look_ahead`). It is taught by what the
games brought, mixed with what it thought of later positions itself (λ-returns). While it learns it looks one action ahead; when it plays
for others it looks at its whole turn, as far as its breadth goes. Wins within one turn it does not have to learn: like `greedy` it asks
the game's expert, which knows them exactly in Splut! (`Expert.winning`), its own and those that it would leave to the other player.
"""

# One thread for each product of matrices: they are small, and threads that wait for each other cost more than they save.
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import avernus
from avernus.bots.base import Bot
from avernus.core.encoding import Encoding
from avernus.core.expert import Expert
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.seats import Action, Seat
from avernus.core.state import State
from avernus.envs.vector import VectorGames

HIDDEN: Final = 96
GAMES: Final = 96
BATCH: Final = 512
LAMBDA: Final = 0.85
RATE: Final = 1e-3
"""How large a step towards the targets is at the beginning; at the end it is a tenth of that."""
POINTS: Final = 10
"""How often it is tested, beside the first time."""
NOISE: Final = 0.1
"""How often it tries any action, while it learns."""
BREADTH: Final = 64
DEPTH: Final = 3
"""How many positions of its own turn it follows, and how far, when it plays."""
EQUAL: Final = 0.01
"""Turns whose values differ by no more are as good as each other: any of them is played, so that not every game is the same."""
PAIR: Final = 2


class Network:
    """From what is seen to a value between -1 and 1: one hidden layer, taught by Adam."""

    def __init__(self, inputs: int, rng: Any) -> None:
        self.scale: Any = np.ones(inputs, np.float32)
        self.weights: dict[str, Any] = {
            "w1": (rng.standard_normal((inputs, HIDDEN)) * 0.1).astype(np.float32), "b1": np.zeros(HIDDEN, np.float32),
            "w2": (rng.standard_normal((HIDDEN, 1)) * 0.1).astype(np.float32), "b2": np.zeros(1, np.float32),
        }
        self.slopes = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.steps = 0
        self.rate = RATE

    def value(self, seen: Any) -> Any:
        """The values of rows."""
        hidden = np.maximum((seen * self.scale) @ self.weights["w1"] + self.weights["b1"], 0)
        return np.tanh(hidden @ self.weights["w2"] + self.weights["b2"])[:, 0]

    def learn(self, seen: Any, targets: Any) -> float:
        """One step towards the targets; the mean squared error before it."""
        x = seen * self.scale
        hidden = np.maximum(x @ self.weights["w1"] + self.weights["b1"], 0)
        value = np.tanh(hidden @ self.weights["w2"] + self.weights["b2"])[:, 0]
        wrong = value - targets
        out = (wrong * (1 - value * value) / len(seen))[:, None].astype(np.float32)
        back = (out @ self.weights["w2"].T) * (hidden > 0)
        slopes = {"w1": x.T @ back, "b1": back.sum(0), "w2": hidden.T @ out, "b2": out.sum(0)}
        self.steps += 1
        for name, slope in slopes.items():
            self.slopes[name] += 0.1 * (slope - self.slopes[name])
            self.squares[name] += 0.001 * (slope * slope - self.squares[name])
            first = self.slopes[name] / (1 - 0.9**self.steps)
            second = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= self.rate * first / (np.sqrt(second) + 1e-8)
        return float((wrong * wrong).mean())

    def save(self, path: Path, game: str, seats: int) -> None:
        """Write it to a file."""
        np.savez(path, scale=self.scale, game=np.array(game), seats=np.array(seats), **self.weights)


def load(path: Path) -> "tuple[Network, str, int]":
    """A network that was saved, and the game and the seats that it has learnt."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            net = Network(len(kept["scale"]), np.random.default_rng(0))
            net.scale = kept["scale"]
            net.weights = {name: kept[name] for name in ("w1", "b1", "w2", "b2")}
            return net, str(kept["game"]), int(kept["seats"])
    except (OSError, KeyError, ValueError) as error:
        raise AvernusError(f"{str(path)[:200]} is no network of this learner: {str(error)[:80]}.") from None


class Learner:
    """Self-play, and what is learnt of it."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.games = VectorGames(game, GAMES, seats=seats, seed=seed, masks=False, observe=False, max_steps=400)
        self.rng = np.random.default_rng(seed)
        self.net = Network(int(self.games.setting.encoding.length), self.rng)
        self.seats = self.games.seats
        self.lines: list[list[list[tuple[Any, float]]]] = [[[] for _ in range(self.seats)] for _ in range(GAMES)]
        """For each game and seat: what it saw after each of its actions, and what it thought of it."""
        self.kept: list[tuple[Any, float]] = []
        self.error = 0.0
        self.played = self.decided = 0
        self.measure()

    def measure(self) -> None:
        """How large the numbers of an observation get, from random play, so that all count alike."""
        most: Any = np.ones(int(self.games.setting.encoding.length), np.float32)
        for _ in range(60):
            seen, _, _ = self.games.look_ahead()
            most = np.maximum(most, np.abs(seen).max(0))
            self.games.step(self.games.random_actions(self.rng))
        self.net.scale = (1 / most).astype(np.float32)
        self.games.reset(int(self.rng.integers(1 << 30)))

    def step(self) -> None:
        """One decision in each game; games that end are learnt from."""
        games = self.games
        seen, payoffs, starts = games.look_ahead(sure=True)
        rows = seen.astype(np.float32)
        values = np.where(payoffs < 2, payoffs, self.net.value(rows))
        players = games.players.copy()
        picks: Any = np.empty(GAMES, np.int64)
        for i in range(GAMES):
            first, last = int(starts[i]), int(starts[i + 1])
            best = first + int(values[first:last].argmax())
            picks[i] = best if self.rng.random() >= NOISE else self.rng.integers(first, last)
            self.lines[i][players[i]].append((seen[picks[i]].copy(), float(values[best])))
        games.step(games.legal[np.arange(GAMES), picks - starts[:-1]])
        self.decided += GAMES
        for ended in np.flatnonzero(games.ended):
            self.finish(int(ended), games.rewards[ended])
        while len(self.kept) >= BATCH * 8:
            order = self.rng.permutation(len(self.kept))
            x = np.stack([self.kept[k][0] for k in order]).astype(np.float32)
            y = np.array([self.kept[k][1] for k in order], np.float32)
            self.error = float(np.mean([self.net.learn(x[k:k + BATCH], y[k:k + BATCH]) for k in range(0, len(x), BATCH)]))
            self.kept = []

    def finish(self, i: int, rewards: Any) -> None:
        """What each seat should have thought: what came of it, mixed with what it thought later."""
        self.played += 1
        for seat in range(self.seats):
            target = float(rewards[seat])
            for seen, thought in reversed(self.lines[i][seat]):
                self.kept.append((seen, target))
                target = LAMBDA * target + (1 - LAMBDA) * thought
            self.lines[i][seat] = []


class LearntBot(Bot):
    """A network that plays: it follows the best positions of its own turn, and takes the action that leads to the best end."""

    def __init__(self, net: Network, name: str = "learnt", breadth: int = BREADTH) -> None:
        self.net = net
        self.name = name
        self.breadth = breadth

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """The first action of the best turn that it sees, any of the best if several are as good."""
        encoding, world, expert = game.encoding(), imagine(), game.expert()
        assert encoding is not None
        if expert is not None and expert.seats(world) != PAIR:
            expert = None
        win = -1 if expert is None else int(expert.winning(world))
        if win >= 0:
            return win
        front: list[tuple[State, Action | None]] = [(world, None)]
        ends: list[tuple[float, Action]] = []
        for step in range(DEPTH):
            after: list[tuple[State, Action]] = []
            for state, first in front:
                for action in state.legal(seat):
                    twin = state.copy()
                    twin.apply(seat, action)
                    after.append((twin, action if first is None else first))
            if not after:
                break
            values = self.values(encoding, expert, [state for state, _ in after], seat)
            going_on = [state.mover() == seat for state, _ in after]
            # a turn that goes on counts only where it is not followed any further
            ends += [(float(values[k]), after[k][1]) for k in range(len(after)) if step == DEPTH - 1 or not going_on[k]]
            front = [after[k] for k in np.argsort(-values) if going_on[k]][:self.breadth]
        best = max(ends)[0]
        return rng.choice([action for value, action in ends if value >= best - EQUAL])

    def values(self, encoding: Encoding, expert: Expert | None, states: list[State], seat: int) -> Any:
        """How good the states are for the seat: what it is paid where the game is over, or as good as over."""
        canvas = encoding.canvas(len(states))
        paid: Any = np.full(len(states), 2.0)
        for row, state in enumerate(states):
            canvas.begin(row)
            encoding.observe(state, seat, canvas)
            canvas.end(row)
            result = state.result()
            if result is not None:
                paid[row] = result.payoffs[seat]
            elif expert is not None and state.mover() >= 0 and expert.winning(state) >= 0:
                paid[row] = 1.0 if state.mover() == seat else -1.0
        seen = np.frombuffer(canvas.out, np.int16).reshape(len(states), -1).astype(np.float32)
        return np.where(paid < 2, paid, self.net.value(seen))


def won(bot: Bot, other: Bot, game: Game, seats: int, count: int, seed: int) -> float:
    """The share of wins of a bot in one seat against another in the rest, over all seats."""
    total = 0.0
    for number in range(count):
        mine, rng = number % seats, Random(seed * 100_000 + number)
        sides = [bot if seat == mine else other for seat in range(seats)]

        def policy(state: State, seat: int, legal: Any, sides: list[Bot] = sides, rng: Random = rng) -> int:
            return avernus.bots.think(sides[seat], game, state, seat, rng)

        payoffs = avernus.rollouts(game.new(seats), 1, policy, seed + number)[0]
        best = max(payoffs)
        total += (payoffs[mine] == best) / payoffs.count(best)
    return total / count


def train(game: str, seats: int, seconds: float, out: Path | None, seed: int, tests: int = 40) -> tuple[Network, list[tuple[float, float]]]:
    """Learn for a while and print the curve; the network, and the share of games won against `greedy` after so many seconds."""
    learner = Learner(game, seats, seed)
    rules, greedy = learner.games.setting.game, avernus.bots.find("greedy")
    curve: list[tuple[float, float]] = []
    begun = time.process_time()
    spent = 0.0
    print(f"{game}, {seats} seats, {seconds:.0f} s of learning. Wins against greedy, {tests} games each:", flush=True)
    while True:
        if spent >= seconds * (len(curve) / POINTS) ** 2:  # the more often, the more there is to learn
            share = won(LearntBot(learner.net), greedy, rules, learner.seats, tests, seed + len(curve))
            curve.append((spent, share))
            told = f"{spent:6.0f} s {learner.played:7d} games {learner.decided:9d} decisions  error {learner.error:.3f}"
            print(f"{told}  {share:4.0%} {'█' * round(share * 40)}", flush=True)
            if out is not None:
                learner.net.save(out, game, learner.seats)
            begun = time.process_time() - spent
        if spent >= seconds:
            break
        learner.net.rate = RATE * (1.0 - 0.9 * spent / seconds)
        for _ in range(20):
            learner.step()
        spent = time.process_time() - begun
    if out is not None:
        print(f"The network is in {out}.", flush=True)
    return learner.net, curve


def play(path: Path) -> None:
    """Play for whoever asks by lines of JSON (`avernus.bots.outside`)."""
    net, name, _ = load(path)
    game, bot = avernus.game(name), LearntBot(net)
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], "imagine": 1}), flush=True)
        world = game.load(json.loads(sys.stdin.readline())["worlds"][0])
        seat = int(question["seat"])
        action = bot.choose(game, seat, world.copy, world.legal(seat), Random(line))
        print(json.dumps({"id": question["id"], "action": game.write(world, seat, action)}), flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m avernus.envs.examples.train", description="learn a game by self-play, in NumPy")
    parser.add_argument("--game", default="splut", help="which game (default: splut)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time spent on learning (default: 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=40, help="games against greedy for each point of the curve (default: 40)")
    parser.add_argument("--out", type=Path, default=Path("learnt.npz"))
    parser.add_argument("--play", type=Path, metavar="FILE", help="play what was learnt, by lines of JSON over stdin and stdout")
    chosen = parser.parse_args()
    try:
        if chosen.play is not None:
            play(chosen.play)
        else:
            train(chosen.game, chosen.seats, chosen.minutes * 60, chosen.out, chosen.seed, chosen.tests)
    except AvernusError as error:
        sys.exit(f"avernus: {error}")


if __name__ == "__main__":
    main()
