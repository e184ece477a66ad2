"""Games by the thousand, over all cores or on a Ray cluster, into a folder: the same whatever plays them and however often it is killed."""

import hashlib
import importlib
import json
import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import polars as pl

import avernus
from avernus.bots.base import Bot
from avernus.core.arguments import count_of, mapping_of, must_be, texts_of, whole
from avernus.core.fair import BY_LINE, commitment
from avernus.core.game import Game
from avernus.core.record import Line, Record
from avernus.core.refusals import AvernusError
from avernus.core.state import State
from avernus.games import find
from avernus.lab.arena import Arena, program
from avernus.lab.change import Change, begin_with, learn, read_change, with_numbers
from avernus.lab.columns import DECISIONS, GAMES, MOST_COUNTED, frame
from avernus.lab.folder import Folder, SimulatedRun, part_path, write_part
from avernus.lab.playing import MOST_ACTIONS, Pairing, check
from avernus.lab.pool import Noticed, run
from avernus.lab.recording import Recorder
from avernus.lab.restricted import player
from avernus.lab.things import ThingsOf
from avernus.play.paths import path_of
from avernus.play.table import seeded

WORK: Final = "avernus.lab.simulating:play_part"
ENGINES: Final = ("processes", "ray")
MOST_GAMES: Final = 10_000_000
PARTS: Final = 64
LARGEST: Final = 1000
"""A run has about so many parts, and a part at most so many games: the same parts whoever plays them."""
ATTEMPT: Final = 500
"""After so many actions of a first game it is believed that numbers can be played with."""
SMALL: Final = 1600
"""A run of fewer games has a quarter of the parts: files cost more than games there."""


@dataclass(frozen=True)
class Simulation:
    """What is played."""

    game: str
    """A game that `avernus games` lists, or `module:NAME` for one that is being made."""
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: str = "1"
    options: Mapping[str, Any] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    """Files of changed cards (`change.py`)."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """Changed numbers of other material (`change.py`)."""
    note: str = ""
    most: int = MOST_ACTIONS
    seconds: float | None = None
    records: bool = False

    @property
    def part_size(self) -> int:
        """How many games a part has."""
        return max(1, min(LARGEST, math.ceil(self.games / (PARTS if self.games >= SMALL else PARTS // 4))))

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return math.ceil(self.games / self.part_size)

    def about(self) -> dict[str, Any]:
        """What the folder says of it: games of another program are not taken for these."""
        return {
            "game": self.game, "bots": list(self.bots), "games": self.games, "seats": self.seats, "seed": self.seed,
            "options": dict(self.options), "cards": dict(self.cards), "numbers": dict(self.numbers), "note": self.note,
            "most": self.most, "seconds": self.seconds, "records": self.records, "part_size": self.part_size, "program": program(),
            "build": "compiled" if avernus.BUILD == "compiled" else "interpreted",
        }

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits where, one game after the other: every choice of bots, turned through all seats."""
        return Arena(self.game, self.bots, self.seats).tables()

    def check(self) -> None:
        """`AvernusError` for anything that cannot be played."""
        game = game_of(self.game)
        if len(set(self.bots)) != len(self.bots):
            raise AvernusError("A bot is named twice; one name is enough for as many seats as there are.")
        if not self.bots:
            raise AvernusError("Name a bot, or several.")
        if len(self.bots) > self.seats:
            raise AvernusError(f"{len(self.bots)} bots do not fit at a table of {self.seats}; for tournaments there is 'avernus arena'.")
        options = learn(game, self.cards, self.options)
        if ":" not in self.game:
            check(Pairing(self.game, ("random",) * self.seats, "", options, seconds=self.seconds))
        if self.numbers and self.records:
            raise AvernusError("A game with other numbers than its rules have could not be replayed: records of it are not kept.")
        with with_numbers(game, self.numbers):
            start = begin_with(game, game.variant(options).new(self.seats, options), self.numbers)
            if self.numbers:
                attempt(game.variant(options), start, self.seats)
        for name in self.bots:
            player(game.variant(options), name, self.seconds)


MOST_WORKERS: Final = 10_000
MOST_SEATS: Final = 1000


