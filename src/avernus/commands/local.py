"""`avernus`: a server for this machine, opened in the browser."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from avernus.bots.outside import host
from avernus.commands.arguments import add_database, database_of, whole
from avernus.commands.parser import Commands, Parser
from avernus.core.refusals import AvernusError
from avernus.games import find

if TYPE_CHECKING:
    from avernus.server.tables.hub import Config

BOT_PAUSE: Final = 750
"""Milliseconds: about as long as a piece takes to move across the board."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "local", run, "a server for this machine, opened in the browser (the default)", ("cards",),
        ("", "--port 9000 --no-browser", "local --database sqlite:///tables.sqlite3"),
    )
    parser.add_argument("--port", type=whole(1, 65535), help="the first port to try (default: 8666)")
    parser.add_argument("--no-browser", action="store_true", help="only serve")
    add_pause(parser)
    add_database(parser)


def add_pause(parser: Parser) -> None:
    """How fast bots are, and which there are beside the levels."""
    parser.add_argument("--bot", action="append", default=[], metavar="NAME=BOT",
                        help="a bot of yours that people may choose: an entry point of a package, or run:COMMAND; may be repeated")
    parser.add_argument("--bot-pause", type=whole(0, 60_000), default=BOT_PAUSE, metavar="MS",
                        help=f"how long a bot waits before each decision where people look on (default: {BOT_PAUSE} milliseconds)")


def config_of(chosen: argparse.Namespace) -> "Config":
    """How the server is to behave."""
    from avernus.server.tables.hub import Config

    known = tuple((game, files) for game in chosen.cards for files in find(game).known_cards())
    return Config(bot_pause=chosen.bot_pause / 1000, cards=known, options=chosen.cards, bots=bots_of(chosen.bot))


def bots_of(given: Sequence[str]) -> dict[str, str]:
    """The host's own bots by name; `AvernusError` for one that cannot be started."""
    found: dict[str, str] = {}
    for text in given:
        name, equals, meant = text.partition("=")
        if not equals or name in found:
            raise AvernusError(f"--bot takes a name of its own and a bot, such as tiger=run:./tiger, not {text[:60]!r}.")
        found[name] = meant
    host(found)
    return found


def run(chosen: argparse.Namespace) -> int:
    """Serve on loopback and open the browser."""
    from avernus.server.run import PORT, local

    local(chosen.port or PORT, database_of(chosen), not chosen.no_browser, config_of(chosen))
    return 0
