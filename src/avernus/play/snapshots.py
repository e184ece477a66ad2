"""A table as data at one moment, so that opening it does not mean playing it from the beginning."""

from typing import Any, Final

from avernus.play.chairs import Chair
from avernus.play.kinds import OutcomeReason, Status
from avernus.play.match import Match
from avernus.play.room import KEEP, Room
from avernus.play.setup import Setup

PLAIN: Final = (
    "status", "nonces", "seq", "at", "created", "versions", "takeback", "vote", "outcome", "rematch", "anchor",
)
LATER: Final = ("commits", "full_since", "door", "span")
"""What older snapshots do not have."""
BY_SEAT: Final = ("seat_nonces", "seat_commits", "seat_next")


def dump(room: Room) -> dict[str, Any]:
    """Everything but the setup, the secret and the kept states."""
    return {name: getattr(room, name) for name in (*PLAIN, *LATER)} | {
        name: [[seat, value] for seat, value in getattr(room, name).items()] for name in BY_SEAT
    } | {
        "rules": room.game.rules,
        "chairs": [chair.dump() for chair in room.chairs],
        "refs": [[seat, ref, version] for seat, known in room.refs.items() for ref, version in known.items()],
        "clocks": room.clocks.dump() if room.clocks is not None else None,
        "played": room.played, "drawn": 0 if room.match is None else room.match.drawn,
        "state": None if room.match is None else room.match.state.dump(),
    }


def restore(name: str, secret: bytes, setup: Setup, data: dict[str, Any]) -> Room:
    """The table of a snapshot."""
    room = Room(name, secret, setup)
    for field in PLAIN:
        setattr(room, field, data[field])
    for field in LATER:
        setattr(room, field, data.get(field, getattr(room, field)))
    for field in BY_SEAT:
        setattr(room, field, {seat: value for seat, value in data.get(field, [])})
    room.status = Status(room.status)
    if room.outcome is not None:
        room.outcome["reason"] = OutcomeReason(room.outcome["reason"])
    room.chairs = [Chair.load(chair) for chair in data["chairs"]]
    for seat, ref, version in data["refs"]:
        room.refs.setdefault(seat, {})[ref] = version
    if room.clocks is not None:
        room.clocks.restore(data["clocks"])
    if data["state"] is not None:
        room.match = Match(room.game, room.game.load(data["state"]), room.draws(room.nonces), KEEP)
        room.match.played, room.match.drawn = data["played"], data["drawn"]
    return room
