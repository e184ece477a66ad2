"""Whole games from a state, and what they brought each seat."""

from collections.abc import Callable
from random import Random
from typing import Any

from avernus.bots.base import Bot, Legal, think
from avernus.bots.generator import Xorshift
from avernus.bots.playout import play_out, weighted
from avernus.core import fields
from avernus.core.arguments import count_of, shown, whole
from avernus.core.native import buffer
from avernus.core.refusals import AvernusError
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State

Policy = Callable[[State, int, "Legal"], int]
"""Chooses one of the legal actions of a seat; it sees the whole state, as a simulation does."""
MOST_GAMES = 1_000_000
"""So many games at most are played in one call: their payoffs are all kept."""
MOST = 1_000_000
"""No rollout has more actions: a game that has not ended by then is an error, not an endless loop."""


def rollouts(state: State, n: int = 1, policy: Policy | Bot | str | None = None, seed: int = 0) -> list[tuple[float, ...]]:
    """Play `n` games to their end from a state, which does not change; the payoffs of each, seat by seat (`Result.payoffs`).

    `policy` is a function of state, seat and legal actions, a bot or its name (which sees only what its seat may see), or `None`:
    uniformly random, in compiled code. The same seed gives the same games.
    """
    if not isinstance(state, State):
        raise AvernusError(f"A rollout begins in a state, not in {shown(state)}.")
    games, start = count_of(n, "The number of games", 0, MOST_GAMES), whole(seed, "A seed")
    chosen = _policy(policy, start)
    luck = Xorshift(start & 0x7FFFFFFF)
    out, weights = buffer(int(state.max_legal())), buffer(int(state.max_legal()))
    scratch = state.copy()
    found = []
    for _ in range(games):
        scratch.copy_from(state)
        if chosen is None:
            play_out(scratch, MOST, luck, out, weights)
        else:
            _play(scratch, chosen, luck, out, weights)
        result = scratch.result()
        if result is None:
            raise AvernusError(f"A game has not ended after {MOST} actions.")
        found.append(result.payoffs)
    return found


def _policy(policy: Any, seed: int) -> Policy | None:
    """What chooses: a function, the function that asks a bot, or nothing for chance."""
    if policy is None:
        return None
    if isinstance(policy, str):
        from avernus.bots import find

        policy = find(policy)
    if isinstance(policy, Bot):
        bot, rng = policy, Random(seed)
        return lambda state, seat, legal: think(bot, fields.game_of(type(state)), state, seat, rng)
    if not callable(policy):
        raise AvernusError(f"A policy is a function, a bot or the name of one, not {shown(policy)}.")
    function: Policy = policy
    return function


def _play(state: State, policy: Policy, luck: Xorshift, out: Any, weights: Any) -> None:
    """One game by a policy; chance and the clock act by themselves."""
    for _ in range(MOST):
        seat = int(state.mover())
        if seat == NOBODY:
            return
        if seat == CHANCE:
            n = state.outcomes_into(out, weights)
            state.apply(CHANCE, out[weighted(n, weights, luck)])
        elif seat == CLOCK:
            state.apply(CLOCK, state.legal(CLOCK)[0])
        else:
            action = whole(policy(state, seat, Legal(state, seat)), "An action")
            if state.refusal(seat, action) is not None:
                raise AvernusError(f"The policy chose {shown(action)}, which seat {seat} may not play.")
            state.apply(seat, action)
