"""`avernus perft` and `avernus bench`: counting and measuring."""

import argparse
import sys
import time

from rich.console import Console
from rich.progress import track

import avernus
from avernus.bots.generator import Xorshift
from avernus.bots.playout import play_out, playouts
from avernus.commands.shared import Commands, add_table_arguments, options_of, print_json, whole
from avernus.core.native import buffer
from avernus.core.perft import perft
from avernus.core.seats import CHANCE
from avernus.core.state import State
from avernus.games import find, names
from avernus.play.table import open_state

DEEPEST = 60
MOST_ACTIONS = 100_000


def add_to(commands: Commands, everywhere: argparse.ArgumentParser) -> None:
    """Add the commands."""
    count = commands.add_parser("perft", parents=[everywhere], help="count the sequences of actions of a length")
    add_table_arguments(count)
    count.add_argument("--depth", type=whole(0, DEEPEST), required=True, help="the number of actions in a sequence")
    count.set_defaults(run=run_perft)
    speed = commands.add_parser("bench", parents=[everywhere], help="measure random actions and copies per second")
    speed.add_argument("games", metavar="GAME", nargs="*", help="the games to measure (default: all)")
    speed.add_argument("--seconds", type=whole(1, 60), default=2, help="how long to measure each figure")
    speed.set_defaults(run=run_bench)


def run_perft(chosen: argparse.Namespace) -> int:
    """Print the number of sequences, in all and after each first action."""
    game = find(chosen.game)
    state, seats = open_state(game, chosen.seats, options_of(chosen.game, chosen.option), chosen.position)
    start = time.perf_counter()
    parts = divide(state, chosen.depth)
    seconds = time.perf_counter() - start
    named = {game.write(state, seat, action): count for (seat, action), count in parts.items()}
    total = sum(named.values()) if chosen.depth else 1
    if chosen.json:
        print_json({
            "game": game.id, "seats": seats, "depth": chosen.depth, "position": game.write_position(state), "count": total,
            "divide": dict(sorted(named.items())), "seconds": round(seconds, 3),
        })
        return 0
    for name, count in sorted(named.items()):
        print(f"{name:<12} {count}")
    print(total)
    return 0


def run_bench(chosen: argparse.Namespace) -> int:
    """Print how fast each game is, with the smallest number of seats, in this build."""
    measured = []
    for name in chosen.games or names():
        root = find(name).new(find(name).seats.start)
        measured.append({"game": name, "build": avernus.BUILD, **speed_of(root, chosen.seconds)})
    if chosen.json:
        print_json(measured)
        return 0
    for row in measured:
        print(f"{row['game']:<14} {row['actions']:>12,.0f} actions/s  {row['copies']:>12,.0f} copies/s  ({row['build']})")
    return 0


def speed_of(root: State, seconds: float) -> dict[str, float]:
    """Random actions per second, from the start to the end of games, and copies of a state per second."""
    games, played, seed = 1, 0, 1
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        played += int(playouts(root, games, MOST_ACTIONS, seed))
        seed += 1
        games = min(games * 2, 4096) if spent < seconds / 8 else games
    actions = played / spent
    middle = root.copy()
    play_out(middle, 30, Xorshift(1), buffer(int(root.max_legal())), buffer(int(root.max_legal())))
    copied = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds / 4:
        for _ in range(1000):
            middle.copy()
        copied += 1000
    return {"actions": actions, "copies": copied / spent}


def divide(state: State, depth: int) -> dict[tuple[int, int], int]:
    """For each first action, the number of sequences of so many actions that begin with it."""
    if depth == 0:
        return {}
    if state.mover() == CHANCE:
        first = [(CHANCE, action) for action, _ in state.outcomes()]
    else:
        first = [(seat, action) for seat in state.actors() for action in state.legal(seat)]
    found = {}
    quiet = not sys.stderr.isatty() or depth < 5
    for seat, action in track(first, description="", console=Console(stderr=True), transient=True, disable=quiet):
        following = state.copy()
        following.apply(seat, action)
        found[seat, action] = int(perft(following, depth - 1))
    return found
