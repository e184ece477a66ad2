"""PettingZoo: each game as an environment in which agents act one after the other, and one in which all act at once.

    env = avernus.envs.aec.env("splut", seats=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else choose(observation["observation"], observation["action_mask"]))
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from avernus.core.arguments import limit_of, shown, truth, whole
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.envs.agents import RENDER_MODES, Agents
from avernus.envs.stepping import Stepper

__all__ = ["RENDER_MODES", "AvernusAEC", "Info", "env"]


class Info(dict[str, Any]):
    """What else an agent may know, made when it is asked for: `text`, the table as text; `legal`, the legal actions by number.

    Both tell the table as it is when they are read.
    """

    def __init__(self, env: "AvernusAEC", seat: int) -> None:
        super().__init__()
        self.env = env
        self.seat = seat

    def __missing__(self, key: str) -> Any:
        if key == "text":
            return self.env.setting.text(self.env.truth, self.seat)
        if key == "legal":
            return self.env.setting.legal(self.env.truth, self.seat)
        raise KeyError(key)


class AvernusAEC(Agents, AECEnv[str, Any, Any]):
    """A game for agents `seat_0` … that act in the order in which the rules ask them."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2,
    }

    def __init__(
        self, game: str | Game, *, seats: int | None = None, options: Mapping[str, Any] | None = None, max_cycles: int = 0,
        render_mode: str | None = None, illegal: str = "raise", recall: int = 0,
    ) -> None:
        super().__init__()
        if not isinstance(illegal, str) or illegal not in ("raise", "default"):
            raise AvernusError(f"Illegal actions are answered by 'raise' or by 'default', not by {shown(illegal)}.")
        self._seat(game, seats, options, render_mode)
        self.illegal = illegal
        self.recall = whole(recall, "The number of decisions to recall")
        most = limit_of(max_cycles, "A number of cycles") * self.setting.seats
        self.stepper = Stepper(self.setting.root, self.setting.seats, self.setting.encoding, 1, 0, True, True, False, most)
        self.mask = np.frombuffer(self.stepper.choices.mask, np.int8)
        self.seen = np.frombuffer(self.stepper.canvas.out, np.int16)
        self.nothing: Any = np.zeros(self.size, np.int8)
        self.infos = {agent: Info(self, seat) for agent, seat in self.seat_of.items()}
        self.past: list[list[tuple[Any, int]]] = []

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed, chance follows from it, else from the seed before and how many games there were."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: Info(self, seat) for agent, seat in self.seat_of.items()}
        self.past = [[] for _ in self.agents]
        self.agent_selection = self.possible_agents[int(self.stepper.players[0])]
        self._shown()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; a mask without a 1 where it is not to act."""
        seat = self._number_of(agent)
        if int(self.stepper.players[0]) == seat:
            found = {"observation": self.seen.copy(), "action_mask": self.mask.copy()}
        else:
            found = {"observation": self._glanced(seat), "action_mask": self.nothing.copy()}
        if self.recall:
            found |= self._recalled(seat)
        return found

    def _recalled(self, seat: int) -> dict[str, Any]:
        """The last decisions of a seat, the latest last: what it saw, and what it did."""
        history: Any = np.zeros((self.recall, self.length), np.int16)
        numbers: Any = np.full(self.recall, -1, np.int32)
        for at, (seen, number) in enumerate(reversed(self.past[seat][-self.recall:])):
            history[-1 - at], numbers[-1 - at] = seen, number
        return {"history": history, "own_actions": numbers}

    def step(self, action: Any) -> None:
        """Play the number of an action for the agent that is selected."""
        self._begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        stepper = self.stepper
        number = self._number(action)
        if self.recall:
            self.past[self.seat_of[agent]].append((self.seen.copy(), number))
        stepper.step_one(0, number)
        self._cumulative_rewards[agent] = 0.0
        ended = int(stepper.ended[0])
        if ended:
            self._end(ended)
        else:
            self.agent_selection = self.possible_agents[int(stepper.players[0])]
        self._shown()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees and has been paid, whether the game is over for it, and its `info`."""
        self._begun()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(truth(observe, "Whether an agent looks"))
        return found

    def _number(self, action: Any) -> int:
        """A number that is legal: the one given, or with `illegal="default"` the harmless one."""
        number = whole(action, "An action")
        if self.illegal == "default" and not (0 <= number < self.size and self.mask[number]):
            seat = int(self.stepper.players[0])
            return int(self.setting.encoding.number(self.truth, seat, self.truth.default(seat)))
        return number if -1 << 62 < number < 1 << 62 else -1

    def _end(self, ended: int) -> None:
        """The game is over, or cut short: for everybody at once."""
        self.rewards = {agent: float(self.stepper.rewards[seat]) for agent, seat in self.seat_of.items()}
        self.terminations = dict.fromkeys(self.agents, ended == 1)
        self.truncations = dict.fromkeys(self.agents, ended == 2)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _viewer(self) -> int | None:
        """The seat that is to act, where nothing is hidden."""
        seat = int(self.stepper.players[0])
        return seat if seat >= 0 and not self.setting.game.hidden else None


def env(game: str | Game, **settings: Any) -> AvernusAEC:
    """A game for agents that act one after the other."""
    return AvernusAEC(game, **settings)
