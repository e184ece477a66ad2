"""`avernus perft`: count the sequences of actions, to compare engines."""

import argparse
import sys
import time
from typing import Final

from rich.console import Console
from rich.progress import track

from avernus.commands.arguments import add_game, add_table, options_of, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.perft import perft
from avernus.core.seats import CHANCE
from avernus.core.state import State
from avernus.games import find
from avernus.play.table import open_state

DEEPEST: Final = 60


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "perft", run, "count the sequences of actions of a length", ("json", "cards"),
        ("perft splut --seats 2 --depth 5", "perft splut --depth 6 --option levitate-behind=false --json"),
    )
    add_game(parser)
    add_table(parser)
    parser.add_argument("--depth", type=whole(0, DEEPEST), required=True, help="the number of actions in a sequence")


def run(chosen: argparse.Namespace) -> int:
    """Print the number of sequences, in all and after each first action."""
    options = options_of(chosen.game, chosen.option, chosen.cards)
    game = find(chosen.game).variant(options)
    state, seats = open_state(game, chosen.seats, options, chosen.position)
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
