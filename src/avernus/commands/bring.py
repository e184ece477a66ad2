"""`avernus import`: bring exported tables in."""

import argparse
import sys
from pathlib import Path

from avernus.commands.arguments import add_database, add_file, database_of
from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add("import", run, "bring exported tables in", (), ("import tables.jsonl", "import - < tables.jsonl"))
    add_file(parser)
    add_database(parser)


def run(chosen: argparse.Namespace) -> int:
    """Read tables."""
    from avernus.store.transfer import import_tables

    try:
        with sys.stdin if chosen.file == "-" else Path(chosen.file).open(encoding="utf-8-sig") as lines:
            added, there = import_tables(database_of(chosen), lines)
    except AvernusError:
        raise
    except (OSError, ValueError) as error:
        raise AvernusError(f"{chosen.file[:200]} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}.") from None
    print(f"{added} new, {there} already there.")
    return 0
