"""What things are worth: how much of the wins a bot loses that is forbidden one of them, beside otherwise equal ones (restricted play).

For each thing one seat is restricted and the others are not; the restricted bot is turned through all seats, with the same dice. The
loss is compared with the fair share, and the chances are corrected for all things that were tried.
"""

import math
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import polars as pl

from avernus.core.arguments import mapping_of, must_be, texts_of
from avernus.core.arguments import shown as repred
from avernus.core.refusals import AvernusError
from avernus.lab.chances import Mean, holm, two_sided
from avernus.lab.change import learn
from avernus.lab.playing import MOST_ACTIONS
from avernus.lab.pool import run
from avernus.lab.recording import Recorder
from avernus.lab.restricted import SIGN, player
from avernus.lab.simulating import Simulation, game_of, judged, ready
from avernus.lab.things import VERB, is_place

WORK: Final = "avernus.lab.restricting:play_restricted"
SCOUTS: Final = 40
"""So many games show which things there are, where the caller names none."""
PART: Final = 20


@dataclass(frozen=True)
class Worth:
    """What forbidding a thing costs."""

    thing: str
    won: Mean
    """The restricted seat's share of the wins."""
    fair: float
    corrected: float

    @property
    def loss(self) -> float:
        """How much of the wins is lost without it: what it is worth."""
        return self.fair - self.won.mean


def worth(
    game: str, *, bot: str = "greedy", seats: int | None = None, games: int = 200, seed: str = "1",
    options: Mapping[str, Any] | None = None, things: list[str] | None = None, cards: Mapping[str, str] | None = None,
    workers: int | None = None, shown: Callable[[int, int], None] | None = None,
) -> pl.DataFrame:
    """The worth of each thing, the dearest first, as a frame."""
    must_be(str, bot, "A bot is asked for by its name")
    base, asked = game_of(game), judged((bot,), games, seats, seed, options, workers)
    games, workers = asked.games, asked.workers
    things = None if things is None else texts_of(things, "Things are")
    if shown is not None and not callable(shown):
        raise AvernusError(f"Progress is told to a function, not to {repred(shown)}.")
    held = mapping_of(cards, "Cards are")
    texts_of([*held, *held.values()], "Cards are files by name,")
    simulation = Simulation(game, asked.bots, games, asked.seats or base.seats.start, asked.seed, asked.options, held)
    simulation.check()
    named = things or scouted(simulation)
    for thing in named:
        player(base.variant(learn(base, simulation.cards, simulation.options)), f"{bot}{SIGN}{thing}")
    text = msgspec.json.encode(simulation).decode()
    tasks = [{"simulation": text, "thing": thing, "first": first, "games": min(PART, games - first)}
             for thing in named for first in range(0, games, PART)]
    won = dict.fromkeys(named, Mean())
    with closing(run(iter(tasks), WORK, workers=workers)) as results:
        for done, (task, result) in enumerate(results, 1):
            won[task["thing"]] += Mean(*result)
            if shown:
                shown(done, len(tasks))
    return as_frame(won, 1 / simulation.seats)


def as_frame(won: Mapping[str, Mean], fair: float) -> pl.DataFrame:
    """The dearest first."""
    alike = math.sqrt(fair * (1 - fair))  # the spread of a game's share among equals, where all games went the same way
    chances = [two_sided((one.mean - fair) / (one.error or alike / math.sqrt(one.n))) for one in won.values()]
    rows = [Worth(thing, one, fair, p) for (thing, one), p in zip(won.items(), holm(chances), strict=True)]
    rows.sort(key=lambda row: -row.loss)
    return pl.DataFrame({
        "thing": [row.thing for row in rows], "loss": [row.loss for row in rows], "low": [fair - row.won.high for row in rows],
        "high": [fair - row.won.low for row in rows], "games": [row.won.n for row in rows], "chance": [row.corrected for row in rows],
        "sure": [row.corrected < 0.05 for row in rows],
    }, schema_overrides={"games": pl.UInt32})


def scouted(simulation: Simulation) -> list[str]:
    """The things that a few games use: verbs first, then cards and the like."""
    given = ready(msgspec.json.encode(simulation).decode())
    recorder = Recorder(given.game, given.start, simulation.seats, given.players, MOST_ACTIONS)
    for number in range(min(SCOUTS, simulation.games)):
        recorder.play(number, given.tables[0], f"{simulation.seed} scout {number}")
    things = {thing for action in set(recorder.rows["action"]) for thing in recorder.things[action]}
    kept = [thing for thing in things if not is_place(thing)]
    if not kept:
        raise AvernusError("Nothing was used in these games that a bot could be forbidden.")
    return sorted(kept, key=lambda thing: (not thing.startswith(VERB), thing))


def play_restricted(task: Mapping[str, Any]) -> list[float]:
    """Some games with a restricted bot: the sums of its share of the wins. The seat turns with the games."""
    given = ready(task["simulation"])
    simulation = given.simulation
    (bot,) = simulation.bots
    name = f"{bot}{SIGN}{task['thing']}"
    players = {bot: given.players[bot], name: player(given.game, name, simulation.seconds)}
    recorder = Recorder(given.game, given.start, simulation.seats, players, simulation.most)
    total = Mean()
    for number in range(task["first"], task["first"] + task["games"]):
        seat = number % simulation.seats
        table = tuple(name if other == seat else bot for other in range(simulation.seats))
        recorder.play(number, table, f"{simulation.seed} {number // simulation.seats}")
        share = recorder.games["shares"][-1][seat]
        total += Mean(1, share, share * share)
    return [total.n, total.total, total.squares]
