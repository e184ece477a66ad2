"""The commands of the command line, one file for each; `ALL` is the order in which help lists them."""

from importlib import import_module
from typing import Final

ALL: Final = (
    "local", "serve", "config", "admin", "play", "puzzle", "games", "rules", "replay", "analyse", "verify", "perft", "bench", "arena",
    "simulate", "report", "worth", "tune", "mcp", "backup", "export", "bring", "doctor", "new_game", "completion",
)
"""The modules. `bring` is the command `import`, whose name Python keeps for itself."""


def modules() -> list[object]:
    """The modules of the commands."""
    return [import_module(f"avernus.commands.{name}") for name in ALL]
