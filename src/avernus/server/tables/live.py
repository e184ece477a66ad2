"""A table in this process: its room when it is awake, and the clients around it."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from avernus.core.seats import Seat
from avernus.play.kinds import PLAYING
from avernus.play.room import Item, Room
from avernus.play.serialize import encode
from avernus.server import wire
from avernus.server.clock import monotonic, wall
from avernus.server.http.limits import Bucket
from avernus.server.socket.connection import Connection
from avernus.server.tables.lock import TableLock
from avernus.server.telling import views
from avernus.server.telling.sentences import TableSpeaker
from avernus.server.telling.updates import Update

KEPT_BURST: Final = 500_000.0
KEPT_RATE: Final = 200.0
"""Bytes of remarks and programmed answers that a table takes."""
MOST_MURMURS: Final = 50
"""Remarks of spectators that somebody who comes later still hears."""
MOST_TOLD: Final = 24
"""States that are kept of a table: for each of its seats, and in some languages."""


class Seating:
    """What depends on who sits where: made anew when something else than an action has happened.

    To make it for each move would cost a twentieth more (`python -m bench.server.parts`).
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.version = room.seating
        self.voices: dict[str, TableSpeaker] = {}
        self.plays_by_itself = room.plays_by_itself()
        self.watched = self.plays_by_itself or any([chair.webhook is not None or chair.who is not None for chair in room.chairs])
        """Does anything follow from an action beside what its players do?"""


class LiveTable:
    """One table."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.room: Room | None = None
        """`None` while it sleeps: then the log has all of it."""
        self.lock = TableLock()
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[float, list[Seat], int]] = {}
        """What other processes say about who is connected there: until when, which seats, how many watch."""
        self.gone: dict[Seat, float] = {}
        """When the last client of a seat went."""
        self.owner = ""
        """Who has opened it (`Guests.owner`); empty where that is not known."""
        self.halted = False
        """Is it a table of bots that think no further, since nobody looks on?"""
        self.used = monotonic()
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self._seating: Seating | None = None
        self.told: dict[tuple[Seat | None, str], bytes] = {}
        """States as they were told, by viewer and language, as of entry, presence and seating:"""
        self.told_at: tuple[int, list[Seat], int] | None = None
        self.told_of: Seating | None = None
        self.murmurs: deque[bytes] = deque(maxlen=MOST_MURMURS)
        """What spectators have said to each other lately, as it was told."""
        self.kept = Bucket(KEPT_RATE, KEPT_BURST)
        """Bytes that may be written here beside actions."""
        self.snapped = 0
        self.due: int | None = None
        """What the log knows about when the table needs attention."""
        self.notified: tuple[int, tuple[Seat, ...]] = (-1, ())
        self.unnoticed = False
        """Has play gone on while nobody wanted to be notified?"""

    def sleep(self) -> None:
        """Let go of everything that the log has too."""
        self.room = self._seating = self.told_at = self.told_of = None
        self.told.clear()

    # -- who is there -------------------------------------------------------------------------

    def seating(self) -> Seating:
        """Those who sit here now. Asked before anything is told or understood: whoever has lost a seat is shown nothing more of it."""
        room = self.room
        assert room is not None
        seating = self._seating
        if seating is None or seating.room is not room or seating.version != room.seating:
            seating = self._seating = Seating(room)
            for connection in list(self.connections):
                if connection.keys:
                    connection.check(room.chairs, room.setup.spectators)
        return seating

    def unattended(self) -> bool:
        """Does nothing follow from what was just played but what its players do?"""
        room = self.room
        return self.timer is None and self.due is None and room is not None and room.status is PLAYING and not self.seating().watched

    def online(self) -> list[Seat]:
        """The seats with a client."""
        seats = {seat for connection in self.connections for seat in connection.seats}
        now = monotonic()
        for until, there, _ in self.remote.values():
            if until > now:
                seats.update(there)
        return sorted(seats)

    def watching(self) -> int:
        """How many spectators look on."""
        now = monotonic()
        return sum(not c.seats for c in self.connections) + sum(n for until, _, n in self.remote.values() if until > now)

    def deserted(self) -> bool:
        """Does nobody look on, here or at another process?"""
        return not self.connections and not self.online() and not self.watching()

    def absent(self, seat: Seat, patience: float) -> bool:
        """Has the seat been without a client for so many seconds?"""
        return seat not in self.online() and monotonic() - self.gone.get(seat, self.used) >= patience

    # -- telling ------------------------------------------------------------------------------

    def broadcast_presence(self) -> None:
        """Tell everybody who is there."""
        message = encode(wire.Presence(self.online(), self.watching()))
        for connection in self.connections:
            connection.push(message)

    def murmur(self, name: str, text: str) -> None:
        """Tell the spectators what one of them says; whoever holds a seat, here or in another tab, does not hear it there."""
        message = encode(wire.Murmured(name, text, wall()))
        self.murmurs.append(message)
        for connection in self.connections:
            if not connection.seats:
                connection.push(message)

    def voice(self, lang: str) -> TableSpeaker:
        """Sentences in a language, with the names of those who sit here now."""
        seating = self.seating()
        voice = seating.voices.get(lang)
        if voice is None:
            room = seating.room
            voice = seating.voices[lang] = TableSpeaker(room.game, room.seats, lang, [chair.name for chair in room.chairs])
        return voice

    def info(self, viewer: Seat | None, lang: str) -> wire.TableInfo:
        """The table for HTTP and for `state`."""
        assert self.room is not None
        return views.table(self.room, viewer, self.voice(lang), self.online(), self.watching())

    def state(self, viewer: Seat | None, lang: str) -> bytes:
        """The whole `state` message: written once until something happens, for all who see the same."""
        room = self.room
        assert room is not None
        seating = self.seating()
        there = (room.seq, self.online(), self.watching())
        if self.told_at != there or self.told_of is not seating:
            self.told_at, self.told_of = there, seating
            self.told.clear()
        found = self.told.get((viewer, lang))
        if found is None:
            if len(self.told) >= MOST_TOLD:
                self.told.clear()
            found = self.told[viewer, lang] = views.state(room, viewer, self.voice(lang), self.info(viewer, lang))
        return views.state_at(found, room, wall())

    def broadcast(self, items: Sequence[Item]) -> None:
        """Let every client know what it may know of what has just become true."""
        if not items or not self.connections:
            return
        self.seating()
        room = self.room
        assert room is not None
        update = Update(self, items, wall() if room.timed() else 0)  # shown by clocks alone
        for connection in self.connections:
            for viewer in connection.viewers:
                for message in update.messages(viewer, connection.lang):
                    connection.push(message)

    def broadcast_state(self) -> None:
        """The whole state for every client, where it is not known what they have missed."""
        self.seating()
        for connection in self.connections:
            for viewer in connection.viewers:
                connection.push(self.state(viewer, connection.lang))
