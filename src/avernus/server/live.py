"""A table in this process: its room when it is awake, and the clients around it."""

import asyncio
from collections.abc import Sequence
from typing import Any

from avernus.core.seats import Seat
from avernus.play.room import Item, Room
from avernus.server import pictures
from avernus.server.clock import monotonic, wall
from avernus.server.connection import Connection
from avernus.server.speech import Voice
from avernus.server.telling import Telling
from avernus.server.turnstile import Turnstile


class Live:
    """One table."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.room: Room | None = None
        """`None` while it sleeps: then the log has all of it."""
        self.turn = Turnstile()
        self.connections: set[Connection] = set()
        self.remote: dict[str, tuple[float, list[Seat], int]] = {}
        """What other processes say about who is connected there: until when, which seats, how many watch."""
        self.gone: dict[Seat, float] = {}
        """When the last client of a seat went."""
        self.used = monotonic()
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.voices: dict[str, Voice] = {}
        self.voiced: tuple[Room | None, int] = (None, 0)
        self.checked: tuple[Room | None, int] = (None, 0)
        """The room, and its seating, that the voices and the clients' seats were last compared with."""
        self.snapped = 0
        self.due: int | None = None
        """What the log knows about when the table needs attention."""
        self.notified: tuple[int, tuple[Seat, ...]] = (-1, ())
        self.unnoticed = False
        """Has play gone on while nobody wanted to be notified?"""
        self.hooks: tuple[Room | None, int, bool] = (None, 0, False)

    # -- who is there -------------------------------------------------------------------------

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

    def absent(self, seat: Seat, patience: float) -> bool:
        """Has the seat been without a client for so many seconds?"""
        return seat not in self.online() and monotonic() - self.gone.get(seat, self.used) >= patience

    def presence(self) -> None:
        """Tell everybody who is there."""
        message = pictures.encode({"type": "presence", "online": self.online(), "watching": self.watching()})
        for connection in self.connections:
            connection.push(message)

    def hooked(self) -> bool:
        """Does anybody want to be notified of turns?"""
        room = self.room
        assert room is not None
        if self.hooks[0] is not room or self.hooks[1] != room.seating:
            self.hooks = (room, room.seating, any(chair.webhook is not None for chair in room.chairs))
        return self.hooks[2]

    # -- telling ------------------------------------------------------------------------------

    def voice(self, lang: str) -> Voice:
        """Sentences in a language, with the names of those who sit here now."""
        room = self.room
        assert room is not None
        if self.voiced[0] is not room or self.voiced[1] != room.seating:
            self.voiced = (room, room.seating)
            self.voices.clear()
        voice = self.voices.get(lang)
        if voice is None:
            voice = self.voices[lang] = Voice(room.game, room.seats, lang, [chair.name for chair in room.chairs])
        return voice

    def info(self, viewer: Seat | None, lang: str) -> Any:
        """The table for HTTP and for `state`."""
        assert self.room is not None
        return pictures.table(self.room, viewer, self.voice(lang), self.online(), self.watching())

    def state(self, viewer: Seat | None, lang: str) -> dict[str, Any]:
        """The whole `state` message."""
        room = self.room
        assert room is not None
        voice = self.voice(lang)
        chair = None if viewer is None else room.chairs[viewer]
        return {
            "type": "state", "seat": viewer, "version": room.viewer_version(viewer),
            "table": self.info(viewer, lang), **pictures.position(room, viewer, voice, wall()),
            "log": pictures.log(room, viewer, voice), "takeback": self.takeback(), "vote": room.vote,
            "orders": [] if chair is None else chair.orders,
        }

    def takeback(self) -> dict[str, Any] | None:
        """The takeback that is asked for; how far it goes is not told where counting could betray something."""
        assert self.room is not None
        asked = self.room.takeback
        return asked if asked is None or not self.room.game.hidden else asked | {"keep": None}

    def tell(self, items: Sequence[Item]) -> None:
        """Let every client know what it may know of what has just become true."""
        if not items or not self.connections:
            return
        assert self.room is not None
        self.check()
        telling = Telling(self, self.room, items, wall())
        for connection in self.connections:
            for viewer in connection.viewers:
                for message in telling.messages(viewer, connection.lang):
                    connection.push(message)

    def restate(self) -> None:
        """The whole state for every client, where it is not known what they have missed."""
        self.check()
        for connection in self.connections:
            for viewer in connection.viewers:
                connection.push(pictures.encode(self.state(viewer, connection.lang)))

    def check(self) -> None:
        """Before anything is told or asked: does each client still hold the seats it came for?"""
        room = self.room
        assert room is not None
        if self.checked[0] is not room or self.checked[1] != room.seating:
            self.checked = (room, room.seating)
            for connection in list(self.connections):
                if connection.keys:
                    connection.check(room.chairs, room.setup.spectators)
