"""Taking and giving up seats, and the start of the game."""

import re
import secrets
from typing import Final

from avernus.bots import LEVELS
from avernus.core.seats import Seat
from avernus.play.acting import Plan, settle_chance
from avernus.play.chairs import hashed
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, EntryKind, Status
from avernus.play.match import Match
from avernus.play.room import Room

NONCE: Final = re.compile(r"[0-9A-Za-z_-]{16,100}")
LONGEST_NAME: Final = 40


def clean(text: str, most: int) -> str:
    """A name or a remark without what cannot be seen, cut to a length."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()[:most]


def sit(room: Room, seat: Seat | None, name: str, nonce: str, lang: str = "en", ref: str | None = None) -> tuple[Plan, Seat, str]:
    """A person takes a seat; the plan, the seat, and its token."""
    seat = _place(room, seat)
    if not NONCE.fullmatch(nonce):
        raise Refused("bad-nonce")
    shown = clean(name, LONGEST_NAME)
    if not shown:
        raise Refused("bad-name")
    token = secrets.token_urlsafe(32)
    plan = Plan().add(EntryKind.SIT, seat=seat, name=shown, token=hashed(token), nonce=nonce, lang=lang)
    if room.status == Status.OPEN and room.empty() == [seat]:
        nonces = [value for place, value in room.seat_nonces.items() if place != seat] + [nonce]
        begin(room, plan, nonces)
    return plan, seat, token


def _place(room: Room, seat: Seat | None) -> Seat:
    """An empty seat; while a game is played, a bot's."""
    if room.status == Status.OVER:
        raise Refused("table-over")
    if seat is not None and not 0 <= seat < room.seats:
        raise Refused("no-such-seat", number=seat)
    if room.status == Status.PLAYING:
        if seat is None or room.chairs[seat].kind != ChairKind.BOT:
            raise Refused("already-started")
        return seat
    if seat is None:
        if not room.empty():
            raise Refused("seat-taken")
        return room.empty()[0]
    if room.chairs[seat].kind == ChairKind.PERSON:
        raise Refused("seat-taken")
    return seat


def seat_bots(room: Room, seats: list[Seat] | None, bot: str, by: Seat | None = None, ref: str | None = None) -> Plan:
    """Bots take seats: those named, or every empty one."""
    if bot not in LEVELS:
        raise Refused("no-such-bot", bot=bot[:40])
    if room.status != Status.OPEN:
        raise Refused("already-started")
    wanted = room.empty() if seats is None else seats
    for seat in wanted:
        if not 0 <= seat < room.seats:
            raise Refused("no-such-seat", number=seat)
        if room.chairs[seat].kind == ChairKind.PERSON:
            raise Refused("seat-taken")
    plan = Plan()
    for seat in wanted:
        plan.add(EntryKind.BOT, seat=seat, bot=bot)
    if plan.entries and ref is not None:
        plan.entries[-1].body |= {"by": by, "ref": ref}
    if set(room.empty()) <= set(wanted) and room.people():
        begin(room, plan, [nonce for seat, nonce in room.seat_nonces.items() if seat not in wanted])
    return plan


def begin(room: Room, plan: Plan, nonces: list[str]) -> None:
    """Start the game, and draw what chance decides before anybody acts."""
    plan.add(EntryKind.START, nonces=nonces)
    match = Match(room.game, room.setup.first_state(), room.draws(nonces))
    settle_chance(room, plan, match, match.state)
