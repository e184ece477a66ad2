"""What a position is worth: the share of the win that each seat can expect, from what that seat could know.

Where nothing is hidden, one search answers for all. Where something is, each seat's share is the mean over worlds that this seat cannot
tell from the true one (`redeal`), with the spread between them; so nothing that a seat cannot know changes what it is told. `truth` is the
same from the true state, for games that are over.

Games with an expert are searched: by comparing lines where it offers that, else by averaging playouts. Without one, a position is judged by
the game's own evaluation, one action ahead: that orders positions, but is a guess and no probability (`basis`).
"""

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from types import FunctionType
from typing import Final

import msgspec

from avernus.bots.lookahead import SLOWER as SLOWER_NODES
from avernus.bots.lookahead import searcher
from avernus.bots.mcts import SLOWER as SLOWER_PLAYOUTS
from avernus.bots.parallel import together
from avernus.bots.search import ponder
from avernus.bots.simple import valued
from avernus.bots.thought import Alternative, Thought
from avernus.core.arguments import count_of, must_be, seat_of, whole
from avernus.core.arguments import truth as said
from avernus.core.expert import Expert
from avernus.core.fields import game_of
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.core.result import Result
from avernus.core.seats import Action, Seat
from avernus.core.state import State

MOST_LOOKED: Final = 200
"""Where there are more legal actions than this, and no expert, so many are looked at."""
MOST_FORCED: Final = 40
LONGEST_LINE: Final = 12
SHOWN: Final = 5
"""How many alternatives are told, beside the one that was played."""
COMPILED: Final = not isinstance(ponder, FunctionType)
NONE: Final = -1
SURE: Final = 0.9999
"""From here on a share counts as proved, where lines are compared."""


class Effort(msgspec.Struct, frozen=True):
    """How much is thought about each position; by nodes and playouts, so that the same question has the same answer."""

    nodes: int = 60_000
    playouts: int = 2_000
    worlds: int = 6
    """How many worlds each seat imagines, where something is hidden; the playouts are shared among them."""
    seed: int = 1


USUAL: Final = Effort()
MOST: Final = 1_000_000_000
"""Nobody thinks of more nodes, playouts or worlds."""


class Option(msgspec.Struct, frozen=True):
    """An action that was weighed."""

    action: str
    share: float
    """What the seat to move can expect of it; where lines are compared, no more than this."""


class Value(msgspec.Struct, frozen=True):
    """What a position is worth."""

    shares: list[float]
    """For each seat what it can expect, from what it could know: 0 to 1."""
    spread: list[float]
    """For each seat the standard deviation between the worlds that it imagines; 0 where nothing is hidden."""
    truth: list[float] | None
    """The same from the true state, where it may be told; `None` where nothing is hidden, or it was not asked for."""
    basis: str
    """`lines`, `playouts`, `evaluation`, or `result` where the game is over."""
    proved: bool
    """Is it certain, since every line was looked at to its end?"""
    mover: int | None
    """The seat whose decision was weighed."""
    line: list[str]
    """The play that is foreseen, by whoever is to act; the best action first."""
    options: list[Option]
    """The best actions of the seat to move, the best first."""
    weighed: dict[str, float] = {}
    """Actions that somebody asked about, with their share."""
    advice: str = ""
    """What a bot that somebody asked would do, from what the seat to move can know; empty where nobody was asked, or it failed."""
    trouble: str = ""
    """The sentence that says so, where it failed."""


def basis_of(game: Game) -> str:
    """How positions of a game are judged."""
    expert = game.expert()
    if expert is None:
        return "evaluation"
    return "lines" if expert.nodes and not game.hidden and not game.simultaneous else "playouts"


