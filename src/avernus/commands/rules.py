"""`avernus rules`: how a game is played."""

import argparse
import sys
from contextlib import nullcontext

from rich.console import Console
from rich.markdown import Markdown

from avernus.commands.arguments import add_game
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.text.catalogue import open_points, rulebook
from avernus.text.clauses import paragraphs_of


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "rules", run, "read the rules of a game", ("lang", "json", "cards"),
        ("rules splut", "rules splut --lang es --clause S7.1", "rules splut --open"),
    )
    add_game(parser)
    parser.add_argument("--clause", help="only the paragraphs of one clause, such as S7.1")
    parser.add_argument("--open", action="store_true", help="which points the original leaves open, and how they were decided")


def run(chosen: argparse.Namespace) -> int:
    """Print a rulebook or what its original leaves open, whole or the paragraphs of one clause."""
    text = rulebook(chosen.lang, find(chosen.game).package)
    if chosen.open:
        found = open_points(chosen.lang, find(chosen.game).package)
        if found is None:
            raise AvernusError(f"{chosen.game} does not say what its original leaves open.")
        text = found
    if chosen.clause is not None:
        text = paragraphs_of(text, chosen.clause)
    if chosen.json:
        print_json({"game": chosen.game, "lang": chosen.lang, "text": text})
    elif sys.stdout.isatty():
        console = Console()
        with console.pager(styles=True) if not chosen.clause else nullcontext():
            console.print(Markdown(text))
    else:
        print(text)
    return 0
