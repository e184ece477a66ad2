"""Splut! with MaskablePPO of sb3-contrib, one seat against random players: pip install 'avernus[learn]'.

    python -m avernus.envs.examples.maskable_ppo --steps 200000 --out splut-ppo
"""

import argparse
import sys
from typing import Any, Final

import gymnasium
import numpy as np

from avernus.core.refusals import AvernusError
from avernus.envs.described import need
from avernus.envs.gym import AvernusGym

SIDE_BY_SIDE: Final = 8
LONGEST: Final = 200
"""Decisions of the learner after which a game is cut short, while it learns."""
POINTS: Final = 6
"""How often it is tested, the first time before it has learnt anything."""


class Level(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations of about one size: some of their numbers are turns, up to a thousand, and most are 0 or 1."""

    def __init__(self, env: AvernusGym) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Box(-11, 11, env.observation_space.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        """The logarithm of each number, with its sign."""
        return np.sign(observation) * np.log1p(np.abs(observation.astype(np.float32)))

    def action_masks(self) -> Any:
        """As MaskablePPO asks for them."""
        return self.unwrapped.action_masks()


def won(model: Any, bots: str, games: int) -> float:
    """The share of games that a model wins in the first seat."""
    env, wins = Level(AvernusGym("splut", bots=bots)), 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(int(action))
        wins += (reward + 1) / 2
    return wins / games


def learn(steps: int, games: int, bots: str = "random", points: int = POINTS, seed: int = 1) -> tuple[Any, list[float]]:
    """Learn against bots and print how it goes; the model, and its shares of wins against them, the first one before it began."""
    need("sb3_contrib", "learn")
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)  # the network is small: threads that wait for each other cost more than they save
    envs = DummyVecEnv([lambda: Level(AvernusGym("splut", bots=bots, max_steps=LONGEST)) for _ in range(SIDE_BY_SIDE)])
    model = MaskablePPO("MlpPolicy", envs, seed=seed, n_steps=256, batch_size=512, gamma=0.995, device="cpu")
    curve: list[float] = []
    for point in range(points):
        if point > 0:
            model.learn(steps // (points - 1), reset_num_timesteps=False)
        curve.append(won(model, bots, games))
        told = f"after {model.num_timesteps:7d} steps {curve[-1]:4.0%} of {games} games against {bots}"
        print(f"{told} {'█' * round(curve[-1] * 40)}", flush=True)
    return model, curve


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m avernus.envs.examples.maskable_ppo", description="learn Splut! with MaskablePPO")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=200, help="of each test (default: 200)")
    parser.add_argument("--bots", default="random", help="who sits in the other seat (default: random)")
    parser.add_argument("--out", default="splut-ppo")
    chosen = parser.parse_args()
    try:
        model, _ = learn(chosen.steps, chosen.games, chosen.bots)
    except AvernusError as error:
        sys.exit(f"avernus: {error}")
    model.save(chosen.out)
    print(f"The model is in {chosen.out}.zip.")


if __name__ == "__main__":
    main()
