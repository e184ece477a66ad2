"""A room from its log: from the beginning or from a snapshot, and on from where it stands."""

from collections.abc import Iterable
from typing import Any

from avernus.core.refusals import AvernusError
from avernus.play.entries import Entry, NeedsReplay
from avernus.play.folds import Unplayable, fold
from avernus.play.room import KEEP, Item, Room
from avernus.play.setup import Setup
from avernus.play.snapshots import restore


def rebuild(name: str, secret: bytes, opening: Entry, snapshot: dict[str, Any] | None, entries: Iterable[Entry]) -> Room:
    """The room of a stored table; read-only at its last good state if its rules have changed under it.

    `NeedsReplay` if the snapshot is of no use, or a takeback goes back behind it: then the whole log is wanted.
    """
    setup = Setup.load(opening.body)
    room = Room(name, secret, setup)
    if snapshot is not None:
        if snapshot["rules"] != room.game.rules:
            raise NeedsReplay
        room = restore(name, secret, setup, snapshot)
    else:
        room.keep = None
    continue_with(room, entries)
    room.keep = KEEP
    if room.match is not None:
        room.match.keep_last(KEEP)
    return room


def continue_with(room: Room, entries: Iterable[Entry]) -> list[Item]:
    """Fold entries one by one; stop for good at the first that today's rules refuse."""
    items: list[Item] = []
    for entry in entries:
        if room.note is not None:
            room.seq = entry.seq
            continue
        try:
            items += fold(room, [entry])
        except (Unplayable, AvernusError) as error:
            room.note = f"This table was played under rules {room.setup.rules}; under rules {room.game.rules} it goes no further: {error}."
            room.seq = entry.seq
    return items
