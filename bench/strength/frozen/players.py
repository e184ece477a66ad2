"""The reference players as bots: `bench.strength.frozen.players:MEDIUM` and `:HARD`, for any of the five games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from types import FunctionType
from typing import Any, Final

from avernus.bots.base import DRAW, Bot
from avernus.core.expert import Expert
from avernus.core.game import Game
from avernus.core.seats import CHANCE, Action, Seat
from avernus.core.state import State
from bench.strength.frozen import hell_answers, hell_worth, laberinto, race, splut, trade_trader
from bench.strength.frozen.search import search

WORLDS: Final = 16
NOTICED: Final = 0.5
MOST_OUTCOMES: Final = 36
SLOWER: Final = 12 if isinstance(search, FunctionType) else 1


def never(state: Any) -> bool:
    """Do players stand in each other's way?"""
    return False


@dataclass(frozen=True)
class Knowledge:
    """What the players of one game knew."""

    evaluate: Callable[[Any, Any], float] | None = None
    advise: Callable[[Any, Any, Any, Any], int | None] | None = None
    expert: Expert | None = None
    stuck: Callable[[Any], bool] = never


KNOWLEDGE: Final = {
    "splut": Knowledge(splut.evaluate, expert=splut.EXPERT),
    "inferno-race": Knowledge(race.evaluate, expert=race.EXPERT),
    "laberinto": Knowledge(laberinto.evaluate, stuck=lambda state: int(state.idle) >= 3 * int(state.seats)),
    "inferno-trade": Knowledge(advise=trade_trader.decide),
    "hellgame": Knowledge(hell_worth.evaluate, hell_answers.advise),
}


class Medium(Bot):
    """One action ahead."""

    name = "medium-3b8eaf2"
    skill = 1

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """The best action by the evaluation, or what the game's own player thinks."""
        known, world = KNOWLEDGE[game.id], imagine()
        if known.advise is not None:
            advice = known.advise(world, seat, self.skill, rng.getrandbits(DRAW))
            if advice is not None:
                return int(advice)
        assert known.evaluate is not None
        if len(legal) == 1:
            return legal[0]
        thought_of = legal
        if known.stuck(world):
            thought_of = [action for action in legal if rng.random() < NOTICED] or [legal[rng.randrange(len(legal))]]
        return best_of(known.evaluate, world, seat, thought_of, rng)


class Hard(Medium):
    """The tree search, where the game has an expert for it."""

    name = "hard-3b8eaf2"
    skill = 2

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """The action that was tried most often."""
        expert = KNOWLEDGE[game.id].expert
        if expert is None:
            return super().choose(game, seat, imagine, legal, rng)
        if len(legal) == 1:
            return legal[0]
        worlds = [imagine() for _ in range(WORLDS if game.hidden else 1)]
        return int(search(worlds, seat, expert, int(expert.playouts) // SLOWER, rng.getrandbits(DRAW) & 0x7FFFFFFF))


def best_of(evaluate: Callable[[Any, Any], float], world: State, seat: Seat, actions: Sequence[Action], rng: Random) -> Action:
    """The action after which the evaluation is best, any of the best if several are equal."""
    scratch = world.copy()
    best: list[Action] = []
    best_value = float("-inf")
    for action in actions:
        scratch.copy_from(world)
        scratch.apply(seat, action)
        value = expected(evaluate, scratch, seat, rng)
        if value > best_value:
            best, best_value = [action], value
        elif value == best_value:
            best.append(action)
    return best[rng.randrange(len(best))]


def expected(evaluate: Callable[[Any, Any], float], state: State, seat: Seat, rng: Random) -> float:
    """The evaluation of a state, averaged over one draw if chance is to move."""
    if state.mover() != CHANCE:
        return evaluate(state, seat)
    outcomes = state.outcomes()
    if len(outcomes) > MOST_OUTCOMES:
        outcomes = [(action, 1) for action, _ in rng.choices(outcomes, [weight for _, weight in outcomes], k=MOST_OUTCOMES)]
    total, scratch = 0.0, state.copy()
    for action, weight in outcomes:
        scratch.copy_from(state)
        scratch.apply(CHANCE, action)
        total += weight * evaluate(scratch, seat)
    return total / sum(weight for _, weight in outcomes)


MEDIUM: Final = Medium()
HARD: Final = Hard()
