"""`avernus play`: a game in the terminal."""

import argparse
import sys
from datetime import datetime
from typing import Final

from avernus import bots
from avernus.commands.arguments import add_game, add_table, options_of, seconds, whole
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.play.table import Table, load, new_table
from avernus.text import Catalogue

DEFAULT_BOT: Final = bots.USUAL
GIVEN: Final = ("game", "seats", "position", "option", "bots", "time", "seed", "load", "resume", "table")
"""The arguments that describe a game."""
ALLOWED: Final = {"load": ("game", "bots", "time", "seed", "load"), "resume": ("game", "time", "resume"), "table": ("table",)}
"""What may stand beside an argument that says by itself which game it is."""
AT_A_TABLE: Final = ("name", "seat", "watch")
"""The arguments that only a server's table has."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "play", run, "play in the terminal", ("lang", "cards"),
        ("play splut", "play hellgame --seats 4 --bots hard,easy,easy", "play splut --bots none --plain",
         "play splut --bots lucifer --time 0.5",
         "play --load game.avn", "play --resume",
         "play --table http://127.0.0.1:8666/table/k3v9qz7w2m --name Ada"),
    )
    add_game(parser, "?")
    add_table(parser)
    levels = f"bots for the last seats ({', '.join(bots.LEVELS)}); 'none' for people only"
    parser.add_argument("--bots", metavar="LEVEL,…", help=f"{levels} (default: {DEFAULT_BOT} in every seat but the first)")
    parser.add_argument("--time", type=seconds, metavar="SECONDS", help="how long bots that search may think about a decision")
    parser.add_argument("--seed", help="the same seed gives the same draws, and the same choices of bots")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--resume", action="store_true", default=None, help="go on with a game that was left: each is saved as it goes")
    parser.add_argument("--table", metavar="URL", help="sit down at a table of a server: the link that its page shows")
    parser.add_argument("--name", help="what you are called at that table")
    parser.add_argument("--seat", type=whole(1, 9), metavar="N", help="which seat to take there: 1 is the first (default: any)")
    parser.add_argument("--watch", action="store_true", default=None, help="only look on there")
    parser.add_argument("--plain", action="store_true", help="line by line, for any terminal, pipes and screen readers")


def run(chosen: argparse.Namespace) -> int:
    """Sit down and play."""
    from avernus.tui import play
    from avernus.tui.kept import Kept

    check(chosen)
    if chosen.resume:
        return resume(chosen)
    if chosen.table is not None:
        return join(chosen)
    table = table_of(chosen)
    who = seated(chosen.bots, table.seats)
    return play(table, who, chosen.lang, chosen.plain, chosen.seed, kept=Kept.new(table.game.id), seconds=chosen.time)


def resume(chosen: argparse.Namespace) -> int:
    """Go on with a game that was left; where there are several, ask with which."""
    from avernus.tui import play
    from avernus.tui.kept import Kept, unfinished

    games = unfinished(chosen.game and find(chosen.game).id)
    say = Catalogue(chosen.lang).say
    number = 1
    if len(games) > 1:
        for at, one in enumerate(games, 1):
            title = Catalogue(chosen.lang, find(one.game).package).say("title")
            when = datetime.fromtimestamp(one.touched).strftime("%Y-%m-%d %H:%M")
            print(f"{at:3}. {say('ui-kept-game', {'title': title, 'count': one.actions, 'when': when})}")
        print(say("ui-kept-which"), end=" ", flush=True)
        try:
            number = whole(1, len(games))(sys.stdin.readline().strip() or "1")
        except argparse.ArgumentTypeError as error:
            raise AvernusError(f"{error}.") from None
    one = games[number - 1]
    return play(one.open(chosen.lang), one.bots, chosen.lang, chosen.plain, kept=Kept(one.path), seconds=chosen.time)


def join(chosen: argparse.Namespace) -> int:
    """Sit down at a server's table."""
    from avernus.tui import show
    from avernus.tui.remote_sitting import join as sit_down

    seat = None if chosen.seat is None else chosen.seat - 1
    table = sit_down(chosen.table, chosen.lang, chosen.name, seat, bool(chosen.watch))
    try:
        return show(table, chosen.plain)
    finally:
        table.close()


def check(chosen: argparse.Namespace) -> None:
    """Refuse what cannot apply; `AvernusError` names it."""
    for way, allowed in ALLOWED.items():
        for name in GIVEN if getattr(chosen, way) is not None else ():
            if name not in allowed and getattr(chosen, name) not in (None, []):
                shown = "GAME" if name == "game" else f"--{name}"
                raise AvernusError(f"{shown} does not apply with --{way}. Try 'avernus play --help'.")
    for name in AT_A_TABLE if chosen.table is None else ():
        if getattr(chosen, name) is not None:
            raise AvernusError(f"--{name} applies only with --table. Try 'avernus play --help'.")
    if chosen.watch and (chosen.name is not None or chosen.seat is not None):
        raise AvernusError("Whoever only watches takes no seat and needs no name.")
    if chosen.game is None and not any(getattr(chosen, way) is not None for way in ALLOWED):
        raise AvernusError("Say which game: 'avernus games' lists them.")


def table_of(chosen: argparse.Namespace) -> Table:
    """The table that the arguments describe."""
    if chosen.load is not None:
        table = load(chosen.load, chosen.lang)
        if chosen.game is not None and table.game.id != find(chosen.game).id:
            raise AvernusError(f"{chosen.load} is a game of {table.game.id}, not of {chosen.game}.")
        return table
    game = find(chosen.game)
    seats = chosen.seats
    if seats is None and chosen.position is None:
        wanted = 1 + len(chosen.bots.split(",")) if chosen.bots and chosen.bots != "none" else game.seats.start
        seats = min(max(wanted, game.seats.start), game.seats.stop - 1)
    options = options_of(chosen.game, chosen.option, chosen.cards)
    return new_table(game, seats, seed=chosen.seed, options=options, position=chosen.position, lang=chosen.lang)


def seated(text: str | None, seats: int) -> dict[int, str]:
    """Which seats are bots: the last ones, in the order given."""
    if text == "none":
        return {}
    names = [name.strip() for name in text.split(",")] if text is not None else [DEFAULT_BOT] * (seats - 1)
    if len(names) > seats:
        raise AvernusError(f"{len(names)} bots do not fit into {seats} seats.")
    for name in names:
        bots.named(name)
    first = seats - len(names)
    return {first + i: name for i, name in enumerate(names)}
