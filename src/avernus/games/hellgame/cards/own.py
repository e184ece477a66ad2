"""Card sets of one's own: judged and made once, and known by their tags from then on (H28.1)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from avernus.core.card_sets import BOOK_TAG, CardFiles
from avernus.core.refusals import AvernusError
from avernus.games.hellgame.board import shipped
from avernus.games.hellgame.cards import BOOK, FILES, CardSet
from avernus.games.hellgame.cards.flaws import set_flaws
from avernus.games.hellgame.cards.wording import messages


@dataclass(frozen=True)
class OwnCards:
    """A set that somebody has brought."""

    files: CardFiles
    cards: CardSet
    messages: str
    """What its cards are called."""


KNOWN: Final[dict[str, OwnCards]] = {}
"""By tag, which holds a sum over the files: what is known under a tag never changes."""


def learn(files: CardFiles) -> None:
    """Make a set known; `AvernusError` says what is wrong with it."""
    if files.tag not in KNOWN:
        data = {name: parsed(name, files.texts[name]) if name in files.texts else shipped(name) for name in FILES}
        for flaw in set_flaws(data):
            raise AvernusError(flaw)
        KNOWN[files.tag] = OwnCards(files, CardSet(files.tag, data), messages(data))


def parsed(name: str, text: str) -> Mapping[str, Any]:
    """The data of a file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise AvernusError(f"{name}.toml is not TOML: {str(error)[:120]}.") from None


def tags() -> tuple[str, ...]:
    """The sets that are known, besides the book's."""
    return tuple(KNOWN)


def card_set(tag: str) -> CardSet:
    """The set of a tag; the option `cards` takes no other."""
    return BOOK if tag == BOOK_TAG else KNOWN[tag].cards
