"""What the server says over HTTP, and the parts that the socket shares."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from avernus.play.kinds import ChairKind, OnTime, OutcomeReason, Status

Word = tuple[str, str]
"""A thing that a person points at, and what kind of thing it is."""
Legal = tuple[str, list[Word]]
"""An action: its notation and its words."""
Line = tuple[int, str]
"""A seat (-1: chance, -2: the clock) and the notation of its action."""
Params = dict[str, Any]


class Told(Struct, forbid_unknown_fields=True):
    """What the server says: nothing is said that is not described here."""


class Problem(Told):
    """Why a request was refused."""

    code: str
    clause: str
    params: Params
    sentence: str


class Refusal(Told):
    """The shape of every refusal over HTTP."""

    error: Problem


class GameEvent(Told):
    """Something that happened in the game."""

    name: str
    clause: str
    params: Params
    sentence: str


class Prompt(Told):
    """The question now open to a viewer."""

    code: str
    params: Params
    sentence: str


class Result(Told):
    """The ranking at the end of a game: 1 for the best."""

    ranks: list[int]
    winners: list[int]
    reason: str
    clause: str
    scores: list[int] | UnsetType = UNSET


class Outcome(Told):
    """How a table ended, and the secret of its draws."""

    reason: OutcomeReason
    seat: int | None
    result: Result | None
    secret: str
    sentence: str


class SeatInfo(Told):
    """A seat as everybody sees it."""

    seat: int
    place: str
    kind: ChairKind
    name: str | None
    bot: str | None
    online: bool
    away: bool
    commit: str | None = None
    """What this person has shown of a nonce; `None` for bots and once the game has started."""


class GameClock(Told):
    """The game's own clock."""

    now: int
    at: int
    runs: bool
    deadline: int | None
    lapses: int | None


class Clocks(Told):
    """The clocks of a table, in milliseconds."""

    left: list[int] | None
    running: list[int]
    at: int
    game: GameClock | None


class Awaited(Told):
    """Everybody has sat down: whose nonces are missing, since when, and when their seats become free again."""

    seats: list[int]
    since: int
    due: int


class Door(Told):
    """Who has agreed that somebody may take a bot's seat, and whether that is everybody."""

    agreed: list[int]
    open: bool


class TableInfo(Told):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: int
    name: str
    public: bool
    status: Status
    options: Params
    clock: Params | None
    on_time: OnTime
    spectators: bool
    takebacks: bool
    commit: str
    nonces: list[str]
    created: int
    updated: int
    seats: list[SeatInfo]
    actions: int
    version: int
    watching: int
    outcome: Outcome | None
    rematch: str | None
    rematch_of: str | None
    note: str | None
    commits: list[str] = []
    """The commitments to `nonces`, once the game has started."""
    awaited: Awaited | None = None
    from_position: bool = False
    """Does the game start from a position that whoever opened the table has laid out, and knows?"""
    door: Door | None = None
    rated: bool = False
    """Does the game count for ratings?"""
    tournament: str | None = None
    """The tournament that it is a game of."""
    waiting: list[int] | UnsetType = UNSET
    """Whom the game waits for, as far as the viewer may know; told where one table is asked for."""


class Tables(Told):
    """The lobby."""

    tables: list[TableInfo]


class House(Told):
    """Who hosts, what the host tells everybody, and whether anything can be played now."""

    instance: str
    imprint: str
    privacy: str
    announcement: str
    resting: bool
    ratings: bool = False
    """May tables be rated?"""
    tournaments: bool = False
    passkeys: bool = False
    """Can people be known by passkeys?"""


class Seated(Told):
    """A seat of one's own."""

    seat: int
    token: str
    table: TableInfo


class Done(Told):
    """A command that was played, or had been."""

    version: int
    repeated: bool


class Checked(Told):
    """What is needed to check the draws of a table, and once it is over the check."""

    table: str
    commit: str
    nonces: list[str]
    commits: list[str]
    secret: str | None
    actions: int | None
    draws: int | None
    verdict: str | None


class Lines(Told):
    """The actions that were not taken back: seat, notation and time of each."""

    first: int = field(name="from")
    of: int
    lines: list[tuple[int, str, int]]


class Past(Told):
    """The position after so many actions."""

    at: int
    of: int
    seat: None
    lines: list[Line]
    events: list[GameEvent]
    view: Params
    legal: list[Legal]
    prompt: Prompt


class Step(Told):
    """An action of a foreseen line: its words, and what it would bring about."""

    seat: int
    action: str
    words: list[Word]
    events: list[GameEvent]


class Alternative(Told):
    """One of the best actions, with the share of the win that it promises."""

    share: float
    step: Step


class Valued(Told):
    """What a position is worth: the share of the win of each seat, the best line, and the alternatives."""

    shares: list[float]
    spread: list[float]
    basis: str
    proved: bool
    line: list[Step]
    options: list[Alternative]


class Analysis(Told):
    """A position without a table; with what chance can bring now, what it was asked to bring, and the whole state."""

    game: str
    seats: int
    seat: int | None
    view: Params
    legal: list[Legal]
    open: list[str]
    prompt: Prompt
    waiting: list[int]
    position: str | None
    outcomes: list[tuple[str, int, list[Word]]]
    drawn: list[str]
    state: Params
    result: Result | None
    hint: Legal | None
    value: Valued | None
    events: list[GameEvent]


class Verified(Told):
    """What was checked of a record, and found to be in order."""

    verdict: str
    actions: int
    draws: int
    secret_known: bool
    finished: bool
    sealed: bool


class Draws(Told):
    """For each draw of a record what chance could bring, with weights; and a sentence about the first line that the rules refuse."""

    draws: list[list[tuple[str, int]]]
    problem: str | None
    actions: int
    finished: bool


class Judged(Told):
    """What a decision of a record was worth, and a sentence that says why where it cost something.

    The costliest have the best line and the alternatives in their place.
    """

    index: int
    seat: int
    action: str
    cost: float
    best: str
    before: float
    after: float
    line: list[Step]
    options: list[Alternative]
    reason: str
    clause: str
    sentence: str


class Reviewed(Told):
    """A record, judged decision by decision: shares of the win by position, where it turned, the costliest decisions of each seat."""

    game: str
    seats: int
    basis: str
    shares: dict[str, list[float]]
    spread: dict[str, list[float]]
    turning_points: list[int]
    decisions: list[Judged]
    costliest: dict[str, list[int]]
