"""What people say to each other at a table."""

from typing import Final

from avernus.core.seats import Seat
from avernus.play.acting import Plan
from avernus.play.entries import Refused
from avernus.play.kinds import EntryKind
from avernus.play.plain_text import clean
from avernus.play.room import Room

LONGEST: Final = 500


def chat(room: Room, seat: Seat, text: str, ref: str | None = None) -> Plan:
    """Say something to everybody at the table."""
    if len(text) > LONGEST:
        raise Refused("too-long", most=LONGEST)
    said = clean(text, LONGEST, lines=True)
    if not said:
        raise Refused("nothing-said")
    return Plan().add(EntryKind.CHAT, by=seat, name=room.chairs[seat].name, text=said, ref=ref)
