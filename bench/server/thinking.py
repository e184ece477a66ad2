"""`python -m bench.server.thinking [--tables 50] [--bots 50] [--game splut] [--level hard] [--seconds 6] [--rounds 3]`

Do bots that think keep people waiting?

People play at some tables; then others begin, each against a strong bot, so that the bots' processes never rest. The people's waiting times
with and without them, stretch by stretch, on a server of one process.
"""

import argparse
import sys
import time
from statistics import median

from bench.server import processes
from bench.server.abuse.__main__ import Honest, p99


def stretch(people: Honest, seconds: int) -> float:
    """Milliseconds: p99 of the people's moves for so long."""
    begun = time.monotonic()
    time.sleep(seconds)
    people.check()
    return p99(people.between(begun, time.monotonic(), "waits"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.thinking")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--bots", type=int, default=50)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--game", default="splut", help="what the bots play")
    parser.add_argument("--seconds", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    quiet, busy, answers = [], [], []
    for _ in range(given.rounds):
        with processes.avernus() as (_, base):
            people = Honest(base, given.tables, 0)
            quiet.append(stretch(people, given.seconds))
            thinkers = Honest(base, given.bots, given.bots, given.level, first=given.tables, game=given.game)
            begun = time.monotonic()
            busy.append(stretch(people, given.seconds))
            answers += thinkers.between(begun, time.monotonic(), "answers")
            for clients in (people, thinkers):
                clients.process.terminate()
                clients.process.wait(10)
    ratio = median(busy) / median(quiet)
    print(
        f"{given.tables} tables of people: p99 {median(quiet):.1f} ms alone, {median(busy):.1f} ms beside {given.bots} thinking bots "
        f"({ratio:.2f} times; rounds {', '.join(f'{b / q:.2f}' for q, b in zip(quiet, busy, strict=True))}); "
        f"{len(answers)} turns of {given.level} bots at {given.game}" + (f", p50 {median(answers):.0f} ms" if answers else ""), flush=True,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
