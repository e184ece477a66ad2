"""PettingZoo's parallel form: all agents answer at once, and whoever is not asked says nothing.

In each cycle every agent gives a number; `N`, one more than the last action, is "nothing". The seats that may act play theirs in the
order of their numbers. What another's action has made impossible meanwhile, and what was never legal, counts as nothing where the agent
may wait, and else as the seat's harmless default: `infos[agent]["played"]` says what was played.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import ParallelEnv

from avernus.core.arguments import shown, whole
from avernus.core.encoding import Canvas
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.envs.aec import RENDER_MODES
from avernus.envs.described import Setting, raster
from avernus.envs.stepping import Stepper
from avernus.envs.vector import bounded_seed

__all__ = ["AvernusParallel", "parallel_env"]


class AvernusParallel(ParallelEnv[str, Any, Any]):
    """A game in cycles: one answer of each agent that is asked. Most useful where play is simultaneous."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(RENDER_MODES), "is_parallelizable": True, "render_fps": 2,
    }

    def __init__(
        self, game: str | Game, *, seats: int | None = None, options: Mapping[str, Any] | None = None, max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise AvernusError(f"There is no render mode {shown(render_mode)}; there are {', '.join(RENDER_MODES)}.")
        self.setting = Setting(game, seats, options)
        encoding = self.setting.encoding
        self.metadata = {**type(self).metadata, "name": self.setting.name}
        self.render_mode = render_mode
        self.max_cycles = max(0, whole(max_cycles, "A number of cycles"))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self.size, self.length = int(encoding.size), int(encoding.length)
        self.stepper = Stepper(self.setting.root, self.setting.seats, encoding, 1, 0, False, False, False, 0)
        self.canvas = Canvas(1, encoding.length)
        self.glance = np.frombuffer(self.canvas.out, np.int16)
        self.seed_used = self.games_begun = self.cycles = 0

    @cached_property
    def _observation_space(self) -> gymnasium.Space[Any]:
        return gymnasium.spaces.Dict({
            "observation": gymnasium.spaces.Box(-32768, 32767, (self.length,), np.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (self.size + 1,), np.int8),
        })

    @cached_property
    def _action_spaces(self) -> dict[str, gymnasium.spaces.Discrete]:
        return {agent: gymnasium.spaces.Discrete(self.size + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Numbers, and a mask of what the agent may answer."""
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The numbers of all actions, and one more for nothing."""
        return self._action_spaces[agent]

    @property
    def truth(self) -> State:
        """The whole state; nothing that an agent should read."""
        return self.stepper.states[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        if seed is not None:
            self.seed_used, self.games_begun = bounded_seed(seed), 0
        self.stepper.reset_one(0, self.seed_used * 1_000_003 + self.games_begun)
        self.games_begun += 1
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observed(self, seat: int) -> dict[str, Any]:
        self.canvas.begin(0)
        self.setting.encoding.observe(self.truth, seat, self.canvas)
        self.canvas.end(0)
        mask: Any = np.zeros(self.size + 1, np.int8)
        actions = self.truth.legal(seat) if seat in self.truth.actors() else []
        numbers = [int(self.setting.encoding.number(self.truth, seat, action)) for action in actions]
        mask[[number for number in numbers if number >= 0]] = 1
        mask[self.size] = not numbers or self.setting.game.simultaneous
        return {"observation": self.glance.copy(), "action_mask": mask}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One cycle: each seat that is asked plays its answer, in the order of seats; then chance and time until somebody is asked."""
        state, played = self.truth, dict.fromkeys(self.agents, -1)
        asked = [seat for seat in state.actors() if seat >= 0]
        for seat in asked:
            if seat in state.actors():
                action = self._answer(state, seat, actions.get(self.possible_agents[seat], self.size))
                if action >= 0:
                    played[self.possible_agents[seat]] = int(self.setting.encoding.number(state, seat, action))
                    state.apply(seat, action)
        if all(number < 0 for number in played.values()) and state.actors():  # everybody waits: the one whose turn it is may not
            seat = int(state.mover())
            if seat >= 0:
                state.apply(seat, state.default(seat))
        self.stepper.settle(state, self.stepper.luck[0])
        self.cycles += 1
        result = state.result()
        cut = result is None and 0 < self.max_cycles <= self.cycles
        payoffs = (0.0,) * self.setting.seats if result is None else result.payoffs
        agents = self.agents
        found = self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {"played": played[agent]} for agent in agents}
        if result is not None or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            found, dict(zip(agents, payoffs, strict=True)), dict.fromkeys(agents, result is not None), dict.fromkeys(agents, cut), infos,
        )

    def _answer(self, state: State, seat: int, given: Any) -> int:
        """The action that an answer stands for; -1 for nothing."""
        number = whole(given, "An action")
        action = int(self.setting.encoding.action(state, seat, number)) if 0 <= number < self.size else -1
        if action >= 0 and state.refusal(seat, action) is None:
            return action
        return -1 if self.setting.game.simultaneous else state.default(seat)

    def render(self) -> Any:
        """The table as a spectator sees it: as text (`ansi`), as pixels (`rgb_array`), or printed (`human`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render mode: choose 'ansi', 'rgb_array' or 'human' when the environment is made.")
            return None
        if self.render_mode == "rgb_array":
            return raster(self.setting.picture(self.truth, None))
        text = self.setting.text(self.truth, None)
        if self.render_mode == "ansi":
            return text
        print(text)  # what `human` means
        return None

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(game: str | Game, **settings: Any) -> AvernusParallel:
    """A game in cycles, in which all agents answer at once."""
    return AvernusParallel(game, **settings)
