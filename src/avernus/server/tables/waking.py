"""Waking a table from the log, and keeping up with what other processes write."""

from typing import Final

from avernus.play.entries import NeedsReplay, Refused
from avernus.play.rebuild import continue_with, rebuild
from avernus.play.room import Item, Room
from avernus.play.serialize import encode
from avernus.server.tables.live import LiveTable
from avernus.store.reader import Reader, Stored
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
    stored, room = await store.read(_loaded if settled is None else _read, store.reader, live.id, settled)
    if stored is None:
        raise Refused("no-such-table")
    live.owner = stored.owner
    return room or rebuild(stored.id, stored.secret, stored.opening, stored.snapshot, stored.entries)


def _read(reader: Reader, table: str, settled: int | None) -> tuple[Stored | None, Room | None]:
    """What is stored; the few entries behind a snapshot are folded where they are wanted."""
    return reader.load(table, settled), None


def _loaded(reader: Reader, table: str, settled: int | None) -> tuple[Stored | None, Room | None]:
    """What is stored, and the room that comes of it: a whole log is folded beside the event loop, since it may be long."""
    stored = reader.load(table, settled)
    return stored, None if stored is None else rebuild(stored.id, stored.secret, stored.opening, stored.snapshot, stored.entries)


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
