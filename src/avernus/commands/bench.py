"""`avernus bench`: how fast the rules run here."""

import argparse
import time
from typing import Final

import avernus
from avernus.bots.generator import Xorshift
from avernus.bots.playout import play_out, playouts
from avernus.commands.arguments import whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.native import buffer
from avernus.core.state import State
from avernus.games import find, names

MOST_ACTIONS: Final = 100_000


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "bench", run, "measure random actions and copies per second", ("json", "cards"), ("bench", "bench splut --seconds 5 --json"),
    )
    parser.add_argument("games", metavar="GAME", nargs="*", help="the games to measure (default: all)")
    parser.add_argument("--seconds", type=whole(1, 60), default=2, help="how long to measure each figure")


def run(chosen: argparse.Namespace) -> int:
    """Print how fast each game is, with the smallest number of seats, in this build."""
    measured = []
    for game in [find(name) for name in chosen.games or names()]:
        options = chosen.cards.get(game.id, {})
        root = game.variant(options).new(game.seats.start, options)
        measured.append({"game": game.id, "build": avernus.BUILD, **speed_of(root, chosen.seconds)})
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
