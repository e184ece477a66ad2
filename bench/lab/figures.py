"""`python -m bench.lab.figures [--games 100000]`: how fast the laboratory is, and how much memory it takes; ratios from one run.

- both cores: the same games with one worker and with all;
- 100 000 games of Splut! between greedy bots and their finished report;
- what keeping rows costs over bare playouts by the same bots, for each game;
- memory of the report with 10 000 rows and with many more.
"""

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from avernus.bots import find as find_bot
from avernus.games import find
from avernus.lab.playing import Pairing, play
from avernus.lab.pool import cores
from avernus.lab.recording import Recorder
from avernus.lab.simulating import Simulation, carry_out

BARE = (("splut", 2, "greedy", 1000), ("inferno-race", 3, "greedy", 40), ("laberinto", 3, "greedy", 4), ("inferno-trade", 4, "greedy", 100),
        ("hellgame", 3, "greedy", 10))


def bookkeeping(game: str, seats: int, bot: str, games: int) -> float:
    """The time of games with their rows, over that of the same games without."""
    found = find(game)
    recorder = Recorder(found, found.new(seats), seats, {bot: find_bot(bot)}, 100_000)
    bare = kept = 0.0
    for number in range(games):  # in turns, so that both meet the same machine
        begun = time.process_time()
        play(Pairing(game, (bot,) * seats, f"1 {number}"))
        middle = time.process_time()
        recorder.play(number, (bot,) * seats, f"1 {number}")
        bare, kept = bare + middle - begun, kept + time.process_time() - middle
    return kept / bare


def timed(simulation: Simulation, folder: Path, workers: int | None = None) -> float:
    begun = time.perf_counter()
    carry_out(simulation, folder, workers=workers)
    return time.perf_counter() - begun


def report(folder: Path) -> tuple[float, int]:
    """Seconds and megabytes of a report in a process of its own."""
    begun = time.perf_counter()
    program = ("import resource, sys; from avernus import cli; code = cli.main(['report', sys.argv[1], '--json']); "
               "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)")
    done = subprocess.run([sys.executable, "-c", program, str(folder)], check=True, capture_output=True, text=True)
    return time.perf_counter() - begun, int(done.stderr.split()[-1]) // 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--only", choices=("cores", "many", "bookkeeping"))
    chosen = parser.parse_args()
    found: dict[str, Any] = {"cores": cores()}
    with tempfile.TemporaryDirectory() as place:
        base = Path(place)
        if chosen.only in (None, "bookkeeping"):
            found["bookkeeping"] = {f"{game}, {bot}": round(bookkeeping(game, seats, bot, games), 3) for game, seats, bot, games in BARE}
        if chosen.only in (None, "cores"):
            one, all_ = (timed(Simulation("splut", ("greedy",), 8000, 2), base / str(workers), workers) for workers in (1, cores()))
            found["speedup"] = round(one / all_, 2)
        if chosen.only in (None, "many"):
            timed(Simulation("splut", ("greedy",), 250, 2), base / "few")
            few = report(base / "few")
            seconds = timed(Simulation("splut", ("greedy",), chosen.games, 2), base / "many")
            many = report(base / "many")
            found["many"] = {"games": chosen.games, "simulate": round(seconds, 1), "report": round(many[0], 1),
                             "megabytes": {"10 000 rows": few[1], f"{chosen.games * 40:,} rows": many[1]},
                             "workers": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024}
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
