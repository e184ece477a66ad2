"""`avernus mcp`: the games as tools for language models."""

import argparse

from avernus.commands.parser import Commands
from avernus.core.refusals import AvernusError


def add_to(commands: Commands) -> None:
    """Add the command."""
    commands.add(
        "mcp", run, "offer the games as tools to language models, over stdin and stdout (Model Context Protocol)", ("lang",),
        ("mcp", "mcp --lang es"),
    )


def run(chosen: argparse.Namespace) -> int:
    """Serve until stdin ends."""
    try:
        from avernus.envs.mcp_server import server
    except ModuleNotFoundError as error:
        raise AvernusError(f"This needs the package {error.name}: pip install 'avernus[mcp]'.") from None
    server(chosen.lang).run("stdio")
    return 0
