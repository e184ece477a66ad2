"""Sets of cards for games whose cards are data: texts that somebody has read and hands to the game."""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

BOOK_TAG: Final = "book"
"""What the option `cards` calls the cards that come with a game."""


@dataclass(frozen=True)
class CardFiles:
    """The files of a set, as they were written. A game judges them and makes its cards of them."""

    name: str
    """What their owner calls them."""
    texts: Mapping[str, str]
    """The text of each file, by its name without the ending."""

    @property
    def tag(self) -> str:
        """What the option `cards` and records call the set: its name, and a sum over its files."""
        total = hashlib.sha256("\0".join(f"{name}\0{text}" for name, text in sorted(self.texts.items())).encode()).hexdigest()
        word = re.sub(r"[^a-z0-9]+", "-", self.name.lower()).strip("-") or "cards"
        return f"{word[:30]}-{total[:12]}"
