"""What both of PettingZoo's forms have in common: a table of agents, spaces, a look at the table, and how it is drawn."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np

from avernus.core.arguments import shown
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.envs.described import Setting, raster
from avernus.envs.stepping import Stepper
from avernus.envs.vector import bounded_seed

__all__ = ["RENDER_MODES", "Agents"]

RENDER_MODES = ("ansi", "rgb_array", "human")


class Agents:
    """A game among agents `seat_0` …; `beyond` numbers of answers come after those of the actions, and `recall` decisions are recalled."""

    metadata: dict[str, Any]
    render_mode: str | None
    stepper: Stepper
    recall = 0
    beyond = 0

    def _seat(self, game: str | Game, seats: int | None, options: Mapping[str, Any] | None, render_mode: str | None) -> None:
        """Agents sit down to a game; `AvernusError` where that is not possible."""
        if render_mode is not None and (not isinstance(render_mode, str) or render_mode not in RENDER_MODES):
            raise AvernusError(f"There is no render mode {shown(render_mode)}; there are {', '.join(RENDER_MODES)}.")
        self.setting = Setting(game, seats, options)
        encoding = self.setting.encoding
        self.metadata = {**type(self).metadata, "name": self.setting.name}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.length, self.size = int(encoding.length), int(encoding.size)
        self.aside = encoding.canvas(1)
        self.glance = np.frombuffer(self.aside.out, np.int16)
        self.seed_used = self.games_begun = 0

    @cached_property
    def _observation_space(self) -> gymnasium.Space[Any]:
        parts: dict[str, gymnasium.Space[Any]] = {
            "observation": gymnasium.spaces.Box(-32768, 32767, (self.length,), np.int16),
            "action_mask": gymnasium.spaces.Box(0, 1, (self.size + self.beyond,), np.int8),
        }
        if self.recall:
            parts["history"] = gymnasium.spaces.Box(-32768, 32767, (self.recall, self.length), np.int16)
            parts["own_actions"] = gymnasium.spaces.Box(-1, self.size - 1, (self.recall,), np.int32)
        return gymnasium.spaces.Dict(parts)

    @cached_property
    def _action_spaces(self) -> dict[str, gymnasium.spaces.Discrete]:
        return {agent: gymnasium.spaces.Discrete(self.size + self.beyond) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """What an agent gets: numbers, a mask of what it may answer, and with `recall` what it saw and did before."""
        self._number_of(agent)
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The numbers of all answers."""
        self._number_of(agent)
        return self._action_spaces[agent]

    def _number_of(self, agent: str) -> int:
        """The seat of an agent."""
        if not isinstance(agent, str) or agent not in self.seat_of:
            raise AvernusError(f"There is no agent {shown(agent)}; the agents are: {', '.join(self.possible_agents)}.")
        return self.seat_of[agent]

    def _begun(self) -> None:
        """`AvernusError` before the first game."""
        if self.games_begun == 0:
            raise AvernusError("No game has begun: call reset() first.")

    @property
    def truth(self) -> State:
        """The whole state; nothing that an agent should read."""
        return self.stepper.states[0]

    def _begin(self, seed: int | None) -> None:
        """A new game; with a seed, chance follows from it, else from the seed before and how many games there were."""
        if seed is not None:
            self.seed_used, self.games_begun = bounded_seed(seed), 0
        self.stepper.reset_one(0, self.seed_used * 1_000_003 + self.games_begun)
        self.games_begun += 1
        self.agents = list(self.possible_agents)

    def _glanced(self, seat: int) -> Any:
        """What a seat sees now."""
        self.aside.begin(0)
        self.setting.encoding.observe(self.truth, seat, self.aside)
        self.aside.end(0)
        return self.glance.copy()

    def _viewer(self) -> int | None:
        """Whose view is drawn; `None`: a spectator's."""
        return None

    def render(self) -> Any:
        """The table: as text (`ansi`), as pixels (`rgb_array`), or printed (`human`)."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render mode: choose 'ansi', 'rgb_array' or 'human' when the environment is made.")
            return None
        if self.render_mode == "rgb_array":
            return raster(self.setting.picture(self.truth, self._viewer()))
        text = self.setting.text(self.truth, self._viewer())
        if self.render_mode == "ansi":
            return text
        print(text)  # what `human` means
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return self.setting.name
