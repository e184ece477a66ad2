"""A tournament as data, and what time and results make of it. Pure: whoever keeps it (`keeper.py`) brings the clock and the tables."""

import copy
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from msgspec import Struct

from avernus.server.league.pairing import STAND_IN, Field, pair, rounds_of_robin

MINUTE: Final = 60_000
MOST_ENTRANTS: Final = 128
MOST_ROUNDS: Final = 30

Kind = Literal["swiss", "robin"]
Stage = Literal["open", "running", "over", "cancelled"]


class Entrant(Struct):
    """Somebody who takes part: a person with a key of its own, or a bot."""

    name: str | None
    joined: int
    token: str | None = None
    """The hash of the secret with which a person sits down at its tables."""
    who: str | None = None
    """The sum of the person, where one was given: ratings go by it."""
    bot: str | None = None
    left: int | None = None
    """Withdrawn before the round with this number, the first being 0."""


class Pairing(Struct):
    """One table of a round."""

    table: str
    seats: list[int]
    """By seat: the entrant, or `STAND_IN`."""
    places: list[int] | None = None
    """By seat, once it is decided."""
    forfeits: list[int] = []
    """Seats of those who did not come."""
    why: Literal["", "forfeit", "void"] = ""
    claimed: int | None = None
    """When a server began to open the table."""
    there: bool = False
    """Has the table been seen? If it is gone then, its game has no winner."""


class Round(Struct):
    """A round: its tables, who is free, and until when one must have come."""

    begun: int
    due: int
    games: list[Pairing]
    free: list[int] = []
    span: int = 1
    """The host's stretch of time in which it began (`tables/house.py`): while the host is away nobody is late."""


