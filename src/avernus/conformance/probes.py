"""Actions that are mostly wrong: what a confused client, another seat or an attacker might send."""

from random import Random

from avernus.conformance.cases import Case
from avernus.conformance.random_play import Walk
from avernus.core.actions import VerbTable
from avernus.core.state import State

NO_ACTIONS = (-1, -2, -(2**31), -(2**63), -(2**200), 2**31, 2**62, 2**63, 2**64, 2**200)
"""Integers far outside of every table."""


def any_packed(verbs: VerbTable, rng: Random) -> int:
    """A random action of the table, most likely without sense in any given state."""
    index = rng.randrange(len(verbs.verbs))
    packed = 0
    for field in verbs.verbs[index].fields:
        packed = packed << field.bits | rng.randrange(field.domain.size)
    return index << verbs.width | packed


def wrong_actions(case: Case, walk: Walk, state: State, rng: Random) -> list[int]:
    """Probes for one state: other moments' actions, other seats' actions, flipped bits, any packed and any integer."""
    verbs = case.game.verbs
    probes = [any_packed(verbs, rng) for _ in range(12)]
    probes += [rng.randrange(len(verbs.verbs) << verbs.width) for _ in range(4)]
    probes += [rng.choice(walk.moments).action for _ in range(8)]
    for actor in state.actors():
        legal = state.legal(actor)
        probes += [rng.choice(legal) ^ 1 << rng.randrange(verbs.bits) for _ in range(8) if legal]
        probes += rng.sample(legal, min(4, len(legal)))
    probes += [verbs.base(verb.name) for verb in verbs.verbs]
    return probes


def some(actions: list[int], rng: Random, most: int = 40) -> list[int]:
    """The actions themselves, or a sample of a long list."""
    return actions if len(actions) <= most else sorted(rng.sample(actions, most))
