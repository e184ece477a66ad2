"""Splut! with MaskablePPO of sb3-contrib, against random players and then against `greedy`: pip install 'avernus[learn]'.

    python -m avernus.envs.examples.maskable_ppo --steps 200000
"""

import argparse
import sys

import numpy as np

from avernus.core.refusals import AvernusError
from avernus.envs.described import need
from avernus.envs.gym import AvernusGym


def won(model: object, bots: str, games: int) -> float:
    """The share of games that a model wins in the first seat."""
    env, wins = AvernusGym("splut", bots=bots), 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen.astype(np.float32), action_masks=env.action_masks())  # type: ignore[attr-defined]
            seen, reward, over, _, _ = env.step(int(action))
        wins += (reward + 1) / 2
    return wins / games


def main() -> None:
    """Learn, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m avernus.envs.examples.maskable_ppo")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=50, help="games of each test")
    parser.add_argument("--out", default="splut-ppo")
    chosen = parser.parse_args()
    try:
        need("sb3_contrib", "learn")
    except AvernusError as error:
        sys.exit(f"avernus: {error}")
    from gymnasium.wrappers import DtypeObservation
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.wrappers import ActionMasker

    def make(bots: str) -> object:
        env = DtypeObservation(AvernusGym("splut", bots=bots, max_steps=200), np.float32)
        return ActionMasker(env, lambda env: env.unwrapped.action_masks())

    model = MaskablePPO("MlpPolicy", make("random"), verbose=0, seed=1, n_steps=1024)
    for opponent in ("random", "greedy"):
        model.set_env(make(opponent))
        model.learn(chosen.steps // 2, reset_num_timesteps=False)
        print(f"after {model.num_timesteps} steps: {won(model, 'random', chosen.games):.0%} against random, "
              f"{won(model, 'greedy', chosen.games):.0%} against greedy", flush=True)
    model.save(chosen.out)


if __name__ == "__main__":
    main()
