"""What a socket is told."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from avernus.play.kinds import Status
from avernus.server.wire.requests import Order
from avernus.server.wire.responses import Clocks, GameEvent, Legal, Line, Outcome, Params, Prompt, TableInfo, Told


class Chat(Told):
    """What somebody said."""

    seat: int
    name: str | None
    text: str


class LogEntry(Told):
    """Something that happened: an action, a takeback or a remark."""

    version: int
    at: int
    seat: int | UnsetType = UNSET
    line: str | UnsetType = UNSET
    events: list[GameEvent] | UnsetType = UNSET
    back: int | UnsetType | None = UNSET
    chat: Chat | UnsetType = UNSET


class Story(Told):
    """What happened before a version, oldest first, as the viewer may know it; and whether there is more before that."""

    log: list[LogEntry]
    more: bool


class Takeback(Told):
    """A takeback that is asked for; how far it goes is not told where counting could betray something."""

    by: int
    keep: int | None
    agreed: list[int]


class Vote(Told):
    """A vote for a bot to play on for a seat."""

    seat: int
    agreed: list[int]


class Board(Told):
    """What every message about the board carries."""

    seat: int | None
    version: int
    status: Status
    view: Params | None
    legal: list[Legal]
    open: list[str]
    prompt: Prompt | None
    waiting: list[int]
    actions: int
    clock: Clocks | None
    undo: bool
    spared: bool


class StateMessage(Board, tag_field="type", tag="state"):
    """The whole state of a table for one viewer."""

    table: TableInfo
    log: list[LogEntry]
    takeback: Takeback | None
    vote: Vote | None
    orders: list[Order]


class EventMessage(Board, tag_field="type", tag="event", kw_only=True):
    """Actions that were played, or taken back, and the board after them."""

    since: int = field(name="from")
    at: int
    lines: list[Line]
    events: list[GameEvent]
    back: int | UnsetType | None = UNSET
    by: int | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET


class NewsMessage(Told, tag_field="type", tag="news", kw_only=True):
    """One thing around the board."""

    seat: int | None
    since: int = field(name="from")
    version: int
    at: int
    what: Literal["seats", "started", "chat", "takeback", "vote", "orders", "rematch", "over"]
    table: TableInfo | UnsetType = UNSET
    about: int | UnsetType = UNSET
    why: Literal["left", "voted", "time", "late", "failed"] | UnsetType = UNSET
    chat: Chat | UnsetType = UNSET
    takeback: Takeback | UnsetType | None = UNSET
    declined: int | UnsetType = UNSET
    vote: Vote | UnsetType | None = UNSET
    orders: list[Order] | UnsetType = UNSET
    table_id: str | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET


class Presence(Told, tag_field="type", tag="presence"):
    """Who is connected."""

    online: list[int]
    watching: int


class Murmured(Told, tag_field="type", tag="murmur"):
    """What a spectator says to the other spectators: no player hears it, and no log keeps it."""

    name: str
    text: str
    at: int


class Hint(Told, tag_field="type", tag="hint"):
    """What a bot would do."""

    ref: str
    seat: int
    bot: str
    action: Legal


class Acknowledged(Told, tag_field="type", tag="done"):
    """A command that was played, or had been."""

    ref: str
    seat: int
    version: int
    repeated: bool


class Refused(Told, tag_field="type", tag="refused"):
    """A message that has changed nothing, and why."""

    ref: str | None
    seat: int | None
    code: str
    clause: str
    params: Params
    sentence: str


class Pong(Told, tag_field="type", tag="pong"):
    """The answer to a ping."""

    ping: int | float | str | None
    at: int


FromServer = StateMessage | EventMessage | NewsMessage | Presence | Murmured | Hint | Acknowledged | Refused | Pong
"""Whatever a socket is told."""
