"""What every supported Python must do with an installed avernus, without any other library: `make smoke PYTHON=python3.13`.

Imports it, plays a game of each kind at random to its end, and runs the conformance suite at the fewest seats.
"""

import random
import sys
import time

import avernus
from avernus.conformance import checks


def played(name: str) -> int:
    """How many actions a random game took."""
    table = avernus.new_table(name, seats=min(avernus.game(name).seats), seed="smoke")
    chance = random.Random(1)
    actions = 0
    while table.actors:
        seat = table.actors[0]
        table.play(seat, chance.choice(table.legal(seat)))
        actions += 1
    return actions


def main() -> None:
    """All games."""
    print(f"Python {sys.version.split()[0]}, avernus {avernus.__version__} ({avernus.BUILD}) from {avernus.__path__[0]}", flush=True)
    for name in avernus.games():
        began = time.monotonic()
        actions = played(name)
        suite = list(checks(avernus.game(name), few=True))
        for check in suite:
            check()
        print(f"{name}: a game of {actions} actions, {len(suite)} checks, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
