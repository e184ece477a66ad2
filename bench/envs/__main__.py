"""Environments beside others', in one run, by processor time on one core: `python -m bench.envs`.

EnvPool's Connect Four is measured where EnvPool has been given an environment of its own: `make build/envpool/bin/python`.
"""

import argparse
import subprocess
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np

import avernus
from avernus.bots.playout import playouts
from avernus.core.refusals import AvernusError
from avernus.envs.vector import VectorGames

NUM = 1024
ROUNDS = 9


def per_second(call: Callable[[], int], seconds: float) -> float:
    """How many things a call does in a second of processor time."""
    done, begun = 0, process_time()
    while process_time() - begun < seconds:
        done += call()
    return done / (process_time() - begun)


def bare(name: str, seats: int) -> Callable[[], int]:
    """Random actions of bare playouts, those of chance too."""
    root, games = avernus.game(name).new(seats), {"splut": 500, "hellgame": 1}.get(name, 40)
    return lambda: int(playouts(root, games, 100_000, 3))


def vector(name: str, seats: int, masks: bool | None, observe: bool) -> tuple[Callable[[], int], VectorGames]:
    """Actions of the kernel, those of chance too; players' actions are chosen at random in compiled code."""
    games = VectorGames(name, NUM if name == "splut" else 64, seats=seats, seed=1, masks=masks, observe=observe)
    games.stepper.play_random(5, 1)

    def step() -> int:
        before = int(games.stepper.acted)
        games.stepper.play_random(5, before)
        return int(games.stepper.acted) - before

    return step, games


def compared(name: str, seats: int, seconds: float) -> tuple[float, float, float, float]:
    """Decisions a second with masks and observations, and with masks alone; actions as shares of bare playouts'.

    The three take turns in short rounds, and medians of rounds are told: other work on the machine slows all of them alike.
    """
    both, seen = vector(name, seats, None, True)
    masks, _ = vector(name, seats, None, False)
    plain = bare(name, seats)
    rounds = [[per_second(call, seconds / ROUNDS) for call in (plain, both, masks)] for _ in range(ROUNDS)]
    before = int(seen.stepper.acted)
    seen.stepper.play_random(20, 1)
    decided = 20 * seen.num_envs / (int(seen.stepper.acted) - before)
    return (
        median(row[1] for row in rounds) * decided, median(row[2] for row in rounds) * decided,
        median(row[1] / row[0] for row in rounds), median(row[2] / row[0] for row in rounds),
    )


def through_numpy(name: str, seconds: float) -> float:
    """Decisions a second through `VectorGames.step`, actions chosen by NumPy."""
    games, rng = VectorGames(name, NUM, seed=1), np.random.default_rng(1)

    def step() -> int:
        games.step(games.random_actions(rng))
        return games.num_envs

    return per_second(step, seconds)


def pettingzoo_steps(env: Any, seconds: float) -> float:
    """Decisions a second of an AEC environment, each with `last`, as a learner calls it; the first legal action is played."""
    seed = 0

    def game() -> int:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(int(mask.argmax()))
            steps += 1
            if steps >= 300:
                break
        return steps

    return per_second(game, seconds)


def pettingzoo() -> tuple[Any, Any]:
    """PettingZoo's Connect Four and our environments; one sentence where what they need is not installed."""
    try:
        from pettingzoo.classic import connect_four_v3

        from avernus.envs import aec
    except (ImportError, AvernusError):
        raise SystemExit("bench.envs compares with PettingZoo, which is not installed here: run `make .stamps/bench` first.") from None
    return connect_four_v3, aec


def coding(name: str, seconds: float) -> tuple[float, float]:
    """Nanoseconds for the number of an action and back, asked from Python."""
    game = avernus.game(name)
    state, encoding = game.new(game.seats[0]), game.encoding()
    assert encoding is not None
    while int(state.mover()) < 0:
        state.apply(-1, state.outcomes()[0][0])
    seat = int(state.mover())
    action = state.legal(seat)[-1]
    number = int(encoding.number(state, seat, action))

    def there() -> int:
        for _ in range(1000):
            encoding.number(state, seat, action)
        return 1000

    def back() -> int:
        for _ in range(1000):
            encoding.action(state, seat, number)
        return 1000

    return 1e9 / per_second(there, seconds), 1e9 / per_second(back, seconds)


def envpool_connect_four(python: Path, seconds: float) -> float | None:
    """EnvPool's Connect Four, one thread, where it is installed."""
    if not python.is_file():
        return None
    run = subprocess.run([python, Path(__file__).with_name("envpool_four.py"), str(seconds)], capture_output=True, text=True, check=True)
    return float(run.stdout.splitlines()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.envs")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure")
    parser.add_argument("--games", nargs="+", choices=avernus.games(), default=avernus.games(), metavar="GAME", help="which (default: all)")
    parser.add_argument("--envpool", type=Path, default=Path("build/envpool/bin/python"), metavar="PYTHON",
                        help="the Python of an environment that has EnvPool (default: build/envpool/bin/python)")
    chosen = parser.parse_args()
    connect_four_v3, aec = pettingzoo()
    seconds = chosen.seconds
    warnings.simplefilter("ignore")
    print(f"avernus {avernus.__version__}, {avernus.BUILD}; processor time of one core\n")
    print("| game | seats | decisions/s, masks, observations | decisions/s, masks | ÷ bare | ÷ bare, masks | number, ns | back, ns |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for name in chosen.games:
        seats = avernus.game(name).seats[0]
        both, masks, share, share_masks = compared(name, seats, seconds)
        there, back = coding(name, seconds / 4)
        shares = f"{share:.2f} | {share_masks:.2f}"
        print(f"| {name} | {seats} | {both:,.0f} | {masks:,.0f} | {shares} | {there:.0f} | {back:.0f} |", flush=True)
    ours = through_numpy("splut", seconds)
    print(f"\nSplut! through VectorGames.step, {NUM} games: {ours:,.0f} decisions/s")
    other = envpool_connect_four(chosen.envpool, seconds)
    if other is None:
        print(f"EnvPool's Connect Four: {chosen.envpool} is not there; make build/envpool/bin/python installs it")
    else:
        print(f"EnvPool's Connect Four, {other:,.0f} steps/s: Splut! is {ours / other:.1f} × that, stepped in the same way")
    four = pettingzoo_steps(connect_four_v3.env(), seconds * 2)
    print(f"PettingZoo connect_four_v3: {four:,.0f} decisions/s")
    for name in chosen.games:
        env = aec.env(name)
        steps = pettingzoo_steps(env, seconds * 2)
        print(f"PettingZoo {env}: {steps:,.0f} decisions/s, {steps / four:.1f} × connect_four_v3", flush=True)


if __name__ == "__main__":
    main()
