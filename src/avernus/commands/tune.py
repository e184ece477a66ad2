"""`avernus tune`: search options and numbers of cards for a game that goes as one would like it."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table

from avernus.commands.arena import bar
from avernus.commands.arguments import add_game, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.lab.needs import needed


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "tune", run, "search options and numbers of cards for what you aim at", ("json",),
        ("tune inferno-race --target length=30..45 --target 'seat-bias<3%' --vary target=1..4 --vary stairs=3..6",
         "tune hellgame --seats 3 --bots medium --target length=45..60 --vary sixes=3,4,5,6 --vary cards.a02=1..3 --picture tried.svg"),
    )
    add_game(parser)
    parser.add_argument("--target", action="append", required=True, metavar="NAME=A..B",
                        help="what a measure should be; also NAME<A, NAME>A")
    parser.add_argument("--vary", action="append", required=True, metavar="NAME=A..B",
                        help="an option, cards.ID or another number; also NAME=A,B,…")
    parser.add_argument("--bots", default="greedy", metavar="BOT,…", help="who plays (default: greedy)")
    parser.add_argument("--games", type=whole(20, 1_000_000), default=100, metavar="N", help="games for each trial (default: 100)")
    parser.add_argument("--trials", type=whole(1, 10_000), default=20, metavar="N", help="how many trials (default: 20)")
    parser.add_argument("--seats", type=whole(1, 99), metavar="N", help="seats at a table (default: the fewest that the game allows)")
    parser.add_argument("--seed", default="1", help="the same seed gives the same search (default: 1)")
    parser.add_argument("--workers", type=whole(0, 512), metavar="N", help="processes (default: one for each core; 0: this one alone)")
    parser.add_argument("--picture", metavar="FILE", help="draw what was tried into an SVG file")


def run(chosen: argparse.Namespace) -> int:
    """Search, and tell what was tried."""
    needed()
    from avernus.lab.tuning import picture, tune

    if chosen.picture and (Path(chosen.picture).suffix.lower() != ".svg" or not Path(chosen.picture).absolute().parent.is_dir()):
        raise AvernusError(f"A picture is an SVG file in a folder that exists, not {chosen.picture[:120]!r}.")
    with bar(Console(stderr=True)) as progress:
        line = progress.add_task("trials", total=chosen.trials)
        table = tune(
            chosen.game, targets=chosen.target, vary=chosen.vary, bots=chosen.bots, seats=chosen.seats, games=chosen.games,
            trials=chosen.trials, seed=str(chosen.seed), workers=chosen.workers,
            shown=lambda done, best: progress.update(line, completed=done, description=f"nearest misses by {best:.2f}"),
        )
    if chosen.picture:
        import vl_convert

        dial = table.columns[0]
        Path(chosen.picture).write_text(vl_convert.vegalite_to_svg(picture(table, dial, chosen.target).to_dict()), encoding="utf-8")
    if chosen.json:
        print_json(table.to_dicts())
        return 0
    shown = Table(*table.columns, box=None, padding=(0, 2, 0, 0))
    for row in table.iter_rows():
        shown.add_row(*(f"{value:.3g}" if isinstance(value, float) else str(value) for value in row))
    console = Console(highlight=False, soft_wrap=True)
    console.print(shown)
    best = table.row(0, named=True)
    dials = ", ".join(f"{name} = {best[name]}" for name in table.columns[: len(chosen.vary)])
    console.print(f"{'All targets are met' if best['missed'] == 0 else 'Nearest to the targets'}: {dials}.")
    return 0
