"""The games, one folder per rulebook."""

from functools import cache
from importlib import import_module
from typing import Final

from avernus.core.game import Game
from avernus.core.refusals import AvernusError

FOLDERS: Final = {
    "splut": "splut",
    "inferno-race": "inferno_race",
    "laberinto": "laberinto",
    "inferno-trade": "inferno_trade",
}
"""Each game's id, and the folder it lives in."""


def names() -> list[str]:
    """The ids of all games."""
    return list(FOLDERS)


@cache
def find(name: str) -> Game:
    """The game of an id; `AvernusError` if there is none."""
    if name not in FOLDERS:
        raise AvernusError(f"There is no game {str(name)[:40]!r}; the games are: {', '.join(FOLDERS)}.")
    game = import_module(f"avernus.games.{FOLDERS[name]}").GAME
    assert isinstance(game, Game)
    return game
