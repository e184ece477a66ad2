"""`avernus arena`: bots against bots, over all seats and all cores, and how good they are."""

import argparse
import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any, Final

import platformdirs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from avernus.commands.arguments import add_game, number, options_of, seconds, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.lab.arena import MOST_GAMES, Arena, Report, hold
from avernus.lab.arena_picture import draw
from avernus.lab.pool import Journal

USUAL_GAMES: Final = 100


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "arena", run, "let bots play against each other, and rate them", ("json", "cards"),
        ("arena splut --bots easy,medium,hard --games 200", "arena laberinto --bots medium,hard --seats 3 --until 25",
         "arena inferno-race --bots hard,medium --sprt 50 --time 0.1", "arena splut --bots greedy,mcts --picture ladder.svg --json"),
    )
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="BOT,…",
                        help="who plays: names that 'avernus games' lists, entry points of packages, MODULE:NAME, or run:COMMAND")
    parser.add_argument("--seats", type=whole(1, 99), metavar="N", help="seats at a table (default: the fewest that the game allows)")
    parser.add_argument("--games", type=whole(1, MOST_GAMES), metavar="N",
                        help=f"how many games, rounded up to whole rounds (default: {USUAL_GAMES})")
    parser.add_argument("--until", type=points, metavar="±POINTS", help="play until every rating is known to so many points")
    parser.add_argument("--sprt", type=points, metavar="POINTS",
                        help="play until it is settled whether the first of two bots is so many points better")
    parser.add_argument("--time", type=seconds, metavar="SECONDS", help="how long bots that search may think about a decision")
    parser.add_argument("--actions", type=whole(1, 10_000_000), metavar="N", help="break a game off after so many actions")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules; may be repeated")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: 1)")
    parser.add_argument("--workers", type=whole(1, 512), metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--journal", metavar="FILE", help="where finished games are kept (default: your data folder)")
    parser.add_argument("--picture", metavar="FILE", help="draw ratings and results into an SVG file")


def points(text: str) -> float:
    """A number of points, perhaps with ± before it."""
    return number(text.lstrip("±+"), 1.0, 1000.0)


def run(chosen: argparse.Namespace) -> int:
    """Play, and tell what came of it."""
    arena = arena_of(chosen)
    path = Path(chosen.journal) if chosen.journal else usual_journal(arena)
    errors = Console(stderr=True)
    with Journal(path, arena.about()) as journal, bar(errors) as progress:
        line = progress.add_task("games", total=None)
        if journal.done:
            errors.print(f"{len(journal.done)} games are kept in {path}.", highlight=False, soft_wrap=True)

        def shown(report: Report) -> None:
            if progress.disable:
                return
            test = report.sprt
            said = f"log-likelihood {test.likelihood:+.2f} of ±{test.bounds[1]:.2f}" if test else "games"
            progress.update(line, completed=report.played, total=report.expected_games(), description=said)

        try:
            report = hold(arena, workers=chosen.workers, journal=journal, shown=shown, noticed=errors.print)
        except KeyboardInterrupt:
            errors.print(f"Interrupted. {len(journal.done)} games are kept; the same command goes on.", highlight=False, soft_wrap=True)
            raise
    found = report.dump()
    if chosen.picture:
        Path(chosen.picture).write_text(draw(found), encoding="utf-8")
    if chosen.json:
        print_json(found)
    else:
        tell(found)
    return 0


def arena_of(chosen: argparse.Namespace) -> Arena:
    """What is to be played; `AvernusError` if it cannot be."""
    asked = [flag for flag in ("games", "until", "sprt") if getattr(chosen, flag) is not None]
    if {"until", "sprt"} <= set(asked):
        raise AvernusError("--until and --sprt are two different ends: give one of them.")
    game = find(chosen.game)
    names = tuple(name.strip() for name in chosen.bots.split(",") if name.strip())
    options = options_of(chosen.game, chosen.option, chosen.cards)
    if chosen.picture and Path(chosen.picture).suffix.lower() != ".svg":
        raise AvernusError(f"A picture is an SVG file: {chosen.picture[:60]!r} does not end in .svg.")
    if chosen.picture and not Path(chosen.picture).absolute().parent.is_dir():
        raise AvernusError(f"There is no folder for {chosen.picture[:120]!r}.")
    arena = Arena(
        game.id, names, chosen.seats or game.seats.start, str(chosen.seed), options, chosen.time, chosen.actions,
        USUAL_GAMES if not asked else chosen.games, chosen.until, chosen.sprt,
    )
    arena.check()
    Report(arena)  # says now if a library is missing, not after the games
    return arena


def usual_journal(arena: Arena) -> Path:
    """The file in the data folder that keeps games of this game, with this program."""
    base = Path(os.environ.get("AVERNUS_DATA") or platformdirs.user_data_dir("avernus", appauthor=False))
    key = hashlib.sha256(json.dumps(arena.about(), sort_keys=True).encode()).hexdigest()[:12]
    return base / "arena" / f"{arena.game}-{key}.jsonl"


def bar(errors: Console) -> Progress:
    """How far it is, and how long it will take; nothing where nobody looks."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not sys.stderr.isatty(),
    )


def tell(found: dict[str, Any]) -> None:
    """The results for people."""
    seats = found["seats"]
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{found['game']}, {seats} seats, {found['games']} games, {found['actions']:.0f} actions a game")
    table = Table("bot", "rating", "95 %", "won", "95 %", "ms", box=None, padding=(0, 2, 0, 0))
    for row in found["bots"]:
        table.add_row(
            row["bot"], f"{row['rating']:.0f}", f"±{(row['high'] - row['low']) / 2:.0f}", f"{row['won']:.1%}",
            f"{row['won_low']:.1%}–{row['won_high']:.1%}", f"{row['ms']:.1f}",
        )
    console.print(table)
    console.print(f"A fair share of the wins is {1 / seats:.1%}; by seat: {', '.join(f'{share:.1%}' for share in found['by_seat'])}.")
    names = [row["bot"] for row in found["bots"]]
    for pair in found["pairs"]:
        if names.index(pair["a"]) < names.index(pair["b"]):
            console.print(
                f"{pair['a']} before {pair['b']}: {pair['before']:.1%} ({pair['low']:.1%}–{pair['high']:.1%}) of {pair['games']}",
            )
    for row in found["bots"]:
        if row["forfeits"]:
            why = "; ".join(f"{what} ({count})" for what, count in row["forfeits"].items())
            console.print(f"{row['bot']} forfeited {sum(row['forfeits'].values())} of its games: it {why}.", markup=False)
    if found["broken_off"]:
        console.print(f"{found['broken_off']} games were broken off after too many actions, and count as shared.")
    if "sprt" in found:
        test = found["sprt"]
        said = {"better": "is better than", "not better": "is not better than", None: "may or may not be better than"}[test["verdict"]]
        console.print(f"{test['better']} {said} {test['than']} by {test['by']:g} points (after {test['games']} games, 5 % risk).")
