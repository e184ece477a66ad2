"""`avernus serve`: host for others."""

import argparse

from avernus.commands.arguments import add_database, whole
from avernus.commands.local import add_pause, config_of
from avernus.commands.parser import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "serve", run, "host for others", ("cards",),
        ("serve --host 0.0.0.0", "serve --workers 4 --database postgresql://me@there/avernus"),
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for all (default: this machine only)")
    parser.add_argument("--port", type=whole(1, 65535), help="default: 8666")
    parser.add_argument("--workers", type=whole(1, 64), default=1, help="server processes on this machine")
    add_pause(parser)
    add_database(parser)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    from avernus.server.run import PORT, serve

    serve(chosen.host, chosen.port or PORT, chosen.database, chosen.workers, config=config_of(chosen))
    return 0