def value(
    game: Game, state: State, effort: Effort = USUAL, *, truth: bool = False, seats: Sequence[Seat] | None = None,
    about: Sequence[Action] = (),
) -> Value:
    """The value of a position for some seats (all, if none are named), with what the seat to move can do; `about`: what else to weigh."""
    count = judged(game, state, effort)
    truth = said(truth, "Whether the truth is weighed")
    about = whole_numbers(about, "What else is weighed is")
    wanted = list(range(count)) if seats is None else [seat_of(seat, count) for seat in whole_numbers(seats, "Seats are")]
    result = state.result()
    if result is not None:
        return Value(shares_at_end(result), [0.0] * count, None, "result", True, None, [], [])
    actor = next((one for one in state.actors() if one >= 0), None)
    rng = Random(effort.seed)
    thought: Thought | None = None
    world = state
    shares, spread = [0.0] * count, [0.0] * count
    if not game.hidden:
        thought = think(game, state, effort, rng)
        shares = list(thought.shares)
    for seat in wanted if game.hidden else ():
        luck = Random(f"{effort.seed} {seat}")
        worlds = [state.redeal(seat, luck) for _ in range(effort.worlds)]
        less = msgspec.structs.replace(effort, playouts=max(1, effort.playouts // effort.worlds))
        thoughts = [think(game, one, less, luck) for one in worlds]
        shares[seat] = fmean(one.shares[seat] for one in thoughts)
        spread[seat] = pstdev([one.shares[seat] for one in thoughts])
        if seat == actor:
            thought, world = pooled(thoughts, game), worlds[0]
    true = list(think(game, state, effort, rng).shares) if truth and game.hidden else None
    if thought is None or actor is None:
        return Value(shares, spread, true, basis_of(game), False, None, [], [])
    options = [Option(game.write(world, actor, int(one.action)), one.share) for one in thought.others[:SHOWN] if legal(world, actor, one)]
    weighed = {game.write(world, actor, int(one.action)): one.share for one in thought.others if int(one.action) in about}
    certain = basis_of(game) == "lines" and not SURE > shares[actor] > 1.0 - SURE
    return Value(shares, spread, true, basis_of(game), certain, actor, spelled(game, world, thought.line), options, weighed)


def seats_of(game: Game, state: State) -> int:
    """How many seats there are."""
    return int(state.dump()["seats"])


def judged(game: Game, state: State, effort: Effort) -> int:
    """How many seats there are; `AvernusError` for what cannot be valued so."""
    if not isinstance(game, Game) or not isinstance(state, State) or game_of(type(state)).id != game.id:
        raise AvernusError("A position is a state of the game that it is valued in.")
    must_be(Effort, effort, "How much is thought is said by an effort")
    for name, least in (("nodes", 0), ("playouts", 0), ("worlds", 1)):
        count_of(getattr(effort, name), f"The number of {name}", least, MOST)
    whole(effort.seed, "A seed")
    return seats_of(game, state)


def whole_numbers(values: Sequence[int], what: str) -> list[int]:
    """A row of whole numbers; `what` begins the sentence."""
    must_be((list, tuple, range), values, f"{what} a row of whole numbers")
    return [whole(value, f"{what} a row of whole numbers; each") for value in values]


def legal(world: State, seat: Seat, one: Alternative) -> bool:
    """Can an action be written in this world?"""
    return world.refusal(seat, int(one.action)) is None


def shares_at_end(result: Result) -> list[float]:
    """A game that is over: all for the winner, or equal parts."""
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.ranks))]


def think(game: Game, world: State, effort: Effort, rng: Random) -> Thought:
    """What a search thinks of a full state. Where there is nothing to choose, of what follows."""
    state = world.copy()
    forced: list[int] = []
    for _ in range(MOST_FORCED):
        actor = int(state.mover())
        if actor < 0 or state.result() is not None:
            break
        actions = state.legal(actor)
        if len(actions) > 1:
            found = weighed(game, state, actor, actions, effort, rng)
            return found if not forced else Thought(
                forced[0], found.value, found.shares, found.depth, found.nodes, [*forced, *found.line],
                [Alternative(forced[0], found.shares[int(world.mover())], 0, 0)],
            )
        forced.append(actions[0])
        state.apply(actor, actions[0])
    result = state.result()
    shares = shares_at_end(result) if result is not None else drawn_share(game, state, effort, rng)
    first = forced[0] if forced else NONE
    return Thought(first, 0, shares, 0, 0, forced, [Alternative(first, shares[int(world.mover())], 0, 0)] if forced else [])


