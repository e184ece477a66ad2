"""For servers that tests start by the dozen: every game is opened once, before they part."""

from avernus.games import registered
from avernus.server import run
from avernus.server.tables.warming import warm

__all__ = ["run"]

for game in registered().values():
    warm(game)
