"""The data files: those of the package, or where another card set was chosen, that set's."""

import tomllib
from importlib import resources
from typing import Any, Final

from avernus.core.cards import BOOK, chosen_for
from avernus.core.refusals import AvernusError

FILES: Final = ("map", "demons", "lieutenants", "hellhounds", "tables", "hell_cards", "arcana_cards", "vocabulary")
CHOSEN: Final = chosen_for("hellgame")
TAG: Final = BOOK if CHOSEN is None else CHOSEN.tag
"""What records call the cards."""


def shipped(name: str) -> str:
    """The text of a file of the package."""
    return resources.files("avernus.games.hellgame").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")


def read(name: str) -> dict[str, Any]:
    """One data file."""
    if CHOSEN is None or name not in CHOSEN.files:
        return tomllib.loads(shipped(name))
    try:
        return tomllib.loads(CHOSEN.files[name])
    except tomllib.TOMLDecodeError as error:
        raise AvernusError(f"{name}.toml is not TOML: {str(error)[:120]}.") from None
