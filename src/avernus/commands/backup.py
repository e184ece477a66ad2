"""`avernus backup`: copy the database while the server runs."""

import argparse

from avernus.commands.arguments import add_database, add_file, database_of
from avernus.commands.parser import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add("backup", run, "copy the database while the server runs", (), ("backup tables-monday.sqlite3",))
    add_file(parser)
    add_database(parser)


def run(chosen: argparse.Namespace) -> int:
    """Copy the database."""
    from avernus.store.transfer import backup

    print(backup(database_of(chosen), chosen.file))
    return 0
