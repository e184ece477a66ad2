"""A random game, remembered at some of its moments: what most checks of the suite look at."""

from dataclasses import dataclass, field
from functools import cache
from random import Random

from avernus.conformance.cases import Case
from avernus.core.events import Event
from avernus.core.seats import CHANCE, CLOCK
from avernus.core.state import State

LONGEST_PLAIN = 20_000
LONGEST_VARIANT = 400
"""How far a random game is followed where it has no end by then: with default options, and with others."""
LONGEST_HURRIED = 3_000
LONGEST_HEAVY = 250
"""The same for games whose lists of actions are very long; they are then hurried to their end by the clock."""
DENSE_PLAIN, DENSE_VARIANT, DENSE_HEAVY = 14, 5, 4
"""So many moments are kept at first; later ones ever more rarely. A variant shares most of its rules with the plain game."""
HEAVY = 1000
"""A game that can list more actions than this is heavy."""


@dataclass
class Moment:
    """A state, and the action that was played in it."""

    state: State
    seat: int
    action: int
    number: int
    """How many actions had been played before."""


@dataclass
class Walk:
    """A random game, to its end or to the limit."""

    case: Case
    moments: list[Moment] = field(default_factory=list)
    last: State | None = None
    length: int = 0
    actors_seen: set[int] = field(default_factory=set)
    most_at_once: int = 0
    broken: list[str] = field(default_factory=list)
    """What was wrong at a step, whether kept or not."""
    events: dict[tuple[str, str], Event] = field(default_factory=dict)
    """One event of each name and clause."""

    @property
    def end(self) -> State:
        """Where the game was left."""
        assert self.last is not None
        return self.last

    @property
    def over(self) -> bool:
        """Did it come to its end?"""
        return self.end.result() is not None


def choose(state: State, rng: Random, clock: float = 0.3) -> tuple[int, int]:
    """A seat that may act and one of its actions: any of the players, chance by weight, the clock now and then."""
    actors = state.actors()
    if actors == [CHANCE]:
        outcomes = state.outcomes()
        return CHANCE, rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]
    if CLOCK in actors and (len(actors) == 1 or rng.random() < clock):
        seat = CLOCK
    else:
        seat = rng.choice([actor for actor in actors if actor != CLOCK])
    return seat, rng.choice(state.legal(seat))


def play_on(state: State, steps: int, rng: Random, clock: float = 0.3) -> list[tuple[int, int]]:
    """Play so many random actions, or to the end; return them."""
    played: list[tuple[int, int]] = []
    while len(played) < steps and state.actors():
        seat, action = choose(state, rng, clock)
        state.apply(seat, action)
        played.append((seat, action))
    return played


def heavy(state: State) -> bool:
    return int(state.max_legal()) > HEAVY


def limit_of(case: Case) -> int:
    longest = case.game.longest(case.seats, case.settled)
    cap = LONGEST_HEAVY if heavy(case.new()) else LONGEST_PLAIN if case.plain else LONGEST_VARIANT
    return cap if longest is None else min(longest, cap)


@cache
def walk_of(case: Case, seed: int = 1) -> Walk:
    """The random game of a case; made once for all the checks."""
    rng = Random(f"{case.id} {seed}")
    walk = Walk(case)
    state = case.new()
    limit = limit_of(case)
    dense = DENSE_HEAVY if heavy(state) else DENSE_PLAIN if case.plain else DENSE_VARIANT
    while walk.length <= limit:
        actors = state.actors()
        walk.broken += [f"step {walk.length}: {flaw}" for flaw in step_flaws(case, state, actors)]
        if not actors or walk.length == limit:
            break
        walk.actors_seen.update(actors)
        walk.most_at_once = max(walk.most_at_once, sum(actor >= 0 for actor in actors))
        seat, action = choose(state, rng)
        if rng.random() < dense / (dense + walk.length):
            walk.moments.append(Moment(state.copy(), seat, action, walk.length))
        events: list[Event] = []
        state.apply(seat, action, events)
        walk.events.update({(event.name, event.clause): event for event in events})
        walk.length += 1
    walk.last = state
    return walk


@cache
def end_of(case: Case) -> State:
    """Where the game of a case ends, if the clock hurries it there; or where it was left."""
    state = walk_of(case).end.copy()
    play_on(state, LONGEST_HURRIED, Random(f"end of {case.id}"), clock=0.95)
    return state


def step_flaws(case: Case, state: State, actors: list[int]) -> list[str]:
    """What must hold at every single step, and is cheap to ask."""
    found = list(case.game.laws(state))
    if bool(actors) == (state.result() is not None):
        found.append(f"the actors are {actors} and the result is {state.result()}")
    if len(set(actors)) != len(actors) or not set(actors) <= {CHANCE, CLOCK, *range(case.seats)}:
        found.append(f"the actors {actors} are no seats of this table")
    if CHANCE in actors and actors != [CHANCE]:
        found.append(f"chance is not alone among {actors}")
    mover = state.mover()
    if (mover not in actors) if actors else (mover != -3):
        found.append(f"the mover {mover} is not among the actors {actors}")
    return found
