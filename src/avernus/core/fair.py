"""Draws that nobody can choose and anybody can check: a committed secret, the players' committed nonces, and a counter."""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Final

from avernus.core.seats import Action

SECRET_BYTES: Final = 32
BY_FILE: Final = 1
"""Draws are counted through the whole file, those too that were taken back: the way of older records."""
BY_LINE: Final = 2
"""Draws are counted along the line of play: after a takeback the same draw brings the same outcome."""
NUMBERINGS: Final = (BY_FILE, BY_LINE)
COMMITMENT: Final = re.compile("sha256:[0-9a-f]{64}")
NONCE: Final = re.compile("[0-9A-Za-z_-]{16,100}")


def commitment(secret: bytes) -> str:
    """What is published before anybody sits down."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()


def sealed(nonce: str) -> str:
    """What a player shows of a nonce before everybody has sat down."""
    return commitment(nonce.encode())


class Draws:
    """The draws of one table, numbered from 0."""

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str] = (), numbering: int = BY_LINE) -> None:
        self.secret = secret
        self.numbering = numbering
        self.prefix = "|".join([table, *nonces])

    def number(self, index: int, below: int) -> int:
        """The uniform number of draw `index`, from 0 to `below` - 1, by rejection sampling."""
        limit = (1 << 256) // below * below
        attempt = 0
        while True:
            message = f"{self.prefix}|{index}|{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if value < limit:
                return value % below
            attempt += 1

    def outcome(self, index: int, outcomes: Sequence[tuple[Action, int]]) -> Action:
        """The outcome of draw `index` among weighted ones."""
        rest = self.number(index, sum(weight for _, weight in outcomes))
        for action, weight in outcomes:
            if rest < weight:
                return action
            rest -= weight
        raise AssertionError("the number lies below the sum of the weights")
