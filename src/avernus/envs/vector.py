"""Thousands of games stepped in one call: NumPy in and out, masks and observations written in place, games begun anew by themselves.

    games = VectorGames("splut", 1024, seed=1)
    while True:
        games.step(choose(games.observations, games.masks))     # one number of an action for each game

Every array is a read-only window on the buffers that the compiled rules write; it always shows what is true now. Copy what you keep.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from avernus.core.arguments import limit_of, must_be, shown, truth, whole
from avernus.core.encoding import Canvas
from avernus.core.game import Game
from avernus.core.native import vec
from avernus.core.refusals import AvernusError
from avernus.core.result import Result
from avernus.core.state import State
from avernus.envs.described import Setting
from avernus.envs.stepping import Stepper

__all__ = ["VectorGames"]

MOST_BYTES: Final = 1 << 34
DENSE: Final = 100_000
"""Up to so many numbers of actions there are masks unless somebody wants none."""
PAIR: Final = 2


class VectorGames:
    """So many games of one kind, side by side."""

    def __init__(
        self, game: str | Game, num_envs: int, *, seats: int | None = None, options: Mapping[str, Any] | None = None, seed: int = 0,
        masks: bool | None = None, observe: bool = True, autoreset: bool = True, max_steps: int = 0,
    ) -> None:
        self.setting = Setting(game, seats, options)
        encoding = self.setting.encoding
        self.num_envs = whole(num_envs, "The number of games")
        if self.num_envs < 1:
            raise AvernusError(f"There is at least one game, not {self.num_envs}.")
        dense = int(encoding.size) <= DENSE if masks is None else truth(masks, "Whether masks are written")
        observe, autoreset = truth(observe, "Whether games are observed"), truth(autoreset, "Whether games begin anew")
        room = int(self.setting.root.max_legal())
        size = self.num_envs * (room * 4 + (int(encoding.size) if dense else 0) + (int(encoding.length) * 10 if observe else 0))
        if size > MOST_BYTES:
            raise AvernusError(f"{self.num_envs} games of {self.setting.game.credits.title} would take {size >> 30} GB; take fewer.")
        self.num_actions = int(encoding.size)
        self.seats = self.setting.seats
        self.stepper = Stepper(
            self.setting.root, self.seats, encoding, self.num_envs, bounded_seed(seed), dense, observe, autoreset,
            limit_of(max_steps, "A number of steps"),
        )
        self._ahead: tuple[Canvas, Any, int] | None = None
        n = self.num_envs
        self.players: NDArray[np.int64] = np.frombuffer(self.stepper.players, np.int64)
        """The seat that is to act in each game; -3 where the game is over and does not begin anew."""
        self.legal: NDArray[np.int32] = np.frombuffer(self.stepper.choices.legal, np.int32).reshape(n, room)
        """The numbers of the legal actions; the first `counts` of each row."""
        self.counts: NDArray[np.int32] = np.frombuffer(self.stepper.choices.counts, np.int32)
        """How many legal actions there are in each game."""
        self.masks: NDArray[np.uint8] | None = None
        """1 for each legal number; `None` where the numbers are too many for masks."""
        if dense:
            self.masks = np.frombuffer(self.stepper.choices.mask, np.uint8).reshape(n, self.num_actions)
        self.observations: NDArray[np.int16] | None = None
        """What the acting seat of each game sees; `None` without `observe`."""
        if observe:
            self.observations = np.frombuffer(self.stepper.canvas.out, np.int16).reshape(n, int(encoding.length))
        self.rewards: NDArray[np.float64] = np.frombuffer(self.stepper.rewards, np.float64).reshape(n, self.seats)
        """By game and seat: the payoffs of games that ended in the last step, else 0."""
        self.ended: NDArray[np.uint8] = np.frombuffer(self.stepper.ended, np.uint8)
        """1 where a game ended in the last step, 2 where it was cut short by `max_steps`."""
        self.lengths: NDArray[np.int64] = np.frombuffer(self.stepper.finished, np.int64)
        """How many decisions the last game had that ended there."""

    def step(self, actions: Any) -> None:
        """Play one action in each game, by its number; `AvernusError` if one is not legal, and nothing has changed."""
        try:
            numbers = np.ascontiguousarray(actions)
        except (TypeError, ValueError):
            raise AvernusError(f"Actions are whole numbers, one for each game, not {shown(actions)}.") from None
        if numbers.dtype.kind not in "iu" or numbers.shape != (self.num_envs,):
            raise AvernusError(f"Actions are {self.num_envs} whole numbers, one for each game.")
        self.stepper.step(numbers.astype("<i8").tobytes())

    def reset(self, seed: int) -> None:
        """Begin all games anew; the same seed brings the same chance."""
        self.stepper.reset(bounded_seed(seed))

    def part(self, name: str) -> NDArray[np.int16]:
        """A named part of the observations, in its shape: a window too."""
        if self.observations is None:
            raise AvernusError("These games are not observed.")
        must_be(str, name, "A part has a name")
        for part in self.setting.encoding.parts:
            if part.name == name:
                return self.observations[:, part.start:part.start + part.size].reshape(self.num_envs, *part.shape)
        raise AvernusError(f"There is no part {shown(name)}; the parts are: {', '.join(p.name for p in self.setting.encoding.parts)}.")

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal action for each game, all alike likely; 0 where the game is over."""
        must_be(np.random.Generator, rng, "A generator of NumPy chooses")
        picks = (rng.random(self.num_envs) * self.counts).astype(np.int64)
        chosen: NDArray[np.int32] = self.legal[np.arange(self.num_envs), picks]
        return chosen

    def look_ahead(self, sure: bool = False) -> "tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.int64]]":
        """What each acting seat would see after each of its legal actions: for learners of values.

        Three arrays: the observations, one row for each legal action of each game in the order of `legal`; what the seat is paid where
        the action ends the game, and 2 where it does not; and for each game the number of its first row, one more at the end.

        With `sure`, between two players, an action also counts as won or lost if after it whoever is to act surely wins within the turn,
        as far as the game's expert can tell (`Expert.winning`: exactly in Splut!, not at all elsewhere).
        """
        sure = truth(sure, "Whether sure wins count")
        starts: Any = np.zeros(self.num_envs + 1, np.int64)
        np.cumsum(self.counts, out=starts[1:])
        total = int(starts[-1])
        if self._ahead is None or self._ahead[2] < total:
            size = max(total * 3 // 2, 64)
            self._ahead = self.setting.encoding.canvas(size), vec[float]([0.0] * size), size
        canvas, payoffs, _ = self._ahead
        expert = self.setting.game.expert() if sure and self.seats == PAIR else None
        for i in range(self.num_envs):
            self.stepper.look_ahead(i, canvas, int(starts[i]), payoffs, expert)
        seen = np.frombuffer(canvas.out, np.int16).reshape(-1, int(self.setting.encoding.length))
        return seen[:total], np.frombuffer(payoffs, np.float64)[:total], starts

    def state(self, index: int) -> State:
        """A copy of the whole truth of one game."""
        return self.stepper.states[self._index(index)].copy()

    def result(self, index: int) -> Result | None:
        """The result of a game that is over; with `autoreset` there is none, because the next one has begun."""
        return self.stepper.states[self._index(index)].result()

    def _index(self, index: int) -> int:
        i = whole(index, "The number of a game")
        if not 0 <= i < self.num_envs:
            raise AvernusError(f"There is no game {i}; the games are 0 to {self.num_envs - 1}.")
        return i


def bounded_seed(seed: Any) -> int:
    """A seed as the compiled games take it."""
    return whole(seed, "A seed") % 1_000_000_007
