"""Chairs: who sits in a seat, and what they have asked for."""

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Any

from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind


@dataclass(slots=True)
class Chair:
    """One seat of a table: empty, a person's, or a bot's."""

    kind: ChairKind = ChairKind.EMPTY
    name: str | None = None
    token: str | None = None
    """The hash of the seat token."""
    bot: str | None = None
    """The bot that sits here, or that plays on for a person who is away."""
    away: bool = False
    """A person's seat that a bot plays on."""
    lang: str = "en"
    webhook: str | None = None
    orders: list[dict[str, Any]] = field(default_factory=list)
    """Programmed answers."""
    late: str | None = None
    """The bot that this person has relieved while the game was being played, and that comes back when the person leaves."""
    who: str | None = None
    """The sum of the person who sits here, where one was given (`server/people/`): nothing can be opened with it."""
    device: str | None = None
    """The device of that person for which `token` was made."""
    keys: dict[str, str] = field(default_factory=dict)
    """Hashes of tokens that were made for other devices of the same person, and these devices."""

    @property
    def person(self) -> bool:
        """Does a person decide here now?"""
        return self.kind == ChairKind.PERSON and not self.away

    @property
    def automatic(self) -> bool:
        """Does a bot decide here now?"""
        return self.kind == ChairKind.BOT or self.away

    def opened_by(self, key: str) -> bool:
        """Does the token with this hash open the seat?"""
        return any([hmac.compare_digest(known, key) for known in (self.token, *self.keys) if known is not None])

    def dump(self) -> dict[str, Any]:
        """As JSON-able data."""
        return {
            "kind": self.kind, "name": self.name, "token": self.token, "bot": self.bot, "away": self.away, "lang": self.lang,
            "webhook": self.webhook, "orders": [dict(order) for order in self.orders], "late": self.late, "who": self.who,
            "device": self.device, "keys": dict(self.keys),
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> "Chair":
        """From `dump`."""
        return cls(**(data | {"kind": ChairKind(data["kind"])}))


def hashed(token: str) -> str:
    """What is kept of a seat token."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(chairs: list[Chair], token: str) -> int:
    """The seat that a token opens."""
    wanted = hashed(token)
    for seat, chair in enumerate(chairs):
        if chair.opened_by(wanted):
            return seat
    raise Refused("bad-token")
