"""Gymnasium: one seat learns, bots sit in the others. Registered when this module is imported:

    env = gymnasium.make("avernus.envs.gym:avernus/splut-v1", seat=0, bots=["greedy"])
    envs = gymnasium.make_vec("avernus.envs.gym:avernus/splut-v1", num_envs=256)        # against random players, in compiled code
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from avernus import bots as players
from avernus.core.arguments import limit_of, shown, whole
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.envs.aec import RENDER_MODES
from avernus.envs.described import Setting, raster
from avernus.envs.stepping import Stepper
from avernus.envs.vector import MOST_BYTES, bounded_seed
from avernus.games import registered

__all__ = ["AvernusGym", "AvernusGymVector", "register"]


def learner_of(setting: Setting, seat: int) -> int:
    """The seat that learns."""
    number = whole(seat, "The learner's seat")
    if not 0 <= number < setting.seats:
        raise AvernusError(f"There is no seat {number}; the seats are 0 to {setting.seats - 1}.")
    return number


def seeded(seed: Any) -> int | None:
    """A seed as Gymnasium takes it."""
    return None if seed is None else bounded_seed(seed)


class AvernusGym(gymnasium.Env[Any, Any]):
    """A game as one seat meets it: it acts, and then the bots, chance and time, until it is asked again."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self, game: str | Game, *, seats: int | None = None, options: Mapping[str, Any] | None = None, seat: int = 0,
        bots: Sequence[str] | str = "random", max_steps: int = 0, render_mode: str | None = None, illegal: str = "raise",
    ) -> None:
        self.setting = Setting(game, seats, options)
        self.seat = learner_of(self.setting, seat)
        others = self.setting.seats - 1
        if not isinstance(bots, str | list | tuple):
            raise AvernusError(f"Bots are a name, or one name for each other seat, not {shown(bots)}.")
        named = [bots] if isinstance(bots, str) else list(bots)
        named = named * others if len(named) == 1 else named  # one bot sits in every other seat
        if len(named) != others:
            raise AvernusError(f"There are {others} other seats; name one bot, or {others}.")
        found = iter(players.find(name) for name in named)
        self.bots = [None if at == self.seat else next(found) for at in range(self.setting.seats)]
        if render_mode is not None and (not isinstance(render_mode, str) or render_mode not in RENDER_MODES):
            raise AvernusError(f"There is no render mode {shown(render_mode)}; there are {', '.join(RENDER_MODES)}.")
        if not isinstance(illegal, str) or illegal not in ("raise", "default"):
            raise AvernusError(f"Illegal actions are answered by 'raise' or by 'default', not by {shown(illegal)}.")
        self.render_mode = render_mode
        self.illegal = illegal
        encoding = self.setting.encoding
        self.stepper = Stepper(self.setting.root, self.setting.seats, encoding, 1, 0, True, True, False, 0)
        self.stepper.keep(self.seat)
        self.mask = np.frombuffer(self.stepper.choices.mask, np.int8)
        self.seen = np.frombuffer(self.stepper.canvas.out, np.int16)
        self.last_seen = np.frombuffer(self.stepper.last.out, np.int16)
        self.most = limit_of(max_steps, "A number of steps")
        self.steps = 0
        self.begun = False
        self.rng = Random(0)
        self.observation_space = gymnasium.spaces.Box(-32768, 32767, (int(encoding.length),), np.int16)
        self.action_space = gymnasium.spaces.Discrete(int(encoding.size))

    @property
    def truth(self) -> State:
        """The whole state; nothing that a learner should read."""
        return self.stepper.states[0]

    def action_masks(self) -> Any:
        """The legal actions as a mask of truth values, as sb3-contrib's MaskablePPO asks for it."""
        return self.mask.astype(bool)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; the bots act until the learner is asked."""
        super().reset(seed=seeded(seed))
        self.begun = True
        start = int(self.np_random.integers(1 << 30))
        self.rng = Random(start)
        self.steps = 0
        for attempt in range(1000):
            self.stepper.reset_one(0, start + attempt)
            self._others()
            if int(self.stepper.players[0]) == self.seat:
                break
        return self._observation(), self._info()

    def _others(self) -> None:
        """The bots act until the learner is asked or the game is over."""
        stepper = self.stepper
        while (at := int(stepper.players[0])) >= 0 and at != self.seat:
            bot = self.bots[at]
            assert bot is not None
            action = players.think(bot, self.setting.game, self.truth, at, self.rng)
            number = int(self.setting.encoding.number(self.truth, at, action))
            if number < 0:  # an offer outside of the numbered family: the bot's next best is any that has a number
                number = int(stepper.choices.legal[self.rng.randrange(int(stepper.choices.counts[0]))])
            stepper.step_one(0, number)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the number of an action, then let the bots answer."""
        if not self.begun:
            raise AvernusError("No game has begun: call reset() first.")
        number = whole(action, "An action")
        if self.illegal == "default" and not (0 <= number < int(self.setting.encoding.size) and self.mask[number]):
            number = int(self.setting.encoding.number(self.truth, self.seat, self.truth.default(self.seat)))
        self.stepper.step_one(0, number if -1 << 62 < number < 1 << 62 else -1)
        self._others()
        self.steps += 1
        over = int(self.stepper.players[0]) < 0
        cut = not over and 0 < self.most <= self.steps
        reward = float(self.stepper.rewards[self.seat]) if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, cut, self._info()

    def _observation(self) -> Any:
        return (self.seen if int(self.stepper.players[0]) >= 0 else self.last_seen).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.mask.copy()}

    def text(self) -> str:
        """The table as the learner sees it, as text."""
        return self.setting.text(self.truth, self.seat)

    def legal(self) -> dict[int, str]:
        """The legal actions by number, in notation."""
        return self.setting.legal(self.truth, self.seat)

    def render(self) -> Any:
        """The table as the learner sees it: as text (`ansi`), as pixels (`rgb_array`), or printed (`human`)."""
        if self.render_mode == "rgb_array":
            return raster(self.setting.picture(self.truth, self.seat))
        if self.render_mode == "ansi":
            return self.text()
        if self.render_mode == "human":
            print(self.text())  # what `human` means
        return None


