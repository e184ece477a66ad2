"""`avernus export`: tables with their secrets, as lines of JSON."""

import argparse
import contextlib
import os
import stat
import sys

from avernus.commands.arguments import add_database, database_of
from avernus.commands.parser import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "export", run, "write tables with their secrets as lines of JSON", (), ("export > tables.jsonl", "export k3v9qz7w2m"),
    )
    parser.add_argument("tables", metavar="TABLE", nargs="*", help="default: all")
    add_database(parser)


def keep_private() -> None:
    """A file that standard output goes to is for its owner alone, since the lines hold secrets."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        number = sys.stdout.fileno()
        if stat.S_ISREG(os.fstat(number).st_mode):
            os.fchmod(number, 0o600)


def run(chosen: argparse.Namespace) -> int:
    """Print tables."""
    from avernus.store.transfer import export_tables

    keep_private()
    for line in export_tables(database_of(chosen), chosen.tables or None):
        print(line)
    return 0
