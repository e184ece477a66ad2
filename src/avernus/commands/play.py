"""`avernus play`: a game in the terminal."""

import argparse

from avernus import bots
from avernus.commands.shared import Commands, add_table_arguments, options_of
from avernus.core.refusals import AvernusError
from avernus.games import find
from avernus.play.table import Table, load, new_table

DEFAULT_BOT = bots.USUAL


def add_to(commands: Commands, everywhere: argparse.ArgumentParser) -> None:
    """Add the command."""
    play = commands.add_parser("play", parents=[everywhere], help="play in the terminal")
    add_table_arguments(play)
    play.add_argument("--bots", metavar="LEVEL,…", help=f"bots for the last seats ({', '.join(bots.LEVELS)}); 'none' for people only "
                      f"(default: {DEFAULT_BOT} in every seat but the first)")
    play.add_argument("--seed", help="the same seed gives the same draws")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    play.add_argument("--plain", action="store_true", help="line by line, for any terminal, pipes and screen readers")
    play.set_defaults(run=run_play)


def run_play(chosen: argparse.Namespace) -> int:
    """Sit down and play."""
    from avernus.tui import play

    table = table_of(chosen)
    return play(table, seated(chosen.bots, table.seats), chosen.lang, chosen.plain, chosen.seed)


def table_of(chosen: argparse.Namespace) -> Table:
    """The table that the arguments describe."""
    if chosen.load:
        table = load(chosen.load, chosen.lang)
        if table.game.id != chosen.game:
            raise AvernusError(f"{chosen.load} is a game of {table.game.id}, not of {chosen.game}.")
        return table
    game = find(chosen.game)
    seats = chosen.seats
    if seats is None and chosen.position is None:
        wanted = 1 + len(chosen.bots.split(",")) if chosen.bots and chosen.bots != "none" else game.seats.start
        seats = min(max(wanted, game.seats.start), game.seats.stop - 1)
    options = options_of(chosen.game, chosen.option)
    return new_table(game, seats, seed=chosen.seed, options=options, position=chosen.position, lang=chosen.lang)


def seated(text: str | None, seats: int) -> dict[int, str]:
    """Which seats are bots: the last ones, in the order given."""
    if text == "none":
        return {}
    names = [name.strip() for name in text.split(",")] if text else [DEFAULT_BOT] * (seats - 1)
    if len(names) > seats:
        raise AvernusError(f"{len(names)} bots do not fit into {seats} seats.")
    for name in names:
        bots.find(name)
    first = seats - len(names)
    return {first + i: name for i, name in enumerate(names)}
