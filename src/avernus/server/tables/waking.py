"""Waking a table from the log, and keeping up with what other processes write."""

from typing import Final

from avernus.play.entries import NeedsReplay, Refused
from avernus.play.rebuild import continue_with, rebuild
from avernus.play.room import Item, Room
from avernus.play.serialize import encode
from avernus.server.tables.live import LiveTable
from avernus.store.store import Store

SETTLED: Final = 100
"""A snapshot is used when it is at least so many entries old, so that recent states and the recent log are there too."""


async def wake(store: Store, live: LiveTable) -> Room:
    """Load the table; `Refused` if there is none."""
    try:
        room = await _load(store, live, SETTLED)
    except NeedsReplay:
        room = await _load(store, live, None)
    live.room = room
    live.snapped = room.seq - room.seq % SETTLED
    return room


async def _load(store: Store, live: LiveTable, settled: int | None) -> Room:
    stored = await store.read(store.reader.load, live.id, settled)
    if stored is None:
        raise Refused("no-such-table")
    live.owner = stored.owner
    return rebuild(stored.id, stored.secret, stored.opening, stored.snapshot, stored.entries)


async def catch_up(store: Store, live: LiveTable) -> list[Item]:
    """Fold what others have written since."""
    room = live.room
    assert room is not None
    entries = await store.read(store.reader.entries, live.id, room.seq)
    try:
        return continue_with(room, [entry for entry in entries if entry.seq > room.seq])
    except NeedsReplay:
        live.room = None
        await wake(store, live)
        return []


def card(live: LiveTable) -> str:
    """The table as the lobby shows it."""
    return encode(live.info(None, "en")).decode()
