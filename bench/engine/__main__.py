"""`python -m bench.engine [--seconds N] [--rounds N] [--json]`: a table of ratios to python-chess, and the race's to Catanatron."""

import argparse
import json
import os
import statistics
import subprocess
import sys
from typing import Any

from bench.engine.peers import Rates, catanatron, open_spiel, python_chess

CATANATRON = "Catanatron"
RACE = "inferno-race (compiled)"
"""Both have dice, cards and several players, so they are compared with each other too."""
OPEN_SPIEL = ("tic_tac_toe", "chess", "backgammon")


def ours(seconds: int, pure: bool) -> dict[str, Rates]:
    """All our games in a process of their own, compiled or interpreted."""
    run = subprocess.run(
        [sys.executable, "-m", "avernus.cli", "bench", "--json", "--seconds", str(seconds)],
        env={**os.environ, "AVERNUS_PURE": "1" if pure else "0"}, capture_output=True, text=True, check=True,
    )
    return {f"{row['game']} ({'interpreted' if pure else row['build']})": row for row in json.loads(run.stdout)}


def one_round(seconds: int) -> dict[str, Rates]:
    """Every contender once, one after the other."""
    rates: dict[str, Rates] = {"python-chess": python_chess(seconds), CATANATRON: catanatron(seconds)}
    rates |= ours(seconds, pure=False)
    rates |= ours(seconds, pure=True)
    for name in OPEN_SPIEL:
        rates[f"OpenSpiel {name}"] = open_spiel(name, seconds)
    return rates


def main() -> int:
    """Measure several rounds; print the median rate, and the median of the ratios within each round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rounds = [one_round(chosen.seconds) for _ in range(chosen.rounds)]
    rows = []
    for name in rounds[0]:
        row: dict[str, Any] = {"engine": name}
        for figure in ("actions", "copies"):
            if figure in rounds[0][name]:
                row[figure] = statistics.median(r[name][figure] for r in rounds)
                row[f"{figure}_ratio"] = statistics.median(r[name][figure] / r["python-chess"][figure] for r in rounds)
        rows.append(row)
    race = [r[RACE]["actions"] / r[CATANATRON]["actions"] for r in rounds if RACE in r]
    if chosen.json:
        print(json.dumps(rows, indent=2))
        return 0
    print(f"{'engine':<30} {'actions/s':>12} {'× chess':>9} {'copies/s':>12} {'× chess':>9}")
    for row in rows:
        copies = f"{row['copies']:>12,.0f} {row['copies_ratio']:>9,.2f}" if "copies" in row else ""
        print(f"{row['engine']:<30} {row['actions']:>12,.0f} {row['actions_ratio']:>9,.1f} {copies}")
    if race:
        print(f"inferno-race, compiled: {statistics.median(race):,.0f} × Catanatron's random decisions a second")
    return 0


if __name__ == "__main__":
    sys.exit(main())
