"""OpenSpiel: after `import avernus.envs.openspiel` its `load_game` knows every game here.

    game = pyspiel.load_game("python_avernus_splut(players=3,turn_cap=100)")

Options are parameters of the same names. Chance is explicit, observations and information states come as text and as numbers, and
`resample_from_infostate` deals anew what a player cannot see: OpenSpiel's searches run unchanged.
"""

from json import dumps
from math import prod
from random import Random
from typing import Any

import numpy as np
import pyspiel

from avernus.core.arguments import mapping_of, must_be
from avernus.core.encoding import Numbering
from avernus.core.game import Game
from avernus.core.numbering import Parts, parts_of_verb
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY, OPEN, SILENT
from avernus.envs.described import Setting
from avernus.games import registered

__all__ = ["SpielGame", "SpielObserver", "SpielState", "name_of", "register"]

SHARED = 5000
"""Verbs of the players with at most so many actions are numbered for chance too: some games draw with the words that players use."""
LONGEST = 1_000_000


def name_of(game: Game) -> str:
    """The name by which OpenSpiel knows a game."""
    must_be(Game, game, "A name is asked for of a game")
    return f"python_avernus_{game.id.replace('-', '_')}"


def numbers_of_chance(game: Game) -> Numbering:
    """Stable numbers for what chance can bring."""
    rows: list[Parts | None] = []
    for verb in game.verbs.verbs:
        small = prod(field.domain.size for field in verb.fields) <= SHARED
        rows.append(parts_of_verb(verb) if verb.by == CHANCE or (verb.by is None and small) else None)
    return Numbering(game.verbs.width, rows)


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before there is one."""
    chance, info = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    parameters: dict[str, Any] = {"players": game.seats.start}
    for option in game.options:
        parameters[option.name] = option.value_for(game.seats.start)
    return pyspiel.GameType(
        short_name=name_of(game), long_name=f"{game.credits.title} (avernus)", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if game.chance else chance.DETERMINISTIC,
        information=info.IMPERFECT_INFORMATION if game.hidden else info.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM, reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1, min_num_players=game.seats.start, provides_information_state_string=True,
        provides_information_state_tensor=False, provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification=parameters, provides_factored_observation_string=False,
    )


class SpielSetting(Setting):
    """A setting that knows the numbers of chance."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        super().__init__(game, seats, options)
        self.chances = numbers_of_chance(self.game)


class SpielGame(pyspiel.Game):
    """One of our games as OpenSpiel's."""

    kind: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        if not hasattr(self, "kind"):
            raise AvernusError("Games are asked for by their names: pyspiel.load_game has them.")
        given = mapping_of(params, "Parameters are")
        seats = int(given.pop("players", self.kind.seats.start))
        usual = {option.name: option.value_for(self.kind.seats.start) for option in self.kind.options}
        options = {name: value for name, value in given.items() if value != usual.get(name)}
        self.setting = SpielSetting(self.kind, seats, options)
        game = self.setting.game
        longest = game.longest(seats, self.setting.root.dump()["options"])
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.setting.encoding.size), max_chance_outcomes=int(self.setting.chances.size) if game.chance else 0,
            num_players=seats, min_utility=-1.0, max_utility=1.0, utility_sum=0.0, max_game_length=min(longest or LONGEST, LONGEST),
        )
        super().__init__(type_of(self.kind), info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The first state."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Who writes what a player sees."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state as OpenSpiel's, with what each player has seen on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.truth = game.setting.root.copy()
        self.seen: list[tuple[str, ...]] = [()] * game.setting.seats
        self._let_time_pass()

    def _let_time_pass(self) -> None:
        """Time is no player: where it is to act, it does."""
        while self.truth.mover() == CLOCK:
            self._do(CLOCK, self.truth.legal(CLOCK)[0])

    def _do(self, seat: int, action: int) -> None:
        """Play an action, and let everybody note as much of it as they may."""
        for viewer in range(self.setting.seats):
            sees = self.truth.sees(viewer, seat, action)
            if sees != SILENT:
                text = self.setting.game.write(self.truth, seat, action) if sees == OPEN else "?"
                self.seen[viewer] = (*self.seen[viewer], f"{'*' if seat == CHANCE else '@' if seat == CLOCK else seat} {text}")
        self.truth.apply(seat, action)

    def current_player(self) -> int:
        """Who is to act."""
        seat = int(self.truth.mover())
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        encoding = self.setting.encoding
        numbers = (int(encoding.number_of(self.truth, player, action)) for action in self.truth.legal(player))
        return sorted(number for number in numbers if number >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, with probabilities."""
        outcomes = self.truth.outcomes()
        total = sum(weight for _, weight in outcomes)
        return sorted((int(self.setting.chances.number(action)), weight / total) for action, weight in outcomes)

    def _apply_action(self, number: int) -> None:
        seat = int(self.truth.mover())
        if seat == CHANCE:
            self._do(CHANCE, int(self.setting.chances.action(number)))
        else:
            self._do(seat, int(self.setting.encoding.action(self.truth, seat, number)))
        self._let_time_pass()

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.setting.game.write(self.truth, CHANCE, int(self.setting.chances.action(number)))
        action = int(self.setting.encoding.action(self.truth, player, number))
        return self.setting.game.write(self.truth, player, action) if action >= 0 else f"action {number}"

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return int(self.truth.mover()) == NOBODY

    def returns(self) -> list[float]:
        """The payoffs, once the game is over."""
        result = self.truth.result()
        return [0.0] * self.setting.seats if result is None else list(result.payoffs)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen, in order: perfect recall."""
        who = self.current_player() if player is None else player
        return f"{who}|" + "\n".join(self.seen[who])

    def observation_string(self, player: int | None = None) -> str:
        """The table as a player sees it now."""
        return self.setting.text(self.truth, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1.

        What the others have seen is another story there: of that nothing is told but what they see now, for what they saw here would tell
        the player's search what they really have.
        """
        twin: SpielState = self.clone()
        twin.truth = self.truth.redeal(player, Random(int(sampler() * (1 << 53))))
        twin.seen = [
            told if seat == player else ("= " + dumps(twin.truth.view(seat), sort_keys=True),) for seat, told in enumerate(self.seen)
        ]
        return twin

    def __str__(self) -> str:
        return self.setting.text(self.truth, None)


class SpielObserver:
    """The numbers and the text of what a player sees."""

    def __init__(self, game: SpielGame, wanted: Any) -> None:
        self.setting = game.setting
        self.recall = bool(wanted.perfect_recall)
        encoding = game.setting.encoding
        self.canvas = encoding.canvas(1)
        self.window = np.frombuffer(self.canvas.out, np.int16)
        self.tensor: Any = np.zeros(int(encoding.length), np.float32)
        self.dict = {part.name: self.tensor[part.start:part.start + part.size].reshape(part.shape) for part in encoding.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees."""
        self.canvas.begin(0)
        self.setting.encoding.observe(state.truth, player, self.canvas)
        self.canvas.end(0)
        self.tensor[:] = self.window

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: with perfect recall all that was seen, else the table."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


def register() -> None:
    """Tell OpenSpiel of every game that has an encoding."""
    known = set(pyspiel.registered_names())
    for game in registered().values():
        if game.encoding() is not None and name_of(game) not in known:
            kind = type(f"Spiel_{game.id.replace('-', '_')}", (SpielGame,), {"kind": game})
            pyspiel.register_game(type_of(game), kind)


register()
