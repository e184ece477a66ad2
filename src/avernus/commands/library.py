"""`avernus games` and `avernus rules`: what there is to play."""

import argparse
import re
import sys

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid

from avernus import bots
from avernus.commands.shared import Commands, print_json
from avernus.core.game import Game
from avernus.core.refusals import AvernusError
from avernus.games import find, names
from avernus.text import Speaker
from avernus.text.catalogue import rulebook


def add_to(commands: Commands, everywhere: argparse.ArgumentParser) -> None:
    """Add the commands."""
    games = commands.add_parser("games", parents=[everywhere], help="list the games")
    games.set_defaults(run=list_games)
    rules = commands.add_parser("rules", parents=[everywhere], help="read the rules of a game")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("--clause", help="only the paragraphs of one clause, such as S7.1")
    rules.set_defaults(run=read_rules)


def describe(game: Game, lang: str) -> dict[str, object]:
    """A game as JSON-able data."""
    speaker = Speaker(game, game.seats.start, lang)
    return {
        "id": game.id, "title": speaker.title(), "tagline": speaker.say("tagline"),
        "seats": list(game.seats), "bots": list(bots.LEVELS),
        "designer": game.credits.designer, "rights": game.credits.rights, "rules": game.rules,
        "options": [
            {
                "name": o.name, "means": speaker.option(o.name), "default": o.value_for(game.seats.start),
                "allowed": o.allowed(), "clause": o.clause,
            }
            for o in game.options
        ],
    }


def list_games(chosen: argparse.Namespace) -> int:
    """Print the games."""
    described = [describe(find(name), chosen.lang) for name in names()]
    if chosen.json:
        print_json(described)
        return 0
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for game in described:
        seats = list(find(str(game["id"])).seats)
        grid.add_row(str(game["id"]), str(game["title"]), f"{seats[0]}–{seats[-1]}", str(game["designer"]), str(game["tagline"]))
    Console().print(grid)
    players = [bot for bot in bots.LEVELS if bot not in bots.HUMAN]
    speaker = Speaker(find(names()[0]), find(names()[0]).seats.start, chosen.lang)
    Console().print(speaker.say("ui-levels", levels=", ".join(bots.HUMAN), players=", ".join(players)))
    return 0


def read_rules(chosen: argparse.Namespace) -> int:
    """Print a rulebook, or the paragraphs of one clause."""
    text = rulebook(chosen.lang, find(chosen.game).folder)
    if chosen.clause:
        text = paragraphs_of(text, chosen.clause)
    if chosen.json:
        print_json({"game": chosen.game, "lang": chosen.lang, "text": text})
    elif sys.stdout.isatty():
        console = Console()
        with console.pager(styles=True) if not chosen.clause else _nothing():
            console.print(Markdown(text))
    else:
        print(text)
    return 0


class _nothing:
    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


def paragraphs_of(text: str, clause: str) -> str:
    """The paragraphs and list items of a rulebook that carry a clause's anchor."""
    wanted = re.escape(clause.strip().upper())
    found = [block for block in re.split(r"\n\s*\n|\n(?=[-*] )", text) if re.search(rf"\[{wanted}(?:\.\d+)*\]", block)]
    if not found:
        raise AvernusError(f"The rulebook has no clause {clause[:20]!r}.")
    return "\n\n".join(found)
