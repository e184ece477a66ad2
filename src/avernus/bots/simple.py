"""Bots that look no further than one action."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from avernus.bots.base import DRAW, Bot
from avernus.bots.glance import glance
from avernus.bots.thought import Alternative, Thought, only, share_of
from avernus.core.game import Game
from avernus.core.seats import CHANCE, Action, Seat
from avernus.core.state import State

NOTICED = 0.5
"""How likely a beginner is to think of an action at all, and anybody where players stand in each other's way."""
MOST_OUTCOMES = 36
"""Where chance has more outcomes than this, greedy looks at a sample of so many."""


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    name = "random"

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """Any of them."""
        return legal[rng.randrange(len(legal))]


class GreedyBot(Bot):
    """The action after which the game's own evaluation is best; the average over what chance may bring."""

    name = "greedy"

    def choose(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Action:
        """The best of them, any of the best if several are equal; or what the game's own player thinks, if it has one."""
        world = imagine()
        advice = game.advise(world, seat, self.skill, rng.getrandbits(DRAW))
        if advice is not None:
            return advice
        if len(legal) == 1:
            return legal[0]
        thought_of = self.considered(game.considered(world, seat, legal), rng)
        if game.stuck(world):
            thought_of = noticed(thought_of, rng)
        return best_of(game, world, seat, thought_of, rng)

    def weigh(self, game: Game, seat: Seat, imagine: Callable[[], State], legal: Sequence[Action], rng: Random) -> Thought:
        """The same with what every action that it thinks about would be worth; of a game's own player, what it does."""
        world = imagine()
        advice = game.advise(world, seat, self.skill, rng.getrandbits(DRAW))
        if advice is not None or len(legal) == 1:
            return only(legal[0] if advice is None else advice)
        thought_of = self.considered(game.considered(world, seat, legal), rng)
        if game.stuck(world):
            thought_of = noticed(thought_of, rng)
        expert = game.expert()
        lead = 1.0 if expert is None else expert.lead
        worth = sorted(((value, action) for action, value in valued(game, world, seat, thought_of, rng)), reverse=True)
        others = [Alternative(action, share_of(value * 1.1, lead), 0, int(value * 100)) for value, action in worth]
        return Thought(worth[0][1], int(worth[0][0] * 100), [], 1, len(worth), [worth[0][1]], others)

    def considered(self, legal: Sequence[Action], rng: Random) -> Sequence[Action]:
        """The actions that the bot thinks about."""
        return legal


def noticed(legal: Sequence[Action], rng: Random) -> Sequence[Action]:
    """What somebody thinks of who overlooks half of what there is; at least one action."""
    return [action for action in legal if rng.random() < NOTICED] or [legal[rng.randrange(len(legal))]]


def best_of(game: Game, world: State, seat: Seat, actions: Iterable[Action], rng: Random) -> Action:
    """The action after which the evaluation is best, any of the best if several are equal."""
    expert = game.expert()
    if expert is not None and not game.chance:  # its evaluation is the game's, and nothing has to be averaged
        listed = list(actions)
        values = glance(expert, world, seat, listed)
        if values is not None:
            most = max(values)
            equal = [action for action, value in zip(listed, values, strict=True) if value == most]
            return equal[rng.randrange(len(equal))]
        actions = listed
    best: list[Action] = []
    best_value = float("-inf")
    for action, value in valued(game, world, seat, actions, rng):
        if value > best_value:
            best, best_value = [action], value
        elif value == best_value:
            best.append(action)
    return best[rng.randrange(len(best))]


def valued(game: Game, world: State, seat: Seat, actions: Iterable[Action], rng: Random) -> Iterator[tuple[Action, float]]:
    """Each action with the evaluation after it."""
    scratch = world.copy()
    for action in actions:
        scratch.copy_from(world)
        scratch.apply(seat, action)
        yield action, expected(game, scratch, seat, rng)


def expected(game: Game, state: State, seat: Seat, rng: Random) -> float:
    """The evaluation of a state, averaged over one draw if chance is to move."""
    if state.mover() != CHANCE:
        return game.evaluate(state, seat)
    outcomes = state.outcomes()
    if len(outcomes) > MOST_OUTCOMES:
        outcomes = rng.choices(outcomes, [weight for _, weight in outcomes], k=MOST_OUTCOMES)
        outcomes = [(action, 1) for action, _ in outcomes]
    total = 0.0
    scratch = state.copy()
    for action, weight in outcomes:
        scratch.copy_from(state)
        scratch.apply(CHANCE, action)
        total += weight * game.evaluate(scratch, seat)
    return total / sum(weight for _, weight in outcomes)
