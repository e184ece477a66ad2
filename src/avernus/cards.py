"""Other card sets from a folder: `--cards DIR`, `new_table(…, cards=DIR)`, or AVERNUS_CARDS in the environment.

One set belongs to a process, because notation, records and texts all name its cards. Processes that this one starts inherit it.
"""

import hashlib
import os
import re
import sys
from pathlib import Path
from typing import Final

from avernus.core.cards import CHOSEN, CardSet
from avernus.core.refusals import AvernusError

GAME: Final = "hellgame"
"""The game whose cards are data."""
VARIABLE: Final = "AVERNUS_CARDS"
FILES: Final = ("demons", "hell_cards", "arcana_cards")
"""The files of a set; one that a folder lacks is taken from the program."""


def read_folder(folder: str | Path) -> CardSet:
    """The set in a folder, unjudged; `AvernusError` if there is none."""
    path = Path(folder)
    if not path.is_dir():
        raise AvernusError(f"There is no folder {str(folder)[:200]!r} with cards.")
    found = {}
    for name in FILES:
        file = path / f"{name}.toml"
        if not file.is_file():
            continue
        try:
            found[name] = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise AvernusError(f"{file} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}.") from None
    if not found:
        raise AvernusError(f"{path} has none of the files {', '.join(f'{name}.toml' for name in FILES)}.")
    total = hashlib.sha256("\0".join(f"{name}\0{text}" for name, text in sorted(found.items())).encode()).hexdigest()
    word = re.sub(r"[^a-z0-9]+", "-", path.resolve().name.lower()).strip("-") or "cards"
    return CardSet(f"{word[:30]}-{total[:12]}", found)


def use(folder: str | Path) -> None:
    """Play with the cards of a folder from now on; `AvernusError` if they are not good, or if the game is open with others."""
    from avernus.games import find

    chosen = read_folder(folder)
    module = sys.modules.get("avernus.games.hellgame.files")
    if module is not None:
        if chosen.tag != module.TAG:
            raise AvernusError(f"The HellGame is already open with the cards {module.TAG!r}; choose others in a new process.")
        return
    CHOSEN[GAME] = lambda: chosen
    try:
        find(GAME)
    except AvernusError:
        del CHOSEN[GAME]
        for name in [name for name in sys.modules if name.startswith("avernus.games.hellgame")]:
            del sys.modules[name]
        raise
    os.environ[VARIABLE] = str(Path(folder).resolve())


def from_environment() -> None:
    """Let the games find the set that the environment names, when one of them asks for it."""
    folder = os.environ.get(VARIABLE)
    if folder:
        CHOSEN[GAME] = lambda: read_folder(folder)