class AvernusGymVector(VectorEnv[Any, Any, Any]):
    """Many games against random players, in compiled code. A game that ends begins anew in the same step (`SAME_STEP`)."""

    def __init__(
        self, game: str | Game, num_envs: int = 1, *, seats: int | None = None, options: Mapping[str, Any] | None = None, seat: int = 0,
        max_steps: int = 0, render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options)
        self.seat = learner_of(self.setting, seat)
        self.num_envs = whole(num_envs, "The number of games")
        encoding = self.setting.encoding
        room = MOST_BYTES // (int(encoding.size) + 10 * int(encoding.length))
        if not 1 <= self.num_envs <= room:
            raise AvernusError(f"There are 1 to {room} games side by side, not {shown(num_envs)}.")
        if render_mode is not None:
            raise AvernusError("Many games at once have no render mode.")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = gymnasium.spaces.Box(-32768, 32767, (int(encoding.length),), np.int16)
        self.single_action_space = gymnasium.spaces.Discrete(int(encoding.size))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        most = limit_of(max_steps, "A number of steps") * self.setting.seats
        self.stepper = Stepper(self.setting.root, self.setting.seats, encoding, self.num_envs, 0, True, True, True, most)
        self.stepper.keep(self.seat)
        n = self.num_envs
        self.masks = np.frombuffer(self.stepper.choices.mask, np.int8).reshape(n, int(encoding.size))
        self.seen = np.frombuffer(self.stepper.canvas.out, np.int16).reshape(n, int(encoding.length))
        self.last_seen = np.frombuffer(self.stepper.last.out, np.int16).reshape(n, int(encoding.length))
        self.rewards = np.frombuffer(self.stepper.rewards, np.float64).reshape(n, self.setting.seats)
        self.ended = np.frombuffer(self.stepper.ended, np.uint8)

    def action_masks(self) -> Any:
        """The legal actions of each game as masks of truth values."""
        return self.masks.astype(bool)

    def reset(self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew."""
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise AvernusError(f"There are {self.num_envs} games; give one seed for all, or {self.num_envs}.")
            starts = [int(np.random.default_rng().integers(1 << 30)) if one is None else bounded_seed(one) for one in seed]
            for i, start in enumerate(starts):
                self.stepper.reset_one(i, start)
        else:
            super().reset(seed=seeded(seed))
            self.stepper.reset(bounded_seed(int(self.np_random.integers(1 << 30)) if seed is None else seed))
        self.stepper.let_others_play(self.seat)
        return self.seen.copy(), {"action_mask": self.masks.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action of the learner in each game, then the others' until it is asked again; ended games have begun anew."""
        try:
            numbers = np.asarray(actions)
        except (TypeError, ValueError):
            raise AvernusError(f"Actions are whole numbers, one for each game, not {shown(actions)}.") from None
        if numbers.dtype.kind not in "iu" or numbers.shape != (self.num_envs,):
            raise AvernusError(f"Actions are {self.num_envs} whole numbers, one for each game.")
        self.stepper.step(numbers.astype("<i8").tobytes())
        self.stepper.let_others_play(self.seat)
        over, cut = self.ended == 1, self.ended == 2
        infos: dict[str, Any] = {"action_mask": self.masks.copy()}
        done = over | cut
        if done.any():
            final: Any = np.empty(self.num_envs, dtype=object)
            for i in np.flatnonzero(done):
                final[i] = self.last_seen[i].copy()
            infos |= {"final_obs": final, "_final_obs": done.copy(), "final_info": {}, "_final_info": done.copy()}
        return self.seen.copy(), self.rewards[:, self.seat].copy(), over, cut, infos


def register() -> None:
    """Tell Gymnasium of every game that has an encoding."""
    for name, game in registered().items():
        encoding = game.encoding()
        if encoding is not None:
            identity = f"avernus/{name}-v{encoding.version}"
            if identity not in gymnasium.registry:
                gymnasium.register(
                    identity, entry_point="avernus.envs.gym:AvernusGym", vector_entry_point="avernus.envs.gym:AvernusGymVector",
                    kwargs={"game": name}, disable_env_checker=True,
                )


register()
