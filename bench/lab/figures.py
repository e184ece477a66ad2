"""`python -m bench.lab.figures [cores] [many] [bookkeeping] [memory] [ray]`: how fast the laboratory is, and how much memory it takes.

- cores: the same games with one worker and with all;
- many: 100 000 games of Splut! between greedy bots, and their finished report, as commands;
- bookkeeping: what rows, columns and files cost over bare playouts by the same bots, for each game, in processor time;
- memory: of a worker and of the report, with 10 000 rows of decisions and with a million;
- ray: the same run of more than a minute over processes and on Ray.

Ratios are from one run, the two sides in turns where they are short; each part says whether its goal is met, and so does the exit status.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from avernus.bots import find as find_bot
from avernus.bots.base import Bot, Legal
from avernus.core.fair import Draws
from avernus.core.seats import CHANCE, CLOCK, NOBODY
from avernus.core.state import State
from avernus.games import find
from avernus.lab.pool import cores
from avernus.lab.recording import Recorder
from avernus.lab.simulating import Simulation, write_rows
from avernus.lab.things import ThingsOf
from avernus.play.table import seeded

PLAYED: Final = (
    ("splut", 2, "greedy", 4000), ("inferno-race", 3, "greedy", 40), ("laberinto", 3, "greedy", 6), ("inferno-trade", 4, "greedy", 150),
    ("hellgame", 3, "greedy", 12),
)
"""Games with seats, bot, and how many are played: some twenty seconds each."""


class Spent(NamedTuple):
    """What something took: seconds on the clock, seconds of processors, and the most megabytes of one of its processes."""

    seconds: float
    processor: float
    megabytes: int


def bare(state: State, game: Any, bot: Bot, seats: int, seed: str) -> None:
    """A playout and nothing else: draws, decisions, actions."""
    luck = [Random(f"{seed} seat {seat}") for seat in range(seats)]
    draws = Draws(*seeded(seed))
    drawn = 0
    while (seat := int(state.mover())) != NOBODY:
        if seat == CHANCE:
            action = draws.outcome(drawn, state.outcomes())
            drawn += 1
        elif seat == CLOCK:
            action = state.legal(CLOCK)[0]
        else:
            action = bot.choose(game, seat, lambda: state.redeal(seat, luck[seat]), Legal(state, seat), luck[seat])
        state.apply(seat, action)


def bookkeeping(name: str, seats: int, bot: str, games: int) -> float:
    """The time of games with their rows, until these are in files, over that of the same games without."""
    game, player = find(name), find_bot(bot)
    start, things = game.new(seats), ThingsOf(game)
    size = Simulation(name, (bot,), 100_000, seats).part_size
    without = kept = 0.0
    with tempfile.TemporaryDirectory() as place:
        for part in range(0, games, size):
            recorder = Recorder(game, start, seats, {bot: player}, 100_000, things)
            for number in range(part, min(part + size, games)):  # in turns, so that both meet the same machine
                begun = time.process_time()
                bare(start.copy(), game, player, seats, f"1 {number}")
                middle = time.process_time()
                recorder.play(number, (bot,) * seats, f"1 {number}")
                without, kept = without + middle - begun, kept + time.process_time() - middle
            begun = time.process_time()
            write_rows(recorder, Path(place), part)
            kept += time.process_time() - begun
    return kept / without


def command(*words: str) -> Spent:
    """What a command in a process of its own takes."""
    program = (
        "import resource, sys; from avernus import cli; code = cli.main(sys.argv[1:]); "
        "print(max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)), file=sys.stderr); "
        "sys.exit(code)")
    begun, before = time.perf_counter(), os.times()
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", program, *words, "--json"], capture_output=True, text=True, check=False,
                          env={**os.environ, "RAY_DISABLE_IMPORT_WARNING": "1"})
    if done.returncode:
        raise RuntimeError(f"avernus {' '.join(words)}: {done.stderr[-2000:]}")
    after = os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return Spent(time.perf_counter() - begun, worked, int(done.stderr.split()[-1]) // 1024)


def simulate(out: Path, games: int, *more: str) -> Spent:
    """Games of Splut! between greedy bots."""
    return command("simulate", "splut", "--games", str(games), "--bots", "greedy", "--out", str(out), *more)


def by_cores(place: Path, games: int) -> dict[str, Any]:
    """Both sides twice, in turns."""
    spent = {1: 0.0, cores(): 0.0}
    for turn in range(2):
        for workers in spent:
            spent[workers] += simulate(place / f"{turn}-{workers}", games, "--workers", str(workers)).seconds
    speedup = spent[1] / spent[cores()]
    return {"games": games, "seconds": [round(one / 2, 2) for one in spent.values()], "speedup": round(speedup, 2), "goal": "1.8",
            "met": speedup >= 0.9 * cores()}


def by_many(place: Path, games: int) -> dict[str, Any]:
    """A run and its report."""
    played, told = simulate(place / "many", games), command("report", str(place / "many"))
    whole = (played.seconds + told.seconds) * 100_000 / games
    return {"games": games, "simulate": round(played.seconds, 1), "report": round(told.seconds, 1),
            "processor": [round(played.processor, 1), round(told.processor, 1)], "goal": "60 s for 100 000", "met": whole < 60}


def by_bookkeeping(place: Path, games: int) -> dict[str, Any]:
    """Each game."""
    found = {f"{game}, {bot}": round(bookkeeping(game, seats, bot, many), 3) for game, seats, bot, many in PLAYED}
    return {"ratio": found, "goal": "1.2", "met": all(ratio < 1.2 for ratio in found.values())}


def by_memory(place: Path, games: int) -> dict[str, Any]:
    """Some 39 rows a game."""
    found: dict[str, Any] = {}
    for rows in (10_000, 1_000_000):
        folder = place / str(rows)
        found[f"{rows} rows"] = {"a worker": simulate(folder, rows // 39).megabytes, "the report": command("report", str(folder)).megabytes}
    few, many = found.values()
    return {"megabytes": found, "goal": "within 20 %", "met": all(many[which] <= 1.2 * few[which] for which in few)}


def by_ray(place: Path, games: int) -> dict[str, Any]:
    """The same run twice."""
    here, there = simulate(place / "processes", games).seconds, simulate(place / "ray", games, "--engine", "ray").seconds
    return {"games": games, "processes": round(here, 1), "ray": round(there, 1), "ratio": round(there / here, 2), "goal": "1.3",
            "met": there <= 1.3 * here}


PARTS: Final[dict[str, tuple[Callable[[Path, int], dict[str, Any]], int]]] = {
    "bookkeeping": (by_bookkeeping, 0), "cores": (by_cores, 50_000), "many": (by_many, 100_000), "memory": (by_memory, 0),
    "ray": (by_ray, 130_000),
}
"""What is measured, and with how many games."""


def main() -> int:
    """Measure, and say so as lines of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="PART", help=f"{', '.join(PARTS)} (default: all)")
    parser.add_argument("--games", type=int, help="another number of games")
    chosen = parser.parse_args()
    found: dict[str, Any] = {}
    for name in chosen.parts or PARTS:
        measured, games = PARTS[name]
        with tempfile.TemporaryDirectory() as place:
            found[name] = {**measured(Path(place), chosen.games or games), "load": round(os.getloadavg()[0], 1)}
        print(json.dumps({name: found[name]}), flush=True)
    return 0 if all(part["met"] for part in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
