"""`avernus config`: the settings that are in force, and where each came from."""

import argparse

from avernus.commands.output import print_json
from avernus.commands.parser import Commands
from avernus.commands.serve import in_force
from avernus.server import settings


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add(
        "config", run, "print the settings that 'avernus serve' would have, and where each comes from", ("json",),
        ("config", "config --config club.toml", "config --config club.toml --keep 90 --json"),
    )
    settings.add_flags(parser, ("cards",))


def run(chosen: argparse.Namespace) -> int:
    """Print them."""
    force = in_force(chosen)
    rows = [(one.name, settings.shown(one, force[one.key]), force.origins[one.key]) for one in settings.ALL]
    if chosen.json:
        print_json({name: {"value": value, "from": origin} for name, value, origin in rows})
        return 0
    for name, value, origin in rows:
        print(f"{name:<17} {written(value):<34} {origin}")
    return 0


def written(value: object) -> str:
    """A value on one short line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        value = ", ".join(value)
    elif isinstance(value, dict):
        value = "; ".join(f"{lang}: {said}" if lang else said for lang, said in value.items())
    line = " ".join((f"{value:g}" if isinstance(value, float) else str(value)).split())
    return (f"{line[:57]}…" if len(line) > 58 else line) or "-"
