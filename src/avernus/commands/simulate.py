"""`avernus simulate`: games between bots by the thousand, into a folder that `avernus report` reads."""

import argparse
from typing import Final

from rich.console import Console

from avernus.commands.arena import bar
from avernus.commands.arguments import add_game, options_of, seconds, whole
from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError
from avernus.lab.needs import needed

MOST_GAMES: Final = 10_000_000


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "simulate", run, "let bots play thousands of games, and keep what happened", ("json",),
        ("simulate splut --games 10000 --bots greedy --out base", "simulate splut --games 10000 --bots greedy --with change.toml --out new",
         "simulate hellgame --games 200 --bots medium --seats 4 --option sixes=6 --out sixes"),
    )
    add_game(parser)
    parser.add_argument("--games", type=whole(1, MOST_GAMES), required=True, metavar="N", help="how many games")
    parser.add_argument("--bots", required=True, metavar="BOT,…", help="who plays; BOT!verb:NAME is forbidden something")
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder of the run; the same command goes on with it")
    parser.add_argument("--seats", type=whole(1, 99), metavar="N", help="seats at a table (default: the fewest that the game allows)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules; may be repeated")
    parser.add_argument("--with", dest="change", metavar="FILE",
                        help="a change of the rules: options and numbers of cards and other material, in TOML")
    parser.add_argument("--seed", default="1", help="the same seed gives the same games (default: 1)")
    parser.add_argument("--workers", type=whole(0, 512), metavar="N", help="processes (default: one for each core; 0: this one alone)")
    parser.add_argument("--engine", choices=("processes", "ray"), default="processes",
                        help="what plays them (ray: pip install 'avernus[ray]')")
    parser.add_argument("--time", type=seconds, metavar="SECONDS", help="how long bots that search may think about a decision")
    parser.add_argument("--actions", type=whole(1, 10_000_000), default=100_000, metavar="N", help="break a game off after so many actions")
    parser.add_argument("--records", action="store_true", help="keep a record of every game, for replay and verify")


def run(chosen: argparse.Namespace) -> int:
    """Play, and say where it is."""
    needed()
    from avernus.lab.change import Change, read_change
    from avernus.lab.simulating import Simulation, carry_out, fingerprint, game_of

    game = game_of(chosen.game)
    change = read_change(chosen.change, game) if chosen.change else Change()
    options = options_of(game.id, chosen.option, {}) if ":" not in chosen.game else {}
    if twice := sorted(set(options) & set(change.options)):
        raise AvernusError(f"Option {twice[0]!r} is given twice: by --option and in {chosen.change}.")
    simulation = Simulation(
        chosen.game, tuple(name.strip() for name in chosen.bots.split(",") if name.strip()), chosen.games,
        chosen.seats or game.seats.start, str(chosen.seed), {**change.options, **options}, change.cards, change.numbers, change.note,
        chosen.actions, chosen.time, chosen.records,
    )
    errors = Console(stderr=True)
    with bar(errors) as progress:
        line = progress.add_task("games", total=simulation.games)

        def shown(done: int, before: int) -> None:
            if done == before and before:
                errors.print(f"{before} of {simulation.games} games are there already.", highlight=False, soft_wrap=True)
            progress.update(line, completed=done)

        try:
            found = carry_out(
                simulation, chosen.out, workers=chosen.workers, engine=chosen.engine, shown=shown, noticed=errors.print)
        except KeyboardInterrupt:
            errors.print("Interrupted. What is finished is kept; the same command goes on.", highlight=False, soft_wrap=True)
            raise
    result = {"out": str(found.path), "games": simulation.games, "parts": len(found.parts), "fingerprint": fingerprint(found)}
    if chosen.json:
        print_json(result)
    else:
        print(f"{simulation.games} games of {chosen.game} are in {found.path}. Next: avernus report {found.path}")
    return 0
