"""Taking and giving up seats, the numbers that everybody brings along, and the start of the game."""

import re
import secrets
from typing import Final

from avernus.bots import USUAL, known
from avernus.core.fair import COMMITMENT, NONCE, sealed
from avernus.core.seats import Seat
from avernus.play.acting import Plan, settle_chance
from avernus.play.chairs import hashed
from avernus.play.entries import Refused
from avernus.play.kinds import ChairKind, ClockKind, EntryKind, Status
from avernus.play.match import Match
from avernus.play.plain_text import clean
from avernus.play.room import Room

TOKEN: Final = re.compile(r"[0-9A-Za-z_-]{43}")
LONGEST_NAME: Final = 40
REVEAL_WITHIN: Final = 3_600_000
"""Milliseconds that people have to show their nonces, unless the table's clock gives them days."""
REVEAL_SOON: Final = 60_000
"""Milliseconds after which those who have shown theirs may free the seat of one who has not."""


Owner = tuple[str, str]
"""A person's sum, and one of that person's devices."""


def sit(
    room: Room, seat: Seat | None, name: str, commit: str, lang: str = "en", token: str | None = None, owner: Owner | None = None,
    kept: Seat | None = None,
) -> tuple[Plan, Seat, str]:
    """A person takes a seat; the plan, the seat, and its token.

    `commit` is the hash of a nonce that nobody else knows yet. `token` is a secret of the client's own making: whoever has not heard
    the answer asks again with the same one, and finds the seat taken by nobody else. `kept` is the seat that a tournament keeps for the
    person who asks, on whichever device that person has joined.
    """
    if token is None:
        token = secrets.token_urlsafe(32)
    elif not TOKEN.fullmatch(token):
        raise Refused("bad-token")
    for held, chair in enumerate(room.chairs):
        if chair.opened_by(hashed(token)):
            return Plan(), held, token
    seat = _place(room, reserved_for(room, hashed(token), seat) if kept is None else kept)
    check_rated(room, owner)
    check_commitment(room, commit)
    whose = {} if owner is None else {"who": owner[0], "device": owner[1]}
    return Plan().add(EntryKind.SIT, seat=seat, name=_shown(name), token=hashed(token), commit=commit, lang=lang, **whose), seat, token


def rename(room: Room, seat: Seat, name: str, ref: str | None = None) -> Plan:
    """A person takes another name, before the game or in the middle of it."""
    if room.status == Status.OVER:
        raise Refused("table-over")
    shown = _shown(name)
    return Plan() if room.chairs[seat].name == shown else Plan().add(EntryKind.NAME, by=seat, name=shown, ref=ref)


def _shown(name: str) -> str:
    """A name as everybody sees it."""
    shown = clean(name, LONGEST_NAME)
    if not shown:
        raise Refused("bad-name")
    return shown


def check_commitment(room: Room, commit: str) -> None:
    """A commitment is well formed, and nobody else's."""
    if not COMMITMENT.fullmatch(commit) or commit in room.seat_commits.values() or commit in room.seat_next.values():
        raise Refused("bad-commitment")


def _place(room: Room, seat: Seat | None) -> Seat:
    """An empty seat; while a game is played, a bot's, if everybody at the table has agreed: whoever sits there sees its hand."""
    if room.status == Status.OVER:
        raise Refused("table-over")
    if seat is not None and not 0 <= seat < room.seats:
        raise Refused("no-such-seat", number=seat)
    if room.status == Status.PLAYING:
        if seat is None or room.chairs[seat].kind != ChairKind.BOT:
            raise Refused("already-started")
        if not room.door_open():
            raise Refused("door-closed")
        return seat
    if seat is None:
        if not room.empty():
            raise Refused("seat-taken")
        return room.empty()[0]
    if room.chairs[seat].kind == ChairKind.PERSON or room.full_since is not None:
        raise Refused("seat-taken")
    return seat


def reserved_for(room: Room, key: str, seat: Seat | None) -> Seat | None:
    """The seat that is kept for whoever has this key, at a table of a tournament; elsewhere the one that was asked for."""
    kept = room.setup.reserved
    if kept is None:
        return seat
    if key not in kept:
        raise Refused("seat-reserved")
    return kept.index(key)


def check_rated(room: Room, owner: Owner | None) -> None:
    """Where the game counts for ratings everybody is known by a key, and sits once."""
    if not room.setup.rated:
        return
    if owner is None:
        raise Refused("needs-key")
    if any(chair.who == owner[0] for chair in room.chairs):
        raise Refused("one-seat")


