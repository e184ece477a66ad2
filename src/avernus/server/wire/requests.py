"""What clients ask, over HTTP and over the socket."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from avernus.play.kinds import ClockKind, OnTime, Status
from avernus.text import LANGUAGES

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Ref = Annotated[str, Meta(min_length=1, max_length=64)]
if TYPE_CHECKING:
    Lang = str
else:
    Lang = Literal[tuple(LANGUAGES)]
    """A language that we speak: the list is closed."""
Commitment = Annotated[str, Meta(pattern="^sha256:[0-9a-f]{64}$")]
Nonce = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{16,100}$")]
Key = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{43}$")]
"""A secret of a client's own making: of a seat, or of a device of a person."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=40)]
Said = Annotated[str, Meta(min_length=1, max_length=400)] | Words


class Strict(Struct, forbid_unknown_fields=True):
    """A request: unknown keys are refused."""


class NewClock(Strict):
    """How long people may think."""

    kind: ClockKind
    initial: Annotated[int, Meta(ge=1, le=31_536_000)] = 600
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    days: Annotated[float, Meta(gt=0, le=366)] = 3.0


class NewTable(Strict):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: dict[str, Any] = {}
    public: bool = False
    name: Annotated[str, Meta(max_length=60)] = ""
    clock: NewClock | None = None
    on_time: OnTime = OnTime.BOT
    bots: dict[Annotated[str, Meta(pattern="^[0-9]$")], BotName] = {}
    position: Annotated[str, Meta(max_length=4000)] | dict[str, Any] | None = None
    spectators: bool = True
    takebacks: bool = True
    pauses: bool = True
    rated: bool = False


class Sit(Strict):
    """A person who sits down."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    commit: Commitment
    seat: SeatNumber | None = None
    lang: Lang = "en"
    token: Key | None = None
    person: Key | None = None


class Reveal(Strict):
    """The nonce that was committed to, and a commitment to another, should somebody not show theirs."""

    nonce: Nonce
    next: Commitment
    ref: Ref | None = None


class SeatBots(Strict):
    """Bots for one seat, or for every empty one."""

    bot: BotName = "medium"
    seat: SeatNumber | None = None
    ref: Ref | None = None


class Do(Strict):
    """An action."""

    do: Said
    ref: Ref


class Nothing(Strict):
    """No body."""


class NewTournament(Strict):
    """A tournament to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    title: Annotated[str, Meta(max_length=60)] = ""
    kind: Literal["swiss", "robin"] = "swiss"
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    options: dict[str, Any] = {}
    clock: NewClock | None = None
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    most: Annotated[int, Meta(ge=2, le=128)] = 16
    within: Annotated[int, Meta(ge=1, le=10_080)] = 5
    pause: Annotated[int, Meta(ge=0, le=10_080)] = 1
    starts: Annotated[int, Meta(ge=0, le=1 << 52)] | None = None
    rated: bool = False
    bots: Annotated[list[BotName], Meta(max_length=128)] = []
    level: BotName = "medium"
    token: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{43}$")] | None = None


class Ruling(Strict):
    """What a host orders; which of these count depends on the order."""

    table: Annotated[str, Meta(max_length=60)] | None = None
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    person: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None
    network: Annotated[str, Meta(max_length=60)] | None = None
    hours: Annotated[float, Meta(gt=0, le=100_000)] | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None
    status: Status | None = None
    game: Annotated[str, Meta(max_length=40)] | None = None
    tournament: Annotated[str, Meta(max_length=60)] | None = None
    entrant: Annotated[int, Meta(ge=0, le=127)] | None = None
    opened: NewTournament | None = None
    again: bool = False


class Webhook(Strict):
    """Where to tell that it is the seat's turn."""

    url: Annotated[str, Meta(max_length=500)] | None


class Analyse(Strict):
    """A position without a table."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    rules: Annotated[int, Meta(ge=1, le=1000)] | None = None
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: dict[str, Any] = {}
    position: str | dict[str, Any] | None = None
    lines: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=5000)] = []
    words: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=16)] = []
    record: Annotated[str, Meta(max_length=1_000_000)] | None = None
    at: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    since: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    draw: Literal["one", "all"] | None = None
    seat: SeatNumber | None = None
    bot: BotName | None = None
    value: bool = False
    lang: Lang = "en"


# -- the socket ---------------------------------------------------------------------------------


class Hello(Strict):
    """The first message: who is there."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=10)] = []
    lang: Lang = "en"


Plain = Annotated[str, Meta(max_length=100)] | Annotated[int, Meta(ge=-(1 << 53), le=1 << 53)] | bool | None
"""What a prompt's parameter can be compared with: nothing that holds anything else."""


class Order(Strict):
    """One programmed answer."""

    prompt: Annotated[str, Meta(max_length=60)]
    play: Annotated[str, Meta(min_length=1, max_length=200)]
    params: Annotated[dict[Annotated[str, Meta(max_length=60)], Plain], Meta(max_length=10)] = {}


class Murmur(Strict):
    """What a spectator says to the other spectators, under which name."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Message(Strict):
    """Whatever a client sends: one verb, and its reference."""

    hello: Hello | UnsetType = UNSET
    do: Said | UnsetType = UNSET
    at: int | None = None
    undo: bool | UnsetType = UNSET
    takeback: Literal["ask", "agree", "decline"] | UnsetType = UNSET
    chat: Annotated[str, Meta(max_length=2000)] | UnsetType = UNSET
    murmur: Murmur | UnsetType = UNSET
    reveal: Nonce | UnsetType = UNSET
    next: Commitment | UnsetType = UNSET
    door: bool | UnsetType = UNSET
    name: Annotated[str, Meta(min_length=1, max_length=40)] | UnsetType = UNSET
    close: bool | UnsetType = UNSET
    hint: BotName | UnsetType = UNSET
    vote: SeatNumber | UnsetType = UNSET
    agree: bool = True
    back: bool | UnsetType = UNSET
    leave: bool | UnsetType = UNSET
    resign: bool | UnsetType = UNSET
    rematch: bool | UnsetType = UNSET
    orders: Annotated[list[Order], Meta(max_length=40)] | UnsetType = UNSET
    resync: bool | UnsetType = UNSET
    lang: Lang | UnsetType = UNSET
    ping: int | float | str | UnsetType | None = UNSET
    ref: Ref | None = None
    seat: SeatNumber | None = None