class Tournament(Struct):
    """All of it."""

    id: str
    title: str
    game: str
    seats: int
    kind: Kind
    created: int
    options: dict[str, Any] = {}
    clock: dict[str, Any] | None = None
    rounds: int = 0
    """How many there are to be; 0: as many as it takes."""
    most: int = 16
    """So many may join; when they have, it begins."""
    within: int = 5
    """Minutes after which whoever has not come to a table has lost."""
    pause: int = 1
    """Minutes between two rounds."""
    starts: int | None = None
    """When it begins by itself; `None`: when it is full, or told to."""
    rated: bool = False
    level: str = "medium"
    """The bots that take seats that remain."""
    organiser: str | None = None
    """The hash of the secret of whoever opened it."""
    stage: Stage = "open"
    entrants: list[Entrant] = []
    played: list[Round] = []
    next: int | None = None
    """When the next round begins."""
    ended: int | None = None
    why: Literal["", "too-few", "cancelled", "done"] = ""

    def active(self, number: int) -> list[int]:
        """Who plays in the round with this number."""
        return [index for index, one in enumerate(self.entrants) if one.left is None or one.left > number]

    def planned(self) -> int:
        """How many rounds there will be."""
        count = max(2, len(self.entrants))
        if self.kind == "robin":
            whole = rounds_of_robin(count, self.seats)
            return min(whole, MOST_ROUNDS, self.rounds or whole)
        enough = max(1, math.ceil(math.log(count, self.seats)) + (count > self.seats))
        never_again = count - 1 if self.seats == 2 and count % 2 == 0 else count if self.seats == 2 else MOST_ROUNDS
        return min(self.rounds or enough, never_again, MOST_ROUNDS)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands."""

    entrant: int
    place: int
    points: float
    against: float
    """The points of all whom one has met: who had it harder stands higher."""
    firsts: int
    played: int


def worth(pairing: Pairing, seat: int) -> float:
    """What a seat gets: the share of the others at the table that it has left behind, those level with it by half."""
    places = pairing.places
    if places is None or seat in pairing.forfeits:
        return 0.0
    others = [place for other, place in enumerate(places) if other != seat]
    return sum(1.0 if places[seat] < place else 0.5 if places[seat] == place else 0.0 for place in others) / len(others)


def standings(event: Tournament) -> list[Standing]:
    """The table: points, then the points of those one has met, then first places; who is level in all three shares a place."""
    points = [0.0] * len(event.entrants)
    firsts, played = [0] * len(event.entrants), [0] * len(event.entrants)
    met: list[list[int]] = [[] for _ in event.entrants]
    for number, turn in enumerate(event.played):
        for one in turn.free:
            if event.kind == "swiss" and (event.entrants[one].left is None or number < (event.entrants[one].left or 0)):
                points[one] += 1.0
        for game in turn.games:
            if game.places is None:
                continue
            for seat, one in enumerate(game.seats):
                if one == STAND_IN:
                    continue
                points[one] += worth(game, seat)
                played[one] += 1
                firsts[one] += game.places[seat] == 1 and seat not in game.forfeits and game.places.count(1) == 1
                met[one] += [other for place, other in enumerate(game.seats) if other not in (one, STAND_IN) and place != seat]
    keys = [(-points[one], -sum(points[other] for other in met[one]), -firsts[one]) for one in range(len(points))]
    rows = [
        Standing(one, 1 + sum(other < keys[one] for other in keys), points[one], -keys[one][1], firsts[one], played[one])
        for one in range(len(points))
    ]
    return sorted(rows, key=lambda row: (row.place, row.entrant))


def field_of(event: Tournament) -> Field:
    """What pairing needs to know."""
    table = standings(event)
    there = set(event.active(len(event.played)))
    known = Field([row.entrant for row in table if row.entrant in there], {row.entrant: row.points for row in table})
    for turn in event.played:
        known.free.update(turn.free)
        for game in turn.games:
            people = [one for one in game.seats if one != STAND_IN]
            known.met.update((min(one, other), max(one, other)) for one in people for other in people if one < other)
            for seat, one in enumerate(game.seats):
                if one != STAND_IN:
                    known.sat[one, seat] += 1
                    known.lately[one] = seat
                    if STAND_IN in game.seats:
                        known.free[one] += event.seats > 2
    return known


def decided(event: Tournament) -> bool:
    """Is everything of the last round decided?"""
    return not event.played or all(game.places is not None for game in event.played[-1].games)


def step(event: Tournament, now: int, span: int, new_ids: Any) -> Tournament:
    """What has come about by now: it begins, a round ends, the next is paired, all is over. `new_ids` names tables."""
    after = copy.deepcopy(event)
    if after.stage == "open":
        full = len(after.entrants) >= after.most
        if not full and (after.starts is None or after.starts > now):
            return after
        begin(after, now)
    if after.stage == "running" and decided(after):
        _go_on(after, now, span, new_ids)
    return after


def begin(event: Tournament, now: int) -> None:
    """It begins; with fewer than two nothing is played."""
    if len(event.active(0)) < 2:
        end(event, now, "too-few")
    else:
        event.stage, event.next = "running", now


def end(event: Tournament, now: int, why: Literal["too-few", "cancelled", "done"]) -> None:
    """Nothing follows."""
    event.stage, event.why, event.ended, event.next = ("over" if why == "done" else "cancelled"), why, now, None


def _go_on(event: Tournament, now: int, span: int, new_ids: Any) -> None:
    number = len(event.played)
    if number >= event.planned() or len(event.active(number)) < 2:
        end(event, now, "done")
    elif event.next is None:
        event.next = now + event.pause * MINUTE
    elif event.next <= now:
        tables, free = pair(event.kind, event.seats, number, field_of(event))
        event.played.append(Round(now, now + event.within * MINUTE, [Pairing(new_ids(), seats) for seats in tables], free, span))
        event.next = None


def decide(event: Tournament, table: str, places: list[int] | None, missing: Mapping[int, bool] | None = None) -> None:
    """A table of the last round has ended: with these places; with seats that nobody came to; or, with neither, without a winner."""
    for game in event.played[-1].games:
        if game.table != table or game.places is not None:
            continue
        absent = [seat for seat in range(len(game.seats)) if (missing or {}).get(seat)]
        if absent:
            game.forfeits, game.why = absent, "forfeit"
        if places is not None:
            game.places = [len(places) if seat in absent else place for seat, place in enumerate(places)]
        elif absent:
            game.places = [2 if seat in absent else 1 for seat in range(len(game.seats))]
        else:
            game.places, game.why = [1] * len(game.seats), "void"


def withdraw(event: Tournament, entrant: int) -> None:
    """Somebody goes: is not there any more where it has not begun, and is not paired again where it has."""
    if event.stage == "open":
        del event.entrants[entrant]
    elif event.entrants[entrant].left is None:
        event.entrants[entrant].left = len(event.played)
