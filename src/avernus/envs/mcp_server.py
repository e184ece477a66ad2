"""The games as tools of the Model Context Protocol, by its official SDK."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from mcp.server import MCPServer

from avernus.core.refusals import AvernusError
from avernus.envs.sittings import LONGEST, Sittings

TOOLS = ("games", "rules", "new_game", "look", "legal", "play", "history", "wait")
INSTRUCTIONS = (
    "Board games whose rules are enforced. Begin with `games`, read `rules`, sit down with `new_game`, then `look` and `play` in turns. "
    "An action is written as `legal` lists it. A refusal names the clause that forbids it: read it with `rules`, and try another action."
)


def server(lang: str = "en") -> MCPServer:
    """A server with games of its own."""
    from avernus import __version__

    sittings = Sittings(lang)
    made = MCPServer("avernus", instructions=INSTRUCTIONS, version=__version__, log_level="ERROR")
    for name in TOOLS:
        made.add_tool(answering(getattr(sittings, name)), name=name, structured_output=False)
    return made


def answering(tool: Callable[..., str]) -> Callable[..., str]:
    """A tool whose bad calls are answered with their sentence."""
    @wraps(tool)
    def call(*given: Any, **named: Any) -> str:
        try:
            return tool(*given, **named)[:LONGEST + 1000]
        except AvernusError as error:
            return f"That cannot be: {error}"

    return call
