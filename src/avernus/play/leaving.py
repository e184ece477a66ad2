"""Seats that people leave, lose or come back to."""

from typing import Final

from avernus.core.seats import Seat
from avernus.play.acting import Plan, playing
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, EntryKind, OnTime, OutcomeReason, Status
from avernus.play.room import Room
from avernus.play.seating import vote_out

STAND_IN: Final = "medium"
"""The bot that plays on for people who are away."""


def leave(room: Room, seat: Seat, ref: str | None = None) -> Plan:
    """Give up a seat: it becomes empty before the start, a bot plays on after it; for good where the person had relieved that bot."""
    if room.status == Status.OPEN:
        return Plan().add(EntryKind.LEAVE, seat=seat, by=seat, ref=ref)
    playing(room)
    if room.chairs[seat].away:
        raise Refused("already-away")
    if room.chairs[seat].late is not None:
        return Plan().add(EntryKind.LEAVE, seat=seat, why="left", by=seat, ref=ref)
    return Plan().add(EntryKind.AWAY, seat=seat, bot=STAND_IN, why="left", by=seat, ref=ref)


def close(room: Room, seat: Seat, ref: str | None = None) -> Plan:
    """Give up a table at which nobody else has sat down yet: it ends before it has begun."""
    if room.status != Status.OPEN:
        raise Refused("table-over" if room.status == Status.OVER else "already-started")
    if room.company() != [seat]:
        raise Refused("others-seated")
    if room.setup.reserved is not None:
        raise Refused("seat-reserved")
    return Plan().add(EntryKind.OVER, reason=OutcomeReason.CLOSED, by=seat, ref=ref)


def resign(room: Room, seat: Seat, ref: str | None = None) -> Plan:
    """Give up the game: with two seats it ends, with more a bot plays on."""
    playing(room)
    if room.seats == 2:
        return Plan().add(EntryKind.OVER, reason=OutcomeReason.RESIGNED, seat=seat, by=seat, ref=ref)
    return leave(room, seat, ref)


def come_back(room: Room, seat: Seat, ref: str | None = None) -> Plan:
    """Take one's own seat back from the bot."""
    playing(room)
    if not room.chairs[seat].away:
        raise Refused("not-away")
    return Plan().add(EntryKind.RETURN, by=seat, ref=ref)


def vote(room: Room, seat: Seat, about: Seat, agree: bool, absent: bool, now: int, ref: str | None = None) -> Plan:
    """Vote for a bot to play on for somebody who is away; all the other people must agree. Where a clock was agreed on, it decides.

    Before the start the vote is about the seat of one whose nonce is missing.
    """
    if room.status == Status.OPEN:
        return vote_out(room, seat, about, agree, now, ref)
    playing(room)
    if not 0 <= about < room.seats or about == seat or not room.chairs[about].person:
        raise Refused("no-such-seat", number=about)
    if room.clocks is not None:
        raise Refused("clock-decides")
    if not absent:
        raise Refused("still-here")
    if not agree and (room.vote is None or room.vote["seat"] != about):
        raise Refused("no-vote-open")
    plan = Plan().add(EntryKind.VOTE, by=seat, about=about, agree=agree, ref=ref)
    agreed = {seat, *(room.vote["agreed"] if room.vote is not None and room.vote["seat"] == about else [])}
    if agree and agreed >= {person for person in room.people() if person != about}:
        plan.add(EntryKind.AWAY, seat=about, bot=STAND_IN, why="voted")
    return plan


def door(room: Room, seat: Seat, opened: bool, ref: str | None = None) -> Plan:
    """Agree that somebody may take a bot's seat, or do not any more; all people must agree, for whoever sits there sees its hand."""
    playing(room)
    if not any(chair.kind is ChairKind.BOT for chair in room.chairs):
        raise Refused("no-bots")
    return Plan() if (seat in room.door) == opened else Plan().add(EntryKind.DOOR, by=seat, open=opened, ref=ref)


def flagged(room: Room, now: int) -> Plan | None:
    """What happens to a seat whose time has run out."""
    flag = room.clocks.flag() if room.clocks is not None and room.status == Status.PLAYING and room.note is None else None
    if flag is None or flag[0] > now:
        return None
    if room.setup.on_time is OnTime.LOSE:
        return Plan().add(EntryKind.OVER, reason=OutcomeReason.FLAGGED, seat=flag[1])
    return Plan().add(EntryKind.AWAY, seat=flag[1], bot=STAND_IN, why="time")