class Asked(NamedTuple):
    """What Python programs ask for, judged."""

    bots: tuple[str, ...]
    games: int
    seats: int | None
    seed: str
    options: dict[str, Any]
    workers: int | None


def judged(bots: Any, games: Any, seats: Any, seed: Any, options: Any, workers: Any) -> Asked:
    """What all of the laboratory's functions are asked for; `AvernusError` for what is of another kind."""
    return Asked(
        tuple(name.strip() for name in (bots.split(",") if isinstance(bots, str) else texts_of(bots, "Bots are"))),
        count_of(games, "The number of games", 1, MOST_GAMES),
        None if seats is None else count_of(seats, "The number of seats", 1, MOST_SEATS),
        seed_of(seed), mapping_of(options, "Options are"),
        None if workers is None else count_of(workers, "The number of workers", 0, MOST_WORKERS),
    )


def seed_of(seed: Any) -> str:
    """A seed is a text that can be written down, or a whole number."""
    text = seed if isinstance(seed, str) else str(whole(seed, "A seed that is no text"))
    if any("\ud800" <= sign <= "\udfff" for sign in text[:5000]):
        raise AvernusError("A seed is a text that can be written down.")
    return text


def game_of(name: str) -> Game:
    """The game of a name; `module:NAME` for one that is not registered."""
    must_be(str, name, "A game is asked for by its name")
    module, colon, attribute = name.partition(":")
    if not colon:
        return find(name)
    try:
        game = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise AvernusError(f"There is no game {name[:80]!r}: {str(error)[:120].rstrip('.')}.") from error
    if not isinstance(game, Game):
        raise AvernusError(f"{name[:80]!r} is a {type(game).__name__}, not a game.")
    return game


def attempt(game: Game, start: State, seats: int) -> None:
    """A short game by lot, to see that there can be one with numbers that the rules were not written for; `AvernusError` if not."""
    recorder = Recorder(game, start, seats, {"random": player(game, "random")}, ATTEMPT)
    try:
        recorder.play(0, ("random",) * seats, "attempt")
    except Exception as error:
        raise AvernusError(f"With these numbers there is no game: {type(error).__name__}, {str(error)[:100].rstrip('.')}.") from error


# -- one part, in a worker ------------------------------------------------------------------------


@dataclass(frozen=True)
class Ready:
    """All that the games of a run have in common."""

    simulation: Simulation
    game: Game
    options: dict[str, Any]
    start: State
    players: dict[str, Bot]
    tables: list[tuple[str, ...]]
    things: ThingsOf


@lru_cache(maxsize=2)
def ready(text: str) -> Ready:
    """The same for all parts of a run."""
    simulation = msgspec.json.decode(text, type=Simulation)
    named = game_of(simulation.game)
    options = learn(named, simulation.cards, simulation.options)
    game = named.variant(options)
    players = {name: player(game, name, simulation.seconds) for name in simulation.bots}
    start = begin_with(named, game.new(simulation.seats, options), simulation.numbers)
    return Ready(simulation, game, options, start, players, simulation.tables(), ThingsOf(game))


def play_part(task: Mapping[str, Any]) -> dict[str, Any]:
    """Play the games of a part and write them."""
    simulation = msgspec.json.decode(task["simulation"], type=Simulation)
    with with_numbers(game_of(simulation.game), simulation.numbers):
        return play_games(ready(task["simulation"]), int(task["part"]), Path(task["folder"]))


def play_games(given: Ready, part: int, folder: Path) -> dict[str, Any]:
    """The same, where everything is ready."""
    simulation = given.simulation
    recorder = Recorder(given.game, given.start, simulation.seats, given.players, simulation.most, given.things)
    first = part * simulation.part_size
    for number in range(first, min(first + simulation.part_size, simulation.games)):
        recorder.play(number, given.tables[number % len(given.tables)], f"{simulation.seed} {number}")
        if simulation.records:
            keep_record(given, folder / "records" / f"{part:05}", number, recorder.lines)
    write_rows(recorder, folder, part)
    return {"part": part, "games": len(recorder.games["game"])}


