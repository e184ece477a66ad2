"""Ratings and tournaments on the wire."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from avernus.server.wire.requests import NewTournament, Strict
from avernus.server.wire.responses import Told

__all__ = ["NewTournament"]


class Join(Strict):
    """Somebody who takes part. `token` is a secret of the client's own making, with which it sits down at its tables."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    token: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{43}$")]
    person: Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{43}$")] | None = None


class Direct(Strict):
    """What whoever opened a tournament does with it."""

    do: Literal["start", "cancel"]


class Held(Told):
    """A rating: points, and how sure it is."""

    points: int
    deviation: int
    provisional: bool
    games: int


class RatingRow(Told):
    """A line of the table of ratings."""

    place: int
    name: str | None
    bot: str | None
    rating: Held
    last: int
    you: bool = False


class RatingList(Told):
    """Who is how good in a game, among two or at tables of more."""

    game: str
    pool: Literal["two", "many"]
    rows: list[RatingRow]


class Ratings(Told):
    """All of them."""

    lists: list[RatingList]


class SeatRatings(Told):
    """What is held of those who sit at a table, by seat."""

    seats: list[Held | None]


class EntrantInfo(Told):
    """Somebody who takes part, and where they stand."""

    number: int
    name: str | None
    bot: str | None
    withdrawn: bool
    place: int
    points: float
    against: float
    firsts: int
    played: int
    you: bool = False


class PairingInfo(Told):
    """A table of a round."""

    table: str
    seats: list[int]
    """By seat: the number of the entrant; -1: a stand-in."""
    places: list[int] | None
    points: list[float] | None
    forfeits: list[int]
    why: Literal["", "forfeit", "void"]
    open: bool
    """Can one go there already?"""


class RoundInfo(Told):
    """A round."""

    number: int
    begun: int
    due: int
    games: list[PairingInfo]
    free: list[int]


class TournamentInfo(Told):
    """A tournament as everybody sees it."""

    id: str
    title: str
    game: str
    seats: int
    kind: Literal["swiss", "robin"]
    stage: Literal["open", "running", "over", "cancelled"]
    why: Literal["", "too-few", "cancelled", "done"]
    options: dict[str, Any]
    clock: dict[str, Any] | None
    rounds: int
    most: int
    within: int
    pause: int
    starts: int | None
    next: int | None
    rated: bool
    created: int
    ended: int | None
    entrants: list[EntrantInfo]
    """In the order of the standings."""
    played: list[RoundInfo]
    yours: bool = False
    """May whoever asks begin and cancel it?"""


class Tournaments(Told):
    """Those last changed first, without their rounds."""

    tournaments: list[TournamentInfo]
    opens: bool
    """May everybody open one?"""
