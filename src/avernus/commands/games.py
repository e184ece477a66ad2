"""`avernus games`: what there is to play."""

import argparse

from rich.console import Console
from rich.table import Table as Grid

from avernus import bots
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.game import Game
from avernus.games import find, names
from avernus.text import Speaker


def add_to(commands: Commands) -> None:
    """Add the command."""
    commands.add("games", run, "list the games", ("lang", "json", "cards"), ("games", "games --lang fr", "games --json"))


def describe(game: Game, lang: str) -> dict[str, object]:
    """A game as JSON-able data."""
    speaker = Speaker(game, game.seats.start, lang)
    credits = speaker.credits()
    return {
        "id": game.id, "title": speaker.title(), "tagline": speaker.say("tagline"),
        "seats": list(game.seats), "bots": list(bots.LEVELS),
        "designer": credits.designer, "rights": credits.rights, "rules": game.rules,
        "options": [
            {
                "name": o.name, "means": speaker.option(o.name), "default": o.value_for(game.seats.start),
                "allowed": o.allowed(), "clause": o.clause,
            }
            for o in game.options
        ],
    }


def run(chosen: argparse.Namespace) -> int:
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
