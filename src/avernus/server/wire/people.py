"""People: what a device asks with its key, and what it is told."""

from typing import Annotated

from msgspec import Meta, field

from avernus.server.wire.requests import Commitment, Key, Lang, Strict
from avernus.server.wire.responses import TableInfo, Told

Code = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{22}$")]
Tag = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
"""A device, as its person sees it in a list."""
TableName = Annotated[str, Meta(pattern="^[a-z0-9]{4,40}$")]


class MakeKnown(Strict):
    """How a person is called, and the device that asks."""

    name: Annotated[str, Meta(max_length=40)] = ""
    device: Annotated[str, Meta(max_length=40)] = ""
    lang: Lang = "en"


class Join(Strict):
    """The one-time code that another device of the person has made."""

    code: Code
    device: Annotated[str, Meta(max_length=40)] = ""
    merge: bool = False


class Claim(Strict):
    """A seat that this device opens with a token: it is this person's from now on."""

    table: TableName
    token: Key


class Carry(Strict):
    """Fresh tokens for all of the person's seats at a table, and commitments to fresh nonces where the game has not started."""

    table: TableName
    tokens: Annotated[list[Key], Meta(min_length=1, max_length=10)]
    commits: Annotated[list[Commitment], Meta(max_length=10)] = field(default_factory=list)


class ForgetDevice(Strict):
    """A device that is this person's no longer; none: the whole person goes."""

    device: Tag | None = None


class NightHours(Strict):
    """Hours between which a person is not told of anything, by the clock of a place so many minutes east of Greenwich; none: never."""

    first: Annotated[int, Meta(ge=0, le=23)] | None = None
    last: Annotated[int, Meta(ge=0, le=23)] | None = None
    offset: Annotated[int, Meta(ge=-840, le=840)] = 0


class PushWay(Strict):
    """A browser's own subscription to web push."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{86,88}=?=?$")]
    auth: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{22}=?=?$")]


class ChannelWay(Strict):
    """An address by one of the host's ways; a code is sent there first."""

    channel: Annotated[str, Meta(max_length=20)]
    to: Annotated[str, Meta(min_length=1, max_length=120)]


class ConfirmWay(Strict):
    """The code that came."""

    code: Annotated[str, Meta(pattern="^[0-9]{8}$")]


class EndWay(Strict):
    """A way by which nobody wants to be told any more."""

    way: Annotated[str, Meta(pattern="^[0-9a-f]{43}$")]


class Way(Told):
    """A way by which a person is told of its turns: `push`, or the name of one of the host's."""

    way: str
    by: str
    to: str


class Telling(Told):
    """How this person is told of its turns, and how it could be: the key for web push, where there is one, and the host's ways."""

    push: str | None
    channels: list[str]
    ways: list[Way]
    first: int | None
    last: int | None


Signed = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,8000}$")]


class PasskeyAnswer(Strict):
    """What an authenticator has made or signed, in base64url; which of these there are depends on what it was asked."""

    client_data: Signed
    id: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,1400}$")]
    attestation: Signed | None = None
    authenticator: Signed | None = None
    signature: Signed | None = None
    device: Annotated[str, Meta(max_length=40)] = ""


class Device(Told):
    """A device of a person, when it was last here, and whether it is the one that asks."""

    id: str
    name: str
    at: int
    here: bool


class Me(Told):
    """A person, as that person alone is told."""

    person: str
    name: str
    lang: str
    devices: list[Device]
    passkeys: int | None
    """How many the person has; `None` where this server takes none."""


class OneTimeCode(Told):
    """A code that lets one more device join, once, until a moment."""

    code: str
    until: int


class Claimed(Told):
    """Seats at a table that are this person's."""

    table: str
    seats: list[int]


class Carried(Told):
    """The seats that the tokens open now, in the order of these."""

    seats: list[int]
    table: TableInfo


class MyTable(Told):
    """A table at which a person sits, where, and whether it is waited for."""

    table: TableInfo
    seats: list[int]
    awaited: bool


class MyTables(Told):
    """All tables of a person, those last used first."""

    tables: list[MyTable]


class Forgotten(Told):
    """How many devices are left."""

    devices: int
