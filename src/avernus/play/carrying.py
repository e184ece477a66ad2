"""A seat that is a person's, whichever of that person's devices opens it."""

from collections.abc import Collection, Iterable

from avernus.core.seats import Seat
from avernus.play.acting import Plan
from avernus.play.chairs import hashed, seat_of
from avernus.play.entries import Entry, Refused
from avernus.play.kinds import ChairKind, EntryKind, Status
from avernus.play.room import Room
from avernus.play.seating import TOKEN, Owner, check_commitment


def seats_of(room: Room, sums: Collection[str]) -> list[Seat]:
    """Where a person sits, by any of the sums that are that person's."""
    return [seat for seat, chair in enumerate(room.chairs) if chair.kind == ChairKind.PERSON and chair.who in sums]


def sitting(entries: Iterable[Entry]) -> dict[Seat, str]:
    """By seat: the sum of the person who sits there, as a log says it."""
    found: dict[Seat, str | None] = {}
    for entry in entries:
        if entry.kind == EntryKind.SIT:
            found[entry.body["seat"]] = entry.body.get("who")
        elif entry.kind == EntryKind.KEY and "who" in entry.body:
            found[entry.body["by"]] = entry.body["who"]
        elif entry.kind in (EntryKind.LEAVE, EntryKind.BOT):
            found.pop(entry.body["seat"], None)
    return {seat: who for seat, who in found.items() if who is not None}


def claim(room: Room, token: str, owner: Owner, sums: Collection[str]) -> tuple[Plan, Seat]:
    """Whoever opens a seat says whose it is; nobody can say it of a seat that is somebody's already."""
    seat = seat_of(room.chairs, token)
    chair = room.chairs[seat]
    if chair.who is not None:
        if chair.who not in sums:
            raise Refused("seat-taken")
        return Plan(), seat
    return Plan().add(EntryKind.KEY, by=seat, who=owner[0], device=owner[1]), seat


def carry(room: Room, sums: Collection[str], device: str, tokens: list[str], commits: list[str]) -> tuple[Plan, list[Seat]]:
    """Another device of a person gets tokens of its own for that person's seats; and shows fresh commitments, where none was met yet."""
    if room.status == Status.OVER:
        raise Refused("table-over")
    seats = seats_of(room, sums)
    if not seats:
        raise Refused("not-your-seat")
    if len(tokens) < len(seats) or len(set(tokens)) < len(tokens) or not all(TOKEN.fullmatch(token) for token in tokens):
        raise Refused("bad-token")
    plan = Plan()
    for number, seat in enumerate(seats):
        key = hashed(tokens[number])
        if any(chair.opened_by(key) for place, chair in enumerate(room.chairs) if place != seat):
            raise Refused("bad-token")
        if room.chairs[seat].opened_by(key):
            continue
        fresh = {}
        if number < len(commits) and room.status == Status.OPEN and not room.seat_nonces:
            check_commitment(room, commits[number])
            fresh["commit"] = commits[number]
        plan.add(EntryKind.KEY, by=seat, token=key, device=device, **fresh)
    return plan, seats


def revoke(room: Room, sums: Collection[str], device: str) -> Plan:
    """What a device of a person could open it opens no more."""
    plan = Plan()
    for seat in seats_of(room, sums):
        chair = room.chairs[seat]
        if device in chair.keys.values() or (chair.device == device and chair.token is not None):
            plan.add(EntryKind.KEY, by=seat, gone=device)
    return plan