def seat_bots(room: Room, seats: list[Seat] | None, bot: str, by: Seat | None = None, ref: str | None = None) -> Plan:
    """Bots take seats: those named, or every empty one. They bring no nonces: whoever runs the program speaks for them."""
    if not known(bot):
        raise Refused("no-such-bot", bot=bot[:40])
    if room.status != Status.OPEN:
        raise Refused("already-started")
    if by is not None and room.setup.reserved is not None:
        raise Refused("seat-reserved")
    wanted = room.empty() if seats is None else seats
    for seat in wanted:
        if not 0 <= seat < room.seats:
            raise Refused("no-such-seat", number=seat)
        if room.chairs[seat].kind == ChairKind.PERSON or room.full_since is not None:
            raise Refused("seat-taken")
    plan = Plan()
    for seat in wanted:
        plan.add(EntryKind.BOT, seat=seat, bot=bot)
    if plan.entries and ref is not None:
        plan.entries[-1].body |= {"by": by, "ref": ref}
    return plan


def relieve(room: Room, seat: Seat, bot: str) -> Plan | None:
    """A bot that failed is relieved by a level for the rest of the game."""
    chair = room.chairs[seat]
    if room.status != Status.PLAYING or not chair.automatic or chair.bot != bot:
        return None
    return Plan().add(EntryKind.BOT, seat=seat, bot=USUAL, why="failed")


# -- nonces, once everybody has sat down --------------------------------------------------------


def reveal(room: Room, seat: Seat, nonce: str, following: str, ref: str | None = None) -> Plan:
    """Show the nonce that one committed to; when the last one is shown the game starts.

    `following` commits to another one, for the case that somebody does not show theirs: then what was shown is known, and of no use.
    """
    if room.status != Status.OPEN:
        if nonce in room.nonces:
            return Plan()
        raise Refused("table-over" if room.status == Status.OVER else "already-started")
    if room.full_since is None:
        raise Refused("not-all-seated")
    if room.seat_nonces.get(seat) == nonce:
        return Plan()
    if not NONCE.fullmatch(nonce) or sealed(nonce) != room.seat_commits.get(seat):
        raise Refused("bad-nonce")
    check_commitment(room, following)
    plan = Plan().add(EntryKind.REVEAL, by=seat, nonce=nonce, next=following, ref=ref)
    if room.missing() == [seat]:
        shown = dict(sorted({**room.seat_nonces, seat: nonce}.items()))
        begin(room, plan, list(shown.values()), [room.seat_commits[place] for place in shown])
    return plan


def reveal_due(room: Room) -> int | None:
    """When the seats of those who have not shown their nonces become free again."""
    if room.full_since is None:
        return None
    clock = room.setup.clock
    return room.full_since + (max(clock.initial, REVEAL_SOON) if clock is not None and clock.kind == ClockKind.MOVE else REVEAL_WITHIN)


def overdue(room: Room, now: int) -> Plan | None:
    """Seats whose clients have vanished before they showed their nonces become free, so that nobody blocks a table for ever."""
    due = reveal_due(room)
    if due is None or due > now:
        return None
    plan = Plan()
    for seat in room.missing():
        plan.add(EntryKind.LEAVE, seat=seat, why="late")
    return plan


def vote_out(room: Room, seat: Seat, about: Seat, agree: bool, now: int, ref: str | None = None) -> Plan:
    """Those who have shown their nonces free the seat of one who has not; all of them must agree."""
    if room.full_since is None:
        raise Refused("not-started")
    if about not in room.missing() or seat not in room.seat_nonces:
        raise Refused("no-such-seat", number=about)
    if now < room.full_since + REVEAL_SOON:
        raise Refused("still-here")
    if not agree and (room.vote is None or room.vote["seat"] != about):
        raise Refused("no-vote-open")
    plan = Plan().add(EntryKind.VOTE, by=seat, about=about, agree=agree, ref=ref)
    agreed = {seat, *(room.vote["agreed"] if room.vote is not None and room.vote["seat"] == about else [])}
    if agree and agreed >= set(room.seat_nonces):
        plan.add(EntryKind.LEAVE, seat=about, why="voted")
    return plan


def begin(room: Room, plan: Plan, nonces: list[str], commits: list[str]) -> None:
    """Start the game, and draw what chance decides before anybody acts."""
    plan.add(EntryKind.START, nonces=nonces, commits=commits)
    match = Match(room.game, room.setup.first_state(), room.draws(nonces))
    settle_chance(room, plan, match, match.state)
