"""The games: one folder per rulebook, here or in somebody else's package.

A folder beside this file is a game if it has a `GAME`. Another package brings one by an entry point of the group `avernus.games`.
Nothing lists the games: their ids, names, order and seats are what each `GAME` declares.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from avernus.core.arguments import shown
from avernus.core.game import Game
from avernus.core.refusals import AvernusError

GROUP = "avernus.games"
"""The entry points by which other packages bring games; each names a `GAME`, such as `stones.game:GAME`."""


def folders() -> list[str]:
    """Where games lie whose packages are called `avernus.games.<folder>`."""
    return list(__path__)


def names() -> list[str]:
    """The ids of all games, in their order."""
    return list(registered())


def find(name: str) -> Game:
    """The game of an id; `AvernusError` if there is none."""
    if not isinstance(name, str):
        raise AvernusError(f"A game is named by its id, not by {shown(name)}; the games are: {', '.join(registered())}.")
    game = namesake(name)
    if game is not None:
        return game
    games = registered()
    if name not in games:
        raise AvernusError(f"There is no game {str(name)[:40]!r}; the games are: {', '.join(games)}.")
    return games[name]


@cache
def namesake(name: str) -> Game | None:
    """The game whose folder here is called like it, so that one game can be opened without the others."""
    folder = name.replace("-", "_")
    if not any(module.name == folder and module.ispkg for module in iter_modules(__path__)):
        return None
    game = proper(import_module(f"{__name__}.{folder}"), f"the folder {folder}")
    return game if game.id == name else None


@cache
def registered() -> dict[str, Game]:
    """All games by id."""
    found: dict[str, Game] = {}
    for game in sorted(discovered(), key=lambda game: (game.order, game.id)):
        if game.id in found:
            raise AvernusError(f"Two games are called {game.id!r}: {found[game.id].package} and {game.package}.")
        found[game.id] = game
    return found


def discovered() -> Iterator[Game]:
    """The games of the folders here, then those of other packages."""
    for module in iter_modules(__path__):
        if module.ispkg:
            yield proper(import_module(f"{__name__}.{module.name}"), f"the folder {module.name}")
    for point in entry_points(group=GROUP):
        try:
            part = point.load()
        except (ImportError, AttributeError) as error:
            raise AvernusError(f"The game {point.name!r} of another package ({point.value}) cannot be opened: {error}.") from error
        yield proper(part, f"the entry point {point.name}")


def proper(part: object, where: str) -> Game:
    """The game of a module, or the game itself; an error that says where it should have been."""
    game = getattr(part, "GAME", part)
    if not isinstance(game, Game):
        raise AvernusError(f"There is no GAME in {where} of {GROUP}.")
    return game
