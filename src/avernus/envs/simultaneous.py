"""PettingZoo's parallel form: all agents answer at once, and whoever is not asked says nothing.

In each cycle every agent gives a number; `N`, one more than the last action, is "nothing". The seats that may act play theirs in the
order of their numbers. What another's action has made impossible meanwhile, and what was never legal, counts as nothing where the agent
may wait, and else as the seat's harmless default: `infos[agent]["played"]` says what was played.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from avernus.core.arguments import limit_of, shown, whole
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.envs.agents import RENDER_MODES, Agents
from avernus.envs.stepping import Stepper

__all__ = ["AvernusParallel", "parallel_env"]


class AvernusParallel(Agents, ParallelEnv[str, Any, Any]):
    """A game in cycles: one answer of each agent that is asked. Most useful where play is simultaneous."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(RENDER_MODES), "is_parallelizable": True, "render_fps": 2,
    }
    beyond = 1

    def __init__(
        self, game: str | Game, *, seats: int | None = None, options: Mapping[str, Any] | None = None, max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self._seat(game, seats, options, render_mode)
        self.max_cycles = limit_of(max_cycles, "A number of cycles")
        self.stepper = Stepper(self.setting.root, self.setting.seats, self.setting.encoding, 1, 0, False, False, False, 0)
        self.cycles = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game."""
        self._begin(seed)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observed(self, seat: int) -> dict[str, Any]:
        mask: Any = np.zeros(self.size + 1, np.int8)
        actions = self.truth.legal(seat) if seat in self.truth.actors() else []
        numbers = [int(self.setting.encoding.number_of(self.truth, seat, action)) for action in actions]
        mask[[number for number in numbers if number >= 0]] = 1
        mask[self.size] = not numbers or self.setting.game.simultaneous
        return {"observation": self._glanced(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One cycle: each seat that is asked plays its answer, in the order of seats; then chance and time until somebody is asked."""
        self._begun()
        if not isinstance(actions, Mapping):
            raise AvernusError(f"Actions are a mapping of agents to numbers, not {shown(actions)}.")
        for agent in actions:
            self._number_of(agent)
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


def parallel_env(game: str | Game, **settings: Any) -> AvernusParallel:
    """A game in cycles, in which all agents answer at once."""
    return AvernusParallel(game, **settings)
