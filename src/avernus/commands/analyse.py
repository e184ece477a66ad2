"""`avernus analyse`: a recorded game, judged decision by decision."""

import argparse
import os
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from avernus.analysis import Effort, Review, review, why
from avernus.commands.arguments import add_file, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.play.table import Table, read_file, replay

WIDTH: Final = 40
"""Columns of the graph."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "analyse", run, "say what each decision of a recorded game was worth", ("lang", "json", "cards"),
        ("analyse game.avn", "analyse game.avn --seat 1 --lang fr", "analyse game.avn --nodes 200000 --json",
         "analyse game.avn --bot lucifer"),
    )
    add_file(parser)
    parser.add_argument("--seat", type=whole(1, 9), metavar="N", help="tell of the mistakes of one seat: 1 is the first (default: all)")
    parser.add_argument("--nodes", type=whole(100, 100_000_000), metavar="N", default=Effort().nodes,
                        help=f"how much is thought about a position where lines are compared (default: {Effort().nodes})")
    parser.add_argument("--playouts", type=whole(10, 10_000_000), metavar="N", default=Effort().playouts,
                        help=f"the same where playouts are averaged (default: {Effort().playouts})")
    parser.add_argument("--worlds", type=whole(1, 1000), metavar="N", default=Effort().worlds,
                        help=f"how many worlds each seat imagines, where something is hidden (default: {Effort().worlds})")
    parser.add_argument("--bot", metavar="BOT",
                        help="a bot to ask what it would have done: a level, an entry point of a package, or run:COMMAND")
    parser.add_argument("--workers", type=whole(1, 512), metavar="N", help="processes (default: one for each core)")


def run(chosen: argparse.Namespace) -> int:
    """Analyse a record and tell what was found."""
    record = read_file(chosen.file)
    table = replay(record, chosen.lang)
    if chosen.seat is not None and chosen.seat > table.seats:
        raise AvernusError(f"There is no seat {chosen.seat}; the record is one of {table.seats} seats.")
    effort = Effort(chosen.nodes, chosen.playouts, chosen.worlds)
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=Console(stderr=True), transient=True,
                  disable=not sys.stderr.isatty()) as progress:
        line = progress.add_task("positions", total=None)

        def shown(done: int, of: int) -> None:
            progress.update(line, completed=done, total=of)

        found = review(record, effort, workers=chosen.workers or os.cpu_count() or 1, shown=shown, bot=chosen.bot)
    if found.trouble:
        print(found.trouble, file=sys.stderr)
    if chosen.json:
        told = {str(one.index): why(table.speaker, one) for one in found.decisions if one.reason}
        print_json({**found.dump(), "sentences": told})
        return 0
    tell(found, table, None if chosen.seat is None else chosen.seat - 1, chosen.bot)
    return 0


def tell(found: Review, table: Table, only: int | None, bot: str | None) -> None:
    """The graph and the mistakes, in sentences."""
    say = table.speaker.say
    print(say(f"analysis-basis-{found.basis}"))
    if table.game.hidden:
        print(say("analysis-hidden"))
    turned = set(found.turning_points())
    actions = {one.index: one for one in found.decisions}
    print("", say("analysis-graph", seat=0), sep="\n")
    for index in sorted(found.values):
        here = found.values[index]
        bar = "#" * round(here.shares[0] * WIDTH)
        spread = f" ±{round(100 * here.spread[0])}" if any(here.spread) else ""
        played = actions[index].action if index in actions else ""
        who = table.speaker.seat(actions[index].seat) if index in actions else ""
        mark = "  <" if index in turned else ""
        print(f"{index:>4} {bar:<{WIDTH}} {round(100 * here.shares[0]):>3} %{spread}  {who} {played}{mark}".rstrip())
    if turned:
        print(say("analysis-turned", count=len(turned)))
    for seat in range(table.seats) if only is None else (only,):
        worst = found.costliest(seat)
        print("", say("analysis-costliest", seat=seat, count=len(worst)) if worst else say("analysis-none", seat=seat), sep="\n")
        for place, one in enumerate(worst, start=1):
            move = say("analysis-move", number=one.index + 1, action=one.action, cost=round(100 * one.cost))
            advice = f" {say('analysis-advice', bot=bot, action=one.advice)}" if one.advice else ""
            print(f"{place}. {move} {why(table.speaker, one)}{advice}")
        if bot is not None:
            mine = [one for one in found.decisions if one.seat == seat and one.advice]
            print(say("analysis-agrees", bot=bot, seat=seat, count=sum(one.advice == one.action for one in mine), of=len(mine)))