def write_rows(recorder: Recorder, folder: Path, part: int) -> None:
    """Write what was recorded as a finished part."""
    width = recorder.game.verbs.width
    rows = {
        **recorder.rows, "verb": [action >> width for action in recorder.rows["action"]],
        "options": pl.Series(recorder.rows["options"], dtype=pl.UInt32).clip(upper_bound=MOST_COUNTED),
    }
    write_part(folder, part, {
        "games": frame(GAMES, recorder.games), "decisions": frame(DECISIONS, rows), "offered": recorder.offers.table(),
    })


def keep_record(given: Ready, folder: Path, number: int, lines: list[tuple[int, int]]) -> None:
    """Write the record of a game: `avernus replay` and `avernus verify` read it."""
    secret, table = seeded(f"{given.simulation.seed} {number}")
    state = given.start.copy()
    record = Record(
        game=given.game.id, rules=given.game.rules, seats=given.simulation.seats, options=dict(given.options), table=table,
        commit=commitment(secret), draws=BY_LINE,
    )
    for seat, action in lines:
        record.lines.append(Line(seat, given.game.write(state, seat, action)))
        state.apply(seat, action)
    record.secret = secret.hex()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number:07}.avn").write_text(record.write(), encoding="utf-8")


# -- the run --------------------------------------------------------------------------------------

Shown = Callable[[int, int], None]
"""Is told how many games are finished, and how many were before this run."""


def carry_out(
    simulation: Simulation, out: str | Path, *, workers: int | None = None, engine: str = "processes", shown: Shown | None = None,
    noticed: Noticed | None = None,
) -> SimulatedRun:
    """Play what is not yet there. Interrupted, it leaves what is finished; called again, it goes on."""
    simulation.check()
    if engine not in ENGINES:
        raise AvernusError(f"There is no engine {engine[:40]!r}; there are: {', '.join(ENGINES)}.")
    with Folder(out, simulation.about()) as folder:
        missing = [part for part in range(simulation.parts) if not part_path(folder.path, "games", part).exists()]
        size = simulation.part_size
        before = done = simulation.games - sum(min(size, simulation.games - part * size) for part in missing)
        if shown:
            shown(done, before)
        text = msgspec.json.encode(simulation).decode()
        tasks = ({"simulation": text, "folder": str(folder.path.absolute()), "part": part} for part in missing)
        with closing(on(engine)(tasks, workers, noticed)) as results:
            for result in results:
                done += result["games"]
                if shown:
                    shown(done, before)
    return SimulatedRun(out)


def on(engine: str) -> Callable[..., Any]:
    """What plays the parts."""
    if engine == "ray":
        from avernus.lab.on_ray import run_on_ray

        return run_on_ray
    return run_here


def run_here(tasks: Iterator[dict[str, Any]], workers: int | None, noticed: Noticed | None) -> Iterator[dict[str, Any]]:
    """Over the cores of this machine."""
    for _, result in run(tasks, WORK, workers=workers, noticed=noticed):
        yield result


def simulate(
    game: str, *, bots: str | tuple[str, ...], games: int, out: str | Path, seats: int | None = None, seed: str = "1",
    options: Mapping[str, Any] | None = None, change: str | Path | Change | None = None, workers: int | None = None, **more: Any,
) -> SimulatedRun:
    """Simulate from Python: the same as the command, and the same folder."""
    found, asked = game_of(game), judged(bots, games, seats, seed, options, workers)
    out = path_of(out)
    changed = change if isinstance(change, Change) else read_change(change, found) if change is not None else Change()
    simulation = Simulation(
        game, asked.bots, asked.games, asked.seats or found.seats.start, asked.seed, {**changed.options, **asked.options}, changed.cards,
        changed.numbers,
        changed.note, **{name: more.pop(name) for name in ("most", "seconds", "records") if name in more},
    )
    return carry_out(simulation, out, workers=asked.workers, **more)


def fingerprint(run: SimulatedRun) -> str:
    """A sum over all games of a run: the same if and only if the games were the same."""
    found = hashlib.sha256()
    for games in run.each("games"):
        found.update(json.dumps(games["trace"].to_list()).encode())
    return found.hexdigest()[:16]
