"""`avernus`, `avernus serve`, `backup`, `export` and `import`: hosting, and keeping what is hosted."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from avernus.commands.shared import Commands, whole
from avernus.core.refusals import AvernusError

BOT_PAUSE: Final = 750
"""Milliseconds: about as long as a piece takes to move across the board."""


def add_to(commands: Commands, everywhere: argparse.ArgumentParser) -> None:
    """Add the commands."""
    here = commands.add_parser("local", parents=[everywhere], help="a server for this machine, opened in the browser (the default)")
    here.add_argument("--port", type=whole(1, 65535), help="the first port to try (default: 8666)")
    here.add_argument("--no-browser", action="store_true", help="only serve")
    here.set_defaults(run=run_local)
    serve = commands.add_parser("serve", parents=[everywhere], help="host for others")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on; 0.0.0.0 for all (default: this machine only)")
    serve.add_argument("--port", type=whole(1, 65535), help="default: 8666")
    serve.add_argument("--workers", type=whole(1, 64), default=1, help="server processes on this machine")
    serve.set_defaults(run=run_serve)
    save = commands.add_parser("backup", parents=[everywhere], help="copy the database while the server runs")
    save.add_argument("file", metavar="FILE")
    save.set_defaults(run=run_backup)
    out = commands.add_parser("export", parents=[everywhere], help="write tables with their secrets as lines of JSON")
    out.add_argument("tables", metavar="TABLE", nargs="*", help="default: all")
    out.set_defaults(run=run_export)
    into = commands.add_parser("import", parents=[everywhere], help="bring exported tables in")
    into.add_argument("file", metavar="FILE")
    into.set_defaults(run=run_import)
    for parser in (here, serve):
        parser.add_argument("--bot-pause", type=whole(0, 60_000), default=BOT_PAUSE, metavar="MS",
                            help=f"how long a bot waits before each decision where people look on (default: {BOT_PAUSE} milliseconds)")
    for parser in (here, serve, save, out, into):
        parser.add_argument("--database", metavar="URL", default=os.environ.get("AVERNUS_DATABASE"),
                            help="sqlite:///FILE or postgresql://… (default: SQLite in your data folder)")


def run_local(chosen: argparse.Namespace) -> int:
    """Serve on loopback and open the browser."""
    from avernus.server.hub import Config
    from avernus.server.run import PORT, local

    local(chosen.port or PORT, chosen.database, not chosen.no_browser, Config(bot_pause=chosen.bot_pause / 1000))
    return 0


def run_serve(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    from avernus.server.hub import Config
    from avernus.server.run import PORT, serve

    serve(chosen.host, chosen.port or PORT, chosen.database, chosen.workers, config=Config(bot_pause=chosen.bot_pause / 1000))
    return 0


def run_backup(chosen: argparse.Namespace) -> int:
    """Copy the database."""
    from avernus.store.transfer import backup

    print(backup(chosen.database, chosen.file))
    return 0


def run_export(chosen: argparse.Namespace) -> int:
    """Print tables."""
    from avernus.store.transfer import export_tables

    for line in export_tables(chosen.database, chosen.tables or None):
        print(line)
    return 0


def run_import(chosen: argparse.Namespace) -> int:
    """Read tables."""
    from avernus.store.transfer import import_tables

    try:
        with sys.stdin if chosen.file == "-" else Path(chosen.file).open(encoding="utf-8") as lines:
            added, there = import_tables(chosen.database, lines)
    except (OSError, UnicodeDecodeError) as error:
        raise AvernusError(f"{chosen.file} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}.") from None
    print(f"{added} new, {there} already there.")
    return 0
