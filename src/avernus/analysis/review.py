"""A record, judged decision by decision: values over the game, what each decision cost, and why.

    from avernus.analysis import review
    found = review("game.avn")
    found.values[3].shares               # what each seat could expect before action 3
    found.costliest(0)                   # the three decisions of seat 0 that cost most
    found.turning_points()               # where the game turned

What a decision cost is the share that its seat could expect before it, less the share after it. Where chance or secrets come between, it
is what the best action promised less what the one that was played did, by the same search: nobody pays for bad luck.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from avernus.analysis.values import USUAL, Effort, Value, basis_of, value
from avernus.bots import Bot, named
from avernus.bots.outside import BotFailed, OutsideBot, attempt
from avernus.core.arguments import count_of, must_be, whole
from avernus.core.arguments import shown as repred
from avernus.core.arguments import truth as said
from avernus.core.card_sets import CardFiles
from avernus.core.game import Game
from avernus.core.record import Line, Record, surviving
from avernus.core.refusals import AvernusError
from avernus.core.seats import Seat
from avernus.core.state import State
from avernus.games import find as find_game
from avernus.play.table import Table, read_file, replay

MOST_WORKERS: Final = 10_000
MOST_DECISIONS: Final = 2_000
COSTLY: Final = 3
NOTICED: Final = 0.03
"""A decision that cost less than this is no mistake."""
LET_GO: Final = 0.05
"""A win within the turn that was let go costs at least this much, even where the game was won later."""
TURNED: Final = 0.1
"""The game has turned where another seat leads by so much more than before."""


class Decision(msgspec.Struct, frozen=True):
    """One decision of a record."""

    index: int
    """How many actions were played before it, those of chance and time included."""
    seat: int
    action: str
    cost: float
    """How much of the win it gave away: 0 to 1."""
    best: str
    """What was best in its place."""
    line: list[str]
    """How the best action would have gone on."""
    reason: str
    """`missed-win`, `allows-win`, `better`, or empty where nothing was wrong."""
    clause: str
    """The clause by which the game would have been won, or is; empty for `better`."""
    answer: list[str]
    """How the other can answer what was played, the threat; empty where it is not known."""
    by: int | None
    """Who wins by that clause."""
    before: float
    after: float
    """What the seat could expect before and after it."""
    advice: str = ""
    """What the bot would have done that was asked, if one was."""


class Review(msgspec.Struct, frozen=True):
    """All that is found about a record."""

    game: str
    seats: int
    basis: str
    values: dict[int, Value]
    """For each decision, by its index, and for the last position: what everybody could expect there."""
    decisions: list[Decision]
    trouble: str = ""
    """What the bot that was asked did wrong, if it did."""

    def costliest(self, seat: Seat | None = None, most: int = COSTLY) -> list[Decision]:
        """The decisions that cost most, the costliest first."""
        most = whole(most, "The number of decisions")
        found = [one for one in self.decisions if one.reason and seat in (None, one.seat)]
        return sorted(found, key=lambda one: (-one.cost, one.index))[:most]

    def turning_points(self) -> list[int]:
        """The decisions after which another seat was ahead than before, clearly."""
        found = []
        for index, following in pairwise(sorted(self.values)):
            before, after = self.values[index].shares, self.values[following].shares
            leader = max(range(self.seats), key=lambda seat: after[seat])
            if before.index(max(before)) != leader and after[leader] - before[leader] >= TURNED:
                found.append(index)
        return found

    def dump(self) -> dict[str, Any]:
        """Everything as JSON-able data."""
        data: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return {
            **data, "turning_points": self.turning_points(),
            "costliest": {str(seat): [one.index for one in self.costliest(seat)] for seat in range(self.seats)},
        }


class Point(msgspec.Struct, frozen=True):
    """A position of a record that is to be valued."""

    index: int
    state: State
    line: Line | None
    """What was played there; `None` at the end."""


def points(record: Record, most: int = MOST_DECISIONS) -> tuple[Table, list[Point]]:
    """The decisions of a record, every action judged by the rules; a record with covered lines is refused where it has one."""
    must_be(Record, record, "A record has decisions")
    most = whole(most, "The number of decisions")
    if any(line.text == "?" for line in surviving(record.lines)):
        raise AvernusError("This record has actions that its reader may not know yet: it can be analysed when the game is over.")
    table = replay(record)
    found = [Point(index, before, line) for index, (before, line) in enumerate(table.past) if line.seat >= 0 and decides(before, line.seat)]
    if len(found) > most:
        raise AvernusError(f"The record has {len(found)} decisions; at most {most} are analysed.")
    return table, [*found, Point(len(table.past), table.state, None)]


def decides(state: State, seat: Seat) -> bool:
    """Has a seat a choice?"""
    return len(state.legal(seat)) > 1


def review(
    record: Record | Table | str | Path, effort: Effort = USUAL, *, truth: bool = True, workers: int = 0,
    shown: Callable[[int, int], None] | None = None, bot: str | None = None,
) -> Review:
    """Judge a record. `workers` processes share the work; none: it is done here. `shown` is told how many of how many are done.

    `bot`, of any name that `bots.named` knows, is asked in each position what it would do; its seat's view and `redeal` are all it sees.
    """
    if bot is not None:
        named(bot)
    must_be(Effort, effort, "How much is thought is said by an effort")
    truth, workers = said(truth, "Whether the truth is weighed"), count_of(workers, "The number of workers", 0, MOST_WORKERS)
    if shown is not None and not callable(shown):
        raise AvernusError(f"Progress is told to a function, not to {repred(shown)}.")
    given = record.record if isinstance(record, Table) else record if isinstance(record, Record) else read_file(record)
    table, all_points = points(given)
    over = table.result is not None
    values: dict[int, Value] = {}
    for done, (point, found) in enumerate(valued(table.game, all_points, effort, truth and over, workers, bot), start=1):
        values[point.index] = found
        if shown is not None:
            shown(done, len(all_points))
    return judged(table.game, table.seats, all_points, values)


def valued(
    game: Game, all_points: Sequence[Point], effort: Effort, truth: bool, workers: int, bot: str | None,
) -> Iterator[tuple[Point, Value]]:
    """Each point with its value."""
    tasks = [task(game, point, effort, truth, bot) for point in all_points]
    if workers < 2:
        for point, one in zip(all_points, tasks, strict=True):
            yield point, work(*one)
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from zip(all_points, pool.map(work, *zip(*tasks, strict=True)), strict=True)


Task = tuple[str, CardFiles | None, dict[str, Any], str | None, Effort, bool, str | None]


def task(game: Game, point: Point, effort: Effort, truth: bool, bot: str | None) -> Task:
    """A point in a shape that can be sent between processes."""
    return game.id, game.own_cards, point.state.dump(), point.line.text if point.line is not None else None, effort, truth, bot


def work(
    game_id: str, cards: CardFiles | None, dump: dict[str, Any], played: str | None, effort: Effort, truth: bool, bot: str | None = None,
) -> Value:
    """In a worker: the value of a point."""
    game = find_game(game_id)
    if cards is not None:
        game.learn_cards(cards)
        game = game.variant({"cards": cards.tag})
    state = game.load(dump)
    actor = next((one for one in state.actors() if one >= 0), None)
    action = None if played is None or actor is None else game.read(state, actor, played)
    found = value(game, state, effort, truth=truth, about=() if action is None else (action,))
    if bot is None or action is None or actor is None:
        return found
    advice, trouble = advised(named(bot), game, state, actor, effort.seed)
    return msgspec.structs.replace(found, advice=advice, trouble=trouble)


def advised(bot: Bot, game: Game, state: State, seat: Seat, seed: int) -> tuple[str, str]:
    """What a bot would do; or nothing, and the sentence that says why: one from outside that has failed is asked no more."""
    if isinstance(bot, OutsideBot) and bot.left:
        return "", ""
    try:
        return game.write(state, seat, int(attempt(bot, game, state, seat, Random(seed)))), ""
    except BotFailed as failed:
        assert isinstance(bot, OutsideBot)
        bot.left = True
        return "", str(failed.told(bot.name))


def judged(game: Game, seats: int, all_points: Sequence[Point], values: dict[int, Value]) -> Review:
    """What each decision cost, from the values before and after it."""
    decisions = []
    for point, following in pairwise(all_points):
        if point.line is not None and point.index in values:
            found = decision(game, point, following, values)
            decisions.append(msgspec.structs.replace(found, advice=values[point.index].advice))
    trouble = next((one.trouble for one in values.values() if one.trouble), "")
    return Review(game.id, seats, basis_of(game), values, decisions, trouble)


def decision(game: Game, point: Point, following: Point, values: dict[int, Value]) -> Decision:
    """One decision, and what was wrong with it."""
    assert point.line is not None
    seat, action = point.line.seat, point.line.text
    here, after = values[point.index], values.get(following.index)
    best = here.line[0] if here.line else action
    before = here.shares[seat]
    direct = here.basis == "lines" and after is not None
    if direct and after is not None:
        left = after.shares[seat]
    else:
        top = here.options[0].share if here.options else before
        left = before - max(0.0, top - here.weighed.get(action, top))
    cost = 0.0 if same(game, point.state, seat, best, action) else max(0.0, before - left)
    won = ending(game, point.state, here.line)
    missed = won is not None and won[1] == seat and within_turn(game, point.state, here.line, seat)
    kept = after is not None and after.mover == seat and after.proved and after.shares[seat] > before - NOTICED \
        and within_turn(game, following.state, after.line, seat)  # a win that only comes later is not the one that was there
    if missed and not kept and not (following.state.result() and seat in getattr(following.state.result(), "winners", ())):
        assert won is not None
        return Decision(point.index, seat, action, max(cost, LET_GO), best, here.line, "missed-win", won[0], [], seat, before, left)
    if cost < NOTICED:
        return Decision(point.index, seat, action, cost, best, here.line, "", "", [], None, before, left)
    lost = ending(game, following.state, after.line) if after is not None else None
    answer = after.line if direct and after is not None and after.mover != seat else []
    if lost is not None and lost[1] != seat and after is not None:
        return Decision(point.index, seat, action, cost, best, here.line, "allows-win", lost[0], after.line, lost[1], before, left)
    return Decision(point.index, seat, action, cost, best, here.line, "better", "", answer, None, before, left)


def same(game: Game, state: State, seat: Seat, one: str, other: str) -> bool:
    """Do two notations mean the same action?"""
    return one == other or game.read(state, seat, one) == game.read(state, seat, other)


def followed(game: Game, state: State, line: Sequence[str]) -> Iterator[tuple[int, State]]:
    """Who acts at each step of a line, and the state after it."""
    now = state.copy()
    for text in line:
        mover = int(now.mover())
        number = game.read(now, mover, text) if mover >= 0 else None
        if number is None or now.refusal(mover, number) is not None:
            return
        now.apply(mover, number)
        yield mover, now


def ending(game: Game, state: State, line: Sequence[str]) -> tuple[str, int] | None:
    """The clause by which a line ends the game, and who alone wins by it."""
    last = None
    for _, now in followed(game, state, line):
        last = now
    result = last.result() if last is not None else None
    return None if result is None or len(result.winners) != 1 else (result.clause, result.winners[0])


def within_turn(game: Game, state: State, line: Sequence[str], seat: Seat) -> bool:
    """Does nobody else act in a line?"""
    return all(mover == seat for mover, _ in followed(game, state, line))
