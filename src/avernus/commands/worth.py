"""`avernus worth`: what each verb, card, demon or tile is worth, by forbidding it to one of otherwise equal bots."""

import argparse

from rich.console import Console
from rich.table import Table

from avernus.commands.arena import bar
from avernus.commands.arguments import add_game, options_of, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.lab.needs import needed


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "worth", run, "forbid bots one thing at a time, and see what it was worth", ("json",),
        ("worth splut --games 400", "worth inferno-race --thing verb:trident --thing card:w1 --bot greedy --seats 3"),
    )
    add_game(parser)
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (default: greedy)")
    parser.add_argument("--games", type=whole(2, 1_000_000), default=200, metavar="N", help="games for each thing (default: 200)")
    parser.add_argument("--seats", type=whole(1, 99), metavar="N", help="seats at a table (default: the fewest that the game allows)")
    parser.add_argument("--thing", action="append", metavar="KIND:NAME",
                        help="what to forbid (default: all that a few games use, but places)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules; may be repeated")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: 1)")
    parser.add_argument("--workers", type=whole(0, 512), metavar="N", help="processes (default: one for each core; 0: this one alone)")


def run(chosen: argparse.Namespace) -> int:
    """Play, and tell what each thing is worth."""
    needed()
    from avernus.lab.restricting import worth

    with bar(Console(stderr=True)) as progress:
        line = progress.add_task("games", total=None)
        table = worth(
            chosen.game, bot=chosen.bot, seats=chosen.seats, games=chosen.games, seed=str(chosen.seed), things=chosen.thing,
            options=options_of(chosen.game, chosen.option, {}), workers=chosen.workers,
            shown=lambda done, total: progress.update(line, completed=done, total=total),
        )
    if chosen.json:
        print_json(table.to_dicts())
        return 0
    shown = Table("forbidden", "loses", "95 %", "chance", box=None, padding=(0, 2, 0, 0))
    for row in table.iter_rows(named=True):
        sure = "*" if row["sure"] else ""
        shown.add_row(row["thing"], f"{row['loss']:+.1%}{sure}", f"{row['low']:+.1%} to {row['high']:+.1%}", f"{row['chance']:.3f}")
    console = Console(highlight=False, soft_wrap=True)
    console.print(shown)
    noise = f"* more than noise, corrected for {len(table)} things."
    console.print(f"Share of the wins that is lost without it, {chosen.games} games each; {noise}")
    return 0
