"""`python -m bench.engine.against TREE [--rounds N]`: is this tree as fast as an older one, compiled, at the very same games?

TREE is a clone of another commit with its packages and compiled rules in place. Random games with the same seeds are played in both by
turns, in processor time; where defaults have changed since, the options of then are named below. Equal numbers of actions show that the
games were the same; a game whose rules have changed since is marked, and its ratio only says what an action costs.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

THEN = {
    "splut": (60, {}),
    "inferno-race": (20, {"quiet_rounds": 0}),
    "laberinto": (5, {"goal": 0, "build": 0, "captives": "player", "quiet_rounds": 100, "max_rounds": 2000, "lot": "once"}),
    "inferno-trade": (40, {}),
    "hellgame": (2, {}),
}
"""Per game how many times eight games, and what options have to be for the rules of commit 3b8eaf2; what a tree lacks is left out."""
CODE = """
import json, sys, time
from avernus import BUILD
from avernus.bots.playout import playouts
from avernus.games import find
rows = {}
for name, (times, then) in json.loads(sys.argv[1]).items():
    game = find(name)
    options = {o.name: then[o.name] for o in game.options if o.name in then}
    root = (game.variant(options) if hasattr(game, "variant") else game).new(game.seats.start, options)
    began, actions = time.process_time(), 0
    for seed in range(1, times + 1):
        actions += int(playouts(root, 8, 3000, seed))
    rows[name] = (actions, actions / (time.process_time() - began))
print(json.dumps([BUILD, rows]))
"""


def rates(tree: Path) -> dict[str, tuple[int, float]]:
    """Actions, and actions a second of processor time, of every game in a tree."""
    run = subprocess.run([tree / ".venv/bin/python", "-c", CODE, json.dumps(THEN)], cwd=tree, capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"{tree} cannot play: {run.stderr.strip().splitlines()[-1]}")
    build, rows = json.loads(run.stdout)
    if build != "compiled":
        raise SystemExit(f"{tree} is not compiled: {build}.")
    return dict(rows)


def main() -> int:
    """Play by turns; print the median of the rounds' ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", type=Path, help="the other tree")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    here = Path(__file__).resolve().parents[2]
    ratios: dict[str, list[float]] = {name: [] for name in THEN}
    same = dict.fromkeys(THEN, True)
    for _ in range(chosen.rounds):
        then, now = rates(chosen.tree.resolve()), rates(here)
        for name in THEN:
            ratios[name].append(now[name][1] / then[name][1])
            same[name] = now[name][0] == then[name][0]
    for name, found in ratios.items():
        kind = "the same games" if same[name] else "other rules"
        print(f"{name:<14} {statistics.median(found):5.2f}  ({min(found):.2f}–{max(found):.2f}, {kind})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
