"""Games kept as they go: one file each in the user's data folder, a record with a line that says who played which seat."""

import contextlib
import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from avernus.core.refusals import AvernusError
from avernus.play.table import Table, load
from avernus.store.sqlite import default_path

MARK: Final = "# avernus play "
"""How the line begins that a record passes over and we do not."""
MOST: Final = 100
"""So many games are kept; the oldest go first."""


def folder() -> Path:
    """Where games are kept: beside the tables of a local server."""
    return Path(default_path()).parent / "games"


class Kept:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.written = path.exists()

    @classmethod
    def new(cls, game: str) -> "Kept":
        """A file that no other game has."""
        return cls(folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}-{game}.avn")

    def write(self, table: Table, bots: Mapping[int, str], lang: str) -> None:
        """Write the game as it stands, whole or not at all; `OSError` if it cannot be written."""
        if not self.written:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            for old in found()[MOST - 1:]:
                old.path.unlink(missing_ok=True)
        header, _, rest = table.written().partition("\n")
        note = json.dumps({"bots": {str(seat): bot for seat, bot in bots.items()}, "lang": lang, "over": table.result is not None})
        fresh = self.path.with_suffix(".new")
        fresh.write_text(f"{header}\n{MARK}{note}\n{rest}", encoding="utf-8")
        fresh.replace(self.path)
        self.written = True


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was kept."""

    path: Path
    game: str
    seats: int
    actions: int
    bots: dict[int, str]
    over: bool
    touched: float
    """When it was last played, in seconds since 1970."""

    def open(self, lang: str) -> Table:
        """The game, every action judged anew; `AvernusError` if it can no longer be played."""
        return load(self.path, lang)


def found() -> list[Found]:
    """The games that were kept, the last played first."""
    games = []
    for path in folder().glob("*.avn") if folder().is_dir() else []:
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError):  # what is none of ours is passed over
            games.append(_read(path))
    return sorted(games, key=lambda game: game.touched, reverse=True)


def _read(path: Path) -> Found:
    """What a file says about itself, without playing it."""
    with path.open(encoding="utf-8") as file:
        header: dict[str, Any] = json.loads(file.readline())
        mark = file.readline()
        actions = sum(1 for line in file if line[:1].isdigit())
    note: dict[str, Any] = json.loads(mark.removeprefix(MARK))
    bots = {int(seat): str(bot) for seat, bot in note["bots"].items()}
    return Found(path, str(header["game"]), int(header["seats"]), actions, bots, bool(note["over"]), path.stat().st_mtime)


def unfinished(game: str | None = None) -> list[Found]:
    """The games that can be taken up again, of one kind or of all; `AvernusError` if there are none."""
    games = [one for one in found() if not one.over and (game is None or one.game == game)]
    if not games:
        raise AvernusError("There is no unfinished game to go on with." if game is None else f"There is no unfinished game of {game}.")
    return games