def drawn_share(game: Game, state: State, effort: Effort, rng: Random) -> list[float]:
    """What can be expected where chance or time is to act: a mean over some of what may come, as the evaluation sees it."""
    found = []
    for _ in range(8):
        following = state.copy()
        for _ in range(MOST_FORCED):
            mover = int(following.mover())
            if mover >= 0 or following.result() is not None:
                break
            outcomes = following.outcomes() or [(action, 1) for action in following.legal(mover)[:1]]
            following.apply(mover, rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])
        result = following.result()
        found.append(shares_at_end(result) if result is not None else standing(game, following))
    return [fmean(column) for column in zip(*found, strict=True)]


def weighed(game: Game, state: State, actor: Seat, actions: list[Action], effort: Effort, rng: Random) -> Thought:
    """A search, as the game's expert allows; else one look."""
    expert = game.expert()
    if expert is None:
        return one_look(game, state, actor, actions, rng)
    if basis_of(game) == "lines":
        thought = searcher(expert, state).think(state, actor, max(200, effort.nodes // SLOWER_NODES), 0.0)
        line = completed(expert, state, thought.line)
        return Thought(thought.action, thought.value, thought.shares, thought.depth, thought.nodes, line, thought.others)
    exact = not (game.hidden or game.chance or game.simultaneous)
    return ponder([state], actor, expert, max(16, effort.playouts // SLOWER_PLAYOUTS), 0.0, rng.getrandbits(31), exact)


def completed(expert: Expert, state: State, line: list[int]) -> list[int]:
    """A line, played on for as long as whoever is to move has a sure win in its turn."""
    now, found = state.copy(), []
    for action in line:
        found.append(action)
        now.apply(now.mover(), action)
    while now.result() is None and now.mover() >= 0 and len(found) < LONGEST_LINE and (win := int(expert.winning(now))) != NONE:
        found.append(win)
        now.apply(now.mover(), win)
    return found


def one_look(game: Game, state: State, actor: Seat, actions: list[Action], rng: Random) -> Thought:
    """Every action by the evaluation after it; some of them, where they are thousands."""
    if len(actions) > MOST_LOOKED:
        actions = sorted(rng.sample(actions, MOST_LOOKED))
    worth = sorted(((worth, action) for action, worth in valued(game, state, actor, actions, rng)), key=lambda one: (-one[0], one[1]))
    best = worth[0][0]
    scale = scale_of([one for one, _ in worth])
    mine = standing(game, state)[actor]
    others = [Alternative(action, mine * math.exp((value - best) / scale), 1, 0) for value, action in worth]
    return Thought(worth[0][1], 0, standing(game, state), 1, len(worth), [worth[0][1]], others)


def standing(game: Game, state: State) -> list[float]:
    """The shares as the evaluation sees them: whoever is ahead has more."""
    values = [game.evaluate(state, seat) for seat in range(seats_of(game, state))]
    scale, top = scale_of(values), max(values)
    odds = [math.exp((one - top) / scale) for one in values]
    return [one / sum(odds) for one in odds]


def scale_of(values: list[float]) -> float:
    """What counts as a great difference."""
    return max(1.0, 0.25 * max(abs(one) for one in values))


def pooled(thoughts: Sequence[Thought], game: Game) -> Thought:
    """One thought out of several about worlds that a seat cannot tell apart."""
    if basis_of(game) != "evaluation":
        return together(thoughts)
    shares: dict[int, list[float]] = {}
    for each in thoughts:
        for other in each.others:
            shares.setdefault(int(other.action), []).append(other.share)
    others = sorted((Alternative(action, fmean(found), len(found), 0) for action, found in shares.items()), key=best_first)
    if not others:
        return thoughts[0]
    best = int(others[0].action)
    leading = next((each for each in thoughts if int(each.action) == best), None)
    line = [best] if leading is None else leading.line
    return Thought(best, 0, thoughts[0].shares, 1, sum(int(each.nodes) for each in thoughts), line, others)


def best_first(one: Alternative) -> tuple[float, int]:
    """What promises most, and among equals always the same."""
    return -one.share, int(one.action)


def spelled(game: Game, state: State, line: list[int]) -> list[str]:
    """A line in notation, up to where chance decides, the game ends, or it cannot go on."""
    now, found = state.copy(), []
    for action in line[:LONGEST_LINE]:
        mover = int(now.mover())
        if mover < 0 or now.refusal(mover, action) is not None:
            break
        found.append(game.write(now, mover, action))
        now.apply(mover, action)
    return found
