"""Games that `avernus new-game` has written, opened in this process while a test lasts."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path

from avernus.cli import main
from avernus.core.game import Game
from avernus.games import registered

Change = tuple[str, str, str]
"""A file of the game's folder, a text in it, and what stands there instead."""


def write_game(folder: Path, name: str, *flags: str, seats: str = "2-3", changes: Sequence[Change] = ()) -> Path:
    """Let the command write a game; return the folder that has the game's package in it."""
    assert main(["new-game", name, "--seats", seats, "--into", str(folder), *flags]) == 0
    home = folder / name / "src" / name.replace("-", "_")
    for file, old, new in changes:
        text = (home / file).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {file}"
        (home / file).write_text(text.replace(old, new), encoding="utf-8")
    return home.parent


@contextmanager
def opened(source: Path, name: str) -> Iterator[Game]:
    """The game of a folder, registered."""
    package = name.replace("-", "_")
    sys.path.insert(0, str(source))
    invalidate_caches()
    try:
        game = import_module(package).GAME
        assert isinstance(game, Game)
        registered()[name] = game
        yield game
    finally:
        registered().pop(name, None)
        sys.path.remove(str(source))
        for module in [module for module in sys.modules if module.split(".")[0] == package]:
            del sys.modules[module]


def publish(source: Path, name: str) -> dict[str, str]:
    """Make the game of a folder an installed package, as pip would; return the environment of processes that find it there."""
    package = name.replace("-", "_")
    notes = source / f"{package}-1.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (notes / "entry_points.txt").write_text(f"[avernus.games]\n{name} = {package}:GAME\n", encoding="utf-8")
    known = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), *([known] if known else [])])}
