"""Waking a table from the log, and keeping up with what other processes write."""

from typing import Final

from avernus.core.refusals import AvernusError
from avernus.play.entries import Entry, NeedsReplay, Refused
from avernus.play.folds import Unplayable
from avernus.play.room import Item, Room
from avernus.play.setup import Setup
from avernus.play.snapshots import restore
from avernus.server.live import Live
from avernus.store.jobs import encode
from avernus.store.reader import Stored
from avernus.store.store import Store

SETTLED: Final = 100
"""A snapshot is used when it is at least so many entries old, so that recent states and the recent log are there too."""


async def awake(store: Store, live: Live) -> None:
    """Load the table; `Refused` if there is none."""
    stored = await store.read(store.reader.load, live.id, SETTLED)
    if stored is None:
        raise Refused("no-such-table")
    try:
        live.room = build(stored)
    except NeedsReplay:
        whole = await store.read(store.reader.load, live.id, None)
        assert whole is not None
        live.room = build(whole)
    live.snapped = live.room.seq - live.room.seq % SETTLED


def build(stored: Stored) -> Room:
    """The room of a stored table; read-only at its last good state if its rules have changed under it."""
    setup = Setup.load(stored.opening.body)
    snapshot = stored.snapshot
    room = Room(stored.id, stored.secret, setup)
    if snapshot is not None and snapshot["rules"] == room.game.rules:
        room = restore(stored.id, stored.secret, setup, snapshot)
    elif snapshot is not None:
        raise NeedsReplay
    else:
        room.keep_all()
    fold(room, stored.entries)
    room.trim()
    return room


def fold(room: Room, entries: list[Entry]) -> list[Item]:
    """Fold entries one by one; stop for good at the first that today's rules refuse."""
    items: list[Item] = []
    for entry in entries:
        if room.note is not None:
            room.seq = entry.seq
            continue
        try:
            items += room.fold([entry])
        except (Unplayable, AvernusError) as error:
            room.note = f"This table was played under rules {room.setup.rules}; under rules {room.game.rules} it goes no further: {error}."
            room.seq = entry.seq
    return items


async def catch_up(store: Store, live: Live) -> list[Item]:
    """Fold what others have written since."""
    room = live.room
    assert room is not None
    entries = await store.read(store.reader.entries, live.id, room.seq)
    entries = [entry for entry in entries if entry.seq > room.seq]
    try:
        return fold(room, entries)
    except NeedsReplay:
        live.room = None
        await awake(store, live)
        return []


def card(live: Live) -> str:
    """The table as the lobby shows it."""
    return encode(live.info(None, "en")).decode()
